"""The content of Climate Change: the files of `data/climate/`, as types.

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
"""Climates are numbered from 1, the coldest, to 5, the warmest."""
HABITATS = ("savannah", "tropical-forest", "temperate-forest", "tundra")
"""The habitats; the gene value that fits each is its place here, from 1."""
LETTERS = "SRFT"
"""Letter of each habitat on a map, in the order of `HABITATS`."""
SEA = "."
"""Character of a place on a map that is no cell."""
GENES = ("shape", "fur", "metabolism")
LOWEST, HIGHEST = 1, 4
"""Range of a gene's values."""
FITTING = 2
"""Number of genes that must have a habitat's value for a species to be adapted to it."""
ANIMALS = ("deer", "hare", "fox", "boar", "elephant")
"""Looks of a species; they affect only its picture."""
MOST_SEATS = 5
LEAST_SEATS = 2
MOST_CELLS = 200
MOST_CARDS = 200

Gene = Literal["shape", "fur", "metabolism"]
Row = Annotated[str, Meta(pattern=r"^[SRFT.]{1,20}$")]
Board = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """The habitats of one land under five climates.

    `boards` are by climate, the coldest first. Their rows are as on the table, the coldest latitude
    first; every second row is offset right by half a cell, so that a cell has up to six neighbours.
    `note` is for anyone who edits the map.
    """

    boards: Annotated[tuple[Board, ...], Meta(min_length=CLIMATES, max_length=CLIMATES)]
    note: str = ""
    name: str = ""


class MutationCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of mutation card."""

    #: ``changes`` (a gene, by one step), ``neutral`` or ``deleterious``.
    does: Literal["changes", "neutral", "deleterious"]
    copies: Annotated[int, Meta(ge=0, le=40)]  #: Number of copies in the deck.
    #: Copies with few players (up to `Numbers.few_seats`); as `copies` if None.
    copies_few: Annotated[int, Meta(ge=0, le=40)] | None = None
    gene: Gene | None = None  #: Gene that it changes, if any.
    by: Literal[-1, 1] | None = None  #: Change of the gene; None if the card changes none.
    name: str = ""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; the comments in `rules.toml` explain each."""

    dealt: Annotated[int, Meta(ge=0, le=10)]
    hand_limit: Annotated[int, Meta(ge=0, le=30)]
    lost_with_deleterious: Annotated[int, Meta(ge=0, le=10)]
    start_climate: Annotated[int, Meta(ge=1, le=CLIMATES)]
    few_seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    steps: Annotated[int, Meta(ge=1, le=2)]
    steps_after_change: Annotated[int, Meta(ge=1, le=2)]
    most_rounds: Annotated[int, Meta(ge=1, le=500)] = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that a teacher may change for a match; `rules.toml` explains each."""

    rounds: Annotated[int, Meta(ge=0, le=60)]
    human_change_from: Annotated[int, Meta(ge=0, le=60)]
    warming_bias: Annotated[int, Meta(ge=0, le=100)]
    map: Annotated[str, Meta(min_length=1, max_length=60)]
    clock: Annotated[int, Meta(ge=0, le=3600)]
    gates: bool
    free_step: bool = False  # absent from the set-ups of earlier matches
    exchange: bool = False  # as `free_step`


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.toml`: numbers, and the options' defaults."""

    numbers: Numbers
    options: Options


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All of `data/climate/` that the rules read; a set-up has a copy of it."""

    map: dict[str, Map]
    cards: dict[str, MutationCard]
    rules: RulesFile


FILES = typed_files("climate", Content) | {"climate/rulings.toml": dict[str, Ruling]}
"""Every file of the game's content and its type; a test loads each of them."""


def check(content: Content) -> Content:
    """Check what types cannot: complete maps (C14), consistent cards, and limits.

    Raises
    ------
    ContentError
        If an entry is wrong; it names the file, the entry, the key and what was expected.
    """
    for name, land in content.map.items():
        _check_map(name, land)
    refer(content.map, content.rules.options.map, "climate/rules.toml", "options", "map")
    for name, card in content.cards.items():
        if (card.does == "changes") != (card.gene is not None and card.by is not None):
            raise ContentError(message("climate-card-wrong", card=name))
    cards = content.cards.values()
    few = (card.copies if card.copies_few is None else card.copies_few for card in cards)
    if max(sum(card.copies for card in cards), sum(few)) > MOST_CARDS:
        raise ContentError(message("climate-too-many-cards", most=MOST_CARDS))
    return content


def _check_map(name: str, land: Map) -> None:
    """Check that the five boards have the same cells, every habitat, and no isolated cell (C14)."""
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
    """List the cells of a map as row and column, in the order of their numbers."""
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
