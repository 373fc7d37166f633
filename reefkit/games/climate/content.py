"""The content of Climate Change: what `data/climate/` holds, as types, and quick look-ups in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from reefkit.content import ContentError, Library, refer, typed_files
from reefkit.match.new_match import Ruling
from reefkit.text import message, once

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


# ---- The content of Climate Change: what `data/climate/` holds, as types
#
# Every ruling that is a number, a map or an option is in those files (architecture.md, decision 4).
# A match's set-up has a copy of all of it (`Content`), so a later edit changes no match.

CLIMATES = 5
"""Climate 1 is the coldest, 5 the warmest."""
HABITATS = ("savannah", "tropical-forest", "temperate-forest", "tundra")
"""The habitats; the gene value that fits each is its place here, from 1."""
LETTERS = "SRFT"
"""How a map writes each habitat."""
SEA = "."
"""How a map writes a place where no cell is."""
GENES = ("shape", "fur", "metabolism")
LOWEST, HIGHEST = 1, 4
"""The values of a gene."""
FITTING = 2
"""Genes that must have a habitat's value for a species to be adapted to it."""
ANIMALS = ("deer", "hare", "fox", "boar", "elephant")
"""What a species can look like: it changes nothing but its picture."""
MOST_SEATS = 5
LEAST_SEATS = 2
MOST_CELLS = 200
MOST_CARDS = 200

Gene = Literal["shape", "fur", "metabolism"]
Row = Annotated[str, Meta(pattern=r"^[SRFT.]{1,20}$")]
Board = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """The habitats of one land over five climates.

    Rows stand as they lie on the table, the coldest latitude first; every second row lies half a
    cell to the right, so that a cell has up to six neighbours. `note` is for whoever edits the map.
    """

    boards: Annotated[tuple[Board, ...], Meta(min_length=CLIMATES, max_length=CLIMATES)]
    note: str = ""
    name: str = ""


class MutationCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of mutation card."""

    #: ``changes`` a gene by one step, is ``neutral``, or is ``deleterious``.
    does: Literal["changes", "neutral", "deleterious"]
    copies: Annotated[int, Meta(ge=0, le=40)]  #: How many there are in the deck.
    #: How many with few players (`Numbers.few_seats` or less); none: as many.
    copies_few: Annotated[int, Meta(ge=0, le=40)] | None = None
    #: ``gene``, ``by``: Of a card that changes a gene: which, and by how much.
    gene: Gene | None = None
    by: Literal[-1, 1] | None = None
    name: str = ""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    dealt: Annotated[int, Meta(ge=0, le=10)]
    hand_limit: Annotated[int, Meta(ge=0, le=30)]
    lost_with_deleterious: Annotated[int, Meta(ge=0, le=10)]
    start_climate: Annotated[int, Meta(ge=1, le=CLIMATES)]
    few_seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    steps: Annotated[int, Meta(ge=1, le=2)]
    steps_after_change: Annotated[int, Meta(ge=1, le=2)]
    most_rounds: Annotated[int, Meta(ge=1, le=500)] = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher may turn for a match."""

    rounds: Annotated[int, Meta(ge=0, le=60)]
    human_change_from: Annotated[int, Meta(ge=0, le=60)]
    warming_bias: Annotated[int, Meta(ge=0, le=100)]
    map: Annotated[str, Meta(min_length=1, max_length=60)]
    clock: Annotated[int, Meta(ge=0, le=3600)]
    gates: bool


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.toml`: numbers, and the options' defaults."""

    numbers: Numbers
    options: Options


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All of `data/climate/` that the rules read: what a set-up carries."""

    map: dict[str, Map]
    cards: dict[str, MutationCard]
    rules: RulesFile


FILES = typed_files("climate", Content) | {"climate/rulings.toml": dict[str, Ruling]}
"""Every file of the game's content and its type; a test loads each of them."""


def check(content: Content) -> Content:
    """Check what types alone cannot: whole maps (C14), and cards that say what they do.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
    """
    for name, land in content.map.items():
        _check_map(name, land)
    refer(content.map, content.rules.options.map, "climate/rules.toml", "options", "map")
    for name, card in content.cards.items():
        if (card.does == "changes") != (card.gene is not None and card.by is not None):
            raise ContentError(message("climate-card-wrong", card=name))
    if sum(card.copies for card in content.cards.values()) > MOST_CARDS:
        raise ContentError(message("climate-too-many-cards", most=MOST_CARDS))
    return content


def _check_map(name: str, land: Map) -> None:
    """Check that five boards have the same cells, every habitat and no lone cell (C14)."""
    first = land.boards[0]
    shape = [[letter == SEA for letter in row] for row in first]
    for climate, board in enumerate(land.boards, 1):
        if [[letter == SEA for letter in row] for row in board] != shape:
            raise ContentError(message("climate-map-shape", map=name, climate=climate))
        for habitat, letter in zip(HABITATS, LETTERS, strict=True):
            if not any(letter in row for row in board):
                raise ContentError(
                    message(
                        "climate-map-habitat",
                        map=name,
                        climate=climate,
                        habitat=message(f"climate-habitat-{habitat}"),
                    )
                )
    found = _cells_of(land)
    if len(found) > MOST_CELLS:
        raise ContentError(message("climate-map-large", map=name, most=MOST_CELLS))
    for number, place in enumerate(found, 1):
        if not any(near in found for near in _places_near(place)):
            raise ContentError(message("climate-map-alone", map=name, cell=number))


def _cells_of(land: Map) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row, line in enumerate(land.boards[0])
        for column, letter in enumerate(line)
        if letter != SEA
    ]


def _places_near(place: tuple[int, int]) -> list[tuple[int, int]]:
    """List the six neighbours of a place; every second row is offset right by half a cell."""
    row, column = place
    left = column - 1 + row % 2
    return [
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]


def load(library: Library) -> Content:
    return check(library.whole("climate", Content))


@once
def default() -> Content:
    return load(Library())


# ---- The land and the cards of one match, looked up quickly

NEUTRAL, DELETERIOUS = 6, 7
"""What a card does instead of a step; 2 × gene + (1 for −1) is a step of a gene."""
GENE_STEPS = 6
Have = tuple[int, int, int, int, int, int]
"""How many cards of each step a seat has: shape +1, shape −1, fur +1, …"""


@dataclass(frozen=True)
class World:
    """The land: cells from 1 to `count`; place 0 of every list stands for no cell."""

    #: Row and column of each cell, from 0; every second row lies half a cell to the right.
    places: tuple[tuple[int, int], ...]
    #: The neighbours of each cell, in the order of their numbers.
    near: tuple[tuple[int, ...], ...]
    #: By climate from 1, the habitat of each cell, from 0 (−1: no cell).
    habitats: tuple[tuple[int, ...], ...]
    savannah: tuple[tuple[int, ...], ...]  #: By climate from 1, the savannah cells.

    @property
    def count(self) -> int:
        return len(self.places) - 1

    @property
    def cells(self) -> range:
        return range(1, len(self.places))


def world_of(land: Map) -> World:
    places = _cells_of(land)
    number = {place: cell for cell, place in enumerate(places, 1)}
    near = [sorted(number[each] for each in _places_near(one) if each in number) for one in places]
    habitats: list[tuple[int, ...]] = [()]
    for board in land.boards:
        letters = (board[row][column] for row, column in places)
        habitats.append((-1, *(LETTERS.index(letter) for letter in letters)))
    savannah = [tuple(cell for cell, one in enumerate(row) if one == 0) for row in habitats]
    return World(((-1, -1), *places), ((), *map(tuple, near)), tuple(habitats), tuple(savannah))


@dataclass(frozen=True)
class Cards:
    """The cards of one match, by number."""

    kinds: tuple[str, ...]  #: The id of what is printed on each, such as ``fur-up``.
    steps: tuple[int, ...]  #: What each does: a step from 0 to 5, `NEUTRAL` or `DELETERIOUS`.

    def kind(self, card: int) -> str:
        return self.kinds[card] if card >= 0 else ""

    def have(self, hand: Iterable[int]) -> Have:
        found = [0] * GENE_STEPS
        for card in hand:
            if card >= 0 and self.steps[card] < GENE_STEPS:
                found[self.steps[card]] += 1
        return tuple(found)  # type: ignore[return-value]

    def pick(self, hand: Iterable[int], change: Sequence[int]) -> tuple[int, ...]:
        need = [0] * GENE_STEPS
        for gene, by in enumerate(change):
            need[2 * gene + (by < 0)] = abs(by)
        found = []
        for card in sorted(hand):
            step = self.steps[card]
            if step < GENE_STEPS and need[step]:
                need[step] -= 1
                found.append(card)
        return tuple(found)


def cards_of(cards: dict[str, MutationCard], *, few: bool) -> Cards:
    kinds: list[str] = []
    steps: list[int] = []
    for name, card in cards.items():
        count = card.copies_few if few and card.copies_few is not None else card.copies
        kinds += [name] * count
        steps += [_step(card)] * count
    return Cards(tuple(kinds), tuple(steps))


def _step(card: MutationCard) -> int:
    if card.gene is None or card.by is None:
        return NEUTRAL if card.does == "neutral" else DELETERIOUS
    return 2 * GENES.index(card.gene) + (card.by < 0)
