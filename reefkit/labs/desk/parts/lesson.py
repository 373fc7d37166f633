"""The lesson of the class: what is played, and the tables, seated in one click."""

from __future__ import annotations

from msgspec import Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk import seating
from reefkit.labs.desk.parts import settings
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject
from reefkit.text import message

acts = Acts().include(settings.acts)
AGAIN = "lesson-again"
"""The page's setting that asks once more before all tables are closed."""


class Asked(Struct, frozen=True):
    """Whether it is asked."""

    ask: bool = False


@acts.on("lesson-seat")
def seat_class(session: DeskSession, values: object) -> None:
    """Lay tables for everybody who is here, and seat them."""
    del values
    scene = session.scene()
    tables = seating.proposed(scene)
    if not tables:
        raise reject("desk-nobody-to-seat")
    seating.lay(scene, tables)
    people = sum(len(team) for table in tables for team in table.seats)
    session.tell(message("desk-seated", tables=len(tables), people=people))


@acts.on("lesson-newcomers")
def seat_newcomers(session: DeskSession, values: object) -> None:
    """Seat those who came late."""
    del values
    count = seating.seat_newcomers(session.scene())
    if not count:
        raise reject("desk-nobody-to-seat")
    session.tell(message("desk-newcomers-seated", people=count))


@acts.on("lesson-ask", Asked)
def ask_again(session: DeskSession, values: Asked) -> None:
    """Ask before all tables are closed, or do not."""
    session.ui.settings[AGAIN] = values.ask


@acts.on("lesson-again")
def begin_again(session: DeskSession, values: object) -> None:
    """Close all tables, so that the class is seated anew; the matches stay."""
    del values
    session.ui.settings.pop(AGAIN, None)
    seating.clear(session.scene())
    session.tell(message("desk-tables-closed"))


def render(scene: DeskScene) -> str:
    """Draw the lesson's cards."""
    if scene.ui.projecting:
        return ""
    preview = () if scene.tables else seating.proposed(scene)
    return scene.render(
        "desk_lesson.html",
        setting=scene.setting,
        title=scene.game.title,
        changed=settings.changed_options(scene),
        preview=preview,
        people=sum(len(team) for table in preview for team in table.seats),
        bots=sum(not team for table in preview for team in table.seats),
        newcomers=seating.newcomers(scene) if scene.tables else [],
        asked=bool(scene.ui.settings.get(AGAIN)),
        offered=scene.ui.settings.get(settings.OFFERED) is not None,
    )


PART = Part("desk-lesson", render, acts, tab="class")
