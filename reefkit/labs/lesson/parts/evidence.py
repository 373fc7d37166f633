"""The evidence beside the board: tabs over the live charts, the log, and what else the lab has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import record
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.ui import FINAL
from reefkit.match.errors import reject

LOG = "log"
"""The tab of the record: it is the same in every lesson."""


MOST_TIME = 99
"""More rounds than a match of any game has."""


class TabName(Struct, frozen=True):
    """Which evidence to open."""

    tab: Annotated[str, Meta(max_length=20)]


class Mark(Struct, frozen=True):
    """What was picked in a chart: a bar, its end, a point or a disaster, and when."""

    kind: Literal["bar", "ending", "point", "disaster"]
    key: Annotated[str, Meta(max_length=80)]
    time: Annotated[float, Meta(ge=0, le=MOST_TIME)]
    measure: Annotated[str, Meta(max_length=20)] = ""


acts = Acts()


@acts.on("tab", TabName)
def open_tab(session: LessonSession, values: TabName) -> None:
    """Open one kind of evidence."""
    if values.tab not in {FINAL, *session.kind.tabs}:
        raise reject("lab-not-understood")
    session.ui.tab = values.tab
    session.ui.settings.pop("log-phase", None)


@acts.on("chart-picked", Mark)
def chart_picked(session: LessonSession, values: Mark) -> None:
    """Tell what made what was picked."""
    session.ui.settings["picked"] = (values.kind, values.key, values.time)
    session.ui.settings["picked-measure"] = values.measure


@acts.on("chart-forget")
def chart_forget(session: LessonSession, values: object) -> None:
    """Close what was told of the chart."""
    del values
    session.ui.settings.pop("picked", None)


def picked(scene: LessonScene) -> tuple[str, str, float] | None:
    """Give the kind, key and time of the mark that was picked; none where none is to be told of."""
    found = scene.ui.settings.get("picked")
    if not isinstance(found, tuple) or scene.ui.tab not in scene.kind.charts_in or scene.covered:
        return None
    kind, key, time = found
    return str(kind), str(key), float(time)


def render(scene: LessonScene) -> str:
    """Draw the tabs, and what is no chart below them."""
    kind, front = scene.kind, scene.kind.front
    if not scene.has_table or not front.has_evidence(scene):
        return ""
    ended = scene.over and not scene.replaying and front.ending is not None
    return scene.render(
        "evidence.html",
        tabs=[
            (tab, scene.own("tab-final") if tab == FINAL else scene.own_of("tab", tab))
            for tab in ((FINAL, *kind.tabs) if ended else kind.tabs)
        ],
        body=_body(scene),
        told=front.told(scene) if picked(scene) is not None else [],
        covered=scene.covered and scene.ui.tab in kind.charts_in,
        **front.evidence_values(scene),
    )


def _body(scene: LessonScene) -> str:
    bodies = {LOG: record.PART, **scene.kind.front.bodies}
    body = bodies.get(scene.ui.tab)
    return body.render(scene) if body is not None else ""


PART = Part("evidence", render, acts.include(record.acts))
