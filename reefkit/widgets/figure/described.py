"""The data of a picture in words, as a table, and step by step with a pitch for each value."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby, pairwise
from typing import Literal, NamedTuple

from reefkit.text import Catalogue, Message, message

_MOST_PLACES = 4
"""Most places named for one value; of more, only the first is."""
_MOST_NAMED = 12
"""Most bars named in order of height."""
_TURNS, _MOST_LEGS = (0.2, 0.35, 0.5, 1.0), 6
"""Least rises and falls that are told, as shares of a line's range: the first with few enough."""
_CLEAR = 0.5
"""Least correlation of points that have a direction."""
MOST_STEPS = 150
"""Most points of a line that can be stepped through."""
DIGITS, _PLACE_DIGITS = 4, 6
"""Significant digits of values and of places along; a date is a year and its share."""


class DataLine(NamedTuple):
    """A line, a row of bars, or a cloud of points."""

    name: str  #: Empty for the only one.
    points: tuple[tuple[float, float], ...]  #: Place along, and value; NaN where it is undefined.


class DataRange(NamedTuple):
    """The range of a taxon."""

    name: str
    first: float
    last: float
    ending: str = ""  #: What became of it; empty if it did not end.
    gaps: tuple[tuple[float, float], ...] = ()


class BoardPart(NamedTuple):
    """A row, a zone or a place of a board."""

    name: str
    things: tuple[str, ...]  #: Names of what stands there, one for each.


@dataclass(frozen=True)
class FigureData:
    """What a picture shows; all texts are rendered messages."""

    title: str
    kind: Literal["lines", "stacks", "bars", "boxes", "points", "ranges", "board"]
    along: str = ""  #: Name of the horizontal axis.
    up: str = ""  #: Name of the vertical axis.
    lines: tuple[DataLine, ...] = ()
    ranges: tuple[DataRange, ...] = ()
    parts: tuple[BoardPart, ...] = ()
    events: tuple[tuple[float, str], ...] = ()  #: Place and name of lines from top to bottom.
    #: Names of places along, where they are no numbers.
    names: Mapping[float, str] = field(default_factory=dict)
    up_names: Mapping[float, str] = field(default_factory=dict)  #: The same for values.
    has_ends: bool = True  #: Whether it is known which ranges ended.
    more: tuple[str, ...] = ()  #: Sentences that only its maker knows, such as who eats whom.
    ordered: bool = True  #: Whether places along have an order, so that lines rise and fall.


class Step(NamedTuple):
    """One value of a line: where it is, its words, and its height from 0 to 1 (None: no tone)."""

    words: str
    x: float
    y: float
    height: float | None


class DataTable(NamedTuple):
    """A picture as a table."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Described:
    """A picture's descriptions: `short`, `long`, `table` and `steps`."""

    data: FigureData
    say: Catalogue

    @cached_property
    def short(self) -> str:
        """What the picture shows, with its highest and lowest value."""
        return " ".join(map(self.say.render, self._short()))

    @property
    def keys(self) -> str:
        """The sentence on stepping through it."""
        return self._t("describe-keys")

    @property
    def has_tones(self) -> bool:
        """Whether any value has a pitch."""
        return any(step.height is not None for _, steps in self.steps for step in steps)

    @cached_property
    def long(self) -> tuple[str, ...]:
        """A sentence for each line, range or part, and for the events."""
        found = {"ranges": self._of_ranges, "board": self._of_board}.get(
            self.data.kind, self._of_lines
        )()
        if self.data.events:
            events = [
                message("describe-event", name=name, place=self._place(at))
                for at, name in self.data.events
            ]
            found.append(message("describe-events", events=events))
        return (*map(self.say.render, found), *self.data.more)

    @cached_property
    def table(self) -> DataTable:
        """The data: one row per place along with a column per line, per range or per part."""
        heads: tuple[str, ...]
        rows: list[tuple[str, ...]]
        data = self.data
        if data.kind == "ranges":
            alive = self._t("charts-alive" if data.has_ends else "charts-nothing")
            rows = [
                (each.name, self._place(each.first), self._place(each.last), each.ending or alive)
                for each in data.ranges
            ]
            heads = (
                self._t("charts-head-taxon"), self._t("charts-head-first"),
                self._t("charts-head-last"), self._t("charts-head-end"),
            )  # fmt: skip
        elif data.kind == "board":
            heads = (self._t("describe-head-part"), self._t("describe-head-things"))
            rows = [(part.name, self._t("describe-list", names=_counted(part.things)))
                    if part.things else (part.name, self._t("charts-nothing"))
                    for part in data.parts]  # fmt: skip
        elif data.kind == "points":
            several = len(data.lines) > 1
            heads = (*([self._t("charts-head-layer")] if several else []), data.along, data.up)
            rows = [
                (*([line.name] if several else []), self._place(x), self._value(y))
                for line in data.lines
                for x, y in line.points
            ]
        else:
            heads = (data.along, *(line.name or data.up for line in data.lines))
            found = [dict(line.points) for line in data.lines]
            places = dict.fromkeys(x for line in data.lines for x, _ in line.points)
            rows = [
                (self._place(x), *(self._value(each.get(x, math.nan)) for each in found))
                for x in sorted(places, reverse=self._runs_back)
            ]
        return DataTable(data.title, heads, tuple(rows))

    @cached_property
    def steps(self) -> tuple[tuple[str, tuple[Step, ...]], ...]:
        """Name and steps of each line or range; a line with too many points has none."""
        if self.data.kind == "ranges":
            ranges = self.data.ranges if len(self.data.ranges) <= MOST_STEPS else ()
            return tuple((each.name, self._ends(row, each))
                         for row, each in enumerate(ranges))  # fmt: skip
        known = _known(self.data.lines)
        low, high = min(known, default=0.0), max(known, default=0.0)
        found = []
        for line in self.data.lines:
            points = line.points if len(line.points) <= MOST_STEPS else ()
            if self.data.kind == "points":
                points = tuple(sorted(points))
            found.append((line.name, tuple(
                Step(
                    self._t("describe-step", place=self._place(x), value=self._value(y)), x, y,
                    None if math.isnan(y) else (y - low) / (high - low) if high > low else 0.5,
                )
                for x, y in points
            )))  # fmt: skip
        return tuple(each for each in found if each[1])

    def _ends(self, row: int, each: DataRange) -> tuple[Step, ...]:
        first = message("describe-step-first", place=self._place(each.first))
        last = message("describe-step-last", place=self._place(each.last))
        if self.data.has_ends:
            end = each.ending or self._t("charts-alive")
            last = message("describe-event-value", name=last, value=end)
        ends = ((first, each.first), (last, each.last))
        return tuple(Step(self.say.render(words), x, row + 0.5, None) for words, x in ends)

    def _t(self, identifier: str, **values: object) -> str:
        return self.say.render(message(identifier, **values))

    def _value(self, value: float) -> str:
        if math.isnan(value):
            return self._t("charts-nothing")
        return self.data.up_names.get(value) or self.say.figure(value, DIGITS)

    def _place(self, place: float) -> str:
        return self.data.names.get(place) or self.say.figure(place, _PLACE_DIGITS)

    @property
    def _runs_back(self) -> bool:
        points = next((line.points for line in self.data.lines if len(line.points) > 1), ())
        return bool(points) and self.data.kind == "lines" and points[0][0] > points[-1][0]

    # -------------------------------------------------------------------------------- sentences
    def _short(self) -> Iterable[Message]:
        data = self.data
        if data.kind == "ranges":
            ended = sum(bool(each.ending) for each in data.ranges)
            taxa, told = len(data.ranges), "charts-range-summary"
            told = told if data.has_ends else "describe-ranges"
            yield message(told, title=data.title, taxa=taxa, ended=ended)
        elif data.kind == "board":
            things = [each for part in data.parts for each in part.things]
            yield message("describe-board", title=data.title, count=len(things))
            if things:
                yield message("describe-in-all", names=_counted(things))
        else:
            known = [x for line in data.lines for x, y in line.points if not math.isnan(y)]
            if not known:
                yield message("charts-lines-empty", title=data.title)
                return
            count = len(data.lines) if data.kind in {"lines", "stacks"} else len(known)
            yield message(
                "describe-figure", title=data.title, kind=data.kind, count=count, up=data.up
            )
            if data.along and not data.names and len(set(known)) > 1:
                first, last = min(known), max(known)
                first, last = (last, first) if self._runs_back else (first, last)
                yield message(
                    "describe-across", along=data.along, first=self._place(first),
                    last=self._place(last),
                )  # fmt: skip
            yield from self._extremes(data.lines)

    def _extremes(self, lines: Sequence[DataLine]) -> Iterable[Message]:
        known = _known(lines)
        if len(set(known)) > 1 and not self.data.up_names:
            high, low = (self._at(lines, each) for each in (max(known), min(known)))
            yield message("describe-extremes", high=high, low=low)

    def _at(self, lines: Sequence[DataLine], value: float) -> Message:
        """Return where a value is, and on which line if there are several."""
        found = [(line.name, x) for line in lines for x, y in line.points if y == value]
        line = found[0][0]
        places = [x for name, x in found if name == line]
        told = message("describe-at", value=self._value(value), places=self._places(places))
        others = len({name for name, _ in found}) > 1
        if not line:
            return told
        return message("describe-at-of", name=line, at=told, others="yes" if others else "no")

    def _places(self, places: Sequence[float]) -> Message:
        if len(places) > _MOST_PLACES:
            return message("describe-first-at", place=self._place(places[0]))
        return message("describe-list", names=[self._place(each) for each in places])

    def _of_lines(self) -> list[Message]:
        data, found = self.data, []
        for line in data.lines:
            told = self._direction(line) if data.kind == "points" else self._trend(line)
            if line.name:
                found.append(message("describe-of", name=line.name, told=told))
            elif told.id == "describe-order":
                found.append(message("describe-order-alone", **told.values))
            else:
                found.append(message("describe-alone", told=told))
        return found

    def _direction(self, line: DataLine) -> Message:
        points = [each for each in line.points if not math.isnan(each[0] + each[1])]
        share = _correlation(points)
        way = (
            "none"
            if abs(share) < _CLEAR or not self.data.ordered
            else "up"
            if share > 0
            else "down"
        )
        return message("describe-direction", count=len(points), way=way)

    def _trend(self, line: DataLine) -> Message:
        points = [each for each in line.points if not math.isnan(each[1])]
        if not points:
            return message("describe-none")
        values = [y for _, y in points]
        first, last = self._value(values[0]), self._value(values[-1])
        if len(points) == 1:
            told = message("describe-one", value=first, place=self._place(points[0][0]))
        elif not self.data.ordered:
            told = self._order(points)
        elif len(set(values)) == 1:
            told = message("describe-flat", value=first)
        elif all(one <= other for one, other in pairwise(values)):
            told = message("describe-rises", first=first, last=last)
        elif all(one >= other for one, other in pairwise(values)):
            told = message("describe-falls", first=first, last=last)
        else:
            legs = [
                message(
                    "describe-leg", way="up" if y > before else "down" if y < before else "same",
                    value=self._value(y), place=self._place(x),
                )
                for (_, before), (x, y) in pairwise(_turns(points))
            ]  # fmt: skip
            told = message("describe-mixed", first=first, legs=legs)
        gaps = self._gaps(line)
        return message("describe-gaps", told=told, places=gaps) if gaps else told

    def _order(self, points: Sequence[tuple[float, float]]) -> Message:
        if len({y for _, y in points}) == 1:
            return message("describe-each", value=self._value(points[0][1]))
        names: list[Message] = [
            message("describe-event-value", name=self._place(x), value=self._value(y))
            for x, y in sorted(points, key=lambda point: -point[1])[:_MOST_NAMED]
        ]
        if len(points) > _MOST_NAMED:
            names.append(message("describe-more", count=len(points) - _MOST_NAMED))
        return message("describe-order", names=names)

    def _gaps(self, line: DataLine) -> list[Message]:
        found = []
        for empty, run in groupby(line.points, key=lambda point: math.isnan(point[1])):
            if empty:
                places = [self._place(x) for x, _ in run]
                kind = "run" if len(places) > 1 else "one"
                found.append(
                    message("describe-gap", kind=kind, first=places[0], last=places[-1])
                )  # fmt: skip
        return found

    def _of_ranges(self) -> list[Message]:
        ended: dict[float, list[str]] = defaultdict(list)
        for each in self.data.ranges:
            if each.ending:
                text = self._t("describe-event-value", name=each.name, value=each.ending)
                ended[each.last].append(text)
        back = any(each.first > each.last for each in self.data.ranges)
        found = [
            message("describe-ended", place=self._place(at), names=ended[at])
            for at in sorted(ended, reverse=back)
        ]
        alive = [each.name for each in self.data.ranges if not each.ending]
        if alive and self.data.has_ends:
            found.append(message("describe-alive", names=alive))
        longest = max(self.data.ranges, key=lambda each: abs(each.last - each.first), default=None)
        if longest is not None and longest.first != longest.last:
            found.append(message("describe-longest", **self._from_to(longest.name, *longest[1:3])))
        found += [
            message("describe-range-gap", **self._from_to(each.name, *gap))
            for each in self.data.ranges
            for gap in each.gaps
        ]
        return found

    def _from_to(self, name: str, first: float, last: float) -> dict[str, str]:
        return {"name": name, "first": self._place(first), "last": self._place(last)}

    def _of_board(self) -> list[Message]:
        return [
            message("describe-of", name=part.name, told=message(
                "describe-list", names=_counted(part.things)
            ) if part.things else message("describe-empty"))
            for part in self.data.parts
        ]  # fmt: skip


def _known(lines: Iterable[DataLine]) -> list[float]:
    return [y for line in lines for _, y in line.points if not math.isnan(y)]


def _turns(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return a line's first and last point, and those between at which it clearly turns."""
    values = [y for _, y in points]
    found: list[tuple[float, float]] = []
    for share in _TURNS:
        found = _turns_of(points, share * (max(values) - min(values)))
        if len(found) <= _MOST_LEGS + 1:
            break
    return found


def _turns_of(points: Sequence[tuple[float, float]], least: float) -> list[tuple[float, float]]:
    found, way = [points[0]], 0
    high = low = points[0]
    for point in points[1:]:
        high = point if point[1] > high[1] else high
        low = point if point[1] < low[1] else low
        if way >= 0 and high[1] - point[1] >= least:
            turn, way, high, low = high, -1, point, point
        elif way <= 0 and point[1] - low[1] >= least:
            turn, way, high, low = low, 1, point, point
        else:
            continue
        if len(found) > 1 or abs(turn[1] - found[0][1]) >= least:
            found.append(turn)
    found += [{1: high, -1: low}.get(way, points[-1]), points[-1]]
    return [each for each, _ in groupby(found)]


def _counted(things: Iterable[str]) -> list[Message | str]:
    return [
        message("describe-counted", name=name, count=count) if count > 1 else name
        for name, count in Counter(things).most_common()
    ]


def _correlation(points: Sequence[tuple[float, float]]) -> float:
    """Return Pearson's coefficient; 0 with fewer than three points, or if either is constant."""
    if len(points) < 3:
        return 0.0
    sides = list(zip(*points, strict=True))
    across, up = ([each - math.fsum(side) / len(side) for each in side] for side in sides)
    spread = math.hypot(*across) * math.hypot(*up)
    return math.fsum(a * b for a, b in zip(across, up, strict=True)) / spread if spread else 0.0


def board(
    say: Catalogue, title: str, parts: Iterable[tuple[str, Iterable[str]]], more: Sequence[str] = ()
) -> Described:
    """Return the descriptions of a board, given its parts and the names of what stands in each."""
    found = tuple(BoardPart(name, tuple(things)) for name, things in parts)
    return Described(FigureData(title, "board", parts=found, more=tuple(more)), say)
