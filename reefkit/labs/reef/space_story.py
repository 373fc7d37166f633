"""The story of a space: what it is, its builders, and what would kill them."""

from __future__ import annotations

from reefkit.games.reef import space_notes
from reefkit.labs.reef.board_picture import acts
from reefkit.labs.reef.scene import Part, ReefSession, Scene


@acts.on("story")
def _open_story(session: ReefSession) -> None:
    if session.ui.about is not None:
        session.ui.dialog = "story"


@acts.on("close-dialog")
def _close_story(session: ReefSession) -> None:
    session.ui.dialog = ""


def untold(scene: Scene) -> str:
    """Return the open card while its effect on the reef must not be revealed; otherwise empty."""
    if scene.turn.card < 0 or scene.turn.step not in {"predict", "submit", "gate"}:
        return ""
    return scene.play.lookups.cards[scene.turn.card]


def _render_story(scene: Scene) -> str:
    if scene.ui.dialog != "story" or scene.ui.about is None or not scene.has_table:
        return ""
    story = space_notes.story(scene.play, scene.shown_seat, *scene.ui.about)
    return scene.render("story.html", story=story, untold=untold(scene))


STORY_PART = Part("dialog", _render_story, acts)
