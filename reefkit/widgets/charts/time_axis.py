"""The time that all panels of a sheet share: rounds, what is still to come, disasters."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import numpy as np

from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.widgets.charts.data import Band, Disaster, Fork, Picked
from reefkit.widgets.charts.library import bqplot
from reefkit.widgets.charts.models import curves, put
from reefkit.widgets.charts.style import (
    BAND,
    DANGER,
    END_LABEL,
    FOAM,
    LEFT,
    MIST,
    NOMINAL_WIDTH,
    RIGHT,
    TIDE,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

# How far before its survey the last disaster of a round stands, and how far apart two stand, as
# shares of the whole axis: 6 and 9 pixels where a plot is 300 wide.
_BEFORE, _APART = 0.02, 0.028
# The steps of its figures: as few as say enough.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)
_MOST_STEPS = 10


class TimeAxis:
    """The horizontal axis that panels share, so that a time stands at one place in all of them.

    Parameters
    ----------
    rounds
        Where time ends.
    label
        What the axis counts.
    left
        Pixels at the left of all panels, for names and figures.
    exact
        Whether events stand at their own time: on an axis of many short steps. Else they stand just
        before the survey that followed.
    band_head
        What a band of time is called in tables, such as "stage"; empty: time has no bands.
    courses
        Whether things may take a second course on it.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> axis.show(2, [Disaster(1, "coral disease", "1-coral-disease")])
    >>> [round(x, 2) for x in axis.places.values()]
    [0.92]
    """

    def __init__(  # noqa: PLR0913  # what all panels share
        self,
        rounds: int,
        label: str,
        *,
        left: int = LEFT,
        exact: bool = False,
        band_head: str = "",
        courses: bool = False,
        say: Catalogue | None = None,
    ) -> None:
        if rounds < 1:
            raise ValueError("time has at least one round")
        self.rounds = rounds
        self.label = label
        self.left = left
        self.exact = exact
        self.band_head = band_head
        self.courses = courses
        self.say = say or catalogue()
        self.now = 0.0
        self.disasters: tuple[Disaster, ...] = ()
        self.bands: tuple[Band, ...] = ()
        self.fork: Fork | None = None
        self.places: Mapping[str, float] = {}
        self._changed: list[Callable[[], None]] = []
        self.scale = bqplot.LinearScale(min=0.0, max=float(rounds), allow_padding=False)
        self.unit = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        step = next(each for each in _STEPS if rounds <= _MOST_STEPS * each)
        self.axis = bqplot.Axis(
            scale=self.scale,
            label=label,
            grid_lines="solid",
            grid_color=MIST,
            tick_values=np.arange(0, rounds + 1, step),
            tick_format="d",
            label_offset="30px",
        )
        self._draw()
        self._place_band()

    def _draw(self) -> None:
        """Make the marks that all panels share; nothing is on them yet."""
        scales = {"x": self.scale, "y": self.unit}
        self.band = bqplot.Lines(
            scales=scales, close_path=True, fill="inside", fill_colors=[FOAM], stroke_width=0.0,
            colors=[FOAM], fill_opacities=[0.75],
            x=curves([[0.0] * 4]), y=curves([[0.0, 1.0, 1.0, 0.0]]),
        )  # fmt: skip
        # bqplot's own dashes are too long; charts.css knows disasters by this style
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
    def under(self) -> list[Any]:
        """The marks that lie below what a chart draws."""
        return [*([self._shades] if self._shades else []), self.band]

    @property
    def over(self) -> list[Any]:
        """The marks that lie over what a chart draws."""
        return [self.lines, *([self._fork] if self._fork else [])]

    def show(
        self,
        now: float,
        disasters: Sequence[Disaster] = (),
        *,
        bands: Sequence[Band] = (),
        fork: Fork | None = None,
    ) -> None:
        """Show how far time has come, and what befell until then.

        Parameters
        ----------
        now
            The time of the last survey, from 0 to the number of rounds.
        disasters
            In the order in which they came.
        bands
            Of an axis that has a `band_head`, in their order; every second one is shaded.
        fork
            Where a second course begins, on an axis that has `courses`.

        Raises
        ------
        ValueError
            When something lies outside time, or the axis was not made for it.
        """
        if not 0 <= now <= self.rounds:
            raise ValueError("now lies between the beginning and the last round")
        if (bands and not self.band_head) or (fork and not self.courses):
            raise ValueError("an axis is told when it is made that it has bands or courses")
        if any(not 0 <= each.start <= each.end <= self.rounds for each in bands):
            raise ValueError("a band lies within time")
        if fork and not 0 <= fork.time <= self.rounds:
            raise ValueError("a course begins within time")
        wanted = (float(now), tuple(disasters), tuple(bands), fork)
        if wanted == (self.now, self.disasters, self.bands, self.fork):
            return
        self.now, self.disasters, self.bands, self.fork = wanted
        if self.exact:
            self.places = {each.key: each.time for each in self.disasters}
        else:
            self.places = _stand_apart(self.disasters, self.rounds)
        xs = [[x, x] for x in self.places.values()]
        put(self.lines, x=curves(xs), y=curves([[0.0, 1.0]] * len(xs)))
        self._place_band()
        self._place_shades()
        for call in self._changed:
            call()

    def on_change(self, call: Callable[[], None]) -> None:
        """Have charts drawn again when time moved on."""
        self._changed.append(call)

    @property
    def right(self) -> int:
        """Pixels to leave free at the right, so that labels at the lines' ends have room."""
        to_come = (self.rounds - self.now) / self.rounds
        wide = NOMINAL_WIDTH - self.left
        if to_come * wide + RIGHT * (1 - to_come) >= END_LABEL:
            return RIGHT
        return round((END_LABEL - to_come * wide) / (1 - to_come))

    def top_labels(self) -> list[dict[str, object]]:
        """Return what stands above the panels: disasters of one time together, over their lines."""
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
            }
            for group in together.values()
        ]

    def band_labels(self) -> list[dict[str, object]]:
        """Return what stands above each band."""
        return [
            {"x": each.start, "x2": each.end, "text": each.name, "short": each.short}
            for each in self.bands
        ]

    def band_at(self, time: float) -> str:
        """Return the name of the band in which a time lies: of two that meet there, the first."""
        return next((each.name for each in self.bands if each.start <= time <= each.end), "")

    def summary(self) -> list[Message]:
        """Return what a screen reader says of the bands and of where a second course begins."""
        said = []
        if self.bands:
            names = [
                message("charts-band", name=each.name, start=each.start, end=each.end)
                for each in self.bands
            ]
            said.append(message("charts-bands", head=self.band_head, names=names))
        if self.fork is not None:
            said.append(message("charts-fork", name=self.fork.name, time=self.fork.time))
        return said

    def picks(self) -> dict[str, Picked]:
        """Return what can be picked in any panel, by key."""
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
            )
        if self._fork:
            begins = [] if self.fork is None else [[self.fork.time] * 2]
            put(self._fork, x=curves(begins), y=curves([[0.0, 1.0]] * len(begins)))

    def _place_band(self) -> None:
        # Wide as nothing when time is over: a mark of no points cannot be drawn.
        start, end = self.now, float(self.rounds)
        put(self.band, x=curves([[start, start, end, end]]))


def _stand_apart(disasters: Sequence[Disaster], rounds: int) -> dict[str, float]:
    """Return where each disaster stands: just before its survey, those of one round apart."""
    of_time: dict[float, int] = defaultdict(int)
    for each in disasters:
        of_time[each.time] += 1
    places = {}
    for each in disasters:
        of_time[each.time] -= 1
        before = _BEFORE + _APART * of_time[each.time]
        places[each.key] = max(0.0, each.time - before * rounds)
    return places
