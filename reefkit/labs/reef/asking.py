"""The widgets of a question between its regions: a board to pick on or look at, and plots.

They are made when a question first needs them, and a plot goes with its question: a page has few
widgets, whichever part is open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

import ipywidgets  # type: ignore[import-untyped]

from reefkit.assess.items import ReefPicture
from reefkit.games.reef import content as stored
from reefkit.games.reef import picture as pictures
from reefkit.games.reef.content import DEPTHS
from reefkit.games.reef.lookups import Lookups
from reefkit.labs.assessing import drafts
from reefkit.labs.assessing.asked import ON_BOARD, Asked
from reefkit.labs.assessing.verdict import PLOTS
from reefkit.labs.reef.parts import board as board_part
from reefkit.text import Catalogue, Message, ReefkitError, message
from reefkit.widgets.board import Board, Picture, Piece, Space

if TYPE_CHECKING:
    from reefkit.labs.assessing.plot_item import PlotItem
    from reefkit.labs.reef.scene import Scene
    from reefkit.labs.reef.session import ReefSession
    from reefkit.widgets.board.picture import Depth, State
    from reefkit.widgets.panel import Panel

LARGEST = 47
"""The width of a space here: the board stands beside words, and is not the whole of the page."""
SIGNS: dict[str, State] = {"right": "right", "wrong": "wrong", "missed": "selectable"}


class Asking:
    """A question's own box on the page: head, board, answer, plot, foot.

    Parameters
    ----------
    session
        Whose desk it shows.
    head, body, foot
        The regions of the question.
    """

    def __init__(self, session: ReefSession, head: Panel, body: Panel, foot: Panel) -> None:
        self.session = session
        self._head, self._body, self._foot = head, body, foot
        self._board: Board | None = None
        self._plot: PlotItem | None = None
        self._plot_of: object = None
        self.widget = ipywidgets.Box([head, body, foot])
        self.widget.add_class("rk-at-ask")

    def show(self, scene: Scene) -> None:
        """Show the open question's board or plot; nothing while no question is open."""
        asked = Asked(self.session.desk) if scene.asking else None
        picture = picture_of(asked, scene.say) if asked is not None else None
        self._show_plot(asked, scene.say)
        if picture is not None:
            self._show_board(picture)
        children = [self._head]
        children += [self._board] if picture is not None and self._board is not None else []
        children += [self._body]
        children += [self._plot.widget] if self._plot is not None else []
        children += [self._foot]
        if list(self.widget.children) != children:
            self.widget.children = children

    def _show_board(self, picture: Picture) -> None:
        if self._board is None:
            self._board = Board(picture, largest=LARGEST)
            self._board.add_class("rk-at-ask-board")
            self._board.on_pick(self._picked)
        else:
            self._board.show(picture, still=True)

    def _picked(self, row: int, column: int) -> None:
        self.session.do("ask-pick", {"row": row, "column": column})

    def _show_plot(self, asked: Asked | None, say: Catalogue) -> None:
        """Make the plot of a question that asks for one, and close that of another."""
        wanted = None
        if asked is not None and asked.shown.kind in PLOTS:
            wanted = (asked.desk.open_sheet.id, asked.shown.id, say.locale)
        if wanted != self._plot_of:
            if self._plot is not None:
                self._plot.close()
            self._plot, self._plot_of = None, wanted
            if wanted is not None and asked is not None:
                self._plot = self._make_plot(asked, say)
        if self._plot is not None and asked is not None:
            told = None if asked.changed else asked.standing.told
            self._plot.show(asked.draft, told, open_=asked.open)

    def _make_plot(self, asked: Asked, say: Catalogue) -> PlotItem:
        from reefkit.labs.assessing.plot_item import PlotItem  # noqa: PLC0415  # when it is needed

        plot = PlotItem(asked.shown, say, asked.draft)
        plot.on_change(self._plotted)
        return plot

    def _plotted(self, draft: drafts.Draft) -> None:
        """Take what was drawn; it is no act of a panel, so a refusal is said here."""
        session = self.session
        session.said, session.refused = None, False
        try:
            session.desk.sitting.check(session.desk.question.id)
            session.desk.set_draft(session.desk.question.id, draft)
        except ReefkitError as error:
            session.refuse(error.message)
        session.changed()


# -- the board -----------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _lookups() -> Lookups:
    return Lookups(stored.default())


def picture_of(asked: Asked, say: Catalogue) -> Picture | None:
    """Draw the board of a question: to pick on, to place on, or to look at; none without one."""
    shown = asked.shown
    reef = shown.picture if isinstance(shown.picture, ReefPicture) else None
    spaces = reef_spaces("\n".join(reef.rows)) if reef is not None else ()
    if shown.kind in ON_BOARD:
        spaces = spaces or bare_spaces(shown.board)
    if not spaces:
        return None
    return Picture(
        spaces=tuple(_space(asked, each, say) for each in spaces),
        title=say.render(shown.prompt),
        ocean=say.render(message("board-ocean")),
        shore=say.render(message("board-land")),
    )


def bare_spaces(rows: tuple[str, ...]) -> tuple[Space, ...]:
    """Give the spaces of an empty board: row 1 is the last line."""
    return tuple(
        Space(len(rows) - line, column, cast("Depth", depth), "")
        for line, letters in enumerate(rows)
        for column, depth in enumerate(letters, 1)
    )


@lru_cache(maxsize=64)
def reef_spaces(text: str) -> tuple[Space, ...]:
    """Give the spaces of a reef that is written as a text picture."""
    lookups = _lookups()
    reefs = pictures.read(text, lookups)
    kind, genes, alga = reefs.kind.tolist(), reefs.genes.tolist(), reefs.alga.tolist()
    return tuple(
        Space(
            row + 1,
            column + 1,
            cast("Depth", DEPTHS[int(reefs.depth[row, column])]),
            "",
            tuple(
                Piece(lookups.builders[one], tuple(lookups.token_names(its)))
                for one, its in zip(kind[row][column], genes[row][column], strict=True)
                if one
            ),
            bool(alga[row][column]),
        )
        for row in range(reefs.depth.shape[0])
        for column in range(reefs.depth.shape[1])
    )


def _space(asked: Asked, space: Space, say: Catalogue) -> Space:
    """Draw one space as it is chosen and judged, with its words for a screen reader."""
    at = (space.row, space.column)
    spots = {(each.row, each.column): each for each in (*asked.spaces, *asked.missed)}
    stack, states, said = space.stack, set[str](), []
    if at in spots:
        sign = spots[at].verdict
        chosen = sign != "missed"
        states |= {"chosen"} if chosen and not sign else set()
        states |= {SIGNS[sign]} if sign else set()
        said += [message("ask-space-chosen")] if chosen else []
        said += [Message(f"ask-mark-{sign}")] if sign else []
        if chosen and asked.shown.organism is not None:
            stack = (Piece(asked.shown.organism.id), *stack)
    words = board_part.label(say, Space(*at, space.depth, "", stack, space.alga))
    label = ", ".join([words, *(say.render(each) for each in said)])
    held = cast("frozenset[State]", frozenset(states))
    return Space(*at, space.depth, label, stack, space.alga, held)
