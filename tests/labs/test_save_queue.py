"""A match goes on while it cannot be stored, and is stored when it can be; a shared table waits."""

from pathlib import Path

import pytest

from reefkit.classroom.store import StoreFault
from reefkit.labs.save_queue import LastingTable
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready
from tests.labs.lasting_desk import FAULTS, LARGE, a_match, broken, storage_at, store_of


def found(table: LastingTable, entries: int) -> None:
    while table.match.position < entries:
        if not table.tick():
            table.do_for_me(0)


@pytest.mark.parametrize("cause", FAULTS)
def test_play_goes_on_in_memory_and_is_saved_later(tmp_path: Path, cause: str) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    found(table, 5)
    with broken(storage, cause):
        storage.work.note("large", LARGE)
        found(table, 30)
        assert storage.lasting.fault is not None
        assert storage.lasting.fault.id == f"store-{cause}"
        assert not table.is_kept
        played = list(table.match.entries)
        assert len(played) >= 30
    storage.lasting.retry(patient=True)
    assert storage.lasting.fault is None
    assert table.is_kept
    found(table, len(played) + 3)
    again = storage_at(tmp_path).open(table.id)
    assert again.match.entries == table.match.entries
    assert again.match.entries[: len(played)] == played


def test_a_match_begun_while_the_store_is_away_is_put_there_whole(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    with broken(storage, "read-only"):
        table = storage.create(a_match())
        found(table, 20)
        storage.remember((0,), 0, {"quick": True})
    storage.lasting.retry(patient=True)
    later = storage_at(tmp_path)
    kept = later.recall()
    assert kept is not None
    assert kept.match == table.id
    assert kept.page == {"quick": True}
    assert later.open(table.id).match.entries == table.match.entries


def test_a_store_that_comes_back_between_two_decisions_is_noticed_by_the_next(
    tmp_path: Path,
) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    with broken(storage, "read-only"):
        found(table, 3)
    assert not table.is_kept
    found(table, 6)  # nobody tried the store again meanwhile
    storage.lasting.retry()
    assert table.is_kept
    assert storage_at(tmp_path).open(table.id).match.entries == table.match.entries


def test_two_tabs_of_one_match_play_at_one_table(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    one = storage.create(a_match())
    two = storage_at(tmp_path).open(one.id)
    found(one, 4)
    assert two.position == one.position
    found(two, 8)
    assert one.position == two.position
    assert one.match.entries == two.match.entries


def test_what_went_apart_while_the_store_was_away_is_kept_beside(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    other = storage_at(tmp_path).open(table.id)
    with broken(storage, "read-only"):
        found(table, 9)
        mine = list(table.match.entries)
    found(other, 12)
    first = table.id
    storage.lasting.retry(patient=True)
    assert storage.lasting.fault is None
    assert table.id != first
    assert table.is_kept
    later = storage_at(tmp_path)
    assert {row.id for row in later.rows()} == {first, table.id}
    assert later.open(table.id).match.entries == mine
    assert later.open(first).match.entries == other.match.entries


def test_a_shared_table_pauses_and_keeps_the_unsent_move(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    table.shared = True
    board = table.match.rules.legal(table.match.state, 0)[0]
    before = table.match.position
    with broken(storage, "read-only"):
        with pytest.raises(StoreFault):
            table.act(0, board)
        assert table.match.position == before
        assert table.unsent == (0, board, "person")
        with pytest.raises(StoreFault):
            table.send()
    storage.lasting.retry(patient=True)
    assert table.match.position == before
    (step,) = table.send()
    assert step.seat == 0
    assert table.unsent is None
    assert storage_at(tmp_path).open(table.id).match.entries == table.match.entries


def test_an_unsent_move_that_is_not_allowed_any_more_is_let_go(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    table.shared = True
    with broken(storage, "read-only"), pytest.raises(StoreFault):
        table.act(0, table.match.rules.legal(table.match.state, 0)[0])
    table.unsent = (0, Ready(), "person")
    storage.lasting.retry(patient=True)
    with pytest.raises(Rejection):
        table.send()
    assert table.unsent is None
    assert table.send() == []


def test_a_refusal_of_the_rules_is_no_fault(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    with pytest.raises(Rejection):
        table.act(0, Ready())
    assert storage.lasting.fault is None
    assert table.is_kept


def test_every_decision_is_in_the_store_before_anybody_is_told(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    store = store_of(storage)
    for _ in range(12):
        if not table.tick():
            table.do_for_me(0)
        (row,) = store.matches.rows([table.id])
        assert row.entries == table.match.position
