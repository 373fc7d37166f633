"""A session of Reef Survivor, and what no page sends."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest
from bs4 import BeautifulSoup
from hypothesis import given, settings
from hypothesis import strategies as st

from reefkit.classroom.store import Store, is_work_file
from reefkit.games import games
from reefkit.games.reef import new_match
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson import opening, warming
from reefkit.labs.lesson.match_setup import match_of, new_draft
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.page import LessonPage as Page
from reefkit.labs.lesson.parts import head, new_match_page, pages
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.lesson.session import make_templates
from reefkit.labs.lesson.warming import Warming
from reefkit.labs.reef import board_picture, controls
from reefkit.labs.reef.controls import step_of
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import ReefSession
from reefkit.labs.storage import Storage
from reefkit.match import save
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from reefkit.widgets.acts import OpenedFile, values_of
from tests.labs.reef.page import ReefPage
from tests.labs.reef.student import play_whole
from tests.labs.test_storage import LARGE, broken
from tests.support.effort import at_length, effort
from tests.support.open_page import one, words


# ---- What a page remembers of its match: through a reload, through the door, and of no other match.
@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "reef"


def begun(folder: Path, seed: int = 1) -> ReefPage:
    """Open a page with a match of two people, kept in the folder, at its first phase."""
    desk = ReefPage(folder)
    seats = [SeatInfo("Ana"), SeatInfo("Ben")]
    match = new_match(seats, seed=seed, options={"rounds": 1, "predict": "none"})
    table = opening.begin(desk.session, match)
    opening.set_all_up(table, [0, 1], "founding")
    desk.session.next_seat()
    desk.session.changed()
    return desk


def remember_all(desk: ReefPage) -> None:
    """Have something of every kind to remember."""
    ui = desk.session.ui
    ui.plots, ui.notes = {"1-1": 4.0}, {"1-1": "half a thought"}
    ui.revealed, ui.quick = {"1-1": 2}, True
    desk.session.choose_seat(1)
    ui.hand.draft, ui.hand.draft_of = "ramp, land", "1-algae"
    desk.do("simple-words")


def storage_of(desk: ReefPage) -> Storage:
    assert desk.session.storage is not None
    return desk.session.storage


def match_id_of(desk: ReefPage) -> str:
    match = storage_of(desk).match
    assert match is not None
    return match


def damage(desk: ReefPage, folder: Path, line: str) -> None:
    """Write over the first entry of the open match, past all our own code."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        changed = database.execute(
            "UPDATE entries SET line = ? WHERE match = ? AND position = 0",
            (line, match_id_of(desk)),
        )
        assert changed.rowcount == 1


def known(desk: ReefPage) -> list[object]:
    ui = desk.session.ui
    return [ui.plots, ui.notes, ui.revealed, ui.quick, ui.hand.draft, ui.hand.draft_of]


def test_a_reload_opens_the_match_and_all_that_the_page_knew(folder: Path):
    before = begun(folder)
    remember_all(before)
    after = ReefPage(folder)
    after.session.reopen()
    assert after.session.open_table.position == before.session.open_table.position
    assert known(after) == known(before)
    assert (after.session.here, after.session.seat) == ((0, 1), 1)
    assert after.session.say is catalogue("en-simple")
    assert after.session.ui.page == ""


def test_the_door_goes_on_with_all_that_the_page_knew(folder: Path):
    before = begun(folder)
    remember_all(before)
    after = ReefPage(folder)
    after.do("continue", match=match_id_of(before))
    assert known(after) == known(before)
    assert after.session.seat == 1
    assert after.session.say is catalogue("en")  # who stands at the door chose these words


def test_a_new_match_knows_nothing_of_the_last(folder: Path):
    desk = begun(folder)
    remember_all(desk)
    desk.session.ui.dialog = "story"
    of_a_match = ("picked", "plot-tried", "books-seen-0", "log-phase")
    desk.session.ui.settings.update(dict.fromkeys(of_a_match, 1), **{"traits-sorted": "depth"})
    opening.begin(desk.session, new_match([SeatInfo("Cem")], seed=2, options={"rounds": 1}))
    assert known(desk) == [{}, {}, {}, False, "", ""]
    assert desk.session.ui.dialog == ""
    assert set(desk.session.ui.settings) == {"traits-sorted"}


@pytest.mark.parametrize(
    ("key", "value"),
    [("plots", 3), ("notes", {"1-0": 4}), ("practice", "x"), ("quick", []), ("locale", None)],
)
def test_a_damaged_memory_leaves_the_match_whole(folder: Path, key: str, value: object):
    before = begun(folder)
    remember_all(before)
    scope = f"match:{match_id_of(before)}"
    whole_page = {"here": [0, 1], "seat": 1, "page": {key: value}}

    def spoil(store: Store) -> None:
        store.work.forget(scope)
        store.work.remember(scope, "page", whole_page)

    storage_of(before).lasting.ask(spoil)
    after = ReefPage(folder)
    after.session.reopen()
    assert not after.session.refused
    assert known(after) == [{}, {}, {}, False, "", ""]
    assert after.session.open_table.position == before.session.open_table.position


@pytest.mark.parametrize("line", ["", "{}", "no entry"])
def test_a_match_that_cannot_be_opened_again_is_said_at_the_door(folder: Path, line: str):
    before = begun(folder)
    damage(before, folder, line)
    after = ReefPage(folder)
    after.session.reopen()
    assert after.session.refused
    assert after.session.table is None
    assert after.said
    assert one(after.see(pages.WHOLE), '[data-key="quick-start"]')


def test_a_store_taken_away_while_a_match_is_open_is_said_and_play_goes_on(folder: Path):
    desk = begun(folder)
    for each in folder.iterdir():
        each.unlink()
    before = desk.session.open_table.position
    table = desk.session.open_table
    table.do_for_me(desk.session.awaited_here()[0])
    desk.session.changed()
    assert table.position > before
    assert one(desk.see(head.TOP), '[data-voice-at="assertive"]')
    assert one(desk.see(head.TOP), '[data-saved="no"]')


def play_out(desk: ReefPage) -> None:
    """Play to the end by helpers, then draw."""
    table = desk.session.open_table
    while not table.view(None).over:
        table.do_for_me(desk.session.awaited_here()[0])
    desk.session.changed()


def test_a_match_that_ends_opens_its_end_once(folder: Path):
    desk = begun(folder)
    play_out(desk)
    assert desk.session.ui.tab == "final"
    desk.do("tab", tab="log")
    assert desk.session.ui.tab == "log"


def test_the_end_of_one_match_is_not_the_beginning_of_another(folder: Path):
    desk = begun(folder)
    play_out(desk)
    over = match_id_of(desk)
    desk.do("quick-start")
    assert desk.session.ui.tab == "ranges"
    desk.do("continue", match=over)
    assert desk.session.ui.tab == "final"


# ---- What the page says and does about work that lasts: saved, banner, code, who, receipt, leaving.
@pytest.fixture
def desk(tmp_path: Path) -> ReefPage:
    """Return a page with a match that was begun by *Quick start*."""
    desk = ReefPage(tmp_path)
    desk.do("quick-start")
    return desk


def saved(desk: ReefPage) -> str:
    mark = one(desk.see(head.TOP), ".rk-saved")
    return f"{words(mark).rstrip('0123456789:')}{mark['data-saved']}"


def two_people(tmp_path: Path) -> ReefPage:
    """Return a page with a match of two people at one screen."""
    desk = ReefPage(tmp_path)
    sit_two_down(desk)
    return desk


def sit_two_down(desk: ReefPage) -> None:
    match = new_match([SeatInfo("Ana"), SeatInfo("Ben")], seed=1, options={"rounds": 1})
    opening.set_all_up(opening.begin(desk.session, match), [0, 1], "founding")


# -- saved or not ----------------------------------------------------------------------------------
def test_saved_is_said_with_the_time_and_only_where_it_is(desk: ReefPage):
    assert saved(desk) == "Saved yes"
    desk.do("practise")
    assert saved(desk) == "Kept in this page onlyno"
    in_memory = ReefPage()
    in_memory.do("quick-start")
    assert saved(in_memory) == "Kept in this page onlyno"


@pytest.mark.parametrize("cause", ["full", "read-only", "locked"])
def test_a_banner_says_why_and_play_goes_on_until_it_is_saved(
    desk: ReefPage, cause: str, tmp_path: Path
):
    storage = storage_of(desk)
    with broken(storage, cause):
        desk.session.work.note("large", LARGE)
        desk.session.changed()
        banner = one(desk.see(head.TOP), '[data-voice-at="assertive"]')
        fault = storage.lasting.fault
        assert fault is not None
        assert fault.id == f"store-{cause}"
        assert desk.session.say.render(fault) in words(banner)
        assert saved(desk) == "Not savedno"
        before = desk.session.open_table.position
        desk.do("do-for-me")
        assert desk.session.open_table.position > before
        played = desk.session.open_table.position
        kept: list[bytes] = []
        desk.session.on_file(lambda *file: kept.append(file[2]))
        desk.press(desk.see(head.TOP), "banner-save")
        assert save.parse(kept[0], storage.games).position == played
    storage.lasting.retry(patient=True)  # as the timer does, where a try took long
    desk.do("tab", tab="log")
    assert storage.lasting.fault is None
    assert desk.see(head.TOP).select('[data-voice-at="assertive"]') == []
    assert saved(desk) == "Saved yes"
    later = ReefPage(tmp_path)
    later.session.reopen()
    assert later.session.open_table.position == played


# -- codes, people, leaving ------------------------------------------------------------------------


def test_on_a_shared_device_a_part_asks_who_answers(tmp_path: Path):
    desk = two_people(tmp_path)
    for part in ("before", "after"):
        desk.do("part", part=part)
        soup = desk.see(pages.WHOLE)
        assert words(one(soup, "#who-title")) == "Who is answering?"
        assert [each["data-part"] for each in desk.see(head.TOP).select("[aria-current]")] == [part]
        assert [words(each) for each in soup.select('[data-act="who"]')] == ["Ana", "Ben"]
    ben = next(each for each in storage_of(desk).people.here if each.name == "Ben")
    desk.press(desk.see(pages.WHOLE), f"who-{ben.id}")
    assert not desk.session.must_say_who
    assert desk.see(pages.WHOLE).select("#who-title") == []
    desk.session.work.answer("before", "one", "Ben's")
    desk.do("who-change")
    desk.do("who-new", person_name="Cem")
    assert desk.session.work.answers("before") == ()
    assert desk.refused("who", None, person="nobody")
    assert desk.refused("who-new", None, person_name="  ")
    assert [each.name for each in storage_of(desk).people.here] == ["Ana", "Ben", "Cem"]


def test_work_from_before_a_shared_match_is_asked_about_first(tmp_path: Path):
    desk = ReefPage(tmp_path)
    desk.session.work.answer("before", "one", "early")
    sit_two_down(desk)
    desk.do("part", part="after")
    soup = desk.see(pages.WHOLE)
    assert (
        words(one(soup, "#who-was-title")) == "Somebody worked here before the match. Who was it?"
    )
    assert soup.select("#who-title") == []
    asked = soup.select('[data-act="who-was"]')
    assert [words(each) for each in asked] == ["Ana", "Ben", "Somebody else"]
    assert desk.refused("who-was", None, person="nobody")
    desk.press(soup, asked[1]["data-key"])
    soup = desk.see(pages.WHOLE)
    assert soup.select("#who-was-title") == []
    assert {words(each) for each in soup.select('[data-act="who"]')} == {"Ana", "Ben"}
    ben = next(each for each in storage_of(desk).people.here if each.name == "Ben")
    desk.press(soup, f"who-{ben.id}")
    assert [each.raw for each in desk.session.work.answers("before")] == ["early"]
    assert desk.session.seat_to_move == 1


# -- receipt and files -----------------------------------------------------------------------------
def test_the_receipt_tells_what_is_saved_when_and_the_code(desk: ReefPage):
    work = desk.session.work
    work.answer("before", "one", 1)
    work.answer("before", "one", 2)
    work.answer("before", "two", 1)
    work.finish("before")
    work.note("round-1", "thought")
    desk.do("receipt")
    soup = desk.see(pages.WHOLE)
    text = words(soup)
    (row,) = storage_of(desk).rows()
    assert storage_of(desk).people.here[0].code in text
    assert "2 questions answered" in text
    assert "My reef, " in text
    assert row.updated[:4] in text
    assert storage_of(desk).lasting.place in text
    desk.press(soup, "receipt-print")
    assert desk.session.printing == "receipt"
    desk.do("rename", name="rename", value="Ana")
    assert "Ana" in str(desk.see(pages.WHOLE))
    assert desk.refused("rename", None, value=" ")
    desk.press(desk.see(pages.WHOLE), "receipt-back")
    assert desk.session.ui.page == ""


def test_a_page_that_keeps_nothing_has_no_receipt():
    assert ReefPage().refused("receipt")
    assert ReefPage().refused("work-save")


def test_all_work_goes_into_a_file_and_comes_back_at_the_door(desk: ReefPage, tmp_path: Path):
    desk.session.work.answer("before", "one", {"option": "snail"})
    files: list[tuple[str, bytes]] = []
    desk.session.on_file(lambda *file: files.append((file[0], file[2])))
    desk.do("work-save")
    ((name, data),) = files
    assert name.endswith(".json")
    assert is_work_file(data)
    other = ReefPage(tmp_path / "elsewhere", visitor="other")
    other.do("open-file", data, name=name)
    assert other.session.open_table.dump() == desk.session.open_table.dump()
    assert [each.raw for each in other.session.work.answers("before")] == [{"option": "snail"}]
    assert storage_of(other).people.here[0].code == storage_of(desk).people.here[0].code
    other.do("open-file", data, name=name)
    assert len(storage_of(other).rows()) == 1
    assert len(other.session.work.answers("before")) == 1
    assert other.refused("open-file", data[:60], name=name)


def test_where_the_server_forgets_the_door_says_so(desk: ReefPage, monkeypatch: pytest.MonkeyPatch):
    desk.do("page", page="door")
    assert desk.see(pages.WHOLE).select('[data-key="door-forgets"]') == []
    for name in ("REEFKIT_FORGETS", "BINDER_LAUNCH_HOST"):
        with monkeypatch.context() as patched:
            patched.setenv(name, "1")
            assert one(desk.see(pages.WHOLE), '[data-key="door-forgets"]')
    monkeypatch.setenv("REEFKIT_FORGETS", "0")
    assert desk.see(pages.WHOLE).select('[data-key="door-forgets"]') == []


def test_where_the_server_forgets_a_part_ends_with_the_file(
    desk: ReefPage, monkeypatch: pytest.MonkeyPatch
):
    end = str(desk.session.scene().render("lasting_end.html"))
    assert desk.read(end).select('[data-act="work-save"]') == []
    monkeypatch.setenv("REEFKIT_FORGETS", "1")
    end = str(desk.session.scene().render("lasting_end.html"))
    assert one(desk.read(end), '[data-act="work-save"]')


# -- the place -------------------------------------------------------------------------------------
def test_an_address_leads_to_its_part_and_nowhere_else(desk: ReefPage):
    session = desk.session
    assert session.place() == {"part": "play"}
    session.go_to({"part": "before"})
    assert session.ui.part == "before"
    for wrong in ({}, {"part": "desk"}, {"part": ""}, {"item": "x"}):
        session.go_to(wrong)
        assert session.ui.part == "before"
    session.go_to({"part": "before", "item": "no-such-item"})
    assert session.ui.part == "before"
    session.go_to({"part": "play"})
    assert session.place() == {"part": "play"}
    session.go_to({"page": "data"})
    assert session.ui.page == "data", "where the front page leads with a table of one's own"


# ---- Getting ready at the door: all templates, a little at a time, after the page is shown.
def warmed(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str | float], list[str]]:
    """Let it run; give what it did and how long it paused, in order, and all templates."""
    templates = make_templates(LAB, catalogue())
    did: list[str | float] = []

    async def pause(seconds: float) -> None:
        did.append(seconds)

    monkeypatch.setattr(templates, "prepare", did.append)
    monkeypatch.setattr(warming, "import_module", did.append)
    asyncio.run(Warming(templates, pause).run())
    return did, list(templates.names)


def test_the_page_comes_first_then_each_template_with_a_pause(monkeypatch: pytest.MonkeyPatch):
    did, names = warmed(monkeypatch)
    assert did[0] == warming.BEFORE_SECONDS
    assert did[1:-1:2] == names
    assert set(did[2:-1:2]) == {warming.BETWEEN_SECONDS}
    assert did[-1] == "reefkit.widgets.charts"
    assert {"door.html", "settlement.html", "parts.html"} <= set(names)


# ---- Whole matches by what the page offers: no button is refused, and no round asks too much.


# With seed 2 algae come to a reef without empty spaces after the last one grew on bare ground, and
# many juveniles settle on stacks: one decision more than the goal of 40.
@pytest.mark.parametrize(("seed", "most"), [("2", 41), pytest.param("5", 40, marks=at_length)])
def test_what_is_offered_is_never_refused_and_never_too_much(seed: str, most: int):
    desk = ReefPage()
    draft = new_draft(desk.session.lab, desk.session.say)
    draft.seed = seed
    match = match_of(desk.session.lab, draft)
    opening.set_all_up(opening.begin(desk.session, match), opening.people(match), "founding")
    refused: list[str] = []
    desk.session.on_change(lambda: refused.append(desk.said) if desk.session.refused else None)
    whole = play_whole(desk.session)
    assert not refused
    assert set(whole.rounds) == {1, 2, 3, 4}
    assert max(whole.rounds.values()) <= most, whole.rounds


# ---- A browser can send anything at any time: the match stays legal, and the page goes on.
SEED = 20
ROUNDS = 2
MOST_STEPS = 400
ACTS = acts_of(LAB)
FIELDS = sorted(
    {
        field.encode_name
        for act in ACTS._known.values()
        for field in msgspec.structs.fields(values_of(act))
        if field.type is not OpenedFile
    }
    - {"seat"}
)
Sent = tuple[str, dict[str, object]]

# A seat may be helped, and may say that it is ready, in every step: the rules answer.
COMMON = {"do-for-me", "ready"}

# Acts that leave the match for another, or make one: nothing of this table's is played by them.
LEAVING = {
    "quick-start", "continue", "open-file", "match-open", "new-begin", "practise", "stop-practice"
}  # fmt: skip


# -- where a page can stand -----------------------------------------------------------------------
def session_of(raw: bytes | None = None) -> ReefSession:
    session = ReefSession(LAB, acts_of(LAB), catalogue("en"))
    if raw is not None:
        opening.take_in(session, raw)
    session.on_file(lambda *_: None)
    return session


def new_session(*, hands_on: bool) -> ReefSession:
    """Begin a match of two people and two bots, in which everything is asked."""
    session = session_of()
    draft = new_match_page.draft_of(session)
    draft.seed = str(SEED)
    draft.options |= {
        "rounds": ROUNDS, "predict": "all", "plot_first": "always", "hands_on": hands_on
    }  # fmt: skip
    session.do("new-kind", {"seat": 1, "value": "person"})
    session.do("new-begin", {})
    assert session.table is not None
    return session


@cache
def stages() -> Mapping[str, bytes]:
    """Return a match file for every step that a page can stand at, the first that comes of each."""
    found: dict[str, bytes] = {}
    for hands_on in (False, True):
        session = new_session(hands_on=hands_on)
        pace = Pace(session)
        for _ in range(MOST_STEPS):
            step = step_of(session.scene())
            if session.scene().is_awaited or step == "over":
                found.setdefault(step, save.dump(session.open_table.match))
            if step == "over":
                break
            if not pace.step():
                play_on(session)
        assert step == "over", step
    return found


def play_on(session: ReefSession) -> None:
    """Do whatever ends the step that the seat stands at."""
    before = session.open_table.position
    soup = BeautifulSoup(controls.render_controls(session.scene()), "html.parser")
    for each in soup.select("[data-act=books-seen]"):
        session.do("books-seen", {"position": each["data-position"]})
        soup = BeautifulSoup(controls.render_controls(session.scene()), "html.parser")
    for each in soup.select("input[data-act=draft-tally]"):
        session.do("draft-tally", {"name": each["name"], "value": "0"})
    for act in ("draft-submit", "predict", "do-for-me", "ready", "survey-ready"):
        session.do(act, {})
        if session.open_table.position != before:
            return
    raise AssertionError(f"stuck at {step_of(session.scene())}")


STEPS = (
    "founding", "dwellers", "algae", "mutations", "triangle", "migration", "settlement",
    "catastrophe-predict", "catastrophe-aftermath", "survey", "over", "by-hand-dwellers",
    "by-hand-algae", "by-hand-settlement", "by-hand-catastrophe", "by-hand-survey",
)  # fmt: skip


def test_every_step_that_a_hostile_page_is_tried_at_is_reached():
    assert set(STEPS) <= set(stages())


@cache
def page_at(step: str) -> Page:
    """Open a page at a step; one page serves all tries there, as it does a student's evening."""
    page = Page(session_of(stages()[step] if step else None))
    page.draw()
    return page


def again_at(page: Page, step: str, *, anew: bool = False) -> None:
    """Bring a page back to its step when a legal move has led it away.

    `anew`: whether what was begun there, and is no move yet, is to be gone in any case.
    """
    raw = stages()[step]
    if anew or page.session.table is None or save.dump(page.session.table.match) != raw:
        opening.take_in(page.session, raw)
    page.session.ui.page, page.session.ui.moment = "", None
    page.draw()


# -- what can be held against a page ---------------------------------------------------------------
def answers(page: Page) -> None:
    """Check that all regions are drawn: none by the sentence that stands in for a fault."""
    scene = page.session.scene()
    fault = scene.render("fault.html")
    for part in LAB.parts:
        html = page.panels[part.name].html
        assert fault not in html, part.name
        assert "⟦" not in html, part.name


def sentence(page: Page) -> str:
    """Return the one sentence that a refused act is answered with."""
    session = page.session
    assert session.refused
    assert session.said is not None
    said = session.say.render(session.said, strict=True)
    assert 8 < len(said) < 300, said
    return said


def buttons(page: Page, *, disabled: bool) -> Iterator[Sent]:
    """List what the page's buttons would send: those that are enabled, or those that are not."""
    for panel in page.panels.values():
        for each in BeautifulSoup(panel.html, "html.parser").select("button[data-act]"):
            if (each.get("aria-disabled") == "true") == disabled:
                values: dict[str, object] = {
                    str(name)[5:]: value
                    for name, value in each.attrs.items()
                    if str(name).startswith("data-") and name not in {"data-act", "data-key"}
                }
                yield str(each["data-act"]), values


def send(page: Page, name: object, values: object, part: str = "controls") -> None:
    """Send what a browser would, through a region's own comm."""
    page.panels[part]._handle_msg(
        {
            "content": {"data": {"method": "custom", "content": {"act": name, "values": values}}},
            "buffers": [],
        }
    )


# -- messages that no page of ours sends -----------------------------------------------------------
JUNK: tuple[object, ...] = (
    None, True, -1, 2**53, 2**70, 1e308, float("nan"), "", "x" * 19_000, "'; DROP", "<b>", "\u202e",
    "-1", "1e9", "٣", [], [1], ["4"] * 150, {}, {"row": 4}, "__class__", "../../etc/passwd",
)  # fmt: skip


def nonsense() -> Iterator[Sent]:
    """List every act with each of its values nonsense in turn."""
    for name in ACTS.names:
        wanted = values_of(ACTS._known[name])
        fields = {each.encode_name: each.type for each in msgspec.structs.fields(wanted)}
        right: dict[str, object] = dict.fromkeys(fields, "1")
        for field in {each for each, type_ in fields.items() if type_ is not OpenedFile}:
            for junk in JUNK[:: effort(3, 1)]:
                values = {**right, field: junk}
                try:
                    msgspec.convert(values, wanted, strict=False)
                except msgspec.ValidationError:
                    yield name, values


def test_values_of_no_sense_change_nothing():
    """What they would do there is not asked."""
    session = session_of(stages()["settlement"])
    before = save.dump(session.open_table.match)
    for name, values in nonsense():
        session.do(name, values)
        assert session.refused, (name, values)
        assert session.said is not None
        assert session.say.render(session.said, strict=True)
    assert save.dump(session.open_table.match) == before


@pytest.mark.parametrize(
    "content",
    [
        *JUNK,
        {"act": "ready", "values": {"x": {"y": 1}}},
        {"act": "ready", "values": {str(n): "1" for n in range(201)}},
        {"act": "ready", "values": {"x": "1" * 20_001}},
        {"act": "ready", "values": {1: "1"}},
        {"act": ["ready"]},
        {"act": "ready" * 30},
        {"act": "", "values": {}},
        {"lacks": "everything"},
    ],
)
def test_a_message_of_no_shape_changes_nothing(content: object):
    page = page_at("settlement")
    for widget in (*page.panels.values(), page.stage.widget._grid):
        widget._handle_custom_msg(content, [])
    stands(page, "settlement")
    answers(page)


# -- acts where they do not belong -----------------------------------------------------------------
def stands(page: Page, step: str) -> None:
    assert save.dump(page.session.open_table.match) == stages()[step]


@pytest.mark.parametrize("step", STEPS)
def test_a_disabled_button_does_nothing(step: str):
    page = page_at(step)
    again_at(page, step)
    for name, values in list(buttons(page, disabled=True)):
        send(page, name, values)
        stands(page, step)
    answers(page)


@cache
def offered() -> Mapping[str, tuple[Sent, ...]]:
    """Return what the page's buttons and its board send at every step."""
    found = {}
    for step in STEPS:
        page = page_at(step)
        again_at(page, step)
        found[step] = tuple(buttons(page, disabled=False))
    return found


@pytest.mark.parametrize("step", STEPS[1 :: effort(3, 1)])
def test_acts_of_other_steps_are_refused_or_only_look(step: str):
    here = {name for name, _ in offered()[step]}
    page = page_at(step)
    again_at(page, step, anew=True)  # who had marked what is asked there could hand it in
    tried = set()
    for other in STEPS:
        for name, values in offered()[other]:
            if name in here | LEAVING | COMMON or (name, str(values)) in tried:
                continue
            tried.add((name, str(values)))
            send(page, name, values)
            stands(page, step)
            answers(page)
    assert len(tried) > 10


@pytest.mark.parametrize("step", STEPS[:: effort(3, 1)])
def test_nobody_plays_for_another_seat(step: str):
    page = page_at(step)
    again_at(page, step)
    for seat in (2, 3, 63):
        send(page, "play-seat", {"seat": seat})
        sentence(page)
        assert page.session.seat in page.session.here
    for name, values in dict(offered()[step]).items():
        if name not in LEAVING:
            again_at(page, step)
            send(page, name, {**values, "seat": "2", "author": "bot", "player": "Pearl"})
            mine(page, step)


def mine(page: Page, step: str) -> None:
    """Check that nothing but legal moves of the seats at this screen came to the match.

    That they are legal is checked by playing the file again: every entry has its checksum.
    """
    match = page.session.open_table.match
    raw = save.dump(match)
    if raw == stages()[step]:
        return
    save.parse(raw, games())
    before = stages()[step].splitlines()
    after = raw.splitlines()
    if after[: len(before)] != before:
        return  # *Undo* took some of the seat's own choices back
    for line in after[len(before) :]:
        assert msgspec.json.decode(line).get("seat") in {*page.session.here, None}, line


# -- anything, in any order ------------------------------------------------------------------------
NUMBERS = st.integers(-3, 70).map(str)
WORDS = st.sampled_from(
    ["", "1", "door", "new", "how", "ranges", "score", "log", "final", "boulder-coral", "bivalve", "urchin",
     "fish", "give-urchin", "get-fish", "recruit-snail", "settlement", "person", "seed", "rounds", "cards"]
)  # fmt: skip
VALUES = st.dictionaries(
    st.sampled_from([*FIELDS, "seat"]), st.one_of(NUMBERS, WORDS, st.booleans(), st.integers(), st.text(max_size=20))
)  # fmt: skip
NAMES = st.sampled_from([name for name in ACTS.names if name not in LEAVING])


@pytest.mark.parametrize("step", STEPS[:: effort(2, 1)])
@settings(max_examples=4)
@given(data=st.data())
def test_whatever_is_sent_the_match_is_legal_and_the_page_goes_on(step: str, data: st.DataObject):
    page = page_at(step)
    again_at(page, step)
    likely = [one for one in offered()[step] if one[0] not in LEAVING]
    messages = st.one_of(st.tuples(NAMES, VALUES), st.sampled_from(likely))
    for name, values in data.draw(st.lists(messages, min_size=4, max_size=8)):
        send(page, name, values, data.draw(st.sampled_from(sorted(page.panels))))
        assert page.session.table is not None
        assert page.session.said is None or page.session.say.render(page.session.said, strict=True)
    answers(page)
    mine(page, step)


# -- what a page shows is the kernel's word --------------------------------------------------------
def test_nobody_writes_on_the_page_but_the_kernel():
    page = page_at("settlement")
    again_at(page, "settlement")
    now = {name: panel.html for name, panel in page.panels.items()}
    drawn = page.stage.widget._grid.scene
    update = {"method": "update", "state": {"html": "<b>Win</b>", "label": "x", "trouble": "y"}}
    for panel in page.panels.values():
        panel._handle_msg({"content": {"data": update}, "buffers": []})
    update = {"method": "update", "state": {"scene": {"title": "x", "rows": []}, "swimmers": []}}
    page.stage.widget._grid._handle_msg({"content": {"data": update}, "buffers": []})
    assert {name: panel.html for name, panel in page.panels.items()} == now
    assert page.stage.widget._grid.scene == drawn
    assert drawn["rows"]


@pytest.mark.parametrize("step", ["settlement", "algae", "catastrophe-predict"])
def test_a_space_that_is_not_bright_does_nothing(step: str):
    page = page_at(step)
    again_at(page, step)
    scene = page.session.scene()
    dark = [
        (space.row, space.column)
        for space in board_picture.picture(scene).spaces
        if "selectable" not in space.states
    ]
    for row, column in [*dark, (0, 1), (7, 1), (1, 6), (12, 12), (-1, 2**40)]:
        page.stage.widget._grid._handle_custom_msg(
            {"kind": "pick", "row": row, "column": column}, []
        )
        stands(page, step)
    answers(page)
