"""The time axis that all panels of a sheet share: rounds, time still to come, and disasters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.widgets.chart_data import Band, Disaster, Fork, Picked, spread_out
from reefkit.widgets.charts.chart_style import (
    BAND,
    DANGER,
    END_LABEL,
    FOAM,
    LEFT,
    MIST,
    NOMINAL_WIDTH,
    RIGHT,
    TIDE,
    bqplot,
    curves,
    put,
)
from reefkit.widgets.figure import nice_step

_LETTER, _BESIDE = 6.8, 24
"""Width in pixels of a letter of a disaster's name, and of a number and the room between names."""
_MOST_STEPS = 10
"""Most intervals between ticks."""


class TimeAxis:
    """The horizontal axis that panels share, so that each time has the same position in all.

    `now` is the elapsed time, counted from the left end; `places` are the positions of disasters,
    by key.

    Parameters
    ----------
    left
        Width in pixels of the margin at the left of all panels, for names and numbers.
    exact
        Whether events are drawn at their own time, for an axis of many short steps. Otherwise they
        are drawn just before the survey that followed.
    ago
        Whether times are counted back from the present, which is at the right: millions of years
        ago. Such an axis is exact, and all of its time has elapsed.
    band_head
        Name for bands of time in tables, such as "stage"; empty if time has no bands.
    courses
        Whether series may have a second course.
    ends
        Width in pixels of the longest label at a line's end.

    Examples
    --------
    >>> from reefkit.widgets import Disaster, TimeAxis
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> axis.show(2, [Disaster(1, "coral disease", "1-coral-disease")])
    >>> [round(x, 2) for x in axis.places.values()]
    [0.92]
    >>> rocks = TimeAxis(250, "millions of years ago (Ma)", ago=True)
    >>> rocks.elapsed(250.0), rocks.elapsed(0.0)
    (0.0, 250.0)
    """

    def __init__(  # noqa: PLR0913  # one argument per feature
        self,
        rounds: int,
        label: str,
        *,
        left: int = LEFT,
        exact: bool = False,
        ago: bool = False,
        band_head: str = "",
        courses: bool = False,
        ends: int = END_LABEL,
        say: Catalogue | None = None,
    ) -> None:
        if rounds < 1:
            raise ValueError("time has at least one round")
        self.rounds = rounds
        self.label = label
        self.left = left
        self.exact = exact or ago
        self.ago = ago
        self.band_head = band_head
        self.courses = courses
        self.ends = ends
        self.say = say or catalogue()
        self.now = float(rounds) if ago else 0.0
        self.disasters: tuple[Disaster, ...] = ()
        self.bands: tuple[Band, ...] = ()
        self.fork: Fork | None = None
        self.places: Mapping[str, float] = {}
        self._changed: list[Callable[[], None]] = []
        self.scale = bqplot.LinearScale(
            min=0.0, max=float(rounds), reverse=ago, allow_padding=False
        )
        self.unit = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        self.axis = bqplot.Axis(
            scale=self.scale,
            label=label,
            grid_lines="solid",
            grid_color=MIST,
            tick_values=np.arange(0, rounds + 1, int(nice_step(rounds / _MOST_STEPS, whole=True))),
            tick_format="d",
            label_offset="30px",
        )
        self._draw()
        self._place_band()

    def _draw(self) -> None:
        scales = {"x": self.scale, "y": self.unit}
        self.band = bqplot.Lines(
            scales=scales, close_path=True, fill="inside", fill_colors=[FOAM], stroke_width=0.0,
            colors=[FOAM], fill_opacities=[0.75],
            x=curves([[0.0] * 4]), y=curves([[0.0, 1.0, 1.0, 0.0]]),
        )  # fmt: skip
        # bqplot's own dashes are too long; charts.css recognises disasters by this style
        self.lines = bqplot.Lines(
            scales=scales, line_style="dotted", colors=[DANGER], stroke_width=1.8,
            x=curves([]), y=curves([]),
        )  # fmt: skip
        shades = {"scales": scales, "close_path": True, "fill": "inside", "stroke_width": 0.0}
        self._shades = bqplot.Lines(
            **shades, colors=[BAND], fill_colors=[BAND], fill_opacities=[1.0], x=curves([]),
            y=curves([]),
        ) if self.band_head else None  # fmt: skip
        self._fork = bqplot.Lines(
            scales=scales, colors=[TIDE], stroke_width=2.0, x=curves([]), y=curves([]),
        ) if self.courses else None  # fmt: skip

    @property
    def ends_at(self) -> tuple[float, float]:
        """The times at the left and right ends."""
        return (float(self.rounds), 0.0) if self.ago else (0.0, float(self.rounds))

    def elapsed(self, time: float) -> float:
        """Return the distance of a time from the left end; it is its own inverse."""
        return self.rounds - time if self.ago else time

    def holds(self, *times: float) -> bool:
        """Return whether times are on the axis, in order from the left; they may be equal."""
        ends = [0.0, *map(self.elapsed, times), float(self.rounds)]
        return all(one <= two for one, two in pairwise(ends))

    @property
    def under(self) -> list[Any]:
        """The axis's bqplot marks that are drawn under a chart's own: bands, and time to come."""
        return [*([self._shades] if self._shades else []), self.band]

    @property
    def over(self) -> list[Any]:
        """The axis's bqplot marks that are drawn over a chart's own: disasters, and the fork."""
        return [self.lines, *([self._fork] if self._fork else [])]

    def show(
        self,
        now: float,
        disasters: Sequence[Disaster] = (),
        *,
        bands: Sequence[Band] = (),
        fork: Fork | None = None,
    ) -> None:
        """Show how much time has elapsed, and the disasters, bands and second course.

        Parameters
        ----------
        now
            The time of the last survey, from 0 to the number of rounds; 0 on an axis with `ago`.
        bands
            Bands in order, for an axis with a `band_head`; every second one is shaded.
        fork
            Start of a second course, for an axis with `courses`.

        Raises
        ------
        ValueError
            If `now`, a band or the fork is outside the axis, or the axis was made without bands or
            second courses.
        """
        if not self.holds(now) or (self.ago and now):
            raise ValueError("now lies between the beginning and the last round")
        if (bands and not self.band_head) or (fork and not self.courses):
            raise ValueError("an axis is told when it is made that it has bands or courses")
        if any(not self.holds(each.start, each.end) for each in bands):
            raise ValueError("a band lies within time")
        if fork and not self.holds(fork.time):
            raise ValueError("a course begins within time")
        wanted = (self.elapsed(float(now)), tuple(disasters), tuple(bands), fork)
        if wanted == (self.now, self.disasters, self.bands, self.fork):
            return
        self.now, self.disasters, self.bands, self.fork = wanted
        if self.exact:
            self.places = {each.key: each.time for each in self.disasters}
        else:
            self.places = spread_out(self.disasters, self.rounds)
        xs = [[x, x] for x in self.places.values()]
        put(self.lines, x=curves(xs), y=curves([[0.0, 1.0]] * len(xs)))
        self._place_band()
        self._place_shades()
        for call in self._changed:
            call()

    def on_change(self, call: Callable[[], None]) -> None:
        """Call a function, such as a chart's `refresh`, after `show` has changed something."""
        self._changed.append(call)

    @property
    def right(self) -> int:
        """Width in pixels of the right margin: labels at the lines' ends need `ends` pixels.

        As long as the time to come has room for them, it is `chart_style.RIGHT`.
        """
        to_come = (self.rounds - self.now) / self.rounds
        wide = NOMINAL_WIDTH - self.left
        if to_come * wide + RIGHT * (1 - to_come) >= self.ends:
            return RIGHT
        return round((self.ends - to_come * wide) / (1 - to_come))

    def top_labels(self) -> list[dict[str, object]]:
        """Return the labels above the panels: the fork's name, and those of disasters.

        Disasters of the same time share one label, centred over their lines; in rounds it says
        which, so that labels without room there can be listed by its number.
        """
        together = defaultdict(list)
        for each in self.disasters:
            if each.name:
                together[each.time].append(each)
        begins = [] if self.fork is None else [
            {"x": self.fork.time, "text": self.fork.name, "fork": True}
        ]  # fmt: skip
        return begins + [
            {
                "x": sum(self.places[each.key] for each in group) / len(group),
                "text": self.say.render(
                    message("charts-together", names=[each.name for each in group])
                ),
                **({} if self.exact else {"round": self.say.figure(time)}),
            }
            for time, group in together.items()
        ]

    def top_lines(self) -> int:
        """Return the number of lines that the labels above the panels need."""
        labels = self.top_labels()
        if len(labels) < 2 or self.exact:
            return min(len(labels), 2)
        lines, taken = 2, 0.0  # one for the numbers, and those that list the names by number
        for each in labels:
            wide = _LETTER * len(str(each["text"])) + _BESIDE
            if taken and taken + wide > NOMINAL_WIDTH:
                lines, taken = lines + 1, 0.0
            taken += wide
        return lines

    def band_labels(self) -> list[dict[str, object]]:
        """Return position, name and short name of each band, for ``dress.js``."""
        return [
            {"x": each.start, "x2": each.end, "text": each.name, "short": each.short}
            for each in self.bands
        ]

    def band_at(self, time: float) -> str:
        """Return the name of the first band that contains a time, ends included; empty if none."""
        held = (each.name for each in self.bands if self.holds(each.start, time, each.end))
        return next(held, "")

    def summary(self) -> list[Message]:
        """Return sentences for screen readers about bands and the start of a second course."""
        texts = []
        if self.bands:
            names = [
                message("charts-band", name=each.name, start=each.start, end=each.end)
                for each in self.bands
            ]
            texts.append(message("charts-bands", head=self.band_head, names=names))
        if self.fork is not None:
            texts.append(message("charts-fork", name=self.fork.name, time=self.fork.time))
        return texts

    def events(self) -> tuple[tuple[float, str], ...]:
        """Return time and name of each disaster that has a name."""
        return tuple((each.time, each.name) for each in self.disasters if each.name)

    def picks(self) -> dict[str, Picked]:
        """Return the disasters, which can be picked in any panel, by ``disaster:<key>``."""
        return {
            f"disaster:{each.key}": Picked("disaster", each.key, each.time)
            for each in self.disasters
        }

    def _place_shades(self) -> None:
        if self._shades:
            shaded = [(each.start, each.end) for each in self.bands[1::2]]
            put(
                self._shades,
                x=curves([[start, start, end, end] for start, end in shaded], 4),
                y=curves([[0.0, 1.0, 1.0, 0.0]] * len(shaded), 4),
                fill_colors=[BAND] * len(shaded),
                fill_opacities=[1.0] * len(shaded),
            )
        if self._fork:
            begins = [] if self.fork is None else [[self.fork.time] * 2]
            put(self._fork, x=curves(begins), y=curves([[0.0, 1.0]] * len(begins)))

    def _place_band(self) -> None:
        # If no time is left, the rectangle has zero width: bqplot cannot draw an empty mark.
        start, end = self.elapsed(self.now), self.ends_at[1]
        put(self.band, x=curves([[start, start, end, end]]))
