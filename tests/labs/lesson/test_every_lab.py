"""Every lab's page, of whatever game: all is written, all can be done, and what is hidden stays so."""

# ruff: noqa: S311 - play at random, not secrets

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from random import Random

import pytest
from bs4 import BeautifulSoup
from ipywidgets.widgets import widget as ipywidgets

from reefkit.games import games
from reefkit.labs import environment
from reefkit.labs.lesson import scene
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.lab import AnyLab, labs
from reefkit.labs.lesson.log import log_lines
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.labs.lesson.parts import opening_question
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.setting import CLASS_FORMS
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue, message
from tests.kit.kits import NOON, Kit, Ticking, cut, kits, match_of, seats_of
from tests.support.effort import PROOF, effort
from tests.support.open_page import audited, region
from tests.support.paces import a_match
from tests.support.page_words import check_words, each_absent

# ---- Every lab's page, of whatever game: all that it says is written, all that it asks can be done.
GAMES = sorted(labs())
PUBLISHED = ("reef", "climate", "succession", "expanse")
LOCALES = ("en", "en-simple")
WHOLE = ("door", "new", "how", "glossary", "rulings", "teachers", "experiment", "data")


def lab_of(game: str) -> AnyLab:
    lab: AnyLab = import_module(f"reefkit.labs.{game}.lab").LAB
    return lab


@pytest.fixture(params=GAMES)
def lab(request: pytest.FixtureRequest) -> AnyLab:
    return lab_of(request.param)


@pytest.fixture(params=LOCALES)
def session(lab: AnyLab, request: pytest.FixtureRequest) -> LessonSession:
    return new_session(lab, catalogue(request.param), None)


def read(session: LessonSession) -> BeautifulSoup:
    """Draw the whole page."""
    html = "".join(region(part, session.scene()) for part in session.lab.parts)
    return audited(html, set(session.acts.names))


def do(session: LessonSession, name: str, /, **values: object) -> None:
    session.do(name, values)
    assert not session.refused, session.said


def act_as_a_bot(session: LessonSession) -> None:
    """Act for the first seat, or let the others act while it is not its turn."""
    table, state = session.open_table, session.scene().state
    if session.awaited_here():
        bot = session.lab.game.bots[0]
        table.act(0, table.rules.decide(state, 0, bot, table.match.luck(0, state)))
    else:
        table.tick(hurried=True)


def test_there_are_labs():
    assert set(PUBLISHED) <= set(GAMES)


@pytest.mark.parametrize("game", PUBLISHED)
def test_what_a_lab_may_lack_the_published_ones_have(game: str):
    lab = lab_of(game)
    forms = lab.papers().forms
    assert CLASS_FORMS[0] in forms
    assert any(form.part == "later" for form in forms.values())
    assert lab.game.trials
    assert len(desk_labs()[game].plans(catalogue())) > 1
    assert set(lab.goals) == set("abcde")


SHORT: dict[str, dict[str, object]] = {"expanse": {"dice": 2, "turns": 4}}
"""Options of a short match; else two rounds."""
NOT_BEGUN = {"climate": (0,)}
"""Where a match that nobody has played has a survey already."""


@cache
def played(game: str) -> MemoryTable:
    """Play a short match of three bots, one of them with a name that is no text of a page."""
    names = ("Ada", '"><script>', "Cleo")
    seats = [SeatInfo(name, bot=games()[game].bots[0]) for name in names]
    match = lab_of(game).new_match(seats, seed=7, options=SHORT.get(game, {"rounds": 2}))
    table = MemoryTable(match)
    table.run()
    return table


def begun(lab: AnyLab) -> MemoryTable:
    return MemoryTable(lab.new_match([SeatInfo("Ann"), SeatInfo("Bo")], seed=1))


def test_a_class_can_play_every_lab_and_simulated_students_rehearse_it(lab: AnyLab):
    desk = desk_labs()[lab.id]
    assert (desk.lab, desk.id, desk.lesson) == (lab, lab.id, lab.lesson)
    offered = {each.name for each in desk.choices(catalogue(), desk.defaults())}
    assert set(lab.options.for_classes) - {"hands_on"} <= offered
    assert not offered & set(lab.options.at_the_desk)
    with pytest.raises(Rejection):
        desk.check_options({"depth": 3})


def test_the_desk_has_plans_in_words_and_the_questions_of_the_lesson(lab: AnyLab):
    desk = desk_labs()[lab.id]
    plans = desk.plans(catalogue())
    assert plans
    for plan in plans:
        assert sum(step.minutes for step in plan.steps) == plan.minutes
        assert all(step.title and "⟦" not in step.title for step in plan.steps)
    assert len(desk.forms) >= 2
    assert set(desk.goals()) == set(lab.goals.upper())
    assert desk.made(played(lab.id), 0, "k")
    assert not desk.made(begun(lab), 0, "k")


def test_the_desk_looks_back_over_a_whole_match(lab: AnyLab):
    desk, table, say = desk_labs()[lab.id], played(lab.id), catalogue()
    moments = lab.moments(table)
    assert [each.position for each in moments] == list(range(table.position + 1))
    beats, surveys = desk.beats(table), desk.surveys(table)
    assert beats[-1] == table.position
    assert list(beats) == sorted(set(beats))
    assert len(beats) > (5 if lab.id in PUBLISHED else 2)
    assert len(surveys) > 1
    assert set(surveys) < set(range(table.position + 1))
    assert all(say.render(each.text, strict=True) for each in log_lines(table, None, lab.lines))
    assert desk.board(table, 1, table.position, say).facts
    with pytest.raises(Rejection):
        desk.board(table, 9, 0, say)


def test_the_wall_knows_a_match_that_is_over_from_one_that_begins(lab: AnyLab):
    desk, table, new = desk_labs()[lab.id], played(lab.id), begun(lab)
    over, first = desk.standing(table), desk.standing(new)
    assert (over.over, first.over) == (True, False)
    assert first.order < over.order
    assert first.waits
    names = [each.name for each in table.setup.seats]
    pictures = desk.pictures(table, catalogue(), names)
    assert len(pictures) == 3
    assert not any("<script" in each for each in pictures)
    record, none = desk.record(table), desk.record(new)
    assert record.counts.shape[:2] == (len(record.totals) + 1, 3)
    assert len(none.counts) == 0
    assert not any(each.values for each in none.series)
    assert desk.surveys(new) == NOT_BEGUN.get(lab.id, ())


STUDENTS_PAGES = """
import sys
from importlib import import_module
labs = [import_module(f"reefkit.labs.{game}") for game in sys.argv[1:]]
print(*sys.modules)
for lab in labs:
    page = lab.lab()
    page.session.do("part", {"part": "play"})
    page.session.do("page", {"page": "how"})
    page.session.do("quick-start", {})
print(*sys.modules)
"""
TEACHERS_ALONE = (".desk", ".simulated_class", ".desk_adapter")


def test_students_pages_load_nothing_of_the_desk_or_of_simulated_students():
    done = subprocess.run(  # our own Python
        [sys.executable, "-c", STUDENTS_PAGES, *GAMES], capture_output=True, check=True, text=True
    )
    before, after = (each.split() for each in done.stdout.splitlines())
    assert "pandas" not in before  # it is slow to import
    assert "reefkit.data_lab.explorer" not in after  # nobody has opened it
    loaded = [f"{each}." for each in after if each.startswith("reefkit.")]
    assert {f"reefkit.labs.{game}.lab." for game in GAMES} <= set(loaded)
    assert [each for each in loaded for name in TEACHERS_ALONE if f"{name}." in each] == []


def test_every_whole_page_is_written(session: LessonSession):
    pages = (*WHOLE, *(each.name for each in session.lab.own_pages))
    assert set(session.lab.more) <= set(pages)
    for page in pages:
        if page == "experiment" and not session.lab.game.trials:
            continue  # a game that says of nothing how it may be varied has no such page
        do(session, "page", page=page)
        assert session.ui.page == page
        assert read(session).select_one("h1") is not None, page


def test_the_first_game_is_at_one_press_where_a_lab_has_one(session: LessonSession):
    session.do("first-game", {})
    assert (session.table is not None) is bool(session.lab.first_game)
    if session.table is not None:
        options = session.table.setup.options
        assert session.lab.first_game.items() <= options.items()


def test_two_at_one_screen_begin_at_one_press_where_a_lab_has_it(session: LessonSession):
    session.do("quick-name", {"value": "Player 2"})
    session.do("pair-game", {})
    assert (session.table is not None) is bool(session.lab.pair_game)
    if session.table is not None:
        assert session.here == (0, 1)
        assert [seat.name for seat in session.table.setup.seats] == ["Player 2", "Player 1"]
        assert session.lab.pair_game.items() <= session.table.setup.options.items()
        assert session.scene().phase != session.lab.set_up
        assert not session.ui.quick


def test_two_of_us_types_both_names(session: LessonSession):
    session.do("quick-name", {"value": "Ana, Ben"})
    session.do("pair-game", {})
    if session.table is not None:
        assert [seat.name for seat in session.table.setup.seats] == ["Ana", "Ben"]
    assert bool(session.lab.pair_game) is (session.table is not None)


def test_the_door_says_what_this_lab_is(session: LessonSession):
    soup, say = read(session), session.say
    scene = session.scene()
    title, lesson = soup.select("h1")[0].get_text(), soup.select(".rk-lesson")[0].get_text()
    assert title.split() == say.render(scene.own("door-title")).split()
    assert lesson == say.render(scene.own("lesson-title"))
    assert soup.select_one(".rk-door-picture") is not None


def test_the_brand_leads_to_the_other_lessons_where_there_are_any(
    session: LessonSession, monkeypatch: pytest.MonkeyPatch
):
    assert read(session).select_one("a.rk-brand") is None  # a notebook has no other pages
    monkeypatch.setenv(environment.SERVER_VARIABLE, "")  # so that it is undone
    environment.set_served(environment.Served(address="127.0.0.1", port=1))
    assert read(session).select("a.rk-brand")[0]["href"] == "../"
    after = {"reef": "../deep-time/"}.get(session.lab.id, "../")
    assert opening_question.next_lesson(session.scene()) == after


def test_a_match_has_its_tabs_its_log_and_its_past(session: LessonSession):
    do(session, "quick-start")
    assert len(read(session).select(".rk-button-primary")) <= 1
    while session.scene().phase == session.lab.no_evidence_in:
        act_as_a_bot(session)
    for tab in session.lab.tabs:
        do(session, "tab", tab=tab)
        assert read(session).select(f'[data-key="evidence-{tab}"][aria-pressed="true"]')
    do(session, "replay-open")
    assert read(session).select_one('[data-key="replay-slider"]') is not None
    do(session, "replay-now")


@pytest.mark.parametrize("game", ["reef", "climate", "expanse"])
def test_undo_can_be_pressed_only_where_it_is_not_refused(game: str):
    page, _ = a_match(game)
    table, pressable = page.open_table, set()
    for _ in range(80):
        if not page.awaited_here():
            table.tick(hurried=True)
            continue
        controls = next(part for part in page.lab.parts if part.name == "controls")
        found = BeautifulSoup(region(controls, page.scene()), "html.parser")
        for button in found.select('[data-act="undo"], [data-act="climate-undo"]'):
            can = not button.has_attr("aria-disabled")
            assert can == table.may_undo(0), (table.position, table.match.entries[-1])
            pressable.add(can)
        act_as_a_bot(page)
    assert pressable == {True, False}


@pytest.mark.parametrize("state", ["gate", "watch", "closed"])
def test_a_table_of_a_class_is_written(
    session: LessonSession, state: str, monkeypatch: pytest.MonkeyPatch
):
    do(session, "quick-start")
    shown = session.scene()
    monkeypatch.setattr(type(shown.class_view), "table_name", "Table 1")
    with each_absent():
        html = shown.render(f"class_{state}.html")
    assert audited(html, set(session.acts.names)).select_one("h2") is not None


def test_quick_start_takes_a_name_and_play_again_begins_at_once(session: LessonSession):
    do(session, "quick-name", value="  Ada ")
    assert read(session).select_one('[data-key="quick-name"]')["value"] == "  Ada "  # type: ignore[index]
    do(session, "quick-start")
    first = session.open_table
    assert first.setup.seats[session.seat].name == "Ada"
    session.ui.quick_name = ""  # as after a reload
    do(session, "play-again")
    again = session.open_table.setup
    assert (again.seats, again.options) == (first.setup.seats, first.setup.options)
    assert again.key != first.setup.key
    session.ui.quick = False  # as if it had been set up
    do(session, "play-again")
    assert session.open_table.setup.seats == first.setup.seats
    do(session, "quick-name", value="x" * 41)
    session.do("quick-start", {})
    assert session.refused


def test_how_to_play_leads_back_to_a_match_that_is_on(session: LessonSession):
    do(session, "quick-start")
    do(session, "page", page="how")
    shown = read(session)
    assert shown.select_one('[data-act="quick-start"]') is None
    assert shown.select_one('[data-key="how-back"]')["data-part"] == "play"  # type: ignore[index]
    do(session, "part", part="play")
    assert session.ui.page == ""


def test_simple_words_are_seen_to_be_on(session: LessonSession):
    on = session.say.locale.endswith("-simple")
    switch = read(session).select_one('[data-key="simple-words"]')
    assert switch is not None
    assert bool(switch.select("svg")) == on


def test_both_parts_open_beside_a_match(session: LessonSession):
    do(session, "quick-start")
    do(session, "part", part="after")
    assert read(session).select_one('[data-key="after-early"]') is not None
    do(session, "part", part="before")
    session.open_sheet_of_part()
    do(session, "ask-begin")
    assert read(session).select_one('[data-key="ask-title"]') is not None


def test_after_a_match_of_bots_says_that_it_asks_about_ones_own(session: LessonSession):
    session.sit(played(session.lab.id), [])
    session.ui.part = "after"
    session.open_sheet_of_part()
    missing = read(session).select_one('[data-key="after-missing"]')
    assert missing is not None
    assert missing.get_text().count("You watched this match.") == 1


def test_the_questions_of_later_open_where_the_teacher_has_opened_them(session: LessonSession):
    if not any(form.part == "later" for form in session.lab.papers().forms.values()):
        pytest.skip("this lab asks nothing later")
    session.asks_later = True
    do(session, "part", part="later")
    session.open_sheet_of_part()
    assert read(session).select_one('[data-key="later-facts"]') is not None
    do(session, "ask-begin")
    assert read(session).select_one('[data-key="ask-title"]') is not None


def test_what_teaches_waits_for_a_before_that_measures(session: LessonSession):
    """Its form tells nothing of what was right; the pages open when it is handed in, or to play."""
    lab, more = session.lab, [f"tab-{each}" for each in session.lab.more]

    def tabs() -> list[str]:
        return [str(each["data-key"]) for each in read(session).select(".rk-tab-more")]

    assert set(tabs()) <= set(more)
    usual = tabs()
    session.papers = lab.papers()._replace(chosen=CLASS_FORMS)
    if CLASS_FORMS[0] not in session.papers.forms:
        pytest.skip("no Before of this lab measures")
    session._sheets.clear()
    do(session, "part", part="before")
    session.open_sheet_of_part()
    waits = session.say.render(message("ask-pages-wait"))
    assert tabs() == []
    assert waits in read(session).get_text()
    for page in lab.more:
        session.do("page", {"page": page})
        assert session.ui.page != page
    session.do("glossary-open", {})
    assert session.refused
    assert session.ui.page != "glossary"
    assert read(session).select_one('[data-key="door-how"]') is None
    do(session, "quick-start")
    assert tabs() == usual
    do(session, "part", part="before")
    session.open_sheet_of_part()
    assert tabs() == []
    do(session, "ask-end")
    do(session, "ask-end")
    assert tabs() == usual
    assert waits not in read(session).get_text()


def test_beside_a_question_only_words_open_that_nobody_asks_for(session: LessonSession):
    session.papers = session.lab.papers()._replace(chosen=CLASS_FORMS)
    do(session, "part", part="before")
    session.open_sheet_of_part()
    seen: set[str] = set()
    for number, _ in enumerate(session.answering.open_sheet.asked, 1):
        do(session, "ask-open", number=number)
        words = {str(each["data-word"]) for each in read(session).select('[data-act="term"]')}
        for word in words:
            do(session, "term", word=word)
            told = read(session).select_one('[data-key="term-dialog"]')
            assert told is not None
            assert told.select('[data-act="term"], [data-act="glossary-open"]') == []
            do(session, "close-term")
        seen |= words
    terms = session.templates.glossary.terms
    assert {each for each in seen if not terms[each].while_asked} == set()


def test_every_option_is_offered_with_its_values_and_a_match_of_them_begins(session: LessonSession):
    do(session, "page", page="new")
    lab = session.lab
    soup = read(session)
    offered = {str(each["name"]) for each in soup.select('[data-act="new-option"]')}
    several = {str(each["name"]) for each in soup.select('[data-act="new-several"]')}
    choices = lab.options.choices(session.say, lab.options.defaults())
    assert offered | several == {each.name for each in choices}
    for choice in choices:
        for value, _ in choice.values if choice.how == "choice" else ():
            do(session, "new-option", name=choice.name, value=value)
            do(session, "new-option", name=choice.name, value=str(choice.now))
        if choice.how == "number":
            for typed in ("", "½", f"{choice.now},5", "x", str(choice.most + 1)):
                session.do("new-option", {"name": choice.name, "value": typed})
                assert session.refused, typed
            do(session, "new-option", name=choice.name, value=f" +{choice.now},0 ")
    # A number field of a browser leaves signs out that it does not know: 3,5 is 35, −3 is 3.
    assert soup.select("input[type=number]") == []
    for number in range(len(soup.select('[data-act="new-drop"]')), lab.most_seats):
        assert number < lab.most_seats
        do(session, "new-add")
    session.do("new-add", {})
    assert session.refused
    do(session, "new-begin")
    assert len(session.open_table.setup.seats) == lab.most_seats


# ---- What stands on the page is what would be drawn anew: a region that is not asked is as it was.

ACTS = effort(30, 500)
ELSEWHERE = ("leave", "print", "save", "match-open", "file", "csv", "language")


@cache
def checked_acts(html: str) -> list[tuple[str, dict[str, object]]]:
    """Check a region's words; list what a reader could do there: each act with its values."""
    soup, found = BeautifulSoup(html, "html.parser"), []
    check_words(soup)
    for tag in soup.select("[data-act]"):
        values = {
            name.removeprefix("data-"): value
            for name, value in tag.attrs.items()
            if name.startswith("data-") and name not in {"data-act", "data-key"}
        }
        if not any(word in str(tag["data-act"]) for word in ELSEWHERE):
            found.append((str(tag["data-act"]), values))
    return found


def check_drawn(page: LessonPage) -> None:
    """Check that every region stands on the page as it would be drawn anew, in a reader's words."""
    shown = page.session.scene()
    for part in page.session.lab.parts:
        assert page.panels[part.name].html == region(part, shown), part.name
        checked_acts(page.panels[part.name].html)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_always_shows_what_is(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scene, "utc_now", lambda: NOON)  # a clock of seconds would run on
    session = new_session(lab_of(game), catalogue("en"), None)
    with each_absent() as absence:
        _walk(session)
    assert absence.tried


def _walk(session: LessonSession) -> None:
    page, random, read = LessonPage(session), Random(7), set[str]()
    do(session, "quick-start")
    for number in range(ACTS):
        table = session.table
        if table is None or (table.match.is_over and not number % 40):
            do(session, "page", page="door")
            do(session, "quick-start")
        elif number % 3:
            acts = [each for panel in page.panels.values() for each in checked_acts(panel.html)]
            kinds = sorted({name for name, _ in acts})
            kind = random.choice(kinds)
            name, values = random.choice([each for each in acts if each[0] == kind])
            session.do(name, {"row": 3, "column": 4, "value": "2", **values})
        elif not table.tick(hurried=True) and not session.ui.page:
            session.do("page", {"page": ""})
            session.do("do-for-me", {})
        session.changed()
        read |= set(page._read)
        check_drawn(page)
        if not number % 25:
            session.speak(random.choice(LOCALES))
            for name in (session.ui.page, "how", session.ui.page):
                session.do("page", {"page": name})
                check_drawn(page)
                read |= set(page._read)
    assert {"evidence", "whole"} <= read


# ---- What is hidden from a seat is in nothing that its page sends: no region, no chart, no widget.
#
# Only what is hidden is changed, under an open page, and the page must stay the same in everything
# that a browser would be sent. That the change is one is seen at the owner's own page.

SECRETIVE = [game for game in GAMES if lab_of(game).secret_hands]
HALTS = effort(1, 4)
TABS = ("", "log")


def test_there_are_games_with_secret_hands():
    assert {"climate", "succession", "expanse"} <= set(SECRETIVE)


class Shown:
    """An open page of some seats, and all that its widgets tell a browser."""

    def __init__(self, lab: AnyLab, match: Match, here: Sequence[int]) -> None:
        before = set(ipywidgets._instances)
        self.session = new_session(lab, catalogue("en"), None)
        self.session.sit(MemoryTable(match, Ticking()), here)
        self.session.ui.page = ""
        self.page = LessonPage(self.session)
        self.page.draw()
        self.widgets = [each for key, each in ipywidgets._instances.items() if key not in before]
        self.all()  # what a chart has been asked once it keeps, shown or not

    def all(self) -> str:
        """Draw the page at every tab, and give every widget's state as JSON."""
        found = []
        for tab in (*self.session.lab.tabs, *TABS):
            self.session.ui.tab = tab or self.session.lab.tabs[0]
            self.page.draw()
            found += [each.get_state() for each in self.widgets]
        return json.dumps(found, default=written)


def written(value: object) -> str:
    assert isinstance(value, memoryview), value
    return value.tobytes().hex()


@contextmanager
def planted(kit: Kit, match: Match, owner: int, number: int) -> Iterator[None]:
    """Have the owner hold something else, and the cards below the top of the deck lie otherwise."""
    last = match._fold.folded[-1]
    kept = last.state
    state = copy_state(kept)
    kit.plant(state, owner, number)
    deck = getattr(state, "deck", [])  # where everybody has a deck, it is planted with the hand
    deck[1:-1] = Random(number).sample(deck[1:-1], max(0, len(deck) - 2))
    last.state = state
    try:
        yield
    finally:
        last.state = kept


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_page_is_sent_nothing_of_what_its_seat_may_not_see(game: str):
    lab, kit = lab_of(game), kits()[game]
    own = 0
    match = match_of(kit, 2)
    for position in sorted(Random(5).sample(range(match.position // 8, match.position), HALTS)):
        forked = cut(match, position)
        owners = seats_of(forked.rules)
        for owner in owners if PROOF else [owners[position % len(owners)]]:
            for seat in seats_of(forked.rules):
                shown = Shown(lab, forked, [seat])
                told = []
                for number in (3, 8):
                    shown.page._read.clear()  # whatever was read: all is drawn anew
                    with planted(kit, forked, owner, number):
                        told.append(shown.all())
                alike = told[0] == told[1]  # pytest would take minutes to say where they differ
                own += seat == owner and not alike
                assert seat == owner or alike, (position, owner, seat)
    assert own > 0
