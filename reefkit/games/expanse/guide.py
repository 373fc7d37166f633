"""The answers of queries as types; every text in them is a message of the catalogue."""

from __future__ import annotations

from msgspec import Struct

from reefkit.text import Message


class TurnNow(Struct, frozen=True):
    """Where the table is; names that `state.State` has too mean the same."""

    turn: int
    round: int
    phase: str
    player: int
    raiser: int
    rolled: int
    stage: int
    warming: int
    #: The warming at which every player loses a zooxanthellae next; 0: before stage 3.
    next_warming: int
    pool: int
    last: int
    opened: tuple[str, ...]
    #: ``awaited``, ``seconds``: What is awaited first, and how long it has; what is left of it, a
    #: page works out from `Table.waits_since(awaited)`.
    awaited: str
    seconds: float | None
    tile: str  #: The kind of tile that `player` is on; empty: nobody plays.


class ReefSummary(Struct, frozen=True):
    """A seat as everybody may see it; names that `state.Seat` has too mean the same."""

    seat: int
    name: str
    bot: str
    tile: int
    loops: int
    limit: int
    #: ``cards``, ``deck``: How many cards it holds, and how many its deck has.
    cards: int
    deck: int
    #: ``biomass``, ``capital``: Temporary currency next to its hand.
    biomass: int
    capital: int
    pollution: int
    next_pollution: int  #: The pollution at which it loses a card next; 0: before stage 2.
    research: int
    points: int  #: Victory points, as if counted now; counted for good at the end.
    place: int  #: Its place by points, from 1; equal points share it.
    on_turn: bool


class ReefCardText(Struct, frozen=True):
    """A kind of card, as it is explained."""

    card: str
    deck: str
    #: The key of its colour and shape: its class where it is an animal, ``producer`` for a
    #: resource, else its deck.
    family: str
    classes: tuple[str, ...]  #: Classes it counts as; none for what is no animal.
    cost: int
    points: int
    stage: int
    name: Message
    one: Message
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


class Held(Struct, frozen=True):
    """A card of one's hand: its kind, how many, and whether one can be played (B11)."""

    card: str
    count: int
    playable: bool


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
    card: str
    left: int
    options: tuple[AskedOption, ...]


class MealLine(Struct, frozen=True):
    """Who takes what: a card by its number, or so much of a food."""

    eater: int  #: The card's number; 0 where no card of the reef takes it.
    prey: int  #: The number of the card that is taken; 0 where it is food.
    #: ``food``, ``count``: Which food, and how much; empty where it is a card.
    food: str
    count: int


class Starves(Struct, frozen=True):
    """A card that will find no whole meal."""

    card: int
    lacks: Message  #: What it needs, as a sentence.
    badge: Message  #: The same in two or three words.
    foods: tuple[str, ...] = ()  #: The foods among that.


class TurnForecast(Struct, frozen=True):
    """What a turn's Manage and End would come to, in the usual order and with the usual choices."""

    meals: tuple[MealLine, ...] = ()  #: Who would take what.
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
