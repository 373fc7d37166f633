"""Grades in the course of a learning platform."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.classroom.exports.tables import Total
from reefkit.desk.class_export import counted_totals
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import (
        CourseGrade,
        GradeValue,
    )

_GRADED_PARTS = ("before", "match", "after")
"""A lesson's columns, in the order of the lesson."""

grade_acts = Acts()


def _require_course(session: DeskSession) -> None:
    if not session.store.courses.of_class(session.class_id):
        raise reject("grades-no-course")


@grade_acts.on("grades-sends")
def _set_sends(session: DeskSession, *, checked: bool = False) -> None:
    _require_course(session)
    session.store.courses.set_sends(session.class_id, checked)


@grade_acts.on("grades-release")
def _release(session: DeskSession) -> None:
    _require_course(session)
    lesson = session.scene().setting.game
    values = {each.person: _value(each) for each in counted_totals(session, lesson, "after")}
    if not values:
        raise reject("grades-nothing")
    changed = session.store.courses.release(session.class_id, lesson, values)
    waiting = sum(not each.final for each in values.values())
    text = message("grades-released", count=changed)
    session.tell(message("grades-released-unread", told=text, count=waiting) if waiting else text)


def _value(total: Total) -> GradeValue:
    from reefkit.classroom.store import GradeValue  # noqa: PLC0415  # imports SQLAlchemy

    return GradeValue(
        points=round(total.points, 2),
        of=round(total.of, 2),
        complete=bool(total.finished) and not total.from_file,
        final=not total.to_read,
    )


@grade_acts.on("roster-read")
def _read_roster(session: DeskSession) -> None:
    _require_course(session)
    session.store.courses.ask_roster(session.class_id)
    session.tell(message("roster-asked"))


def _render_grades(scene: DeskScene) -> str:
    courses = [] if scene.session.ended else scene.store.courses.of_class(scene.class_id)
    if not courses:
        return ""
    grades = scene.store.courses.grades(scene.class_id)
    lesson = scene.setting.game
    names = _names(scene)
    columns = [
        _column(
            part, [each for each in grades if (each.lesson, each.part) == (lesson, part)], names
        )
        for part in _GRADED_PARTS
    ]
    return scene.render(
        "course_grades.html", sends=any(each.sends for each in courses), columns=columns
    )


def _names(scene: DeskScene) -> dict[str, str]:
    members = scene.store.courses.members(scene.class_id)
    return {each.visitor: scene.name(each.person or "") for each in members}


def _column(part: str, grades: list[CourseGrade], names: dict[str, str]) -> dict[str, object]:
    faults: dict[str, list[str]] = {}
    for each in grades:
        if each.fault and not each.is_sent:
            faults.setdefault(each.fault, []).append(names.get(each.visitor, ""))
    return {
        "part": part,
        "all": len(grades),
        "sent": sum(each.is_sent for each in grades),
        "latest": max((each.sent_time or "" for each in grades), default=""),
        "faults": sorted((fault, sorted(whose)) for fault, whose in faults.items()),
    }


def _render_roster(scene: DeskScene) -> str:
    courses = scene.store.courses.of_class(scene.class_id)
    if not courses:
        return ""
    members = scene.store.courses.members(scene.class_id)
    students = [each for each in members if each.person in scene.by_person]
    counts = Counter(each.teaches for each in members if each.gone is None)
    return scene.render(
        "course_roster.html",
        students=counts[False],
        teachers=counts[True],
        to_come=sum(each.came is None and each.gone is None for each in students),
        gone=[scene.name(each.person or "") for each in students if each.gone is not None],
        read=max((each.read or "" for each in courses), default=""),
        asked=any(each.asked for each in courses),
        faults=sorted({each.fault for each in courses if each.fault}),
    )


GRADES = DeskPart("grades", _render_grades, grade_acts, tab="exports")

ROSTER = DeskPart("roster", _render_roster, grade_acts, tab="class")
