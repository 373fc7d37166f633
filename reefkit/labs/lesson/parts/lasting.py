"""Pages of work that lasts: the receipt, and who answers on a device that several share."""

from __future__ import annotations

from reefkit.labs import lasting_acts
from reefkit.labs.acts import Acts
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession

acts = Acts().include(lasting_acts.acts)


@acts.on("receipt-print")
def print_receipt(session: LessonSession, values: object) -> None:
    """Ask the page to print the receipt."""
    del values
    session.ui.printing = "receipt"


def render_receipt(scene: LessonScene) -> str:
    """Draw the receipt, when it is open."""
    if scene.page != "receipt":
        return ""
    return scene.render("lasting_receipt.html", receipts=scene.lasting.receipts())


def render_who(scene: LessonScene) -> str:
    """Ask who answers, where several share the device and a part is open that each does alone."""
    return scene.render("lasting_who.html") if scene.page == "who" else ""


RECEIPT = Part("receipt", render_receipt, acts)
WHO = Part("who", render_who)
