"""`Step`: one action of Succession being carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.games.succession.state import State
from reefkit.match.game import MatchStep
from reefkit.match.random import TABLE
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.games.succession.content import CardEffect, Content, Options, SuccessionCard


def card_name(kind: str) -> Message:
    return Message(f"succession-{kind}")


def card_one(kind: str) -> Message:
    return Message(f"succession-{kind}.one")


def colour_name(colour: str) -> Message:
    return Message(f"succession-colour-{colour}")


@dataclass(slots=True)
class Step(MatchStep):
    """An action of Succession being carried out."""

    content: Content
    options: Options
    state: State
    by_number: dict[int, str]

    def card(self, kind: str) -> SuccessionCard:
        return self.content.cards[kind]

    def after(self, seat: int) -> int:
        return (seat + self.state.direction) % len(self.setup.seats)

    def effect(self, kind: str, do: str) -> CardEffect | None:
        for each in self.card(kind).effects:
            if each.do == do:
                return each
        return None

    def roll(self, sides: int, purpose: str) -> int:
        """Return a random number from 0 to `sides` − 1; each roll has its own address."""
        state = self.state
        rolled = self.chance.roll(
            sides, owner=TABLE, round=state.round, phase="cards", purpose=purpose, index=state.draws
        )
        state.draws += 1
        return int(rolled) - 1
