"""A class's answers item by item: counts, gain, texts to score, and rows for the exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from reefkit.assess.answer_parts import AnswerPart, said, sayable
from reefkit.assess.bank import PARTS, Part
from reefkit.assess.gain import ClassGain, Pair, PairBalance, gain_by_goal, gain_of, pair_balance
from reefkit.assess.item_analysis import ItemFigures, analyse
from reefkit.assess.items import Text
from reefkit.assess.question import Question
from reefkit.classroom.exports.tables import Answered, Total
from reefkit.desk.analysis_rows import item_of, item_rows, of_all, paired_answers
from reefkit.desk.graded_sheet import (
    SURVEY_SUFFIX,
    GradedAttempt,
    StudentSheet,
    about,
    part_of,
    waits,
)
from reefkit.desk.grading import Grading, SheetGiven
from reefkit.labs.lesson.desk_adapter import LabOnDesk, desk_labs

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import Member
    from reefkit.desk.session import DeskScene, DeskSession


@dataclass(frozen=True)
class OpenText:
    """A question answered in students' own words, with the answers that count."""

    question: Question
    answers: tuple[GradedAttempt, ...]
    back: frozenset[str]  #: People who changed their text after it was returned.

    @property
    def is_scored(self) -> bool:
        return isinstance(self.question.item, Text) and self.question.item.levels > 0

    @property
    def waiting(self) -> int:
        return sum(waits(each) for each in self.answers)

    @property
    def returned(self) -> int:
        return sum(each.row.returned for each in self.answers)


@dataclass(frozen=True)
class SaidCount:
    """One answer or part of it, with the number of students who gave it."""

    said: AnswerPart
    students: int


@dataclass(frozen=True)
class Assessed:
    """A class's graded sheets of one lesson."""

    members: tuple[Member, ...]  #: All members of the class.
    sheets: tuple[StudentSheet, ...]  #: Sheets of all lessons that this desk has questions for.
    papers: LabOnDesk  #: Questions of the class's lesson.
    #: Students whose matches are still to be read: each drawing reads a few.
    unread: frozenset[str] = frozenset()
    _gains: dict[tuple[str, Part], dict[str, ClassGain]] = field(
        default_factory=dict, compare=False
    )

    def of_part(self, part: str) -> tuple[StudentSheet, ...]:
        return self._parts.get(part, ())

    @cached_property
    def _parts(self) -> dict[str, tuple[StudentSheet, ...]]:
        found: dict[str, list[StudentSheet]] = {}
        for sheet in self.sheets:
            if sheet.lesson == self.papers.id and not sheet.sheet.endswith(SURVEY_SUFFIX):
                found.setdefault(sheet.part, []).append(sheet)
        return {part: tuple(sheets) for part, sheets in found.items()}

    def ungraded(self, part: str) -> int:
        return sum(each.question is None for sheet in self.of_part(part) for each in sheet.tried)

    # -- items ---------------------------------------------------------------------------------

    def items(self, part: str) -> Mapping[str, ItemFigures]:
        return self._items[part]

    @cached_property
    def _items(self) -> dict[str, dict[str, ItemFigures]]:
        return {part: analyse(item_rows(self.of_part(part))) for part in PARTS}

    def asked(self, part: str) -> dict[str, Question]:
        """Return the questions by item, in the order of the form that most students had."""
        found: dict[str, Question] = {}
        for sheet in self.of_part(part):
            for question in sheet.listed:
                found.setdefault(item_of(question.id), question)
        order = [id_ for slot in self._slots(part) for id_ in slot]
        place = {id_: number for number, id_ in enumerate(order)}
        last = len(place)
        return dict(sorted(found.items(), key=lambda each: place.get(each[0], last)))

    def _slots(self, part: str) -> list[tuple[str, ...]]:
        forms = Counter(sheet.form for sheet in self.of_part(part) if sheet.form)
        if not forms:
            return []
        pairs = self.papers.bank.pairs()
        return [
            (*slot.items, *chain.from_iterable(pairs[each] for each in slot.concepts))
            for slot in self.papers.forms[forms.most_common(1)[0][0]].slots
        ]

    def counted(self, part: str, item: str) -> tuple[SaidCount, ...]:
        """Count students' first answers to an item: right ones first, then by frequency.

        For an item with two tiers, answers come before reasons.
        """
        found: Counter[str] = Counter()
        known: dict[str, AnswerPart] = {}
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
        counts = [SaidCount(each, found[key]) for key, each in known.items()]
        return tuple(
            sorted(counts, key=lambda each: (each.said.tier, not each.said.right, -each.students))
        )

    # -- gain ----------------------------------------------------------------------------------

    def gains(self, kind: str, then: Part = "after") -> dict[str, ClassGain]:
        """Return the gain by goal; under "" that of all goals together, each question once.

        Parameters
        ----------
        kind
            ``pairs``: questions on the same idea; ``all``: all questions of a goal.
        then
            The part that is compared with *Before*.
        """
        if (kind, then) not in self._gains:
            goals, whole = (self._compared(kind, then, by_goal=each) for each in (True, False))
            self._gains[kind, then] = {**gain_by_goal(goals), "": gain_of(whole)}
        return self._gains[kind, then]

    @property
    def asks_pairs(self) -> bool:
        """Whether all ideas that students were asked before and after are of the paired forms."""
        pairs = self._compared("pairs", "after")
        return bool(pairs) and all(each.first is not None for each in pairs)

    def unequal(self) -> tuple[PairBalance, ...]:
        """List the pairs of questions that differ in difficulty, the largest difference first."""
        found = [each for each in pair_balance(self._compared("pairs", "after")) if each.is_unequal]
        return tuple(sorted(found, key=lambda each: -abs(each.difference)))

    def gain_by_student(self) -> dict[str, float]:
        """Return each student's gain on the same ideas, as a share; empty unless it is crossed.

        Without both orders a difference may come from unequal questions (`ClassGain.crossed`).
        """
        if not self.gains("pairs")[""].crossed:
            return {}
        found: dict[str, list[float]] = {}
        for each in self._compared("pairs", "after"):
            found.setdefault(each.person, []).append(each.after - each.before)
        return {person: sum(each) / len(each) for person, each in found.items()}

    def _compared(self, kind: str, then: Part, *, by_goal: bool = False) -> list[Pair]:
        before, after = self.of_part("before"), self.of_part(then)
        if kind == "pairs":
            return paired_answers(before, after, self.papers.bank.pairs())
        return of_all(before, after, by_goal=by_goal)

    # -- texts ---------------------------------------------------------------------------------

    def texts(self, part: str) -> tuple[OpenText, ...]:
        """List the questions answered in students' own words; those of surveys last."""
        questions: dict[str, Question] = {}
        given: dict[str, list[GradedAttempt]] = {}
        back: dict[str, set[str]] = {}
        sheets = [each for each in self.sheets if each.lesson == self.papers.id]
        for sheet in sorted(sheets, key=lambda each: each.sheet.endswith(SURVEY_SUFFIX)):
            if part_of(sheet.sheet) != part:
                continue
            for each in sheet.tried:
                if each.question is None or not isinstance(each.question.item, Text):
                    continue
                if each.row.counts and each.readable:
                    questions.setdefault(each.row.question, each.question)
                    given.setdefault(each.row.question, []).append(each)
                elif each.row.returned:
                    back.setdefault(each.row.question, set()).add(each.row.person)
        return tuple(
            OpenText(questions[id_], tuple(given[id_]), frozenset(back.get(id_, ())))
            for id_ in questions
        )

    def to_read(self, part: str) -> int:
        return sum(each.waiting for each in self.texts(part))

    # -- for the exports -----------------------------------------------------------------------

    def graded(self) -> tuple[Answered, ...]:
        return tuple(each.row for sheet in self.sheets for each in sheet.tried)

    def totals(self) -> tuple[Total, ...]:
        """Return the totals of all sheets but votes; who has no sheet *after* gets an empty one."""
        found = [
            each.total
            for each in self.sheets
            if each.part in PARTS and not each.sheet.endswith(SURVEY_SUFFIX)
        ]
        have = {(each.person, part_of(each.sheet)) for each in found}
        nothing = (
            Total(person=member.person, lesson=self.papers.id, sheet="after")
            for member in self.members
            if (member.person, "after") not in have
        )
        return (*found, *nothing)


READING_KEY = "assessment-class"

SHUFFLE = "shuffle"
"""Key of a person's setting with the key by which their questions are shuffled (`labs.people`)."""

AT_A_LOOK = 0.3
"""Seconds that one drawing or act may spend on questions of matches not read yet."""

STALE_SECONDS = 3.0
"""Seconds after which a reading is repeated even if no write is known."""


class _ClassReading:
    """Reads a class's assessments; again only after a write, or `STALE_SECONDS`."""

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.grading = Grading(desk_labs(), session.opened.match)
        self._shuffled: dict[str, tuple[str, ...]] = {}
        self._read: tuple[object, float, Assessed] | None = None

    def assessed(self, scene: DeskScene, seconds: float = inf) -> Assessed:
        if self._read is not None and self._read[2].members != scene.members:
            self._shuffled.clear()  # people may have been merged
        key = (scene.store.changes(*scene.topics), scene.members, scene.setting, scene.class_id)
        known = self._read
        fresh = known is not None and known[0] == key and monotonic() - known[1] < STALE_SECONDS
        if known is not None and fresh and not known[2].unread:
            return known[2]
        self.grading.begin(seconds)
        found = self._assess(scene)
        self._read = (key, monotonic(), found)
        return found

    def forget(self) -> None:
        self._read = None

    def _assess(self, scene: DeskScene) -> Assessed:
        marks = scene.store.classes.marks(scene.class_id)
        forms = scene.setting.forms
        sheets: list[StudentSheet] = []
        for given in self._given(scene):
            if self.grading.knows(given.lesson):
                sheets += self.grading.sheets(given, forms, marks)
        papers = desk_labs()
        lesson = scene.setting.game
        unread = frozenset(self.grading.unread)
        return Assessed(scene.members, tuple(sheets), papers[lesson], unread)

    def _given(self, scene: DeskScene) -> list[SheetGiven]:
        classes, lesson = scene.store.classes, scene.setting.game
        answers: dict[tuple[str, str, str], list[object]] = {}
        for member in scene.members:
            answers[member.person, lesson, "before"] = []
        for key in self._played(scene):
            answers.setdefault(key, [])
        for each in classes.answers(scene.class_id):
            key = (each.person, each.lesson, each.sheet.removesuffix(SURVEY_SUFFIX))
            answers.setdefault(key, []).append(each)
        finished = {
            (each.person, each.lesson, each.sheet): each
            for each in classes.finished(scene.class_id)
        }
        tables = {row.match for row in classes.tables(scene.class_id)}
        for person, of, sheet in finished:
            answers.setdefault((person, of, sheet.removesuffix(SURVEY_SUFFIX)), [])
        return [
            SheetGiven(
                person=key[0],
                who=self._who(key[0])[0],
                merged=self._who(key[0])[1:],
                lesson=key[1],
                sheet=key[2],
                answers=tuple(given),  # type: ignore[arg-type]  # answers, as they were put in
                finished=finished[key].time if key in finished else "",
                finished_by_file=key in finished and finished[key].taken is not None,
                of_class=match if (match := about(key[2])[0]) in tables else "",
            )
            for key, given in answers.items()
        ]

    def _played(self, scene: DeskScene) -> Sequence[tuple[str, str, str]]:
        found = []
        for row in scene.played:
            table = scene.matches.get(row.id)
            if table is None or row.match is None or not table.view(None).over:
                continue
            for seat, people in enumerate(row.seats):
                found += [(each, row.lesson, f"after:{row.match}:{seat + 1}") for each in people]
        return found

    def _who(self, person: str) -> tuple[str, ...]:
        if person not in self._shuffled:
            store = self.session.store
            stored = store.work.recall_all(f"person:{person}")
            earlier = store.people.merged_into(person)
            merged = [stored.get(f"{SHUFFLE}/{each}") or each for each in earlier]
            self._shuffled[person] = (str(stored.get(SHUFFLE) or person), *map(str, merged))
        return self._shuffled[person]


def reading_of(session: DeskSession) -> _ClassReading:
    found = session.ui.settings.get(READING_KEY)
    if not isinstance(found, _ClassReading):
        found = _ClassReading(session)
        session.ui.settings[READING_KEY] = found
    return found


def assessed_of(scene: DeskScene, seconds: float = inf) -> Assessed:
    return reading_of(scene.session).assessed(scene, seconds)


def graded(session: DeskSession) -> tuple[Answered, ...]:
    return assessed_of(session.scene()).graded()


def totals(session: DeskSession) -> tuple[Total, ...]:
    return assessed_of(session.scene()).totals()
