"""The picture of a board: each space, its state, and the text equivalent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.state import WATER, Reefs
from reefkit.games.reef.type_arrays import Lookups
from reefkit.labs.reef import catastrophe
from reefkit.labs.reef.growth.arrivals import NURSERY, arrivals
from reefkit.labs.reef.scene import Marks, ReefSession, Scene, StepControls
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.board import Board
from reefkit.widgets.board.picture import Depth, Picture, Piece, Space, State
from reefkit.widgets.figure.described import Described, board

acts = Acts()

CODES: tuple[Depth, ...] = ("S", "M", "D")

_NONE: frozenset[State] = frozenset()

MOST_DRAWN = 3
"""Maximum number of dwellers of a type that swim on the board; their count is next to it."""


@acts.on("pick")
def _pick(
    session: ReefSession,
    row: Annotated[int, Meta(ge=1, le=ROWS)],
    column: Annotated[int, Meta(ge=1, le=COLUMNS)],
) -> None:
    space = (row, column)
    session.ui.about = space
    scene = session.scene()
    control = scene.control if scene.has_table else None
    if control is None or not scene.own_reef:
        return
    if space in scene.marks:
        control.pick(session, scene, space)
        return
    why = control.why_not(scene, space)
    if why is not None:
        session.refuse(why)


@acts.on("focus")
def _focus(
    session: ReefSession,
    row: Annotated[int, Meta(ge=1, le=ROWS)],
    column: Annotated[int, Meta(ge=1, le=COLUMNS)],
) -> None:
    session.ui.about = (row, column)


def picture(scene: Scene) -> Picture:
    control = scene.control
    if control is None:
        return picture_of(scene, scene.shown_seat)
    died = control is catastrophe.AFTERMATH and scene.replaying and scene.shown_seat == scene.seat
    marks = dict(scene.marks) if scene.own_reef or died else {}
    for space in arrivals(scene).parents if scene.own_reef else ():
        marks[space] = marks.get(space, _NONE) | {"spawned"}
    return picture_of(scene, scene.shown_seat, control=control, marks=marks)


def picture_of(
    scene: Scene,
    seat: int,
    *,
    control: StepControls | None = None,
    marks: Marks | None = None,
    small: bool = False,
) -> Picture:
    reefs = (control.reefs(scene) if control is not None else scene.open_reefs)[seat]
    found = marks or {}
    ghost = control.ghost(scene) if control is not None and found else ""
    spaces = [
        replace(space, states=found[at], ghost=ghost if "selectable" in found[at] else "")
        if at in found
        else space
        for space in spaces_of(scene.play.lookups, reefs)
        for at in [(space.row, space.column)]
    ]
    if not small:  # spaces of a small board have no labels
        spaces = [
            replace(
                space,
                label=space_label(scene.say, space),
                letter=depth_letter(scene.say, space.depth),
            )
            for space in spaces
        ]
    title = scene.say.render(message("board-of", player=scene.name(seat)))
    told = None if small else _told(scene, title, spaces, reefs)
    return Picture(
        spaces=tuple(spaces),
        title=title,
        ocean=scene.say.render(message("board-ocean")),
        shore=scene.say.render(message("board-land" if reefs.land else "board-ocean")),
        land=bool(reefs.land),
        swimmers=() if small else _swimmers(scene, reefs),
        told=told,
    )


def _told(scene: Scene, title: str, spaces: Iterable[Space], reefs: Reefs) -> Described:
    """Return the descriptions of a board: the builders and algae of each depth, and dwellers."""
    say = scene.say
    found: dict[str, list[str]] = {each: [] for each in CODES}
    for space in spaces:
        found[space.depth] += [say.render(Message(f"organism-{each.art}")) for each in space.stack]
        found[space.depth] += [say.render(message("seen-group-alga"))] * space.alga
    parts = [(say.render(Message(WATER[CODES.index(at)])), found[at]) for at in CODES]
    swim = [
        say.render(Message(f"organism-{name}"))
        for name, count in zip(scene.play.lookups.dwellers, reefs.dwellers, strict=True)
        for _ in range(int(count))
    ]
    parts.append((say.render(message("seen-group-dweller")), swim))
    round_ = message("describe-round", title=title, round=scene.state.round)
    return board(say, say.render(round_), parts)


def spaces_of(lookups: Lookups, reefs: Reefs) -> Iterator[Space]:
    # Lists, since indexing arrays element by element takes longer than everything else here.
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
def depth_letter(say: Catalogue, depth: Depth) -> str:
    """Return a depth zone's letter in a language; empty if it is the same as its code."""
    text = say.render(Message(f"traits-depth-{depth}.letter"))
    return "" if text == depth else text


def lettered(spaces: Iterable[Space], say: Catalogue) -> tuple[Space, ...]:
    return tuple(replace(each, letter=depth_letter(say, each.depth)) for each in spaces)


@lru_cache(maxsize=600)
def space_label(say: Catalogue, space: Space) -> str:
    builders = [
        message(
            "board-builder",
            builder=Message(f"organism-{piece.art}"),
            tokens=_tokens(piece) or "none",  # the id that the catalogues select by
        )
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
    when = f"{scene.state.round}-{scene.phase}"
    return tuple(
        (f"{name}-{number}-{when}", name)
        for name, count in zip(scene.play.lookups.dwellers, reefs.dwellers, strict=True)
        for number in range(min(int(count), MOST_DRAWN))
    )


LARGEST_AT_PLAY = 78
"""Largest width of a space during play, in pixels; reached in windows higher than a laptop's."""


class Stage:
    """The board of the page: the reef that is shown, or the one that a whole page sets up.

    `pages`: Function that draws the board, for each whole page with a board. On such a page a touch
    on a space is the act ``<page>-pick``.
    """

    def __init__(
        self, session: ReefSession, pages: Mapping[str, Callable[[Scene], Picture]]
    ) -> None:
        self._session = session
        self._pages = pages
        self._settles = False
        self._struck = ""
        self.widget = Board(largest=LARGEST_AT_PLAY)
        self.widget.add_class("rk-at-board")
        self.widget.on_pick(self._touched)
        self.widget.on_focus(
            lambda row, column: session.do("focus", {"row": row, "column": column})
        )

    def _touched(self, row: int, column: int) -> None:
        page = self._session.scene().page
        act = f"{page}-pick" if page in self._pages else "pick"
        self._session.do(act, {"row": row, "column": column})

    def show(self, scene: Scene) -> None:
        if scene.page in self._pages:
            self.widget.show(self._pages[scene.page](scene), still=True, within=scene.screen)
        elif scene.has_table:
            control = scene.control if scene.own_reef else None
            settled, self._settles = self._settles, control is not None and control.settles
            came = scene.hand.came if settled or self._settles else None
            if arrivals(scene).parents:
                came = NURSERY  # where the larvae go
            self.widget.show(picture(scene), came=came, within=scene.screen)
            strike = None if control is None else control.strike(scene)
            if strike is not None and strike.key != self._struck:
                self._struck = strike.key
                self.widget.cross(strike.rows, strike.what)
