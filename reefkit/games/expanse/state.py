"""The state of a table of Blue Expanse: where everybody is, what lies where, what is asked.

Cards in hands and decks are named by their kind, for copies of a kind are alike; cards on a reef
have numbers, for they differ in what is attached to them. ``""`` is a card that the viewer
may
not see. A deck is a list of layers, the top one first; a layer keeps no order, and a draw takes one
of the top layer at random: so "shuffled under the deck" is a layer more.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

PHASES = ("setup", "move", "raise", "take", "buy", "manage", "research", "end", "over")
"""Where a table may be; whatever the phase, an open `State.ask` is answered first.

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
SOLD = ("resource", "biomass", "humanitarian")
"""Decks whose cards are bought."""
FOODS = ("plankton", "coralline-algae", "detritus")
CURRENCIES = ("biomass", "capital")
HIDDEN = ""
NOBODY = -1


class ReefCard(Struct):
    """A card that lies on a reef."""

    id: int  #: Its number, unique in the match; 0 is none.
    kind: str  #: Which card it is.
    host: int = 0  #: The card it is attached to; 0: none.
    #: ``turn``: a copy that goes at the end of the turn; ``lasting``: one that stays (B12).
    copy: Literal["", "turn", "lasting"] = ""
    acted: bool = False  #: Whether it has acted in this turn's Manage.
    #: Whether its effect could not be carried out, so that it is removed at End.
    failed: bool = False
    idle: bool = False  #: Whether something keeps it from acting this turn (cyclone).
    #: Whether a coral lacks its zooxanthellae, so that it makes nothing and goes (B20).
    bleached: bool = False
    #: Whether a zooxanthellae was driven out by warming and cannot attach again (B12).
    expelled: bool = False
    stored: int = 0  #: Pollution stored on it.
    #: Research points placed on it, by seat; empty where none can be.
    placed: list[int] = field(default_factory=list)
    ends: int = 0  #: After how many Ends of its owner it goes, this turn's included; 0: it stays.
    turns: int = 0  #: Turns of its owner that it has lain there.
    since: int = 0  #: Turn of the table in which it was laid or, later, attached.
    #: Whether it was handed on, so that it acts in its owner's next Manage (B19).
    handed: bool = False
    kept: int = 0  #: Cards that it has kept from copying themselves this turn (coral crab).


class Purse(Struct):
    """Temporary currency: cards next to the hand (B7)."""

    biomass: int = 0
    capital: int = 0


class Food(Struct):
    """Produced food that lies on a reef until End."""

    plankton: int = 0
    coralline_algae: int = 0
    detritus: int = 0


class Seat(Struct):
    """One player's place at the table."""

    tile: int  #: Where its token is, 0 is the start.
    loops: int  #: Loops completed.
    limit: int  #: Cards a hand is refilled to.
    hand: list[str]  #: Cards held, currency and those of B11, in the order in which they came.
    deck: list[list[str]]  #: Layers, the top one first.
    spent: list[str]  #: Cards that go under the deck, shuffled, at its own next End.
    purse: Purse  #: Temporary currency that can be spent.
    #: Temporary currency made in this turn's Manage: it can be spent until the next turn's End.
    made: Purse
    #: ``pollution``, ``polluted``: Its pollution now, and the highest total ever reached at End
    #: (thresholds count from it).
    pollution: int
    polluted: int
    research: int  #: Research points not placed.
    #: Victory points gained for good, whatever becomes of cards (bio-prospecting, research).
    points: int
    reef: list[ReefCard]  #: Its cards, in the order in which they came.
    food: Food  #: What has been produced this turn.
    more: int  #: By how much the next refill goes over the limit (draw more), or stays under it.
    turns: int  #: Turns begun.
    raised: bool  #: Whether it has raised in the turn that runs.
    industry: int = 0  #: Pollution of this turn from cards whose pollution can be halved (B22).


class Pile(Struct):
    """A deck in the middle: what lies open, and what is left."""

    open: list[str]  #: The open cards by slot; ``""`` where the deck ran out.
    deck: list[list[str]]  #: Layers, the top one first; which cards they hold is known to all.
    waiting: list[str]  #: Cards that joined no deck yet, for their stage has not come.
    raised: list[int]  #: By slot, how much dearer raisers have made it this turn.
    #: Cards that came back this turn: shuffled under the deck when it ends.
    returned: list[str] = field(default_factory=list)


class Task(Struct):
    """Something still to be carried out, as plain data, so that a choice may come in between."""

    do: str  #: Which handler carries it out (`tasks.HANDLERS`).
    seat: int  #: Whose it is.
    card: int = 0  #: The card on whose account; 0: none.
    effect: int = -1  #: Which of the card's effects; −1: none.
    number: int = 0  #: How many; what it means is the handler's.
    picked: list[str] = field(default_factory=list)  #: Answers given so far.
    name: str = ""  #: A word more for the handler, such as what caused it.


class Ask(Struct):
    """A choice that waits for an owner; `tasks.answer` takes the answer."""

    seat: int  #: Who is asked.
    what: str  #: Which question: ``ask-expanse-<what>`` says it in plain words.
    #: What may be answered: ``card:<id>``, ``food:<name>``, ``way:<n>``, ``seat:<n>``,
    #: ``kind:<kind>``, ``slot:<deck>:<n>``, ``yes``, ``no``, ``stop``.
    options: list[str]
    card: int = 0  #: The card on whose account; 0: none.
    kind: str = ""  #: Its kind, for the sentence; empty: none.
    left: int = 1  #: How many such choices are still to be made, this one included.


class State(Struct, omit_defaults=True):
    """A table between two actions; lists of seats have one item a seat."""

    phase: str  #: One of `PHASES`.
    step: int  #: Actions taken so far; with it bots' luck differs from one decision to the next.
    turn: int  #: Turns begun at the table; 0 before the first.
    round: int  #: Turns that the first seat has begun.
    player: int  #: Whose turn it is; `NOBODY` before the first and after the last.
    raiser: int  #: Who is asked in *raise*; `NOBODY` otherwise.
    rolled: int  #: What the die shows; 0 before the move.
    opened: list[str]  #: Decks that are open for purchase this turn.
    stage: int  #: 1 to 4.
    #: ``warming``, ``warmed``: Common warming now, and the highest ever reached.
    warming: int
    warmed: int
    pool: int  #: Capital that the grant would pay out (B4).
    last: int  #: Last turns that are still to come, the present one included; 0 before stage 4.
    seats: list[Seat]  #: The players.
    piles: dict[str, Pile]  #: The decks in the middle, by name (`DECKS`).
    #: Cards in play that nobody owns: El Niño and Warming Seas of stage 4 (B16).
    common: list[ReefCard]
    queue: list[Task]  #: What is still to be carried out, the next one first.
    ask: Ask | None  #: What an owner is asked now; none: nothing.
    ready: list[bool]  #: Who has said Ready (setup).
    next_id: int  #: The number of the next card that comes to a reef.
    #: How many draws of each purpose there were: the address of the next one.
    draws: dict[str, int]
    #: Cards that are out of the game: removed lasting copies are not counted (B22).
    left_game: list[str]
    final: list[int]  #: Everybody's victory points, once counted; empty before.
    #: By deck and slot, in how many turns the card there was on offer and not bought (B36); empty
    #: where cards lie for as long as it takes.
    lain: dict[str, list[int]] = field(default_factory=dict)
