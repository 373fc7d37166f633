"""The head of the desk: its tabs, the teacher, the class, and the answer to the last act."""

from __future__ import annotations

from reefkit.desk.announcements import message_band
from reefkit.desk.class_lesson import newcomers_band
from reefkit.desk.class_vote import vote_acts, vote_band
from reefkit.desk.export_state import export_state
from reefkit.desk.ghosts_band import ghosts_band
from reefkit.desk.on_wall import offered, wall_acts
from reefkit.desk.self_check import health_band
from reefkit.desk.session import (
    TABS,
    DeskPart,
    DeskScene,
    DeskSession,
    Tab,
)
from reefkit.desk.wall_choice import FREE
from reefkit.health import machine
from reefkit.labs import environment
from reefkit.labs.store_reports import store_state
from reefkit.text import message
from reefkit.widgets.acts import Acts

top_acts = Acts().include(wall_acts, vote_acts)


@top_acts.on("tab")
def _open_tab(session: DeskSession, tab: Tab) -> None:
    session.ui.tab = tab
    session.ui.dialog = ""


@top_acts.on("hide-names")
def _hide_names(session: DeskSession, *, checked: bool = False) -> None:
    session.ui.hide_names = checked
    export_state(session).shows_names = False
    session.store.classes.set_control(session.class_id, hide_names=checked)


@top_acts.on("close-dialog")
def _close_dialog(session: DeskSession) -> None:
    session.ui.dialog = session.ui.about = ""


@top_acts.on("sign-out")
def _sign_out(session: DeskSession) -> None:
    session.bound_for = ""
    session.left()


@top_acts.on("keep-class")
def _keep_class(session: DeskSession) -> None:
    row = session.store.classes.extend(session.class_id)
    session.tell(message("desk-kept", day=session.scene().day(row.expires)))


def _ending_band(scene: DeskScene) -> str:
    retention = scene.store.retention
    ending, far = retention.ending(scene.class_id), machine.clock_is_far(retention.days_off())
    cause = store_state()
    fault = None
    if cause is not None:
        fault = message(f"store-{cause}", place=environment.shown_place(environment.database()))
    return scene.render("desk_ending.html", ending=ending, far=far, fault=fault)


def _render_top(scene: DeskScene) -> str:
    here = sum(each.here for each in scene.whereabouts.values())
    signs_out = bool(environment.class_id())
    draws = (ghosts_band, health_band, _ending_band, vote_band, message_band, newcomers_band)
    experiment = scene.lesson_page("experiment") if scene.game.lab.game.trials else ""
    free, shows = offered(scene), scene.on_wall.shows
    if shows in FREE and shows not in free:  # nothing of it is there: the wall follows the class
        shows = None
    shown = {"tabs": TABS, "here": here, "signs_out": signs_out, "free": free, "shows": shows}
    return scene.render(
        "desk_top.html", **shown, experiment=experiment, bands=[draw(scene) for draw in draws]
    )


TOP = DeskPart("desk-top", _render_top, top_acts)
