"""What a notebook's saved output keeps of each piece of a page: a picture and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from reefkit.assess.bank import PARTS
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.keepsake import stills
from reefkit.labs.lesson.parts import ending, head, match_record
from reefkit.labs.question_list import QuestionList
from reefkit.labs.sheet_result import SheetResult
from reefkit.text import Message, message
from reefkit.widgets.figure import Figure
from reefkit.widgets.saved_picture import WIDTH, SavedPicture, place, side_by_side, unsized
from reefkit.widgets.text_metrics import wrapped

if TYPE_CHECKING:
    from reefkit.labs.lesson.scene import LessonScene

_LINES = 8
"""Number of log lines in a picture, the latest."""
_ICON, _LINE = 24.0, 17.0


def _board(scene: LessonScene) -> str:
    desk, position = scene.lab.desk, scene.view.position
    drawn = unsized(desk.board(scene.table, scene.shown_seat, position, scene.say).picture)
    diagram = scene.lab.diagram(scene, scene.shown_seat)
    if diagram is None:
        return drawn
    name, web = diagram
    return side_by_side([(drawn, ""), (web, scene.say.render(name))], across=1)


def _boards(scene: LessonScene) -> str:
    names = [scene.name(seat) for seat in scene.seats]
    drawn = scene.lab.desk.pictures(scene.table, scene.say, names, scene.view.position)
    return side_by_side([*zip(map(unsized, drawn), names, strict=True)])


def _times(scene: LessonScene) -> str:
    found = stills(scene.lab.desk, scene.table, scene.shown_seat, scene.say)
    return side_by_side([(each.picture, scene.say.render(each.name)) for each in found])


def _log(scene: LessonScene) -> str:
    figure = Figure(WIDTH, 0, "")
    for event in match_record.log_view(scene).events[:_LINES]:
        lines = wrapped(event.text, WIDTH - 40, 3)
        for number, line in enumerate((*lines, event.when), 1):
            look = ("ink2",) if number > len(lines) else ()
            figure.text((34, figure.height + _LINE * number), line, look)
        if event.picture:
            place(figure, event.picture, (2, figure.height + 4, _ICON, _ICON))
        figure.height += _LINE * (len(lines) + 1) + 6
    return str(figure.svg("rk-saved"))


def _certificate(scene: LessonScene) -> str:
    html = ending.FINAL_PAGE.render(scene)
    start = html.find('<svg class="rk-certificate"')
    end = html.find('<div class="rk-certificate-tall"')
    return unsized(html[start:end]) if start >= 0 else _boards(scene)


def _moment(scene: LessonScene) -> Message:
    return scene.lab.moments(scene.table)[replay.here(scene.session)].name


def _pair(left: Message, right: Message) -> Message:
    return message("said-pair", left=left, right=right)


def _latest(scene: LessonScene) -> Message:
    lines = scene.happened
    return lines[-1].text if lines else _moment(scene)


_MATCH: Mapping[str, tuple[Callable[[LessonScene], str], Callable[[LessonScene], Message]]] = {
    "": (_board, head.sentence),
    "controls": (_boards, head.sentence),
    "board": (_board, lambda s: _pair(s.own("board-of", player=s.name(s.shown_seat)), _moment(s))),
    "log": (_log, _latest),
    "replay": (_times, lambda scene: _pair(scene.own("keepsake-title"), _moment(scene))),
    "final": (_certificate, lambda scene: scene.lab.ending(scene).won),
}
"""How a match is drawn and told by each piece; the whole page is the piece without a name."""


def saved_piece(name: str, scene: LessonScene, charts: Any = None) -> SavedPicture:
    """Return what the output of a piece keeps, as it is now.

    `charts`: The piece's `LiveCharts`, if it is one.
    """
    if name in PARTS or not scene.lab.plays:
        return _of_questions(name, scene)
    door = scene.render("door_picture.html", **scene.lab.values("door", scene))
    if not scene.has_table:
        return SavedPicture(unsized(door), scene.say.render(Message("piece-no-match")))
    if name == "final" and not (scene.over and not scene.replaying):
        return SavedPicture(_boards(scene), scene.say.render(Message("piece-not-over")))
    if name in _MATCH:
        draw, tell = _MATCH[name]
        return SavedPicture(draw(scene), scene.say.render(tell(scene)))
    if scene.covered:
        return SavedPicture(_boards(scene), scene.say.render(Message("piece-covered")))
    return charts.saved(scene) or SavedPicture(_boards(scene), scene.say.render(_moment(scene)))


def _of_questions(part: str, scene: LessonScene) -> SavedPicture:
    door = unsized(scene.render("door_picture.html", **scene.lab.values("door", scene)))
    answering = scene.session.answering
    if answering.sheet is None:
        told = scene.own("postlab-lead-early") if part == "after" else scene.own("door-what")
        return SavedPicture(door, scene.say.render(told))
    progress = QuestionList(answering).progress
    result = SheetResult(answering, scene.lab.id).say if answering.finished else None
    told = _pair(scene.own(f"part-{part}"), result or progress)
    return SavedPicture(door, scene.say.render(told))
