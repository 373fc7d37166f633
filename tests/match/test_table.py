"""The table handle in memory: what a page calls, and those who were slower."""

from __future__ import annotations

import threading

import pytest

from reefkit.match.errors import ConflictError, Rejection
from reefkit.match.game import Ready
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.match.clocks import Clock, offering
from tests.match.toy import new_match
from tests.match.toy_types import Dive, Hide, Note, Take


def rejected(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == f"reject-{id_}")


def test_acting_gives_the_step_as_the_seat_sees_it_and_the_store_time() -> None:
    clock = Clock()
    table = MemoryTable(new_match(None, None), clock)
    (step,) = table.act(0, Dive())
    assert step.position == 0
    assert step.action == {"do": "dive"}
    assert step.author == "person"
    assert step.time == clock.now.isoformat()
    assert [event.what.id for event in step.events] == ["toy-dived", "toy-found"]
    assert [event.what.id for event in table.since(0, 1)[0].events] == ["toy-dived"]
    assert [event.what.id for event in table.since(0)[0].events] == ["toy-dived"]


def test_a_view_holds_the_position_what_waits_and_whether_it_is_over() -> None:
    table = MemoryTable(new_match(None, None, rounds=1))
    table.act(0, Dive())
    view = table.view(0)
    assert view.position == 1
    assert [each.seats for each in view.awaited] == [(0,), (1,)]
    assert not view.over
    assert view.state.hands[0] == table.match.state.hands[0]
    assert table.view(1).state.hands == [[0], []]
    for seat in (0, 1):
        table.set_away(seat)
    table.run()
    assert table.view(None).over
    assert table.view(None).awaited == ()


def test_a_spectator_sees_what_is_public_alone() -> None:
    table = offering(Clock(), seats=3)
    for looker, shells in ((0, True), (1, True), (2, False), (None, False)):
        offer = table.view(looker).state.offers[0]
        given = table.since(table.position - 1, looker)[0].action
        assert (offer.shells != [0]) is shells
        assert given is not None
        assert (given["shells"] != []) is shells


def test_a_forged_seat_or_position_is_refused() -> None:
    table = MemoryTable(new_match(None, None))
    for seat in (-1, 2, 10**9):
        with rejected("no-such-seat"):
            table.view(seat)
        with rejected("no-such-seat"):
            table.since(0, seat)
        with rejected("no-such-seat"):
            table.act(seat, Dive())
        with rejected("no-such-seat"):
            table.stand_in(seat)
        with rejected("no-such-seat"):
            table.set_away(seat)
    for position in (-1, 1):
        with rejected("no-such-position"):
            table.since(position)
    assert table.position == 0


def test_appending_at_a_position_that_is_taken_is_a_conflict() -> None:
    table = MemoryTable(new_match(None, None))
    table.append(0, 0, Dive())
    for expected in (0, 2, -1):
        with pytest.raises(ConflictError):
            table.append(expected, 1, Dive())
    assert table.position == 1
    table.append(1, 1, Dive())


class Slow(MemoryTable):
    """A page that others are quicker than, so many times over."""

    def __init__(self, match: Match, rivals: int) -> None:
        self.rivals = rivals
        self.quicker: list[tuple[int, object]] = []
        super().__init__(match)

    @property
    def position(self) -> int:
        position = super().position
        if self.rivals:
            self.rivals -= 1
            self.match.act(1, Note("first!") if self.match.state.phase == "survey" else Dive())
        return position


def test_whoever_was_slower_tries_again_with_what_is_legal_then() -> None:
    table = Slow(new_match(None, None), rivals=2)
    (step,) = table.act(0, Dive())
    assert step.position == 2
    assert [entry.seat for entry in table.match.entries] == [1, 1, 0]


def test_a_move_that_is_not_legal_any_more_is_refused() -> None:
    table = offering(Clock())
    position = table.position
    table.act(1, Take(0))
    with pytest.raises(ConflictError):
        table.append(position, 1, Take(0))
    with rejected("toy-offer"):
        table.act(1, Take(0))


def test_whoever_is_always_slower_is_told_so() -> None:
    match = new_match(None, None)
    for seat in (0, 1):
        match.act(seat, Ready())
    for seat in (0, 1):
        match.act(seat, Hide(seat + 1))
    for seat in (0, 1):
        match.act(seat, Ready())
    assert match.state.phase == "survey"
    with pytest.raises(ConflictError) as caught:
        Slow(match, rivals=1_000).act(0, Note("second"))
    assert caught.value.message.id == "table-busy"
    assert match.state.notes[0] == ""


class Broken(MemoryTable):
    """A table whose store fails."""

    def _store(self, entry: Entry) -> None:
        raise OSError(28, f"no room for entry {entry.position}")


def test_what_could_not_be_stored_has_not_happened() -> None:
    table = Broken(new_match(None))
    with pytest.raises(OSError, match="no room"):
        table.act(0, Dive())
    assert table.position == 0
    assert table.match.state.hands == [[]]


def test_many_threads_lose_and_double_nothing() -> None:
    table = MemoryTable(new_match(*[None] * 8))
    failed: list[BaseException] = []

    def dive(seat: int) -> None:
        try:
            for _ in range(2):
                for _ in range(500):
                    try:
                        table.act(seat, Dive())
                    except ConflictError:
                        continue
                    break
        except BaseException as error:  # noqa: BLE001 - a thread must hand it over
            failed.append(error)

    threads = [threading.Thread(target=dive, args=(seat,)) for seat in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert failed == []
    assert sorted(entry.seat or 0 for entry in table.match.entries) == sorted([*range(8)] * 2)
    assert [entry.position for entry in table.match.entries] == list(range(16))
    assert all(len(hand) == 2 for hand in table.match.state.hands)
