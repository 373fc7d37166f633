"""Pages of a class: where it is joined, and where one is in it."""

from __future__ import annotations

from reefkit.labs import attending_acts
from reefkit.labs.acts import Acts
from reefkit.labs.identity import Somebody
from reefkit.labs.lesson import in_class
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.text import message

acts = Acts().include(attending_acts.acts)


@acts.on("class-back")
def come_back(session: LessonSession, values: object) -> None:
    """Take one's reef from the bot again."""
    del values
    attending_acts.attending_of(session)
    in_class.come_back(session)
    session.tell(message("class-back"))


@acts.on("class-print")
def print_codes(session: LessonSession, values: object) -> None:
    """Ask the page to print the codes."""
    del values
    session.ui.printing = "class-receipt"


def _alone(session: LessonSession) -> Somebody | None:
    """Give the one person of the device who is in no class, whose work may be the reader's."""
    storage, attending = session.storage, session.attending
    if storage is None or attending is None or attending.class_row is not None:
        return None
    here = storage.people.here
    return here[0] if len(here) == 1 else None


def render_join(scene: LessonScene) -> str:
    """Draw the form that joins a class, when it is open."""
    if scene.page != in_class.JOIN:
        return ""
    alone = _alone(scene.session)
    return scene.render(
        "class_join.html",
        invited=scene.ui.invited,
        alone=alone,
        said=scene.session.said,
        refused=scene.session.refused,
    )


def render_home(scene: LessonScene) -> str:
    """Draw where one is in the class, when that page is open."""
    if scene.page != in_class.HOME:
        return ""
    attending = scene.session.attending
    place = attending.place if attending is not None else None
    names = place.table.names if place is not None else ()
    others = [name for seat, name in enumerate(names) if place and seat not in place.seats]
    return scene.render("class_home.html", others=others)


JOIN = Part("class-join", render_join, acts)
HOME = Part("class-home", render_home)
