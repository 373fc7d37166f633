"""What the controls of a phase are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from reefkit.games.reef.state import Reefs
from reefkit.labs.acts import Acts
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Space
from reefkit.text import Message
from reefkit.widgets.board.picture import State

Marks = Mapping[Space, frozenset[State]]
"""States of spaces on the board, by row and column."""

SELECTABLE: frozenset[State] = frozenset({"selectable"})


def no_marks(scene: Scene) -> Marks:
    """Mark no space."""
    del scene
    return {}


def no_pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Do nothing with a touched space but open its story, as the page does for every control."""


def no_reason(scene: Scene, space: Space) -> Message | None:
    """Say nothing of a space that cannot be touched now."""
    del scene, space
    return None


def reefs_of_state(scene: Scene) -> Reefs:
    """Draw the reefs as the state has them."""
    return scene.state.reefs


@dataclass(frozen=True)
class Control:
    """The controls of one step of the game.

    Attributes
    ----------
    render
        The HTML beside the board.
    acts
        What its buttons may do.
    marks
        The states of spaces of the reef that is shown, for the board.
    pick
        What touching a marked space of one's own reef does; its story is open already.
    why_not
        Why a space that is not marked cannot be touched now; none where its story says enough.
    reefs
        All seats' reefs as the board shows them, where that is not how the state has them: before
        a card struck, or as a student's own draft.
    """

    render: Callable[[Scene], str]
    acts: Acts
    marks: Callable[[Scene], Marks] = no_marks
    pick: Callable[[ReefSession, Scene, Space], None] = no_pick
    why_not: Callable[[Scene, Space], Message | None] = no_reason
    reefs: Callable[[Scene], Reefs] = reefs_of_state
