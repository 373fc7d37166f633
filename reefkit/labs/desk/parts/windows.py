"""The dialogs of the desk: one at a time, over any tab."""

from __future__ import annotations

from collections.abc import Callable

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts import health, lead, person, settings, tables, tell
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene

DIALOGS: dict[str, Callable[[DeskScene], str]] = {
    person.DIALOG: person.dialog,
    settings.DIALOG: settings.dialog,
    tell.DIALOG: tell.dialog,
    health.DIALOG: health.dialog,
    tables.DIALOG: tables.dialog,
    lead.WAITING: lead.waiting_dialog,
    lead.WITHOUT: lead.without_dialog,
}
"""Which dialog draws what, by `DeskUi.dialog`; those of other parts draw themselves."""


def render(scene: DeskScene) -> str:
    """Draw the dialog that is open."""
    draw = DIALOGS.get(scene.ui.dialog)
    return draw(scene) if draw is not None else ""


PART = Part("desk-windows", render, Acts())
