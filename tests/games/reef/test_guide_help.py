"""*Do this phase for me*, and readings that tell no more than the table does."""

from __future__ import annotations

import pytest

from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue


def table_of(*bots: str | None, **options: object) -> MemoryTable:
    seats = [SeatInfo(f"Seat {n + 1}", bot=bot) for n, bot in enumerate(bots)]
    return MemoryTable(new_match(seats, seed=5, options=options))


def to_phase(table: MemoryTable, phase: str) -> None:
    """Let the helper play both seats until a phase opens."""
    for _ in range(400):
        state = table.view(None).state
        if state.phase == phase:
            return
        seat = table.view(None).awaited[0].seats[0]
        table.stand_in(seat)
    raise AssertionError(phase)


def test_a_phase_is_done_for_me_and_no_more() -> None:
    table = table_of(None, None, rounds=1)
    table.do_for_me(0)
    view = table.view(0)
    assert view.state.phase == "founding"
    assert int((view.state.reefs.kind[0] != 0).sum()) == 5
    assert [each.seats for each in view.awaited] == [(1,)]
    assert {one.author for one in table.match.entries} == {"helper"}
    assert table.left(1) is not None


def test_help_with_algae_can_be_taken_back() -> None:
    table = table_of(None, None, rounds=1)
    to_phase(table, "algae")
    before = table.view(0).state.reefs.alga[0].copy()
    table.do_for_me(0, ready=False)
    assert int(table.view(0).state.reefs.alga[0].sum()) == int(before.sum()) + 5
    table.act(0, Undo())
    assert (table.view(0).state.reefs.alga[0] == before).all()
    table.do_for_me(0)
    with pytest.raises(Rejection) as caught:
        table.act(0, Undo())
    assert caught.value.message.id == "reject-undo-ready"


def test_nobody_predicts_for_a_student() -> None:
    table = table_of(None, None, rounds=1, predict="all", cards=["heatwave", "glaciation"])
    to_phase(table, "catastrophe")
    assert table.view(0).state.turn.step == "predict"
    with pytest.raises(Rejection) as caught:
        table.do_for_me(0)
    assert caught.value.message.id == "reject-predict-yourself"
    assert catalogue("en").render(caught.value.message, strict=True)


def test_nobody_keeps_a_students_books_nor_writes_its_note() -> None:
    table = table_of(None, None, rounds=1, hands_on=True, predict="none")
    to_phase(table, "algae")
    with pytest.raises(Rejection) as caught:
        table.do_for_me(0)
    assert caught.value.message.id == "reject-submit-yourself"
    guided = table_of(None, None, rounds=1, predict="none")
    to_phase(guided, "survey")
    guided.do_for_me(0)
    assert guided.match.state.notes[0] == [""]


def test_a_tally_by_hand_is_read_when_it_is_closed() -> None:
    """In hands-on mode no reading tells what the seats still count for themselves."""
    table = table_of(None, None, rounds=1, hands_on=True, predict="none")
    to_phase(table, "survey")
    assert table.view(0).state.turn.step == "submit"
    for name in ("presence", "scores", "diversity", "ranges"):
        assert table.read(name) == [], name
    for seat in (0, 1):
        table.stand_in(seat)
    assert table.view(0).state.turn.step == "revealed"
    assert table.read("scores") == []
    open_at = table.position
    for seat in (0, 1):
        table.act(seat, Ready())
    assert len(table.read("scores")) == 12
    assert table.read("scores", open_at) == []


def test_a_tally_in_guided_play_is_read_at_once() -> None:
    table = table_of(None, None, rounds=1, predict="none")
    to_phase(table, "survey")
    assert len(table.read("scores")) == 12


def test_the_helper_answers_an_offer() -> None:
    table = table_of(None, None, rounds=1, predict="none")
    to_phase(table, "migration")
    table.act(0, do.Offer(1, (0,)))
    table.do_for_me(1)
    assert table.match.state.turn.trades == []


def test_a_reading_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Rejection) as caught:
        table_of(None).read("tides")
    assert caught.value.message.id == "reject-no-such-reading"
