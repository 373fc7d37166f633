"""Charts stay covered while their student has still to draw them in *After* (rules page, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.lesson import papers
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.labs.assessing.sheet import Sheet
    from reefkit.labs.lesson.session import LessonSession

PLOTS = ("range-plot", "curve-plot")
"""Kinds of question that a chart of the match would answer."""


def is_covered(session: LessonSession) -> bool:
    """Tell whether a plot of this match is being asked for: begun, and not checked for good yet.

    Before *After* was begun the charts stand open, as they did while the match was played; and
    after it was handed in they stand open again, drawn or not.
    """
    try:
        seat = papers.seat_here(session)
        if seat is None or session.must_say_who or not papers.is_over(session):
            return False
        work = session.work
        id_ = papers.after_id(session.open_table, seat)
        place = work.recall(f"place:{id_}")
        begun = isinstance(place, dict) and place.get("stage", "begin") != "begin"
        if not begun or work.finished(id_):
            return False
        sitting = _sheet(session, seat).sitting(work)
        plots = (each for each in sitting.questions.values() if each.kind in PLOTS)
        return any(sitting.standing(each.id).may_answer for each in plots)
    except ReefkitError:  # the sheet itself says what is wrong with it, and asks for nothing
        return False


def _sheet(session: LessonSession, seat: int) -> Sheet:
    """Compose the sheet once: it is the same as long as the match and its student are."""
    key = (session.work.who, id(session.table), seat)
    if session.drawn_first is None or session.drawn_first[0] != key:
        made = papers.in_force(session)
        sheet = papers.after_sheet(made, session.work, session.open_table, seat)
        session.drawn_first = (key, sheet)
    return session.drawn_first[1]
