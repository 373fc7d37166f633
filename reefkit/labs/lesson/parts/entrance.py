"""The entrance to a lesson: quick start, matches to continue, and files to open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.labs.environment import is_work
from reefkit.labs.lesson import match_files, opening
from reefkit.labs.lesson.content import own
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.match_setup import QuickKind, quick_match
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.resumable import ResumableMatch, stored_matches
from reefkit.match.errors import SaveError, reject
from reefkit.text import Message, message
from reefkit.text.local_time import short_time
from reefkit.widgets.acts import Acts, OpenedFile

door_acts = Acts()

SHOWN_MATCHES = 3
"""Number of matches listed openly; older ones are folded away."""


@door_acts.on("quick-start")
def _quick_start(session: LessonSession) -> None:
    homework = session.lab.homework
    if homework is None:
        _begin_quick(session)
    else:
        homework.quick_start(session)


@door_acts.on("first-game")
def _first_game(session: LessonSession) -> None:
    if not session.lab.first_game:
        raise reject("lab-not-understood")
    _begin_quick(session, "first")


@door_acts.on("pair-game")
def _pair_game(session: LessonSession) -> None:
    if not session.lab.pair_game:
        raise reject("lab-not-understood")
    _begin_quick(session, "pair")


def _begin_quick(session: LessonSession, kind: QuickKind = "quick") -> None:
    lab = session.lab
    match = quick_match(lab, session.say, name=session.ui.quick_name, kind=kind)
    opening.begin(session, match, quick=kind != "pair", set_up=bool(lab.set_up))
    session.tell(own(session.say, lab.id, "new-quick-begun"))


@door_acts.on("quick-name")
def _quick_name(session: LessonSession, value: Annotated[str, Meta(max_length=200)]) -> None:
    session.ui.quick_name = value


@door_acts.on("play-again")
def _play_again(session: LessonSession) -> None:
    if session.ui.quick:
        session.ui.quick_name = session.open_table.setup.seats[session.seat].name
        _quick_start(session)
        return
    setup = session.open_table.setup
    if not match_files.whole_here(session):
        raise reject("save-elsewhere")
    lab = session.lab
    match = lab.new_match(list(setup.seats), seed=None, options=dict(setup.options))
    opening.begin(session, match)
    session.tell(own(session.say, lab.id, "new-begun"))


@door_acts.on("continue")
def _go_on(session: LessonSession, match: Annotated[str, Meta(max_length=100)]) -> None:
    remembered = session.storage.recall(match) if session.storage is not None else None
    if remembered is None:
        raise SaveError(message("save-not-here"))
    opening.resume(session, remembered)
    session.tell(message("door-continued"))


@door_acts.on("open-file")
def _open_file(session: LessonSession, file: OpenedFile) -> None:
    if is_work(file.data):
        opening.take_in_work(session, file.data, file.name)
        return
    opening.take_in(session, file.data, file.name)
    session.tell(session.open_table.match.missing or message("door-opened"))


def who(match: ResumableMatch) -> Message:
    return message("door-kept-who", people=list(match.people), bots=match.bots)


def _render_door(scene: LessonScene) -> str:
    matches = [
        (each, who(each), short_time(each.when, scene.say.locale))
        for each in stored_matches(scene.session.storage)
    ]
    return scene.render(
        "door.html",
        kept=matches[:SHOWN_MATCHES],
        older=matches[SHOWN_MATCHES:],
        practice=scene.lab.practice,
        **scene.lab.values("door", scene),
    )


DOOR = Part("door", _render_door, door_acts)
