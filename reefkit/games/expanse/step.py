"""`Step`: one action of Blue Expanse being carried out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from reefkit.games.expanse.state import Pile, ReefCard, Seat, State
from reefkit.match.game import MatchStep
from reefkit.match.random import TABLE
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.games.expanse.content import CardKind, Content
    from reefkit.games.expanse.options import Options


def card_name(kind: str) -> Message:
    return Message(f"expanse-{kind}")


def card_one(kind: str) -> Message:
    return Message(f"expanse-{kind}.one")


def card_many(kind: str) -> Message:
    return Message(f"expanse-{kind}.many")


class Meal(NamedTuple):
    """A card, or an amount of a food, taken by a card."""

    eater: int  #: Id of the card that takes it.
    prey: int  #: Id of the card that is taken; 0 for food.
    food: str  #: Name of the food; empty for a card.
    amount: int
    kind: str = ""  #: Kind of the card that is taken; empty for food.


@dataclass(slots=True)
class Step(MatchStep):
    """An action of Blue Expanse being carried out.

    Meals are appended to `meals` if it is a list, for forecasts. `sorts` and `fitted` are caches
    for all steps of a match: effects by kind of card and sort (`effects_of`), and whether a kind
    fits a target (`fits`).
    """

    content: Content
    options: Options
    state: State
    meals: list[Meal] | None = None
    sorts: dict[tuple[str, type], list[Any]] = field(default_factory=dict)
    fitted: dict[tuple[str, int], tuple[Any, bool]] = field(default_factory=dict)

    def kind(self, kind: str) -> CardKind:
        return self.content.cards[kind]

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def pile(self, deck: str) -> Pile:
        return self.state.piles[deck]

    def card(self, seat: int, id_: int) -> ReefCard | None:
        return next((card for card in self.state.seats[seat].reef if card.id == id_), None)

    def roll(self, sides: int, purpose: str, owner: int = TABLE) -> int:
        """Return a random number from 0 to `sides` − 1.

        A draw's address is its owner, its purpose, and the number of such draws so far. So a
        player's die does not change when another player acts differently (*What if*).
        """
        name = f"{purpose}/{owner}"
        index = self.state.draws.get(name, 0)
        self.state.draws[name] = index + 1
        rolled = self.chance.roll(
            sides, owner=owner, round=0, phase="expanse", purpose=purpose, index=index
        )
        return int(rolled) - 1

    def ate(
        self, eater: int, prey: ReefCard | None = None, food: str = "", amount: int = 1
    ) -> None:
        if self.meals is not None:
            of = (0, food, amount) if prey is None else (prey.id, food, amount, prey.kind)
            self.meals.append(Meal(eater, *of))

    def new_card(self, kind: str, seat: int, **values: Any) -> ReefCard:
        card = ReefCard(self.state.next_id, kind, **values)
        self.state.next_id += 1
        self.state.seats[seat].reef.append(card)
        return card
