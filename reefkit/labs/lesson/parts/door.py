"""The lab's door: what this is, and the ways in."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from babel.dates import format_datetime
from msgspec import Meta, Struct

from reefkit.labs.acts import Acts, OpenedFile
from reefkit.labs.lesson import begin
from reefkit.labs.lesson.drafts import quick_match
from reefkit.labs.lesson.kept import Kept, kept_matches
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.words import own
from reefkit.labs.opening import is_work
from reefkit.match.errors import SaveError
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import language

acts = Acts()
SHOWN = 3
"""Matches that stand open in the list; older ones are folded away."""


class MatchId(Struct, frozen=True):
    """A match of somebody who is here."""

    match: Annotated[str, Meta(max_length=100)]


@acts.on("quick-start")
def quick_start(session: LessonSession, values: object) -> None:
    """Begin a match in which all is chosen."""
    del values
    (session.kind.front.quick_start or begin_quick)(session)


def begin_quick(session: LessonSession) -> None:
    """Begin the match of *Quick start*, and say so."""
    kind = session.kind
    match = quick_match(kind, session.say)
    begin.begin(session, match, quick=True, set_up=bool(kind.new_match.set_up))
    session.tell(own(session.say, kind.id, "new-quick-begun"))


@acts.on("continue", MatchId)
def go_on(session: LessonSession, values: MatchId) -> None:
    """Open a match of somebody who is here where it was left."""
    kept = session.storage.recall(values.match) if session.storage is not None else None
    if kept is None:
        raise SaveError(message("save-not-here"))
    begin.resume(session, kept)
    session.tell(message("door-continued"))


@acts.on("open-file", OpenedFile)
def open_file(session: LessonSession, values: OpenedFile) -> None:
    """Open a match from the student's own files, or take in all of a save file."""
    if is_work(values.data):
        begin.take_in_work(session, values.data, values.name)
        return
    begin.take_in(session, values.data, values.name)
    session.tell(message("door-opened"))


def who(kept: Kept) -> Message:
    """Say who plays a match that can be continued."""
    return message("door-kept-who", people=list(kept.people), bots=kept.bots)


def when(say: Catalogue, moment: datetime) -> str:
    """Say a day and time as the language has it."""
    return format_datetime(moment, "d MMM, H:mm", locale=language(say.locale))


def render(scene: LessonScene) -> str:
    """Draw the door; nothing while another page or the match is open."""
    if scene.page != "door":
        return ""
    kept = [
        (each, who(each), when(scene.say, each.when))
        for each in kept_matches(scene.session.storage)
    ]
    return scene.render(
        "door.html",
        kept=kept[:SHOWN],
        older=kept[SHOWN:],
        practice=scene.kind.front.practice,
        **scene.kind.front.door_values(scene),
    )


PART = Part("door", render, acts)
