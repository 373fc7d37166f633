"""What a file may not bring: a task that names an effect which its card does not have."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reefkit.games.expanse import new_match
from reefkit.games.expanse.state import Task
from reefkit.match.errors import DamagedError
from reefkit.match.game import SeatInfo


def test_a_task_names_an_effect_of_its_card() -> None:
    match = new_match([SeatInfo("Ana", bot="newcomer"), SeatInfo("Ben", bot="newcomer")], seed=4)
    eaters = []
    while not eaters:
        seat = match.rules.awaited(match.state)[0].seats[0]
        luck = match.luck(seat, match.state)
        match.act(seat, match.rules.decide(match.state, seat, "newcomer", luck), "bot")
        cards = [(at, card) for at, place in enumerate(match.state.seats) for card in place.reef]
        eaters = [(at, card) for at, card in cards if match.rules.content.cards[card.kind].animal]
    seat, card = eaters[0]
    effects = match.rules.content.cards[card.kind].effects

    def check(effect: int, name: str) -> None:
        task = Task("effect", seat, card.id, effect, name=name)
        match.rules.check(replace(match.state, queue=[task]))

    check(next(n for n, each in enumerate(effects) if hasattr(each, "ways")), "")
    for effect, name in ((99, ""), (0, "ways.7.then.0"), (0, "nothing"), (0, "ways.x")):
        with pytest.raises(DamagedError):
            check(effect, name)
