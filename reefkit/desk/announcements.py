"""Announcements to pages: a pause, and a message, which ends when the class goes on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.desk.moving_on import go_on_without
from reefkit.desk.session import DeskScene, DeskSession, of_class
from reefkit.desk.wall import open_row
from reefkit.desk.wall_page import phase_of
from reefkit.labs.class_vote import running_vote
from reefkit.labs.membership import SENT_TO_AFTER
from reefkit.text import message
from reefkit.widgets.acts import Acts

tell_acts = Acts()

MESSAGE_DIALOG, TO_AFTER_DIALOG = "message", "to-after"

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
def _send(
    session: DeskSession,
    text: Annotated[str, Meta(max_length=10000)] = "",
    table: Annotated[str, Meta(max_length=64)] = "",
) -> None:
    """Show a message in place of the last one; an empty one withdraws it."""
    scene = session.scene()
    text = " ".join(text.split())[:MOST_MESSAGE]
    told = message("desk-message-sent" if text else "desk-message-taken")
    if text and table:
        told = message("desk-message-sent-table", table=open_row(scene, table).name)
    to = {"message_table": table, "message_phase": _phase(scene)} if text else {}
    session.store.classes.set_control(session.class_id, message=text, **to)
    session.ui.dialog = ""
    session.tell(told)


def _phase(scene: DeskScene) -> str:
    """Name what the class is doing; a message ends when it does something else."""
    control, vote = scene.control, running_vote(scene.control)
    rounds = sorted(each.standing.round for each in scene.wall)
    phase = (
        scene.setting.game,
        phase_of(scene),
        rounds[len(rounds) // 2] if rounds else 0,  # half of the tables have reached it
        "" if vote is None else vote.id + vote.stage,
        control.paused,
        control.more.get(SENT_TO_AFTER, 0),
    )
    return " ".join(map(str, phase))


def stage_of(scene: DeskScene) -> object:
    """Return what the class is doing, by phases; a sentence at the desk ends with it."""
    return _phase(scene), of_class(scene.wall).title if scene.wall else None


def end_message(scene: DeskScene) -> None:
    """Withdraw the message if the class has gone on, or its table is gone."""
    control, tables = scene.control, {"", *(row.id for row in scene.tables)}
    if control.message and (
        control.message_table not in tables
        or control.message_phase != _phase(scene)
        or not control.says(scene.time)
    ):
        scene.store.classes.set_control(scene.class_id, message="")


@tell_acts.on("to-after-ask")
def _ask_about_unfinished(session: DeskSession) -> None:
    session.ui.dialog = TO_AFTER_DIALOG


def to_after_dialog(scene: DeskScene) -> str:
    playing = [each.row.name for each in scene.wall if not each.standing.over]
    return scene.render("desk_to_after.html", playing=playing)


@tell_acts.on("all-to-after")
def _send_to_after(session: DeskSession, unfinished: Literal["bots", "as-is"] = "as-is") -> None:
    if unfinished == "bots":
        scene = session.scene()
        go_on_without(scene.game, [each.table for each in scene.wall], "")
    session.ui.dialog = ""
    session.choose_for_wall(shows=None, of={})  # the wall goes on with the class
    more = session.scene().control.more
    sent = more.get(SENT_TO_AFTER, 0)
    times = 1 + (sent if isinstance(sent, int) else 0)
    more = {**more, SENT_TO_AFTER: times}
    session.store.classes.set_control(session.class_id, more=more, paused=False)
    session.tell(message("desk-to-after-told"))


def message_dialog(scene: DeskScene) -> str:
    return scene.render("desk_message.html", most=MOST_MESSAGE)


def message_band(scene: DeskScene) -> str:
    return scene.render("desk_message_band.html") if scene.control.message else ""
