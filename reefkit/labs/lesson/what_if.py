"""What if: one finished match, one thing changed, both courses over each other.

A lab says with a `WhatIf` what is compared (`Lab.what_if`); what may be changed the game says
(`reefkit.match.game`). A `Trial` is what the student has set on the page, and what came of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from reefkit.data_lab.tally import TableCounts, counted
from reefkit.match.changes import Change
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.course import Course, line
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Message, message
from reefkit.text.messages import Value

if TYPE_CHECKING:
    from reefkit.widgets.chart_data import Band

Whose = Literal["own", "table"]
Guess = Literal["", "higher", "same", "lower"]
GUESSES: tuple[Guess, ...] = ("higher", "same", "lower")
SLICE = 0.12
"""Seconds that a course is played on before the page answers again what a reader does."""


class ComparedCurve(NamedTuple):
    """One thing that is compared between both courses."""

    key: str  #: Told apart by it.
    name: Message  #: What it is; at the end of the line, in the list of measures, and in the table.
    values: tuple[float, ...]  #: From time 0 of the chart on; NaN where it is undefined.
    whose: Whose = "own"  #: The seat's at this screen, or of the whole table.
    whole: bool = True  #: Whether its values are whole numbers.
    drawn: bool = True  #: Whether the chart has it; else its last value is in the table alone.

    @property
    def end(self) -> float:
        """The last defined value; NaN if there is none."""
        known = [value for value in self.values if not math.isnan(value)]
        return known[-1] if known else math.nan


def compared(
    course: Course, seat: int, names: str, drawn: Sequence[str], ends: Sequence[str] = ()
) -> tuple[ComparedCurve, ...]:
    """Return quantities of a course, by id, as a seat compares them.

    ``drawn`` are lines of the chart; of ``ends`` the last value is in the table alone. ``names`` is
    how the messages begin that name them.
    """
    return tuple(
        ComparedCurve(
            each.id,
            Message(names + each.id),
            line(each.of(seat)) if each.id in drawn else (each.last(seat),),
            "table" if each.scope == "table" else "own",
            each.whole,
            each.id in drawn,
        )
        for each in (course[id_] for id_ in (*drawn, *ends))
    )


@dataclass(frozen=True)
class WhatIf:
    """What a lab compares between a match and its other course."""

    #: Gives what is compared: of a table (the match's, or a handle of the new course), the seat at
    #: this screen, and the position at which the change was made. The same keys for both.
    curves: Callable[[Table, int, int], tuple[ComparedCurve, ...]]
    #: Gives where a moment is on the charts' time: of a table, a position of its log, the
    #: position of the change.
    time: Callable[[Table, int, int], float]
    label: Callable[[Table], Message]  #: Says what the charts' time counts.
    card_name: Callable[[str], Message]  #: Names a kind of card that may be removed.
    exact: bool = False  #: Whether time has many short steps, such as cards laid.
    #: Gives the match's own bands of time, such as stages; none where it has none.
    bands: Callable[[Any], Sequence[Band]] | None = None
    band_head: Message | None = None  #: What a band is called over a table's column.


class Compared(NamedTuple):
    """One thing in both courses."""

    was: ComparedCurve
    now: ComparedCurve

    @property
    def at(self) -> int | None:
        """The last moment that both courses have a value at; none where one of the two has none.

        A course that goes on longer is not compared with what the other came to earlier.
        """
        if not self.was.drawn:
            return None
        both = zip(self.was.values, self.now.values, strict=False)
        known = [n for n, pair in enumerate(both) if not any(map(math.isnan, pair))]
        return known[-1] if known else None

    @property
    def ends(self) -> tuple[float, float]:
        at = self.at
        if at is None:
            return self.was.end, self.now.end
        return self.was.values[at], self.now.values[at]

    @property
    def difference(self) -> float:
        was, now = self.ends
        return now - was

    @property
    def came(self) -> Guess:
        """The direction of the difference; empty if either value is undefined."""
        if math.isnan(self.difference):
            return ""
        if math.isclose(*self.ends, abs_tol=1e-9):
            return "same"
        return "higher" if self.difference > 0 else "lower"


class CourseResult(NamedTuple):
    """What came of a course."""

    course: Counterfactual  #: The course.
    table: Table  #: A handle of it, for readings.
    compared: tuple[Compared, ...]  #: What the lab compares.
    #: ``changed_at``, ``begins_at``: Where the change and the first simulated decision are on the
    #: charts' time; none where all that was recorded stood.
    changed_at: float
    begins_at: float | None


REPLAYS = 200
"""How many times the page plays on with other luck."""


@dataclass
class Replays:
    """A match that is played on with other luck, over and over: with nothing changed, and changed.

    Bots of the same styles decide at every seat on both sides, and the two of a pair have the same
    luck, so that they differ in the change alone.
    """

    match: Match
    change: Change | None
    position: int
    seat: int
    asked: WhatIf
    #: By pair, where both courses ended: each curve's last value by its key.
    ends: list[tuple[dict[str, float], dict[str, float]]] = field(default_factory=list)
    curves: dict[str, ComparedCurve] = field(default_factory=dict)  #: What is compared, by key.

    def play(self) -> None:
        luck = len(self.ends)
        self.ends.append((self._end(None, luck), self._end(self.change, luck)))

    def _end(self, change: Change | None, luck: int) -> dict[str, float]:
        course = Counterfactual(self.match, change, self.position, luck).run()
        found = self.asked.curves(MemoryTable(course.match), self.seat, course.position)
        self.curves |= {each.key: each for each in found}
        return {each.key: each.end if course.over else math.nan for each in found}

    def counts(self, key: str) -> TableCounts:
        pairs = [tuple(end.get(key, math.nan) for end in pair) for pair in self.ends]
        known = [pair for pair in pairs if not any(map(math.isnan, pair))]
        return counted(list(np.array(known, np.float64).reshape(-1, 2).T))

    def rows(self) -> list[dict[str, float]]:
        return [
            {"pair": number, "changed": changed}
            | {key.replace("-", "_"): value for key, value in end.items()}
            for number, pair in enumerate(self.ends, 1)
            for changed, end in zip((False, True), pair, strict=True)
        ]


@dataclass
class Trial:
    """What is set on the page, and what came of it."""

    #: The key of what is changed (`WhatIfChange`); empty before anything was chosen.
    change: str = ""
    value: str = ""  #: What an option is turned to.
    position: int | None = None  #: When, as a position of the log; none: the first that is offered.
    #: The moment of the replay from which the page was opened; none for none.
    replayed: int | None = None
    #: ``measure``, ``guess``: Which curve is predicted, and how.
    measure: str = ""
    guess: Guess = ""
    course: Counterfactual | None = None  #: The course that is played now.
    result: CourseResult | None = None  #: What came of the last one.
    replays: Replays | None = None  #: The same with other luck; none before it is requested.
    replaying: bool = False  #: Whether it is played now.
    task: object = None  #: What plays it: a task that nobody holds may vanish.


def play_on(trial: Trial) -> Iterator[float]:
    """Play a trial's course in slices, yielding progress; it may be abandoned at any time."""
    course = trial.course
    if course is None:
        return
    ends = monotonic() + SLICE
    for progress in course.steps():
        if trial.course is not course:
            return  # stopped, or begun again
        if monotonic() >= ends:
            yield progress
            ends = monotonic() + SLICE


Group = Literal["named", "card", "option"]
GROUPS: tuple[Group, ...] = ("named", "card", "option")
ON, OFF = "yes", "no"


class WhatIfChange(NamedTuple):
    """One thing that can be changed."""

    key: str  #: What a browser sends for it: its group and its id.
    group: Group  #: A named change, a card that is removed, or an option that is turned.
    id: str  #: The named change's, the card's or the option's.
    #: ``name``, ``about``: What it is, said; the second may be empty.
    name: str
    about: str = ""
    #: What an option can be turned to: value and label; empty where it is typed, or is none.
    values: tuple[tuple[str, str], ...] = ()
    #: ``least``, ``most``: Of an option that is typed.
    least: int = 0
    most: int = 0

    @property
    def is_typed(self) -> bool:
        return self.group == "option" and not self.values


class When(NamedTuple):
    """One moment at which the change can be made."""

    position: int
    name: Message


WHOSE: tuple[Whose, ...] = ("own", "table")


def verdict(trial: Trial, result: CourseResult) -> Message:
    found = next((each for each in result.compared if each.was.key == trial.measure), None)
    came = found.came if found is not None else ""
    if found is None or not came:
        return message("what-if-undefined")
    values: dict[str, Value] = {
        "measure": found.was.name,
        "was": _figure(found.was, found.ends[0]),
        "now": _figure(found.now, found.ends[1]),
    }
    hit = "right" if came == trial.guess else "other"
    return Message(f"what-if-came-{hit}-{came}", values)


def _figure(curve: ComparedCurve, value: float) -> Message:
    if math.isnan(value):
        return message("charts-nothing")
    if curve.whole:
        return message("charts-whole", value=round(value))
    return message("charts-decimal", value=round(value, 2))


class _ComparedBar(NamedTuple):
    """One of the two courses in the picture of what was predicted."""

    course: Literal["played", "what-if"]
    value: Message
    percent: int  #: How long its bar is, of the longer one.


def bars(trial: Trial, result: CourseResult) -> tuple[_ComparedBar, ...]:
    found = next((each for each in result.compared if each.was.key == trial.measure), None)
    if found is None or not found.came:
        return ()
    was, now = found.ends
    most = max(abs(was), abs(now)) or 1.0
    return (
        _ComparedBar("played", _figure(found.was, was), round(100 * abs(was) / most)),
        _ComparedBar("what-if", _figure(found.now, now), round(100 * abs(now) / most)),
    )


def shared_time(result: CourseResult) -> tuple[int, int, int] | None:
    """Return when both courses are compared and both lengths; None if the lengths agree."""
    drawn = [each for each in result.compared if each.was.drawn]
    lengths = {(len(each.was.values) - 1, len(each.now.values) - 1) for each in drawn}
    if len(lengths) != 1:
        return None
    was, now = lengths.pop()
    return None if was == now else (min(was, now), was, now)


def _by_how_much(each: Compared) -> Message:
    if not each.came:
        return message("charts-nothing")
    whole = each.was.whole
    size = abs(each.difference)
    value = round(size) if whole else round(size, 2)
    return Message(f"what-if-by-{each.came}", {"value": value})


def rows(
    result: CourseResult,
) -> list[tuple[Whose, list[tuple[Message, Message, Message, Message]]]]:
    return [
        (
            whose,
            [
                (
                    each.was.name,
                    _figure(each.was, each.ends[0]),
                    _figure(each.now, each.ends[1]),
                    _by_how_much(each),
                )
                for each in result.compared
                if each.was.whose == whose
            ],
        )
        for whose in WHOSE
    ]


def count_rows(result: CourseResult) -> int:
    return sum(len(each.was.values) + len(each.now.values) for each in result.compared)
