"""The live charts: points, pollution and warming by turn, diversity, and bleached corals.

Time is counted in turns of each player, with the stages as bands. The axis grows by steps while a
match goes on, so that what stands in a chart moves seldom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reefkit.labs.expanse.course import Line, bands, lines, record
from reefkit.text import Message, message
from reefkit.widgets.frame import frame

if TYPE_CHECKING:
    from reefkit.labs.expanse.scene import Scene
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.widgets.charts import ChartSheet, Picked, Series, TimeAxis
    from reefkit.widgets.charts.data import Shape

WEB, COURSE, VARIETY = "web", "course", "variety"
HEIGHTS = {WEB: (148,), COURSE: (232, 210), VARIETY: (232, 210)}
"""Pixels of the charts of each sheet, from above."""
LEFT = {WEB: 44, COURSE: 130, VARIETY: 130}
"""Pixels left of the plots: beside one chart alone stand figures, beside two their names too."""
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


def length(turns: int) -> int:
    """Give where the axis ends when so many turns have ended."""
    return max(1, -(-(turns + 1) // STEP)) * STEP


class Charts:
    """Three sheets of charts, of which one is shown.

    Parameters
    ----------
    session
        Whose table is drawn.

    Attributes
    ----------
    widget
        The region that holds them; empty before the first match.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.widget = frame("rk-at-charts")
        self._made: tuple[object, ...] = ()
        self._shown: dict[str, object] = {}
        self._sheets: dict[str, ChartSheet] = {}
        self._times: dict[str, TimeAxis] = {}
        self._charts: dict[str, tuple[Any, ...]] = {}

    def show(self, scene: Scene) -> None:
        """Show the sheet that is asked for, brought to the scene; none where a tab has none."""
        tab = scene.ui.tab
        if tab in HEIGHTS and not scene.covered:
            self._make(scene)
            self._fill(tab, scene)
        for name, sheet in self._sheets.items():
            shown = name == tab and not scene.covered
            (sheet.remove_class if shown else sheet.add_class)("rk-aside")

    def _make(self, scene: Scene) -> None:
        """Make the sheets for an axis of a length; while it stays, so do they."""
        rounds = length(max((each.round for each in scene.course), default=0))
        wanted = (rounds, scene.say)
        if wanted == self._made:
            return
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot: not before it is seen

        say = scene.say

        def said(name: str) -> str:
            return say.render(Message(f"expanse-page-chart-{name}"))

        kinds = {
            WEB: ((made.PopulationChart, "own"),),
            COURSE: ((made.PopulationChart, "points"), (made.PopulationChart, "counters")),
            VARIETY: ((made.DiversityChart, "variety"), (made.PopulationChart, "bleached")),
        }
        for tab, wanted_charts in kinds.items():
            time = made.TimeAxis(
                rounds, said("time"), left=LEFT[tab], exact=True, band_head=said("stage"), say=say
            )
            self._times[tab] = time
            self._charts[tab] = tuple(
                make(time, title=said(name), height=height, say=say)
                for (make, name), height in zip(wanted_charts, HEIGHTS[tab], strict=True)
            )
            self._sheets[tab] = made.ChartSheet(self._charts[tab])
            for chart in self._charts[tab]:
                chart.on_select(self._picked)
        self.widget.children = tuple(self._sheets.values())
        self._made, self._shown = wanted, {}

    def _fill(self, tab: str, scene: Scene) -> None:
        """Fill a sheet, when what it shows has changed."""
        key = (scene.table, scene.course, scene.seat)
        if self._shown.get(tab) == key:
            return
        self._shown[tab] = key
        now = max((each.round for each in scene.course), default=0)
        with self._sheets[tab].hold():
            self._times[tab].show(now, (), bands=bands(scene))
            {WEB: self._show_own, COURSE: self._show_course, VARIETY: self._show_variety}[tab](
                scene
            )

    def _show_own(self, scene: Scene) -> None:
        """Show the seat's points and pollution, and the table's warming, in one chart."""
        (chart,) = self._charts[WEB]
        chart.count(*self._own(scene, "points", "pollution", "warming"))

    def _show_course(self, scene: Scene) -> None:
        points, counters = self._charts[COURSE]
        points.count(*self._seats(scene, "points"))
        counters.count(*self._own(scene, "pollution", "warming"))

    def _show_variety(self, scene: Scene) -> None:
        from reefkit.widgets.charts import diversity_measures  # noqa: PLC0415

        variety, bleached = self._charts[VARIETY]
        names = [scene.name(seat) for seat in scene.seats]
        own = scene.seat if scene.here else None
        variety.show(*diversity_measures(record(scene), names, own=own, say=scene.say))
        bleached.count(*self._seats(scene, "bleached"))

    def _own(self, scene: Scene, *names: str) -> list[Series]:
        from reefkit.widgets.charts import Series  # noqa: PLC0415

        found = []
        for name in names:
            (line,) = (one for one in lines(scene, name) if one.seat in {scene.seat, None})
            colour, shape = OWN[name]
            called = scene.say.render(message("expanse-page-line", name=name))
            found.append(Series(name, called, line.values, shape=shape, colour=colour))
        return found

    def _seats(self, scene: Scene, name: str) -> list[Series]:
        return [self._line(scene, one) for one in lines(scene, name)]

    def _line(self, scene: Scene, line: Line) -> Series:
        from reefkit.widgets.charts import Series  # noqa: PLC0415

        seat = line.seat or 0
        return Series(
            f"{seat}",
            scene.name(seat),
            line.values,
            role="own" if seat == scene.seat else "other",
            shape=SHAPES[seat % len(SHAPES)],
            colour=COLOURS[seat % len(COLOURS)],
        )

    def _picked(self, picked: Picked) -> None:
        """Tell what made what was picked."""
        mark = {"kind": picked.kind, "key": picked.key, "time": picked.time}
        self.session.do("chart-picked", mark)
