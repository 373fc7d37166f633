"""The characteristics of builders and dwellers as rows: set-up's chart and the cheat sheet.

Both read the content in force, so that a teacher's own organism stands in them too.
"""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.reef import content as stored
from reefkit.games.reef.content import DEPTHS, Content
from reefkit.games.reef.lookups import SKELETONS
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message

TRAITS = ("carbonate", "zooxanthellae", "encruster", "recruiter")
COLUMNS = ("depths", "skeleton", *TRAITS, "tolerates")
"""What builders can be compared by, in the order of the columns."""


class Depth(NamedTuple):
    """One depth of water in a row: its letter, and whether the builder lives there."""

    letter: str
    lives: bool


class TraitRow(NamedTuple):
    """One builder's row.

    Attributes
    ----------
    id, name
        The builder.
    depths
        Each depth, shallow first, and whether it lives there.
    skeleton
        ``delicate``, ``normal`` or ``strong``.
    bars
        How many of three bars stand for its skeleton.
    traits
        What it has of carbonate, zooxanthellae, encruster, recruiter and coral.
    tolerates
        What it stands by nature.
    example
        A species of its kind.
    """

    id: str
    name: Message
    depths: tuple[Depth, ...]
    skeleton: str
    bars: int
    traits: frozenset[str]
    tolerates: tuple[str, ...]
    example: str


def content_of(scene: Scene) -> Content:
    """Give the content of the open match; before one, that of `data/`."""
    return scene.rules.content if scene.has_table else stored.default()


def trait_rows(content: Content) -> tuple[TraitRow, ...]:
    """Give a row a builder, in the order of the content."""
    return tuple(
        TraitRow(
            name,
            Message(f"organism-{name}"),
            tuple(Depth(letter, letter in builder.depths) for letter in DEPTHS),
            builder.skeleton,
            SKELETONS[builder.skeleton] + 2,
            frozenset(builder.traits),
            tuple(builder.tolerates),
            builder.example,
        )
        for name, builder in content.organisms.items()
    )


def sorted_rows(rows: tuple[TraitRow, ...], by: str) -> tuple[TraitRow, ...]:
    """Put first the builders that have most of what a column tells; otherwise keep the order."""
    return tuple(sorted(rows, key=lambda row: -amount(row, by))) if by in COLUMNS else rows


def amount(row: TraitRow, by: str) -> int:
    """Give how much a builder has of what a column tells."""
    if by == "depths":
        return sum(depth.lives for depth in row.depths)
    if by == "skeleton":
        return row.bars
    return len(row.tolerates) if by == "tolerates" else int(by in row.traits)
