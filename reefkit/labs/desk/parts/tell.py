"""What the teacher says to all pages: a pause, and a message."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.text import message

acts = Acts()
DIALOG = "message"
MOST = 500
"""Letters of a message: what is read at a glance."""


class Text(Struct, frozen=True):
    """A message as typed."""

    text: Annotated[str, Meta(max_length=10_000)] = ""


@acts.on("all-pause")
def pause(session: DeskSession, values: object) -> None:
    """Stop all tables, or let them go on."""
    del values
    paused = not session.scene().control.paused
    session.store.classes.set_control(session.class_id, paused=paused)


@acts.on("all-message")
def write(session: DeskSession, values: object) -> None:
    """Open the dialog to write to everyone."""
    del values
    session.ui.dialog = DIALOG


@acts.on("all-send", Text)
def send(session: DeskSession, values: Text) -> None:
    """Show a message on all pages; an empty one takes the last from those that still show it."""
    text = " ".join(values.text.split())[:MOST]
    session.store.classes.set_control(session.class_id, message=text)
    session.ui.dialog = ""
    session.tell(message("desk-message-sent" if text else "desk-message-taken"))


def dialog(scene: DeskScene) -> str:
    """Draw the dialog."""
    return scene.render("desk_message.html", most=MOST)
