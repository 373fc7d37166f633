"""Types of the answers of `queries`; every text in them is a message of the catalogue."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.expanse.step import Meal
from reefkit.text import Message


class ReefCardText(Struct, frozen=True):
    """A kind of card described."""

    card: str
    deck: str
    #: Key of its colour and shape: its class if it is living, ``producer`` for other resources,
    #: otherwise its deck.
    family: str
    points: int
    name: Message
    short: Message
    does: Message  #: Its effects in plain words.
    fact: Message  #: A sentence of biology or economy.


class OpenCard(Struct, frozen=True):
    """An open card in the middle."""

    deck: str
    slot: int
    card: str
    #: Price for the player whose turn it is (else for the viewer), with `raised`; 0 if it is free.
    price: int
    raised: int  #: Currency that others added to the price.
    currency: str  #: Currency of the price; empty for a bonus or malus card, which is free.
    open: bool  #: Whether its deck is open this turn.
    can: bool  #: Whether the viewer can buy or take it now.
    swapped: int  #: Least number of cards of the other currency needed to pay it (major port).
    can_raise: bool  #: Whether the viewer can raise its price now.


class OnReef(Struct, frozen=True):
    """A card of a reef; fields not explained here are those of `state.ReefCard`."""

    id: int
    card: str  #: Its kind.
    #: Its number among cards of its kind, from 1; 0 if it is the only one, or a copy of this turn.
    number: int
    host: int
    attached: tuple[int, ...]  #: Ids of the cards attached to it.
    copy: str
    acted: bool
    failed: bool
    idle: bool
    bleached: bool
    expelled: bool
    stored: int
    placed: int  #: Research points on it, of all seats.
    can_act: bool  #: Whether it can be made to act now (Manage).
    can_use: bool  #: Whether its owner can use its offer now.
    hosts: tuple[int, ...]  #: Ids of the cards to which it can be attached now.
    places: int  #: Most research points that the viewer can place on it now.


class AskedOption(Struct, frozen=True):
    """One option of a question."""

    choice: str  #: One of `state.Ask.options`.
    art: str  #: Drawing shown with it; empty for none.
    name: Message | str
    outcome: tuple[Message, ...]  #: What follows from it, as far as options differ in that.


class Asked(Struct, frozen=True):
    """A question to an owner, with its options."""

    what: Message
    left: int
    options: tuple[AskedOption, ...]


class Starves(Struct, frozen=True):
    """A card that will find no complete meal."""

    card: int
    lacks: Message  #: What it needs, as a sentence.
    foods: tuple[str, ...] = ()  #: The foods among that.


class TurnForecast(Struct, frozen=True):
    """A forecast of a turn's Manage and End, with the usual choices."""

    meals: tuple[Meal, ...] = ()  #: What cards would eat or remove.
    starves: tuple[Starves, ...] = ()
    first: tuple[int, ...] = ()  #: Ids of the cards that act before the others, so that more eat.
    lost: tuple[int, ...] = ()  #: Ids of the owner's cards that would be gone.
    #: Pieces to show of each food: eaten or on the reef now, whichever is more, and at least one if
    #: a card would starve for it.
    food: tuple[tuple[str, int], ...] = ()
    points: tuple[int, int] = (0, 0)  #: Victory points before and after.
    #: Other gains and losses of the owner: currency, pollution, warming, research.
    gains: tuple[Message, ...] = ()


class TurnEnd(Struct, frozen=True):
    """The table at the end of a turn; tuples have one item per seat."""

    turn: int  #: Number of the turn at the table, from 1.
    seat: int  #: Whose turn it was.
    round: int  #: Which of the seat's own turns it was, from 1.
    position: int  #: Number of log entries so far.
    stage: int
    warming: int
    warmed: int  #: Highest warming so far.
    points: tuple[int, ...]
    pollution: tuple[int, ...]
    polluted: tuple[int, ...]  #: Highest pollution at an End so far.
    research: tuple[int, ...]
    bleached: tuple[int, ...]  #: Corals without zooxanthellae.
    reefs: tuple[tuple[tuple[str, int], ...], ...]  #: (kind, number), sorted by kind.
