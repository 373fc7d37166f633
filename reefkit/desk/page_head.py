"""The head of the desk: its tabs, bands and self-check, and the dialogs that open over any tab."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Struct
from traitlets.log import get_logger

from reefkit.desk import class_lesson, class_people, wall
from reefkit.desk.session import TABS, DeskPart, DeskScene, DeskSession, Tab
from reefkit.labs import environment
from reefkit.labs.class_membership import plain_name
from reefkit.labs.health import CheckFinding, CheckTarget, look, machine, summary
from reefkit.labs.health.machine import VERDICTS, amount
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.simulated_class.simulated_class import PACES
from reefkit.text import message

# ---- The band over a class of ghosts: what they do now, and how quick they are

ghost_acts = Acts()


class _PaceName(Struct, frozen=True):
    """A pace."""

    pace: str = ""


@ghost_acts.on("ghosts-pace", _PaceName)
def _set_pace(session: DeskSession, values: _PaceName) -> None:
    """Have the ghosts go on at a pace."""
    if values.pace not in PACES or session.leading is None:
        raise reject("lab-not-understood")
    session.leading.set_pace(values.pace)


def ghosts_band(scene: DeskScene) -> str:
    """Draw the band; nothing in a class of real students."""
    leading = scene.session.leading
    if not scene.klass.ghost:
        return ""
    rehearsal = None if leading is None else leading.rehearsal
    now = message("ghosts-elsewhere") if rehearsal is None else rehearsal.told()
    return scene.render(
        "ghosts.html", paces=tuple(PACES), pace="" if leading is None else leading.pace, now=now
    )


# ---- The self-check at the desk: whether the machine that serves the class is fit for it

health_acts = Acts()
HEALTH_DIALOG = "health"


@dataclass
class _HealthUi:
    """What the desk knows of the self-check."""

    findings: list[CheckFinding] = field(default_factory=list)  #: What was found until now.
    task: asyncio.Task[None] | None = None  #: What looks just now; none where nothing does.

    @property
    def is_looking(self) -> bool:
        """Whether a check is under way."""
        return self.task is not None and not self.task.done()


def health_ui_of(session: DeskSession) -> _HealthUi:
    """Return what a desk knows of the self-check."""
    found = session.ui.settings.setdefault("health", _HealthUi())
    assert isinstance(found, _HealthUi)  # noqa: S101  # nobody else uses the name
    return found


@health_acts.on("health-look")
def _check(session: DeskSession) -> None:
    """Open the dialog, and check everything; what is found appears as it is found."""
    if environment.served() is None:
        raise reject("health-no-server")
    session.ui.dialog = HEALTH_DIALOG
    ui = health_ui_of(session)
    if ui.is_looking:
        return
    ui.findings = []
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # a plain program, which waits
        ui.findings = list(look(_asked_here()))
        return
    ui.task = loop.create_task(_look(session, ui))


def _asked_here() -> CheckTarget:
    """Ask about the server that this desk came from."""
    served = environment.served()
    if served is None:
        raise reject("health-no-server")
    return CheckTarget(
        store=environment.database(),
        served=served,
        addresses=environment.addresses(),
        is_running=True,
        pages=machine.pages_beside(),
        forgets=environment.forgets(),
    )


async def _look(session: DeskSession, ui: _HealthUi) -> None:
    """Check everything beside the page, which answers meanwhile."""
    try:
        rest = look(_asked_here())
        while (finding := await asyncio.to_thread(next, rest, None)) is not None:
            ui.findings.append(finding)
            session.changed()
    except Exception:  # noqa: BLE001  # a task's own fault would vanish
        # no reader: for the log
        get_logger().exception("desk: the self-check failed")
    finally:
        ui.task = None
        session.changed()


def _health_dialog(scene: DeskScene) -> str:
    """Draw what was found, what stands in the way first."""
    ui = health_ui_of(scene.session)
    told = None
    if ui.findings and not ui.is_looking:
        told = summary(ui.findings, _asked_here().served.students)
    findings = sorted(ui.findings, key=lambda each: -VERDICTS.index(each.verdict))
    return scene.render("desk_health.html", ui=ui, findings=findings, told=told)


def _health_band(scene: DeskScene) -> str:
    """Draw what stands over every tab while memory is short; empty where it is not."""
    if environment.served() is None:
        return ""
    left = machine.free()
    return (
        scene.render("desk_health_band.html", free=amount(left)) if machine.is_short(left) else ""
    )


# ---- The head of the desk: its tabs, the teacher, the class; and the sentence
# that answers an act

top_acts = Acts()


class _DeskTab(Struct, frozen=True):
    """A tab."""

    tab: Tab


class _HeadSwitch(Struct, frozen=True):
    """Something that is on or off."""

    checked: bool = False


@top_acts.on("tab", _DeskTab)
def _open_tab(session: DeskSession, values: _DeskTab) -> None:
    """Open a tab."""
    session.ui.tab = values.tab
    session.ui.dialog = session.ui.projecting = ""


@top_acts.on("hide-names", _HeadSwitch)
def _hide_names(session: DeskSession, values: _HeadSwitch) -> None:
    """Show pupils by number, or by name again."""
    session.ui.hide_names = values.checked


@top_acts.on("close-dialog")
def _close_dialog(session: DeskSession) -> None:
    """Close the dialog that is open."""
    session.ui.dialog = session.ui.about = ""


@top_acts.on("sign-out")
def _sign_out(session: DeskSession) -> None:
    """Leave the desk: the browser has the server end the sign-in."""
    session.bound_for = ""
    session.left()


@top_acts.on("project-end")
def _project_end(session: DeskSession) -> None:
    """Take from the wall what was put there."""
    session.ui.projecting = ""


def _render_top(scene: DeskScene) -> str:
    """Draw the head."""
    here = sum(each.here for each in scene.whereabouts.values())
    signs_out = bool(environment.class_id())
    bands = ghosts_band(scene), _health_band(scene)
    return scene.render("desk_top.html", tabs=TABS, here=here, signs_out=signs_out, bands=bands)


TOP = DeskPart("desk-top", _render_top, top_acts)


# ---- The classes that one key opens: a list, the way to each, another one, this one's name

class_acts = Acts()
CLASSES_DIALOG = "classes"


class _ClassId(Struct, frozen=True):
    """A class."""

    id: Annotated[str, Meta(max_length=64)]


class _ClassName(Struct, frozen=True):
    """What a class is called."""

    name: Annotated[str, Meta(max_length=400)]


@class_acts.on("classes-open")
def _open_classes(session: DeskSession) -> None:
    """Open the list."""
    session.ui.dialog = CLASSES_DIALOG


@class_acts.on("classes-go", _ClassId)
def _go_to_class(session: DeskSession, values: _ClassId) -> None:
    """Open the desk of another class."""
    session.go_on_to(values.id)


@class_acts.on("classes-make", _ClassName)
def _make_class(session: DeskSession, values: _ClassName) -> None:
    """Make a class that the same key opens, and open its desk."""
    row = session.scene().klass
    classes = session.store.classes
    made, _ = classes.create(_named(values), row.teacher, beside=row.id)
    session.go_on_to(made.id)


@class_acts.on("classes-rename", _ClassName)
def _rename_class(session: DeskSession, values: _ClassName) -> None:
    """Call this class otherwise."""
    session.store.classes.rename(session.class_id, _named(values))


def _named(values: _ClassName) -> str:
    name = plain_name(values.name)
    if not name:
        raise reject("teachers-no-name")
    return name


def _classes_dialog(scene: DeskScene) -> str:
    """Draw the list, each class with its code and how many are in it."""
    classes = scene.store.classes
    rows = [(row, len(classes.members(row.id))) for row in classes.beside(scene.class_id)]
    return scene.render("desk_classes.html", rows=rows)


# ---- The dialogs of the desk: one at a time, over any tab

DIALOGS: dict[str, Callable[[DeskScene], str]] = {
    class_people.PERSON_DIALOG: class_people.person_dialog,
    class_lesson.SETTINGS_DIALOG: class_lesson.settings_dialog,
    wall.MESSAGE_DIALOG: wall.message_dialog,
    CLASSES_DIALOG: _classes_dialog,
    HEALTH_DIALOG: _health_dialog,
    wall.TABLE_DIALOG: wall.table_dialog,
    wall.WAITING: wall.waiting_dialog,
    wall.WITHOUT: wall.without_dialog,
}
"""Which dialog draws what, by `DeskUi.dialog`; those of other parts draw themselves."""


def _render_windows(scene: DeskScene) -> str:
    """Draw the dialog that is open."""
    draw = DIALOGS.get(scene.ui.dialog)
    return draw(scene) if draw is not None else ""


WINDOWS = DeskPart("desk-windows", _render_windows, class_acts)
