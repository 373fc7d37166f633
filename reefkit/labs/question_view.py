"""Questions as templates draw them: texts, options, the answer so far, and feedback."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from reefkit.assess.evidence import ChartPoint, points_of, title_of
from reefkit.assess.items import (
    CardPicture,
    DrawingPicture,
    GraphPicture,
    OrganismsPicture,
    is_guess,
)
from reefkit.assess.plots import TrueRanges
from reefkit.assess.question import NamedOption
from reefkit.assess.question_page import ShownQuestion
from reefkit.assess.sitting import Standing
from reefkit.assess.verdict import Grade, PartVerdict
from reefkit.labs import answer_draft
from reefkit.labs.answer_draft import Draft
from reefkit.labs.answer_feedback import (
    IN_WORDS,
    AnswerVerdict,
    MarkView,
    teacher_mark,
    verdict_of,
    verdict_when_saved,
)
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.evidence_charts import BORDERS, GAP, height_of
from reefkit.text import Message, message
from reefkit.widgets.art import art

Sign = Literal["", "right", "wrong", "missed"]

ON_BOARD = ("spaces", "place")

AGREED_TO = ("ordering",)
"""Kinds that can be sent untouched: the order as shown is an answer already."""


@dataclass(frozen=True)
class _AnswerOption:
    """One option, or one row of an ordering or matching question."""

    id: str
    label: Message
    letter: str  #: For discussion in class: A, B, C … for options, 1, 2, 3 … for reasons.
    art: str  #: Drawing of the organism named; empty unless every option names one.
    chosen: bool
    verdict: Sign
    partner: str = ""  #: Of a matching question: id of the partner chosen.
    partner_label: Message | None = None
    wanted: Message | None = None  #: The right partner or place, once it may be shown.


@dataclass(frozen=True)
class _ArgumentField:
    """One field of an argument."""

    id: str
    starter: Message  #: A way to begin its sentence.
    typed: str
    left: int  #: Number of characters left.


@dataclass(frozen=True)
class _Pinnable:
    """A chart of the student's match, and the points that can be pinned."""

    name: Message
    points: tuple[ChartPoint, ...]


@dataclass(frozen=True)
class _BoardSpot:
    row: int
    column: int
    verdict: Sign = ""


class QuestionView:
    """The open question of an answer session."""

    def __init__(self, answering: AnswerSession) -> None:
        self.answering = answering
        self.number = answering.number
        self.of = len(answering.open_sheet.asked)
        self.shown: ShownQuestion = answering.shown
        self.standing: Standing = answering.standing
        self.draft: Draft = answering.draft(self.shown.id)
        self.changed = answering.changed(self.shown.id)

    # -- the question ----------------------------------------------------------------------------

    @property
    def titled(self) -> bool:
        return self.shown.title != self.shown.prompt

    @property
    def is_guess(self) -> bool:
        """Whether a wrong answer costs nothing, as only the game shows what is right."""
        return is_guess(self.answering.question.item)

    @property
    def glossed(self) -> bool:
        """Whether terms can be opened in the prompt: only where that gives no answer away."""
        return self.shown.source == "match" or not self.open

    @property
    def labels(self) -> tuple[Message, ...]:
        return tuple(self.answering.question.labels.values())

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
    def _feedback(self) -> Grade | None:
        return None if self.changed else self.standing.told

    @cached_property
    def _marks(self) -> dict[str, PartVerdict]:
        return {} if self._feedback is None else {each.key: each for each in self._feedback.marks}

    def sign(self, key: str, *, chosen: bool = True) -> Sign:
        """Return the verdict on one part of the answer; empty if there is none to show."""
        mark = self._marks.get(key)
        if mark is not None:
            if mark.right:
                return "right"
            return "wrong" if mark.chosen else "missed"
        # A right answer with a single part may have no marks.
        return "right" if self._feedback is not None and self._feedback.right and chosen else ""

    def _wanted(self, key: str) -> Message | None:
        mark = self._marks.get(key)
        return None if mark is None or mark.right else mark.wanted

    # -- the answer ------------------------------------------------------------------------------

    @cached_property
    def options(self) -> tuple[_AnswerOption, ...]:
        ids = [each.id for each in self.shown.options]
        if self.shown.kind == "ordering":
            ids = answer_draft.order_of(self.shown, self.draft)
        return self._rows(self.shown.options, ids, [chr(ord("A") + at) for at in range(len(ids))])

    @cached_property
    def reasons(self) -> tuple[_AnswerOption, ...]:
        ids = [each.id for each in self.shown.reasons]
        return self._rows(self.shown.reasons, ids, [str(at) for at in range(1, len(ids) + 1)])

    def _rows(
        self, named: Iterable[NamedOption], ids: Iterable[str], letters: Iterable[str]
    ) -> tuple[_AnswerOption, ...]:
        known = {each.id: each for each in named}
        picked = answer_draft.chosen(self.draft)
        pairs = answer_draft.pairs_of(self.draft)
        partners = {each.id: each.label for each in self.shown.partners}
        in_rows = self.shown.kind in {"ordering", "matching"}
        # All or none: a single option with a drawing would look like the answer.
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
                wanted=self._wanted(id_),
            )
            for id_, letter in zip(ids, letters, strict=True)
        )

    @property
    def typed(self) -> str:
        return answer_draft.typed(self.draft)

    @cached_property
    def fields(self) -> tuple[_ArgumentField, ...]:
        typed = [answer_draft.field_of(self.draft, each.id) for each in self.shown.fields]
        return tuple(
            _ArgumentField(each.id, each.label, text, max(self.shown.most - len(text), 0))
            for each, text in zip(self.shown.fields, typed, strict=True)
        )

    @cached_property
    def pins(self) -> tuple[ChartPoint, ...]:
        return answer_draft.pinned_to(self.shown.charts, self.draft)

    @property
    def held_pins(self) -> list[str]:
        return answer_draft.pins_of(self.draft)

    @property
    def pinnable(self) -> tuple[_Pinnable, ...]:
        return tuple(_Pinnable(title_of(each), points_of(each)) for each in self.shown.charts)

    @property
    def has_events(self) -> bool:
        plots = (each.plot for each in self.shown.charts)
        return any(isinstance(each, TrueRanges) and any(each.disasters.values()) for each in plots)

    @property
    def room(self) -> int:
        """Height in pixels kept free for the charts, which come after the answers."""
        return sum(height_of(each.plot) + BORDERS + GAP for each in self.shown.charts)

    @property
    def undrawn(self) -> tuple[int, ...]:
        """Numbers of the plot questions whose charts cannot be pinned before they are answered."""
        drawn = {each.id for each in self.shown.charts}
        if self.shown.kind != "argument" or self.ended:
            return ()
        plots = {each.id for each in self.answering.sitting.plots} - drawn
        numbered = enumerate(self.answering.open_sheet.asked, 1)
        return tuple(number for number, each in numbered if each.id in plots)

    @property
    def has_words(self) -> bool:
        """Whether the typed text has letters, which are no part of a number."""
        return any(each.isalpha() for each in self.typed)

    @property
    def left(self) -> int:
        return max(self.shown.most - len(self.typed), 0)

    @property
    def step(self) -> int:
        return answer_draft.step_of(self.draft)

    @property
    def whole(self) -> _AnswerOption:
        """The answer of a number question as a single option, so that it can show a verdict."""
        return _AnswerOption(
            "", self.shown.prompt, "", "", chosen=True, verdict=self.sign("number")
        )

    @cached_property
    def spaces(self) -> tuple[_BoardSpot, ...]:
        return tuple(
            _BoardSpot(row, column, self.sign(f"{row}-{column}"))
            for row, column in answer_draft.spaces_of(self.draft)
        )

    @cached_property
    def missed(self) -> tuple[_BoardSpot, ...]:
        """Cells that belong to the right answer and were not chosen, once feedback shows them."""
        if self.shown.kind not in ON_BOARD:
            return ()
        missed = [each for each in self._marks.values() if not each.right and not each.chosen]
        found = [each.key.split("-") for each in missed]
        return tuple(_BoardSpot(int(row), int(column), "missed") for row, column in found)

    # -- the buttons -----------------------------------------------------------------------------

    @property
    def answered(self) -> bool:
        return self.standing.last is not None

    @property
    def given(self) -> bool:
        """Whether something was answered, not only *I do not know yet*."""
        return self.standing.last is not None and self.standing.last.raw is not None

    @property
    def making(self) -> bool:
        """Whether an answer is being made."""
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
            if self.given:
                return message("ask-change-first")
            return Message(f"ask-first-{self.shown.kind}")
        if self.returned:
            return message("ask-returned-send")
        if self.answered and self._keeps:
            return message("ask-keep-change")
        return message("ask-keep") if self._keeps else message("ask-check")

    @property
    def _keeps(self) -> bool:
        return self.answering.open_sheet.feedback != "now" or self.shown.kind in {
            *IN_WORDS,
            "scale",
        }

    @property
    def attempts(self) -> Message | None:
        """The number of attempts left; None if it is unlimited, or less than two."""
        left = self.standing.attempts_left
        return message("ask-attempts-left", count=left) if left and left > 1 else None

    @property
    def counts(self) -> tuple[Message, ...]:
        """How the question is graded, how often it can be answered, and when feedback comes.

        Only the first for answers in words and scales, which have no verdict.
        """
        sheet = self.answering.open_sheet
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
        """Number of the question that the button *next* opens; 0 if there is none.

        It is the next one that nobody has seen to, from the start again after the last; then the
        next that was left with *I do not know yet*, once; when the sheet is handed in, the next in
        order.
        """
        if self.answering.finished:
            return self.number + 1 if self.number < self.of else 0
        waiting = [at for at in self.answering.open_numbers if at != self.number]
        new = [at for at in waiting if self._untouched(at)]
        later = [at for at in new or waiting if at > self.number]
        return [*later, *new, 0][0]

    def _untouched(self, number: int) -> bool:
        asked = self.answering.open_sheet.asked[number - 1]
        return self.answering.sitting.standing(asked.id).last is None

    @property
    def ended(self) -> bool:
        return self.answering.finished

    # -- the question about confidence ---------------------------------------------------------

    @cached_property
    def beside(self) -> ShownQuestion | None:
        question = self.answering.open_sheet.beside.get(self.shown.id)
        return None if question is None else self.answering.sitting.shown(question.id)

    @property
    def sure(self) -> int:
        """The step chosen in the question about confidence, from 1; 0 for none."""
        return (
            0 if self.beside is None else answer_draft.step_of(self.answering.draft(self.beside.id))
        )

    @property
    def sure_open(self) -> bool:
        return self.open and not self.answered

    # -- the feedback ----------------------------------------------------------------------------

    @cached_property
    def verdict(self) -> AnswerVerdict | None:
        standing = self.standing
        if (
            self.changed
            or self.returned
            or (standing.last is None and (standing.may_answer or not standing.told))
        ):
            return None
        kind = self.shown.kind
        if self.standing.told is None:
            return verdict_when_saved(kind, self.standing, self.answering.open_sheet.feedback)
        named = (*self.shown.options, *self.shown.reasons)
        names = {each.id: each.label for each in named}
        return verdict_of(kind, self.standing, names)

    @cached_property
    def marked(self) -> MarkView | None:
        return teacher_mark(self.answering, self.answering.question)

    @property
    def returned(self) -> str:
        """What the teacher wrote to this text on returning it; empty if it is not returned."""
        return self.answering.returned.get(self.shown.id, "")

    @property
    def moment(self) -> bool:
        """Whether the moment of the match that the question is about can be opened now."""
        is_known = self._feedback is not None and self._feedback.complete
        return is_known and self.answering.question.moment is not None

    @property
    def levels(self) -> tuple[Message, ...]:
        is_known = self._feedback is not None and self._feedback.complete
        return self.answering.question.levels if is_known or self.model is not None else ()

    @property
    def model(self) -> Message | None:
        """A model argument, shown next to the student's once the sheet is handed in.

        It is shown whatever the form's feedback is: students compare it with theirs, which a
        teacher grades.
        """
        return self.answering.question.model if self.ended else None
