"""Announcements to all pages: a pause, and a message."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.membership import SENT_TO_AFTER
from reefkit.text import message
from reefkit.widgets.acts import Acts

tell_acts = Acts()

MESSAGE_DIALOG = "message"

MOST_MESSAGE = 500
"""Most letters of a message, to be read at a glance."""


@tell_acts.on("all-pause")
def _pause(session: DeskSession) -> None:
    paused = not session.scene().control.paused
    session.store.classes.set_control(session.class_id, paused=paused)


@tell_acts.on("all-message")
def _write(session: DeskSession) -> None:
    session.ui.dialog = MESSAGE_DIALOG


@tell_acts.on("all-send")
def _send(session: DeskSession, text: Annotated[str, Meta(max_length=10000)] = "") -> None:
    """Show a message on all pages; an empty one withdraws the last message."""
    text = " ".join(text.split())[:MOST_MESSAGE]
    session.store.classes.set_control(session.class_id, message=text)
    session.ui.dialog = ""
    session.tell(message("desk-message-sent" if text else "desk-message-taken"))


@tell_acts.on("all-to-after")
def _send_to_after(session: DeskSession) -> None:
    more = session.scene().control.more
    sent = more.get(SENT_TO_AFTER, 0)
    times = 1 + (sent if isinstance(sent, int) else 0)
    session.store.classes.set_control(session.class_id, more={**more, SENT_TO_AFTER: times})
    session.tell(message("desk-to-after-told"))


def message_dialog(scene: DeskScene) -> str:
    return scene.render("desk_message.html", most=MOST_MESSAGE)
