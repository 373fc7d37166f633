"""The story of a space: what it is, who stands there, what would kill it."""

from __future__ import annotations

from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.table import control_for
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession

acts = Acts()


@acts.on("story")
def open_story(session: ReefSession, values: object) -> None:
    """Open the whole story of the space that was touched last."""
    del values
    if session.ui.about is not None:
        session.ui.dialog = "story"


@acts.on("close-dialog")
def close(session: ReefSession, values: object) -> None:
    """Close whatever dialog is open."""
    del values
    session.ui.dialog = ""


def line(scene: Scene) -> str:
    """Draw the line that stands under the controls: the space in one sentence, and *More*."""
    if scene.ui.about is None:
        return scene.render("story_none.html")
    control = control_for(scene)
    why = None
    if control is not None and scene.own_reef and scene.ui.about not in control.marks(scene):
        why = control.why_not(scene, scene.ui.about)
    said = guide.sentences(scene.play, scene.shown_seat, *scene.ui.about)
    return scene.render("story_line.html", said=said[:2], why=why)


def untold(scene: Scene) -> str:
    """Name the open card while students work out for themselves whom it strikes."""
    if scene.turn.card < 0 or scene.turn.step not in {"predict", "submit"}:
        return ""
    return scene.play.lookups.cards[scene.turn.card]


def render(scene: Scene) -> str:
    """Draw the dialog, while it is open."""
    if scene.ui.dialog != "story" or scene.ui.about is None or not scene.has_table:
        return ""
    story = guide.story(scene.play, scene.shown_seat, *scene.ui.about)
    return scene.render("story.html", story=story, untold=untold(scene))


PART = Part("dialog", render, acts)
