"""The head of the desk: its tabs, the teacher, the class; and the sentence that answers an act."""

from __future__ import annotations

from msgspec import Struct

from reefkit.labs import places
from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts import ghosts, health
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.desk.ui import TABS, Tab

acts = Acts()


class TabName(Struct, frozen=True):
    """A tab."""

    tab: Tab


class Switch(Struct, frozen=True):
    """Something that is on or off."""

    checked: bool = False


@acts.on("tab", TabName)
def open_tab(session: DeskSession, values: TabName) -> None:
    """Open a tab."""
    session.ui.tab = values.tab
    session.ui.dialog = session.ui.projecting = ""


@acts.on("hide-names", Switch)
def hide_names(session: DeskSession, values: Switch) -> None:
    """Show pupils by number, or by name again."""
    session.ui.hide_names = values.checked


@acts.on("close-dialog")
def close_dialog(session: DeskSession, values: object) -> None:
    """Close the dialog that is open."""
    del values
    session.ui.dialog = session.ui.about = ""


@acts.on("sign-out")
def sign_out(session: DeskSession, values: object) -> None:
    """Leave the desk: the browser has the server end the sign-in."""
    del values
    session.left()


@acts.on("project-end")
def project_end(session: DeskSession, values: object) -> None:
    """Take from the wall what was put there."""
    del values
    session.ui.projecting = ""


def render(scene: DeskScene) -> str:
    """Draw the head."""
    here = sum(each.here for each in scene.whereabouts.values())
    signs_out = bool(places.class_id())
    bands = ghosts.band(scene), health.band(scene)
    return scene.render("desk_top.html", tabs=TABS, here=here, signs_out=signs_out, bands=bands)


PART = Part("desk-top", render, acts)
