"""The lab's door: what this is, and the ways in."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, NamedTuple

from babel.dates import format_datetime
from msgspec import Meta, Struct

from reefkit.labs.acts import Acts, OpenedFile
from reefkit.labs.lesson import begin
from reefkit.labs.lesson.kept import Kept, kept_matches
from reefkit.labs.opening import is_work
from reefkit.labs.reef import homework_desk
from reefkit.labs.reef.controls.founding import standing
from reefkit.labs.reef.drafts import quick_match
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import SaveError
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import language

acts = Acts()
SHOWN = 3
"""Matches that stand open in the list; older ones are folded away."""


class MatchId(Struct, frozen=True):
    """A match of somebody who is here."""

    match: Annotated[str, Meta(max_length=100)]


class Drawn(NamedTuple):
    """One organism of the door's picture: which, where its foot stands, and how large it is."""

    art: str
    x: int
    y: int
    size: int
    mirrored: bool = False


PICTURE = (
    Drawn("fish", 150, 84, 88),
    Drawn("fish", 248, 96, 50),
    Drawn("fish", 366, 158, 62, mirrored=True),
    Drawn("bryozoan", 0, 272, 70),
    Drawn("branching-coral", 28, 204, 120),
    Drawn("boulder-coral", 108, 232, 100),
    Drawn("soft-sponge", 176, 226, 104),
    Drawn("carbonate-sponge", 252, 240, 92),
    Drawn("urchin", 276, 298, 56),
    Drawn("finger-coral", 316, 250, 90),
    Drawn("encrusting-sponge", 388, 274, 76),
    Drawn("fleshy-alga", 402, 222, 72),
    Drawn("platy-coral", 446, 226, 100),
    Drawn("carbonate-alga", 526, 242, 84),
    Drawn("snail", 506, 296, 56),
    Drawn("bivalve", 566, 254, 80),
    Drawn("microbialite", 616, 244, 78),
)
"""The reef of the door: 700 units wide, of 40 to 364 high; the sea floor at about 320."""


@acts.on("quick-start")
def quick_start(session: ReefSession, values: object) -> None:
    """Begin a match in which all is chosen: the reef stands, and round 1 begins."""
    del values
    match = quick_match(session.say)
    waiting = homework_desk.waiting(session)
    if waiting is not None:
        homework_desk.lay_out(MemoryTable(match), 0, waiting)
    begin.begin(session, match, quick=True, set_up=True)
    held = standing(session.scene())
    names = [Message(f"organism-{name}") for name, count in held.builders.items() if count]
    board = Message(f"board-{held.board}")
    session.tell(message("new-quick-begun", board=board, builders=names))


@acts.on("continue", MatchId)
def go_on(session: ReefSession, values: MatchId) -> None:
    """Open a match of somebody who is here where it was left."""
    kept = session.storage.recall(values.match) if session.storage is not None else None
    if kept is None:
        raise SaveError(message("save-not-here"))
    begin.resume(session, kept)
    session.tell(message("door-continued"))


@acts.on("open-file", OpenedFile)
def open_file(session: ReefSession, values: OpenedFile) -> None:
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


def render(scene: Scene) -> str:
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
        picture=PICTURE,
    )


PART = Part("door", render, acts)
