"""Boards as small maps, and the traits of builders as rows, from the content in force."""

from __future__ import annotations

from typing import NamedTuple, cast

from reefkit.games.reef import content as stored
from reefkit.games.reef.content import DEPTHS, ROWS, Content, ReefBoard
from reefkit.games.reef.type_arrays import SKELETONS
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message
from reefkit.widgets.board import Picture, Space
from reefkit.widgets.board.picture import Depth
from reefkit.widgets.board.small import cross_section_svg


def picture_of(board: ReefBoard) -> Picture:
    """Draw an empty board; the first line of its data is the row farthest from the land."""
    spaces = tuple(
        Space(ROWS - line, column, cast("Depth", depth), "")
        for line, letters in enumerate(board.rows)
        for column, depth in enumerate(letters, 1)
    )
    return Picture(spaces, "", land=board.land)


CUT_COLUMN = 2
"""Column of the cross-section: away from passes in a crest, it shows what boards are named for."""


def metres_by_row(board: ReefBoard) -> tuple[float, ...]:
    """Return the depths along the cross-section in metres, row 1 first."""
    return tuple(row[CUT_COLUMN - 1] for row in reversed(board.metres))


def cut_svg(board: ReefBoard, label: str, words: tuple[str, str]) -> str:
    metres = metres_by_row(board)
    return str(
        cross_section_svg(
            metres, board.land, label=label, words=words, width=216, height=60, axes=True
        )
    )


TRAITS = ("carbonate", "zooxanthellae", "encruster", "recruiter")

TRAIT_COLUMNS = ("depths", "skeleton", *TRAITS, "tolerates")
"""Traits by which builders can be sorted, in the order of the columns."""


class _TraitRow(NamedTuple):
    """One builder's row."""

    id: str
    name: Message
    #: Each depth zone, the shallowest first: its letter, and whether the builder lives there.
    depths: tuple[tuple[str, bool], ...]
    skeleton: str  #: ``delicate``, ``normal`` or ``strong``.
    bars: int  #: Number of bars, of three, that show the skeleton's strength.
    #: Its traits, of carbonate, zooxanthellae, encruster, recruiter and coral.
    traits: frozenset[str]
    tolerates: tuple[str, ...]  #: Tolerances that it has without mutation.
    example: str  #: A species of this type.


def content_of(scene: Scene) -> Content:
    return scene.rules.content if scene.has_table else stored.default()


def trait_rows(content: Content) -> tuple[_TraitRow, ...]:
    return tuple(
        _TraitRow(
            name,
            Message(f"organism-{name}"),
            tuple((letter, letter in builder.depths) for letter in DEPTHS),
            builder.skeleton,
            SKELETONS[builder.skeleton] + 2,
            frozenset(builder.traits),
            tuple(builder.tolerates),
            builder.example,
        )
        for name, builder in content.organisms.items()
    )


def sorted_rows(rows: tuple[_TraitRow, ...], by: str) -> tuple[_TraitRow, ...]:
    return tuple(sorted(rows, key=lambda row: -amount(row, by))) if by in TRAIT_COLUMNS else rows


def amount(row: _TraitRow, by: str) -> int:
    """Return the number by which a column sorts a row, the highest first."""
    if by == "depths":
        return sum(lives for _, lives in row.depths)
    if by == "skeleton":
        return row.bars
    return len(row.tolerates) if by == "tolerates" else int(by in row.traits)
