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
    def desk(self) -> AnswerSession: ...

    @property
    def say(self) -> Catalogue: ...

    def tell(self, what: Message) -> None: ...


def _set(session: Host, draft: Draft) -> None:
    desk = session.desk
    desk.sitting.check(desk.question.id)
    desk.set_draft(desk.question.id, draft)


def _draft(session: Host) -> Draft:
    return session.desk.draft(session.desk.question.id)


@answer_acts.on("ask-begin")
def _begin(session: Host) -> None:
    """Open the first question without an answer."""
    desk = session.desk
    waiting = desk.open_numbers
    desk.go("ask", waiting[0] if waiting else desk.number)


@answer_acts.on("ask-open")
def _open_question(session: Host, number: Annotated[int, Meta(ge=1, le=999)]) -> None:
    session.desk.go("ask", number)


@answer_acts.on("ask-choose")
def choose(session: Host, option: Id, *, checked: bool = True) -> None:
    _set(
        session,
        answer_draft.choose(session.desk.shown, _draft(session), option, on=checked),
    )


@answer_acts.on("ask-type")
def _type_in(session: Host, value: Annotated[str, Meta(max_length=8000)] = "") -> None:
    _set(session, answer_draft.type_in(session.desk.shown, value))


def _argument(session: Host) -> Draft:
    desk = session.desk
    if desk.question.kind != "argument":
        raise reject("ask-no-question")
    desk.sitting.check(desk.question.id)
    return _draft(session)


@answer_acts.on("ask-write")
def _write(
    session: Host, value: Annotated[str, Meta(max_length=8000)] = "", field: Field = "claim"
) -> None:
    draft, shown = _argument(session), session.desk.shown
    _set(session, answer_draft.write(shown, draft, field, value))


@answer_acts.on("ask-start")
def _start(session: Host, field: Field) -> None:
    draft, desk = _argument(session), session.desk
    if not answer_draft.field_of(draft, field).strip():
        label = session.say.render(desk.question.labels[field]).removesuffix("…").rstrip()
        _set(session, answer_draft.write(desk.shown, draft, field, f"{label} "))
    desk.focus = f"ask-write-{desk.number}-{field}"


@answer_acts.on("ask-pin")
def _pin(session: Host, point: Annotated[str, Meta(min_length=1, max_length=MOST_PIN)]) -> None:
    draft, charts = _argument(session), session.desk.shown.charts
    if not any(point == each.id for chart in charts for each in points_of(chart)):
        raise reject("ask-no-point")
    _set(session, answer_draft.pin(draft, point))


def takes_graph(session: LessonSession) -> int:
    """Return the number of the open question if a graph can be pinned to it; 0 if not."""
    desk = session.desk
    if session.ui.part == "play" or desk.sheet is None or desk.stage != "ask":
        return 0
    try:
        _argument(session)
    except Rejection:
        return 0
    return desk.number


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
        session.desk.focus = f"ask-pins-open-{session.desk.number}"


@answer_acts.on("ask-step")
def step(session: Host, by: Literal[-1, 1]) -> None:
    _set(session, answer_draft.step_number(_draft(session), by))


@answer_acts.on("ask-move")
def _move(session: Host, option: Id, by: Literal[-1, 1]) -> None:
    _set(session, answer_draft.move(session.desk.shown, _draft(session), option, by))


@answer_acts.on("ask-match")
def match(session: Host, option: Id, value: Annotated[str, Meta(max_length=120)] = "") -> None:
    _set(session, answer_draft.match(_draft(session), option, value))


@answer_acts.on("ask-pick")
def _pick(
    session: Host, row: Annotated[int, Meta(ge=1, le=99)], column: Annotated[int, Meta(ge=1, le=99)]
) -> None:
    desk = session.desk
    desk.sitting.check(desk.question.id)  # a board that is only shown takes no answer
    if desk.question.kind in {"spaces", "place"}:
        _set(session, answer_draft.pick(desk.shown, _draft(session), (row, column)))


@answer_acts.on("ask-clear")
def clear(session: Host) -> None:
    _set(session, None)


@answer_acts.on("ask-rate")
def _rate(session: Host, question: Id, step: Annotated[int, Meta(ge=1, le=99)]) -> None:
    desk = session.desk
    attached = desk.open_sheet.beside.get(desk.question.id)
    if attached is not None and attached.id == question:
        desk.sitting.check(attached.id)
    elif question != desk.question.id:
        raise reject("ask-no-question")
    else:
        desk.sitting.check(desk.question.id)
    desk.set_draft(question, {"step": step})


@answer_acts.on("ask-send")
def send(session: Host) -> None:
    session.desk.send()
    session.desk.focus = "ask-next"


@answer_acts.on("ask-skip")
def skip(session: Host) -> None:
    """Skip the open question; a skipped question is still graded and taught."""
    desk = session.desk
    desk.set_draft(desk.question.id, None)
    desk.answer(desk.question.id, None)
    desk.focus = "ask-next"


@answer_acts.on("ask-end")
def end(session: Host) -> None:
    """Hand the sheet in; if questions are open, show them first (stage ``end``)."""
    desk = session.desk
    if not desk.open_numbers or desk.stage == "end":
        desk.hand_in()
    else:
        desk.go("end")


@answer_acts.on("ask-stay")
def _stay(session: Host) -> None:
    _begin(session)


@answer_acts.on("ask-result")
def _result(session: Host) -> None:
    session.desk.go("result")


@answer_acts.on("ask-survey")
def survey(session: Host) -> None:
    desk = session.desk
    desk.go("done" if desk.work.finished(desk.open_sheet.id + "/survey") else "survey")


def _of_survey(desk: AnswerSession, id_: str) -> None:
    if not any(each.id == id_ for each in desk.open_sheet.survey):
        raise reject("ask-no-question")
    desk.surveying.check(id_)


@answer_acts.on("ask-survey-rate")
def _survey_rate(session: Host, question: Id, step: Annotated[int, Meta(ge=1, le=99)]) -> None:
    _of_survey(session.desk, question)
    session.desk.set_draft(question, {"step": step})


@answer_acts.on("ask-survey-choose")
def _survey_choose(session: Host, option: Id, *, checked: bool = True, question: Id = "") -> None:
    desk = session.desk
    _of_survey(desk, question)
    shown = desk.surveying.shown(question)
    draft = answer_draft.choose(shown, desk.draft(question), option, on=checked)
    desk.set_draft(question, draft)


@answer_acts.on("ask-survey-type")
def _survey_type(
    session: Host, value: Annotated[str, Meta(max_length=8000)] = "", question: Id = ""
) -> None:
    desk = session.desk
    _of_survey(desk, question)
    desk.set_draft(question, answer_draft.type_in(desk.surveying.shown(question), value))


@answer_acts.on("ask-survey-send")
def _survey_send(session: Host) -> None:
    session.desk.hand_in_survey()
