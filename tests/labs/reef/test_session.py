"""What a page remembers of its match: through a reload, through the door, and of no other match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reefkit.games.reef import new_match
from reefkit.labs.reef import begin
from reefkit.labs.reef.parts import whole
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
    table = begin.begin(desk.session, match)
    begin.found_all(table, [0, 1])
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


def file_of(desk: Desk) -> Path:
    storage = desk.session.storage
    assert storage is not None
    assert storage.file is not None
    return storage.folder / storage.file


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
    after.do("continue", file=file_of(before).name)
    assert known(after) == known(before)
    assert after.session.seat == 1
    assert after.session.say is catalogue("en")  # who stands at the door chose these words


def test_a_new_match_knows_nothing_of_the_last(folder: Path):
    desk = begun(folder)
    remember_all(desk)
    desk.session.ui.dialog = "story"
    of_a_match = ("picked", "plot-tried", "books-seen-0", "log-phase")
    desk.session.ui.settings.update(dict.fromkeys(of_a_match, 1), **{"traits-sorted": "depth"})
    begin.begin(desk.session, new_match([SeatInfo("Cem")], seed=2, options={"rounds": 1}))
    assert known(desk) == [{}, {}, {}, False, "", ""]
    assert desk.session.ui.dialog == ""
    assert set(desk.session.ui.settings) == {"traits-sorted"}


@pytest.mark.parametrize("page", ['{"plots": 3}', '{"notes": {"1-0": 4}}', '{"practice": "x"}'])
def test_a_damaged_memory_leaves_the_match_whole(folder: Path, page: str):
    before = begun(folder)
    remember_all(before)
    kept = file_of(before).with_suffix(".page.json")
    whole_page = json.loads(kept.read_text(encoding="utf-8"))
    whole_page["page"] = json.loads(page)
    kept.write_text(json.dumps(whole_page), encoding="utf-8")
    after = Desk(folder)
    after.session.reopen()
    assert not after.session.refused
    assert known(after) == [{}, {}, {}, False, "", ""]
    assert after.session.open_table.position == before.session.open_table.position


def test_a_language_that_there_is_not_is_not_spoken(folder: Path):
    before = begun(folder)
    kept = file_of(before).with_suffix(".page.json")
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text.replace('"locale":"en"', '"locale":"../x"'), encoding="utf-8")
    assert '"../x"' in kept.read_text(encoding="utf-8")
    after = Desk(folder)
    after.session.reopen()
    assert after.session.say is catalogue("en")
    assert not after.session.refused


def test_nothing_to_open_again_leaves_the_door(folder: Path):
    desk = Desk(folder)
    desk.session.reopen()
    assert desk.session.table is None
    assert not desk.session.refused
    assert one(desk.see(whole.PART), '[data-key="quick-start"]')


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\xff\xfe"])
def test_a_match_that_cannot_be_opened_again_is_said_at_the_door(folder: Path, content: bytes):
    before = begun(folder)
    file_of(before).write_bytes(content)
    after = Desk(folder)
    after.session.reopen()
    assert after.session.refused
    assert after.session.table is None
    assert after.said()
    assert one(after.see(whole.PART), '[data-key="quick-start"]')


def test_a_file_damaged_while_it_is_open_is_said_in_a_sentence(folder: Path):
    desk = begun(folder)
    assert not desk.session.refused
    file_of(desk).write_bytes(b"no match\n")
    desk.session.do("focus", {"row": 1, "column": 1})
    assert desk.session.refused
    assert len(desk.said()) > 20


def test_a_folder_taken_away_is_said_in_a_sentence(folder: Path):
    desk = begun(folder)
    for each in folder.iterdir():
        each.unlink()
    folder.rmdir()
    desk.session.ui.notes["1-0"] = "a thought"
    desk.session.do("focus", {"row": 1, "column": 1})
    assert desk.session.refused
    assert len(desk.said()) > 20


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
    over = file_of(desk).name
    desk.do("quick-start")
    assert desk.session.ui.tab == "ranges"
    desk.do("continue", file=over)
    assert desk.session.ui.tab == "final"
