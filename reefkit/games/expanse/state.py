"""The state of a table of Blue Expanse: where everybody stands, what lies where, what is asked.

Cards in hands and decks are named by their kind, for copies of a kind are alike; cards on a reef
have numbers, for they differ in what is attached to them. ``""`` is a card that whoever looks may
not see. A deck is a list of layers, the top one first; a layer keeps no order, and a draw takes one
of the top layer at random: so "shuffled under the deck" is a layer more.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

PHASES = ("setup", "move", "raise", "take", "buy", "manage", "research", "end", "over")
"""Where a table may stand; whatever the phase, an open `State.ask` is answered first.

setup : everybody says Ready, then hands are dealt.
move : `player` rolls.
raise : `raiser` may make cards on offer dearer, the others in order (one window after the move).
take : `player` must take a bonus or malus card.
buy : `player` buys, attaches, plays and uses cards, until Done.
manage : `player` lets its cards act one after another, until all have (B5, a and b).
research : `player` places research points, where it has somewhere to place them (B5, c).
end : `player` may put currency under its deck (B18); then the turn ends.
over : points are counted.
"""

DECKS = ("resource", "biomass", "humanitarian", "bonus", "malus")
FOODS = ("plankton", "coralline-algae", "detritus")
CURRENCIES = ("biomass", "capital")
HIDDEN = ""
NOBODY = -1


class ReefCard(Struct):
    """A card that lies on a reef.

    Attributes
    ----------
    id
        Its number, unique in the match; 0 is none.
    kind
        Which card it is.
    host
        The card it is attached to; 0: none.
    copy
        ``turn``: a copy that goes at the end of the turn; ``lasting``: one that stays (B12).
    acted
        Whether it has acted in this turn's Manage.
    failed
        Whether its effect could not be carried out, so that it is removed at End.
    idle
        Whether something keeps it from acting this turn (cyclone).
    bleached
        Whether a coral lacks its zooxanthellae, so that it makes nothing and goes (B20).
    expelled
        Whether a zooxanthellae was driven out by warming and cannot attach again (B12).
    stored
        Pollution stored on it.
    placed
        Research points placed on it, by seat; empty where none can be.
    ends
        After how many Ends of its owner it goes, this turn's included; 0: it stays.
    turns
        Turns of its owner that it has lain there.
    since
        Turn of the table in which it was laid or, later, attached.
    handed
        Whether it was handed on, so that it acts in its owner's next Manage (B19).
    kept
        Cards that it has kept from copying themselves this turn (coral crab).
    """

    id: int
    kind: str
    host: int = 0
    copy: Literal["", "turn", "lasting"] = ""
    acted: bool = False
    failed: bool = False
    idle: bool = False
    bleached: bool = False
    expelled: bool = False
    stored: int = 0
    placed: list[int] = field(default_factory=list)
    ends: int = 0
    turns: int = 0
    since: int = 0
    handed: bool = False
    kept: int = 0


class Purse(Struct):
    """Temporary currency: cards beside the hand (B7)."""

    biomass: int = 0
    capital: int = 0


class Food(Struct):
    """Produced food that lies on a reef until End."""

    plankton: int = 0
    coralline_algae: int = 0
    detritus: int = 0


class Seat(Struct):
    """One player's place at the table.

    Attributes
    ----------
    tile
        Where its token stands, 0 is the start.
    loops
        Loops completed.
    limit
        Cards a hand is refilled to.
    hand
        Cards held, currency and those of B11, in the order in which they came.
    deck
        Layers, the top one first.
    spent
        Cards that go under the deck, shuffled, at its own next End.
    purse
        Temporary currency that can be spent.
    made
        Temporary currency made in this turn's Manage: it can be spent until the next turn's End.
    pollution, polluted
        Its pollution now, and the highest total ever reached at End (thresholds count from it).
    research
        Research points not placed.
    points
        Victory points gained for good, whatever becomes of cards (bio-prospecting, research).
    reef
        Its cards, in the order in which they came.
    food
        What has been produced this turn.
    more
        By how much the next refill goes over the limit (draw more), or stays under it.
    turns
        Turns begun.
    raised
        Whether it has raised in the turn that runs.
    industry
        Pollution of this turn from cards whose pollution can be halved (B22).
    """

    tile: int
    loops: int
    limit: int
    hand: list[str]
    deck: list[list[str]]
    spent: list[str]
    purse: Purse
    made: Purse
    pollution: int
    polluted: int
    research: int
    points: int
    reef: list[ReefCard]
    food: Food
    more: int
    turns: int
    raised: bool
    industry: int = 0


class Pile(Struct):
    """A deck in the middle: what lies open, and what is left.

    Attributes
    ----------
    open
        The open cards by slot; ``""`` where the deck ran out.
    deck
        Layers, the top one first; which cards they hold is known to all.
    waiting
        Cards that joined no deck yet, for their stage has not come.
    raised
        By slot, how much dearer raisers have made it this turn.
    returned
        Cards that came back this turn: shuffled under the deck when it ends.
    """

    open: list[str]
    deck: list[list[str]]
    waiting: list[str]
    raised: list[int]
    returned: list[str] = field(default_factory=list)


class Task(Struct):
    """Something still to be carried out, as plain data, so that a choice may come in between.

    Attributes
    ----------
    do
        Which handler carries it out (`tasks.HANDLERS`).
    seat
        Whose it is.
    card
        The card on whose account; 0: none.
    effect
        Which of the card's effects; −1: none.
    number
        How many; what it means is the handler's.
    picked
        Answers given so far.
    name
        A word more for the handler, such as what caused it.
    """

    do: str
    seat: int
    card: int = 0
    effect: int = -1
    number: int = 0
    picked: list[str] = field(default_factory=list)
    name: str = ""


class Ask(Struct):
    """A choice that waits for an owner; `tasks.answer` takes the answer.

    Attributes
    ----------
    seat
        Who is asked.
    what
        Which question: ``ask-expanse-<what>`` says it in plain words.
    options
        What may be answered: ``card:<id>``, ``food:<name>``, ``way:<n>``, ``seat:<n>``,
        ``kind:<kind>``, ``slot:<deck>:<n>``, ``yes``, ``no``, ``stop``.
    card
        The card on whose account; 0: none.
    kind
        Its kind, for the sentence; empty: none.
    left
        How many such choices are still to be made, this one included.
    """

    seat: int
    what: str
    options: list[str]
    card: int = 0
    kind: str = ""
    left: int = 1


class State(Struct):
    """A table between two actions; lists of seats have one item a seat.

    Attributes
    ----------
    phase
        One of `PHASES`.
    step
        Actions taken so far; with it bots' luck differs from one decision to the next.
    turn
        Turns begun at the table; 0 before the first.
    round
        Turns that the first seat has begun.
    player
        Whose turn it is; `NOBODY` before the first and after the last.
    raiser
        Who is asked in *raise*; `NOBODY` otherwise.
    rolled
        What the die shows; 0 before the move.
    opened
        Decks that are open for purchase this turn.
    stage
        1 to 4.
    warming, warmed
        Common warming now, and the highest ever reached.
    pool
        Capital that the grant would pay out (B4).
    last
        Last turns that are still to come, the present one included; 0 before stage 4.
    seats
        The players.
    piles
        The decks in the middle, by name (`DECKS`).
    common
        Cards in play that nobody owns: El Niño and Warming Seas of stage 4 (B16).
    queue
        What is still to be carried out, the next one first.
    ask
        What an owner is asked now; none: nothing.
    ready
        Who has said Ready (setup).
    next_id
        The number of the next card that comes to a reef.
    draws
        How many draws of each purpose there were: the address of the next one.
    left_game
        Cards that are out of the game: removed lasting copies are not counted (B22).
    final
        Everybody's victory points, once counted; empty before.
    """

    phase: str
    step: int
    turn: int
    round: int
    player: int
    raiser: int
    rolled: int
    opened: list[str]
    stage: int
    warming: int
    warmed: int
    pool: int
    last: int
    seats: list[Seat]
    piles: dict[str, Pile]
    common: list[ReefCard]
    queue: list[Task]
    ask: Ask | None
    ready: list[bool]
    next_id: int
    draws: dict[str, int]
    left_game: list[str]
    final: list[int]
