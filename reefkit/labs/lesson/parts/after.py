"""*After*: the first screen of the questions about one's own match, and what comes of them."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.assessing.rail import Rail
from reefkit.labs.lesson import begin, noting, papers
from reefkit.labs.lesson.kept import kept_matches
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import door, leaves
from reefkit.labs.lesson.parts.leaves import Next
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import is_offered
from reefkit.match.errors import SaveError, reject
from reefkit.text import Message, message

acts = Acts()
MOST_LISTED = 6
"""Finished matches that can be chosen; older ones are behind the lab's door."""


class SeatChosen(Struct, frozen=True):
    """The seat about whose reef is asked."""

    seat: Annotated[int, Meta(ge=0, le=63)]


class MatchChosen(Struct, frozen=True):
    """A finished match of this visitor's."""

    match: Annotated[str, Meta(max_length=100)]


class Finished(NamedTuple):
    """A match that is over, and can be asked about."""

    match: str
    who: Message
    when: str
    now: bool


@acts.on("after-seat", SeatChosen)
def choose_seat(session: LessonSession, values: SeatChosen) -> None:
    """Say which reef was one's own, where several played at this screen."""
    if values.seat not in session.here:
        raise reject("lab-not-here")
    session.work.remember(f"seat:{papers.name_of(session.open_table)}", values.seat)


@acts.on("after-seat-again")
def choose_again(session: LessonSession, values: object) -> None:
    """Ask again whose reef it was."""
    del values
    session.work.remember(f"seat:{papers.name_of(session.open_table)}", None)


@acts.on("after-match", MatchChosen)
def choose_match(session: LessonSession, values: MatchChosen) -> None:
    """Open another finished match, to be asked about it."""
    kept = session.storage.recall(values.match) if session.storage is not None else None
    if kept is None:
        raise SaveError(message("save-not-here"))
    begin.resume(session, kept)
    session.ui.part = "after"


def finished(scene: LessonScene) -> list[Finished]:
    """List the matches that are over, the latest first."""
    storage = scene.session.storage
    now = storage.match if storage is not None and scene.has_table else None
    over = [each for each in kept_matches(storage) if 0 < each.rounds <= each.surveyed]
    return [
        Finished(each.match, door.who(each), door.when(scene.say, each.when), each.match == now)
        for each in over[:MOST_LISTED]
    ]


def render(scene: LessonScene) -> str:
    """Draw *After* where no question is open; nothing while another part is."""
    if scene.page != "after" or scene.asking:
        return ""
    session = scene.session
    if scene.ui.trouble is not None:
        return scene.render("part_trouble.html", part="after", why=scene.ui.trouble)
    if not papers.is_over(session):
        return _too_early(scene)
    if session.desk.sheet is None:
        names = [(seat, scene.name(seat)) for seat in scene.here]
        return scene.render("after_whose.html", seats=names)
    if session.desk.stage == "begin":
        return _first(scene)
    return leaves.render(scene, message("part-after"), following(scene))


def _first(scene: LessonScene) -> str:
    desk, session = scene.session.desk, scene.session
    seat = papers.seat_here(session)
    own = sum(each.source == "match" for each in desk.open_sheet.asked)
    return scene.render(
        "after.html",
        desk=desk,
        rail=Rail(desk),
        own=own,
        who=scene.name(seat) if seat is not None else "",
        several=len(scene.here) > 1,
        notes=noting.notes_here(session),
        matches=finished(scene),
        what_if=is_offered(session),
        **scene.kind.front.after_values(scene),
    )


def _too_early(scene: LessonScene) -> str:
    """Say what is missing, and what can be done already."""
    session = scene.session
    return scene.render(
        "after_early.html",
        begun=scene.has_table,
        takes_notes=scene.has_table and scene.kind.note is not None,
        round=scene.round if scene.has_table else 0,
        rounds=scene.rounds if scene.has_table else 0,
        before_done=bool(session.work.finished("before")),
        notes=noting.notes_here(session),
        matches=finished(scene),
    )


def following(scene: LessonScene) -> Next:
    """Say what comes after *After*: another match, with another plan."""
    return Next(scene.own("postlab-next"), message("postlab-again"), "page", {"page": "new"})


PART = Part("after", render, acts)
