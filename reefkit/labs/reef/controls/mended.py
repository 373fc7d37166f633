"""Hands-on mode: what was put right of the seat's board when the step was closed."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.reef.actions import Slot
from reefkit.labs.acts import Acts
from reefkit.labs.reef import books
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession

acts = Acts()
SEEN = "books-seen"
"""Where the page remembers, by seat, which note was closed."""


class NotePosition(Struct, frozen=True):
    """The note that was read, by its place in the log."""

    position: Slot


@acts.on("books-seen", NotePosition)
def seen(session: ReefSession, values: NotePosition) -> None:
    """Close the note."""
    session.ui.settings[f"{SEEN}-{session.seat}"] = values.position


def note(scene: Scene) -> list[books.Outcome]:
    """Give what was put right of the seat's latest board; none once that was read.

    A board that was right needs no reading: see `praise`.
    """
    lines = _latest(scene)
    closed = scene.ui.settings.get(f"{SEEN}-{scene.seat}", -1)
    read = not lines or lines[0].position == closed
    return [] if read or _was_right(lines) else lines


def praise(scene: Scene) -> str:
    """Draw the line that says that the latest board was right; nothing where it was not."""
    lines = _latest(scene)
    return scene.render("mended_right.html") if lines and _was_right(lines) else ""


def render(scene: Scene) -> str:
    """Draw the note; nothing where there is none to read."""
    lines = note(scene)
    return scene.render("mended.html", lines=lines) if lines else ""


def _latest(scene: Scene) -> list[books.Outcome]:
    return books.mended(scene) if scene.has_table and not scene.replaying else []


def _was_right(lines: list[books.Outcome]) -> bool:
    return all(line.text.id == "books-right" for line in lines)


CONTROL = Control(render, acts)
"""While it is read, no space can be touched: a look at the board must not play the next step."""
