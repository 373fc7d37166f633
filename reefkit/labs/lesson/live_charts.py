"""The live charts next to a board: sheets of charts with one time axis, shown one at a time.

bqplot is slow to import, so charts are made when a match is first shown, and filled again only when
their contents have changed.
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
    from reefkit.widgets.saved_picture import SavedPicture


class ChartPanel(NamedTuple):
    """One chart of a sheet."""

    name: str  #: Its name, and the end of its title's message id.
    kind: str  #: Its class in `reefkit.widgets.charts`.
    height: int  #: In pixels; the charts of a sheet fit next to the board.


Sheets: TypeAlias = Mapping[str, tuple[ChartPanel, ...]]
"""The charts of each sheet, from top to bottom, by the tab that shows it."""


ALONE = 260
"""Minimum height in pixels of a chart that is shown alone (`LiveCharts.only`)."""


class ChartTime(NamedTuple):
    """The time axis of a match; charts are made again when it changes."""

    rounds: int  #: End of the axis.
    label: Message  #: Label of the axis.
    exact: bool = False  #: As in `reefkit.widgets.charts.TimeAxis`.
    band_head: Message | None = None  #: As in `reefkit.widgets.charts.TimeAxis`.
    courses: bool = False  #: Whether a second course, that of *What if*, may be drawn too.


class LiveCharts:
    """The sheets of charts of a lab, by the tab that shows each.

    A subclass lists the charts (`sheets`, `title`), and gives their contents in `time`, `key` and
    `fill`.

    Attributes
    ----------
    widget
        The region with the sheets; empty before the first match.
    """

    sheets: ClassVar[Sheets] = {}
    title = ""
    """Prefix of the ids of the charts' titles."""
    left: ClassVar[Mapping[str, int]] = {}
    """Pixels to the left of a sheet's plots, if not as for every chart."""

    place: ClassVar[str] = "rk-at-charts"
    """CSS class of the region."""

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.only = ""  #: Name of the one chart that is shown; empty for all of a sheet.
        self.widget = frame(self.place)
        self.charts: dict[str, Any] = {}
        self.times: dict[str, TimeAxis] = {}
        self._made: tuple[object, ...] = ()
        self._shown: dict[str, object] = {}
        self._sheets: dict[str, Any] = {}

    def show(self, scene: Any) -> None:  # each lab has its own scene
        """Show the sheet of the open tab, filled again if its key has changed; hide the others."""
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

    def saved(self, scene: Any) -> SavedPicture | None:
        """Return the sheet of the open tab as a static picture; None if it has none."""
        sheet: Any = self._sheets.get(self.tab(scene))
        return sheet.saved() if hasattr(sheet, "saved") else None

    def tab(self, scene: Any) -> str:
        """Return the tab whose sheet is shown; empty if the charts are covered."""
        return "" if scene.covered else str(scene.ui.tab)

    def time(self, scene: Any) -> ChartTime:
        """Return the time axis of the match."""
        raise NotImplementedError

    def key(self, scene: Any) -> Hashable:
        """Return a key of the charts' contents; they are filled again when it changes."""
        raise NotImplementedError

    def fill(self, tab: str, scene: Any) -> None:
        """Fill the charts of a sheet."""
        raise NotImplementedError

    def options(self, name: str, scene: Any) -> Mapping[str, Any]:
        """Return further arguments for making a chart."""
        return {}

    def picked(self, name: str, picked: Picked, **more: object) -> None:
        """Handle the selection of a point in a chart."""
        mark = {"kind": picked.kind, "key": picked.key, "time": picked.time}
        self.session.do("chart-picked", mark | more)

    def _make(self, scene: Any) -> None:
        """Make the sheets for a match's time axis, unless they have it already."""
        time, say = self.time(scene), scene.say
        if (time, say) == self._made:
            return
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot is slow to import

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
