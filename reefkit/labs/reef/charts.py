"""The live charts of the page: ranges, diversity, population and composition on one time.

bqplot is slow to import, so the charts are made when a match is first looked at, and filled again
only when a survey or a card has changed what they show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reefkit.games.reef import guide
from reefkit.games.reef.readings import surveyed
from reefkit.labs.reef import plotting
from reefkit.text import Message, message
from reefkit.widgets.frame import frame

if TYPE_CHECKING:
    from reefkit.labs.reef.scene import Scene
    from reefkit.labs.reef.session import ReefSession
    from reefkit.widgets.charts import Bar, ChartSheet, Disaster, Picked, PlotFirst

HEIGHTS = {"ranges": (262, 168), "population": (198, 232)}
"""Pixels of the upper and lower chart of each sheet: together they fit beside the board."""


PLOT_LEFT = 40
"""Pixels left of the chart in which a student plots: no names stand there."""


class Charts:
    """The two sheets of charts, of which one is shown.

    Parameters
    ----------
    session
        Whose table is drawn.

    Attributes
    ----------
    widget
        The region that holds them; empty before the first match.
    """

    def __init__(self, session: ReefSession) -> None:
        self.session = session
        self.widget = frame("rk-at-charts")
        self._made: tuple[object, ...] = ()
        self._shown: dict[str, object] = {}
        self._sheets: dict[str, ChartSheet] = {}
        self._asked: object = None
        self._placing: PlotFirst | None = None

    def show(self, scene: Scene) -> None:
        """Show the sheet that is asked for, brought to the scene; none where a tab has none."""
        tab = scene.ui.tab if scene.phase != "founding" else ""
        shown = tab
        if tab in HEIGHTS:
            self._make(scene)
            if tab == "ranges" and self._ask(scene):
                shown = "plot"
            else:
                self._fill(tab, scene)
        for name, sheet in (*self._sheets.items(), ("plot", self._placing)):
            if sheet is not None:
                (sheet.remove_class if name == shown else sheet.add_class)("rk-aside")

    def _ask(self, scene: Scene) -> bool:
        """Let the student place the point of the latest survey before the charts show it."""
        survey = None if scene.replaying else plotting.due(scene)
        if survey is None:
            return False
        key = (scene.table, scene.seat, survey)
        if self._asked != key:
            self._asked = key
            self._placing = self._plot(scene, survey)
            self.widget.children = (*self._sheets.values(), self._placing)
        return True

    def _plot(self, scene: Scene, survey: int) -> PlotFirst:
        """Make the chart with the point to be placed, and the counts beside it."""
        from reefkit.widgets import charts as made  # noqa: PLC0415

        say, seat = scene.say, scene.seat
        told = guide.timeline(scene.table, seat, seat, position=scene.view.position)
        (alpha,) = [s for s in told.series if s.measure == "alpha" and s.seat == seat]
        label = say.render(message(f"seen-time-{scene.rules.options.round_label}"))
        time = made.TimeAxis(scene.rules.options.rounds, label, say=say, left=PLOT_LEFT)
        chart = made.DiversityChart(
            time, title=say.render(message("plot-title", round=survey)), height=250, say=say
        )
        time.show(survey, _disasters(scene, told, survey))
        own = made.Series("own", scene.name(seat), alpha.values[:survey])
        name = say.render(message("plot-measure"))
        chart.show(made.Measure("richness", name, (own,), whole=True))
        counts = [
            made.Count(say.render(each.name), str(each.values[survey]), each.type)
            for each in plotting.counts_of(scene, survey)
        ]
        most = len(scene.play.lookups.builders) - 1 + len(scene.play.lookups.dwellers)
        place = made.Place(
            "point", say.render(message("plot-point", round=survey)), survey,
            min(alpha.values[survey - 1], most), 0, most,
        )  # fmt: skip
        asked = made.PlotFirst(
            chart, [place], counts, say.render(message("plot-counts", round=survey))
        )
        asked.on_check(
            lambda values: self.session.do("plot", {"survey": survey, "value": values["point"]})
        )
        return asked

    def _make(self, scene: Scene) -> None:
        """Make the sheets for a match's time; another match with the same time keeps them."""
        options = scene.rules.options
        wanted = (options.rounds, options.round_label, scene.say)
        if wanted == self._made:
            return
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot: not before it is seen

        label = scene.say.render(message(f"seen-time-{options.round_label}"))
        titles = [
            scene.say.render(message(f"seen-title-{name}"))
            for name in ("ranges", "diversity", "population", "composition")
        ]
        upper, lower = HEIGHTS["ranges"]
        time = made.TimeAxis(options.rounds, label, say=scene.say)
        self.ranges = made.RangeChart(time, title=titles[0], height=upper, say=scene.say)
        self.diversity = made.DiversityChart(time, title=titles[1], height=lower, say=scene.say)
        upper, lower = HEIGHTS["population"]
        later = made.TimeAxis(options.rounds, label, say=scene.say)
        self.population = made.PopulationChart(later, title=titles[2], height=upper, say=scene.say)
        self.composition = made.CompositionChart(
            later, title=titles[3], height=lower, say=scene.say
        )
        self._times = {"ranges": time, "population": later}
        self._sheets = {
            "ranges": made.ChartSheet([self.ranges, self.diversity]),
            "population": made.ChartSheet([self.population, self.composition]),
        }
        for chart in (self.ranges, self.population, self.composition):
            chart.on_select(self._picked)
        self.diversity.on_select(lambda picked: self._picked(picked, self.diversity.measure.key))
        self.widget.children = tuple(self._sheets.values())
        self._made, self._shown = wanted, {}

    def _fill(self, tab: str, scene: Scene) -> None:
        """Fill a sheet, when what it shows has changed."""
        seen = plotting.last_seen(scene)
        key = (
            scene.table,
            surveyed(scene.state),
            int(scene.state.struck.sum()),
            scene.shown_seat,
            seen,
        )
        if self._shown.get(tab) == key:
            return
        self._shown[tab] = key
        told = guide.timeline(
            scene.table, scene.seat, scene.shown_seat, position=scene.view.position
        )
        last = min(len(told.times) - 1, seen)
        with self._sheets[tab].hold():
            self._times[tab].show(max(last, 0), _disasters(scene, told, last))
            (self._show_ranges if tab == "ranges" else self._show_numbers)(scene, told, last)

    def _show_ranges(self, scene: Scene, told: guide.Timeline, last: int) -> None:
        from reefkit.widgets.charts import View, diversity_measures  # noqa: PLC0415

        table = guide.timeline(scene.table, scene.seat, None, position=scene.view.position)
        own = scene.say.render(message("seen-of-reef", player=scene.name(scene.shown_seat)))
        whole = scene.say.render(message("seen-of-table"))
        views = [View("reef", own, _bars(scene, told, last))]
        if len(scene.seats) > 1:
            views.append(View("table", whole, _bars(scene, table, last)))
        self.ranges.show(*views)
        counts = [
            guide.timeline(scene.table, scene.seat, seat, position=scene.view.position).counts
            for seat in scene.seats
        ]
        record = np.array(
            [[kind.values[: last + 1] for kind in reef if kind.role != "alga"] for reef in counts]
        )
        names = [scene.name(seat) for seat in scene.seats]
        own_name = scene.say.render(message("seen-alpha", player=names[scene.shown_seat]))
        names[scene.shown_seat] = own_name
        self.diversity.show(
            *diversity_measures(
                record.transpose(2, 0, 1), names, own=scene.shown_seat, say=scene.say
            )
        )

    def _show_numbers(self, scene: Scene, told: guide.Timeline, last: int) -> None:
        from reefkit.widgets.art import art  # noqa: PLC0415
        from reefkit.widgets.charts import Layer, Series  # noqa: PLC0415

        drawn = art()
        groups = {"builder": "coral", "dweller": "dwellers", "alga": "fleshy-alga"}
        series = []
        for role, family in groups.items():
            values = np.sum([c.values for c in told.counts if c.role == role], axis=0)[: last + 1]
            name = scene.say.render(message(f"seen-group-{role}"))
            colour = drawn.palette.families[family]
            series.append(Series(role, name, tuple(float(v) for v in values), colour=colour))
        self.population.count(*series)
        self.composition.show(
            *(
                Layer(
                    each.type,
                    scene.say.render(each.name),
                    tuple(float(v) for v in each.values[: last + 1]),
                    drawn.organisms[each.type].tint,
                    each.type,
                )
                for each in told.counts
                if any(each.values[: last + 1]) and each.type in drawn.organisms
            )
        )

    def _picked(self, picked: Picked, measure: str = "") -> None:
        """Tell which card and which rule made what was picked, and in which measure."""
        mark = {"kind": picked.kind, "key": picked.key, "time": picked.time, "measure": measure}
        self.session.do("chart-picked", mark)


def _disasters(scene: Scene, told: guide.Timeline, last: int) -> list[Disaster]:
    from reefkit.widgets.charts import Disaster  # noqa: PLC0415

    return [
        Disaster(each.round, scene.say.render(each.name), f"{each.round}-{each.order}-{each.card}")
        for each in told.disasters
        if each.round <= last
    ]


def _bars(scene: Scene, told: guide.Timeline, last: int) -> tuple[Bar, ...]:
    """Give the bars as they were known at a time."""
    from reefkit.widgets.art import art  # noqa: PLC0415
    from reefkit.widgets.charts import Bar  # noqa: PLC0415

    drawn = art()
    found = []
    for bar in told.bars:
        if bar.first > last:
            continue
        end = min(bar.last, last)
        ended = bar.ending != "standing" and bar.last < last
        ending = scene.say.render(Message(f"seen-{bar.ending}")) if ended else ""
        organism = drawn.organisms.get(bar.type)
        family = organism.family if organism is not None else "microbialite"
        name = scene.say.render(bar.name)
        found.append(Bar(bar.type, name, bar.type, family, float(bar.first), float(end), ending))
    return tuple(found)
