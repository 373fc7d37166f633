"""A step of a match while it is being made: the new state, its chance, and who listens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reefkit.games.succession.state import State
from reefkit.match.chance import TABLE, Chance
from reefkit.match.game import Event
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.succession.content import Card, Content, Effect, Options
    from reefkit.match.game import Setup


def card_name(kind: str) -> Message:
    """Give the name of a kind of card, as it stands on the card."""
    return Message(f"succession-{kind}")


def card_one(kind: str) -> Message:
    """Give the name of one card of a kind, with its article."""
    return Message(f"succession-{kind}.one")


def colour_name(colour: str) -> Message:
    """Give the name of a colour."""
    return Message(f"succession-colour-{colour}")


@dataclass(slots=True)
class Step:
    """One step: handlers change `state`, a copy that nobody else holds.

    Parameters
    ----------
    by_number
        The kind of each number.
    """

    setup: Setup
    content: Content
    options: Options
    by_number: dict[int, str]
    state: State
    chance: Chance
    tell: list[Event] | None

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.setup.seats))

    def card(self, kind: str) -> Card:
        """Give what the content says of a kind."""
        return self.content.cards[kind]

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot sits there."""
        return self.setup.seats[seat].bot is not None

    def who(self, seat: int) -> str:
        """Give a seat's name."""
        return self.setup.seats[seat].name

    def after(self, seat: int) -> int:
        """Give the seat that comes after another in the direction of play."""
        return (seat + self.state.direction) % len(self.setup.seats)

    def effect(self, kind: str, do: str) -> Effect | None:
        """Give the effect of that name of a card; none where it has none."""
        for each in self.card(kind).effects:
            if each.do == do:
                return each
        return None

    def say(
        self,
        id_: str,
        /,
        seat: int | None = None,
        only: tuple[int, ...] | None = None,
        **values: Any,
    ) -> None:
        """Tell an event, if anybody listens."""
        if self.tell is not None:
            self.tell.append(Event(message(f"succession-{id_}", **values), seat, only))

    def roll(self, sides: int, purpose: str) -> int:
        """Give a number from 0 to `sides` − 1; every roll of a match has its own address."""
        state = self.state
        rolled = self.chance.roll(
            sides, owner=TABLE, round=state.round, phase="cards", purpose=purpose, index=state.draws
        )
        state.draws += 1
        return int(rolled) - 1
