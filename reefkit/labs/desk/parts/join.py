"""How pupils join: the code large, the address, the same for a phone; and the door."""

from __future__ import annotations

from msgspec import Struct

from reefkit.labs import places
from reefkit.labs.acts import Acts
from reefkit.labs.desk.joining import join_address, qr_svg
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.text import message

acts = Acts()
ON_THE_WALL = "join"
SMALL, LARGE = 4.6, 11.0
"""Pixels of a QR code's squares on the card and on the wall."""


class Door(Struct, frozen=True):
    """Whether the door is open."""

    checked: bool = False


@acts.on("join-door", Door)
def set_door(session: DeskSession, values: Door) -> None:
    """Let newcomers in, or no more; those who are in the class come and go as before."""
    session.store.classes.set_open(session.class_id, values.checked)


@acts.on("join-new-code")
def new_code(session: DeskSession, values: object) -> None:
    """Give the class another code, as when strangers have the old one."""
    del values
    row = session.store.classes.new_code(session.class_id)
    session.tell(message("desk-join-new-code-told", code=row.code))


@acts.on("join-project")
def project(session: DeskSession, values: object) -> None:
    """Put code and address on the wall."""
    del values
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


def render(scene: DeskScene) -> str:
    """Draw the card, or the wall."""
    address = join_address(scene.session.addresses, scene.klass.long_code, scene.session.word)
    large = scene.ui.projecting == ON_THE_WALL
    picture = ""
    if address is not None:
        label = scene.say.render(message("desk-join-qr"))
        picture = qr_svg(address.link, label, LARGE if large else SMALL)
    here = sum(each.here for each in scene.whereabouts.values())
    template = "desk_join_wall.html" if large else "desk_join.html"
    guessed = scene.klass.open and scene.store.classes.is_guessed_at()
    shown = {"address": address, "picture": picture, "here": here, "guessed": guessed}
    return scene.render(template, **shown, checks=places.served() is not None)


PART = Part("desk-join", render, acts, tab="class")
