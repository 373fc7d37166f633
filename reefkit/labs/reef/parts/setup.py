"""Set-up: the boards to choose from, and the chart of builders to compare and choose."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from reefkit.games.reef.content import DEPTHS
from reefkit.labs.acts import Acts
from reefkit.labs.reef.board_maps import map_svg, small_cut_svg
from reefkit.labs.reef.controls.founding import DEPTH_WORDS, standing
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.traits import COLUMNS, amount, sorted_rows, trait_rows
from reefkit.text import Message

acts = Acts()
SORTED = "traits-by"


class ColumnName(Struct, frozen=True):
    """A column of the chart."""

    by: Annotated[str, Meta(max_length=20)]


class BoardCard(NamedTuple):
    """A board to choose: its name, its map and cut, and how many spaces of each depth it has."""

    id: str
    name: Message
    map: str
    cut: str
    counts: dict[str, int]
    chosen: bool


def open_here(scene: Scene) -> bool:
    """Tell whether the page shows set-up now."""
    return scene.has_table and not scene.page and scene.phase == "founding"


@acts.on("traits-by", ColumnName)
def traits_by(session: ReefSession, values: ColumnName) -> None:
    """Compare builders by a column; once more, in the order of the pieces again."""
    same = session.ui.settings.get(SORTED) == values.by
    session.ui.settings[SORTED] = values.by if values.by in COLUMNS and not same else ""


def boards(scene: Scene) -> list[BoardCard]:
    """Give a card a board, in the order of the content."""
    chosen = standing(scene).board
    found = []
    for id_, board in scene.rules.content.boards.items():
        letters = "".join(board.rows)
        name = Message(f"board-{id_}")
        found.append(
            BoardCard(
                id_,
                name,
                map_svg(board),
                small_cut_svg(board),
                {DEPTH_WORDS[d]: letters.count(d) for d in DEPTHS},
                id_ == chosen,
            )
        )
    return found


def render_boards(scene: Scene) -> str:
    """Draw the row of boards."""
    if not open_here(scene):
        return ""
    return scene.render("setup_boards.html", boards=boards(scene))


def render_traits(scene: Scene) -> str:
    """Draw the chart of builders, with how many of each are the seat's own."""
    if not open_here(scene):
        return ""
    by = str(scene.ui.settings.get(SORTED, ""))
    held = standing(scene)
    return scene.render(
        "setup_traits.html",
        rows=sorted_rows(trait_rows(scene.rules.content), by),
        columns=COLUMNS,
        by=by,
        amount=amount,
        held=held,
        may_choose=scene.is_awaited and held.board is not None and held.left > 0,
    )


BOARDS = Part("setup-boards", render_boards, acts)
TRAITS = Part("setup-traits", render_traits)
