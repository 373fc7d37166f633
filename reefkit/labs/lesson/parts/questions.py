"""*Before* and *After*: their first screens, a question and its answer, result and survey."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Protocol

import ipywidgets  # type: ignore[import-untyped]
from markupsafe import Markup
from msgspec import Meta

from reefkit.assess.evidence import points_of
from reefkit.assess.items import MOST_PIN
from reefkit.labs import student_work
from reefkit.labs.lesson import match_setup, papers, replay, survey_notes
from reefkit.labs.lesson.lab import AskWidget, Part
from reefkit.labs.lesson.parts import entrance
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.question_view import (
    ON_BOARD,
    PLOTS,
    MarkView,
    QuestionList,
    QuestionView,
    SheetResult,
    earlier_marked,
    survey_lines,
)
from reefkit.labs.resumable import kept_matches
from reefkit.labs.session import Acts
from reefkit.labs.student_work import AnswerSession, Draft
from reefkit.match.errors import Rejection, SaveError, reject
from reefkit.text import Catalogue, Message, ReefkitError, message
from reefkit.widgets.cards import scene_html
from reefkit.widgets.panel import Panel, frame

if TYPE_CHECKING:
    from reefkit.labs.evidence_charts import EvidenceCharts, PlotItem
    from reefkit.labs.lesson.desk_adapter import LabOnDesk, SeatRecord
    from reefkit.labs.lesson.scene import LessonScene


# ---- What a student may do with questions: the acts of every lab's *Before* and *After*
#
# A lab's session offers its desk. Nothing here needs to be believed: an answer is stored as given
# and graded by rule, and what is no answer is refused by its shape.

answer_acts = Acts()

Id = Annotated[str, Meta(min_length=1, max_length=120)]
Field = Literal["claim", "evidence", "reasoning"]


class Host(Protocol):
    """What these acts need of a lab's session."""

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
        student_work.choose(session.desk.shown, _draft(session), option, on=checked),
    )


@answer_acts.on("ask-type")
def _type_in(session: Host, value: Annotated[str, Meta(max_length=8000)] = "") -> None:
    _set(session, student_work.type_in(session.desk.shown, value))


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
    _set(session, student_work.write(shown, draft, field, value))


@answer_acts.on("ask-start")
def _start(session: Host, field: Field) -> None:
    draft, desk = _argument(session), session.desk
    if not student_work.field_of(draft, field).strip():
        said = session.say.render(desk.question.labels[field]).removesuffix("…").rstrip()
        _set(session, student_work.write(desk.shown, draft, field, f"{said} "))
    desk.focus = f"ask-write-{desk.number}-{field}"


@answer_acts.on("ask-pin")
def _pin(session: Host, point: Annotated[str, Meta(min_length=1, max_length=MOST_PIN)]) -> None:
    draft, charts = _argument(session), session.desk.shown.charts
    if not any(point == each.id for chart in charts for each in points_of(chart)):
        raise reject("ask-no-point")
    _set(session, student_work.pin(draft, point))


def takes_graph(session: LessonSession) -> int:
    """Return the number of the argument that awaits a graph; 0 for none."""
    desk = session.desk
    if session.ui.part == "play" or desk.sheet is None or desk.stage != "ask":
        return 0
    try:
        _argument(session)
    except Rejection:
        return 0
    return desk.number


def pin_graph(session: LessonSession, graph: str) -> None:
    """Pin a graph to the argument that its reader has left to make it.

    Raises
    ------
    Rejection
        When there is none, or no room.
    """
    if not takes_graph(session):
        raise reject("ask-no-question")
    _set(session, student_work.pin(_argument(session), graph))


_GRAPHS = "ask-graphs"
"""What the page remembers of who draws graphs that are pinned."""


def draw_graphs(session: LessonSession, draw: Callable[[LessonScene, str], Markup]) -> None:
    session.ui.settings[_GRAPHS] = draw


@answer_acts.on("ask-unpin")
def _unpin(
    session: Host,
    point: Annotated[str, Meta(min_length=1, max_length=MOST_PIN)],
    where: Literal["", "chip"] = "",
) -> None:
    _set(session, student_work.unpin(_argument(session), point))
    if where:
        session.desk.focus = f"ask-pins-open-{session.desk.number}"


@answer_acts.on("ask-step")
def step(session: Host, by: Literal[-1, 1]) -> None:
    _set(session, student_work.step_number(_draft(session), by))


@answer_acts.on("ask-move")
def _move(session: Host, option: Id, by: Literal[-1, 1]) -> None:
    _set(session, student_work.move(session.desk.shown, _draft(session), option, by))


@answer_acts.on("ask-match")
def match(session: Host, option: Id, value: Annotated[str, Meta(max_length=120)] = "") -> None:
    _set(session, student_work.match(_draft(session), option, value))


@answer_acts.on("ask-pick")
def _pick(
    session: Host, row: Annotated[int, Meta(ge=1, le=99)], column: Annotated[int, Meta(ge=1, le=99)]
) -> None:
    desk = session.desk
    desk.sitting.check(desk.question.id)  # a board that is only looked at takes no answer
    if desk.question.kind in {"spaces", "place"}:
        _set(session, student_work.pick(desk.shown, _draft(session), (row, column)))


@answer_acts.on("ask-clear")
def clear(session: Host) -> None:
    _set(session, None)


@answer_acts.on("ask-rate")
def _rate(session: Host, question: Id, step: Annotated[int, Meta(ge=1, le=99)]) -> None:
    desk = session.desk
    beside = desk.open_sheet.beside.get(desk.question.id)
    if beside is not None and beside.id == question:
        desk.sitting.check(beside.id)
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
    draft = student_work.choose(shown, desk.draft(question), option, on=checked)
    desk.set_draft(question, draft)


@answer_acts.on("ask-survey-type")
def _survey_type(
    session: Host, value: Annotated[str, Meta(max_length=8000)] = "", question: Id = ""
) -> None:
    desk = session.desk
    _of_survey(desk, question)
    desk.set_draft(question, student_work.type_in(desk.surveying.shown(question), value))


@answer_acts.on("ask-survey-send")
def _survey_send(session: Host) -> None:
    session.desk.hand_in_survey()


# ---- A question of *Before* or *After*: the list, the question, its answer,
# and what is told of it
#
# Five regions draw what `reefkit.labs.question_view` reads off the desk; a board and plots are
# widgets of their own between them (`reefkit.labs.lesson.page`).

question_acts = Acts().include(answer_acts)


@question_acts.on("ask-moment")
def _see_moment(session: LessonSession) -> None:
    desk = session.desk
    told = desk.standing.told
    moment = desk.question.moment
    if moment is None or told is None or not told.complete:
        raise reject("ask-no-moment")
    replay.go_to(session, moment)
    session.ui.back, session.ui.part, session.ui.page = session.ui.part, "play", ""
    session.ui.looking = None


@question_acts.on("ask-return")
def _come_back(session: LessonSession) -> None:
    replay.leave(session)
    session.ui.part, session.ui.back = session.ui.back or "after", ""
    session.desk.focus = "ask-title"


def _render_rail(scene: LessonScene) -> str:
    notes = survey_notes.notes_here(scene.session) if scene.ui.part == "after" else ()
    return scene.render("ask_rail.html", rail=QuestionList(scene.session.desk, notes))


def render_head(scene: LessonScene) -> str:
    asked = QuestionView(scene.session.desk)
    card = scene_html(asked.card) if asked.card else ""
    picture = asked.drawing
    drawing = scene.drawing(picture) if picture else ""
    board = _board(scene, asked)
    return scene.render("ask_head.html", asked=asked, card=card, drawing=drawing, board=board)


class _BoardThen(NamedTuple):
    """The board of the student's own match at the moment that a question is about."""

    record: SeatRecord
    round: int


def _board(scene: LessonScene, asked: QuestionView) -> _BoardThen | None:
    position, sheet = asked.desk.question.board_at, asked.desk.open_sheet.id
    if position is None or not scene.has_table or not scene.lab.desk:
        return None
    table = scene.session.open_table
    seats = range(len(table.setup.seats))
    seat = next((each for each in seats if papers.after_id(table, each) == sheet), None)
    if seat is None or position > table.position:
        return None
    adapter: LabOnDesk = pkgutil.resolve_name(scene.lab.desk)(scene.lab)
    try:
        record = adapter.board(table, seat, position, scene.say)
    except Rejection:  # a copy that does not hold what lies before its seat's sight
        return None
    round_, _ = table.rules.when(table.moment(position, None).state)
    return _BoardThen(record, round_)


def render_body(scene: LessonScene) -> str:
    asked = QuestionView(scene.session.desk)
    kind = asked.shown.kind
    if kind in PLOTS:
        return ""
    name = "board" if kind in ON_BOARD else "scale" if kind == "confidence" else kind
    draw: Any = scene.ui.settings.get(_GRAPHS, lambda *_: Markup())
    pictures = {pin: draw(scene, pin) for pin in asked.held_pins} if kind == "argument" else {}
    return scene.render(f"ask_{name.replace('-', '_')}.html", asked=asked, pictures=pictures)


def _render_foot(scene: LessonScene) -> str:
    return scene.render("ask_foot.html", asked=QuestionView(scene.session.desk))


def _render_side(scene: LessonScene) -> str:
    return scene.render("ask_side.html", asked=QuestionView(scene.session.desk))


RAIL = Part("ask-rail", _render_rail, on=("ask",))
HEAD = Part("ask-head", render_head, on=("ask",))
BODY = Part("ask-body", render_body, on=("ask",))
FOOT = Part("ask-foot", _render_foot, on=("ask",))
SIDE = Part("ask-side", _render_side, on=("ask",))


# ---- The leaves that both parts share: handing in, the result, the survey and its end


class _Next(NamedTuple):
    """What comes next: said in one sentence, with a button that leads there."""

    say: Message
    button: Message
    act: str
    choice: dict[str, str]


def _render_leaf(scene: LessonScene, title: Message, following: _Next) -> str:
    desk = scene.session.desk
    if desk.stage == "end":
        left = [each for each in QuestionList(desk).entries if each.standing in {"open", "begun"}]
        return scene.render("ask_end.html", open=left)
    if desk.stage == "survey":
        return scene.render("ask_survey.html", lines=survey_lines(desk))
    if desk.stage == "done":
        return scene.render("ask_done.html", next=following)
    return scene.render(
        "ask_result.html",
        result=SheetResult(desk, scene.lab.id),
        title=title,
        next=following,
        closing="hook_answered.html" if scene.ui.part == "after" else "",
    )


# ---- *Before*: the first screen of the questions before the game, and what comes of them

before_acts = Acts()


def _render_before(scene: LessonScene) -> str:
    desk = scene.session.desk
    if desk.sheet is None:
        return scene.render("part_trouble.html", part="before", why=scene.ui.trouble)
    if desk.stage == "begin":
        return scene.render(
            "before.html",
            desk=desk,
            rail=QuestionList(desk),
            goals=[
                (each.upper(), Message(f"goal-{scene.lab.id}-{each}")) for each in scene.lab.goals
            ],
            **scene.lab.before_values(scene),
        )
    return _render_leaf(scene, scene.own("part-before"), _after_before(scene))


def _after_before(scene: LessonScene) -> _Next:
    if scene.has_table:
        return _Next(
            message("prelab-next-on"), message("prelab-to-match"), "part", {"part": "play"}
        )
    play = {"part": "play"}
    return _Next(scene.own("prelab-next"), scene.own("prelab-to-game"), "part", play)


BEFORE = Part("before", _render_before, before_acts)


def _render_later(scene: LessonScene) -> str:
    desk = scene.session.desk
    if desk.sheet is None:
        return scene.render("part_trouble.html", part="later", why=scene.ui.trouble)
    if desk.stage == "begin":
        beside = scene.lab.before_values(scene)
        return scene.render("later.html", desk=desk, rail=QuestionList(desk), **beside)
    again = _Next(scene.own("postlab-next"), message("postlab-again"), "page", {"page": "new"})
    return _render_leaf(scene, scene.own("part-later"), again)


LATER = Part("later", _render_later)


# ---- *After*: the first screen of the questions about one's own match, and what comes of them

after_acts = Acts()
ASK_AGAIN = -1
"""The seat that stands for none, until one is chosen."""
MOST_LISTED = 6
"""Finished matches that can be chosen; older ones are behind the lab's door."""


class _Finished(NamedTuple):
    """A match that is over, and can be asked about."""

    match: str
    who: Message
    when: str
    now: bool


@after_acts.on("after-seat")
def _choose_seat(session: LessonSession, seat: Annotated[int, Meta(ge=0, le=63)]) -> None:
    if seat not in session.here:
        raise reject("lab-not-here")
    session.work.remember(f"seat:{papers.name_of(session.open_table)}", seat)


@after_acts.on("after-seat-again")
def _choose_again(session: LessonSession) -> None:
    session.work.remember(f"seat:{papers.name_of(session.open_table)}", ASK_AGAIN)


@after_acts.on("after-match")
def _choose_match(session: LessonSession, match: Annotated[str, Meta(max_length=100)]) -> None:
    kept = session.storage.recall(match) if session.storage is not None else None
    if kept is None:
        raise SaveError(message("save-not-here"))
    match_setup.resume(session, kept)
    session.ui.part = "after"


def _finished(scene: LessonScene) -> list[_Finished]:
    storage = scene.session.storage
    now = storage.match if storage is not None and scene.has_table else None
    over = [each for each in kept_matches(storage) if 0 < each.rounds <= each.surveyed]
    return [
        _Finished(
            each.match, entrance.who(each), entrance.when(scene.say, each.when), each.match == now
        )
        for each in over[:MOST_LISTED]
    ]


def _render_after(scene: LessonScene) -> str:
    session = scene.session
    if scene.ui.trouble is not None:
        return scene.render("part_trouble.html", part="after", why=scene.ui.trouble)
    if scene.lab.plays and not session.is_over:
        return _too_early(scene)
    if session.desk.sheet is None:
        names = [(seat, scene.name(seat)) for seat in scene.here]
        return scene.render("after_whose.html", seats=names)
    if session.desk.stage == "begin":
        return _first(scene)
    return _render_leaf(scene, scene.own("part-after"), _after_after(scene))


def _first(scene: LessonScene) -> str:
    desk, session = scene.session.desk, scene.session
    seat = session.asked_seat
    own = sum(each.source == "match" for each in desk.open_sheet.asked)
    return scene.render(
        "after.html",
        desk=desk,
        rail=QuestionList(desk),
        own=own,
        who=scene.name(seat) if seat is not None else "",
        several=len(scene.here) > 1,
        notes=survey_notes.notes_here(session),
        matches=_finished(scene),
        what_if=scene.offers_what_if,
        marked=_earlier(scene, desk.open_sheet.id),
        **scene.lab.after_values(scene),
    )


def _too_early(scene: LessonScene) -> str:
    session = scene.session
    return scene.render(
        "after_early.html",
        begun=scene.has_table,
        takes_notes=scene.has_table and scene.lab.note is not None,
        round=scene.round if scene.has_table else 0,
        rounds=scene.rounds if scene.has_table else 0,
        before_done=bool(session.work.finished("before")),
        marked=_earlier(scene),
        notes=survey_notes.notes_here(session),
        matches=_finished(scene),
    )


def _earlier(scene: LessonScene, but: str = "") -> tuple[MarkView, ...]:
    """List the teacher's marks of earlier matches; they survive a reseating of the class."""
    bank = (scene.session.papers or scene.lab.papers()).bank
    return earlier_marked(scene.session.work, bank, but)


def _after_after(scene: LessonScene) -> _Next:
    if not scene.lab.plays:
        return _Next(
            scene.own("postlab-next"), message("postlab-to-steps"), "part", {"part": "play"}
        )
    return _Next(scene.own("postlab-next"), message("postlab-again"), "page", {"page": "new"})


AFTER = Part("after", _render_after, after_acts)


# ---- The widgets of a question between its regions: the lab's own board, and plots

IN_A_BOX = ("head", "body", "foot")
"""The regions of a question that stand in one box with its board and its plot."""


class Asking:
    """A question's own box on the page: head, board, answer, plot, foot.

    `head`, `body`, `foot`: The regions of the question.
    """

    def __init__(self, session: LessonSession, head: Panel, body: Panel, foot: Panel) -> None:
        self.session = session
        self._head, self._body, self._foot = head, body, foot
        self._own: AskWidget | None = None
        self._plot: PlotItem | EvidenceCharts | None = None
        self._plot_of: object = None
        self.widget = frame("rk-at-ask", children=[head, body, foot])

    def show(self, scene: LessonScene) -> None:
        asked = QuestionView(self.session.desk) if scene.asking else None
        own = self._show_own(asked, scene.say) if asked is not None else None
        self._show_plot(asked, scene.say)
        children = [self._head]
        children += [own] if own is not None else []
        children += [self._body]
        children += [self._plot.widget] if self._plot is not None else []
        children += [self._foot]
        if list(self.widget.children) != children:
            self.widget.children = children

    def _show_own(self, asked: QuestionView, say: Catalogue) -> ipywidgets.Widget | None:
        if self._own is None:
            self._own = self.session.lab.ask_widget(self.session)
        return None if self._own is None else self._own.show(asked, say)

    def _show_plot(self, asked: QuestionView | None, say: Catalogue) -> None:
        wanted = None
        if asked is not None and (asked.shown.kind in PLOTS or asked.shown.charts):
            wanted = (asked.desk.open_sheet.id, asked.shown.id, say.locale, asked.shown.charts)
        if wanted != self._plot_of:
            if self._plot is not None:
                self._plot.close()
            self._plot, self._plot_of = None, wanted
            if wanted is not None and asked is not None:
                self._plot = self._make_plot(asked, say)
        if self._plot is not None and asked is not None:
            told = None if asked.changed else asked.standing.told
            # Charts beside another question than an argument are there to be read, not to pin from.
            takes = asked.open and not (asked.shown.charts and asked.shown.kind != "argument")
            self._plot.show(asked.draft, told, open_=takes)

    def _make_plot(self, asked: QuestionView, say: Catalogue) -> PlotItem | EvidenceCharts:
        from reefkit.labs.evidence_charts import (  # noqa: PLC0415  # when it is needed
            EvidenceCharts,
            PlotItem,
        )

        if asked.shown.charts:
            charts = EvidenceCharts(asked.shown.charts, say)
            charts.on_pick(self._pinned)
            return charts
        plot = PlotItem(asked.shown, say, asked.draft)
        plot.on_change(self._plotted)
        return plot

    def _pinned(self, point: str) -> None:
        held = student_work.pins_of(self.session.desk.draft(self.session.desk.question.id))
        self.session.do("ask-unpin" if point in held else "ask-pin", {"point": point})

    def _plotted(self, draft: student_work.Draft) -> None:
        """Store a drawn plot; as this is no act of a panel, a refusal is reported here."""
        session = self.session
        session.said, session.refused = None, False
        try:
            session.desk.sitting.check(session.desk.question.id)
            session.desk.set_draft(session.desk.question.id, draft)
        except ReefkitError as error:
            session.refuse(error.message)
        session.changed()
