"""A match through time: its moments, its log, its live charts, and the curves of *What if*.

An option lets students plot each survey before the charts show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import pairwise
from typing import Annotated, ClassVar

import numpy as np
from markupsafe import Markup
from msgspec import Meta

from reefkit.games.reef import explain, timeline
from reefkit.games.reef.card_draws import drawn
from reefkit.games.reef.course import FLESHY_ALGA, surveyed
from reefkit.games.reef.match_events import told
from reefkit.games.reef.round_story import together
from reefkit.games.reef.sight import rules_of
from reefkit.games.reef.state import PHASES, State, name_of
from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.log import LogLine, lines_of
from reefkit.labs.lesson.log import log_lines as lines
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.labs.lesson.what_if import ComparedCurve, WhatIf, compared
from reefkit.labs.reef.board_picture import lettered, spaces_of
from reefkit.labs.reef.scene import ReefSession, Scene, plot_key
from reefkit.match.course import line
from reefkit.match.errors import reject
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.art import art
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.static_svg import still_svg
from reefkit.widgets.chart_data import (
    BEFORE,
    Bar,
    ChartView,
    Disaster,
    Layer,
    Picked,
    Series,
    spread_out,
)
from reefkit.widgets.diversity_data import diversity_measures
from reefkit.widgets.plots import Count, CurvePlot


def moments(table: Table) -> list[Moment]:
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    number = state.turn.card if state.turn is not None else -1
    card = tuple(table.setup.content["cards"])[number] if number >= 0 else ""
    name = _name(state.round, state.phase, card)
    return Moment(position, state.round, state.phase, card, seat, name)


def _name(round_: int, phase_id: str, card: str) -> Message:
    phase = Message(f"phase-{phase_id}")
    if phase_id in {"founding", "over"}:
        return message("past-replay-moment-outside", phase=phase)
    if card:
        open_ = Message(f"card-{card}")
        return message("past-replay-moment-card", round=round_, phase=phase, card=open_)
    return message("past-replay-moment", round=round_, phase=phase)


def surveys(found: list[Moment]) -> list[int]:
    return [
        each.position
        for before, each in pairwise(found)
        if each.phase == "survey" and before.phase != "survey"
    ]


def log_lines(table: Table, seat: int | None) -> list[LogLine]:
    """List what happened in a match as a seat may know it, the earliest first.

    Choices that were taken back are left out; events of one decision that differ only in their
    place are one line.
    """
    return lines(table, seat, event_lines)


def event_lines(match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
    """Read the lines of the log from entry `since` to `position`, as `seat` sees them."""
    return list(lines_of(told(match, position, seat, since), together, _organism))


def _organism(text: Message) -> str:
    named = text.values.get("organism")
    if isinstance(named, Message) and named.id.startswith("organism-"):
        return named.id.removeprefix("organism-").partition(".")[0]
    return FLESHY_ALGA if "alga-" in text.id else ""


acts = Acts()


@acts.on("plot")
def _plot(
    session: ReefSession,
    survey: Annotated[int, Meta(ge=1, le=99)],
    value: Annotated[float, Meta(ge=0, le=99)],
) -> None:
    _check(session, survey, value)


EVERYTHING = 10**6
"""A number of surveys that no match reaches: all may be shown."""


def last_seen(scene: Scene) -> int:
    """Return the last survey that the charts may show: the one before the first to be plotted.

    0 while *After* asks for drawings; `EVERYTHING` if nothing is to be plotted.
    """
    if scene.covered:
        return 0
    waiting = scene.plot_due
    return EVERYTHING if waiting is None else waiting - 1


def _counts_of(scene: Scene, survey: int) -> dict[str, int]:
    counts = scene.course["abundance"]
    living = counts.of(scene.seat)[survey]
    return {name: int(n) for name, n in zip(counts.types, living, strict=True) if n}


def _check(session: ReefSession, survey: int, value: float) -> None:
    """Compare a plotted point with the record; the first wrong one may be corrected once."""
    scene = session.scene()
    if scene.plot_due != survey:
        raise reject("plot-not-due", round=survey)
    types = _counts_of(scene, survey)
    key, right = plot_key(scene.seat, survey), int(value) == len(types)
    tried = session.ui.settings.get("plot-tried") == key
    names = [name_of("organism", each) for each in types]
    if right:
        session.tell(message("plot-right", count=len(types), types=names))
    elif not tried:
        session.ui.settings["plot-tried"] = key
        session.refuse(message("plot-once-more", value=int(value)))
        return
    else:
        session.refuse(message("plot-wrong", value=int(value), count=len(types), types=names))
    session.ui.plots[key] = float(value)


class Charts(LiveCharts):
    """The two sheets of charts, and the chart that a student completes."""

    sheets: ClassVar[Sheets] = {
        "ranges": (
            ChartPanel("ranges", "RangeChart", 262),
            ChartPanel("diversity", "DiversityChart", 168),
        ),
        "population": (
            ChartPanel("population", "PopulationChart", 198),
            ChartPanel("composition", "CompositionChart", 232),
        ),
    }
    title = "seen-title-"

    def __init__(self, session: ReefSession) -> None:
        super().__init__(session)
        self._question_key: object = None
        self._placing: CurvePlot | None = None

    def tab(self, scene: Scene) -> str:
        tab = scene.ui.tab if scene.phase != "founding" else ""
        return "plot" if tab == "ranges" and self._ask(scene) else tab

    def time(self, scene: Scene) -> ChartTime:
        options = scene.rules.options
        return ChartTime(options.rounds, Message(f"seen-time-{options.round_label}"))

    def key(self, scene: Scene) -> Hashable:
        come = (surveyed(scene.state), int(scene.state.struck.sum()))
        return (scene.table, come, scene.shown_seat, last_seen(scene))

    def fill(self, tab: str, scene: Scene) -> None:
        last = min(len(scene.course.times) - 1, last_seen(scene))
        self.times[tab].show(max(last, 0), _disasters(scene, last))
        (self._show_ranges if tab == "ranges" else self._show_numbers)(scene, last)

    def picked(self, name: str, picked: Picked, **more: object) -> None:
        measure = self.charts[name].measure.key if name == "diversity" else ""
        super().picked(name, picked, measure=measure, **more)

    def _ask(self, scene: Scene) -> bool:
        survey = None if scene.replaying else scene.plot_due
        if survey is None:
            return False
        key = (scene.table, scene.seat, survey)
        if self._question_key != key:
            self._question_key = key
            if self._placing is not None:
                self._placing.close_all()
            self._placing = self._sheets["plot"] = self._plot(scene, survey)
            self.widget.children = tuple(self._sheets.values())
        return True

    def _plot(self, scene: Scene, survey: int) -> CurvePlot:
        say, seat = scene.say, scene.seat
        options = scene.rules.options
        alpha = scene.course["alpha"].of(seat)[:survey]
        most = len(scene.play.lookups.builders) - 1 + len(scene.play.lookups.dwellers)
        struck = _disasters(scene, survey)
        where = spread_out(struck, options.rounds)
        counts = [
            Count(say.render(name_of("organism", name)), str(count), name)
            for name, count in _counts_of(scene, survey).items()
        ]
        plot = CurvePlot(
            options.rounds,
            most,
            measure=say.render(message("plot-measure")),
            time=say.render(message(f"seen-time-{options.round_label}")),
            given={time: min(value, most) for time, value in enumerate(line(alpha))},
            times=[survey],
            struck=[(where[each.key], each.name) for each in struck],
            title=say.render(message("plot-title")),
            counts=[[]] * survey + [counts],
            say=say,
        )
        plot.on_check(
            lambda drawn: self.session.do(
                "plot", {"survey": survey, "value": drawn["values"][str(survey)]}
            )
        )
        return plot

    def _show_ranges(self, scene: Scene, last: int) -> None:
        own = scene.say.render(message("seen-of-reef", player=scene.name(scene.shown_seat)))
        whole = scene.say.render(message("seen-of-table"))
        views = [ChartView("reef", own, _bars(scene, scene.shown_seat, last))]
        if len(scene.seats) > 1:
            views.append(ChartView("table", whole, _bars(scene, None, last)))
        self.charts["ranges"].show(*views)
        names = [scene.name(seat) for seat in scene.seats]
        own_name = scene.say.render(message("seen-alpha", player=names[scene.shown_seat]))
        names[scene.shown_seat] = own_name
        self.charts["diversity"].show(
            *diversity_measures(
                scene.course["abundance"].values[: last + 1].astype(np.int64),
                names,
                own=scene.shown_seat,
                say=scene.say,
            )
        )

    def _show_numbers(self, scene: Scene, last: int) -> None:
        drawn, course, seat = art(), scene.course.at(slice(last + 1)), scene.shown_seat
        dwellers = course["dwellers"].of(seat)
        algae = course["algae"].of(seat)
        groups = {
            "builder": ("coral", course["population"].of(seat) - dwellers),
            "dweller": ("dwellers", dwellers),
            "alga": (FLESHY_ALGA, algae),
        }
        self.charts["population"].count(
            *(
                Series(
                    role,
                    scene.say.render(message(f"seen-group-{role}")),
                    line(values),
                    colour=drawn.palette.families[family],
                )
                for role, (family, values) in groups.items()
            )
        )
        living = course["abundance"]
        stacks = dict(zip(living.types, living.of(seat).T, strict=True)) | {FLESHY_ALGA: algae}
        self.charts["composition"].show(
            *(
                Layer(
                    type_,
                    scene.say.render(name_of("organism", type_)),
                    line(values),
                    drawn.organisms[type_].tint,
                    type_,
                )
                for type_, values in stacks.items()
                if values.any() and type_ in drawn.organisms
            )
        )


def _disasters(scene: Scene, last: int) -> list[Disaster]:
    return [
        Disaster(
            each.round,
            scene.say.render(name_of("card", each.card)),
            f"{each.round}-{each.order}-{each.card}",
        )
        for each in drawn(scene.table, scene.view.position)
        if each.round <= last
    ]


def _bars(scene: Scene, seat: int | None, last: int) -> tuple[Bar, ...]:
    drawn = art()
    position = scene.view.position
    rounds, covered = scene.rules.options.rounds, _covered(scene, seat, last)
    where = spread_out(_disasters(scene, last), rounds)
    seen = [bar for bar in timeline.bars(scene.course, seat) if bar.first <= last]
    stays = drawn_stays(scene.table, position, seat, seen, where, rounds=rounds, last=last)
    found = []
    for bar in seen:
        ended = bar.ending if bar.last < last else "standing"
        if (bar.type, bar.last) in covered:
            ending = scene.say.render(message("seen-covered", ending=ended))
        else:
            ending = "" if ended == "standing" else scene.say.render(Message(f"seen-{ended}"))
        organism = drawn.organisms.get(bar.type)
        family = organism.family if organism is not None else "microbialite"
        pieces = stays[bar.type]
        gaps = [
            explain.came_from(scene.table, seat, bar.type, first, position)
            for first, _ in bar.stays[1 : len(pieces)]
        ]
        found.append(
            Bar(
                bar.type,
                scene.say.render(bar.name),
                bar.type,
                family,
                float(bar.first),
                pieces[-1][1],
                ending,
                pieces,
                tuple(scene.say.render(each) for each in gaps),
                float(min(bar.last, last)),
            )
        )
    return tuple(found)


def _covered(scene: Scene, seat: int | None, last: int) -> set[tuple[str, int]]:
    """Return the types and surveys after which all of a type was cleared, as it was built over."""
    lost: Counter[tuple[str, int]] = Counter()
    for row in scene.table.read("losses", scene.view.position):
        if row.cause == "built-over" and row.round <= last and seat in {None, row.seat - 1}:
            lost[row.organism, row.round] += row.lost
    counts = scene.course["abundance"]
    living = counts.values.sum(1) if seat is None else counts.of(seat)
    there = {name: living[:, number] for number, name in enumerate(counts.types)}
    return {(kind, at) for (kind, at), count in lost.items() if count == there[kind][at]}


def drawn_stays(  # noqa: PLR0913  # what a live chart and one in a question have
    table: Table,
    position: int,
    seat: int | None,
    bars: Iterable[timeline.RangeBar],
    where: Mapping[str, float],
    *,
    rounds: int,
    last: int,
) -> dict[str, tuple[tuple[float, float], ...]]:
    """Return the pieces of each bar, from before the first card it met to the card that ended it.

    `where`: The places of cards on the axis, by ``<round>-<order>-<card>``. `last`: The last survey
    that is shown.
    """
    killers, there = explain.last_cards(table, position), _before_cards(table, position, seat)
    found = {}
    for bar in bars:
        pieces = []
        for first, end in bar.stays:
            cards = [place for key, place in where.items() if key.startswith(f"{first}-")]
            earlier = cards and (bar.type, first) in there
            begin = min(cards) - BEFORE * rounds if earlier else float(first)
            killer = killers.get((seat, bar.type, end + 1), "")
            if first <= last:
                pieces.append((begin, where.get(killer, float(min(end, last)))))
        found[bar.type] = tuple(pieces)
    return found


def _before_cards(table: Table, position: int, seat: int | None) -> set[tuple[str, int]]:
    """Return the types on a reef as the first card of each round was drawn, with the round."""
    return {
        (row.type, row.round)
        for row in table.read("before-cards", position)
        if row.order == 1 and row.abundance and seat in {None, row.seat - 1}
    }


_FIRST, _LAST = PHASES.index("dwellers"), PHASES.index("survey")


def _what_if_curves(table: Table, seat: int, _at: int) -> tuple[ComparedCurve, ...]:
    several = len(table.setup.seats) > 1
    drawn = ("alpha", "population", "algae", *(("gamma", "living") if several else ()))
    return compared(table.course(), seat, "what-if-reef-", drawn, ends=("points",))


def _what_if_time(table: Table, position: int, _at: int) -> float:
    """Return the surveys before a moment, plus the share of this round's phases that are over."""
    state: State = table.moment(position, None).state
    if not state.round or state.phase not in PHASES:
        return 0.0
    phase = min(max(PHASES.index(state.phase), _FIRST), _LAST)
    return state.round - 1 + (phase - _FIRST) / (_LAST - _FIRST)


def _cards_that_struck(table: Table, seat: int) -> dict[str, Message]:
    taken = Counter({each.card: 0 for each in drawn(table)})
    for row in table.read("losses"):
        if row.card and row.seat == seat + 1 and row.stage == "builder":
            taken[row.card] += row.lost
    return {card: message("what-if-reef-took", count=count) for card, count in taken.most_common()}


def _board_at_end(session: ReefSession, table: Table, seat: int) -> Markup:
    reefs = table.view(None).state.reefs[seat]
    spaces = lettered(spaces_of(rules_of(table).lookups, reefs), session.say)
    title = message("board-of", player=table.setup.seats[seat].name)
    picture = Picture(spaces, "", land=bool(reefs.land))
    return still_svg(picture, label=session.say.render(title))


WHAT_IF = WhatIf(
    curves=_what_if_curves,
    time=_what_if_time,
    card_name=lambda card: Message(f"card-{card}"),
    struck=_cards_that_struck,
    without=message("what-if-reef-nothing-came"),
    board=_board_at_end,
)
