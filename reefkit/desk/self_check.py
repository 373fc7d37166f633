"""The self-check at the desk: whether the serving machine is ready for the class."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from traitlets.log import get_logger

from reefkit.desk.joining import join_address
from reefkit.desk.session import (
    DeskScene,
    DeskSession,
)
from reefkit.health import CheckFinding, CheckTarget, look, memory, summary
from reefkit.health.findings import VERDICTS, amount
from reefkit.labs import environment
from reefkit.match.errors import reject
from reefkit.widgets.acts import Acts

health_acts = Acts()
HEALTH_DIALOG = "health"


@dataclass
class _HealthUi:
    """State of the self-check at the desk."""

    findings: list[CheckFinding] = field(default_factory=list)  #: Findings so far.
    task: asyncio.Task[None] | None = None  #: The running check; None when it is done.

    @property
    def is_looking(self) -> bool:
        return self.task is not None and not self.task.done()


def health_ui_of(session: DeskSession) -> _HealthUi:
    found = session.ui.settings.setdefault("health", _HealthUi())
    assert isinstance(found, _HealthUi)  # noqa: S101  # nobody else uses the key
    return found


@health_acts.on("health-look")
def _check(session: DeskSession) -> None:
    if environment.served() is None:
        raise reject("health-no-server")
    session.ui.dialog = HEALTH_DIALOG
    ui = health_ui_of(session)
    if ui.is_looking:
        return
    ui.findings = []
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # outside a notebook: check and wait
        ui.findings = list(look(_target(session)))
        return
    ui.task = loop.create_task(_look(session, ui))


def _target(session: DeskSession) -> CheckTarget:
    served, klass = environment.served(), session.scene().klass
    if served is None:
        raise reject("health-no-server")
    address = join_address(session.addresses, klass.long_code, session.word)
    shown = () if address is None else (address.typed, address.link)[: 1 + klass.open]
    return CheckTarget(
        store=environment.database(),
        served=served,
        addresses=session.addresses,
        shown=shown,
        is_running=True,
        pages=memory.other_pages(),
        forgets=environment.forgets(),
    )


async def _look(session: DeskSession, ui: _HealthUi) -> None:
    try:
        rest = look(_target(session))
        while (finding := await asyncio.to_thread(next, rest, None)) is not None:
            ui.findings.append(finding)
            session.changed()
    except Exception:  # noqa: BLE001  # an uncaught exception would end the task silently
        # no reader: for the log
        get_logger().exception("desk: the self-check failed")
    finally:
        ui.task = None
        session.changed()


def health_dialog(scene: DeskScene) -> str:
    ui = health_ui_of(scene.session)
    text = None
    if ui.findings and not ui.is_looking:
        text = summary(ui.findings, _target(scene.session).served.students)
    findings = sorted(ui.findings, key=lambda each: -VERDICTS.index(each.verdict))
    return scene.render("desk_health.html", ui=ui, findings=findings, told=text)


def health_band(scene: DeskScene) -> str:
    """Draw the warning that memory is short; empty if it is not."""
    if environment.served() is None:
        return ""
    left = memory.free()
    return scene.render("desk_health_band.html", free=amount(left)) if memory.is_short(left) else ""
