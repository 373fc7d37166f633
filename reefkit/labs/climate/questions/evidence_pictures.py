"""The evidence of a question as HTML: genomes, tracks and distributions of extinctions.

An item, or a question made from a match, names a drawing and gives its values
(`assess.items.DrawingPicture`); each drawing has a template here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from reefkit.games.climate.content import CLIMATES, GENES, HABITATS, LETTERS, SEA, Row
from reefkit.labs.lesson.evidence_drawings import Drawings, draw
from reefkit.text import Catalogue, Message
from reefkit.widgets.templates import Templates
from reefkit.widgets.tiles import CORNERS, HexCell, HexMap

_FOLDER = Path(__file__).parent / "templates"
HEIGHT = 46
"""Height of the largest bar, in SVG units."""
VALUES = range(1, len(HABITATS) + 1)
"""Gene values, one per habitat."""


class _SpeciesGenes(Struct, frozen=True, forbid_unknown_fields=True):
    """The three gene values of a species."""

    shape: int
    fur: int
    metabolism: int


class _RoundTrack(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, habitat, shape, fur, metabolism, and what it did."""

    rounds: tuple[tuple[int, str, int, int, int, str], ...]


class _Steps(Struct, frozen=True, forbid_unknown_fields=True):
    """A gene, and its rounds: number, then ``up``, ``down`` or ``died`` in order."""

    gene: str
    rounds: tuple[tuple[int | str, ...], ...]


class _Climates(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, and ``warmer``, ``colder`` or ``same``."""

    rounds: tuple[tuple[int, str], ...]


class _AnimalHere(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, habitat (empty if none), and whether a new species began in the round."""

    rounds: tuple[tuple[int, str, bool], ...]


class _Heaps(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of games with 0, 1, 2 … extinctions, without and with human-induced change.

    The value is named ``with`` in an item, which Python does not allow as a name.
    """

    without: tuple[int, ...]
    with_: tuple[int, ...] = msgspec.field(name="with")


class _DrawnMutation(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a card that changes no gene."""

    card: Literal["neutral", "deleterious"]


class _MarkedLand(Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of the land in a climate, as in its file, and the marked cell, from 1, row by row."""

    board: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]
    climate: Annotated[int, Meta(ge=1, le=CLIMATES)]
    cell: Annotated[int, Meta(ge=1)]

    def __post_init__(self) -> None:
        if self.cell > sum(letter != SEA for row in self.board for letter in row):
            raise ValueError("no such cell")


def _genome(drawn: _SpeciesGenes) -> dict[str, object]:
    values = (drawn.shape, drawn.fur, drawn.metabolism)
    genes = [(name, _gene(name), value) for name, value in zip(GENES, values, strict=True)]
    heads = [(Message(f"climate-habitat-{name}.letter"), _habitat(name)) for name in HABITATS]
    return {"genes": genes, "heads": heads, "values": VALUES, "habitats": HABITATS}


def _track(drawn: _RoundTrack) -> dict[str, object]:
    return {
        "rows": [
            (number, _habitat(habitat), values, Message(f"climate-drawing-did-{did}"))
            for number, habitat, *values, did in drawn.rounds
        ],
        "genes": [_gene(name) for name in GENES],
    }


def _steps(drawn: _Steps) -> dict[str, object]:
    return {
        "gene": _gene(drawn.gene),
        "rows": [
            (number, [Message(f"climate-drawing-step-{each}") for each in steps or ("none",)])
            for number, *steps in drawn.rounds
        ],
    }


def _climates(drawn: _Climates) -> dict[str, object]:
    return {"rows": [(each, Message(f"climate-drawing-went-{way}")) for each, way in drawn.rounds]}


def _animal_values(drawn: _AnimalHere) -> dict[str, object]:
    runs: list[tuple[list[int], str, bool]] = []
    for number, habitat, new in drawn.rounds:
        if runs and not new and runs[-1][1] == habitat:
            runs[-1][0].append(number)
        else:
            runs.append(([number], habitat, new))
    return {
        "rows": [
            (
                f"{rounds[0]}–{rounds[-1]}" if len(rounds) > 1 else str(rounds[0]),
                (_habitat(habitat) if habitat else None),
                new,
            )
            for rounds, habitat, new in runs
        ]
    }


def _card(drawn: _DrawnMutation) -> dict[str, object]:
    return {"picture": f"mutation-{drawn.card}", "card": Message(f"climate-card-{drawn.card}")}


def _land(drawn: _MarkedLand) -> dict[str, object]:
    places = [
        (row, column, letter)
        for row, letters in enumerate(drawn.board, 1)
        for column, letter in enumerate(letters, 1)
        if letter != SEA
    ]
    cells = tuple(
        HexCell(number, row, column, HABITATS[LETTERS.index(letter)], letter, "")
        for number, (row, column, letter) in enumerate(places, 1)
    )
    marked = cells[drawn.cell - 1]
    return {
        "land": HexMap(cells, ""),
        "marked": marked,
        "habitat": _habitat(marked.ground),
        "climate": drawn.climate,
        "corners": CORNERS,
    }


def _heaps(drawn: _Heaps) -> dict[str, object]:
    most = max((1, *drawn.without, *drawn.with_))

    def bars(games: Sequence[int]) -> list[dict[str, object]]:
        return [
            {"dead": n, "games": count, "height": round(HEIGHT * count / most, 1)}
            for n, count in enumerate(games)
        ]

    return {
        "heaps": (("without", bars(drawn.without)), ("with", bars(drawn.with_))),
        "columns": range(max(len(drawn.without), len(drawn.with_))),
        "height": HEIGHT,
    }


def _gene(name: str) -> Message:
    return Message(f"climate-gene-{name}")


def _habitat(name: str) -> Message:
    return Message(f"climate-habitat-{name}")


_VALUES: Mapping[str, tuple[type[Struct], Callable[[Any], dict[str, object]]]] = {
    "genome": (_SpeciesGenes, _genome),
    "track": (_RoundTrack, _track),
    "steps": (_Steps, _steps),
    "climates": (_Climates, _climates),
    "stands": (_AnimalHere, _animal_values),
    "heaps": (_Heaps, _heaps),
    "land": (_MarkedLand, _land),
    "card": (_DrawnMutation, _card),
}
NAMES = tuple(_VALUES)
"""Names of all drawings."""


def _filled(
    name: str, values: Callable[[Any], dict[str, object]], drawn: Struct, templates: Templates
) -> str:
    return str(templates.render(f"drawing_{name}.html", **values(drawn)))


_DRAWINGS: Drawings = {
    name: (type_, partial(_filled, name, values)) for name, (type_, values) in _VALUES.items()
}


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    return draw(_DRAWINGS, _FOLDER, name, values, say)
