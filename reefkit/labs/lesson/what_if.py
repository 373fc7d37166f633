"""What if: one finished match, one thing changed, both courses over each other.

A lab says with a `WhatIf` what is compared (`Kind.what_if`); what may be changed the game says
(`reefkit.match.changes`). A `Trial` is what the student has set on the page, and what came of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from reefkit.match.errors import Rejection, reject
from reefkit.match.table import MemoryTable, Table
from reefkit.match.what_if import Course, check_allowed
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.widgets.charts import Band

Whose = Literal["own", "table"]
Guess = Literal["", "higher", "same", "lower"]
GUESSES: tuple[Guess, ...] = ("higher", "same", "lower")
SLICE = 0.12
"""Seconds that a course is played on before the page answers again what a reader does."""


class Curve(NamedTuple):
    """One thing that is compared between both courses.

    Attributes
    ----------
    key
        Told apart by it.
    name
        What it is; at the end of the line, in the list of measures, and in the table.
    values
        From time 0 of the chart on; NaN where it is undefined.
    whose
        The seat's at this screen, or of the whole table.
    whole
        Whether its values are whole numbers.
    drawn
        Whether the chart has it; else its last value stands in the table alone.
    """

    key: str
    name: Message
    values: tuple[float, ...]
    whose: Whose = "own"
    whole: bool = True
    drawn: bool = True

    @property
    def end(self) -> float:
        """The last value that is defined; NaN where none is."""
        known = [value for value in self.values if not math.isnan(value)]
        return known[-1] if known else math.nan


@dataclass(frozen=True)
class WhatIf:
    """What a lab compares between a match and its other course.

    Attributes
    ----------
    curves
        Gives what is compared: of a table (the match's, or a handle of the new course), the seat
        at this screen, and the position at which the change was made. The same keys for both.
    time
        Gives where a moment stands on the charts' time: of a table, a position of its log, the
        position of the change.
    label
        Says what the charts' time counts.
    card_name
        Names a kind of card that may be removed.
    exact
        Whether time has many short steps, such as cards laid.
    bands
        Gives the match's own bands of time, such as stages; none where it has none.
    band_head
        What a band is called over a table's column.
    """

    curves: Callable[[Table, int, int], tuple[Curve, ...]]
    time: Callable[[Table, int, int], float]
    label: Callable[[Table], Message]
    card_name: Callable[[str], Message]
    exact: bool = False
    bands: Callable[[Any], Sequence[Band]] | None = None
    band_head: Message | None = None


class Compared(NamedTuple):
    """One thing in both courses."""

    was: Curve
    now: Curve

    @property
    def difference(self) -> float:
        """By how much the new course ends higher."""
        return self.now.end - self.was.end

    @property
    def came(self) -> Guess:
        """Which way it came out; empty where one of the two is undefined."""
        if math.isnan(self.difference):
            return ""
        if math.isclose(self.was.end, self.now.end, abs_tol=1e-9):
            return "same"
        return "higher" if self.difference > 0 else "lower"


class Result(NamedTuple):
    """What came of a course.

    Attributes
    ----------
    course
        The course.
    table
        A handle of it, for readings.
    compared
        What the lab compares.
    changed_at, begins_at
        Where the change and the first simulated decision stand on the charts' time; none where all
        that was recorded stood.
    """

    course: Course
    table: Table
    compared: tuple[Compared, ...]
    changed_at: float
    begins_at: float | None


@dataclass
class Trial:
    """What is set on the page, and what came of it.

    Attributes
    ----------
    change
        The key of what is changed (`offers.Offer`); empty before anything was chosen.
    value
        What an option is turned to.
    position
        When, as a position of the log; none: the first that is offered.
    replayed
        The moment of the replay from which the page was opened; none for none.
    measure, guess
        Which curve is predicted, and how.
    course
        The course that is played now.
    result
        What came of the last one.
    """

    change: str = ""
    value: str = ""
    position: int | None = None
    replayed: int | None = None
    measure: str = ""
    guess: Guess = ""
    course: Course | None = None
    result: Result | None = None


def trial_of(session: LessonSession) -> Trial:
    """Give the trial of the page, begun where there is none."""
    if session.ui.what_if is None:
        session.ui.what_if = Trial()
    return session.ui.what_if


def refusal(session: LessonSession) -> Message | None:
    """Say why the match that is open cannot be replayed with something changed; none where it can.

    A class's match may be: its page is the class server's, and the kernel knows the key (DESIGN.md,
    decision 11). Nothing of the new course is shown but what the end of any match tells: counts of
    one's own and of the table, never hands or notes.
    """
    kind, scene = session.kind, session.scene()
    if kind.what_if is None or session.table is None:
        return message("reject-lab-no-table")
    if session.seat not in session.here:
        return message("what-if-own-alone")
    if not scene.now.over:
        return message("reject-what-if-not-over")
    if scene.covered:
        return message("reject-what-if-drawn-first")
    try:
        kind.check_record(scene)
        check_allowed(session.table.match)
    except Rejection as error:
        return error.message
    return None


def is_offered(session: LessonSession) -> bool:
    """Tell whether pages lead to *What if*: a match is over that somebody here has played."""
    if session.kind.what_if is None or session.table is None:
        return False
    match = session.table.match
    known = bool(match.setup.key) and not match.is_copy
    return known and session.seat in session.here and bool(session.table.view(None).over)


def what_if_of(session: LessonSession) -> WhatIf:
    """Give what the lab compares.

    Raises
    ------
    Rejection
        When it compares nothing.
    """
    if session.kind.what_if is None:
        raise reject("lab-not-understood")
    return session.kind.what_if


def curves_now(session: LessonSession, position: int) -> tuple[Curve, ...]:
    """Give the curves of the match as it was played, around the position of a change."""
    return what_if_of(session).curves(session.open_table, session.seat, position)


def play_on(trial: Trial) -> Iterator[float]:
    """Play the course of a trial slice by slice, giving its progress; it may be left any time."""
    course = trial.course
    if course is None:
        return
    ends = monotonic() + SLICE
    for progress in course.steps():
        if trial.course is not course:
            return  # stopped, or begun anew
        if monotonic() >= ends:
            yield progress
            ends = monotonic() + SLICE


def finish(session: LessonSession, trial: Trial) -> None:
    """Read what came of the course that is done."""
    course, asked = trial.course, what_if_of(session)
    if course is None or not course.done:
        return
    table, was = MemoryTable(course.match), session.open_table
    at = course.position
    now = {each.key: each for each in asked.curves(table, session.seat, at)}
    compared = tuple(
        Compared(each, now[each.key]) for each in curves_now(session, at) if each.key in now
    )
    first = course.first
    begins = None if first is None else asked.time(table, first.position, at)
    trial.result = Result(course, table, compared, asked.time(was, at, at), begins)
    trial.course = None
