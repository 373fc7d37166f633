"""The state of a table of Blue Expanse.

Cards in hands and decks are given by kind, since copies of a kind are identical; cards on a reef
have ids, since they differ in what is attached to them. A deck is a list of layers, the top one
first. A layer has no order: a draw takes a card of the top layer at random, and cards shuffled
under a deck become its last layer.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

PHASES = ("setup", "move", "raise", "take", "buy", "manage", "research", "end", "over")
"""Phases of a table. In any phase, an open `State.ask` is answered first.

setup : everybody says Ready, then hands are dealt.
move : `player` rolls.
raise : the other seats, in their order, may raise prices of cards on offer; `raiser` is asked now.
take : `player` must take a bonus or malus card.
buy : `player` buys, attaches, plays and uses cards, until Done.
manage : `player`'s cards make food, and then act in the order that it chooses (B5, a and b).
research : `player` places research points, if it can (B5, c).
end : `player` may put currency under its deck (B18), except in last turns; then the turn ends.
over : victory points have been counted.
"""

DECKS = ("resource", "biomass", "humanitarian", "bonus", "malus")
SOLD = ("resource", "biomass", "humanitarian")
"""Decks whose cards are bought."""
FOODS = ("plankton", "coralline-algae", "detritus")
CURRENCIES = ("biomass", "capital")
HIDDEN = ""
"""A card hidden from the viewer, or no card in a slot."""
NOBODY = -1


class ReefCard(Struct):
    """A card on a reef."""

    id: int  #: Unique in the match, from 1.
    kind: str
    host: int = 0  #: Id of the card it is attached to; 0 for none.
    #: ``turn``: a copy until the end of the turn; ``lasting``: a copy that stays (B12).
    copy: Literal["", "turn", "lasting"] = ""
    acted: bool = False  #: Whether it has acted in this turn's Manage.
    failed: bool = False  #: Whether it found no meal, so that it is removed at End.
    idle: bool = False  #: Whether another card keeps it from doing anything (cyclone).
    #: Whether it is a coral without zooxanthellae, which makes nothing and will leave (B20).
    bleached: bool = False
    #: Whether warming drove it off its host, so that it cannot attach again (B12).
    expelled: bool = False
    stored: int = 0  #: Pollution stored on it.
    #: Research points placed on it, by seat; empty if it has no `effects.Study`.
    placed: list[int] = field(default_factory=list)
    ends: int = 0  #: Number of its owner's Ends until it leaves; 0 if it stays.
    turns: int = 0  #: Turns that its owner has begun since it was laid or handed on.
    since: int = 0  #: Turn of the table in which it was laid, handed on or last attached.
    #: Whether it was handed on and has not acted since: in its new owner's next Manage it also does
    #: what it does when taken (B19).
    handed: bool = False
    kept: int = 0  #: Number of cards that it has kept from making copies this turn (coral crab).


class Purse(Struct):
    """Temporary currency, kept apart from the hand (B7)."""

    biomass: int = 0
    capital: int = 0


class Food(Struct):
    """Pieces of food on a reef; End removes what is left."""

    plankton: int = 0
    coralline_algae: int = 0
    detritus: int = 0


class Seat(Struct):
    """One player's place at the table."""

    tile: int  #: Index of the tile where its token is, 0 for the start.
    loops: int  #: Loops completed.
    limit: int  #: Number of cards to which a hand is refilled.
    hand: list[str]  #: Currency, and cards to be played free (B11), in the order drawn.
    deck: list[list[str]]  #: Layers, the top one first.
    spent: list[str]  #: Currency spent, which becomes the deck's last layer at the seat's next End.
    purse: Purse  #: Temporary currency that can be spent.
    #: Temporary currency made in this turn's Manage, which lasts until the next turn's End.
    made: Purse
    pollution: int
    polluted: int  #: Highest pollution at an End so far: a threshold acts only the first time.
    research: int  #: Research points not placed yet.
    points: int  #: Victory points from completed research, which do not depend on cards.
    reef: list[ReefCard]  #: Cards in play, in the order in which they came.
    food: Food
    more: int  #: Cards added to `limit` at the next refill only; below 0: fewer.
    turns: int  #: Turns begun.
    raised: bool  #: Whether it has raised in the current turn.
    industry: int = (
        0  #: Pollution this turn, before halving, from cards that `effects.Halve` means (B22).
    )


class Pile(Struct):
    """A deck in the middle, with its open cards."""

    open: list[str]  #: Open cards by slot; ``""`` if the deck ran out.
    deck: list[list[str]]  #: Layers, the top one first; their cards are public.
    waiting: list[str]  #: Cards of later stages, which are not in the deck yet.
    raised: list[int]  #: Currency added to each slot's price this turn.
    #: Cards returned this turn, to be shuffled under the deck at its end.
    returned: list[str] = field(default_factory=list)


class Task(Struct):
    """Something still to be carried out; plain data, so that a match can be saved before it."""

    do: str  #: Key of its handler in `tasks.HANDLERS`.
    seat: int  #: Seat that it concerns.
    card: int = 0  #: Id of the card that causes it; 0 for none.
    effect: int = -1  #: Index of the card's effect; −1 for none.
    number: int = 0  #: Number whose meaning depends on the handler.
    picked: list[str] = field(default_factory=list)  #: Answers given so far.
    name: str = ""  #: Text whose meaning depends on the handler.


class Ask(Struct):
    """A choice that an owner has to make; `tasks.take_answer` takes the answer."""

    seat: int  #: Seat that is asked.
    what: str  #: Key of the question; ``ask-expanse-<what>`` words it.
    #: Answers allowed, the default first: ``card:<id>``, ``way:<n>``, ``seat:<n>``, ``count:<n>``,
    #: ``kind:<kind>``, ``yes``, ``no``, ``stop``.
    options: list[str]
    card: int = 0  #: Id of the card that causes it; 0 for none.
    kind: str = ""  #: Kind of that card; empty for none.
    #: Number of such choices left, including this one; for ``fetch``, the highest count allowed.
    left: int = 1


class State(Struct, omit_defaults=True):
    """A table between two actions; lists of seats have one item per seat."""

    phase: str  #: One of `PHASES`.
    step: int  #: Number of actions so far; it makes bots' luck differ between decisions.
    turn: int  #: Number of the turn at the table; 0 before the first.
    round: int  #: Number of turns begun by the first seat.
    player: int  #: Seat whose turn it is; `NOBODY` before the first and after the last.
    raiser: int  #: Seat asked in *raise*; `NOBODY` otherwise.
    rolled: int  #: Sum of the dice; 0 before the move.
    opened: list[str]  #: Decks open for purchase this turn.
    stage: int  #: 1 to 4.
    warming: int
    warmed: int  #: Highest warming so far.
    pool: int  #: Capital that a grant would pay out (B4).
    #: Turns left after the bleaching, the current one included; 0 before them and after the match.
    last: int
    seats: list[Seat]
    piles: dict[str, Pile]  #: Decks in the middle, by name (`DECKS`).
    #: Cards in play that nobody owns: El Niño and Warming Seas of stage 4 (B16).
    common: list[ReefCard]
    queue: list[Task]  #: Tasks still to be carried out, the next one first.
    ask: Ask | None  #: The open question; None if nobody is asked.
    ready: list[bool]  #: Seats that have said Ready (setup).
    next_id: int  #: Id of the next card laid on a reef.
    #: Number of draws so far, by purpose and owner: the index of the next one.
    draws: dict[str, int]
    #: Always empty: checksums of saved matches include it.
    left_game: list[str]
    final: list[int]  #: Victory points by seat; empty until the match is over.
    #: By deck and slot, the number of turns in which the card was on offer and not bought (B36);
    #: empty if cards are never cleared.
    lain: dict[str, list[int]] = field(default_factory=dict)

    @property
    def is_last_turn(self) -> bool:
        """Whether the seat whose turn it is has no turn after this one."""
        return 0 < self.last <= len(self.seats)
