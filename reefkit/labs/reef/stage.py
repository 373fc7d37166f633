"""The board of the page, whose spaces tell the session what was touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.lesson.ui import FINAL
from reefkit.labs.reef.controls.table import step_of
from reefkit.labs.reef.homework_desk import PAGE as HOMEWORK
from reefkit.labs.reef.parts import board as board_part
from reefkit.labs.reef.parts import homework
from reefkit.widgets.board import Board

if TYPE_CHECKING:
    from reefkit.labs.reef.scene import Scene
    from reefkit.labs.reef.session import ReefSession


class Stage:
    """The board: the reef that is shown, or the one that is set up as homework.

    Parameters
    ----------
    session
        Whose table it shows.

    Attributes
    ----------
    widget
        The board.
    """

    def __init__(self, session: ReefSession) -> None:
        self.session = session
        self.widget = Board()
        self.widget.add_class("rk-at-board")
        self.widget.on_pick(
            lambda row, column: session.do(self._pick(), {"row": row, "column": column})
        )
        self.widget.on_focus(
            lambda row, column: session.do("focus", {"row": row, "column": column})
        )

    def show(self, scene: Scene) -> None:
        """Bring the board to the scene."""
        if homework.is_open(scene):
            self.widget.show(homework.picture(scene), still=True)
        elif scene.has_table:
            self.widget.show(board_part.picture(scene))

    def _pick(self) -> str:
        """Name what touching a space asks for: the homework has a table of its own."""
        return "homework-pick" if homework.is_open(self.session.scene()) else "pick"


def screen_of(scene: Scene) -> str:
    """Name the arrangement of the page that a match asks for."""
    if scene.replaying:
        return "play"
    if scene.phase == "founding":
        return "setup"
    if scene.phase == "over" and scene.ui.tab == FINAL:
        return "over"
    return "card" if step_of(scene).startswith("catastrophe") else "play"


def screen_of_page(scene: Scene) -> str:
    """Name the arrangement of a whole page: the homework has the board on it."""
    return HOMEWORK if homework.is_open(scene) else "whole"
