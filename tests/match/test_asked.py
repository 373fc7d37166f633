"""What a page asks a table, in memory and in a file, and the helper that plays a phase for a seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.match import save
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, Undo
from reefkit.match.match import Match
from reefkit.match.table import FileTable, MemoryTable, Table
from tests.match.toy import TOYS, new_match
from tests.match.toy_types import Dive, Hide

every_store = pytest.mark.parametrize("store", ["memory", "file"])


def table_of(store: str, folder: Path, *bots: str | None, **options: int) -> Table:
    match = new_match(*bots, **options)
    if store == "memory":
        return MemoryTable(match)
    return FileTable.create(match, folder / "match.jsonl")


def rejected(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == id_)


@every_store
def test_a_page_learns_the_set_up_and_the_rules_from_the_handle(store: str, tmp_path: Path) -> None:
    table = table_of(store, tmp_path, None, None)
    assert table.setup == table.match.setup
    assert table.rules.stage(table.view(0).state) == "1-dive"


@every_store
def test_a_moment_shows_the_past_as_the_seat_may_see_it(store: str, tmp_path: Path) -> None:
    table = table_of(store, tmp_path, None, None)
    table.act(0, Dive())
    table.act(1, Ready())
    before, after = table.moment(0, 0), table.moment(1, 0)
    assert (before.position, after.position) == (0, 1)
    assert before.state.hands == [[], []]
    assert after.state.hands[0] == table.match.state.hands[0]
    assert table.moment(1, 1).state.hands == [[0], []]  # another's shells stay hidden
    assert [each.seats for each in after.awaited] == [(0,), (1,)]
    with rejected("reject-no-such-position"):
        table.moment(3, 0)
    with rejected("reject-no-such-seat"):
        table.moment(0, 2)


@every_store
def test_what_is_left_to_do_is_said(store: str, tmp_path: Path) -> None:
    table = table_of(store, tmp_path, None, None)
    assert table.left(0) is None
    for seat in (0, 1):
        table.act(seat, Ready())
    said = table.left(0)
    assert said is not None
    assert said.id == "toy-step-hide"
    table.act(0, Hide(1))
    assert table.left(0) is None
    with rejected("reject-no-such-seat"):
        table.left(2)


@every_store
def test_the_dump_is_the_save_file(store: str, tmp_path: Path) -> None:
    table = table_of(store, tmp_path, None, None)
    table.act(0, Dive())
    again = save.parse(table.dump(), TOYS)
    assert [entry.checksum for entry in again.entries] == [
        entry.checksum for entry in table.match.entries
    ]
    if store == "file":
        assert table.dump() == (tmp_path / "match.jsonl").read_bytes()


@every_store
def test_the_helper_plays_the_stage_and_the_log_says_so(store: str, tmp_path: Path) -> None:
    table = table_of(store, tmp_path, None, None)
    steps = table.do_for_me(0)
    assert {step.author for step in steps} == {"helper"}
    assert {step.seat for step in steps} == {0}
    assert steps[-1].action == {"do": "ready"}
    assert len(steps) > 1
    assert [one.author for one in table.match.entries] == ["helper"] * len(steps)
    assert all(seat.seats != (0,) for seat in table.view(0).awaited)
    with rejected("reject-nothing-awaited"):
        table.do_for_me(0)


def test_the_helper_stops_where_the_stage_ends() -> None:
    """It decides one stage and no more, even where the seat is awaited at once in the next."""
    table = MemoryTable(new_match(None, None))
    table.act(1, Ready())
    table.do_for_me(0)
    assert table.rules.stage(table.view(0).state) == "1-hide"
    assert table.view(0).awaited[0].seats == (0,)
    with rejected("toy-step-hide"):  # the toy wants everybody to hide for themselves
        table.do_for_me(0)


@every_store
def test_help_may_leave_ready_to_the_seat_and_be_taken_back(store: str, tmp_path: Path) -> None:
    table = table_of(store, tmp_path, None, None)
    steps = table.do_for_me(0, ready=False)
    assert all(step.action != {"do": "ready"} for step in steps)
    assert any(0 in each.seats for each in table.view(0).awaited)
    with rejected("reject-undo-draw"):  # a dive has rolled the dice: as for a person's own
        table.act(0, Undo())


def test_what_was_decided_for_a_seat_stands_in_the_save() -> None:
    table = MemoryTable(new_match(None, None))
    count = len(table.do_for_me(0))
    again: Match = save.parse(table.dump(), TOYS)
    assert [entry.author for entry in again.entries] == ["helper"] * count


def test_at_rest_a_file_is_read_once_and_own_moves_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("file", tmp_path, None, None)
    other = FileTable.open(tmp_path / "match.jsonl", TOYS)
    read: list[int] = []
    really = FileTable._refresh
    monkeypatch.setattr(FileTable, "_refresh", lambda self: (read.append(1), really(self))[1])
    with table.at_rest(), table.at_rest():
        seen = table.view(None).position
        other.act(1, Ready())
        read.clear()
        assert table.view(None).position == table.position == seen  # still as it was
        assert not read
        table.act(0, Dive())  # reads what others did before it appends
        assert table.position == seen + 2
    assert table.match.entries[-1].seat == 0
    other.act(0, Ready())
    assert table.position == seen + 3
