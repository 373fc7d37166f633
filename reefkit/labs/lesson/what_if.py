"""Counterfactuals: a finished match replayed with one change, its course next to the original's.

A lab's `WhatIf` lists the quantities that are compared (`Lab.what_if`); `reefkit.match.changes`
has the changes that a game allows. A `Trial` is what the student has set on the page, and the
result.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
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
    from markupsafe import Markup

    from reefkit.widgets.chart_data import Band

Whose = Literal["own", "table"]
WHOSE: tuple[Whose, ...] = ("own", "table")
Guess = Literal["", "higher", "same", "lower"]
GUESSES: tuple[Guess, ...] = ("higher", "same", "lower")


class ComparedCurve(NamedTuple):
    """One quantity that is compared between both courses."""

    key: str  #: Id of the quantity, the same in both courses.
    name: Message  #: Label: at the end of the line, in the list of measures, and in the table.
    values: tuple[float, ...]  #: From time 0 of the chart; NaN where undefined.
    whose: Whose = "own"  #: Of the seat at this screen, or of the whole table.
    whole: bool = True  #: Whether its values are whole numbers.
    drawn: bool = True  #: Whether the chart draws it; if not, only the table shows its last value.

    @property
    def end(self) -> float:
        """The last defined value; NaN if there is none."""
        known = [value for value in self.values if not math.isnan(value)]
        return known[-1] if known else math.nan


def compared(
    course: Course, seat: int, names: str, drawn: Sequence[str], ends: Sequence[str] = ()
) -> tuple[ComparedCurve, ...]:
    """Return quantities of a course as curves of one seat.

    `drawn`: Ids of the quantities that the chart draws. `ends`: Ids of those of which only the last
    value is shown, in the table. `names`: Prefix of the message ids of the labels.
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
    #: Returns the cards that struck, those that harmed a seat most first, each with what it did.
    #: None: every card of the deck is offered. Arguments: the table and the seat at this screen.
    struck: Callable[[Table, int], Mapping[str, Message]] | None = None
    #: Says what came in the place of a removed card; None if the game draws another.
    without: Message | None = None
    #: Returns a picture of a seat's board at the end of a table's match; None if there is none.
    board: Callable[[Any, Table, int], Markup] | None = None
    exact: bool = False  #: Whether the time axis has many short steps, such as cards laid.
    #: Returns the match's bands of time, such as stages; None if it has none.
    bands: Callable[[Any], Sequence[Band]] | None = None
    band_head: Message | None = None  #: Heading of the bands over a table's column.


class Compared(NamedTuple):
    """One quantity in both courses."""

    was: ComparedCurve  #: As played.
    now: ComparedCurve  #: In the changed course.

    @property
    def at(self) -> int | None:
        """Index of the last time at which both courses have a value.

        Values are compared at this time even if one course goes on longer. None if there is no such
        time, or only last values are known.
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
        shown = self._rounded(value)
        return message("charts-whole" if self.was.whole else "charts-decimal", value=shown)

    def _rounded(self, value: float) -> float:
        return round(value) if self.was.whole else round(value, 2)

    @property
    def difference(self) -> float:
        was, now = self.ends
        return now - was

    @property
    def change(self) -> Message:
        """Say by how much the changed course ended higher or lower, in the figures shown."""
        if not self.came:
            return message("charts-nothing")
        was, now = map(self._rounded, self.ends)
        return Message(f"what-if-by-{self.came}", {"value": self._rounded(abs(now - was))})

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

    course: Counterfactual
    compared: tuple[Compared, ...]
    changed_at: float  #: Time of the change on the charts' axis.
    #: Time of the first simulated decision on that axis; None if all recorded decisions were kept.
    begins_at: float | None

    @property
    def drawn(self) -> list[Compared]:
        return [each for each in self.compared if each.was.drawn]

    @property
    def lengths(self) -> tuple[int, int] | None:
        """Last time of the course as played and of the changed one; None if curves disagree."""
        found = {(len(each.was.values) - 1, len(each.now.values) - 1) for each in self.drawn}
        return found.pop() if len(found) == 1 else None


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
    #: Last values by the curve's key, without and with the change; one pair per replay. NaN if
    #: undefined, or if the course broke off before its end.
    ends: list[tuple[dict[str, float], dict[str, float]]] = field(default_factory=list)
    #: Curves of the latest course, for their names.
    curves: dict[str, ComparedCurve] = field(default_factory=dict)

    def play(self, wanted: int) -> Iterator[int]:
        """Simulate until there are `wanted` pairs in all; after each, yield their number."""
        while (luck := len(self.ends)) < wanted:
            self.ends.append((self._end(None, luck), self._end(self.change, luck)))
            yield luck + 1

    def _end(self, change: Change | None, luck: int) -> dict[str, float]:
        course = Counterfactual(self.match, change, self.position, luck).run()
        found = self.asked.curves(MemoryTable(course.match), self.seat, course.position)
        self.curves |= {each.key: each for each in found}
        return {each.key: each.end if course.over else math.nan for each in found}

    def counts(self, key: str) -> TableCounts:
        """Count the last values of a curve, over the pairs in which both are defined."""
        pairs = [tuple(end.get(key, math.nan) for end in pair) for pair in self.ends]
        known = [pair for pair in pairs if not any(map(math.isnan, pair))]
        return counted(list(np.array(known, np.float64).reshape(-1, 2).T))

    def rows(self) -> list[dict[str, float]]:
        """Return one row per course: ``pair`` from 1, ``changed``, and the last values by key."""
        return [
            {"pair": number, "changed": changed}
            | {key.replace("-", "_"): value for key, value in end.items()}
            for number, pair in enumerate(self.ends, 1)
            for changed, end in zip((False, True), pair, strict=True)
        ]


@dataclass
class Trial(Simulated):
    """What the student has set on the page *What if*, and the results."""

    #: Key of the change (`WhatIfChange`); empty before one is chosen.
    change: str = ""
    value: str = ""  #: New value of an option.
    #: Position of the change in the log; None for the first that is offered.
    position: int | None = None
    #: Moment of the replay from which the page was opened; None if it was opened otherwise.
    replayed: int | None = None
    measure: str = ""  #: Key of the curve whose change is predicted.
    guess: Guess = ""
    course: Counterfactual | None = None  #: The course simulated last; None before the first.
    result: CourseResult | None = None  #: Result of `course`; None until it is complete.
    replays: Replays | None = None  #: Replays with different luck; None before they are requested.


Group = Literal["named", "card", "option"]
GROUPS: tuple[Group, ...] = ("named", "card", "option")
ON, OFF = "yes", "no"


class WhatIfChange(NamedTuple):
    """One thing that can be changed."""

    group: Group  #: A named change, the removal of a card, or a change of an option.
    id: str  #: Id of the named change, the card or the option.
    name: str  #: Label.
    about: str = ""  #: Explanation; may be empty.
    #: Values that an option can be changed to, with labels; empty if the value is typed, and for
    #: other groups.
    values: tuple[tuple[str, str], ...] = ()
    least: int = 0  #: Smallest value of an option that is typed.
    most: int = 0  #: Largest value of an option that is typed.
    picture: Markup | None = None  #: Of a card that struck.

    @property
    def key(self) -> str:
        """The value by which the browser names the change."""
        return f"{self.group}:{self.id}"

    @property
    def is_typed(self) -> bool:
        return self.group == "option" and not self.values
