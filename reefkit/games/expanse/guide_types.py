"""What the guide answers: typed and frozen; every text in them is a message of the catalogue."""

from __future__ import annotations

from msgspec import Struct

from reefkit.text import Message


class Now(Struct, frozen=True):
    """Where the table stands.

    Attributes
    ----------
    turn, round, phase, player, raiser, rolled, stage, warming, pool, last, opened
        As `state.State` has them.
    next_warming
        The warming at which every player loses a zooxanthellae next; 0: before stage 3.
    awaited, seconds
        What is awaited first, and how long it has; what is left of it, a page works out from
        `Table.waits_since(awaited)`.
    tile
        The kind of tile that `player` stands on; empty: nobody plays.
    """

    turn: int
    round: int
    phase: str
    player: int
    raiser: int
    rolled: int
    stage: int
    warming: int
    next_warming: int
    pool: int
    last: int
    opened: tuple[str, ...]
    awaited: str
    seconds: float | None
    tile: str


class SeatStory(Struct, frozen=True):
    """A seat as everybody may see it.

    Attributes
    ----------
    tile, loops, limit, pollution, research
        As `state.Seat` has them.
    cards, deck
        How many cards it holds, and how many its deck has.
    biomass, capital
        Temporary currency beside its hand.
    points
        Victory points, as if counted now; counted for good at the end.
    place
        Its place by points, from 1; equal points share it.
    next_pollution
        The pollution at which it loses a card next; 0: before stage 2.
    """

    seat: int
    name: str
    bot: str
    tile: int
    loops: int
    limit: int
    cards: int
    deck: int
    biomass: int
    capital: int
    pollution: int
    next_pollution: int
    research: int
    points: int
    place: int
    on_turn: bool


class CardStory(Struct, frozen=True):
    """A kind of card, as it is explained.

    Attributes
    ----------
    family
        The key of its colour and shape: its class where it is an animal, ``producer`` for a
        resource, else its deck.
    classes
        Classes it counts as; none for what is no animal.
    does, fact
        What it does, in plain words, and one sentence of biology or economy.
    """

    card: str
    deck: str
    family: str
    classes: tuple[str, ...]
    cost: int
    points: int
    stage: int
    name: Message
    one: Message
    short: Message
    does: Message
    fact: Message


class Offer(Struct, frozen=True):
    """An open card in the middle.

    Attributes
    ----------
    price
        What it costs whoever looks, raisers' currency included.
    raised
        How much of that raisers put on.
    currency
        What it is paid with; empty where it is taken free.
    open
        Whether its deck is open this turn.
    can
        Whether it can be bought or taken now by who looks.
    swapped
        The fewest cards of the other currency without which it cannot be paid (major port).
    can_raise
        Whether it can be made dearer now by who looks.
    """

    deck: str
    slot: int
    card: str
    price: int
    raised: int
    currency: str
    open: bool
    can: bool
    swapped: int
    can_raise: bool


class OnReef(Struct, frozen=True):
    """A card of a reef.

    Attributes
    ----------
    id, card, host, copy, acted, failed, idle, bleached, expelled, stored
        As `state.Card` has them (`card`: its kind).
    number
        Which of several of its kind it is, from 1; 0 where it is the only one.
    attached
        Ids of what is attached to it.
    placed
        Research points on it, of all seats.
    can_act
        Whether it can be let act now (manage).
    can_use
        Whether its owner can make use of it at will now.
    hosts
        What it can be attached to now.
    places
        How many research points can be placed on it now, at most.
    """

    id: int
    card: str
    number: int
    host: int
    attached: tuple[int, ...]
    copy: str
    acted: bool
    failed: bool
    idle: bool
    bleached: bool
    expelled: bool
    stored: int
    placed: int
    can_act: bool
    can_use: bool
    hosts: tuple[int, ...]
    places: int


class Held(Struct, frozen=True):
    """A card of one's hand: its kind, how many, and whether one can be played (B11)."""

    card: str
    count: int
    playable: bool


class Option(Struct, frozen=True):
    """One answer to what is asked: what is sent, what it is called, what would come of it.

    Attributes
    ----------
    choice
        One of `state.Ask.options`.
    art
        The drawing that stands beside it; empty for none.
    name
        What it is called.
    outcome
        What would come of it, as sentences; empty where nothing differs.
    """

    choice: str
    art: str
    name: Message | str
    outcome: tuple[Message, ...]


class Asked(Struct, frozen=True):
    """What an owner is asked: the question in plain words, and its options."""

    what: Message
    card: str
    left: int
    options: tuple[Option, ...]


class Meal(Struct, frozen=True):
    """Who takes what: a card by its number, or so much of a food.

    Attributes
    ----------
    eater
        The card's number; 0 where no card of the reef takes it.
    prey
        The number of the card that is taken; 0 where it is food.
    food, count
        Which food, and how much; empty where it is a card.
    """

    eater: int
    prey: int
    food: str
    count: int


class Starves(Struct, frozen=True):
    """A card that will find no whole meal.

    Attributes
    ----------
    lacks
        What it needs, as a sentence.
    badge
        The same in two or three words.
    foods
        The foods among that.
    """

    card: int
    lacks: Message
    badge: Message
    foods: tuple[str, ...] = ()


class Forecast(Struct, frozen=True):
    """What a turn's Manage and End would come to, in the usual order and with the usual choices.

    Attributes
    ----------
    meals
        Who would take what.
    starves
        Who would starve, and what it lacks.
    lost
        Numbers of the cards that would be gone.
    food
        Food that lies there, or will be eaten.
    points
        Victory points before and after.
    gains
        What the owner gains or loses beside: currency, pollution, warming, research.
    """

    meals: tuple[Meal, ...] = ()
    starves: tuple[Starves, ...] = ()
    lost: tuple[int, ...] = ()
    food: tuple[tuple[str, int], ...] = ()
    points: tuple[int, int] = (0, 0)
    gains: tuple[Message, ...] = ()


class TurnEnd(Struct, frozen=True):
    """How the table stood when a turn had ended; tuples of seats have one item a seat.

    Attributes
    ----------
    turn, seat, round
        Which turn, whose, and the how-manieth of that seat, from 1.
    position
        Entries of the log until then.
    stage, warming
        As they stood.
    points, pollution, research, bleached
        Of each seat; `bleached` counts corals without zooxanthellae.
    reefs
        Of each seat: (kind, how many), sorted by kind.
    """

    turn: int
    seat: int
    round: int
    position: int
    stage: int
    warming: int
    points: tuple[int, ...]
    pollution: tuple[int, ...]
    research: tuple[int, ...]
    bleached: tuple[int, ...]
    reefs: tuple[tuple[tuple[str, int], ...], ...]
