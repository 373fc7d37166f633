"""Hidden hands on one screen: after each pass the next seat's hand is covered until it asks for it.

While it is covered, the scene sees the table as somebody who only watches it: whatever a region
draws, nothing secret can be in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.acts import Acts
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.session import LessonSession

acts = Acts()


def cover(session: LessonSession) -> None:
    """Cover what lies open, as where the screen passes on."""
    session.ui.uncovered = None


def is_covered(session: LessonSession) -> bool:
    """Tell whether the hand of the seat at this screen is covered now.

    It is where hands are secret, several seats play here, and the seat has not asked for its hand;
    a match that is over has no secrets.
    """
    if not session.kind.secret_hands or session.table is None or len(session.here) < 2:
        return False
    return session.ui.uncovered != session.seat and not session.table.view(None).over


def check_open(session: LessonSession) -> None:
    """Check that the hand of the seat at this screen lies open: nobody plays it for another.

    Raises
    ------
    Rejection
        When it is covered.
    """
    if is_covered(session):
        who = session.open_table.setup.seats[session.seat].name
        raise reject("hand-covered", player=who)


@acts.on("show-hand")
def show_hand(session: LessonSession, values: object) -> None:
    """Show the hand of the seat at this screen."""
    del values
    session.ui.uncovered = session.seat


@acts.on("cover-hand")
def cover_hand(session: LessonSession, values: object) -> None:
    """Cover the hand again, as when somebody leaves the screen for a moment."""
    del values
    cover(session)


def render(scene: LessonScene) -> str:
    """Draw what stands in place of the controls while the hand is covered; nothing while open."""
    return scene.render("covered.html") if scene.covered_hand else ""
