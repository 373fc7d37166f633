"""The live charts next to a board: sheets of charts on one time, of which one is shown.

bqplot is slow to import, so charts are made when a match is first looked at, and filled again only
when what they show has changed.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from reefkit.text import Message
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.widgets.chart_data import Picked
    from reefkit.widgets.charts import TimeAxis


class ChartPanel(NamedTuple):
    """One chart of a sheet."""

    name: str  #: Its name, and the end of its title's message.
    kind: str  #: Its class in `reefkit.widgets.charts`.
    height: int  #: In pixels: the charts of a sheet fit next to the board together.


Sheets: TypeAlias = Mapping[str, tuple[ChartPanel, ...]]
"""The charts of each sheet from above, by the tab that shows it."""


ALONE = 260
"""How high a chart at least is that stands alone, in pixels."""


class ChartTime(NamedTuple):
    """The time of a match: as long as it stays, so do the charts."""

    rounds: int  #: Where it ends.
    label: Message  #: What it counts.
    #: ``exact``, ``band_head``: As `reefkit.widgets.charts.TimeAxis` has them.
    exact: bool = False
    band_head: Message | None = None
    courses: bool = False  #: Whether things may take a second course on it.


class LiveCharts:
    """The sheets of charts of a lab, by the tab that shows each.

    A lab says which charts there are (`sheets`, `title`), and in `time`, `key` and `fill` what
    they show.

    Attributes
    ----------
    widget
        The region that holds them; empty before the first match.
    charts, times
        Every chart by its name, and the time of each sheet.
    """

    sheets: ClassVar[Sheets] = {}
    title = ""
    """How the messages of the titles begin."""
    left: ClassVar[Mapping[str, int]] = {}
    """Pixels left of the plots of a sheet, where they are not those of every chart."""

    place: ClassVar[str] = "rk-at-charts"
    """The CSS class of the region that holds them."""

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.only = ""  #: The one chart that stands alone, by its name; empty: a sheet has all.
        self.widget = frame(self.place)
        self.charts: dict[str, Any] = {}
        self.times: dict[str, TimeAxis] = {}
        self._made: tuple[object, ...] = ()
        self._shown: dict[str, object] = {}
        self._sheets: dict[str, Any] = {}

    def show(self, scene: Any) -> None:  # each lab has its own scene
        tab = self.tab(scene)
        if tab in self.sheets:
            self._make(scene)
            key = self.key(scene)
            if self._shown.get(tab) != key:
                self._shown[tab] = key
                with self._sheets[tab].hold():
                    self.fill(tab, scene)
        for name, sheet in self._sheets.items():
            (sheet.remove_class if name == tab else sheet.add_class)("rk-aside")

    def tab(self, scene: Any) -> str:
        return "" if scene.covered else str(scene.ui.tab)

    def time(self, scene: Any) -> ChartTime:
        raise NotImplementedError

    def key(self, scene: Any) -> Hashable:
        raise NotImplementedError

    def fill(self, tab: str, scene: Any) -> None:
        raise NotImplementedError

    def options(self, name: str, scene: Any) -> Mapping[str, Any]:
        return {}

    def picked(self, name: str, picked: Picked, **more: object) -> None:
        mark = {"kind": picked.kind, "key": picked.key, "time": picked.time}
        self.session.do("chart-picked", mark | more)

    def _make(self, scene: Any) -> None:
        """Make the sheets for a match's time; a match with the same time reuses them."""
        time, say = self.time(scene), scene.say
        if (time, say) == self._made:
            return
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot: not before it is seen

        label = say.render(time.label)
        head = "" if time.band_head is None else say.render(time.band_head)
        for tab, panels in self.sheets.items():
            left: dict[str, Any] = {"left": self.left[tab]} if tab in self.left else {}
            axis = made.TimeAxis(
                time.rounds, label, exact=time.exact, band_head=head, courses=time.courses,
                say=say, **left,
            )  # fmt: skip
            self.times[tab] = axis
            for name, kind, height in panels:
                title = say.render(Message(self.title + name))
                high = max(height, ALONE) if name == self.only else height
                chart = getattr(made, kind)(
                    axis, title=title, height=high, say=say, **self.options(name, scene)
                )
                chart.on_select(partial(self.picked, name))
                self.charts[name] = chart
            old = self._sheets.get(tab)
            alone = [each.name for each in panels if each.name == self.only]
            names = alone or [each.name for each in panels]
            self._sheets[tab] = made.ChartSheet([self.charts[name] for name in names])
            for each in () if old is None else (*old.children, old):
                each.close()
        self.widget.children = tuple(self._sheets.values())
        self._made, self._shown = (time, say), {}
