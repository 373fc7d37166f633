"""The acts of *Before* and *After*.

Nothing from the browser is trusted: values of the wrong type or size are refused, and an answer is
stored as given and graded by rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal, Protocol

from markupsafe import Markup
from msgspec import Meta

from reefkit.assess.answers import MOST_PIN
from reefkit.assess.evidence import points_of
from reefkit.labs import answer_draft
from reefkit.labs.answer_draft import Draft
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection, reject
from reefkit.text import Catalogue, Message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.labs.lesson.scene import LessonScene

answer_acts = Acts()

Id = Annotated[str, Meta(min_length=1, max_length=120)]

Field = Literal["claim", "evidence", "reasoning"]


class Host(Protocol):
    """What these acts need of a session."""

    @property
    def answering(self) -> AnswerSession: ...

    @property
    def say(self) -> Catalogue: ...

    def tell(self, what: Message) -> None: ...


def _set(session: Host, draft: Draft) -> None:
    answering = session.answering
    answering.sitting.check(answering.question.id)
    answering.set_draft(answering.question.id, draft)


def _draft(session: Host) -> Draft:
    return session.answering.draft(session.answering.question.id)


@answer_acts.on("ask-begin")
def _begin(session: Host) -> None:
    answering = session.answering
    waiting = answering.open_numbers
    answering.go("ask", waiting[0] if waiting else answering.number)


@answer_acts.on("ask-open")
def _open_question(session: Host, number: Annotated[int, Meta(ge=1, le=999)]) -> None:
    session.answering.go("ask", number)


@answer_acts.on("ask-choose")
def choose(session: Host, option: Id, *, checked: bool = True) -> None:
    _set(
        session,
        answer_draft.choose(session.answering.shown, _draft(session), option, on=checked),
    )


@answer_acts.on("ask-type")
def _type_in(session: Host, value: Annotated[str, Meta(max_length=8000)] = "") -> None:
    _set(session, answer_draft.type_in(session.answering.shown, value))


def _argument(session: Host) -> Draft:
    answering = session.answering
    if answering.question.kind != "argument":
        raise reject("ask-no-question")
    answering.sitting.check(answering.question.id)
    return _draft(session)


@answer_acts.on("ask-write")
def _write(
    session: Host, value: Annotated[str, Meta(max_length=8000)] = "", field: Field = "claim"
) -> None:
    draft, shown = _argument(session), session.answering.shown
    _set(session, answer_draft.write(shown, draft, field, value))


@answer_acts.on("ask-start")
def _start(session: Host, field: Field) -> None:
    draft, answering = _argument(session), session.answering
    if not answer_draft.field_of(draft, field).strip():
        label = session.say.render(answering.question.labels[field]).removesuffix("…").rstrip()
        _set(session, answer_draft.write(answering.shown, draft, field, f"{label} "))
    answering.focus = f"ask-write-{answering.number}-{field}"


@answer_acts.on("ask-pin")
def _pin(session: Host, point: Annotated[str, Meta(min_length=1, max_length=MOST_PIN)]) -> None:
    draft, charts = _argument(session), session.answering.shown.charts
    if not any(point == each.id for chart in charts for each in points_of(chart)):
        raise reject("ask-no-point")
    _set(session, answer_draft.pin(draft, point))


def takes_graph(session: LessonSession) -> int:
    """Return the number of the open question if a graph can be pinned to it; 0 if not."""
    answering = session.answering
    if session.ui.part == "play" or answering.sheet is None or answering.stage != "ask":
        return 0
    try:
        _argument(session)
    except Rejection:
        return 0
    return answering.number


def pin_graph(session: LessonSession, graph: str) -> None:
    """Pin a graph to the open argument question.

    Raises
    ------
    Rejection
        If no such question is open, or it has no room for another pin.
    """
    if not takes_graph(session):
        raise reject("ask-no-question")
    _set(session, answer_draft.pin(_argument(session), graph))


GRAPHS = "ask-graphs"
"""Key of the page's setting with the function that draws pinned graphs."""


def draw_graphs(session: LessonSession, draw: Callable[[LessonScene, str], Markup]) -> None:
    session.ui.settings[GRAPHS] = draw


@answer_acts.on("ask-unpin")
def _unpin(
    session: Host,
    point: Annotated[str, Meta(min_length=1, max_length=MOST_PIN)],
    where: Literal["", "chip"] = "",
) -> None:
    _set(session, answer_draft.unpin(_argument(session), point))
    if where:
        session.answering.focus = f"ask-pins-open-{session.answering.number}"


@answer_acts.on("ask-step")
def step(session: Host, by: Literal[-1, 1]) -> None:
    _set(session, answer_draft.step_number(_draft(session), by))


@answer_acts.on("ask-move")
def _move(session: Host, option: Id, by: Literal[-1, 1]) -> None:
    _set(session, answer_draft.move(session.answering.shown, _draft(session), option, by))


@answer_acts.on("ask-match")
def match(session: Host, option: Id, value: Annotated[str, Meta(max_length=120)] = "") -> None:
    _set(session, answer_draft.match(_draft(session), option, value))


@answer_acts.on("ask-pick")
def _pick(
    session: Host, row: Annotated[int, Meta(ge=1, le=99)], column: Annotated[int, Meta(ge=1, le=99)]
) -> None:
    answering = session.answering
    answering.sitting.check(answering.question.id)  # a board that is only shown takes no answer
    if answering.question.kind in {"spaces", "place"}:
        _set(session, answer_draft.pick(answering.shown, _draft(session), (row, column)))


@answer_acts.on("ask-clear")
def clear(session: Host) -> None:
    _set(session, None)


@answer_acts.on("ask-rate")
def _rate(session: Host, question: Id, step: Annotated[int, Meta(ge=1, le=99)]) -> None:
    answering = session.answering
    attached = answering.open_sheet.beside.get(answering.question.id)
    if attached is not None and attached.id == question:
        answering.sitting.check(attached.id)
    elif question != answering.question.id:
        raise reject("ask-no-question")
    else:
        answering.sitting.check(answering.question.id)
    answering.set_draft(question, {"step": step})


@answer_acts.on("ask-send")
def send(session: Host) -> None:
    session.answering.send()
    session.answering.focus = "ask-next"


@answer_acts.on("ask-skip")
def skip(session: Host) -> None:
    """Skip the open question; a skipped question is still graded and taught."""
    answering = session.answering
    answering.set_draft(answering.question.id, None)
    answering.answer(answering.question.id, None)
    answering.focus = "ask-next"


@answer_acts.on("ask-end")
def end(session: Host) -> None:
    """Hand the sheet in; if questions are open, show them first (stage ``end``)."""
    answering = session.answering
    if not answering.open_numbers or answering.stage == "end":
        answering.hand_in()
    else:
        answering.go("end")


@answer_acts.on("ask-stay")
def _stay(session: Host) -> None:
    _begin(session)


@answer_acts.on("ask-result")
def _result(session: Host) -> None:
    session.answering.go("result")


@answer_acts.on("ask-survey")
def survey(session: Host) -> None:
    answering = session.answering
    answering.go(
        "done" if answering.work.finished(answering.open_sheet.id + "/survey") else "survey"
    )


def _of_survey(answering: AnswerSession, id_: str) -> None:
    if not any(each.id == id_ for each in answering.open_sheet.survey):
        raise reject("ask-no-question")
    answering.surveying.check(id_)


@answer_acts.on("ask-survey-rate")
def _survey_rate(session: Host, question: Id, step: Annotated[int, Meta(ge=1, le=99)]) -> None:
    _of_survey(session.answering, question)
    session.answering.set_draft(question, {"step": step})


@answer_acts.on("ask-survey-choose")
def _survey_choose(session: Host, option: Id, *, checked: bool = True, question: Id = "") -> None:
    answering = session.answering
    _of_survey(answering, question)
    shown = answering.surveying.shown(question)
    draft = answer_draft.choose(shown, answering.draft(question), option, on=checked)
    answering.set_draft(question, draft)


@answer_acts.on("ask-survey-type")
def _survey_type(
    session: Host, value: Annotated[str, Meta(max_length=8000)] = "", question: Id = ""
) -> None:
    answering = session.answering
    _of_survey(answering, question)
    answering.set_draft(question, answer_draft.type_in(answering.surveying.shown(question), value))


@answer_acts.on("ask-survey-send")
def _survey_send(session: Host) -> None:
    session.answering.hand_in_survey()
