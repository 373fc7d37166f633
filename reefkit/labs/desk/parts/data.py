"""The tab *data*: the class as data, on the desk or large on the wall."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.classroom.exports.cells import write_csv
from reefkit.labs.acts import Acts
from reefkit.labs.desk.data_view import (
    LATEST,
    VIEWS,
    View,
    class_ocean,
    looking,
    show,
    small_chart,
)
from reefkit.labs.desk.groups import Measure
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession

__all__ = ["ON_THE_WALL", "PART", "VIEWS", "class_ocean", "looking", "render", "small_chart"]

acts = Acts()
ON_THE_WALL = "data"


class ViewName(Struct, frozen=True):
    """A chart."""

    view: View


class Chosen(Struct, frozen=True):
    """What was chosen in a list."""

    value: Annotated[str, Meta(max_length=20)]


class MeasureName(Struct, frozen=True):
    """What groups are compared by."""

    measure: Measure


class WayName(Struct, frozen=True):
    """By what strategies are told apart."""

    way: Literal["founders", "builder", "bot"]


class Time(Struct, frozen=True):
    """A survey; −1 for the latest of all."""

    value: Annotated[int, Meta(ge=LATEST, le=99)]


class SeriesName(Struct, frozen=True):
    """A series of the game; one that it has not stands for its first."""

    series: Annotated[str, Meta(max_length=40)]


class FileKind(Struct, frozen=True):
    """A kind of file."""

    kind: Literal["csv", "svg"]


@acts.on("data-view", ViewName)
def choose_view(session: DeskSession, values: ViewName) -> None:
    """Show another chart."""
    looking(session).view = values.view


@acts.on("data-way", WayName)
def choose_way(session: DeskSession, values: WayName) -> None:
    """Tell strategies apart by something else."""
    looking(session).way = values.way


@acts.on("data-series", SeriesName)
def choose_series(session: DeskSession, values: SeriesName) -> None:
    """Show another series."""
    looking(session).series = values.series


@acts.on("data-measure", MeasureName)
def choose_measure(session: DeskSession, values: MeasureName) -> None:
    """Compare groups by types, or by points."""
    looking(session).measure = values.measure


@acts.on("data-time", Time)
def choose_time(session: DeskSession, values: Time) -> None:
    """Look at another survey."""
    looking(session).time = values.value


@acts.on("data-table")
def show_table(session: DeskSession, values: object) -> None:
    """Show the numbers in place of the chart, or the chart again."""
    del values
    state = looking(session)
    state.table = not state.table
    session.ui.focus = "data-table"


@acts.on("data-project")
def project(session: DeskSession, values: object) -> None:
    """Put the chart on the wall."""
    del values
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


@acts.on("data-save", FileKind)
def save(session: DeskSession, values: FileKind) -> None:
    """Hand out the chart as a drawing, or the numbers behind it."""
    scene = session.scene()
    shown = show(scene)
    name = f"class-{shown.series or shown.view}"
    if values.kind == "csv":
        for number, table in enumerate(shown.tables):
            ending = f"-{number + 1}" if number else ""
            data = write_csv(table.heads, table.rows, scene.say)
            session.give_file(f"{name}{ending}.csv", "text/csv", data)
    elif shown.svg:
        session.give_file(f"{name}.svg", "image/svg+xml", str(shown.svg).encode())


def render(scene: DeskScene) -> str:
    """Draw the tab, or the wall."""
    shown, state = show(scene), looking(scene.session)
    wall = scene.ui.projecting == ON_THE_WALL and bool(shown.ocean.come)
    template = "data_wall.html" if wall else "data.html"
    return scene.render(template, shown=shown, state=state)


PART = Part("data", render, acts, tab="data")
