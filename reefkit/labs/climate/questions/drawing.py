"""What a question has to look at: genomes, tracks and heaps of games, as HTML of plain values.

A bank's item or a question made from a match names a drawing and gives its values
(`assess.items.DrawingPicture`); each has a template here. Values that do not fit draw nothing, so
that a teacher's own item never stops a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from reefkit.games.climate.content import GENES, HABITATS, LETTERS
from reefkit.text import Catalogue, Message
from reefkit.widgets.templates import Templates

_FOLDER = Path(__file__).parent / "templates"
HEIGHT = 46
"""Of the largest bar, in units of the drawing."""
VALUES = range(1, len(HABITATS) + 1)


class Genome(Struct, frozen=True, forbid_unknown_fields=True):
    """The three values of a species."""

    shape: int
    fur: int
    metabolism: int


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, habitat, shape, fur, metabolism, and what it did."""

    rounds: tuple[tuple[int, str, int, int, int, str], ...]


class Steps(Struct, frozen=True, forbid_unknown_fields=True):
    """A gene, and its rounds: number, then ``up``, ``down`` or ``died`` in order."""

    gene: str
    rounds: tuple[tuple[int | str, ...], ...]


class Climates(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, and ``warmer``, ``colder`` or ``same``."""

    rounds: tuple[tuple[int, str], ...]


class Stands(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, habitat (empty for none), and whether a new species began in it."""

    rounds: tuple[tuple[int, str, bool], ...]


class Heaps(Struct, frozen=True, forbid_unknown_fields=True):
    """Games in which 0, 1, 2 … species died out, without and with human-induced change."""

    without: tuple[int, ...]
    with_: tuple[int, ...] = msgspec.field(name="with")


class Bar(NamedTuple):
    """One bar of a heap: how many died out, in how many games, and its height."""

    dead: int
    games: int
    height: float


def _genome(drawn: Genome) -> dict[str, object]:
    values = (drawn.shape, drawn.fur, drawn.metabolism)
    genes = [(name, _gene(name), value) for name, value in zip(GENES, values, strict=True)]
    heads = [(letter, _habitat(n)) for letter, n in zip(LETTERS, HABITATS, strict=True)]
    return {"genes": genes, "heads": heads, "values": VALUES, "habitats": HABITATS}


def _track(drawn: Track) -> dict[str, object]:
    return {
        "rows": [
            (number, _habitat(habitat), values, Message(f"climate-drawing-did-{did}"))
            for number, habitat, *values, did in drawn.rounds
        ],
        "genes": [_gene(name) for name in GENES],
    }


def _steps(drawn: Steps) -> dict[str, object]:
    return {
        "gene": _gene(drawn.gene),
        "rows": [
            (number, [Message(f"climate-drawing-step-{each}") for each in steps or ("none",)])
            for number, *steps in drawn.rounds
        ],
    }


def _climates(drawn: Climates) -> dict[str, object]:
    return {"rows": [(each, Message(f"climate-drawing-went-{way}")) for each, way in drawn.rounds]}


def _stands(drawn: Stands) -> dict[str, object]:
    """Tell rounds in a row alike together: a long match is a table of a few columns."""
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
                _name(habitat),
                new,
            )
            for rounds, habitat, new in runs
        ]
    }


def _name(habitat: str) -> Message | None:
    return _habitat(habitat) if habitat else None


def _heaps(drawn: Heaps) -> dict[str, object]:
    most = max((1, *drawn.without, *drawn.with_))

    def bars(games: Sequence[int]) -> list[Bar]:
        return [Bar(n, count, round(HEIGHT * count / most, 1)) for n, count in enumerate(games)]

    return {
        "heaps": (("without", bars(drawn.without)), ("with", bars(drawn.with_))),
        "columns": range(max(len(drawn.without), len(drawn.with_))),
        "height": HEIGHT,
    }


def _gene(name: str) -> Message:
    return Message(f"climate-gene-{name}")


def _habitat(name: str) -> Message:
    return Message(f"climate-habitat-{name}")


_DRAWINGS: Mapping[str, tuple[type[Struct], Callable[[Any], dict[str, object]]]] = {
    "genome": (Genome, _genome),
    "track": (Track, _track),
    "steps": (Steps, _steps),
    "climates": (Climates, _climates),
    "stands": (Stands, _stands),
    "heaps": (Heaps, _heaps),
}
NAMES = tuple(_DRAWINGS)
"""What can be drawn."""


@lru_cache(maxsize=8)
def _templates(say: Catalogue) -> Templates:
    return Templates(say, _FOLDER)


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    """Draw what an item names.

    Parameters
    ----------
    name
        One of `NAMES`.
    values
        Its values, as the item gives them.
    say
        The catalogue of the reader's language.

    Returns
    -------
    str
        HTML that says in words all that it shows; empty for a name or values that it does not know.
    """
    known = _DRAWINGS.get(name)
    if known is None:
        return ""
    type_, told = known
    try:
        drawn = msgspec.convert(dict(values), type_)
    except msgspec.ValidationError:
        return ""
    return str(_templates(say).render(f"drawing_{name}.html", **told(drawn)))
