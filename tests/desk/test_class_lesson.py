"""A class at a lesson, and the health of its server."""

import asyncio
import base64
import re
import tomllib
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from reefkit import health as room
from reefkit.assess.items import Choice
from reefkit.classroom.store.retention import count_day
from reefkit.desk import class_setting, self_check
from reefkit.desk.class_setting import ways_of
from reefkit.health import CheckFinding, CheckTarget, memory
from reefkit.health.findings import bad, fine, warn
from reefkit.labs import environment
from reefkit.labs.environment import Served
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.parts import class_pages
from reefkit.labs.setting import Setting, plain_of, read_shared, setting_of, shared
from reefkit.labs.store_reports import STATE_VARIABLE, set_store_state
from reefkit.match.errors import Rejection
from reefkit.text import Message, catalogue, message
from tests.desk.pupils import Teacher
from tests.labs.reef.student import ClassRoom, look, text
from tests.support.open_page import one, words

# ---- What a class plays: chosen at the desk, checked by the game, shared as a link without secrets.
SETTINGS = some.builds(
    Setting,
    options=some.dictionaries(
        some.sampled_from(["rounds", "predict", "topics"]),
        some.one_of(some.integers(0, 9), some.text(max_size=9), some.lists(some.text(max_size=5))),
    ),
    chance=some.sampled_from(["own", "ocean"]),
    pace=some.sampled_from(["free", "together"]),
    way=some.sampled_from(["guided", "hands-on", "founded"]),
    size=some.integers(3, 4),
    forms=some.lists(some.text(min_size=1, max_size=9), max_size=3).map(tuple),
    feedback=some.sampled_from(["", "now", "end", "none"]),
    attempts=some.integers(0, 9),
)


@given(SETTINGS)
def test_a_link_carries_a_setting_whole(setting: Setting):
    link = shared(setting)
    assert read_shared(link) == setting
    opened = msgspec.structs.replace(setting, later=True)
    assert shared(opened) == link  # another class has nothing to look back to
    assert link.isascii()
    assert not set(link) & set("&=?#/ +")


@given(some.text(max_size=300))
def test_what_is_no_setting_is_refused_with_a_sentence(text: str):
    try:
        read_shared(text)
    except Rejection as error:
        said = error.message.id
    else:
        said = ""
    assert said in {"", "reject-setting-not-understood", "reject-setting-version"}


@pytest.mark.parametrize(
    "inside", ['{"key": "0123456789abcdef"}', '{"seed": 4}', '{"size": 9}', "[]", "null", "7", "{"]
)
def test_a_link_holds_choices_and_nothing_else(inside: str):
    packed = base64.urlsafe_b64encode(inside.encode()).decode().rstrip("=")
    with pytest.raises(Rejection) as refused:
        read_shared(f"1.{packed}")
    assert refused.value.message.id == "reject-setting-not-understood"
    with pytest.raises(Rejection) as refused:
        read_shared(f"2.{packed}")
    assert refused.value.message.id == "reject-setting-version"


def test_the_link_of_a_class_in_one_ocean_tells_no_key(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class(chance="ocean")
    setup = teacher.handle().setup
    assert setup.table_key
    teacher.do("settings-open")
    link = str(one(teacher.see("desk-windows"), ".rk-desk-link")["value"])
    held = base64.urlsafe_b64decode(link.rpartition(".")[2] + "==").decode()
    for secret in (setup.key, setup.table_key, teacher.row.id, teacher.row.code):
        assert secret not in link + held


def test_another_desk_takes_the_setting_of_a_link(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("settings-choose", name="chance", value="ocean")
    teacher.do("settings-option", name="rounds", value="3")
    teacher.do("settings-several", name="topics", value="climate", checked=True)
    teacher.do("settings-form", part="before", value="before-short")
    teacher.do("settings-choose", name="feedback", value="end")
    setting = teacher.scene.setting
    assert setting.options == {"rounds": 3, "topics": ["climate"]}
    other = Teacher(tmp_path / "..")
    other.do("settings-link", link=f"http://desk/teachers-desk/?setting={shared(setting)}&x=1")
    assert other.scene.setting == setting
    assert "feedback" not in words(other.see("desk-lesson"))
    assert "Topics" in words(other.see("desk-lesson")) or "Cards about" in words(
        other.see("desk-lesson")
    )


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        (Setting(options={"rounds": 99}), "option"),
        (Setting(options={"sorcery": 1}), "understood"),
        (Setting(game="chess"), "setting"),
        (Setting(forms=("none-such",)), "questions"),
    ],
)
def test_a_setting_that_does_not_fit_is_refused(tmp_path: Path, setting: Setting, why: str):
    teacher = Teacher(tmp_path)
    said = teacher.refused("settings-link", link=shared(setting))
    assert said
    assert teacher.scene.setting == Setting(), why
    with pytest.raises(Rejection):  # a link that opened the desk is not even offered
        class_setting.offer(teacher.session, shared(setting))
    assert class_setting.OFFERED not in teacher.session.ui.settings


def test_in_one_ocean_the_class_goes_together(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("settings-choose", name="chance", value="ocean")
    assert teacher.scene.setting.gates
    teacher.refused("settings-choose", name="pace", value="free")
    teacher.do("settings-choose", name="chance", value="own")
    teacher.do("settings-choose", name="pace", value="free")
    assert not teacher.scene.setting.gates


LENGTHS = ("30", "45", "60", "90", "two")
PLANNED = [
    name
    for name, each in desk_labs().items()
    if any(plan.content.length for plan in each.plans(catalogue("en")))
]


@pytest.mark.parametrize("game", PLANNED)
def test_how_long_have_you_got_is_answered_by_one_press(tmp_path: Path, game: str):
    teacher = Teacher(tmp_path)
    teacher.do("settings-lesson", value=game)
    teacher.do("settings-choose", name="age", value="from-14")
    for length in LENGTHS:
        teacher.press("desk-time", f"time-{length}")
        plan = next(
            each
            for each in teacher.scene.game.plans(teacher.scene.say)
            if each.id == teacher.scene.setting.plan
        )
        assert plan.content.length == length
        assert teacher.scene.setting.forms == plan.content.forms
        shown = one(teacher.see("desk-time"), '[data-key="time"]')
        strips = shown.select("ol.rk-desk-strip")
        assert len(strips) == len(plan.content.sittings) == (2 if length == "two" else 1)
        minutes = [int(one(step, "b").get_text()) for ol in strips for step in ol.select("li")]
        assert sum(minutes) == plan.minutes
        assert length == "two" or sum(minutes) == int(length)
        pressed = [each for each in shown.select("button") if each.get("aria-pressed") == "true"]
        assert [each["data-key"] for each in pressed] == [f"time-{length}"]
        homework = words(one(shown, '[data-key="homework"]'))
        assert bool(plan.content.homework) == ("Homework" in homework)
        steps = " ".join(step.id for sitting in plan.content.sittings for step in sitting)
        assert ("before" in plan.content.homework) != ("before" in steps)
        assert "after" in steps or "after" in plan.content.homework


def test_another_lesson_takes_the_same_time(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.press("desk-time", "time-60")
    teacher.do("settings-lesson", value="climate")
    assert teacher.scene.setting.plan == "climate-first"
    assert teacher.scene.setting.options["rounds"] == 10
    assert teacher.scene.setting.size == 3


@pytest.mark.parametrize("game", PLANNED)
def test_the_questions_of_a_single_lesson_ask_six_ideas_of_all_goals_again(game: str):
    papers = desk_labs()[game].lab.papers()
    before, after, later = (papers.forms[f"{part}-lesson"] for part in ("before", "after", "later"))
    asked = [
        [each for slot in form.slots for each in slot.concepts] for form in (before, after, later)
    ]
    assert asked[0] == asked[1] == asked[2]
    for plan in desk_labs()[game].plans(catalogue()):
        for kind in ("lesson", "short"):
            asked_then = f"before-{kind}" in plan.content.forms
            assert (f"later-{kind}" in plan.content.forms) == asked_then
    assert len(set(asked[0])) == 6
    items = [each for each in papers.bank.items.values() if each.concept in asked[0]]
    assert {goal for each in items for goal in each.goals} == set(
        desk_labs()[game].lab.goals.upper()
    )
    count = sum(len(slot.concepts) + len(slot.items) or slot.count for slot in after.slots)
    assert 6 <= count <= 8


# -- how old the class is, and what its pages speak
LESSONS = sorted((Path(__file__).parents[2] / "lessons").glob("*/lesson.toml"))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.parent.name)
def test_a_lesson_for_children_under_10_has_questions_for_them(lesson: Path):
    declared = tomllib.loads(lesson.read_text(encoding="utf-8"))
    game = desk_labs().get(declared.get("lab", ""))
    if game is None:
        assert declared["youngest"] >= 10
        return
    parts = [game.forms[each].part for each in game.youngest_forms]
    assert parts == (["before", "after", "later"] if declared["youngest"] < 10 else [])


@pytest.mark.parametrize("locale", ["en-simple", "es-simple"])
@pytest.mark.parametrize("game", ["climate", "succession"])
def test_the_youngest_choose_once_among_a_few_short_answers(game: str, locale: str):
    on_desk, say = desk_labs()[game], catalogue(locale)
    bank = on_desk.lab.papers().bank
    forms = [on_desk.forms[each] for each in on_desk.youngest_forms]
    asked = [tuple(each for slot in form.slots for each in slot.concepts) for form in forms]
    assert len(set(asked)) == 1
    items = {key: each for key, each in bank.items.items() if each.concept in asked[0]}
    assert len(items) == 2 * len(asked[0]) == 10
    goals = {goal for each in items.values() for goal in each.goals}
    assert goals >= set("ABCDE") - ({"D"} if game == "succession" else {"E"})
    for id_, item in items.items():
        assert isinstance(item, Choice)
        texts = [say.render(Message(f"item-{id_}.{option}")) for option in item.options]
        assert max(len(text.split()) for text in texts) <= 13, texts


def test_a_class_under_10_has_questions_of_its_own_whatever_the_plan(tmp_path: Path):
    teacher = Teacher(tmp_path)

    def shown() -> tuple[str, str]:
        age = one(teacher.see("desk-time"), '[data-key="choose-age"] option[selected]')
        return str(age["value"]), words(one(teacher.see("desk-lesson"), '[data-key="plays"]'))

    assert shown()[0] == "from-14"
    teacher.do("settings-lesson", value="succession")
    young = ("before-youngest", "after-youngest", "later-youngest")
    for length in ("30", "45", "two"):
        teacher.press("desk-time", f"time-{length}")
        assert teacher.scene.setting.forms == young
    age, plays = shown()
    assert age == "under-10"
    assert "for classes under 10" in plays
    assert "simple words" in plays
    teacher.press("desk-time", "time-30")
    homework = words(one(teacher.see("desk-time"), '[data-key="homework"]'))
    assert "five ideas, for classes under 10" in homework
    teacher.do("settings-choose", name="age", value="10-to-13")
    assert teacher.scene.setting.forms == ("before-short", "after-short", "later-short")
    assert "simple words" in shown()[1]
    teacher.do("settings-choose", name="age", value="from-14")
    assert "simple words" not in shown()[1]
    teacher.do("settings-lesson", value="climate")
    assert teacher.scene.setting.age == "from-14"
    teacher.do("settings-choose", name="age", value="10-to-13")
    teacher.do("settings-lesson", value="reef")
    assert teacher.scene.setting.age == "10-to-13"
    link = shared(Setting(game="climate", age="under-10", forms=young))
    teacher.do("settings-link", link=link)
    assert teacher.scene.setting.forms == young


def test_in_the_plans_for_a_class_under_10_people_make_it_warmer_only(tmp_path: Path):
    teacher = Teacher(tmp_path)

    def warming() -> object:
        return teacher.scene.game.options_of(teacher.scene.setting)["warming_bias"]

    teacher.do("settings-lesson", value="climate")
    assert warming() == 50
    for length in ("45", "60"):
        teacher.press("desk-time", f"time-{length}")
        assert warming() == 100
    assert "per cent" not in words(teacher.see("desk-lesson")), "no option of the teacher's own"
    teacher.do("settings-choose", name="age", value="10-to-13")
    assert warming() == 50
    teacher.do("settings-choose", name="age", value="under-10")
    assert warming() == 100
    teacher.do("settings-choose", name="plan", value="")
    assert warming() == 50


def test_the_language_of_the_pages_is_one_that_the_lesson_has(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("settings-open")
    offered = one(teacher.see("desk-windows"), '[data-key="choose-language"]').select("option")
    assert [each["value"] for each in offered] == ["", "en", "en-simple", "es", "es-simple"]
    assert [words(each) for each in offered][3:] == ["Español", "Español, simple words"]
    teacher.do("settings-choose", name="language", value="es-simple")
    teacher.refused("settings-choose", name="language", value="fr")
    assert teacher.scene.setting.language == "es-simple"
    assert "Español, simple words" in words(teacher.see("desk-lesson"))


def test_a_plan_chooses_options_and_another_takes_its_own_back(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("settings-option", name="rounds", value="2")
    teacher.do("settings-choose", name="plan", value="one-lesson")
    options = teacher.scene.setting.options
    assert options["founder_mutations"] == 2
    assert options["mutate_at_spawning"]
    assert options["early_long"]
    assert teacher.scene.setting.way == "founded"
    teacher.do("settings-choose", name="plan", value="longer")
    assert teacher.scene.setting == Setting(plan="longer", options={"rounds": 5})
    teacher.do("settings-choose", name="plan", value="")
    assert teacher.scene.setting == Setting()
    teacher.refused("settings-choose", name="plan", value="a-week")


def test_way_and_pace_turn_the_games_own_options():
    game = desk_labs()["reef"]
    hands_on = game.options_of(Setting(way="hands-on", pace="together"))
    assert (hands_on["hands_on"], hands_on["gates"]) == (True, True)
    founded = game.options_of(Setting(way="founded"))
    assert (founded["hands_on"], founded["gates"]) == (False, False)


def test_a_lesson_plan_sets_the_options_of_its_match_and_takes_them_back(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("settings-lesson", value="expanse")
    teacher.do("settings-option", name="clock", value="30")
    as_printed = (14, 2, False, True)
    plans = {"expanse-lesson": (5, 2, True, False), "expanse-short": (4, 2, True, False)}
    for plan, expected in (*plans.items(), ("", as_printed)):
        teacher.do("settings-choose", name="plan", value=plan)
        options = teacher.scene.game.options_of(teacher.scene.setting)
        chosen = [options[name] for name in ("turns", "dice", "chain", "raising", "clock")]
        assert chosen == [*expected, 30]


def test_the_standard_setting_comes_back(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("settings-choose", name="size", value="3")
    teacher.do("settings-standard")
    assert setting_of(teacher.scene.control.setting) == Setting()


# ---- Which lesson a class plays: the teacher chooses it at the desk, and its pupils find it.
@pytest.fixture
def teacher(tmp_path: Path) -> Teacher:
    return Teacher(tmp_path, 3)


def test_every_game_that_a_class_can_play_is_offered(teacher: Teacher):
    offered = one(teacher.see("desk-time"), '[data-key="choose-lesson"]').select("option")
    assert [each["value"] for each in offered] == list(desk_labs())
    assert [each["value"] for each in offered if each.has_attr("selected")] == ["reef"]


def test_another_lesson_begins_with_its_own_options_and_keeps_what_is_of_no_game(teacher: Teacher):
    teacher.do("settings-option", name="rounds", value="2")
    teacher.do("settings-choose", name="attempts", value="2")
    teacher.do("settings-choose", name="way", value="hands-on")
    teacher.do("settings-lesson", value="climate")
    forms = ("before-youngest", "after-youngest", "later-youngest")
    at_eight = Setting(game="climate", attempts=2, age="under-10", forms=forms)
    assert teacher.scene.setting == at_eight
    teacher.do("settings-open")
    teacher.see("desk-windows")
    teacher.do("lesson-seat")
    assert {each.lesson for each in teacher.tables} == {"climate"}
    assert teacher.handle().setup.game == "climate"


@pytest.mark.parametrize(("game", "plays"), [("deep-time", False), ("climate", True)])
def test_only_a_lesson_with_a_match_has_tables_to_choose(
    teacher: Teacher, game: str, *, plays: bool
):
    teacher.do("settings-lesson", value=game)
    teacher.do("settings-open")
    sizes = teacher.see("desk-windows").select('[data-key="choose-size"]')
    told = teacher.see("desk-lesson").select('[data-key="plays"] li:not([data-key])')
    assert (bool(sizes), bool(told)) == (plays, plays)


def test_the_desk_of_a_game_without_reefs_speaks_of_none(teacher: Teacher):
    teacher.do("settings-lesson", value="succession")
    teacher.do("lesson-seat")
    teacher.do("tab", tab="play")
    assert "All tables over time" in words(teacher.see("desk-types"))
    said = words(teacher.see("desk-types")) + words(teacher.see("data"))
    assert not re.search("reef|types alive", said, re.IGNORECASE)


def test_while_tables_are_laid_the_lesson_stays(teacher: Teacher):
    teacher.do("lesson-seat")
    assert "End the lesson" in teacher.refused("settings-lesson", value="climate")
    teacher.do("lesson-end")
    teacher.do("settings-lesson", value="climate")


def test_no_other_lesson_is_known(teacher: Teacher):
    teacher.refused("settings-lesson", value="chess")
    assert teacher.scene.setting.game == "reef"


@pytest.mark.parametrize("game", ["climate", "reef"])
def test_a_class_is_offered_the_ways_its_game_has(teacher: Teacher, game: str):
    teacher.do("settings-lesson", value=game)
    ways = ways_of(desk_labs()[game])
    for name, known in (("chance", ("own", "ocean")), ("way", ("guided", "hands-on", "founded"))):
        for value in known:
            if value in ways[name]:
                teacher.do("settings-choose", name=name, value=value)
            else:
                assert "cannot be played" in teacher.refused(
                    "settings-choose", name=name, value=value
                )


def test_a_link_may_bring_another_lesson_while_no_table_is_laid(teacher: Teacher):
    link = shared(Setting(game="climate"))
    teacher.do("settings-link", link=link)
    assert teacher.scene.setting.game == "climate"
    teacher.do("lesson-seat")
    teacher.refused("settings-link", link=shared(Setting()))


def test_a_pupil_in_another_lesson_is_led_to_that_of_the_class(tmp_path: Path):
    room = ClassRoom(tmp_path)
    room.store.classes.set_control(room.id, setting=plain_of(Setting(game="climate")))
    sam = room.pupil("Sam")
    look(sam)
    home = sam.see(class_pages.CLASS_HOME)
    way = one(home, '[data-key="class-elsewhere"]')
    assert way["href"] == f"../{desk_labs()['climate'].lesson}/"
    assert "Climate Change" in words(way)
    assert "is kept" in text(home)
    assert not home.select('[data-key="class-before"]')


def test_the_questions_of_another_lesson_are_not_asked_here(tmp_path: Path):
    room = ClassRoom(tmp_path)
    setting = Setting(game="climate", attempts=1)
    room.store.classes.set_control(room.id, setting=plain_of(setting))
    sam = room.pupil("Sam")
    look(sam)
    assert sam.session.papers is None


# ---- The self-check at the desk: opened by a button, told as it finds, and a band where memory is short.
SERVED = Served(address="127.0.0.1", port=1, students=12)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stand in a kernel of a server of a class of twelve."""
    monkeypatch.setenv(environment.SERVER_VARIABLE, "")  # so that it is undone
    monkeypatch.setenv(environment.DATABASE_VARIABLE, str(tmp_path / "class.sqlite"))
    environment.set_served(SERVED)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[CheckTarget]:
    """Find three things without looking, and keep what was asked."""
    asked: list[CheckTarget] = []

    def look(question: CheckTarget) -> list[CheckFinding]:
        asked.append(question)
        unknown = message("health-unknown")
        return [
            fine("token", message("health-token-alone")),
            warn("clock", unknown, message("health-clock-do")),
            bad("disk", unknown, message("health-disk-do")),
        ]

    monkeypatch.setattr(self_check, "look", lambda question: iter(look(question)))
    return asked


def test_without_a_server_there_is_nothing_to_check(tmp_path: Path):
    teacher = Teacher(tmp_path)
    assert not teacher.see("desk-join").select('[data-act="health-look"]')
    assert "no server to check" in teacher.refused("health-look")
    assert not teacher.see("desk-windows").select("dialog")


@pytest.mark.usefixtures("server")
def test_what_stands_in_the_way_is_told_first(tmp_path: Path, found: list[CheckTarget]):
    teacher = Teacher(tmp_path)
    assert teacher.see("desk-join").select('[data-act="health-look"]')
    teacher.do("health-look")
    dialog = teacher.see("desk-windows")
    heads = [words(each) for each in dialog.select("h3")]
    assert heads == ["Room on the disk", "Clock", "Who may come in"]
    (told,) = dialog.select('[data-key="health-told"]')
    assert words(told) == "One thing stands in the way of a class of 12."
    (asked,) = found
    assert asked.served == SERVED
    assert asked.is_running
    assert asked.store == str(tmp_path / "class.sqlite")
    teacher.do("close-dialog")
    assert not teacher.see("desk-windows").select("dialog")


@pytest.mark.usefixtures("server")
def test_the_self_check_opens_what_the_wall_shows(tmp_path: Path, found: list[CheckTarget]):
    teacher = Teacher(tmp_path)
    teacher.session.addresses = ("http://192.0.2.7:8866/labs/",)
    (typed,) = teacher.see("desk-join").select('[data-key="address"] b')
    teacher.do("health-look")
    teacher.do("join-door", checked=False)  # the code of the picture lets nobody in now
    teacher.do("health-look")
    long = teacher.session.scene().klass.long_code.replace(" ", "")
    assert found[0].shown == (words(typed), f"http://192.0.2.7:8866/labs/join/{long}/")
    assert found[1].shown == (words(typed),)


@pytest.mark.usefixtures("server")
def test_in_a_kernel_the_page_answers_while_it_looks(tmp_path: Path, found: list[CheckTarget]):
    teacher = Teacher(tmp_path)

    async def look() -> list[str]:
        seen = []
        teacher.do("health-look")
        teacher.do("health-look")  # pressed twice it looks once
        seen.append(words(teacher.see("desk-windows")))
        task = self_check.health_ui_of(teacher.session).task
        assert task is not None
        await task
        seen.append(words(teacher.see("desk-windows")))
        return seen

    before, after = asyncio.run(look())
    assert "is being checked" in before
    assert "Check again" not in before
    assert "Check again" in after
    assert "stands in the way of a class of 12" in after
    assert len(found) == 1


@pytest.mark.usefixtures("server")
def test_the_real_checks_are_asked_at_the_desk(tmp_path: Path):
    teacher = Teacher(tmp_path)
    kept = [name for name in room.CHECKS if name in {"storage", "disk", "token", "files"}]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "CHECKS", {name: room.CHECKS[name] for name in kept})
        teacher.do("health-look")
    shown = words(teacher.see("desk-windows"))
    assert str(tmp_path / "class.sqlite") in shown
    assert "Only browsers on this computer can open the labs." in shown


@pytest.mark.usefixtures("server")
def test_memory_that_is_short_stands_over_every_tab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    teacher = Teacher(tmp_path)
    left = memory.reserve() + memory.of_page()
    monkeypatch.setattr(memory, "free", lambda: left)
    assert "short of memory" not in words(teacher.see("desk-top"))
    monkeypatch.setattr(memory, "free", lambda: left - 1)
    teacher.do("tab", tab="exports")
    assert "The computer is short of memory" in words(teacher.see("desk-top"))


def test_topics_that_leave_a_deck_empty_are_refused_in_the_dialog(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.do("settings-open")
    said = teacher.refused("settings-several", name="topics", value="acidification", checked=True)
    assert "short-term deck is empty" in said
    assert teacher.scene.setting.options == {}
    dialog = teacher.see("desk-windows")
    assert "short-term deck is empty" in words(dialog)
    assert "storms (4 short-term, 0 long-term)" in words(dialog)
    assert "checked" in one(dialog, 'input[value="acidification"]').attrs
    teacher.do("settings-several", name="topics", value="storms", checked=True)
    assert set(teacher.scene.setting.options["topics"]) == {"acidification", "storms"}
    with pytest.raises(Rejection):
        class_setting.offer(teacher.session, shared(Setting(options={"topics": ["storms"]})))


# ---- An old class: announced over every tab, closed, and kept by one press.
def run_for(teacher: Teacher, days: int) -> None:
    """Have servers run on the next days, and do their chores on the last."""
    with teacher.store._database.write() as connection:
        for _ in range(days):
            teacher.watch.now += timedelta(days=1)
            count_day(connection, teacher.watch.now)
    teacher.store.classes.erase_expired()


def test_an_old_class_is_announced_and_kept_by_one_press(tmp_path: Path):
    teacher = Teacher(tmp_path)
    assert not teacher.see("desk-top").select('[data-act="keep-class"]')
    teacher.store.classes.extend(teacher.row.id, 1)
    run_for(teacher, 1)
    assert "After 14 more days" in words(teacher.see("desk-top"))
    run_for(teacher, 13)
    assert "After one more day on which the labs run it closes" in words(teacher.see("desk-top"))
    run_for(teacher, 1)
    assert "cannot come in. After 30 more days" in words(teacher.see("desk-top"))
    teacher.do("keep-class")
    top = teacher.see("desk-top")
    assert "The class is kept until" in words(top)
    assert not top.select('[data-act="keep-class"]')


def test_a_class_is_kept_until_the_day_that_its_teacher_sets(tmp_path: Path):
    teacher = Teacher(tmp_path)
    today = teacher.watch.now.date()
    field = one(teacher.see("exports"), '[data-key="export-until"]')
    first, last = today + timedelta(days=14), today + timedelta(days=200)
    assert (field["min"], field["max"]) == (str(first), str(last))
    for wrong in ("", "soon", str(first - timedelta(days=1)), str(last + timedelta(days=1))):
        assert "Choose a day from" in teacher.refused("export-until", day=wrong)
    teacher.do("export-until", day=str(first + timedelta(days=1)))
    assert teacher.row.expires > teacher.scene.klass.expires
    assert one(teacher.see("exports"), '[data-key="export-until"]')["value"] == str(
        first + timedelta(days=1)
    )
    run_for(teacher, 2)
    assert "After 14 more days" in words(teacher.see("desk-top"))
    run_for(teacher, 14)
    assert "cannot come in" in words(teacher.see("desk-top"))
    run_for(teacher, 30)
    assert teacher.store.classes.get(teacher.row.id) is None


@pytest.mark.parametrize(("days", "said"), [(300, "300 days ahead"), (-300, "300 days behind")])
def test_the_desk_says_that_the_clock_is_far_from_the_last_work(
    tmp_path: Path, days: int, said: str
):
    teacher = Teacher(tmp_path)
    run_for(teacher, 1)
    assert not teacher.see("desk-top").select('[data-key="clock-far"]')
    teacher.watch.now += timedelta(days=days)
    assert said in words(teacher.see("desk-top"))


def test_the_desk_says_that_pages_cannot_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    teacher = Teacher(tmp_path)
    monkeypatch.setenv(STATE_VARIABLE, str(tmp_path))
    for cause, band in ((None, 0), ("full", 1), (None, 0)):
        set_store_state(tmp_path, cause)
        assert len(teacher.see("desk-top").select('[data-key="not-saved"]')) == band
        assert ("no room left" in words(teacher.see("desk-top"))) == band
