"""Tables of Blue Expanse laid out by hand, so that a rule can be shown in a few lines."""

# ruff: noqa: ANN401, A002 - options may be many things; a draw's address has six parts

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import ArrayLike

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import content, new_match
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import HIDDEN, ReefCard, Seat, State
from reefkit.games.expanse.step import Step
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Event, Ready, SeatInfo
from reefkit.match.random import KeyedChance, Rolls
from reefkit.text import catalogue


class Loaded(KeyedChance):
    """Chance whose die shows what a test wants, for as long as it wants something."""

    def __init__(self, key: int) -> None:
        super().__init__(key)
        self.shows: list[int] = []

    def roll(
        self,
        sides: ArrayLike,
        *,
        owner: ArrayLike,
        round: int,
        phase: str,
        purpose: str,
        index: ArrayLike = 0,
    ) -> Rolls:
        """Show what is wanted, or roll."""
        if purpose == "die" and self.shows:
            return np.asarray(self.shows.pop(0))
        return super().roll(
            sides, owner=owner, round=round, phase=phase, purpose=purpose, index=index
        )


@dataclass
class LaidOut:
    """A table that is played on by acting; events are those of the latest action."""

    rules: ExpanseRules
    state: State
    events: list[Event] = field(default_factory=list)
    chance: Loaded = field(default_factory=lambda: Loaded(7))

    def act(self, seat: int, action: Action) -> LaidOut:
        """Act, and keep what came of it."""
        self.events = []
        self.state = self.rules.apply(self.state, seat, action, self.chance, self.events)
        return self

    def rolls(self, *shows: int) -> LaidOut:
        self.chance.shows = list(shows)
        return self.act(self.state.player, do.RollDie())

    def passes(self) -> LaidOut:
        while self.state.phase == "raise":
            self.act(self.state.raiser, do.NoBid())
        return self

    def to_buy(self, *shows: int) -> LaidOut:
        """Move, and let nobody raise."""
        return self.rolls(*shows).passes()

    def to_end(self) -> LaidOut:
        """Go on to where currency may be put under the deck, or to the next turn."""
        player, turn = self.state.player, self.state.turn
        if self.state.phase == "move":
            self.to_buy()
        self.passes()
        while self.state.turn == turn and self.state.phase not in {"end", "over"}:
            ask = self.state.ask
            if ask is not None:
                self.act(ask.seat, do.AnswerTask(ask.options[0]))
            elif self.state.phase == "take":
                self.act(player, self.rules.legal(self.state, player)[0])
            else:
                self.act(player, do.ActAll() if self.state.phase == "manage" else do.Done())
        return self

    def to_next(self, **put: int) -> LaidOut:
        """Play the turn to its end, doing no more than must be."""
        turn = self.state.turn
        self.to_end()
        if self.state.turn == turn and self.state.phase == "end":
            self.act(self.state.player, do.Flow(**put))
        while self.state.ask is not None:
            self.act(self.state.ask.seat, do.AnswerTask(self.state.ask.options[0]))
        return self

    def refused(self, seat: int, action: Action) -> str:
        """Try what is refused, and give why."""
        before = copy_state(self.state)
        with pytest.raises(Rejection) as caught:
            self.rules.apply(self.state, seat, action, Loaded(7), None)
        assert self.state == before
        for language in ("en", "en-simple"):
            assert catalogue(language).render(caught.value.message, strict=True)
        return caught.value.message.id.removeprefix("reject-expanse-")

    def opens(self, deck: str, *kinds: str) -> LaidOut:
        """Lay cards open in the middle; the other slots of the deck are empty."""
        pile = self.state.piles[deck]
        empty = [HIDDEN] * (len(pile.open) - len(kinds))
        pile.open = [*kinds, *empty]
        return self

    def holds(self, seat: int, biomass: int = 0, capital: int = 0, *others: str) -> LaidOut:
        self.state.seats[seat].hand = ["biomass"] * biomass + ["capital"] * capital + [*others]
        return self

    def lies(self, seat: int, kind: str, **values: Any) -> ReefCard:
        return self.step.new_card(kind, seat, **values)

    @property
    def step(self) -> Step:
        """The state with all that its rules read, and this table's chance."""
        return self.rules.stepping(self.state, self.chance, self.events)

    def seat(self, seat: int = 0) -> Seat:
        return self.state.seats[seat]

    def kinds(self, seat: int = 0) -> list[str]:
        return [card.kind for card in self.state.seats[seat].reef]

    def deck(self, seat: int = 0) -> Counter[str]:
        return Counter(kind for layer in self.state.seats[seat].deck for kind in layer)

    @property
    def told(self) -> list[str]:
        return [event.what.id.removeprefix("expanse-") for event in self.events]

    @property
    def stands(self) -> tuple[str, int]:
        """The phase, and whose choice it is."""
        raising = self.state.phase == "raise"
        return self.state.phase, self.state.raiser if raising else self.state.player


def lay_out(
    seats: int = 2,
    *,
    numbers: dict[str, Any] | None = None,
    tile: int = 0,
    **options: Any,
) -> LaidOut:
    """Begin a match of people, the first of whom is to move from a tile.

    Parameters
    ----------
    seats
        How many play.
    numbers
        Changes to the numbers of the rules.
    tile
        Where the first one's token stands.
    options
        Changes to the options.
    """
    stored = content.default()
    changed = replace(stored.rules.numbers, **(numbers or {}))
    stored = replace(stored, rules=replace(stored.rules, numbers=changed))
    people = [SeatInfo(f"P{number}") for number in range(seats)]
    match = new_match(people, seed=3, options=options, content=stored)
    rules = match.rules
    assert isinstance(rules, ExpanseRules)
    table = LaidOut(rules, rules.start())
    for seat in range(seats):
        table.act(seat, Ready())
    table.state.seats[0].tile = tile
    return table
