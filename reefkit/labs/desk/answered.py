"""A class's graded sheets of one lesson: its items, gain and texts, and rows for the exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from reefkit.assess import (
    Gain,
    ItemFigures,
    Question,
    Said,
    analyse,
    gain_by_goal,
    gain_of,
    said,
    sayable,
)
from reefkit.assess.items import Text
from reefkit.labs.desk import figures
from reefkit.labs.desk.graded import (
    SURVEY,
    GradedRow,
    PupilSheet,
    TotalRow,
    Tried,
    part_of,
    waits,
)

if TYPE_CHECKING:
    from reefkit.classroom.store.classes_records import Member
    from reefkit.labs.desk.papers import DeskPapers


@dataclass(frozen=True)
class OpenText:
    """A question that is answered in a student's own words, and its answers that count."""

    question: Question
    answers: tuple[Tried, ...]

    @property
    def is_scored(self) -> bool:
        """Whether a teacher scores it by a rubric."""
        return isinstance(self.question.item, Text) and self.question.item.levels > 0

    @property
    def waiting(self) -> int:
        """How many answers are to be scored still."""
        return sum(waits(each) for each in self.answers)


@dataclass(frozen=True)
class Counted:
    """One thing that was said to a question, and by how many."""

    said: Said
    students: int


@dataclass(frozen=True)
class Assessed:
    """A class's sheets of one lesson.

    Attributes
    ----------
    members
        Everybody in the class.
    sheets
        All sheets of all lessons that this desk has questions of.
    papers
        The questions of the class's lesson.
    unread
        The students whose own matches are still to be read: a page does a few at each look.
    """

    members: tuple[Member, ...]
    sheets: tuple[PupilSheet, ...]
    papers: DeskPapers
    unread: frozenset[str] = frozenset()
    _figures: dict[object, object] = field(default_factory=dict, compare=False)

    def of_part(self, part: str) -> tuple[PupilSheet, ...]:
        """Give the sheets of a part of the class's lesson, those of a person as they were begun."""
        return self._parts.get(part, ())

    @cached_property
    def _parts(self) -> dict[str, tuple[PupilSheet, ...]]:
        found: dict[str, list[PupilSheet]] = {}
        for sheet in self.sheets:
            if sheet.lesson == self.papers.lesson and not sheet.sheet.endswith(SURVEY):
                found.setdefault(sheet.part, []).append(sheet)
        return {part: tuple(sheets) for part, sheets in found.items()}

    def ungraded(self, part: str) -> int:
        """Count the answers whose question is known no more, as of a match of another server."""
        return sum(each.question is None for sheet in self.of_part(part) for each in sheet.tried)

    # -- items ---------------------------------------------------------------------------------

    def items(self, part: str) -> Mapping[str, ItemFigures]:
        """Give the figures of every item that a part asked."""
        return self._items[part]

    @cached_property
    def _items(self) -> dict[str, dict[str, ItemFigures]]:
        parts = ("before", "after")
        return {part: analyse(figures.item_rows(self.of_part(part))) for part in parts}

    def asked(self, part: str) -> dict[str, Question]:
        """Give one question for every item of a part, those of the form first, in its order."""
        found: dict[str, Question] = {}
        for sheet in self.of_part(part):
            for question in sheet.listed:
                found.setdefault(figures.item_of(question.id), question)
        order = [id_ for slot in self._slots(part) for id_ in slot]
        place = {id_: number for number, id_ in enumerate(order)}
        last = len(place)
        return dict(sorted(found.items(), key=lambda each: place.get(each[0], last)))

    def _slots(self, part: str) -> list[tuple[str, ...]]:
        forms = Counter(sheet.form for sheet in self.of_part(part) if sheet.form)
        if not forms:
            return []
        return [slot.items for slot in self.papers.forms[forms.most_common(1)[0][0]].slots]

    def counted(self, part: str, item: str) -> tuple[Counted, ...]:
        """Count what students said first to an item: what is right first, then by frequency."""
        found: Counter[str] = Counter()
        known: dict[str, Said] = {}
        for sheet in self.of_part(part):
            for question in sheet.asked:
                if question.id != item:
                    continue
                known.update(
                    {each.key: each for each in sayable(question) if each.key not in known}
                )
                first = sheet.first(item)
                for each in said(question, first.row.raw) if first is not None else ():
                    known[each.key] = each
                    found[each.key] += 1
        counts = [Counted(each, found[key]) for key, each in known.items()]
        return tuple(sorted(counts, key=lambda each: (not each.said.right, -each.students)))

    # -- gain ----------------------------------------------------------------------------------

    def gains(self, kind: str) -> dict[str, Gain]:
        """Give the gain by goal, and under an empty text that of all goals together.

        Parameters
        ----------
        kind
            ``pairs``: questions on the same idea; ``all``: all questions of a goal.
        """
        if ("gains", kind) not in self._figures:
            before, after = self.of_part("before"), self.of_part("after")
            paired = figures.paired if kind == "pairs" else figures.of_all
            pairs = paired(before, after)
            found = {**gain_by_goal(pairs), "": gain_of(pairs)}
            self._figures["gains", kind] = found
        found_before: dict[str, Gain] = self._figures["gains", kind]  # type: ignore[assignment]
        return found_before

    # -- texts ---------------------------------------------------------------------------------

    def texts(self, part: str) -> tuple[OpenText, ...]:
        """Give the questions of a part that were answered in own words, the survey's last."""
        questions: dict[str, Question] = {}
        given: dict[str, list[Tried]] = {}
        sheets = [each for each in self.sheets if each.lesson == self.papers.lesson]
        for sheet in sorted(sheets, key=lambda each: each.sheet.endswith(SURVEY)):
            if part_of(sheet.sheet) != part:
                continue
            for each in sheet.tried:
                if each.question is None or not isinstance(each.question.item, Text):
                    continue
                if each.row.counts and each.readable:
                    questions.setdefault(each.row.question, each.question)
                    given.setdefault(each.row.question, []).append(each)
        return tuple(OpenText(questions[id_], tuple(given[id_])) for id_ in questions)

    def to_read(self, part: str) -> int:
        """Tell how many texts of a part wait for the teacher."""
        return sum(each.waiting for each in self.texts(part))

    # -- for the exports -----------------------------------------------------------------------

    def graded(self) -> tuple[GradedRow, ...]:
        """Give every attempt of every member, sheet by sheet."""
        return tuple(each.row for sheet in self.sheets for each in sheet.tried)

    def totals(self) -> tuple[TotalRow, ...]:
        """Give every member's sheets as a whole, also those on which nothing is answered."""
        found = [each.total for each in self.sheets if not each.sheet.endswith(SURVEY)]
        have = {(each.person, part_of(each.sheet)) for each in found}
        for member in self.members:
            if (member.person, "after") not in have:
                nothing = TotalRow(
                    member.person, self.papers.lesson, "after", "", 0.0, 0.0, 0, 0, 0, ""
                )
                found.append(nothing)
        return tuple(found)
