"""What a student may do with questions: the acts of every lab's *Before* and *After*.

A lab's session offers its desk. Nothing here needs to be believed: an answer is stored as given and
graded by rule, and what is no answer is refused by its shape.
"""

from __future__ import annotations

from typing import Annotated, Literal, Protocol

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.assessing import drafts
from reefkit.labs.assessing.desk import Desk
from reefkit.labs.assessing.drafts import Draft
from reefkit.match.errors import reject
from reefkit.text import Message

acts = Acts()

Id = Annotated[str, Meta(min_length=1, max_length=120)]


class Host(Protocol):
    """What these acts need of a lab's session."""

    @property
    def desk(self) -> Desk:
        """The desk."""
        ...

    def tell(self, what: Message) -> None:
        """Say what was done."""
        ...


class QuestionNumber(Struct, frozen=True):
    """Which question, by its place."""

    number: Annotated[int, Meta(ge=1, le=999)]


class Ticked(Struct, frozen=True):
    """An option, and whether it is chosen now."""

    option: Id
    checked: bool = True


class Typed(Struct, frozen=True):
    """What was typed."""

    value: Annotated[str, Meta(max_length=8_000)] = ""


class TypedTo(Typed, frozen=True):
    """What was typed to a question of the survey."""

    question: Id = ""


class TickedOf(Ticked, frozen=True):
    """An option of a question of the survey."""

    question: Id = ""


class By(Struct, frozen=True):
    """A step up or down."""

    by: Literal[-1, 1]


class Moved(Struct, frozen=True):
    """What is moved in an order, and which way."""

    option: Id
    by: Literal[-1, 1]


class Paired(Struct, frozen=True):
    """What is matched, and with what; empty for nothing."""

    option: Id
    value: Annotated[str, Meta(max_length=120)] = ""


class SpacePicked(Struct, frozen=True):
    """A space as read on the table."""

    row: Annotated[int, Meta(ge=1, le=99)]
    column: Annotated[int, Meta(ge=1, le=99)]


class Rated(Struct, frozen=True):
    """A step of a scale."""

    question: Id
    step: Annotated[int, Meta(ge=1, le=99)]


def _set(session: Host, draft: Draft) -> None:
    """Put the open question's answer together, if it still takes one."""
    desk = session.desk
    desk.sitting.check(desk.question.id)
    desk.set_draft(desk.question.id, draft)


def _draft(session: Host) -> Draft:
    return session.desk.draft(session.desk.question.id)


@acts.on("ask-begin")
def begin(session: Host, values: object) -> None:
    """Leave the first screen for the first question that is open."""
    del values
    desk = session.desk
    waiting = desk.open_numbers
    desk.go("ask", waiting[0] if waiting else desk.number)


@acts.on("ask-open", QuestionNumber)
def open_question(session: Host, values: QuestionNumber) -> None:
    """Open a question."""
    session.desk.go("ask", values.number)


@acts.on("ask-choose", Ticked)
def choose(session: Host, values: Ticked) -> None:
    """Choose an option, or leave it again."""
    _set(
        session,
        drafts.choose(session.desk.shown, _draft(session), values.option, on=values.checked),
    )


@acts.on("ask-type", Typed)
def type_in(session: Host, values: Typed) -> None:
    """Type a number or a text."""
    _set(session, drafts.type_in(session.desk.shown, values.value))


@acts.on("ask-step", By)
def step(session: Host, values: By) -> None:
    """Count a number up or down."""
    _set(session, drafts.step_number(_draft(session), values.by))


@acts.on("ask-move", Moved)
def move(session: Host, values: Moved) -> None:
    """Move something up or down in an order."""
    _set(session, drafts.move(session.desk.shown, _draft(session), values.option, values.by))


@acts.on("ask-match", Paired)
def match(session: Host, values: Paired) -> None:
    """Match one thing with another."""
    _set(session, drafts.match(_draft(session), values.option, values.value))


@acts.on("ask-pick", SpacePicked)
def pick(session: Host, values: SpacePicked) -> None:
    """Touch a space of the question's board."""
    desk = session.desk
    desk.sitting.check(desk.question.id)  # a board that is only looked at takes no answer
    if desk.question.kind in {"spaces", "place"}:
        _set(session, drafts.pick(desk.shown, _draft(session), (values.row, values.column)))


@acts.on("ask-clear")
def clear(session: Host, values: object) -> None:
    """Take everything off the open question again."""
    del values
    _set(session, None)


@acts.on("ask-rate", Rated)
def rate(session: Host, values: Rated) -> None:
    """Choose a step: how sure one is, how far one agrees."""
    desk = session.desk
    beside = desk.open_sheet.beside.get(desk.question.id)
    if beside is not None and beside.id == values.question:
        desk.sitting.check(beside.id)
    elif values.question != desk.question.id:
        raise reject("ask-no-question")
    else:
        desk.sitting.check(desk.question.id)
    desk.set_draft(values.question, {"step": values.step})


@acts.on("ask-send")
def send(session: Host, values: object) -> None:
    """Give the answer that was made."""
    del values
    session.desk.send()
    session.desk.focus = "ask-next"


@acts.on("ask-skip")
def skip(session: Host, values: object) -> None:
    """Give no answer to the open question: that is graded too, and taught."""
    del values
    desk = session.desk
    desk.set_draft(desk.question.id, None)
    desk.answer(desk.question.id, None)
    desk.focus = "ask-next"


@acts.on("ask-end")
def end(session: Host, values: object) -> None:
    """Hand in; where questions are open still, ask first."""
    del values
    desk = session.desk
    if not desk.open_numbers or desk.stage == "end":
        desk.hand_in()
    else:
        desk.go("end")


@acts.on("ask-stay")
def stay(session: Host, values: object) -> None:
    """Go on with the questions, to the first that is open."""
    begin(session, values)


@acts.on("ask-result")
def result(session: Host, values: object) -> None:
    """Show the result."""
    del values
    session.desk.go("result")


@acts.on("ask-survey")
def survey(session: Host, values: object) -> None:
    """Open the survey."""
    del values
    desk = session.desk
    desk.go("done" if desk.work.finished(desk.open_sheet.id + "/survey") else "survey")


def _of_survey(desk: Desk, id_: str) -> None:
    if not any(each.id == id_ for each in desk.open_sheet.survey):
        raise reject("ask-no-question")
    desk.surveying.check(id_)


@acts.on("ask-survey-rate", Rated)
def survey_rate(session: Host, values: Rated) -> None:
    """Say how far one agrees with a sentence of the survey."""
    _of_survey(session.desk, values.question)
    session.desk.set_draft(values.question, {"step": values.step})


@acts.on("ask-survey-choose", TickedOf)
def survey_choose(session: Host, values: TickedOf) -> None:
    """Choose an option in the survey, or leave it again."""
    desk = session.desk
    _of_survey(desk, values.question)
    shown = desk.surveying.shown(values.question)
    draft = drafts.choose(shown, desk.draft(values.question), values.option, on=values.checked)
    desk.set_draft(values.question, draft)


@acts.on("ask-survey-type", TypedTo)
def survey_type(session: Host, values: TypedTo) -> None:
    """Write an answer of the survey."""
    desk = session.desk
    _of_survey(desk, values.question)
    desk.set_draft(
        values.question, drafts.type_in(desk.surveying.shown(values.question), values.value)
    )


@acts.on("ask-survey-send")
def survey_send(session: Host, values: object) -> None:
    """Keep what was said in the survey."""
    del values
    session.desk.hand_in_survey()
