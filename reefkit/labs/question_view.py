"""Questions as templates draw them: what is shown and chosen, what may be told, and their list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from reefkit.assess.evidence import ChartPoint, points_of, title_of
from reefkit.assess.forms import Bank, Feedback
from reefkit.assess.items import (
    CardPicture,
    DrawingPicture,
    GraphPicture,
    NamedOption,
    OrganismsPicture,
    Question,
    ShownQuestion,
    Text,
    TrueRanges,
)
from reefkit.assess.sitting import Grade, PartVerdict, SittingScore, Standing
from reefkit.labs import student_work
from reefkit.labs.student_work import (
    SURVEY_SUFFIX,
    AnswerSession,
    Draft,
    SeatNote,
    StudentWork,
    TeacherMark,
)
from reefkit.text import Message, message
from reefkit.widgets.art import art

# ---- What is told of an answer: a word, the rule it was graded by, and what there is to learn

Tone = Literal["right", "partly", "wrong", "kept"]
OPINIONS = ("scale", "confidence")
IN_WORDS = ("text", "argument")
"""Kinds that are answered in one's own words, which nobody but a teacher grades."""
PLOTS = ("range-plot", "curve-plot")
SIGNS = {"right": "check", "partly": "warn", "wrong": "warn", "kept": ""}
"""Shape says the same as colour."""


@dataclass(frozen=True)
class _Reason:
    right: bool
    label: Message | None
    why: Message | None


@dataclass(frozen=True)
class _Verdict:
    """What is told of an answer."""

    tone: Tone  #: ``right``, ``partly``, ``wrong``, or ``kept`` where no verdict is told.
    say: Message
    rules: tuple[Message, ...] = ()  #: By which rules it was graded, where that is not plain.
    whys: tuple[Message, ...] = ()  #: What there is to learn.
    marks: tuple[_Reason, ...] = ()  #: Reasons part by part, those to look at again first.

    @property
    def sign(self) -> str:
        return SIGNS[self.tone]


def _verdict_of(kind: str, standing: Standing, names: dict[str, Message]) -> _Verdict:
    grade = standing.told
    if grade is None:
        raise ValueError(kind)  # no reader: `_kept` speaks of what is not told
    tone, say = _said(kind, grade, again=standing.may_answer)
    unusual = grade.filled != "whole" or tone == "partly"
    whys = grade.whys
    if tone == "wrong" and standing.may_answer and grade.filled == "whole" and not whys:
        whys = (message("ask-again-how"),)
    rules = grade.rules if unusual else ()
    if grade.filled == "empty" and standing.may_answer:
        say, rules = message("ask-told-think"), (message("ask-hint", kind=kind),)
    return _Verdict(tone, say, rules, whys, _reasons(kind, grade, names))


def _kept(kind: str, standing: Standing, feedback: Feedback) -> _Verdict:
    if kind in OPINIONS:
        later: tuple[Message, ...] = ()
    elif feedback == "none" and kind != "argument":
        later = (message("ask-kept-none"),)
    else:
        later = (message("ask-kept-text" if kind in IN_WORDS else "ask-kept-end"),)
    change = (message("ask-kept-change"),) if standing.may_answer else ()
    skipped = standing.may_answer and standing.last is not None and standing.last.raw is None
    if skipped and kind not in OPINIONS:
        return _Verdict("kept", message("ask-told-think"), whys=(message("ask-hint", kind=kind),))
    return _Verdict("kept", message("ask-kept"), whys=(*later, *change))


def _said(kind: str, grade: Grade, *, again: bool) -> tuple[Tone, Message]:
    if grade.right:
        return "right", message("ask-told-right")
    if grade.filled == "empty":
        return "kept", message("ask-told-empty")
    if grade.right is None:
        return "kept", message("ask-told-open")
    if grade.filled == "strange":
        return "wrong", message("ask-told-strange")
    right = sum(each.right for each in grade.marks)
    if right and kind != "choice":
        return _partly_right(kind, grade, right)
    return "wrong", message("ask-told-again") if again else message("ask-told-wrong")


def _partly_right(kind: str, grade: Grade, right: int) -> tuple[Tone, Message]:
    if kind == "two-tier" and not grade.points:
        return "wrong", message("ask-told-reason-alone")
    if kind == "two-tier":
        return "partly", message("ask-told-answer-alone")
    if kind == "ordering" or right == len(grade.marks):  # all that is there, and more is missing
        return "partly", message("ask-told-partly-right")
    return "partly", message("ask-told-partly", right=right, of=len(grade.marks))


def _reasons(kind: str, grade: Grade, names: dict[str, Message]) -> tuple[_Reason, ...]:
    if kind in PLOTS:
        return ()
    told = [each for each in grade.marks if each.why is not None and each.why not in grade.whys]
    told.sort(key=lambda each: each.right)
    return tuple(_Reason(each.right, names.get(each.key), each.why) for each in told)


# ---- What a teacher gave a student for their own words: points, and a sentence
#
# It is told once the teacher has released it and the student has handed the sheet in: until then
# the text can still be changed, and then waits to be read again.


@dataclass(frozen=True)
class MarkView:
    """A teacher's word on one answer."""

    question: str
    title: Message
    #: ``points``, ``of``: Points given, of how many; both 0 where nothing is scored.
    points: float
    of: float
    said: str  #: The teacher's sentence, as it was typed; empty for none.


def _marked(desk: AnswerSession, question: Question) -> MarkView | None:
    if not isinstance(question.item, Text):
        return None
    sheet = desk.open_sheet
    in_survey = any(each.id == question.id for each in sheet.survey)
    id_ = sheet.id + SURVEY_SUFFIX if in_survey else sheet.id
    if not desk.work.finished(id_):
        return None
    given = desk.work.marks(id_).get(question.id)
    if given is None:
        return None
    return _mark_view(question, question.item, given)


def _mark_view(question: Question, item: Text, given: TeacherMark) -> MarkView:
    of = float(item.points) if item.levels else 0.0
    return MarkView(question.id, question.title, min(given.points, of), of, given.text)


def earlier_marked(work: StudentWork, bank: Bank, but: str = "") -> tuple[MarkView, ...]:
    found = []
    for id_, given in work.earlier_marks("after", but).items():
        item = bank.items.get(id_)
        if isinstance(item, Text):
            found.append(_mark_view(bank.question(id_), item, given))
    return tuple(found)


def _all_marked(desk: AnswerSession) -> tuple[MarkView, ...]:
    sheet = desk.open_sheet
    found = (_marked(desk, each) for each in (*sheet.asked, *sheet.survey))
    return tuple(each for each in found if each is not None)


# ---- One question as a template draws it: what is shown, what is chosen, and what may be told

Sign = Literal["", "right", "wrong", "missed"]
ON_BOARD = ("spaces", "place")
AGREED_TO = ("ordering",)
"""What can be sent untouched: an order as it is shown says something already."""


@dataclass(frozen=True)
class _AnswerOption:
    """One option, or one row of an order or of a matching."""

    id: str
    label: Message
    letter: str  #: A, B, C … as it is spoken of in class.
    art: str  #: The drawing of the organism it names; empty where not every option names one.
    chosen: bool
    verdict: Sign
    #: ``partner``, ``partner_label``: Of matching: what is chosen on the right.
    partner: str = ""
    partner_label: Message | None = None


@dataclass(frozen=True)
class _ArgumentField:
    """One field of an argument."""

    id: str
    starter: Message  #: How a sentence there may begin.
    typed: str
    left: int  #: How many letters there is room for.


@dataclass(frozen=True)
class _Pinnable:
    """A chart of the student's own match, and its points."""

    name: Message
    points: tuple[ChartPoint, ...]


@dataclass(frozen=True)
class _BoardSpot:
    row: int
    column: int
    verdict: Sign = ""


class QuestionView:
    """The open question of a desk."""

    def __init__(self, desk: AnswerSession) -> None:
        self.desk = desk
        self.number = desk.number
        self.of = len(desk.open_sheet.asked)
        self.shown: ShownQuestion = desk.shown
        self.standing: Standing = desk.standing
        self.draft: Draft = desk.draft(self.shown.id)
        self.changed = desk.changed(self.shown.id)

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def titled(self) -> bool:
        return self.shown.title != self.shown.prompt

    @property
    def glossed(self) -> bool:
        """Whether terms can be opened in the prompt: only where that gives no answer away."""
        return self.shown.source == "match" or not self.open

    @property
    def said(self) -> tuple[Message, ...]:
        return self.shown.prompt, *self.desk.question.labels.values()

    @property
    def organisms(self) -> tuple[NamedOption, ...]:
        picture = self.shown.picture
        if not isinstance(picture, OrganismsPicture):
            return ()
        return tuple(NamedOption(each, Message(f"organism-{each}")) for each in picture.organisms)

    @property
    def card(self) -> str:
        picture = self.shown.picture
        return picture.card if isinstance(picture, CardPicture) else ""

    @property
    def drawing(self) -> DrawingPicture | GraphPicture | None:
        picture = self.shown.picture
        return picture if isinstance(picture, DrawingPicture | GraphPicture) else None

    @property
    def open(self) -> bool:
        return self.standing.may_answer

    @cached_property
    def _told(self) -> Grade | None:
        return None if self.changed else self.standing.told

    @cached_property
    def _marks(self) -> dict[str, PartVerdict]:
        return {} if self._told is None else {each.key: each for each in self._told.marks}

    def sign(self, key: str, *, chosen: bool = True) -> Sign:
        mark = self._marks.get(key)
        if mark is not None:
            if mark.right:
                return "right"
            return "wrong" if mark.chosen else "missed"
        # A right answer of one option may have no marks: all of it is right.
        return "right" if self._told is not None and self._told.right and chosen else ""

    # -- what is answered ------------------------------------------------------------------------

    @cached_property
    def options(self) -> tuple[_AnswerOption, ...]:
        ids = [each.id for each in self.shown.options]
        if self.shown.kind == "ordering":
            ids = student_work.order_of(self.shown, self.draft)
        return self._rows(self.shown.options, ids, [chr(ord("A") + at) for at in range(len(ids))])

    @cached_property
    def reasons(self) -> tuple[_AnswerOption, ...]:
        ids = [each.id for each in self.shown.reasons]
        return self._rows(self.shown.reasons, ids, [str(at) for at in range(1, len(ids) + 1)])

    def _rows(
        self, named: Iterable[NamedOption], ids: Iterable[str], letters: Iterable[str]
    ) -> tuple[_AnswerOption, ...]:
        known = {each.id: each for each in named}
        picked = student_work.chosen(self.draft)
        pairs = student_work.pairs_of(self.draft)
        partners = {each.id: each.label for each in self.shown.partners}
        in_rows = self.shown.kind in {"ordering", "matching"}
        # All or none: the one option with a drawing would look like the answer.
        drawn = all(each in art().organisms for each in known)
        return tuple(
            _AnswerOption(
                id=id_,
                label=known[id_].label,
                letter=letter,
                art=id_ if drawn else "",
                chosen=id_ in picked,
                verdict=self.sign(id_, chosen=in_rows or id_ in picked),
                partner=pairs.get(id_, ""),
                partner_label=partners.get(pairs.get(id_, "")),
            )
            for id_, letter in zip(ids, letters, strict=True)
        )

    @property
    def typed(self) -> str:
        return student_work.typed(self.draft)

    @cached_property
    def fields(self) -> tuple[_ArgumentField, ...]:
        typed = [student_work.field_of(self.draft, each.id) for each in self.shown.fields]
        return tuple(
            _ArgumentField(each.id, each.label, text, max(self.shown.most - len(text), 0))
            for each, text in zip(self.shown.fields, typed, strict=True)
        )

    @cached_property
    def pins(self) -> tuple[ChartPoint, ...]:
        return student_work.pinned_to(self.shown.charts, self.draft)

    @property
    def held_pins(self) -> list[str]:
        return student_work.pins_of(self.draft)

    @property
    def pinnable(self) -> tuple[_Pinnable, ...]:
        return tuple(_Pinnable(title_of(each), points_of(each)) for each in self.shown.charts)

    @property
    def has_events(self) -> bool:
        plots = (each.plot for each in self.shown.charts)
        return any(isinstance(each, TrueRanges) and any(each.disasters.values()) for each in plots)

    @property
    def undrawn(self) -> tuple[int, ...]:
        drawn = {each.id for each in self.shown.charts}
        if self.shown.kind != "argument" or self.ended:
            return ()
        asked = {each.id for each in self.desk.sitting.plots} - drawn
        numbered = enumerate(self.desk.open_sheet.asked, 1)
        return tuple(number for number, each in numbered if each.id in asked)

    @property
    def has_words(self) -> bool:
        return any(each.isalpha() for each in self.typed)

    @property
    def left(self) -> int:
        return max(self.shown.most - len(self.typed), 0)

    @property
    def step(self) -> int:
        return student_work.step_of(self.draft)

    @property
    def whole(self) -> _AnswerOption:
        return _AnswerOption(
            "", self.shown.prompt, "", "", chosen=True, verdict=self.sign("number")
        )

    @cached_property
    def spaces(self) -> tuple[_BoardSpot, ...]:
        return tuple(
            _BoardSpot(row, column, self.sign(f"{row}-{column}"))
            for row, column in student_work.spaces_of(self.draft)
        )

    @cached_property
    def missed(self) -> tuple[_BoardSpot, ...]:
        if self.shown.kind not in ON_BOARD:
            return ()
        missed = [each for each in self._marks.values() if not each.right and not each.chosen]
        found = [each.key.split("-") for each in missed]
        return tuple(_BoardSpot(int(row), int(column), "missed") for row, column in found)

    # -- what can be done ------------------------------------------------------------------------

    @property
    def answered(self) -> bool:
        return self.standing.last is not None

    @property
    def making(self) -> bool:
        return self.open and (self.changed or not self.answered)

    @property
    def ready(self) -> bool:
        if self.shown.kind in AGREED_TO and not self.answered:
            return True
        if self.shown.kind == "two-tier" and not {"option", "reason"} <= (self.draft or {}).keys():
            return False
        return self.changed and self.draft is not None

    @property
    def skippable(self) -> bool:
        return self.draft is None and not self.answered and self.shown.kind not in AGREED_TO

    @property
    def send(self) -> Message:
        if not self.ready:
            if self.answered:
                return message("ask-change-first")
            return Message(f"ask-first-{self.shown.kind}")
        if self.answered and self._keeps:
            return message("ask-keep-change")
        return message("ask-keep") if self._keeps else message("ask-check")

    @property
    def _keeps(self) -> bool:
        return self.desk.open_sheet.feedback != "now" or self.shown.kind in {*IN_WORDS, "scale"}

    @property
    def attempts(self) -> Message | None:
        """The number of attempts left; None if unlimited or if this is the last."""
        left = self.standing.attempts_left
        return message("ask-attempts-left", count=left) if left and left > 1 else None

    @property
    def counts(self) -> tuple[Message, ...]:
        sheet = self.desk.open_sheet
        of_kind = Message(f"ask-counts-{self.shown.kind}")
        is_limited = self.standing.attempts_left is not None
        often = (
            message("ask-counts-attempts", count=sheet.attempts)
            if is_limited
            else message("ask-counts-changes")
        )
        when = Message(f"ask-counts-{sheet.feedback}")
        graded = self.shown.kind not in {*IN_WORDS, "scale"}
        return (of_kind, often, when) if graded else (of_kind,)

    @property
    def before(self) -> int:
        return self.number - 1

    @property
    def after(self) -> int:
        """The next open question, else the next one; 0 at the end."""
        if self.desk.finished:
            return self.number + 1 if self.number < self.of else 0
        waiting = [at for at in self.desk.open_numbers if at != self.number]
        return next((at for at in waiting if at > self.number), [*waiting, 0][0])

    @property
    def ended(self) -> bool:
        return self.desk.finished

    # -- what is asked beside it -----------------------------------------------------------------

    @cached_property
    def beside(self) -> ShownQuestion | None:
        question = self.desk.open_sheet.beside.get(self.shown.id)
        return None if question is None else self.desk.sitting.shown(question.id)

    @property
    def sure(self) -> int:
        return 0 if self.beside is None else student_work.step_of(self.desk.draft(self.beside.id))

    @property
    def sure_open(self) -> bool:
        return self.open and not self.answered

    # -- what may be told ------------------------------------------------------------------------

    @cached_property
    def verdict(self) -> _Verdict | None:
        standing = self.standing
        if self.changed or (standing.last is None and (standing.may_answer or not standing.told)):
            return None
        kind = self.shown.kind
        if self.standing.told is None:
            return _kept(kind, self.standing, self.desk.open_sheet.feedback)
        named = (*self.shown.options, *self.shown.reasons)
        names = {each.id: each.label for each in named}
        return _verdict_of(kind, self.standing, names)

    @cached_property
    def marked(self) -> MarkView | None:
        return _marked(self.desk, self.desk.question)

    @property
    def moment(self) -> bool:
        told = self._told is not None and self._told.complete
        return told and self.desk.question.moment is not None

    @property
    def levels(self) -> tuple[Message, ...]:
        told = self._told is not None and self._told.complete
        return self.desk.question.levels if told or self.model is not None else ()

    @property
    def model(self) -> Message | None:
        """A good argument, beside the student's own once the sheet is handed in.

        It is told whatever the form's feedback is: it is there to be compared with, and a teacher
        grades what was written.
        """
        return self.desk.question.model if self.ended else None


# ---- The list of a sheet's questions: how each stands, how far the student is,
# the notes of rounds

Look = Literal["open", "begun", "kept", "right", "partly", "wrong"]
LIST_SIGNS: dict[Look, str] = {
    "kept": "pencil",
    "right": "check",
    "partly": "warn",
    "wrong": "warn",
}


@dataclass(frozen=True)
class _QuestionEntry:
    number: int
    title: Message
    standing: Look
    now: bool

    @property
    def sign(self) -> str:
        return LIST_SIGNS.get(self.standing, "")


class QuestionList:
    """The list beside the question."""

    def __init__(self, desk: AnswerSession, notes: Sequence[SeatNote] = ()) -> None:
        self.desk = desk
        self.notes = tuple(notes)
        self.title = desk.open_sheet.title
        asking = desk.stage in {"ask", "end"}
        self.entries = tuple(
            _QuestionEntry(
                number, each.title, _look(desk, each.id), asking and number == desk.number
            )
            for number, each in enumerate(desk.open_sheet.asked, 1)
        )

    @property
    def done(self) -> int:
        return sum(each.standing not in {"open", "begun"} for each in self.entries)

    @property
    def progress(self) -> Message:
        return message("ask-progress", done=self.done, of=len(self.entries))

    @property
    def share(self) -> int:
        return 100 * self.done // max(len(self.entries), 1)

    @property
    def ready(self) -> bool:
        return self.done == len(self.entries) and self.desk.stage != "ask"

    @property
    def finish(self) -> Message | None:
        return None if self.desk.finished else message("ask-finish")

    @property
    def back(self) -> bool:
        return self.desk.finished and self.desk.stage == "ask"


def _look(desk: AnswerSession, id_: str) -> Look:
    standing = desk.sitting.standing(id_)
    if standing.last is None or standing.stands == "open":
        return "begun" if desk.draft(id_) is not None else "open"
    grade = standing.told
    if grade is None or grade.right is None:
        return "kept"
    if grade.right:
        return "right"
    return "partly" if grade.points > 0 else "wrong"


# ---- What came of a sheet: by learning goal, with words; and each question with its standing

GOAL_REACHED, GOAL_BEGUN = 0.8, 0.5
"""From four fifths on a goal is reached, from half on it is on its way."""


@dataclass(frozen=True)
class _GoalLine:
    """One learning goal of the result."""

    goal: str  #: Its letter.
    name: Message  #: What it is about.
    share: int  #: Points gained, in percent.
    score: SittingScore
    words: Message


class SheetResult:
    """What is told once a sheet is handed in."""

    def __init__(self, desk: AnswerSession, game: str) -> None:
        self.desk = desk
        self.game = game
        self.score = desk.sitting.score
        self.told = self.score is not None

    @property
    def entries(self) -> tuple[_QuestionEntry, ...]:
        return QuestionList(self.desk).entries

    @property
    def lines(self) -> tuple[_GoalLine, ...]:
        found = self.desk.sitting.by_goal() or {}
        return tuple(
            _line(self.game, goal, found[goal]) for goal in sorted(found) if _counts(found[goal])
        )

    @property
    def say(self) -> Message:
        """The result in one sentence; free texts are excluded, as a teacher grades them."""
        if self.score is None:
            return message("ask-result-untold")
        asked = zip(self.desk.open_sheet.asked, self.entries, strict=True)
        told = [entry for question, entry in asked if not isinstance(question.item, Text)]
        right = sum(each.standing == "right" for each in told)
        return message("ask-result-right", right=right, of=len(told))

    @property
    def waiting(self) -> bool:
        told = any(each.of for each in self.marked)
        return self.score is not None and self.score.waiting > 0 and not told

    @cached_property
    def marked(self) -> tuple[MarkView, ...]:
        return _all_marked(self.desk)

    @property
    def survey_open(self) -> bool:
        return bool(self.desk.open_sheet.survey) and not self.survey_done

    @property
    def survey_done(self) -> bool:
        return bool(self.desk.work.finished(self.desk.open_sheet.id + "/survey"))


def _counts(score: SittingScore) -> bool:
    return score.of > 0 or score.waiting > 0


def _line(game: str, goal: str, score: SittingScore) -> _GoalLine:
    share = score.points / score.of if score.of else 0.0
    reached = "most" if share >= GOAL_REACHED else "some" if share >= GOAL_BEGUN else "few"
    words = Message(f"ask-goal-{reached}") if score.of else message("ask-goal-waiting")
    return _GoalLine(goal, Message(f"goal-{game}-{goal.lower()}"), round(100 * share), score, words)


@dataclass(frozen=True)
class _SurveyLine:
    """One question of the survey, and what was said."""

    shown: ShownQuestion
    step: int
    typed: str
    chosen: tuple[str, ...]


def survey_lines(desk: AnswerSession) -> tuple[_SurveyLine, ...]:
    found = []
    for each in desk.open_sheet.survey:
        draft = desk.draft(each.id)
        found.append(
            _SurveyLine(
                desk.surveying.shown(each.id),
                student_work.step_of(draft),
                student_work.typed(draft),
                tuple(student_work.chosen(draft)),
            )
        )
    return tuple(found)
