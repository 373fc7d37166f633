"""Reading what a class has answered, for the tabs *Before* and *After* and for the exports."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from reefkit.labs.desk.answered import Assessed
from reefkit.labs.desk.graded import SURVEY, GradedRow, PupilSheet, TotalRow
from reefkit.labs.desk.grading import Grading, SheetGiven
from reefkit.labs.desk.papers import desk_papers

if TYPE_CHECKING:
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.labs.desk.session import DeskSession

__all__ = ["AT_A_LOOK", "Assessed", "assessed_of", "graded", "reading_of", "totals"]

KEY = "assessment-class"
SHUFFLE = "shuffle"
"""The setting of a person that says what their questions are shuffled by (`labs.identity`)."""
AT_A_LOOK = 0.3
"""Seconds that one drawing, or one act, may spend on questions of matches not read yet."""
SECONDS = 3.0
"""How old a reading may be when nobody else is known to have written."""


class Reading:
    """Reads a class for its assessments, and reads it again only when somebody wrote.

    Parameters
    ----------
    session
        Whose class it is.
    """

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.grading = Grading(desk_papers(), session.opened.match)
        self._shuffled: dict[str, tuple[str, ...]] = {}
        self._read: tuple[object, float, Assessed] | None = None

    def assessed(self, scene: DeskScene, seconds: float = inf) -> Assessed:
        """Give what the class has answered.

        Parameters
        ----------
        scene
            The desk.
        seconds
            How long questions of matches may be made before the rest waits for the next look.
        """
        if self._read is not None and self._read[2].members != scene.members:
            self._shuffled.clear()  # two may have been made one
        told = (scene.store.changes(), scene.members, scene.setting, scene.class_id)
        known = self._read
        fresh = known is not None and known[0] == told and monotonic() - known[1] < SECONDS
        if known is not None and fresh and not known[2].unread:
            return known[2]
        self.grading.begin(seconds)
        found = self._assess(scene)
        self._read = (told, monotonic(), found)
        return found

    def forget(self) -> None:
        """Read anew at the next look, as after a mark of this desk's own."""
        self._read = None

    def _assess(self, scene: DeskScene) -> Assessed:
        marks = scene.store.classes.marks(scene.class_id)
        forms = scene.setting.forms
        sheets: list[PupilSheet] = []
        for given in self._given(scene):
            if self.grading.knows(given.lesson):
                sheets += self.grading.sheets(given, forms, marks)
        papers = desk_papers()
        lesson = scene.setting.game
        unread = frozenset(self.grading.unread)
        return Assessed(scene.members, tuple(sheets), papers[lesson], unread)

    def _given(self, scene: DeskScene) -> list[SheetGiven]:
        """Gather what each member gave, sheet by sheet; *Before* of everybody stands first."""
        classes, lesson = scene.store.classes, scene.setting.game
        answers: dict[tuple[str, str, str], list[object]] = {}
        for member in scene.members:
            answers[member.person, lesson, "before"] = []
        for key in self._played(scene):
            answers.setdefault(key, [])
        for each in classes.answers(scene.class_id):
            key = (each.person, each.lesson, each.sheet.removesuffix(SURVEY))
            answers.setdefault(key, []).append(each)
        finished = {
            (each.person, each.lesson, each.sheet): each.time
            for each in classes.finished(scene.class_id)
        }
        for person, of, sheet in finished:
            answers.setdefault((person, of, sheet.removesuffix(SURVEY)), [])
        return [
            SheetGiven(
                person=key[0],
                who=self._who(key[0])[0],
                merged=self._who(key[0])[1:],
                lesson=key[1],
                sheet=key[2],
                answers=tuple(given),  # type: ignore[arg-type]  # answers, as they were put in
                finished=finished.get(key, ""),
            )
            for key, given in answers.items()
        ]

    def _played(self, scene: DeskScene) -> Sequence[tuple[str, str, str]]:
        """Name the sheets about the class's matches that are over, whether begun or not."""
        found = []
        for row in scene.tables:
            table = scene.handles.get(row.id)
            if table is None or row.match is None or not table.view(None).over:
                continue
            for seat, people in enumerate(row.seats):
                found += [(each, row.lesson, f"after:{row.match}:{seat + 1}") for each in people]
        return found

    def _who(self, person: str) -> tuple[str, ...]:
        """Give what a person's questions are shuffled by, and what those merged into them were."""
        if person not in self._shuffled:
            kept = self.session.store.work.recall_all(f"person:{person}")
            merged = [value for name, value in kept.items() if name.startswith(f"{SHUFFLE}/")]
            self._shuffled[person] = (str(kept.get(SHUFFLE) or person), *map(str, merged))
        return self._shuffled[person]


def reading_of(session: DeskSession) -> Reading:
    """Give a desk's reading, made when it is first asked for."""
    found = session.ui.settings.get(KEY)
    if not isinstance(found, Reading):
        found = Reading(session)
        session.ui.settings[KEY] = found
    return found


def assessed_of(scene: DeskScene, seconds: float = inf) -> Assessed:
    """Give what a class has answered, graded (see `Reading.assessed`)."""
    return reading_of(scene.session).assessed(scene, seconds)


def graded(session: DeskSession) -> tuple[GradedRow, ...]:
    """Give every attempt of every member of a desk's class, graded: a row an answer."""
    return assessed_of(session.scene()).graded()


def totals(session: DeskSession) -> tuple[TotalRow, ...]:
    """Give every member's sheets of a desk's class as a whole."""
    return assessed_of(session.scene()).totals()
