"""A step of a match while it is being made: the new state, its chance, and who listens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from reefkit.games.expanse.state import Card, Pile, Seat, State
from reefkit.match.chance import TABLE, Chance
from reefkit.match.game import Event
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.expanse.content import Content, Kind
    from reefkit.games.expanse.options import Options
    from reefkit.match.game import Setup


def card_name(kind: str) -> Message:
    """Give the name of a kind of card, as it stands on the card."""
    return Message(f"expanse-{kind}")


def card_one(kind: str) -> Message:
    """Give the name of one card of a kind, with its article."""
    return Message(f"expanse-{kind}.one")


def card_many(kind: str) -> Message:
    """Give the name of several cards of a kind."""
    return Message(f"expanse-{kind}.many")


class Meal(NamedTuple):
    """What a card takes off a reef: a card, or so much of a food."""

    eater: int
    prey: int
    food: str
    amount: int


@dataclass(slots=True)
class Step:
    """One step: handlers change `state`, a copy that nobody else holds.

    `meals`, where it is a list, takes down who eats what: a preview reads it. `sorts` remembers the
    effects of each kind of card by their sort (`matching.effects_of`), `fitted` which kinds of card
    are meant (`matching.fits`), for all steps of a match.
    """

    setup: Setup
    content: Content
    options: Options
    state: State
    chance: Chance
    tell: list[Event] | None
    meals: list[Meal] | None = None
    sorts: dict[tuple[str, type], list[Any]] = field(default_factory=dict)
    fitted: dict[tuple[str, int], tuple[Any, bool]] = field(default_factory=dict)

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(len(self.setup.seats))

    def kind(self, kind: str) -> Kind:
        """Give what the content says of a kind of card."""
        return self.content.cards[kind]

    def seat(self, seat: int) -> Seat:
        """Give a player's place."""
        return self.state.seats[seat]

    def pile(self, deck: str) -> Pile:
        """Give a deck in the middle."""
        return self.state.piles[deck]

    def card(self, seat: int, id_: int) -> Card | None:
        """Give a card of a seat's reef; none where it lies there no more."""
        return next((card for card in self.state.seats[seat].reef if card.id == id_), None)

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot sits there."""
        return self.setup.seats[seat].bot is not None

    def who(self, seat: int) -> str:
        """Give a seat's name."""
        return self.setup.seats[seat].name

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
            self.tell.append(Event(message(f"expanse-{id_}", **values), seat, only))

    def roll(self, sides: int, purpose: str, owner: int = TABLE) -> int:
        """Give a number from 0 to `sides` − 1.

        A draw's address is its owner, its purpose, and how many such draws there were: so that a
        player's die does not change when another does something else (*What if*).
        """
        name = f"{purpose}/{owner}"
        index = self.state.draws.get(name, 0)
        self.state.draws[name] = index + 1
        rolled = self.chance.roll(
            sides, owner=owner, round=0, phase="expanse", purpose=purpose, index=index
        )
        return int(rolled) - 1

    def ate(self, eater: int, prey: int = 0, food: str = "", amount: int = 1) -> None:
        """Take down who eats what, if anybody foresees it."""
        if self.meals is not None:
            self.meals.append(Meal(eater, prey, food, amount))

    def new_card(self, kind: str, seat: int, **values: Any) -> Card:
        """Lay a card on a seat's reef."""
        card = Card(self.state.next_id, kind, **values)
        self.state.next_id += 1
        self.state.seats[seat].reef.append(card)
        return card
