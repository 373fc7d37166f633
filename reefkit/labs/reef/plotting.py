"""Students plot first: which surveys the charts may show, and which wait for the student's point.

With `plot_first` the charts show a survey only when the seat has placed its point for it (rules
page, section 5). What was placed is kept with the page's memory of the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from reefkit.games.reef import guide
from reefkit.games.reef.readings import surveyed
from reefkit.labs.acts import Acts
from reefkit.match.errors import reject
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.labs.reef.scene import Scene
    from reefkit.labs.reef.session import ReefSession

acts = Acts()


class Point(Struct, frozen=True):
    """Where a student placed the point of a survey."""

    survey: Annotated[int, Meta(ge=1, le=99)]
    value: Annotated[float, Meta(ge=0, le=99)]


@acts.on("plot", Point)
def plot(session: ReefSession, values: Point) -> None:
    """Take the point that was placed, and check it against the record."""
    check(session, values.survey, values.value)


EVERYTHING = 10**6


def asked(scene: Scene) -> bool:
    """Tell whether this match asks its students to plot before the charts fill in."""
    wanted = scene.rules.options.plot_first
    return wanted == "always" or (wanted == "hands-on" and scene.rules.options.hands_on)


def key_of(seat: int, survey: int) -> str:
    """Name a seat's point of one survey in the page's memory."""
    return f"{seat}-{survey}"


def due(scene: Scene) -> int | None:
    """Give the survey whose point the seat has still to place; none when there is none."""
    if not scene.has_table or not asked(scene) or scene.is_bot(scene.seat):
        return None
    if scene.seat not in scene.here:
        return None
    for survey in range(1, surveyed(scene.state) + 1):
        if key_of(scene.seat, survey) not in scene.ui.plots:
            return survey
    return None


def last_seen(scene: Scene) -> int:
    """Give the last survey that the charts may show; 0 while *After* has them drawn first."""
    if scene.covered:
        return 0
    waiting = due(scene)
    return EVERYTHING if waiting is None else waiting - 1


def counts_of(scene: Scene, survey: int) -> list[guide.Counts]:
    """Give what lived on the seat's reef at a survey, builders and dwellers: what is counted."""
    told = guide.timeline(scene.table, scene.seat, scene.seat, position=scene.view.position)
    return [each for each in told.counts if each.role != "alga" and each.values[survey]]


def check(session: ReefSession, survey: int, value: float) -> None:
    """Hold a point against the record, say why it is right or not, and keep it.

    The first wrong point may be moved once more; then the chart fills in with what was counted.

    Raises
    ------
    Rejection
        When no point of this survey is due.
    """
    scene = session.scene()
    if due(scene) != survey:
        raise reject("plot-not-due", round=survey)
    types = counts_of(scene, survey)
    key, right = key_of(scene.seat, survey), int(value) == len(types)
    tried = session.ui.settings.get("plot-tried") == key
    names = [each.name for each in types]
    if right:
        session.tell(message("plot-right", count=len(types), types=names))
    elif not tried:
        session.ui.settings["plot-tried"] = key
        session.refuse(message("plot-once-more", value=int(value)))
        return
    else:
        session.refuse(message("plot-wrong", value=int(value), count=len(types), types=names))
    session.ui.plots[key] = float(value)
