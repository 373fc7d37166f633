"""*Before*, *After* and *Later*: first screen, questions, result and survey of each.

The regions draw what `reefkit.labs.question_view` reads from the answer session; a board and
plots are widgets between them (`reefkit.labs.lesson.parts.question_widgets`).
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from markupsafe import Markup
from msgspec import Meta

from reefkit.labs.answer_feedback import PLOTS, MarkView, earlier_marked
from reefkit.labs.lesson import match_files, opening, papers, replay, survey_notes
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts import entrance, hand_in, opening_question
from reefkit.labs.lesson.parts.question_acts import GRAPHS, Id, answer_acts
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.question_list import QuestionList
from reefkit.labs.question_view import ON_BOARD, QuestionView
from reefkit.labs.resumable import stored_matches
from reefkit.labs.sheet_result import SheetResult, survey_lines
from reefkit.match.errors import Rejection, SaveError, reject
from reefkit.text import Message, message
from reefkit.text.local_time import short_time
from reefkit.widgets.acts import Acts
from reefkit.widgets.cards import scene_html

if TYPE_CHECKING:
    from reefkit.assess.question import Question
    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.lesson.desk_records import SeatRecord
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.people import Somebody

question_acts = Acts().include(answer_acts)


@question_acts.on("ask-moment")
def _see_moment(session: LessonSession) -> None:
    answering = session.answering
    feedback = answering.standing.told
    moment = answering.question.moment
    if moment is None or feedback is None or not feedback.complete:
        raise reject("ask-no-moment")
    replay.go_to(session, moment)
    session.ui.back, session.ui.part, session.ui.page = session.ui.part, "play", ""
    session.ui.looking = None


@question_acts.on("ask-return")
def _come_back(session: LessonSession) -> None:
    replay.leave(session)
    session.ui.part, session.ui.back = session.ui.back or "after", ""
    session.answering.focus = "ask-title"


def _render_rail(scene: LessonScene) -> str:
    notes = survey_notes.notes_here(scene.session) if scene.ui.part == "after" else ()
    return scene.render("ask_rail.html", rail=QuestionList(scene.session.answering, notes))


def render_head(scene: LessonScene) -> str:
    view = QuestionView(scene.session.answering)
    card = scene_html(view.card) if view.card else ""
    picture = view.drawing
    drawing = scene.drawing(picture) if picture else ""
    board = _board(scene, view)
    return scene.render("ask_head.html", asked=view, card=card, drawing=drawing, board=board)


def _board(scene: LessonScene, view: QuestionView) -> tuple[SeatRecord, int] | None:
    """Return the student's board at the moment that a question is about, and its round."""
    position, sheet = view.answering.question.board_at, view.answering.open_sheet.id
    if position is None or not scene.has_table or not scene.lab.desk_adapter:
        return None
    table = scene.session.open_table
    seats = range(len(table.setup.seats))
    seat = next((each for each in seats if papers.after_id(table, each) == sheet), None)
    if seat is None or position > table.position:
        return None
    adapter: LabOnDesk = scene.lab.desk
    try:
        record = adapter.board(table, seat, position, scene.say)
    except Rejection:  # a seat's copy without the part of the log before its view
        return None
    round_, _ = table.rules.when(table.moment(position, None).state)
    return record, round_


def render_body(scene: LessonScene) -> str:
    view = QuestionView(scene.session.answering)
    kind = view.shown.kind
    if kind in PLOTS:
        return ""
    name = "board" if kind in ON_BOARD else "scale" if kind == "confidence" else kind
    draw: Any = scene.ui.settings.get(GRAPHS, lambda *_: Markup())
    pictures = {pin: draw(scene, pin) for pin in view.held_pins} if kind == "argument" else {}
    return scene.render(f"ask_{name.replace('-', '_')}.html", asked=view, pictures=pictures)


def _render_foot(scene: LessonScene) -> str:
    return scene.render("ask_foot.html", asked=QuestionView(scene.session.answering))


def _render_side(scene: LessonScene) -> str:
    return scene.render("ask_side.html", asked=QuestionView(scene.session.answering))


RAIL = Part("ask-rail", _render_rail, on=("ask",))

HEAD = Part("ask-head", render_head, on=("ask",))

BODY = Part("ask-body", render_body, on=("ask",))

FOOT = Part("ask-foot", _render_foot, on=("ask",))

SIDE = Part("ask-side", _render_side, on=("ask",))


class _Next(NamedTuple):
    """The next step: a sentence, and a button that leads there."""

    say: Message
    button: Message
    act: str
    choice: dict[str, str]


def _render_leaf(scene: LessonScene, title: Message, following: _Next) -> str:
    answering = scene.session.answering
    if answering.stage == "end":
        entries = QuestionList(answering).entries
        return scene.render(
            "ask_end.html",
            open=[each for each in entries if each.standing in {"open", "begun"}],
            unknown=[each for each in entries if each.standing == "unknown"],
        )
    if answering.stage == "survey":
        return scene.render("ask_survey.html", lines=survey_lines(answering))
    if answering.stage == "done":
        return scene.render(
            "ask_done.html",
            result=SheetResult(answering, scene.lab.id),
            next=following,
            next_lesson=opening_question.next_lesson(scene) if scene.ui.part == "after" else "",
            **scene.lab.values("door", scene),
        )
    return scene.render(
        "ask_result.html",
        result=SheetResult(answering, scene.lab.id),
        title=title,
        next=following,
        hand_in=scene.ui.part == "after" and hand_in.is_offered(scene),
        closing="hook_answered.html" if scene.ui.part == "after" else "",
        most_letters=opening_question.MOST_LETTERS,
        ideas=opening_question.ideas(scene) if scene.ui.part == "after" else None,
        earlier=_returned(scene, answering.open_sheet.id) if scene.ui.part == "after" else (),
        next_lesson=opening_question.next_lesson(scene) if scene.ui.part == "after" else "",
    )


before_acts = Acts()


def _render_before(scene: LessonScene) -> str:
    answering = scene.session.answering
    if answering.sheet is None:
        return scene.render("part_trouble.html", part="before", why=scene.ui.trouble)
    if answering.stage == "begin":
        return scene.render(
            "before.html",
            answering=answering,
            rail=QuestionList(answering),
            idea=opening_question.first_idea(scene),
            most_letters=opening_question.MOST_LETTERS,
            goals=[
                (each.upper(), Message(f"goal-{scene.lab.id}-{each}")) for each in scene.lab.goals
            ],
            **scene.lab.values("before", scene),
        )
    return _render_leaf(scene, scene.own("part-before"), _next_of_before(scene))


def _next_of_before(scene: LessonScene) -> _Next:
    if scene.has_table and scene.over:
        again = scene.own("postlab-next")
        return _Next(again, message("prelab-to-match"), "part", {"part": "play"})
    if scene.has_table:
        return _Next(
            message("prelab-next-on"), message("prelab-to-match"), "part", {"part": "play"}
        )
    if scene.membership.class_row is not None and scene.lab.plays:
        return _Next(message("class-home-wait"), message("prelab-to-class"), "class-home", {})
    play = {"part": "play"}
    return _Next(scene.own("prelab-next"), scene.own("prelab-to-game"), "part", play)


BEFORE = Part("before", _render_before, before_acts)


def _render_later(scene: LessonScene) -> str:
    answering = scene.session.answering
    if answering.sheet is None:
        return scene.render("part_trouble.html", part="later", why=scene.ui.trouble)
    if answering.stage == "begin":
        values = scene.lab.values("before", scene)
        return scene.render(
            "later.html",
            answering=answering,
            rail=QuestionList(answering),
            ago=_since_play(scene),
            **values,
        )
    again = _Next(scene.own("postlab-next"), message("postlab-again"), "page", {"page": "new"})
    return _render_leaf(scene, scene.own("part-later"), again)


def _since_play(scene: LessonScene) -> Message:
    place, storage = scene.membership.place, scene.session.storage
    if place is None or storage is None:
        return message("later-ago", unit="unknown", count=0)
    days = (storage.lasting.clock() - datetime.fromisoformat(place.table.created)).days
    unit, count = ("days", days) if days < DAYS_OF_WEEK else ("weeks", days // DAYS_OF_WEEK)
    return message("later-ago", unit=unit, count=count)


DAYS_OF_WEEK = 7

LATER = Part("later", _render_later)

after_acts = Acts()

ASK_AGAIN = -1
"""Stored in place of a seat, so that the person is asked again whose match *After* is about."""

MOST_LISTED = 6
"""Maximum number of finished matches listed; the lab's entrance lists older ones too."""


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
    remembered = session.storage.recall(match) if session.storage is not None else None
    if remembered is None:
        raise SaveError(message("save-not-here"))
    opening.resume(session, remembered)
    session.ui.part = "after"


@after_acts.on("after-returned")
def _open_returned(
    session: LessonSession, sheet: Annotated[str, Meta(max_length=200)], question: Id
) -> None:
    session.open_returned(sheet, question)


def _finished(scene: LessonScene) -> list[tuple[str, Message, str, bool]]:
    """List the finished matches: id, who played, when, and whether it is the open one."""
    storage = scene.session.storage
    now = storage.match if storage is not None and scene.has_table else None
    over = [each for each in stored_matches(storage) if 0 < each.rounds <= each.surveyed]
    return [
        (each.match, entrance.who(each), short_time(each.when, scene.say.locale), each.match == now)
        for each in over[:MOST_LISTED]
    ]


def _render_after(scene: LessonScene) -> str:
    session = scene.session
    if scene.ui.trouble is not None:
        return scene.render("part_trouble.html", part="after", why=scene.ui.trouble)
    if scene.lab.plays and not (session.is_over and scene.here):
        return _too_early(scene)
    if session.answering.sheet is None:
        names = [(seat, scene.name(seat)) for seat in scene.here]
        return scene.render("after_whose.html", seats=names)
    if session.answering.stage == "begin":
        return _first(scene)
    return _render_leaf(scene, scene.own("part-after"), _next_of_after(scene))


def _first(scene: LessonScene) -> str:
    answering, session = scene.session.answering, scene.session
    seat = session.seat_to_move
    own = sum(each.source == "match" for each in answering.open_sheet.asked)
    return scene.render(
        "after.html",
        answering=answering,
        rail=QuestionList(answering),
        own=own,
        who=scene.name(seat) if seat is not None else "",
        several=len(scene.here) > 1,
        notes=survey_notes.notes_here(session),
        matches=_finished(scene),
        what_if=scene.offers_what_if,
        marked=_earlier(scene, answering.open_sheet.id),
        earlier=_returned(scene, answering.open_sheet.id),
        **scene.lab.values("after", scene),
    )


def _too_early(scene: LessonScene) -> str:
    session = scene.session
    return scene.render(
        "after_early.html",
        begun=scene.has_table,
        watched=session.is_over,
        takes_notes=scene.has_table and scene.lab.note is not None,
        round=scene.round if scene.has_table else 0,
        rounds=scene.rounds if scene.has_table else 0,
        before_done=bool(session.work.finished("before")),
        marked=_earlier(scene),
        earlier=_returned(scene),
        notes=survey_notes.notes_here(session),
        matches=_finished(scene),
    )


def _earlier(scene: LessonScene, but: str = "") -> tuple[MarkView, ...]:
    """List the teacher's marks of earlier matches; they survive a reseating of the class."""
    bank = (scene.session.papers or scene.lab.papers()).bank
    return earlier_marked(scene.session.work, bank, but)


def _returned(scene: LessonScene, but: str = "") -> list[tuple[str, Question, str]]:
    """List texts of earlier matches that the teacher returned, but for those of the sheet `but`."""
    bank = (scene.session.papers or scene.lab.papers()).bank
    found = scene.session.work.earlier_returned("after", but)
    return [
        (sheet, bank.question(id_), said)
        for sheet, texts in found.items()
        for id_, said in texts.items()
        if id_ in bank.items
    ]


def _next_of_after(scene: LessonScene) -> _Next:
    if not scene.lab.plays:
        return _Next(
            scene.own("postlab-next"), message("postlab-to-steps"), "part", {"part": "play"}
        )
    left = _left_to_answer(scene.session)
    if left is not None:
        say, button = (message(f"postlab-left{each}", name=left.name) for each in ("", "-begin"))
        return _Next(say, button, "who", {"person": left.id})
    if scene.has_table and match_files.whole_here(scene.session):
        return _Next(scene.own("postlab-next"), message("postlab-again"), "play-again", {})
    return _Next(scene.own("postlab-next"), message("postlab-again"), "page", {"page": "new"})


def _left_to_answer(session: LessonSession) -> Somebody | None:
    """Return another person who played at this screen and has not handed *After* in."""
    storage, table = session.storage, session.table
    if storage is None or table is None:
        return None
    sheets = [papers.after_id(table, seat) for seat in session.here]
    for seat in session.here:
        found = [each for each in storage.people.here if each.name == table.setup.seats[seat].name]
        for each in found:
            work = storage.work_of(each)
            if each.id and work is not session.work and not any(map(work.finished, sheets)):
                return each
    return None


AFTER = Part("after", _render_after, after_acts.include(hand_in.acts))
