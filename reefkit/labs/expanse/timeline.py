"""A match along time: its moments, its log, its live charts, and the curves of *What if*.

Time is counted in turns of each player.

Time is counted in turns of each player, with the stages as bands. The axis grows by steps while a
match goes on, so that what is in a chart moves seldom.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import numpy as np

from reefkit.games.expanse import queries
from reefkit.games.expanse.guide import TurnEnd
from reefkit.games.expanse.state import NOBODY, State
from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.log import LogLine, card_in, events_of, lines_of
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.labs.lesson.what_if import ComparedCurve, WhatIf
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.chart_data import Band, Series, Shape
from reefkit.widgets.diversity_data import diversity_measures

if TYPE_CHECKING:
    from reefkit.labs.expanse.scene import Scene


def moments(table: Table) -> list[Moment]:
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state: State = table.moment(position, None).state
    if state.phase == "setup":
        name = message("expanse-page-moment-setup")
    elif state.phase == "over":
        name = message("expanse-page-moment-end")
    else:
        player = table.setup.seats[state.player].name if state.player != NOBODY else ""
        name = message("expanse-page-moment", turn=state.round, player=player, stage=state.stage)
    return Moment(position, state.round, state.phase, "", seat, name)


def stages(found: list[Moment]) -> list[int]:
    return [
        each.position
        for before, each in pairwise(found)
        if each.round != before.round or (each.phase == "over" and before.phase != "over")
    ]


_NAME = "expanse-"


def event_lines(match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
    """Read the log of the first `position` entries from `since` on, as `seat` may know it."""
    return list(lines_of(events_of(match, position, seat, since), organism=_organism))


def _organism(text: Message) -> str:
    return card_in(text, _NAME)


ANIMALS = ("herbivore", "filter-feeder", "detritivore", "predator")
STAGES = (1, 2, 3, 4)


class _CourseLine(NamedTuple):
    """One line: a seat's, or the table's, with a value a turn from time 0."""

    seat: int | None
    values: tuple[float, ...]


def of_seat(course: tuple[TurnEnd, ...], seat: int) -> list[TurnEnd]:
    return [each for each in course if each.seat == seat]


def _value(end: TurnEnd, seat: int, name: str) -> float:
    if name == "warming":
        return float(end.warming)
    return float(getattr(end, name)[seat])


def _record(scene: Scene) -> np.ndarray:
    """Return counts of shape (rounds + 1, seats, kinds); index 0 is the start."""
    last: dict[int, TurnEnd] = {each.round: each for each in scene.course}
    families = {"producer", *ANIMALS}
    kinds = sorted({kind for each in last.values() for reef in each.reefs for kind, _ in reef})
    living = [kind for kind in kinds if scene.story(kind).family in families]
    places = {kind: number for number, kind in enumerate(living)}
    found = np.zeros((len(last) + 1, len(scene.seats), len(living)), np.int64)
    for time, round_ in enumerate(sorted(last), 1):
        for seat, reef in enumerate(last[round_].reefs):
            for kind, count in reef:
                if kind in places:
                    found[time, seat, places[kind]] = count
    return found


def _lines(scene: Scene, name: str) -> list[_CourseLine]:
    found = []
    for seat in [scene.seat] if name == "warming" else scene.seats:
        ends = of_seat(scene.course, seat)
        values = (0.0, *(_value(end, seat, name) for end in ends))
        found.append(_CourseLine(None if name == "warming" else seat, values))
    return found


def _bands(scene: Scene) -> tuple[Band, ...]:
    ends = of_seat(scene.course, scene.seat)
    found = []
    for stage in STAGES:
        inside = [each.round for each in ends if each.stage == stage]
        if inside:
            name = scene.say.render(Message(f"expanse-page-band-{stage}"))
            found.append(Band(float(min(inside) - 1), float(max(inside)), name, str(stage)))
    return tuple(found)


WEB, COURSE, VARIETY = "web", "course", "variety"
STEP = 10
"""Turns by which the axis grows."""
COLOURS = ("#0A4456", "#A23C17", "#8271D5", "#BA8C11", "#0E8C77", "#E05A8A")
SHAPES: tuple[Shape, ...] = ("circle", "triangle", "square", "diamond", "plus", "moon")
"""Of the seats, as everywhere on the page."""
OWN: dict[str, tuple[str, Shape]] = {
    "points": ("#0B6477", "circle"),
    "pollution": ("#7A5200", "triangle"),
    "warming": ("#A63022", "square"),
}
"""Lines of one seat in one chart."""


class Charts(LiveCharts):
    """Three sheets of charts, of which one is shown."""

    sheets: ClassVar[Sheets] = {
        WEB: (ChartPanel("own", "PopulationChart", 148),),
        COURSE: (
            ChartPanel("points", "PopulationChart", 232),
            ChartPanel("counters", "PopulationChart", 210),
        ),
        VARIETY: (
            ChartPanel("variety", "DiversityChart", 232),
            ChartPanel("bleached", "PopulationChart", 210),
        ),
    }
    title = "expanse-page-chart-"
    # Next to one chart alone are figures, next to two their names too.
    left: ClassVar[Mapping[str, int]] = {WEB: 44, COURSE: 130, VARIETY: 130}

    def time(self, scene: Scene) -> ChartTime:
        return ChartTime(
            max(1, -(-(_turns(scene) + 1) // STEP)) * STEP,
            message("expanse-page-chart-time"),
            exact=True,
            band_head=message("expanse-page-chart-stage"),
        )

    def key(self, scene: Scene) -> Hashable:
        return (scene.table, scene.course, scene.seat)

    def fill(self, tab: str, scene: Scene) -> None:
        self.times[tab].show(_turns(scene), (), bands=_bands(scene))
        if tab != VARIETY:
            self.times[tab].axis.label = scene.say.render(_counted(scene))
        {WEB: self._show_own, COURSE: self._show_course, VARIETY: self._show_variety}[tab](scene)

    def _show_own(self, scene: Scene) -> None:
        self.charts["own"].count(*self._own(scene, "points", "pollution", "warming"))

    def _show_course(self, scene: Scene) -> None:
        self.charts["points"].count(*self._seats(scene, "points"))
        self.charts["counters"].count(*self._own(scene, "pollution", "warming"))

    def _show_variety(self, scene: Scene) -> None:
        names = [scene.name(seat) for seat in scene.seats]
        own = scene.seat if scene.here else None
        self.charts["variety"].show(
            *diversity_measures(_record(scene), names, own=own, say=scene.say)
        )
        self.charts["bleached"].count(*self._seats(scene, "bleached"))

    def _own(self, scene: Scene, *names: str) -> list[Series]:
        found = []
        for name in names:
            (line,) = (one for one in _lines(scene, name) if one.seat in {scene.seat, None})
            colour, shape = OWN[name]
            called = scene.say.render(message("expanse-page-line", name=name))
            found.append(Series(name, called, line.values, shape=shape, colour=colour))
        return found

    def _seats(self, scene: Scene, name: str) -> list[Series]:
        return [self._line(scene, one) for one in _lines(scene, name)]

    def _line(self, scene: Scene, line: _CourseLine) -> Series:
        seat = line.seat or 0
        return Series(
            f"{seat}",
            scene.name(seat),
            line.values,
            role="own" if seat == scene.seat else "other",
            shape=SHAPES[seat % len(SHAPES)],
            colour=COLOURS[seat % len(COLOURS)],
        )


def _counted(scene: Scene) -> Message:
    now, own = scene.standing_now, scene.mine
    if now.phase != "over":
        return message("expanse-page-chart-time")
    return message("expanse-page-chart-ended", points=own.points, warming=now.warming)


def _turns(scene: Scene) -> int:
    return max((each.round for each in scene.course), default=0)


CORAL = "coral"


def _what_if_curves(table: Table, seat: int, _at: int) -> tuple[ComparedCurve, ...]:
    course = [each for each in queries.course(table) if each.seat == seat]

    def line(key: str, values: list[int], first: int = 0) -> ComparedCurve:
        whose = "own" if key in {"points", "pollution", "corals", "kinds"} else "table"
        name = Message(f"what-if-expanse-{key}")
        return ComparedCurve(key, name, (float(first), *map(float, values)), whose)  # type: ignore[arg-type]  # one of the two

    return (
        line("points", [each.points[seat] for each in course]),
        line("corals", [_count(each, seat, CORAL) for each in course]),
        line("kinds", [len(each.reefs[seat]) for each in course]),
        line("pollution", [each.pollution[seat] for each in course]),
        line("warming", [each.warming for each in course]),
        line("bleached", [sum(each.bleached) for each in course]),
        line("all-points", [sum(each.points) for each in course]),
        line("cards", [sum(n for reef in each.reefs for _, n in reef) for each in course]),
    )


def _count(end: TurnEnd, seat: int, kind: str) -> int:
    return sum(count for each, count in end.reefs[seat] if each == kind)


def _what_if_time(table: Table, position: int, _at: int) -> float:
    """Return the full rounds of turns plus the share of players done with the current one."""
    state: State = table.moment(position, None).state
    if not state.round:
        return 0.0
    player = len(state.seats) if state.player == NOBODY else state.player
    return state.round - 1 + player / len(state.seats)


WHAT_IF = WhatIf(
    curves=_what_if_curves,
    time=_what_if_time,
    label=lambda _: message("expanse-page-chart-time"),
    card_name=lambda card: Message(f"expanse-{card}"),
    exact=True,
    bands=_bands,
    band_head=Message("expanse-page-chart-stage"),
)
