"""The wall: a page of its own that follows the class, is led from the desk, and tells no secret."""

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.desk.page import PARTS, Desk, desk
from reefkit.desk.wall_choice import FREE
from reefkit.desk.wall_page import WALL_PAGE, Wall, WallSession
from reefkit.labs import environment, page_address
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.parts.ending import FINAL_PAGE
from reefkit.match.game import Ready
from reefkit.text import catalogue, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.art import art
from tests.desk.pupils import (
    PUPILS,
    TABLES,
    Teacher,
    a_class,
    desk_of,
    open_wall,
    played,
    read_wall,
    whole_class,
)
from tests.desk.test_wall import to_gate, until_foreseen
from tests.support.open_page import BotsPage, one, words

CONTROLS = "button, a, input, select, textarea, summary, [data-act]"


def shows(wall: BeautifulSoup) -> str:
    """Name what stands on the wall."""
    found = [
        name
        for name, key in {
            "join": "join-wall",
            "talk": "talk-wall",
            "data": "data-wall",
            "question": "assessment-wall",
            "review": "review-wall",
        }.items()
        if wall.select(f'[data-key="{key}"]')
    ]
    found += ["tables"] if wall.select(".rk-desk-table") else []
    (name,) = found
    return name


def play_out(teacher: Teacher) -> None:
    for table in teacher.scene.handles.values():
        for seat in range(4):
            table.set_away(seat)
        for _ in range(60):
            table.run()
            if table.gate:
                table.onward(table.gate)


def test_beside_the_code_the_wall_shows_the_plan_to_the_class(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    assert not teacher.wall().select(".rk-desk-strip")
    teacher.press("desk-time", "time-45")
    steps = [words(each) for each in teacher.wall().select(".rk-desk-strip > li")]
    assert steps == [
        "3 Join", "2 Welcome", "16 Round 1", "11 Round 2", "5 Compare the reefs", "8 After",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("choices", "locale"),
    [
        ({"age": "10-to-13"}, "en-simple"),
        ({"language": "es-simple"}, "es-simple"),
        ({"age": "from-14"}, "en"),
    ],
)
def test_the_wall_speaks_as_the_pages_of_its_class(
    tmp_path: Path, choices: dict[str, str], locale: str
):
    teacher = Teacher(tmp_path, 3)
    wall = open_wall(teacher.session)
    for name, value in choices.items():
        teacher.do("settings-choose", name=name, value=value)
    heading = one(read_wall(wall), "h1, h2").text
    assert heading.strip() == catalogue(locale).render(message("desk-join-title"))
    assert wall.panels["wall-head"].speech["lang"] == locale[:2]
    assert wall.session.say.locale == locale
    opened = one(teacher.see("desk-top"), '[data-key="wall-experiment"]')["href"]
    assert opened == f"../reef-survivor/?page=experiment&speak={locale}"
    assert teacher.session.say.locale == "en"


def test_the_wall_follows_the_class_from_the_code_to_the_data(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    assert shows(teacher.wall()) == "join"
    teacher.quick_class(chance="ocean")
    assert shows(teacher.wall()) == "tables"
    assert len(teacher.wall().select(".rk-desk-table")) == 2
    while "-card-" not in (gate := to_gate(teacher, 0)):
        to_gate(teacher, 1)
        teacher.do("gate-open", gate=gate)
    to_gate(teacher, 1)
    assert shows(teacher.wall()) == "tables"
    teacher.do("gate-open", gate=gate)
    assert shows(teacher.wall()) == "talk"
    while teacher.scene.game.card(teacher.handle(0)).step != "past":
        for number in (0, 1):
            to_gate(teacher, number)
            teacher.handle(number).onward(teacher.handle(number).gate)
    assert shows(teacher.wall()) == "tables"
    play_out(teacher)
    assert shows(teacher.wall()) == "data"
    assert not teacher.wall().select('[data-key="wall-after"]')
    teacher.do("all-to-after")
    assert teacher.wall().select('[data-key="wall-after"]')


def test_what_the_desk_puts_there_stays_until_the_teacher_leads_on(tmp_path: Path):
    teacher = until_foreseen(tmp_path)
    for what in FREE:
        teacher.press("desk-top", f"wall-put-{what}")
        assert shows(teacher.wall()) == what
        assert shows(teacher.reloaded().wall()) == what  # kept with the class
        chosen = one(teacher.see("desk-top"), f'[data-key="wall-put-{what}"]')
        assert chosen["aria-pressed"] == "true"
    gate = to_gate(teacher, 0)
    to_gate(teacher, 1)
    teacher.do("gate-open", gate=gate)
    assert one(teacher.see("desk-top"), '[data-key="wall-follow"]')["aria-pressed"] == "true"


def test_what_the_class_did_is_done_when_its_lesson_ends(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.press("desk-time", "time-45")
    teacher.press("desk-time", "time-start")
    teacher.do("lesson-seat")
    play_out(teacher)
    teacher.do("lesson-end")
    strip = one(teacher.see("desk-time"), ".rk-desk-strip")
    assert all("rk-desk-step-done" in each["class"] for each in strip.select("[data-plays]"))
    assert "The lesson has ended" in words(teacher.see("desk-lead"))
    wall = words(teacher.wall())
    assert "The lesson has ended" in wall
    assert "homework: after" in wall.casefold()
    assert "are here" not in wall
    teacher.watch.pass_by(24 * 3600)
    assert "Join this class" in words(teacher.wall())


def test_on_another_day_the_wall_begins_with_the_code_again(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    teacher.do("wall-put", what="join")
    teacher.watch.pass_by(24 * 3600)
    assert shows(teacher.wall()) == "tables"  # a match of two lessons goes on
    play_out(teacher)
    teacher.do("wall-put", what="tables")
    assert shows(teacher.wall()) == "tables"
    teacher.watch.pass_by(7 * 24 * 3600)
    assert shows(teacher.wall()) == "join"
    teacher.do("wall-names", checked=True)
    assert shows(teacher.wall()) == "join"


def test_what_is_not_there_gives_way_to_what_the_class_does(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    for what in ("data", "talk", "tables", "review"):
        teacher.do("wall-put", what=what)
        assert shows(teacher.wall()) == "join"
    for what in ("tables", "talk"):
        teacher.do("wall-put", what=what)
        told = message("desk-wall-told", what=message("desk-wall-is-phase"))
        assert teacher.session.said == told
        top = teacher.see("desk-top")
        assert not top.select(f'[data-key="wall-put-{what}"]')
        assert one(top, '[data-key="wall-follow"]')["aria-pressed"] == "true"
    control = teacher.scene.control
    for broken in ("x", {"shows": "grades"}, {"of": 1}, {"shows": "data", "of": {"view": 7}}):
        more = {**control.more, "wall": broken}
        teacher.store.classes.set_control(teacher.row.id, more=more)
        assert shows(teacher.wall()) == "join"


def test_clock_pause_and_code_stand_at_the_head(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    head = one(teacher.wall(), '[data-key="wall-head"]')
    assert not head.select('[data-key="wall-clock"], [data-key="wall-paused"]')
    assert teacher.row.code in words(head)
    teacher.do("plan-start")
    teacher.do("all-pause")
    teacher.do("join-door", checked=False)
    teacher.watch.pass_by(60 * 20)
    head = one(teacher.wall(), '[data-key="wall-head"]')
    assert "25 min" in words(one(head, '[data-key="wall-clock"]'))
    assert len(head.select(".rk-wall-step-now")) == 1
    assert "Paused" in words(head)
    assert teacher.row.code not in words(head)


def test_the_wall_shows_no_code_while_nobody_may_join(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    assert teacher.row.code in words(teacher.wall())
    teacher.do("join-door", checked=False)
    wall = teacher.wall()
    assert "Nobody new can join" in words(one(wall, "h1"))
    assert "Join this class" not in words(wall)
    assert "Type this code" not in words(wall)
    assert teacher.row.code not in words(wall)
    assert not wall.select(".rk-desk-qr")


def test_the_colours_of_maps_are_named_beside_the_tables(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.do("settings-lesson", value="climate")
    assert not teacher.wall().select('[data-key="wall-legend"]')
    teacher.do("lesson-seat")
    legend = one(teacher.wall(), '[data-key="wall-legend"]')
    colours = [each.i["style"].removeprefix("background:") for each in legend.select("li")]
    assert len(set(colours)) == 4
    assert all(colour in str(one(teacher.wall(), ".rk-desk-table")) for colour in colours)
    assert "savannah" in words(legend)


def test_a_message_to_all_stands_on_the_wall_and_one_to_a_table_does_not(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class()
    teacher.do("all-send", text="Look up")
    assert words(one(teacher.wall(), '[data-key="wall-message"]')) == "Look up"
    teacher.do("all-send", text="Two minutes", table=teacher.tables[0].id)
    assert not teacher.wall().select('[data-key="wall-message"]')


def test_seats_have_signs_and_names_only_if_the_desk_says_so(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    teacher.handle().act(0, Ready())
    card = one(teacher.wall(), ".rk-desk-table")
    assert [each["href"] for each in card.select(".rk-desk-board-foot use[href*=seat]")] == [
        f"#rk-icon-seat-{seat}" for seat in range(4)
    ]
    assert "Waiting for 3 players" in words(card)
    assert not [name for name in ("Ana", "Ben", "Carlos", "Dina") if name in str(card)]
    teacher.do("wall-names", checked=True)
    card = one(teacher.wall(), ".rk-desk-table")
    assert next(words(each) for each in card.select(".rk-wall-name")).startswith("Ana")
    assert "Waiting for Ben, Carlos, Dina" in words(card)


def test_a_player_has_one_colour_and_sign_in_play_replay_and_print_and_at_the_desk(tmp_path: Path):
    match = played(PUPILS[:4], 5)
    desk_page = a_class(tmp_path, [match]).session
    desk_page.do("wall-put", {"what": "tables"})
    boards = read_wall(open_wall(desk_page)).select(".rk-desk-board")
    for seat, board in enumerate(boards):
        lesson = BotsPage(labs()["reef"], match)
        lesson.session.sit(lesson.table, (seat,))
        signs = [board, one(lesson.html("top"), ".rk-seat-name")]
        final = BeautifulSoup(FINAL_PAGE.render(lesson.scene), "html.parser")
        for certificate in final.select(".rk-certificate, .rk-certificate-tall"):
            signs.append(certificate)
            lines = [str(line["stroke"]) for line in certificate.select("path[stroke-width='4']")]
            assert lines == [art().palette.seats[seat].colour]
        lesson.do("lapse")
        signs.append(one(lesson.html("top"), ".rk-seat-name"))
        assert len(signs) == 5
        for each in signs:
            used = [str(use["href"]) for use in each.select("use[href*=rk-icon-seat]")]
            assert used == [f"#rk-icon-seat-{seat}"]


def test_no_name_and_no_control_reaches_the_wall(tmp_path: Path):
    """Everything the wall can show of games that were played, at every stop of a replay."""
    names = [f"Quetzal{name}" for name in PUPILS[:8]]
    notes = {(1, 0): "my secret quetzal note"}
    matches = [played(names[:4], 50, notes=notes), played(names[4:], 54)]
    session = a_class(tmp_path, matches, share=True).session
    wall, walls = open_wall(session), []
    for what in ("join", "tables", "talk", "data", "review"):
        session.do("wall-put", {"what": what})
        walls.append(read_wall(wall))
    for view in ("ocean", "board", "strategy", "scores", "explorer"):
        session.do("data-view", {"view": view})
        session.do("wall-put", {"what": "data"})
        walls.append(read_wall(wall))
    session.do("review-two", {})
    session.do("wall-put", {"what": "review"})
    for survey in ("0", "1", "2"):
        session.do("review-survey", {"value": survey})
        walls.append(read_wall(wall))
        review = words(one(walls[-1], '[data-key="review-wall"]'))
        assert "Reef of Player 1" in review
        assert not [each for each in TABLES if each in review], "a table tells who sits there"
    for shown in walls:
        assert "quetzal" not in str(shown).lower()
        assert not shown.select(CONTROLS)


def test_no_grade_and_no_text_of_a_student_reaches_the_wall(tmp_path: Path):
    names = ("Ada", "Ben", "Cem", "Dea")
    school = whole_class(tmp_path, names)
    session = desk_of(school)
    wall = open_wall(session)
    own_words = ("More types lived where", "I do not know.", "Waves end there", "Four lived.")
    for part in ("before", "after"):
        session.do("tab", {"tab": part})
        session.do("assess-leaf", {"part": part, "leaf": "items"})
        region = next(each for each in PARTS if each.name == part)
        lines = BeautifulSoup(region.render(session.scene()), "html.parser")
        items = [str(each["data-item"]) for each in lines.select('[data-act="assess-item"]')]
        assert items
        for item in items:
            session.do("assess-item", {"part": part, "item": item})
            session.do("assess-wall", {"part": part, "what": "item"})
            session.do("assess-reveal", {})
            shown = read_wall(wall)
            assert not [each for each in (*names, *own_words) if each in words(shown)], item
            assert not shown.select(CONTROLS)
    session.do("assess-wall", {"part": "after", "what": "gain"})
    shown = read_wall(wall)
    assert shows(shown) == "question"
    assert not [name for name in names if name in str(shown)]


def test_nothing_can_be_done_from_the_wall(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    wall = WallSession(Acts(), teacher.session.say, teacher.store, teacher.row.id)
    before = teacher.scene.control
    for act in teacher.session.acts.names:
        wall.do(act, {})
        assert wall.refused, act
    assert teacher.scene.control == before


def test_a_wall_whose_class_was_erased_says_so(tmp_path: Path):
    teacher = Teacher(tmp_path, 1)
    teacher.store.classes.erase(teacher.row.id)
    assert "no longer on this server" in words(teacher.wall())


def test_the_address_opens_the_wall_instead_of_the_desk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    teacher = Teacher(tmp_path, 1)
    monkeypatch.setenv(environment.DATABASE_VARIABLE, str(tmp_path / "class.sqlite"))
    monkeypatch.setenv(environment.CLASS_VARIABLE, teacher.row.id)
    assert isinstance(desk(), Desk)
    monkeypatch.setenv(page_address.ADDRESS_QUERY, f"page={WALL_PAGE}")
    wall = desk()
    assert isinstance(wall, Wall)
    assert wall.page.query() == "page=wall"
    assert one(teacher.see("desk-join"), '[data-key="join-wall-open"]')["href"] == "?page=wall"
