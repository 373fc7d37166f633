"""What a page remembers of its match: through a reload, through the door, and of no other match."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.games.reef import new_match
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.parts import match_view, pages
from reefkit.labs.storage import Storage
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.labs.reef.desk import Desk, one


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "reef"


def begun(folder: Path, seed: int = 1) -> Desk:
    """Open a page with a match of two people, kept in the folder, at its first phase."""
    desk = Desk(folder)
    seats = [SeatInfo("Ana"), SeatInfo("Ben")]
    match = new_match(seats, seed=seed, options={"rounds": 1, "predict": "none"})
    table = match_setup.begin(desk.session, match)
    match_setup.set_all_up(table, [0, 1], "founding")
    desk.session.next_seat()
    desk.session.changed()
    return desk


def remember_all(desk: Desk) -> None:
    """Have something of every kind to remember."""
    ui = desk.session.ui
    ui.plots, ui.notes = {"1-1": 4.0}, {"1-1": "half a thought"}
    ui.revealed, ui.quick = {"1-1": 2}, True
    desk.session.choose_seat(1)
    ui.hand.draft, ui.hand.draft_of = "ramp, land", "1-algae"
    desk.do("simple-words")


def storage_of(desk: Desk) -> Storage:
    assert desk.session.storage is not None
    return desk.session.storage


def match_of(desk: Desk) -> str:
    match = storage_of(desk).match
    assert match is not None
    return match


def damage(desk: Desk, folder: Path, line: str) -> None:
    """Write over the first entry of the open match, past all our own code."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        changed = database.execute(
            "UPDATE entries SET line = ? WHERE match = ? AND position = 0", (line, match_of(desk))
        )
        assert changed.rowcount == 1


def known(desk: Desk) -> list[object]:
    ui = desk.session.ui
    return [ui.plots, ui.notes, ui.revealed, ui.quick, ui.hand.draft, ui.hand.draft_of]


def test_a_reload_opens_the_match_and_all_that_the_page_knew(folder: Path):
    before = begun(folder)
    remember_all(before)
    after = Desk(folder)
    after.session.reopen()
    assert after.session.open_table.position == before.session.open_table.position
    assert known(after) == known(before)
    assert (after.session.here, after.session.seat) == ((0, 1), 1)
    assert after.session.say is catalogue("en-simple")
    assert after.session.ui.page == ""


def test_the_door_goes_on_with_all_that_the_page_knew(folder: Path):
    before = begun(folder)
    remember_all(before)
    after = Desk(folder)
    after.do("continue", match=match_of(before))
    assert known(after) == known(before)
    assert after.session.seat == 1
    assert after.session.say is catalogue("en")  # who stands at the door chose these words


def test_a_new_match_knows_nothing_of_the_last(folder: Path):
    desk = begun(folder)
    remember_all(desk)
    desk.session.ui.dialog = "story"
    of_a_match = ("picked", "plot-tried", "books-seen-0", "log-phase")
    desk.session.ui.settings.update(dict.fromkeys(of_a_match, 1), **{"traits-sorted": "depth"})
    match_setup.begin(desk.session, new_match([SeatInfo("Cem")], seed=2, options={"rounds": 1}))
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
    scope = f"match:{match_of(before)}"
    whole_page = {"here": [0, 1], "seat": 1, "page": {key: value}}

    def spoil(store: Store) -> None:
        store.work.forget(scope)
        store.work.remember(scope, "page", whole_page)

    storage_of(before).lasting.ask(spoil)
    after = Desk(folder)
    after.session.reopen()
    assert not after.session.refused
    assert known(after) == [{}, {}, {}, False, "", ""]
    assert after.session.open_table.position == before.session.open_table.position


def test_a_language_that_there_is_not_is_not_spoken(folder: Path):
    before = begun(folder)
    scope = f"match:{match_of(before)}"
    whole_page = {"here": [0, 1], "seat": 1, "page": {"locale": "../x"}}
    storage_of(before).lasting.ask(lambda store: store.work.remember(scope, "page", whole_page))
    after = Desk(folder)
    after.session.reopen()
    assert after.session.say is catalogue("en")
    assert not after.session.refused


def test_nothing_to_open_again_leaves_the_door(folder: Path):
    desk = Desk(folder)
    desk.session.reopen()
    assert desk.session.table is None
    assert not desk.session.refused
    assert one(desk.see(pages.WHOLE), '[data-key="quick-start"]')


@pytest.mark.parametrize("line", ["", "{}", "no entry"])
def test_a_match_that_cannot_be_opened_again_is_said_at_the_door(folder: Path, line: str):
    before = begun(folder)
    damage(before, folder, line)
    after = Desk(folder)
    after.session.reopen()
    assert after.session.refused
    assert after.session.table is None
    assert after.said()
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
    assert one(desk.see(match_view.TOP), '[role="alert"]')
    assert one(desk.see(match_view.TOP), '[data-saved="no"]')


def play_out(desk: Desk) -> None:
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
    over = match_of(desk)
    desk.do("quick-start")
    assert desk.session.ui.tab == "ranges"
    desk.do("continue", match=over)
    assert desk.session.ui.tab == "final"
