"""The self-check at the desk: whether the machine that serves the class is fit for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from traitlets.log import get_logger

from reefkit.labs import places
from reefkit.labs.acts import Acts
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.health import Asked, Finding, look, memory, summary
from reefkit.labs.health.finding import VERDICTS, amount
from reefkit.match.errors import reject

acts = Acts()
DIALOG = "health"


@dataclass
class HealthUi:
    """What the desk knows of the self-check.

    Attributes
    ----------
    findings
        What was found until now.
    task
        What looks just now; none where nothing does.
    """

    findings: list[Finding] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    @property
    def is_looking(self) -> bool:
        """Whether a check is under way."""
        return self.task is not None and not self.task.done()


def ui_of(session: DeskSession) -> HealthUi:
    """Give what a desk knows of the self-check."""
    found = session.ui.settings.setdefault("health", HealthUi())
    assert isinstance(found, HealthUi)  # noqa: S101  # nobody else uses the name
    return found


@acts.on("health-look")
def check(session: DeskSession, values: object) -> None:
    """Open the dialog, and check everything; what is found appears as it is found."""
    del values
    if places.served() is None:
        raise reject("health-no-server")
    session.ui.dialog = DIALOG
    ui = ui_of(session)
    if ui.is_looking:
        return
    ui.findings = []
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # a plain program, which waits
        ui.findings = list(look(asked_here()))
        return
    ui.task = loop.create_task(_look(session, ui))


def asked_here() -> Asked:
    """Ask about the server that this desk came from.

    Raises
    ------
    Rejection
        When no server says how it was started.
    """
    served = places.served()
    if served is None:
        raise reject("health-no-server")
    return Asked(
        store=places.database(),
        served=served,
        addresses=places.addresses(),
        is_running=True,
        pages=memory.pages_beside(),
        forgets=places.forgets(),
    )


async def _look(session: DeskSession, ui: HealthUi) -> None:
    """Check everything beside the page, which answers meanwhile."""
    try:
        rest = look(asked_here())
        while (finding := await asyncio.to_thread(next, rest, None)) is not None:
            ui.findings.append(finding)
            session.changed()
    except Exception:  # noqa: BLE001  # a task's own fault would vanish
        # no reader: for the log
        get_logger().exception("desk: the self-check failed")
    finally:
        ui.task = None
        session.changed()


def dialog(scene: DeskScene) -> str:
    """Draw what was found, what stands in the way first."""
    ui = ui_of(scene.session)
    told = None
    if ui.findings and not ui.is_looking:
        told = summary(ui.findings, asked_here().served.students)
    findings = sorted(ui.findings, key=lambda each: -VERDICTS.index(each.verdict))
    return scene.render("desk_health.html", ui=ui, findings=findings, told=told)


def band(scene: DeskScene) -> str:
    """Draw what stands over every tab while memory is short; empty where it is not."""
    if places.served() is None:
        return ""
    left = memory.free()
    return scene.render("desk_health_band.html", free=amount(left)) if memory.is_short(left) else ""
