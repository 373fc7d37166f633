"""The state of a table: plain lists with one item per seat, cheap to copy.

Seats and habitats count from 0, cells, climates and rounds from 1. A card is a number
(`lookups.Cards`); −1 is a card hidden from the reader of a view.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

PHASES = ("placing", "turn", "over")
STEPS = ("place", "draw", "act", "restart", "gate", "over")
"""Steps of a turn.

``place``: the seat chooses its first cell. ``draw``: its turn begins; card and die are to come.
``act``: it may move, adapt, preadapt and end the turn. ``restart``: its species died out and starts
again. ``gate``: the round is over and the class goes on together. ``over``: the match has ended.
"""
CAUSES = ("stranded", "unreached", "pushed", "unsaved")
"""Causes of an extinction.

``stranded``: the climate changed, the roll let the species stay only, and it could not adapt there.
``unreached``: the climate changed, and it could live nowhere within its reach. ``pushed``: it had
to move, and could live in no free neighbouring cell. ``unsaved``: it could have lived, by another
move or by playing cards, and did not.
"""
HIDDEN = -1


class Extinction(Struct):
    """An extinction."""

    round: int
    seat: int
    cell: int
    habitat: int  #: Habitat it could not live in, from 0.
    climate: int
    cause: str  #: One of `CAUSES`.
    genes: list[int]  #: Shape, fur, metabolism: 1 to 4.
    tokens: int  #: Number of habitat tokens lost, without savannah's, which is kept.


class Survey(Struct):
    """The table at the end of a round, before the climate is rolled for the next.

    The last round may have ended early, with a seat's fourth token.
    """

    round: int
    climate: int  #: Climate of the round.
    changed: bool  #: Whether the climate changed just before the round.
    adapted: int  #: Species adapted where they stood as the round began.
    living: int  #: Species on the map as the round began.
    cells: list[int]  #: Of each seat; 0 while its species waits for a cell (C8).
    habitats: list[int]  #: Of each seat; −1 while its species waits.
    genes: list[list[int]]  #: Three values per seat.
    tokens: list[list[bool]]  #: Per seat, whether it has each habitat's token.
    hands: list[int]  #: Number of cards per seat.


class State(Struct):
    """A table between two actions."""

    round: int  #: From 1; 0 while species are placed.
    phase: str  #: One of `PHASES`.
    step: str  #: One of `STEPS`.
    seat: int  #: The seat whose turn it is.
    climate: int  #: Current climate.
    changed: bool  #: Whether the climate changed before this round.
    #: The top card is last. Deleterious cards lie face up, so one on top is visible.
    deck: list[int]
    discards: list[int]  #: Face up, the latest last.
    hands: list[list[int]]  #: Card numbers per seat.
    genes: list[list[int]]  #: Three values per seat.
    cells: list[int]  #: Of each seat; 0 while its species waits for a savannah cell (C8).
    tokens: list[list[bool]]  #: Per seat, whether it has each habitat's token.
    extinctions: list[int]  #: Number per seat.
    drawn: int = HIDDEN  #: The card of this turn; −1 if none, or hidden from the reader.
    roll: int = 0  #: The die of this turn; 0 before it is rolled.
    must: bool = False  #: Whether the species has to move before its turn can end.
    steps: int = 0  #: Most steps of this turn's move; 0 if it must stay.
    moved: bool = False  #: Whether it has moved in this turn.
    settled: bool = False  #: Whether it has adapted in this turn, and so moves no more.
    preadapted: bool = False  #: Whether it has preadapted in this turn.
    #: Whether, before it moved, it could have lived somewhere within reach; needed for the cause of
    #: an extinction.
    hope: bool = False
    adapted: int = 0  #: As in `Survey`, for the current round.
    living: int = 0  #: As in `Survey`, for the current round.
    shuffles: int = 0  #: Number of shuffles in the match.
    record: list[Survey] = []  #: Rounds that ended, the earliest first.
    lost: list[Extinction] = []  #: Extinctions, the earliest first.
    winners: list[int] = []  #: Winners, once the match is over.
    #: Index of the animal in `ANIMALS`, by seat; unset until a seat chooses one (`animal_of`), so
    #: that states of earlier matches keep their checksums.
    animals: list[int] | UnsetType = UNSET
    #: Whether the seat has exchanged cards in this turn; unset until one does, as `animals`.
    exchanged: bool | UnsetType = UNSET


def animal_of(state: State, seat: int) -> int:
    """Return the index in `ANIMALS` of a seat's animal."""
    return seat if state.animals is UNSET else state.animals[seat]
