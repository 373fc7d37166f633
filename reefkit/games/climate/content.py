"""The content of Climate Change: what `data/climate/` holds, as types, and quick look-ups in it.

Every ruling that is a number, a map or an option is in those files (architecture.md, decision 4). A
match's set-up has a copy of all of it (`Content`), so a later edit changes no match.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.content import ContentError, Library, refer, typed_files
from reefkit.match.new_match import Ruling
from reefkit.text import message, once

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

    Rows are as they lie on the table, the coldest latitude first; every second row lies half a
    cell to the right, so that a cell has up to six neighbours. `note` is for anyone who edits the
    map.
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
    found = cells_of(land)
    if len(found) > MOST_CELLS:
        raise ContentError(message("climate-map-large", map=name, most=MOST_CELLS))
    for number, place in enumerate(found, 1):
        if not any(near in found for near in places_near(place)):
            raise ContentError(message("climate-map-alone", map=name, cell=number))


def cells_of(land: Map) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row, line in enumerate(land.boards[0])
        for column, letter in enumerate(line)
        if letter != SEA
    ]


def places_near(place: tuple[int, int]) -> list[tuple[int, int]]:
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
