"""Boards before anybody stands on them: small maps, and cuts from land to ocean."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from reefkit.games.reef.content import ROWS, Board
from reefkit.widgets.board import Picture, Space
from reefkit.widgets.small_board import cross_section_svg, small_board_svg

if TYPE_CHECKING:
    from reefkit.widgets.board.picture import Depth


def picture_of(board: Board) -> Picture:
    """Draw an empty board: row 6 is the first line of its data."""
    spaces = tuple(
        Space(ROWS - line, column, cast("Depth", depth), "")
        for line, letters in enumerate(board.rows)
        for column, depth in enumerate(letters, 1)
    )
    return Picture(spaces, "", land=board.land)


CUT_COLUMN = 2
"""Where boards are cut: here each shows what it is named for, a pass in its crest does not."""


def metres_by_row(board: Board) -> tuple[float, ...]:
    """Give the water along the cut, row 1 first, in metres."""
    return tuple(row[CUT_COLUMN - 1] for row in reversed(board.metres))


def map_svg(board: Board) -> str:
    """Draw a board's map; the words beside it say what it shows."""
    return str(small_board_svg(picture_of(board), scale=0.5))


def small_cut_svg(board: Board) -> str:
    """Draw a board's cut as small as its map; the words beside it say what it shows."""
    return str(cross_section_svg(metres_by_row(board), board.land, width=68, height=20))


def cut_svg(board: Board, label: str, words: tuple[str, str]) -> str:
    """Draw a board's cut with rows and metres; `words` stand over its left and right end."""
    metres = metres_by_row(board)
    return str(
        cross_section_svg(
            metres, board.land, label=label, words=words, width=216, height=60, axes=True
        )
    )
