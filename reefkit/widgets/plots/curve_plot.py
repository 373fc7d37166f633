"""A curve that the reader draws from counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from reefkit.text import Catalogue, catalogue, message
from reefkit.widgets.figure import nice_step, ticks_between
from reefkit.widgets.panel import Panel
from reefkit.widgets.plots.blank_axes import blank_curve
from reefkit.widgets.plots.plot import Plot
from reefkit.widgets.plots.plot_data import Count, Knob, Verdict, plain
from reefkit.widgets.plots.stored_plot import marked, values_of

_MOST_LEVELS = 8
"""Most intervals between numbers at the vertical axis."""


class _SurveyRow(NamedTuple):
    """One survey for the template: its point, and its mark on the time line.

    `tick`: Key of the mark; empty if the survey cannot be marked.
    `ticked`: Whether the reader has marked it.
    `judged`: Verdict on the mark.
    """

    time: int
    knob: Knob
    tick: str
    ticked: bool
    judged: Verdict | None


class CurvePlot(Plot):
    """A curve that the reader draws, point by point.

    A point is dragged up and down, moved with the arrow keys, stepped with buttons or typed. On the
    time line the reader may mark the surveys at which something happened. The plot does not know
    whether it is right (see `show_verdicts`); the keys of points are ``value/<time>`` and
    ``mark/<time>``.

    Parameters
    ----------
    rounds
        The last survey; time runs from 0.
    most
        Upper end of the vertical axis, which begins at 0.
    measure, time
        Labels of the vertical and the horizontal axis.
    step
        Step between values; a typed value may be finer if this is less than 1.
    points
        Names of the points for screen readers, from time 0; if empty, they are named by number.
    figures
        Tick labels of the times, from 0, such as how long ago they were; if empty, their numbers.
    given
        Values of points that are shown from the start and cannot be moved, by time.
    times
        Times whose points the reader places; if empty, all that are not given.
    struck
        Events drawn as lines: time and name.
    title
        Heading of the counts.
    counts
        Numbers from which to draw the point of each time, from 0.
    marks
        What the reader marks on the time line, such as the loss of a type; empty if nothing.
    value
        What was drawn already, in the format of the trait `value`; parts that do not fit are
        dropped.

    Raises
    ------
    ValueError
        If a given point is outside the axes.

    Examples
    --------
    >>> from reefkit.widgets.plots import CurvePlot
    >>> plot = CurvePlot(2, 14, measure="types alive", time="decades", given={0: 5}, marks="lost")
    >>> plot.observe(lambda change: print(change.new), "value")
    >>> plot.place("value/1", 8), plot.mark(2)
    {'values': {'1': 8}, 'marks': None}
    {'values': {'1': 8}, 'marks': [2]}
    (True, True)
    >>> plot.place("value/1", 15)
    False
    >>> plot  # doctest: +SKIP
    """

    kind = "curve"
    template = "widgets/curve_plot.html"

    def __init__(  # noqa: PLR0913 (one argument per feature)
        self,
        rounds: int,
        most: float,
        *,
        measure: str = "",
        time: str = "",
        step: float = 1.0,
        points: Sequence[str] = (),
        figures: Sequence[str] = (),
        given: Mapping[int, float] | None = None,
        times: Sequence[int] = (),
        struck: Sequence[tuple[float, str]] = (),
        title: str = "",
        counts: Sequence[Sequence[Count]] = (),
        marks: str = "",
        value: Mapping[str, Any] | None = None,
        say: Catalogue | None = None,
    ) -> None:
        fixed = dict(given or {})
        if any(not (0 <= at <= rounds and 0 <= value <= most) for at, value in fixed.items()):
            raise ValueError("a point that is given lies within the axes")
        self.rounds, self.most, self._fineness = rounds, most, step
        self.measure, self.time, self.marks = measure, time, marks
        self.counts = tuple(tuple(each) for each in counts)
        self.points, self.struck, self.title = tuple(points), tuple(struck), title
        self.figures = [*figures] or [str(at) for at in range(rounds + 1)]
        names = say or catalogue()
        knobs = []
        for at in sorted({*fixed, *times}) if times else range(rounds + 1):
            label = points[at] if points else names.render(message("plots-point-of", time=at))
            knobs.append(
                Knob(f"value/{at}", label, str(at), "point", rest=0, least=0, most=most, step=step,
                     value=fixed.get(at), locked=at in fixed)
            )  # fmt: skip
        self.aside = Panel(say=names, classes=["rk-draw-aside"]) if self.counts else None
        before = () if self.aside is None else (self.aside,)
        super().__init__(knobs, knobs[0].row, value, say, before)

    def _drawn(self) -> dict[str, Any]:
        values = {
            each.row: plain(each.value)
            for each in self._knobs.values()
            if not each.locked and each.value is not None
        }
        marked = None if self._marked is None else sorted(self._marked)
        return {"values": values, "marks": marked}

    def _read(self, value: Mapping[str, Any]) -> None:
        drawn = values_of(value, self.most)
        self._knobs = {
            key: replace(each, value=drawn.get(int(each.row), each.value))
            if not each.locked
            else each
            for key, each in self._knobs.items()
        }
        self._marked = marked(value, self.rounds)
        free = [each for each in self._knobs.values() if not each.locked]
        waiting = [each for each in free if each.value is None]
        self._current = [*waiting, *free, *self._knobs.values()][0].row

    def mark(self, time: int | None) -> bool:
        """Mark a survey, or remove its mark if it has one, as the reader does.

        All verdicts on marks are removed.

        `time`: The survey, from 1. None states that no survey is to be marked, which removes all
        marks, or withdraws this statement.

        Returns
        -------
        bool
            Whether this was accepted: an invalid time changes nothing.
        """
        known = bool(self.marks) and (
            time is None or (type(time) is int and 1 <= time <= self.rounds)
        )
        if not known:
            return self._refuse(message("plots-not-understood"))
        if not self._may_change():
            return self._refuse(message("plots-closed"))
        if time is None:
            self._marked = None if self._marked == set() else set()
        else:
            self._marked = (self._marked or set()) ^ {time} or None
        for key in [each for each in self._verdicts if each.startswith("mark/")]:
            del self._verdicts[key]
        self._trouble = ""
        self.refresh()
        self.value = self._drawn()
        return True

    @property
    def levels(self) -> list[float | int]:
        """The numbers at the vertical axis: multiples of a round step, not finer than `step`."""
        step = nice_step(max(self.most / _MOST_LEVELS, self._fineness))
        return [plain(each) for each in ticks_between(0, self.most, step)]

    def scene(self) -> dict[str, Any]:
        """Return what the paper draws."""
        return {
            "kind": "curve",
            "label": self.say.render(message("plots-curve-label", measure=self.measure)),
            "time": self.time,
            "measure": self.measure,
            "figures": self.figures,
            "rounds": self.rounds,
            "most": self.most,
            "levels": [(each, self.say.figure(each)) for each in self.levels],
            "rows": [],
            "struck": [{"x": at, "name": name} for at, name in self.struck],
            "notes": False,
            "knobs": self._placed(),
            "ticks": [self._tick(each) for each in self._rows() if each.tick],
            "ticksName": self.say.render(message("plots-strip", what=self.marks)),
            "current": self._current,
            "disabled": self._disabled,
        }

    def _placed(self) -> list[dict[str, Any]]:
        found, high = [], self.most / 2
        for knob in self._knobs.values():
            scene = self.knob_scene(knob)
            high = high if knob.value is None else knob.value
            scene["rest"], scene["time"] = round(high / knob.step) * knob.step, int(knob.row)
            found.append(scene)
        return found

    def _step(self, knob: Knob, *, more: bool) -> None:
        if knob.value is not None:
            super()._step(knob, more=more)
            return
        rest = next(each["rest"] for each in self._placed() if each["key"] == knob.key)
        by = knob.step if more else -knob.step
        self.place(knob.key, min(knob.most, max(knob.least, rest + by)))

    def refresh(self) -> None:
        """Update the drawing area, the fields and the counts."""
        super().refresh()
        if self.aside is not None:
            at = int(self._current)
            self.aside.html = str(
                self._templates.render(
                    "widgets/plot_counts.html",
                    title=self.title,
                    point=self._knobs[f"value/{at}"].name,
                    counts=self.counts[at] if at < len(self.counts) else (),
                )
            )

    def shown(self) -> dict[str, Any]:
        """Return the variables of the fields' template."""
        rows = self._rows()
        now = next(each for each in rows if str(each.time) == self._current)
        return {"rows": rows, "now": now, "none": self._marked == set()}

    def blank(self) -> str:
        """Return the blank axes as SVG."""
        return blank_curve(self.figures, self.scene()["levels"], self.time, self.measure)

    def _toggle(self, key: str) -> None:
        known = {each.tick: each.time for each in self._rows() if each.tick}
        if key == "mark/none":
            self.mark(None)
        elif key in known:
            self.mark(known[key])
        else:
            self._refuse(message("plots-not-understood"))

    def _rows(self) -> list[_SurveyRow]:
        return [
            _SurveyRow(time, each, f"mark/{time}" if self.marks and time else "",
                time in (self._marked or ()), self._verdicts.get(f"mark/{time}"))
            for each in self._knobs.values()
            for time in [int(each.row)]
        ]  # fmt: skip

    def _tick(self, row: _SurveyRow) -> dict[str, Any]:
        name = self.say.render(message("plots-tick-of", what=self.marks, time=row.time))
        verdict = "" if row.judged is None else "right" if row.judged.right else "wrong"
        return {
            "key": row.tick,
            "time": row.time,
            "on": row.ticked,
            "name": name,
            "verdict": verdict,
        }
