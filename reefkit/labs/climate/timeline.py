"""A match through time: its moments, its log, its live charts, and the curves of *What if*."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from reefkit.games.climate.content import CLIMATES, GENES, HIGHEST, LOWEST
from reefkit.games.climate.state import State
from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.log import LogLine, events_of, lines_of
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.labs.lesson.what_if import ComparedCurve, WhatIf, compared
from reefkit.match.course import defined, line
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.chart_data import Disaster, Measure, Picked, Series, Shape

if TYPE_CHECKING:
    from reefkit.labs.climate.scene import ClimateScene


def moments(table: Table) -> list[Moment]:
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    phase = Message(f"phase-{state.phase}")
    name = message("past-replay-moment-outside", phase=phase)
    if state.phase == "turn":
        player = table.setup.seats[state.seat].name
        name = message("climate-page-moment", round=state.round, player=player)
    return Moment(position, state.round, state.phase, "", seat, name)


def event_lines(match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
    lines = lines_of(events_of(match, position, seat, since))
    return [
        each._replace(round=each.round + 1) if each.text.id == "climate-round" else each
        for each in lines
    ]


COLOURS = ("#0A4456", "#A23C17", "#8271D5")
SHAPES: tuple[Shape, ...] = ("circle", "triangle", "square")
"""Colours and shapes of the lines of the genes, which also have their names at their ends."""
SPARE = 5
"""Rounds by which the axis grows in a match without a last round."""


class Charts(LiveCharts):
    """The two sheets of charts."""

    sheets: ClassVar[Sheets] = {
        "track": (ChartPanel("climate", "LevelChart", 118), ChartPanel("genes", "LevelChart", 156)),
        "table": (
            ChartPanel("adapted", "PopulationChart", 136),
            ChartPanel("extinct", "PopulationChart", 108),
        ),
    }
    title = "climate-page-chart-"

    def time(self, scene: ClimateScene) -> ChartTime:
        rounds = scene.rounds or max(SPARE, -(-scene.state.round // SPARE) * SPARE)
        return ChartTime(rounds, message("climate-page-chart-time"))

    def options(self, name: str, scene: ClimateScene) -> Mapping[str, Any]:
        if name == "genes":
            return {"levels": (LOWEST, HIGHEST)}
        if name != "climate":
            return {}
        ends = {1: "coldest", CLIMATES: "warmest"}
        names = {at: scene.say.render(Message(self.title + end)) for at, end in ends.items()}
        return {"levels": (1, CLIMATES), "names": names, "steps": True}

    def picked(self, name: str, picked: Picked, **more: object) -> None:
        """Do nothing: there is no more to say about a point."""

    def key(self, scene: ClimateScene) -> Hashable:
        state = scene.state
        come = (len(state.record), len(state.lost), state.climate)
        return (scene.table, come, scene.shown_seat, scene.seat)

    def fill(self, tab: str, scene: ClimateScene) -> None:
        self.times[tab].show(len(scene.state.record), self._extinctions(tab, scene))
        (self._show_track if tab == "track" else self._show_table)(scene)

    def _extinctions(self, tab: str, scene: ClimateScene) -> list[Disaster]:
        seat = scene.shown_seat
        found = []
        for number, lost in enumerate(scene.state.lost):
            if (tab == "table" or lost.seat == seat) and lost.round <= len(scene.state.record):
                name = message("climate-page-chart-died", player=scene.name(lost.seat))
                found.append(Disaster(lost.round, scene.say.render(name), f"lost-{number}"))
        return found

    def _show_track(self, scene: ClimateScene) -> None:
        name = scene.say.render(message("climate-page-chart-level", level=scene.state.climate))
        values = defined(scene.course["climate"].values)
        climates = Series("climate", name, values, colour="#A63022")
        self.charts["climate"].show(
            Measure("climate", self.charts["climate"].title, (climates,), whole=True)
        )
        order = [scene.shown_seat, *(each for each in scene.seats if each != scene.shown_seat)]
        self.charts["genes"].show(*(_genes_of(scene, seat) for seat in order))

    def _show_table(self, scene: ClimateScene) -> None:
        texts = {
            name: scene.say.render(message(f"climate-page-line-{name}"))
            for name in ("adapted", "extinct")
        }
        shares, lost = (defined(scene.course[name].values) for name in ("adapted", "lost"))
        self.charts["adapted"].count(Series("adapted", texts["adapted"], shares))
        self.charts["extinct"].count(
            Series("extinct", texts["extinct"], lost, shape="triangle", colour="#A63022")
        )


def _genes_of(scene: ClimateScene, seat: int) -> Measure:
    looks = [*zip(GENES, SHAPES, COLOURS, strict=True), ("habitat", "diamond", "#40606C")]
    breaks = tuple(lost.round for lost in scene.state.lost if lost.seat == seat)
    lines = tuple(
        Series(
            name,
            scene.say.render(scene.course[name].name),
            line(scene.course[name].of(seat)),
            "table" if name == "habitat" else "own",
            shape,
            colour,
            breaks=breaks,
        )
        for name, shape, colour in looks
    )
    title = message(
        "climate-page-chart-genes-of", own=int(scene.is_mine(seat)), player=scene.name(seat)
    )
    return Measure(f"seat-{seat}", scene.say.render(title), lines, whole=True)


def _what_if_curves(table: Table, seat: int, _at: int) -> tuple[ComparedCurve, ...]:
    drawn = ("lost", "own-lost", "tokens", "adapted", "climate")
    return compared(table.course(), seat, "what-if-climate-", drawn, ends=("rate",))


def _what_if_time(table: Table, position: int, _at: int) -> float:
    state: State = table.moment(position, None).state
    if not state.round:
        return 0.0
    done = state.seat / max(len(state.cells), 1)
    return state.round - 1 + done


WHAT_IF = WhatIf(
    curves=_what_if_curves,
    time=_what_if_time,
    card_name=lambda card: Message(f"climate-card-{card}"),
)
