"""A match through time: its moments, its log, its live charts, and the curves of *What if*.

Time is counted in turns of each player, with the stages as bands. The axis grows in steps, so that
a chart's contents seldom move while a match goes on.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from reefkit.games.expanse.course import own_turns, rounds, turn_ends
from reefkit.games.expanse.state import NOBODY, State
from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.log import LogLine, card_in, events_of, lines_of
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.labs.lesson.what_if import ComparedCurve, WhatIf, compared
from reefkit.match.course import line
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.art import art
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
    """Return the positions at which a round began or the match ended."""
    return [
        each.position
        for before, each in pairwise(found)
        if each.round != before.round or (each.phase == "over" and before.phase != "over")
    ]


_NAME = "expanse-"


def event_lines(match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
    """Read the lines of the log from entry `since` to `position`, as `seat` may know them."""
    return list(lines_of(events_of(match, position, seat, since), organism=_organism))


def _organism(text: Message) -> str:
    return card_in(text, _NAME)


STAGES = (1, 2, 3, 4)


def _bands(scene: Scene) -> tuple[Band, ...]:
    stages = own_turns(scene.course, scene.seat)["stage"].values[1:]
    found = []
    for stage in STAGES:
        inside = np.flatnonzero(stages == stage)
        if inside.size:
            name = scene.say.render(Message(f"expanse-page-band-{stage}"))
            found.append(Band(float(inside[0]), float(inside[-1] + 1), name, str(stage)))
    return tuple(found)


WEB, COURSE, VARIETY = "web", "course", "variety"
STEP = 10
"""Turns by which the axis grows."""
OWN: dict[str, tuple[str, Shape]] = {
    "points": ("#0B6477", "circle"),
    "pollution": ("#7A5200", "triangle"),
    "warming": ("#A63022", "square"),
}
"""Colours and shapes of the lines of one seat's quantities in one chart."""


class Charts(LiveCharts):
    """The three sheets of charts."""

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
    # A single chart has numbers on its left; charts in pairs also have names there.
    left: ClassVar[Mapping[str, int]] = {WEB: 44, COURSE: 130, VARIETY: 130}

    def time(self, scene: Scene) -> ChartTime:
        return ChartTime(
            scene.most_turns or max(1, -(-(_turns(scene) + 1) // STEP)) * STEP,
            message("expanse-page-chart-time"),
            exact=True,
            band_head=message("expanse-page-chart-stage"),
        )

    def key(self, scene: Scene) -> Hashable:
        ends = turn_ends(scene.table.match, scene.ui.moment)
        return (scene.table, bool(scene.state.turn), ends, scene.seat)

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
        living = rounds(scene.course)["living"].values
        self.charts["variety"].show(
            *diversity_measures(living.astype(np.int64), names, own=own, say=scene.say)
        )
        self.charts["bleached"].count(*self._seats(scene, "own-bleached"))

    def _own(self, scene: Scene, *names: str) -> list[Series]:
        course = own_turns(scene.course, scene.seat)
        return [
            Series(
                name,
                scene.say.render(message("expanse-page-line", name=name)),
                line(course[name].of(scene.seat)),
                shape=OWN[name][1],
                colour=OWN[name][0],
            )
            for name in names
        ]

    def _seats(self, scene: Scene, name: str) -> list[Series]:
        marks = art().palette.seats
        return [
            Series(
                f"{seat}",
                scene.name(seat),
                line(own_turns(scene.course, seat)[name].of(seat)),
                role="own" if seat == scene.seat else "other",
                shape=marks[seat % len(marks)].shape,
                colour=marks[seat % len(marks)].colour,
            )
            for seat in scene.seats
        ]


def _counted(scene: Scene) -> Message:
    now = scene.state
    if now.phase != "over":
        return message("expanse-page-chart-time")
    return message("expanse-page-chart-ended", points=scene.points[scene.seat], warming=now.warming)


def _turns(scene: Scene) -> int:
    return int(scene.course["round"].values.max())


def _what_if_curves(table: Table, seat: int, _at: int) -> tuple[ComparedCurve, ...]:
    own = ("points", "corals", "kinds", "pollution")
    drawn = (*own, "warming", "bleached", "all-points", "cards")
    return compared(own_turns(table.course(), seat), seat, "what-if-expanse-", drawn)


def _what_if_time(table: Table, position: int, _at: int) -> float:
    """Return the complete rounds plus the share of players whose turn of this round is over."""
    state: State = table.moment(position, None).state
    if not state.round:
        return 0.0
    player = len(state.seats) if state.player == NOBODY else state.player
    return state.round - 1 + player / len(state.seats)


WHAT_IF = WhatIf(
    curves=_what_if_curves,
    time=_what_if_time,
    card_name=lambda card: Message(f"expanse-{card}"),
    exact=True,
    bands=_bands,
    band_head=Message("expanse-page-chart-stage"),
)
