"""The answers of queries as types; every text in them is a message of the catalogue."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.expanse.step import Meal
from reefkit.text import Message


class ReefCardText(Struct, frozen=True):
    """A kind of card, as it is explained."""

    card: str
    deck: str
    #: The key of its colour and shape: its class where it is an animal, ``producer`` for a
    #: resource, else its deck.
    family: str
    points: int
    name: Message
    short: Message
    #: ``does``, ``fact``: What it does, in plain words, and one sentence of biology or economy.
    does: Message
    fact: Message


class OpenCard(Struct, frozen=True):
    """An open card in the middle."""

    deck: str
    slot: int
    card: str
    price: int  #: What it costs the viewer, raisers' currency included.
    raised: int  #: How much of that raisers put on.
    currency: str  #: What it is paid with; empty where it is taken free.
    open: bool  #: Whether its deck is open this turn.
    can: bool  #: Whether it can be bought or taken now by who looks.
    #: The fewest cards of the other currency without which it cannot be paid (major port).
    swapped: int
    can_raise: bool  #: Whether it can be made dearer now by who looks.


class OnReef(Struct, frozen=True):
    """A card of a reef; names that `state.ReefCard` has too mean the same (`card`: its kind)."""

    id: int
    card: str
    number: int  #: Which of several of its kind it is, from 1; 0 where it is the only one.
    host: int
    attached: tuple[int, ...]  #: Ids of what is attached to it.
    copy: str
    acted: bool
    failed: bool
    idle: bool
    bleached: bool
    expelled: bool
    stored: int
    placed: int  #: Research points on it, of all seats.
    can_act: bool  #: Whether it can be let act now (manage).
    can_use: bool  #: Whether its owner can make use of it at will now.
    hosts: tuple[int, ...]  #: What it can be attached to now.
    places: int  #: How many research points can be placed on it now, at most.


class AskedOption(Struct, frozen=True):
    """One answer to what is asked: what is sent, what it is called, what would come of it."""

    choice: str  #: One of `state.Ask.options`.
    art: str  #: The drawing that is next to it; empty for none.
    name: Message | str  #: What it is called.
    #: What would come of it, as sentences; empty where nothing differs.
    outcome: tuple[Message, ...]


class Asked(Struct, frozen=True):
    """What an owner is asked: the question in plain words, and its options."""

    what: Message
    left: int
    options: tuple[AskedOption, ...]


class Starves(Struct, frozen=True):
    """A card that will find no whole meal."""

    card: int
    lacks: Message  #: What it needs, as a sentence.
    foods: tuple[str, ...] = ()  #: The foods among that.


class TurnForecast(Struct, frozen=True):
    """What a turn's Manage and End would come to, in the usual order and with the usual choices."""

    meals: tuple[Meal, ...] = ()  #: Who would take what.
    starves: tuple[Starves, ...] = ()  #: Who would starve, and what it lacks.
    lost: tuple[int, ...] = ()  #: Numbers of the cards that would be gone.
    food: tuple[tuple[str, int], ...] = ()  #: Food that lies there, or will be eaten.
    points: tuple[int, int] = (0, 0)  #: Victory points before and after.
    #: What else the owner gains or loses: currency, pollution, warming, research.
    gains: tuple[Message, ...] = ()


class TurnEnd(Struct, frozen=True):
    """How the table stood when a turn had ended; tuples of seats have one item a seat."""

    #: ``turn``, ``seat``, ``round``: Which turn, whose, and the how-manieth of that seat, from 1.
    turn: int
    seat: int
    round: int
    position: int  #: Entries of the log until then.
    #: ``stage``, ``warming``, ``warmed``: Of the table; `warmed` is the highest warming until then.
    stage: int
    warming: int
    warmed: int
    #: ``points``, ``pollution``, ``polluted``, ``research``, ``bleached``: Of each seat; `polluted`
    #: is the highest pollution at an End until then, `bleached` counts corals without
    #: zooxanthellae.
    points: tuple[int, ...]
    pollution: tuple[int, ...]
    polluted: tuple[int, ...]
    research: tuple[int, ...]
    bleached: tuple[int, ...]
    #: Of each seat: (kind, how many), sorted by kind.
    reefs: tuple[tuple[tuple[str, int], ...], ...]
