"""Counterfactuals: a finished match replayed with one change, its course next to the original's.

A lab's `WhatIf` says what is compared (`Lab.what_if`), the game what may be changed
(`reefkit.match.game`). A `Trial` is what the student has set on the page, and its result.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from reefkit.data_lab.tally import TableCounts, counted
from reefkit.labs.lesson.simulation import Simulated
from reefkit.match.changes import Change
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.course import Course, line
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.widgets.chart_data import Band

Whose = Literal["own", "table"]
WHOSE: tuple[Whose, ...] = ("own", "table")
Guess = Literal["", "higher", "same", "lower"]
GUESSES: tuple[Guess, ...] = ("higher", "same", "lower")


class ComparedCurve(NamedTuple):
    """One quantity that is compared between both courses."""

    key: str  #: Its id, the same in both courses.
    name: Message  #: Its label: at the end of the line, in the list of measures, and in the table.
    values: tuple[float, ...]  #: From time 0 of the chart; NaN where undefined.
    whose: Whose = "own"  #: Of the seat at this screen, or of the whole table.
    whole: bool = True  #: Whether its values are whole numbers.
    drawn: bool = True  #: Whether the chart draws it; else the table has its last value.

    @property
    def end(self) -> float:
        """The last defined value; NaN if there is none."""
        known = [value for value in self.values if not math.isnan(value)]
        return known[-1] if known else math.nan


def compared(
    course: Course, seat: int, names: str, drawn: Sequence[str], ends: Sequence[str] = ()
) -> tuple[ComparedCurve, ...]:
    """Return quantities of a course, by id, as a seat compares them.

    ``drawn`` are the lines of the chart; of ``ends`` the table shows the last value. ``names`` is
    the prefix of the ids of their messages.
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
    """What a lab compares between a match and its changed course."""

    #: Returns the quantities, with the same keys for both courses. Arguments: a table (of the match
    #: or the new course), the seat at this screen, and the position of the change.
    curves: Callable[[Table, int, int], tuple[ComparedCurve, ...]]
    #: Returns the charts' time of a moment. Arguments: a table, a position of its log, and the
    #: position of the change.
    time: Callable[[Table, int, int], float]
    card_name: Callable[[str], Message]  #: Names a kind of card that may be removed.
    exact: bool = False  #: Whether the time axis has many short steps, such as cards laid.
    #: Returns the match's bands of time, such as stages; None if it has none.
    bands: Callable[[Any], Sequence[Band]] | None = None
    band_head: Message | None = None  #: Heading of the bands over a table's column.


class Compared(NamedTuple):
    """One quantity in both courses."""

    was: ComparedCurve
    now: ComparedCurve

    @property
    def at(self) -> int | None:
        """Index of the last time at which both courses have a value; None if there is none.

        Values are compared at this time even if one course goes on longer.
        """
        if not self.was.drawn:
            return None
        both = zip(self.was.values, self.now.values, strict=False)
        known = [n for n, pair in enumerate(both) if not any(map(math.isnan, pair))]
        return known[-1] if known else None

    @property
    def ends(self) -> tuple[float, float]:
        """Values of both courses at the time of comparison."""
        at = self.at
        if at is None:
            return self.was.end, self.now.end
        return self.was.values[at], self.now.values[at]

    @property
    def figures(self) -> tuple[Message, Message]:
        return self._figure(self.ends[0]), self._figure(self.ends[1])

    def _figure(self, value: float) -> Message:
        if math.isnan(value):
            return message("charts-nothing")
        if self.was.whole:
            return message("charts-whole", value=round(value))
        return message("charts-decimal", value=round(value, 2))

    @property
    def difference(self) -> float:
        was, now = self.ends
        return now - was

    @property
    def change(self) -> Message:
        """Say by how much the changed course ended higher or lower."""
        if not self.came:
            return message("charts-nothing")
        size = abs(self.difference)
        value = round(size) if self.was.whole else round(size, 2)
        return Message(f"what-if-by-{self.came}", {"value": value})

    @property
    def came(self) -> Guess:
        """The direction of the difference; empty if either value is undefined."""
        if math.isnan(self.difference):
            return ""
        if math.isclose(*self.ends, abs_tol=1e-9):
            return "same"
        return "higher" if self.difference > 0 else "lower"


class CourseResult(NamedTuple):
    """A simulated course and the comparison with the original."""

    course: Counterfactual  #: The course.
    compared: tuple[Compared, ...]  #: What the lab compares.
    #: ``changed_at``, ``begins_at``: Where the change and the first simulated decision are on the
    #: charts' time; none where all that was recorded stood.
    changed_at: float
    begins_at: float | None

    @property
    def drawn(self) -> list[Compared]:
        return [each for each in self.compared if each.was.drawn]

    @property
    def lengths(self) -> tuple[int, int] | None:
        """How long both courses are; None if not all curves have the same two lengths."""
        found = {(len(each.was.values) - 1, len(each.now.values) - 1) for each in self.drawn}
        return found.pop() if len(found) == 1 else None


REPLAYS = 200
"""Number of replays with different luck that the page simulates."""


@dataclass
class Replays:
    """A match simulated many times with different luck, with and without the change.

    Bots of the same styles decide at every seat on both sides. The two courses of a pair have the
    same luck, so that they differ in the change alone.
    """

    match: Match
    change: Change | None
    position: int
    seat: int
    asked: WhatIf
    #: Each curve's last value by its key, without and with the change; one pair per replay.
    ends: list[tuple[dict[str, float], dict[str, float]]] = field(default_factory=list)
    curves: dict[str, ComparedCurve] = field(default_factory=dict)

    def play(self, wanted: int) -> Iterator[int]:
        """Play on until there are so many pairs, yielding how many there are."""
        while (luck := len(self.ends)) < wanted:
            self.ends.append((self._end(None, luck), self._end(self.change, luck)))
            yield luck + 1

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
class Trial(Simulated):
    """What is set on the page, and what came of it."""

    #: Key of the change (`WhatIfChange`); empty before one is chosen.
    change: str = ""
    value: str = ""  #: New value of an option.
    #: Position of the change in the log; None for the first that is offered.
    position: int | None = None
    #: Moment of the replay from which the page was opened; None if it was opened otherwise.
    replayed: int | None = None
    measure: str = ""  #: Key of the curve whose change is predicted.
    guess: Guess = ""
    course: Counterfactual | None = None  #: The course that was played last.
    result: CourseResult | None = None  #: What came of it; none before its end.
    replays: Replays | None = None  #: The same with other luck; none before it is requested.


Group = Literal["named", "card", "option"]
GROUPS: tuple[Group, ...] = ("named", "card", "option")
ON, OFF = "yes", "no"


class WhatIfChange(NamedTuple):
    """One thing that can be changed."""

    group: Group  #: A named change, a card that is removed, or an option that is turned.
    id: str  #: The named change's, the card's or the option's.
    #: ``name``, ``about``: What it is, said; the second may be empty.
    name: str
    about: str = ""
    #: What an option can be turned to: value and label; empty where it is typed, or is none.
    values: tuple[tuple[str, str], ...] = ()
    least: int = 0  #: Smallest value of an option that is typed.
    most: int = 0  #: Largest value of an option that is typed.

    @property
    def key(self) -> str:
        """What a browser sends for it."""
        return f"{self.group}:{self.id}"

    @property
    def is_typed(self) -> bool:
        return self.group == "option" and not self.values
