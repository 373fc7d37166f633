"""The evidence of a question as HTML: genomes, tracks and distributions of extinctions.

An item, or a question made from a match, names a drawing and gives its values
(`assess.items.DrawingPicture`); each drawing has a template here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta

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


def _genome(templates: Templates, shape: int, fur: int, metabolism: int) -> str:
    """Draw the three gene values of a species."""
    values = (shape, fur, metabolism)
    genes = [(name, _gene(name), value) for name, value in zip(GENES, values, strict=True)]
    heads = [(Message(f"climate-habitat-{name}.letter"), _habitat(name)) for name in HABITATS]
    given = {"genes": genes, "heads": heads, "values": VALUES, "habitats": HABITATS}
    return templates.render("drawing_genome.html", **given)


def _track(templates: Templates, rounds: tuple[tuple[int, str, int, int, int, str], ...]) -> str:
    """Draw rounds: number, habitat, shape, fur, metabolism, and what the species did."""
    rows = [
        (number, _habitat(habitat), values, Message(f"climate-drawing-did-{did}"))
        for number, habitat, *values, did in rounds
    ]
    return templates.render("drawing_track.html", rows=rows, genes=[*map(_gene, GENES)])


def _steps(templates: Templates, gene: str, rounds: tuple[tuple[int | str, ...], ...]) -> str:
    """Draw a gene's rounds: number, then ``up``, ``down`` or ``died`` in order."""
    rows = [
        (number, [Message(f"climate-drawing-step-{each}") for each in steps or ("none",)])
        for number, *steps in rounds
    ]
    return templates.render("drawing_steps.html", gene=_gene(gene), rows=rows)


def _climates(templates: Templates, rounds: tuple[tuple[int, str], ...]) -> str:
    """Draw rounds: number, and ``warmer``, ``colder`` or ``same``."""
    rows = [(each, Message(f"climate-drawing-went-{way}")) for each, way in rounds]
    return templates.render("drawing_climates.html", rows=rows)


def _stands(templates: Templates, rounds: tuple[tuple[int, str, bool], ...]) -> str:
    """Draw rounds: number, habitat (empty if none), and whether a new species began in it."""
    runs: list[tuple[list[int], str, bool]] = []
    for number, habitat, new in rounds:
        if runs and not new and runs[-1][1] == habitat:
            runs[-1][0].append(number)
        else:
            runs.append(([number], habitat, new))
    rows = [
        (
            f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0]),
            _habitat(habitat) if habitat else None,
            new,
        )
        for numbers, habitat, new in runs
    ]
    return templates.render("drawing_stands.html", rows=rows)


def _card(templates: Templates, card: Literal["neutral", "deleterious"]) -> str:
    """Draw a card that changes no gene."""
    called = Message(f"climate-card-{card}")
    return templates.render("drawing_card.html", picture=f"mutation-{card}", card=called)


def _land(
    templates: Templates,
    board: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)],
    climate: Annotated[int, Meta(ge=1, le=CLIMATES)],
    cell: Annotated[int, Meta(ge=1)],
) -> str:
    """Draw the land in a climate, by rows as in its file, and a cell, from 1, row by row."""
    places = [
        (row, column, letter)
        for row, letters in enumerate(board, 1)
        for column, letter in enumerate(letters, 1)
        if letter != SEA
    ]
    if cell > len(places):
        return ""
    cells = tuple(
        HexCell(number, row, column, HABITATS[LETTERS.index(letter)], letter, "")
        for number, (row, column, letter) in enumerate(places, 1)
    )
    marked = cells[cell - 1]
    return templates.render(
        "drawing_land.html",
        land=HexMap(cells, ""),
        marked=marked,
        habitat=_habitat(marked.ground),
        climate=climate,
        corners=CORNERS,
    )


def _heaps(templates: Templates, without: tuple[int, ...], with_: tuple[int, ...]) -> str:
    """Draw numbers of games with 0, 1, 2 … extinctions, without and with human-induced change."""
    most = max((1, *without, *with_))

    def bars(games: Sequence[int]) -> list[dict[str, object]]:
        return [
            {"dead": n, "games": count, "height": round(HEIGHT * count / most, 1)}
            for n, count in enumerate(games)
        ]

    return templates.render(
        "drawing_heaps.html",
        heaps=(("without", bars(without)), ("with", bars(with_))),
        columns=range(max(len(without), len(with_))),
        height=HEIGHT,
    )


def _gene(name: str) -> Message:
    return Message(f"climate-gene-{name}")


def _habitat(name: str) -> Message:
    return Message(f"climate-habitat-{name}")


_DRAWINGS: Drawings = {
    "genome": _genome,
    "track": _track,
    "steps": _steps,
    "climates": _climates,
    "stands": _stands,
    "heaps": _heaps,
    "land": _land,
    "card": _card,
}
NAMES = tuple(_DRAWINGS)
"""Names of all drawings."""


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    return draw(_DRAWINGS, _FOLDER, name, values, say)
