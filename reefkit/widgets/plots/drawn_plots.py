"""The two plots that a reader draws: who lived when, and how a measure changed through time."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from reefkit.text import Catalogue, catalogue, message
from reefkit.widgets.art import art
from reefkit.widgets.panel import Panel
from reefkit.widgets.plots.plot import (
    ENDS,
    Count,
    Event,
    Knob,
    Plot,
    Taxon,
    Verdict,
    blank_curve,
    blank_ranges,
    endings_of,
    marked,
    placed,
    plain,
    values_of,
)

# ---- Who lived when, drawn by the reader: both ends of each bar, and what struck when


class _TaxonRow(NamedTuple):
    """One row for the template: its taxon or event, its knobs, and what is told of its ending."""

    id: str
    name: str
    art: str
    knobs: tuple[Knob, ...]
    given: tuple[int, int] | None
    ending: str
    judged: Verdict | None

    @property
    def is_event(self) -> bool:
        return any(each.kind == "mark" for each in self.knobs)


class RangePlot(Plot):
    """A range chart that the reader draws.

    Each bar has two ends. They are dragged, moved with the arrow keys, stepped with buttons or
    typed, and snap to surveys. Whether they are right is for others to say (`show_verdicts`); the
    keys of points are ``<taxon>/first``, ``<taxon>/last``, ``<taxon>/ending`` and ``mark/<event>``.

    Parameters
    ----------
    taxa
        The rows, in the order in which they are shown.
    rounds
        The last survey: time runs from 0 to it.
    endings
        What can become of a taxon, said, by key; empty where that is not asked.
    events
        What is to be marked on the time line.
    value
        What was drawn already, as `value` gives it: whatever does not fit is left out.

    Raises
    ------
    ValueError
        When two taxa or events have one key, or a bar that is given lies outside the time.

    Examples
    --------
    >>> from reefkit.widgets.plots import Event, RangePlot, Taxon
    >>> plot = RangePlot(
    ...     [Taxon("snail", "snail", "snail"), Taxon("platy-coral", "platy coral", "platy-coral")],
    ...     rounds=3,
    ...     time="decades",
    ...     events=[Event("gale", "gale")],
    ... )
    >>> plot.observe(lambda change: print(change.new), "value")
    >>> plot.place("snail/first", 0), plot.place("snail/last", 2), plot.place("mark/gale/1", 3)
    {'ranges': {'snail': [0, None]}, 'endings': {}, 'marks': {}}
    {'ranges': {'snail': [0, 2]}, 'endings': {}, 'marks': {}}
    {'ranges': {'snail': [0, 2]}, 'endings': {}, 'marks': {'gale': [3]}}
    (True, True, True)
    >>> plot  # doctest: +SKIP
    """

    kind = "range"
    template = "widgets/range_plot.html"

    def __init__(  # noqa: PLR0913 (one argument for each thing that can be on it)
        self,
        taxa: Sequence[Taxon],
        rounds: int,
        *,
        time: str = "",
        endings: Mapping[str, str] | None = None,
        events: Sequence[Event] = (),
        value: Mapping[str, Any] | None = None,
        say: Catalogue | None = None,
    ) -> None:
        self.taxa = {each.id: each for each in taxa}
        self.events = {each.id: each for each in events}
        if len(self.taxa) != len(taxa) or len(self.events) != len(events):
            raise ValueError("each taxon and each event has a key of its own")
        if any(each.given and not (0 <= each.given[0] <= each.given[1] <= rounds) for each in taxa):
            raise ValueError("a bar that is given lies within the time")
        self.rounds, self.time, self.endings = rounds, time, dict(endings or {})
        names = say or catalogue()
        knobs = [*_ends(taxa, rounds, names), *_marks(events, rounds, names)]
        super().__init__(knobs, knobs[0].row if knobs else "", value, say)

    def _drawn(self) -> dict[str, Any]:
        ranges = {}
        for taxon in self.taxa.values():
            ends = [] if taxon.given else [self._at(f"{taxon.id}/{end}") for end in ENDS]
            if any(each is not None for each in ends):
                ranges[taxon.id] = ends
        marks = {
            each: sorted(
                time
                for knob in self._of(f"mark/{each}")
                if (time := self._at(knob.key)) is not None
            )
            for each in self.events
        }
        return {
            "ranges": ranges,
            "endings": dict(self._ending),
            "marks": {each: times for each, times in marks.items() if times},
        }

    def limits(self, knob: Knob) -> tuple[float, float]:
        """Return between which values a knob may stand now: a bar begins before it ends."""
        first = self._knobs.get(f"{knob.row}/first")
        last = self._knobs.get(f"{knob.row}/last")
        if knob.kind == "first" and last is not None and last.value is not None:
            return knob.least, last.value
        if knob.kind == "last" and first is not None and first.value is not None:
            return first.value, knob.most
        return knob.least, knob.most

    def _read(self, value: Mapping[str, Any]) -> None:
        self._knobs |= placed(value, self._knobs)
        self._ending = endings_of(value, self.taxa, self.endings)

    def choose_ending(self, taxon: object, ending: object) -> bool:
        """Say what became of a taxon, as the reader does; empty for nothing.

        Returns
        -------
        bool
            Whether it is so now: an unknown taxon or ending changes nothing.
        """
        known = isinstance(taxon, str) and taxon in self.taxa and not self.taxa[taxon].given
        if not known or not isinstance(ending, str) or ending not in {"", *self.endings}:
            return self._refuse(message("plots-not-understood"))
        if not self._may_change():
            return self._refuse(message("plots-closed"))
        name = str(taxon)
        self._trouble, self._current = "", name
        if ending != self._ending.get(name, ""):
            self._ending.pop(name, None)
            if ending:
                self._ending[name] = ending
            self._verdicts.pop(f"{name}/ending", None)
            self.refresh()
            self.value = self._drawn()
        return True

    def scene(self) -> dict[str, Any]:
        """Return what the paper draws."""
        return {
            "kind": "range",
            "label": self.say.render(message("plots-range-label")),
            "time": self.time,
            "figures": [str(at) for at in range(self.rounds + 1)],
            "rounds": self.rounds,
            "rows": [self._row(each) for each in self._rows()],
            "notes": bool(self.endings),
            "knobs": [self.knob_scene(each) for each in self._knobs.values()],
            "ticks": [],
            "current": self._current,
            "disabled": self._disabled,
        }

    def shown(self) -> dict[str, Any]:
        """Return what the template of the fields speaks of."""
        rows = self._rows()
        now = next((each for each in rows if each.id == self._current), None)
        return {"rows": rows, "now": now, "endings": self.endings}

    def blank(self) -> str:
        """Return the axes alone, with the names of the rows, as SVG."""
        rows = [(each.name, each.art) for each in self.taxa.values()]
        rows += [(each.name, "") for each in self.events.values() for _ in range(each.times)]
        return blank_ranges(rows, self.rounds, self.time)

    def _also(self, name: str, values: Mapping[str, object]) -> bool:
        if name == "plot-ending":
            self.choose_ending(values.get("taxon"), values.get("value"))
        return name == "plot-ending"

    def has_row(self, row: str) -> bool:
        """Return whether there is such a row to work on."""
        return super().has_row(row) or row in self.taxa

    def _at(self, key: str) -> int | None:
        value = self._knobs[key].value
        return None if value is None else int(value)

    def _of(self, row: str) -> tuple[Knob, ...]:
        return tuple(
            each
            for each in self._knobs.values()
            if each.row.startswith(row) and (each.row == row or each.row.startswith(f"{row}/"))
        )

    def _rows(self) -> list[_TaxonRow]:
        rows = [
            _TaxonRow(each.id, each.name, each.art, self._of(each.id), each.given,
                self._ending.get(each.id, ""), self._verdicts.get(f"{each.id}/ending"))
            for each in self.taxa.values()
        ]  # fmt: skip
        for event in self.events.values():
            for knob in self._of(f"mark/{event.id}"):
                judged = self._verdicts.get(f"mark/{event.id}")
                rows.append(_TaxonRow(knob.row, event.name, "", (knob,), None, "", judged))
        return rows

    def _row(self, row: _TaxonRow) -> dict[str, Any]:
        taxon = self.taxa.get(row.id)
        colour = taxon.colour or art().family(taxon.art) if taxon else ""
        return {
            "key": row.id,
            "name": row.name,
            "art": row.art,
            "fill": colour,
            "kind": "mark" if row.is_event else "taxon",
            "given": list(row.given) if row.given else None,
            "note": self.endings.get(row.ending, ""),
        }

    def judged_by(self, knob: Knob) -> str:
        """Return the key of the verdict on a knob: the marks of one event share one."""
        return knob.row.rpartition("/")[0] if knob.kind == "mark" else knob.key


def _ends(taxa: Sequence[Taxon], rounds: int, say: Catalogue) -> list[Knob]:
    return [
        Knob(
            f"{taxon.id}/{kind}",
            say.render(message(f"plots-{kind}-of", what=taxon.name)),
            taxon.id,
            kind,
            rest=0 if kind == "first" else rounds,
            least=0,
            most=rounds,
        )
        for taxon in taxa
        if not taxon.given
        for kind in ("first", "last")
    ]


def _marks(events: Sequence[Event], rounds: int, say: Catalogue) -> list[Knob]:
    return [
        Knob(
            f"mark/{event.id}/{number}",
            say.render(message("plots-mark-of", what=event.name, number=number, of=event.times)),
            f"mark/{event.id}/{number}",
            "mark",
            rest=1,
            least=1,
            most=max(rounds, 1),
        )
        for event in events
        for number in range(1, event.times + 1)
    ]


# ---- How a measure changed through time, drawn by the reader from counts

_MOST_LEVELS = 8
_STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)


class _SurveyRow(NamedTuple):
    """One survey for the template: its point, and whether it is marked."""

    time: int
    knob: Knob
    tick: str
    ticked: bool
    judged: Verdict | None


class CurvePlot(Plot):
    """A curve that the reader draws, point by point.

    A point is dragged up and down, moved with the arrow keys, stepped with buttons or typed. On the
    time line the reader may mark the surveys at which something happened. Whether it is right is
    for others to say (`show_verdicts`); the keys of points are ``value/<time>`` and
    ``mark/<time>``.

    Parameters
    ----------
    rounds
        The last survey: time runs from 0 to it.
    most
        Where the axis of values ends.
    step
        From one value to the next; a typed value may be finer where this is below 1.
    points
        What each time is called, from 0; none: the start, and rounds.
    figures
        What stands below each time, from 0, such as how long ago it was; none: its number.
    given
        Points that are shown from the start, by time.
    asked
        The times whose points the reader places; none: all that are not given.
    struck
        What struck, drawn as lines: where, and its name.
    counts
        What the reader counts, by survey.
    marks
        What is marked on the time line, such as the loss of a type; empty where nothing is.
    value
        What was drawn already, as `value` gives it: whatever does not fit is left out.

    Raises
    ------
    ValueError
        When a point that is given lies outside the axes.

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

    def __init__(  # noqa: PLR0913 (one argument for each thing that can be on it)
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
        asked: Sequence[int] = (),
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
        for at in sorted({*fixed, *asked}) if asked else range(rounds + 1):
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
        """Mark a survey, or take its mark off, as the reader does.

        `time`: The survey; None says that there is none to be marked, or takes that back.

        Returns
        -------
        bool
            Whether it was done: what is no survey of this plot changes nothing.
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
        """The numbers at the axis of values: none between those that can be set."""
        fitting = (each for each in _STEPS if each >= self._fineness)
        step = next((each for each in fitting if self.most / each <= _MOST_LEVELS), _STEPS[-1])
        return [plain(round(step * at, 6)) for at in range(math.floor(self.most / step + 1e-9) + 1)]

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
        """Bring paper, fields and counts to where everything stands."""
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
        """Return what the template of the fields speaks of."""
        rows = self._rows()
        now = next(each for each in rows if str(each.time) == self._current)
        return {"rows": rows, "now": now, "none": self._marked == set()}

    def blank(self) -> str:
        """Return the axes alone, as SVG."""
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
