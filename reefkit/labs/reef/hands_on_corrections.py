"""Hands-on mode: corrections of the seat's board when the step closes."""

from __future__ import annotations

from reefkit.games.reef.actions import Slot
from reefkit.labs.reef import hands_on_board
from reefkit.labs.reef.scene import ReefSession, Scene, StepControls
from reefkit.widgets.acts import Acts

acts = Acts()

SEEN = "books-seen"
"""Prefix of the page's settings that store, by seat, which corrections were read."""


@acts.on("books-seen")
def _seen(session: ReefSession, position: Slot) -> None:
    session.ui.settings[f"{SEEN}-{session.seat}"] = position


def note(scene: Scene) -> list[hands_on_board.BoardOutcome]:
    """Return the corrections of the seat's latest board; empty once they were read.

    A board without corrections has `praise` instead.
    """
    lines = _latest(scene)
    closed = scene.ui.settings.get(f"{SEEN}-{scene.seat}", -1)
    read = not lines or lines[0].position == closed
    return [] if read or _was_right(lines) else lines


def praise(scene: Scene) -> str:
    lines = _latest(scene)
    return scene.render("mended_right.html") if lines and _was_right(lines) else ""


def _render_mended(scene: Scene) -> str:
    lines = note(scene)
    return scene.render("mended.html", lines=lines) if lines else ""


def _latest(scene: Scene) -> list[hands_on_board.BoardOutcome]:
    return hands_on_board.mended(scene) if scene.has_table and not scene.replaying else []


def _was_right(lines: list[hands_on_board.BoardOutcome]) -> bool:
    return all(line.text.id == "books-right" for line in lines)


MENDED = StepControls(_render_mended, acts)
"""Controls that show the corrections; without `pick`, so that touching the board plays nothing."""
