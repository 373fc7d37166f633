"""What the controls of every phase can do: undo, be helped, and say *Ready*."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.deciding import helped
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.match.game import Ready, Undo
from reefkit.text import message

acts = Acts().include(helped)


class Count(Struct, frozen=True):
    """A − or + beside a number: which number, and by how much."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    by: Annotated[int, Meta(ge=-9, le=9)]


@acts.on("ready")
def ready(session: ReefSession, values: object) -> None:
    """Close the phase for this seat."""
    del values
    session.play(Ready())
    session.ui.hand.wanted.clear()


@acts.on("undo")
def undo(session: ReefSession, values: object) -> None:
    """Take the latest choice back."""
    del values
    session.play(Undo())
    session.hand.last = None
    session.tell(message("play-undone"))


@acts.on("count", Count)
def count(session: ReefSession, values: Count) -> None:
    """Move a number that is not decided yet; the phase's own limits hold when it is used."""
    wanted = session.hand.wanted
    if values.name not in wanted and len(wanted) >= MOST_COUNTS:
        raise reject("lab-not-understood")
    wanted[values.name] = min(max(wanted.get(values.name, 0) + values.by, 0), MOST_WANTED)


MOST_WANTED = 99
MOST_COUNTS = 100
"""More numbers than any page shows: a browser that sends others is not filling a page in."""
