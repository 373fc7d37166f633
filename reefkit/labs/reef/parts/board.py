"""The board's picture: what stands in each space, in what state, and its text equivalent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.play import WATER
from reefkit.games.reef.state import Reefs
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import Control, Marks
from reefkit.labs.reef.controls.table import control_for
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.board.picture import Depth, Picture, Piece, Space, State

acts = Acts()
CODES: tuple[Depth, ...] = ("S", "M", "D")
_NONE: frozenset[State] = frozenset()
MOST_DRAWN = 3
"""Dwellers of one type that swim on the board; the count stands beside it."""


class SpaceName(Struct, frozen=True):
    """A space as read on the table."""

    row: Annotated[int, Meta(ge=1, le=ROWS)]
    column: Annotated[int, Meta(ge=1, le=COLUMNS)]


@acts.on("pick", SpaceName)
def pick(session: ReefSession, values: SpaceName) -> None:
    """Touch a space: open its story, and do with it what the phase allows."""
    space = (values.row, values.column)
    session.ui.about = space
    scene = session.scene()
    control = control_for(scene) if scene.has_table else None
    if control is None or not scene.own_reef:
        return
    if space in control.marks(scene):
        control.pick(session, scene, space)
        return
    why = control.why_not(scene, space)
    if why is not None:
        session.refuse(why)


@acts.on("focus", SpaceName)
def focus(session: ReefSession, values: SpaceName) -> None:
    """Move the keyboard's place on the board: its story line follows."""
    session.ui.about = (values.row, values.column)


def picture(scene: Scene) -> Picture:
    """Draw the reef that is shown, with the states of the phase."""
    control = control_for(scene)
    if control is None:
        return picture_of(scene, scene.shown_seat)
    marks = control.marks(scene) if scene.own_reef else {}
    return picture_of(scene, scene.shown_seat, control=control, marks=marks)


def picture_of(
    scene: Scene,
    seat: int,
    *,
    control: Control | None = None,
    marks: Marks | None = None,
    small: bool = False,
) -> Picture:
    """Draw one seat's reef; a small one needs no label for each space."""
    reefs = (control.reefs(scene) if control is not None else scene.state.reefs)[seat]
    found = marks or {}
    spaces = [
        replace(space, states=found.get((space.row, space.column), _NONE))
        for space in spaces_of(scene.play.lookups, reefs)
    ]
    if not small:  # a small one is looked at as a whole
        spaces = [
            replace(space, label=label(scene.say, space), letter=letter(scene.say, space.depth))
            for space in spaces
        ]
    title = scene.say.render(message("board-of", player=scene.name(seat)))
    return Picture(
        spaces=tuple(spaces),
        title=title,
        ocean=scene.say.render(message("board-ocean")),
        shore=scene.say.render(message("board-land" if reefs.land else "board-ocean")),
        land=bool(reefs.land),
        swimmers=() if small else _swimmers(scene, reefs),
    )


def spaces_of(lookups: Lookups, reefs: Reefs) -> Iterator[Space]:
    """Go through a reef's spaces: what stands there, and nothing else yet."""
    # As lists: to take single numbers out of an array costs more than all else here.
    kind, genes = reefs.kind.tolist(), reefs.genes.tolist()
    alga, depth = reefs.alga.tolist(), reefs.depth.tolist()
    for row in range(ROWS):
        for column in range(COLUMNS):
            stack = tuple(
                Piece(lookups.builders[one], tuple(lookups.token_names(its)))
                for one, its in zip(kind[row][column], genes[row][column], strict=True)
                if one
            )
            water = CODES[depth[row][column]]
            yield Space(row + 1, column + 1, water, "", stack, bool(alga[row][column]), _NONE)


@lru_cache(maxsize=60)
def letter(say: Catalogue, depth: Depth) -> str:
    """Give the letter that stands for a depth in the reader's language, if not the code's."""
    said = say.render(Message(f"traits-depth-{depth}.letter"))
    return "" if said == depth else said


@lru_cache(maxsize=600)
def label(say: Catalogue, space: Space) -> str:
    """Say a space in words: where, how deep, who stands there, and what can be done."""
    builders = [
        message("board-builder", builder=Message(f"organism-{piece.art}"), tokens=_tokens(piece))
        for piece in space.stack
    ]
    words = message(
        "board-space",
        row=space.row,
        column=space.column,
        water=Message(WATER[CODES.index(space.depth)]),
        count=len(space.stack),
        builders=builders,
        alga=int(space.alga),
    )
    also = [say.render(Message(f"board-state-{state}")) for state in sorted(space.states)]
    return ", ".join([say.render(words), *also])


def _tokens(piece: Piece) -> list[Message]:
    return [Message(f"token-{name}") for name in piece.marks]


def _swimmers(scene: Scene, reefs: Reefs) -> tuple[tuple[str, str], ...]:
    """Give the dwellers that move about the board: to another place with every phase."""
    when = f"{scene.state.round}-{scene.phase}"
    return tuple(
        (f"{name}-{number}-{when}", name)
        for name, count in zip(scene.play.lookups.dwellers, reefs.dwellers, strict=True)
        for number in range(min(int(count), MOST_DRAWN))
    )
