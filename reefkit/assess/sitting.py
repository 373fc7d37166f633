"""One student's way through a form: what is open, what may be shown and told, and when.

What a student's page is given of a question holds neither its key nor its feedback.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from reefkit.assess.evidence import as_drawn, points_of
from reefkit.assess.forms import Feedback, Form, Policy
from reefkit.assess.grading import Grade, Strange, grade, hinted, read_answer
from reefkit.assess.items import (
    FIELDS,
    Argument,
    Choice,
    Confidence,
    Curve,
    MatchChart,
    Matching,
    NamedOption,
    Ordering,
    Picture,
    Placing,
    Question,
    RangeChartItem,
    Scale,
    Several,
    Source,
    Spaces,
    Text,
    TrueCurve,
    TrueRanges,
    TwoTier,
    in_order,
    is_opinion,
    listed,
)
from reefkit.match.errors import reject
from reefkit.text import Message, message

# ---- What of a question a student's page may be given: neither key nor feedback
#
# Only `ShownQuestion` ever reaches a browser before an answer is graded. Its options stand in an
# order that the student's own key gives, whatever the order in the bank.


class ShownDisaster(Struct, frozen=True):
    """A disaster to mark on a time line, and how many times it is to be marked."""

    id: str
    label: Message
    times: int


class ShownRange(Struct, frozen=True, kw_only=True):
    """A range chart to draw: its rows by name, and the bars given.

    `endings` says whether endings are asked, `given` holds bars shown from the start.
    """

    rounds: int
    taxa: tuple[NamedOption, ...]
    given: dict[str, tuple[int, int]]
    endings: bool
    disasters: tuple[ShownDisaster, ...]


class ShownCurve(Struct, frozen=True, kw_only=True):
    """A curve to draw: `given` holds points by time; `counts` by survey may be read off.

    `whole` says that the measure goes by whole numbers, as counts do; `points` what each time is
    called, where it is no round.
    """

    rounds: int
    most: float
    whole: bool
    points: tuple[Message, ...]
    measure: Message
    given: dict[str, float]
    losses: bool
    counts: tuple[dict[str, int], ...]
    taxa: tuple[NamedOption, ...]


class ShownQuestion(Struct, frozen=True, kw_only=True):
    """What a student's page is given of a question: neither key nor feedback.

    Parameters
    ----------
    id, kind, title, prompt, unit, picture, source, beside
        As in `Question`.
    """

    id: str
    kind: str
    title: Message
    prompt: Message
    points: int
    minutes: float
    source: Source
    beside: str = ""
    unit: Message | None = None
    picture: Picture | None = None
    #: Of choice, several, two-tier, ordering and matching (its left side), in the student's own
    #: order.
    options: tuple[NamedOption, ...] = ()
    #: Of matching: the right side, in the student's own order.
    partners: tuple[NamedOption, ...] = ()
    reasons: tuple[NamedOption, ...] = ()  #: Of two-tier, in the student's own order.
    #: ``board``, ``organism``: Of spaces and place: the depths, drawn row by row, row 1 last; what
    #: is to be placed.
    board: tuple[str, ...] = ()
    organism: NamedOption | None = None
    #: ``steps``, ``low``, ``high``: Of confidence and scale: how many steps, and what the ends are
    #: called.
    steps: int = 0
    low: Message | None = None
    high: Message | None = None
    most: int = 0  #: Of text: how many letters; of argument: in each field.
    fields: tuple[NamedOption, ...] = ()  #: Of argument: its fields by name, and their starters.
    #: The charts that stand beside it now; an argument pins points of them.
    charts: tuple[MatchChart, ...] = ()
    plot: ShownRange | ShownCurve | None = None  #: Of range-plot and curve-plot.


def shown(question: Question, order_key: str) -> ShownQuestion:
    """Return what a student's page may be given of a question.

    `order_key`: whose page, and of which form: the same key gives the same order of options.
    """
    item = question.item
    return ShownQuestion(
        id=question.id,
        kind=question.kind,
        title=question.title,
        prompt=question.prompt,
        points=item.points,
        minutes=item.minutes,
        source=question.source,
        beside=question.beside,
        unit=question.unit,
        picture=item.picture,
        options=_named(question, _ordered_options(question, order_key)),
        partners=_named(question, _ordered_partners(question, order_key)),
        reasons=_named(question, _ordered_reasons(question, order_key)),
        board=item.board if isinstance(item, Spaces | Placing) else (),
        organism=_named(question, (item.organism,))[0] if isinstance(item, Placing) else None,
        steps=item.steps if isinstance(item, Confidence | Scale) else 0,
        low=question.labels.get("low") if isinstance(item, Confidence | Scale) else None,
        high=question.labels.get("high") if isinstance(item, Confidence | Scale) else None,
        most=item.most if isinstance(item, Text) else 0,
        fields=_named(question, FIELDS if isinstance(item, Argument) else ()),
        plot=_shown_plot(question),
    )


def _named(question: Question, ids: Iterable[str]) -> tuple[NamedOption, ...]:
    return tuple(NamedOption(each, _label(question, each)) for each in ids)


def _label(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _ordered_options(question: Question, order_key: str) -> tuple[str, ...]:
    """Return the options in the student's order: never in one that follows from the key."""
    item, options = question.item, listed(question.item)
    if isinstance(item, TwoTier):
        options = item.options
    if isinstance(item, Choice | Several) and item.fixed_order:
        return options
    ordered = in_order(options, order_key, f"options {question.id}")
    if isinstance(item, Ordering) and len(options) > 2 and ordered == options:
        return (*ordered[1:], ordered[0])  # nothing would be left to do
    return ordered


def _ordered_partners(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    partners = item.partners if isinstance(item, Matching) else ()
    return in_order(partners, order_key, f"partners {question.id}")


def _ordered_reasons(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    reasons = item.reasons if isinstance(item, TwoTier) else ()
    return in_order(reasons, order_key, f"reasons {question.id}")


def _shown_plot(question: Question) -> ShownRange | ShownCurve | None:
    item = question.item
    if isinstance(item, RangeChartItem):
        return _shown_range(question, item.plot)
    return _shown_curve(question, item.plot) if isinstance(item, Curve) else None


def _shown_range(question: Question, plot: TrueRanges) -> ShownRange:
    """Return a range chart's rows by name: an order by first appearance would draw half of it."""
    return ShownRange(
        rounds=plot.rounds,
        taxa=_named(question, sorted(plot.ranges)),
        given={taxon: plot.ranges[taxon] for taxon in sorted(plot.given)},
        endings=bool(plot.endings),
        disasters=tuple(
            ShownDisaster(each, _label(question, each), len(plot.disasters[each]))
            for each in sorted(plot.disasters)
        ),
    )


def _shown_curve(question: Question, plot: TrueCurve) -> ShownCurve:
    taxa = sorted({taxon for counted in plot.counts for taxon in counted})
    times = [f"time-{time}" for time in range(len(plot.values))]
    return ShownCurve(
        rounds=len(plot.values) - 1,
        most=plot.most,
        whole=not plot.tolerance,
        points=tuple(question.labels[each] for each in times if each in question.labels),
        measure=_label(question, "measure"),
        given={str(time): plot.values[time] for time in sorted(plot.given)},
        losses=plot.losses is not None,
        counts=plot.counts,
        taxa=_named(question, taxa),
    )


# ---- One student's way through a form: what is open, what may be told, and when
#
# Where feedback comes at once, an answer uses up an attempt, and until the last one only what was
# chosen is told of. Otherwise an answer may be changed until the form is handed in. What is empty
# or cannot be read uses up nothing, and never takes the place of an earlier answer.

Stands = Literal["open", "answered", "right", "closed"]


class Given(Struct, frozen=True, kw_only=True):
    """An answer as it was stored."""

    question: str
    attempt: int
    raw: Any
    at: str


class Standing(Struct, frozen=True, kw_only=True):
    """How a question stands: what a page may know of it."""

    #: ``open``: nothing answered; ``answered``: answered, and the verdict is not told, or is wrong
    #: with an attempt left; ``right``: told to be right; ``closed``: no attempt is left.
    stands: Stands
    #: How many more answers count; None for any number (nothing right or wrong to find out).
    attempts_left: int | None
    may_answer: bool  #: Whether another answer is taken now.
    last: Given | None = None  #: The answer that counts, as it was given; None for none.
    told: Grade | None = None  #: The grade, as far as it may be told now; None when it may not.


class Progress(Struct, frozen=True):
    """How many questions are answered, of how many."""

    answered: int
    of: int


class SittingScore(Struct, frozen=True):
    """Points gained, of how many; `waiting` more are a teacher's to give."""

    points: float
    of: float
    waiting: float = 0.0


class Sitting:
    """One student's sitting of a form. It stores nothing and changes nothing.

    Parameters
    ----------
    given
        The student's answers, in the order they were stored.
    order_key
        Whose page (see `shown`).
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that a sitting is made of)
        self,
        form: Form,
        questions: Sequence[Question],
        given: Sequence[Given],
        *,
        order_key: str,
        finished: bool = False,
        policy: Policy | None = None,
    ) -> None:
        said = policy or Policy()
        self.questions = {each.id: each for each in questions}
        self.finished = finished
        self.feedback: Feedback = said.feedback or form.feedback
        self.attempts = said.attempts or form.attempts
        self._order_key = order_key
        self._survey = frozenset(form.survey)
        self._given: dict[str, list[tuple[Given, Grade]]] = {
            id_: [(each, grade(question, each.raw)) for each in given if each.question == id_]
            for id_, question in self.questions.items()
        }
        # Neither empty nor strange; the last of them counts.
        self._readable = {
            id_: [each for each in graded if each[1].filled in {"half", "whole"}]
            for id_, graded in self._given.items()
        }

    def shown(self, id_: str) -> ShownQuestion:
        """Return what the page may be given of a question.

        Raises
        ------
        Rejection
            When there is no such question.
        """
        question = self._question(id_)
        found = shown(question, self._order_key)
        return replace(found, charts=self._charts(question)) if question.charts else found

    @property
    def plots(self) -> tuple[Question, ...]:
        """The plots that this sheet asks for."""
        kinds = (RangeChartItem, Curve)
        return tuple(each for each in self.questions.values() if isinstance(each.item, kinds))

    def _charts(self, question: Question) -> tuple[MatchChart, ...]:
        """Return the charts beside an argument: the record, unless it would answer a plot.

        While a plot takes an answer, only what the student drew stands there, and plots that are
        told already.
        """
        asked = {each.id: each for each in self.plots}
        waiting = {id_ for id_ in asked if self.standing(id_).may_answer}
        if not waiting:
            return question.charts
        found = [each for each in question.charts if each.id in asked]
        return tuple(
            chart
            for each in found
            if (chart := self._drawn(asked[each.id], each) if each.id in waiting else each)
        )

    def _drawn(self, plot: Question, chart: MatchChart) -> MatchChart | None:
        """Return a chart as the student has drawn it; none where nothing whole was sent yet."""
        counted = self._counted(plot.id)
        answer = read_answer(plot, counted[0].raw) if counted is not None else None
        if answer is None or isinstance(answer, Strange):
            return None
        drawn = as_drawn(chart, answer)
        return drawn if points_of(drawn) else None

    def standing(self, id_: str) -> Standing:
        """Return how a question stands.

        Raises
        ------
        Rejection
            When there is no such question.
        """
        question = self._question(id_)
        counted, latest = self._counted(id_), self._latest(id_)
        left = self._attempts_left(question)
        closed = self.finished or left == 0 or self._found(question)
        told = self._told(question, closed=closed)
        if closed:
            stands: Stands = "right" if told is not None and told.right else "closed"
        else:
            stands = "answered" if counted is not None else "open"
        last = (counted or latest) if closed else latest
        return Standing(
            stands=stands,
            attempts_left=left,
            may_answer=not closed,
            last=None if last is None else last[0],
            told=told,
        )

    def check(self, id_: str) -> Question:
        """Return the question that another answer is for.

        Raises
        ------
        Rejection
            When there is no such question, or it takes no more answers.
        """
        question = self._question(id_)
        if not self.standing(id_).may_answer:
            raise reject("assess-closed")
        return question

    @property
    def progress(self) -> Progress:
        """How many questions are answered."""
        answered = sum(self._counted(id_) is not None for id_ in self.questions)
        return Progress(answered, len(self.questions))

    @property
    def score(self) -> SittingScore | None:
        """The score, or None while it may not be told."""
        return self._score(self.questions.values())

    def by_goal(self) -> dict[str, SittingScore] | None:
        """Return the score by learning goal, or None while it may not be told."""
        if not self._may_score:
            return None
        graded = [each for each in self.questions.values() if not is_opinion(each.item)]
        goals = sorted({goal for each in graded for goal in each.item.goals})
        scores = {
            goal: self._score([each for each in graded if goal in each.item.goals])
            for goal in goals
        }
        return {goal: score for goal, score in scores.items() if score is not None}

    @property
    def _may_score(self) -> bool:
        return self.finished and self.feedback != "none"

    def _score(self, questions: Iterable[Question]) -> SittingScore | None:
        if not self._may_score:
            return None
        grades = [self._graded(each) for each in questions if each.id not in self._survey]
        waiting = sum(each.of for each in grades if each.right is None)
        return SittingScore(
            sum(each.points for each in grades), sum(each.of for each in grades) - waiting, waiting
        )

    def _question(self, id_: str) -> Question:
        if id_ not in self.questions:
            raise reject("assess-no-question")
        return self.questions[id_]

    def _latest(self, id_: str) -> tuple[Given, Grade] | None:
        return self._given[id_][-1] if self._given[id_] else None

    def _counted(self, id_: str) -> tuple[Given, Grade] | None:
        return self._readable[id_][-1] if self._readable[id_] else None

    def _graded(self, question: Question) -> Grade:
        """Return the grade of what counts, or else of what was given last, or else of nothing."""
        last = self._last(question.id)
        return grade(question, None) if last is None else last[1]

    def _last(self, id_: str) -> tuple[Given, Grade] | None:
        return self._counted(id_) or self._latest(id_)

    def _limited(self, question: Question) -> bool:
        """Return whether attempts are counted: where one learns from each whether it was right."""
        has_key = not (is_opinion(question.item) or isinstance(question.item, Text))
        return self.feedback == "now" and has_key

    def _attempts_left(self, question: Question) -> int | None:
        if not self._limited(question):
            return None
        return max(0, self.attempts - len(self._readable[question.id]))

    def _found(self, question: Question) -> bool:
        """Return whether the student has been told that the answer is right."""
        last = self._last(question.id) if self._limited(question) else None
        return last is not None and last[1].right is True

    def _told(self, question: Question, *, closed: bool) -> Grade | None:
        if self.feedback == "none" or is_opinion(question.item):
            return None
        if closed:
            return self._graded(question)
        latest = self._latest(question.id)
        if latest is None or not self._limited(question):
            return None
        return hinted(latest[1])
