"""The state of a table: plain lists with one item a seat, small enough to be copied at will.

Seats and habitats count from 0, cells, climates and rounds from 1. A card is a number
(`world.Cards`); −1 stands for one that the reader of a view may not see.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

PHASES = ("placing", "turn", "over")
STEPS = ("place", "draw", "act", "restart", "gate", "over")
"""Where a turn is.

``place``: the seat chooses its first cell. ``draw``: its turn begins; card and die are to come.
``act``: it may move, adapt, preadapt and end the turn. ``restart``: its species died out and starts
again. ``gate``: the round is over and the class goes on together. ``over``: the match has ended.
"""
CAUSES = ("stranded", "unreached", "pushed", "unsaved")
"""Why a species died out.

``stranded``: the climate changed, it rolled 1 to 3, and could not adapt where it stood.
``unreached``: the climate changed, and it could live nowhere within its reach.
``pushed``: it had to move, and could live in no free neighbouring cell. ``unsaved``: it could have
lived, by another move or by playing cards, and did not.
"""
HIDDEN = -1


class Extinction(Struct):
    """One extinction: when, whose, where, why, and what the species was like."""

    round: int
    seat: int
    cell: int
    habitat: int  #: The habitat it could not live in, from 0.
    climate: int
    cause: str  #: One of `CAUSES`.
    genes: list[int]
    tokens: int  #: The tokens that went back.


class Survey(Struct):
    """The table at the end of a round, before the climate was rolled for the next."""

    round: int
    climate: int  #: The climate of the round.
    changed: bool  #: Whether it had changed just before the round.
    #: ``adapted``, ``living``: Of the species on the map when the round began, how many were
    #: adapted to where they stood.
    adapted: int
    living: int
    #: ``cells``, ``habitats``: Where each seat's species is at the end (cell 0 and habitat −1:
    #: it waits, C8).
    cells: list[int]
    habitats: list[int]
    #: ``genes``, ``tokens``, ``hands``: Of each seat: three values, which habitats' tokens it has,
    #: how many cards.
    genes: list[list[int]]
    tokens: list[list[bool]]
    hands: list[int]


class State(Struct):
    """A table between two actions."""

    round: int  #: From 1; 0 while species are placed.
    #: ``phase``, ``step``: One of `PHASES` and of `STEPS`.
    phase: str
    step: str
    seat: int  #: Whose turn it is.
    #: ``climate``, ``changed``: The climate now, and whether it changed at the end of the last
    #: round.
    climate: int
    changed: bool
    #: Cards face down, the top one last; deleterious ones lie face up, so the top one shows.
    deck: list[int]
    discards: list[int]  #: Cards that were played or given back, face up, the latest last.
    #: ``hands``, ``genes``, ``cells``, ``tokens``, ``extinctions``: Of each seat; cell 0: its
    #: species waits for a savannah cell (C8).
    hands: list[list[int]]
    genes: list[list[int]]
    cells: list[int]
    tokens: list[list[bool]]
    extinctions: list[int]
    drawn: int = HIDDEN  #: The card of this turn (−1: none, or one that the reader may not see).
    roll: int = 0  #: The die of this turn; 0 before it is rolled.
    #: ``must``, ``steps``: Whether the species has to move, and how far it still may.
    must: bool = False
    steps: int = 0
    #: ``moved``, ``settled``, ``preadapted``: Whether it has moved, adapted where it is,
    #: preadapted in this turn.
    moved: bool = False
    settled: bool = False
    preadapted: bool = False
    #: Whether it could have lived, had it moved elsewhere (kept for the cause of an extinction).
    hope: bool = False
    #: ``adapted``, ``living``: As in `Survey`, of the round that is played.
    adapted: int = 0
    living: int = 0
    shuffles: int = 0  #: How often a pile was shuffled in the match.
    #: ``record``, ``lost``: Every round that ended, and every extinction, the earliest first.
    record: list[Survey] = []
    lost: list[Extinction] = []
    winners: list[int] = []  #: Who has won, when the match is over.
    #: Which animal each seat's species is, by seat; unset while nobody chose one (`animal_of`), so
    #: that the states of earlier matches are what they were.
    animals: list[int] | UnsetType = UNSET


def animal_of(state: State, seat: int) -> int:
    return seat if state.animals is UNSET else state.animals[seat]
