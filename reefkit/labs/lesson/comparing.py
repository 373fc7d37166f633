"""What came of the other course, said: what stood, where simulation began, and how both end."""

from __future__ import annotations

import csv
import io
import math
from typing import TYPE_CHECKING

from reefkit.labs.lesson import offers
from reefkit.labs.lesson.what_if import Compared, Curve, Result, Trial, Whose
from reefkit.match.what_if import Change, OptionTurned
from reefkit.text import Message, message
from reefkit.text.message import Value

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

WHOSE: tuple[Whose, ...] = ("own", "table")


def said_change(session: LessonSession, change: Change) -> Message:
    """Say in plain words what is changed."""
    offer = offers.chosen(session)
    name = "" if offer is None else offer.name
    if isinstance(change, OptionTurned):
        value = str(change.value)
        if offer is not None:
            sent = offers.value_of(session, offer)
            value = next((label for each, label in offer.values if each == sent), value)
        return message("what-if-said-option", option=name, value=value)
    group = "card" if offer is not None and offer.group == "card" else "named"
    return Message(f"what-if-said-{group}", {"what": name})


def told(session: LessonSession, result: Result) -> list[Message]:
    """Tell how the course was made: what stood of the record, and where simulation began."""
    course, seats = result.course, session.open_table.setup.seats
    said = [message("what-if-stood", stood=course.stood, recorded=course.recorded)]
    if not course.begun:
        said.append(message("what-if-all-stood"))
    by_round: dict[int, list[str]] = {}
    for seat, begun in sorted(course.begun.items(), key=lambda each: each[1]):
        by_round.setdefault(begun.round, []).append(seats[seat].name)
    for round_, names in by_round.items():
        said.append(session.scene().own("what-if-begins", players=names, round=round_))
    if not course.over:
        said.append(message("what-if-broken-off"))
    return said


def verdict(trial: Trial, result: Result) -> Message:
    """Say what came of the prediction."""
    found = next((each for each in result.compared if each.was.key == trial.measure), None)
    came = found.came if found is not None else ""
    if found is None or not came:
        return message("what-if-undefined")
    values: dict[str, Value] = {
        "measure": found.was.name,
        "was": figure(found.was),
        "now": figure(found.now),
    }
    hit = "right" if came == trial.guess else "other"
    return Message(f"what-if-came-{hit}-{came}", values)


def figure(curve: Curve) -> Message:
    """Say where a curve ends."""
    if math.isnan(curve.end):
        return message("charts-nothing")
    if curve.whole:
        return message("charts-whole", value=round(curve.end))
    return message("charts-decimal", value=round(curve.end, 2))


def by_how_much(each: Compared) -> Message:
    """Say by how much the new course ends higher or lower."""
    if not each.came:
        return message("charts-nothing")
    whole = each.was.whole
    size = abs(each.difference)
    value = round(size) if whole else round(size, 2)
    return Message(f"what-if-by-{each.came}", {"value": value})


def rows(result: Result) -> list[tuple[Whose, list[tuple[Message, Message, Message, Message]]]]:
    """Give the table of how both courses end: what it is, as played, what if, the difference."""
    return [
        (
            whose,
            [
                (each.was.name, figure(each.was), figure(each.now), by_how_much(each))
                for each in result.compared
                if each.was.whose == whose
            ],
        )
        for whose in WHOSE
    ]


def count_rows(result: Result) -> int:
    """Count the rows of the file of numbers."""
    return sum(len(each.was.values) + len(each.now.values) for each in result.compared)


def as_csv(session: LessonSession, result: Result) -> bytes:
    """Write both courses: a row a measure, course and time; undefined values are empty."""
    say = session.say
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["measure", "whose", "course", "time", "value"])
    for each in result.compared:
        for course, curve in (("played", each.was), ("what-if", each.now)):
            for time, value in enumerate(curve.values):
                cell = "" if math.isnan(value) else value
                writer.writerow([say.render(curve.name), curve.whose, course, time, cell])
    return file.getvalue().encode()
