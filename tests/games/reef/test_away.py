"""Seats that nobody sits at: bots decide for all of them, under every option."""

from __future__ import annotations

import pytest

from reefkit.games.reef import new_match
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable

OPTIONS: dict[str, dict[str, object]] = {
    "as it is": {},
    "every prediction": {"predict": "all"},
    "hands-on": {"hands_on": True, "predict": "all"},
    "hands-on with standing stacks": {"hands_on": True, "standing_stacks": True},
    "gates": {"gates": True, "predict": "all"},
    "hands-on with gates": {"hands_on": True, "gates": True},
    "printed supply": {"printed_supply": True, "reshuffle_each_draw": True},
    "mutations": {"mutated_triangle": True, "mutate_on_collection": True},
    "free stacking": {"free_stacking": True, "rescue": True, "team_bonus": True},
    "a clock": {"clock": 60, "scoring": "product", "plot_first": "always"},
    "two topics": {"topics": ["storms", "climate"], "rounds": 5},
}


def left_alone(seats: int = 4, seed: int = 1, **options: object) -> Match:
    """Play a match whose people have all gone away; only gates are opened."""
    infos = [SeatInfo(f"P{number}") for number in range(seats)]
    match = new_match(infos, seed=seed, options={"rounds": 2, **options})
    table = MemoryTable(match)
    for seat in range(seats):
        table.set_away(seat)
    while not match.is_over:
        before = match.position
        table.run()
        if table.gate is not None:
            table.onward()
        assert match.position > before, "nobody moves any more"
    return match


@pytest.mark.parametrize("name", OPTIONS)
def test_four_seats_that_are_away_play_a_whole_match(name: str) -> None:
    match = left_alone(seed=len(name), **OPTIONS[name])
    authors = {entry.author for entry in match.entries}
    assert authors == ({"bot", "teacher"} if match.rules.options.gates else {"bot"})  # type: ignore[attr-defined]
    assert {entry.seat for entry in match.entries} - {None} == {0, 1, 2, 3}
    done = {str(entry.action["do"]) for entry in match.entries}
    assert {"found", "mutate", "settle", "ready"} <= done or "submit" in done


def test_predictions_and_books_are_made_for_them_too() -> None:
    match = left_alone(seed=3, hands_on=True, predict="all")
    for seat in range(4):
        done = {str(e.action["do"]) for e in match.entries if e.seat == seat}
        assert {"submit", "predict", "mutate"} <= done


def test_who_comes_back_decides_again() -> None:
    match = new_match([SeatInfo("Ana"), SeatInfo("Bo")], seed=5, options={"rounds": 2})
    table = MemoryTable(match)
    table.set_away(0)
    table.set_away(1)
    while match.state.round < 2:
        assert table.tick()
    table.set_away(0, away=False)
    table.run()
    assert {seat for each in table.view(0).awaited for seat in each.seats} == {0}
    position = table.position
    table.act(0, table.rules.legal(match.state, 0)[0])
    assert match.entries[position].author == "person"
