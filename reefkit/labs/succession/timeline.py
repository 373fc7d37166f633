"""A match through time: its moments, its log, its live charts, and the curves of *What if*.

Time is counted in cards played. The axis grows in steps, so that a chart's contents seldom move
while a round goes on.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from reefkit.games.succession import queries
from reefkit.games.succession.course import course_of
from reefkit.games.succession.settlement_record import how_lost, spans
from reefkit.games.succession.state import State
from reefkit.games.succession.turn import RESTING
from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.log import LogLine, card_in, events_of, lines_of
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.labs.lesson.what_if import ComparedCurve, WhatIf, compared
from reefkit.match.course import Course, line
from reefkit.match.game import Ready
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.art import art
from reefkit.widgets.chart_data import Bar, Disaster, Layer, Measure, Series, Shape

if TYPE_CHECKING:
    from reefkit.games.succession.guide import Rock
    from reefkit.labs.succession.scene import Scene


def moments(table: Table) -> list[Moment]:
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    if state.phase == "setup":
        name = message("succession-page-moment-setup")
    elif state.phase in {"survey", "over"}:
        name = message("succession-page-moment-end", round=state.round)
    else:
        name = message("succession-page-moment", round=state.round, turn=max(1, state.turn))
    if seat is not None and isinstance(table.match.action_at(position - 1), Ready):
        seat = None  # to be ready is no move
    return Moment(position, state.round, state.phase, "", seat, name, state.laid)


def surveys(found: list[Moment]) -> list[int]:
    return [
        each.position
        for before, each in pairwise(found)
        if each.phase in {"survey", "over"} and before.phase not in {"survey", "over"}
    ]


_NAME = "succession-"


def event_lines(match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
    """Read the lines of the log from entry `since` to `position`, as `seat` sees them."""
    return list(lines_of(events_of(match, position, seat, since), organism=_organism))


def _organism(text: Message) -> str:
    return card_in(text, _NAME)


CAME, KINDS = "came", "kinds"
GROUPS = ("pioneers", "first-settlers", "late-settlers")
GUESTS = "invaders"
"""Group that the charts show only if one of it settled."""
STEP = 20
"""Cards by which the axis grows."""
MOST_VISITS = 4
"""Number of lines for the latest visits that ate something; bars end at earlier ones too."""
ROUND = "picked-round"
"""Key of the page's setting with the round whose rock the charts show; None if the latest."""


def length(times: int) -> int:
    """Return the end of the axis: the first multiple of `STEP` above the number of cards played."""
    return max(1, -(-(times + 1) // STEP)) * STEP


def _groups(record: Rock) -> tuple[str, ...]:
    come = {each.guild for each in record.settled}
    return (*GROUPS, GUESTS) if GUESTS in come else GROUPS


class Charts(LiveCharts):
    """The two sheets of charts."""

    sheets: ClassVar[Sheets] = {
        CAME: (ChartPanel("came", "RangeChart", 260), ChartPanel("share", "CompositionChart", 116)),
        KINDS: (
            ChartPanel("kinds", "DiversityChart", 178),
            ChartPanel("living", "PopulationChart", 198),
        ),
    }
    title = "succession-page-chart-"

    def tab(self, scene: Scene) -> str:
        return scene.ui.tab

    def time(self, scene: Scene) -> ChartTime:
        record = shown_rock(scene)
        has_ended = record.round < scene.rock.round or scene.phase in RESTING
        rounds = max(1, record.times) if has_ended else length(record.times)
        return ChartTime(rounds, message("succession-page-time"), exact=True)

    def options(self, name: str, scene: Scene) -> Mapping[str, Any]:
        return {"areas": True} if name == "share" else {}

    def key(self, scene: Scene) -> Hashable:
        return (scene.table, shown_rock(scene))

    def fill(self, tab: str, scene: Scene) -> None:
        record = shown_rock(scene)
        self.times[tab].show(record.times, _visits(scene, record))
        course = course_of(record, scene.state, scene.rules.content)
        (self._show_came if tab == CAME else self._show_kinds)(scene, record, course)

    def _show_came(self, scene: Scene, record: Rock, course: Course) -> None:
        self.charts["came"].show(_bars(scene, record))
        families, free = art().palette.families, course["free"]
        bare = Layer(free.id, scene.say.render(free.name), line(free.values), "#C9C2BA")
        self.charts["share"].show(
            *(
                Layer(name, scene.say.render(share.name), line(share.values), families[name])
                for name in _groups(record)
                for share in (course[f"share-{name}"],)
            ),
            *((bare,) if record.places else ()),
        )

    def _show_kinds(self, scene: Scene, record: Rock, course: Course) -> None:
        say = scene.say
        name = say.render(message("succession-page-line-kinds"))
        self.charts["kinds"].show(
            *(
                Measure(
                    each.id, say.render(Message(f"succession-page-measure-{each.id}")),
                    (Series("rock", name, line(each.values)),), whole=each.whole,
                )
                for each in (course["kinds"], course["mixed"])
            )
        )  # fmt: skip
        families = art().palette.families
        self.charts["living"].count(
            *(
                Series(
                    name, say.render(course[name].name), line(course[name].values),
                    shape=_SHAPES[name], colour=_LINES.get(name, families[name]),
                )
                for name in _groups(record)
            )
        )  # fmt: skip


_SHAPES: dict[str, Shape] = {
    "pioneers": "circle",
    "first-settlers": "square",
    "late-settlers": "triangle",
    "invaders": "diamond",
}
_LINES = {"pioneers": "#2F8A46", "first-settlers": "#A67C00", "invaders": "#7B4FB0"}
"""Colours of lines, which need more contrast on white than areas with an outline."""


def shown_rock(scene: Scene) -> Rock:
    """Return the rock of the round chosen on the page, or of the current round."""
    wanted = scene.ui.settings.get(ROUND)
    if isinstance(wanted, int) and 0 < wanted < scene.rock.round:
        return queries.rock(scene.table, wanted, scene.ui.moment)
    return scene.rock


def _bars(scene: Scene, record: Rock) -> tuple[Bar, ...]:
    found = []
    for card in dict.fromkeys(each.card for each in record.settled):
        own = [each for each in record.settled if each.card == card]
        pieces = spans(record, card)
        lost = how_lost(record, scene.rules.content, card)
        ending = scene.say.render(Message(f"succession-page-end-{lost}")) if lost else ""
        name = scene.say.render(Message(f"succession-{card}"))
        first, last = pieces[0][0], pieces[-1][1]
        found.append(Bar(card, name, card, own[0].guild, first, last, ending, pieces))
    return tuple(found)


def _visits(scene: Scene, record: Rock) -> list[Disaster]:
    return [
        Disaster(
            float(each.time),
            scene.say.render(Message(f"succession-{each.card}")),
            f"{each.time}-{each.card}",
        )
        for each in [one for one in record.visits if one.eaten][-MOST_VISITS:]
    ]


def _round_of(table: Table, at: int) -> int:
    """Return the round to compare: that of the change, or the next if it is between rounds."""
    state: State = table.moment(at, None).state
    return state.round + 1 if state.phase in RESTING else state.round


def _what_if_curves(table: Table, seat: int, at: int) -> tuple[ComparedCurve, ...]:
    content, state = queries.rules_of(table).content, table.view(seat).state
    changed = course_of(queries.rock(table, _round_of(table, at)), state, content)
    names = "what-if-succession-"
    return (
        *compared(changed, seat, names, ("kinds", "settled", "mixed"), ends=("laid",)),
        *compared(table.course(), seat, names, (), ends=("points", "all-points")),
    )


def _what_if_time(table: Table, position: int, at: int) -> float:
    state: State = table.moment(position, None).state
    round_ = _round_of(table, at)
    if state.round > round_:
        return float(queries.rock(table, round_).times)
    return float(state.laid) if state.round == round_ and state.phase not in RESTING else 0.0


WHAT_IF = WhatIf(
    curves=_what_if_curves,
    time=_what_if_time,
    card_name=lambda card: Message(f"succession-{card}"),
    exact=True,
)
