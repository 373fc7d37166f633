"""Tables of Succession laid out by hand, so that a rule can be shown in a few lines."""

# ruff: noqa: ANN401 - options and fields of a state may be many things

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from msgspec.structs import replace

from reefkit.games.succession import actions as do
from reefkit.games.succession import content, new_match
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import NOBODY, State
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Event, SeatInfo
from reefkit.match.random import KeyedChance
from reefkit.text import catalogue

NUMBERS = {card.number: kind for kind, card in content.default().cards.items() if card.number}


def named(cards: str) -> list[str]:
    """Read cards as they are written here: ``5 6 crab`` are a brown alga, a ciliate and a crab."""
    return [NUMBERS[int(each)] if each.isdigit() else each for each in cards.split()]


@dataclass
class LaidOut:
    """A table that is played on by acting; events are those of the latest action."""

    rules: SuccessionRules
    state: State
    events: list[Event] = field(default_factory=list)
    chance: KeyedChance = field(default_factory=lambda: KeyedChance(7))

    def act(self, seat: int, action: Action) -> LaidOut:
        """Act, and keep what came of it."""
        self.events = []
        self.state = self.rules.apply(self.state, seat, action, self.chance, self.events)
        return self

    def play(self, seat: int, card: str, **more: Any) -> LaidOut:
        """Lay a card, written as in `named`."""
        return self.act(seat, do.LayCard(named(card)[0], **more))

    def passes(self, *seats: int) -> LaidOut:
        for seat in seats:
            self.act(seat, do.Pass())
        return self

    def refused(self, seat: int, action: Action) -> str:
        """Try what is refused, and give why."""
        before = replace(self.state)
        with pytest.raises(Rejection) as caught:
            self.rules.apply(self.state, seat, action, KeyedChance(7), None)
        assert self.state == before
        for language in ("en", "en-simple"):
            assert catalogue(language).render(caught.value.message, strict=True)
        return caught.value.message.id.removeprefix("reject-succession-")

    @property
    def told(self) -> list[str]:
        return [event.what.id.removeprefix("succession-") for event in self.events]

    @property
    def sizes(self) -> list[int]:
        return [len(hand) for hand in self.state.hands]

    @property
    def stands(self) -> tuple[str, int]:
        """The phase, and whose choice it is."""
        return self.state.phase, self.state.player

    def every_card(self) -> Counter[str]:
        """Count all cards, wherever they lie."""
        state = self.state
        return Counter(
            [
                *state.deck,
                *state.pile,
                *state.gone,
                *(card for hand in state.hands for card in hand),
            ]
        )


def lay_out(
    *hands: str,
    pile: str = "1",
    colour: str = "green",
    deck: str | None = None,
    player: int = 0,
    bots: str = "",
    **more: Any,
) -> LaidOut:
    """Lay a table out on somebody's turn; cards are written as in `named`.

    Parameters
    ----------
    hands
        One hand a seat.
    pile, colour
        Discards, the top one last, and the colour in play.
    deck
        What can be drawn; none: all other cards.
    bots
        Seats that are bots, as figures.
    **more
        Options, and fields of the state.
    """
    options = {name: more.pop(name) for name in list(more) if name in _OPTIONS}
    seats = [
        SeatInfo(f"P{seat}", bot="keeper" if str(seat) in bots else None)
        for seat in range(len(hands))
    ]
    options = {"disturbances": True, "invaders": True, **options}
    match = new_match(seats, seed=1, options=options)
    rules = match.rules
    assert isinstance(rules, SuccessionRules)
    held = [named(hand) for hand in hands]
    discards = named(pile)
    rest = Counter(rules.deck)
    rest.subtract([*discards, *(card for hand in held for card in hand)])
    assert min(rest.values()) >= 0, "more cards than there are"
    left = sorted(rest.elements())
    drawable = left if deck is None else sorted(named(deck))
    out_of_reach = list((Counter(left) - Counter(drawable)).elements())
    state = replace(
        rules.start(),
        round=1,
        phase="turn",
        turn=5,
        player=player,
        colour=colour,
        hands=held,
        deck=drawable,
        pile=discards,
        gone=out_of_reach,
        coming=NOBODY,
        laid=len(discards),
    )
    return LaidOut(rules, replace(state, **more))


_OPTIONS = {"rounds", "disturbances", "invaders", "start", "window", "clock", "deck_ends"}
