"""A question of *Before* or *After*: the list, the question, its answer, and what is told of it.

Five regions draw what `reefkit.labs.assessing` reads off the desk; a board and plots are widgets of
their own between them (`reefkit.labs.lesson.asking`).
"""

from __future__ import annotations

from markupsafe import Markup

from reefkit.labs.acts import Acts
from reefkit.labs.assessing.acts import acts as asking
from reefkit.labs.assessing.asked import ON_BOARD, Asked
from reefkit.labs.assessing.rail import Rail
from reefkit.labs.assessing.verdict import PLOTS
from reefkit.labs.lesson import noting, replay
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.widgets.cards import scene_html

acts = Acts().include(asking)


@acts.on("ask-moment")
def see_moment(session: LessonSession, values: object) -> None:
    """Open the replay where the open question points, to come back from there."""
    del values
    desk = session.desk
    told = desk.standing.told
    moment = desk.question.moment
    if moment is None or told is None or not told.complete:
        raise reject("ask-no-moment")
    replay.go_to(session, moment)
    session.ui.back, session.ui.part, session.ui.page = session.ui.part, "play", ""
    session.ui.looking = None


@acts.on("ask-return")
def come_back(session: LessonSession, values: object) -> None:
    """Come back from the replay to the question that pointed there."""
    del values
    replay.leave(session)
    session.ui.part, session.ui.back = session.ui.back or "after", ""
    session.desk.focus = "ask-title"


def render_rail(scene: LessonScene) -> str:
    """Draw the list of questions, how each stands, and the notes of one's own rounds."""
    if not scene.asking:
        return ""
    notes = noting.notes_here(scene.session) if scene.ui.part == "after" else ()
    return scene.render("ask_rail.html", rail=Rail(scene.session.desk, notes))


def render_head(scene: LessonScene) -> str:
    """Draw what is asked."""
    if not scene.asking:
        return ""
    asked = Asked(scene.session.desk)
    card = scene_html(asked.card) if asked.card else ""
    picture = asked.drawing
    draw = scene.kind.drawing
    drawing = draw(picture.name, picture.values, scene.say) if picture and draw else ""
    return scene.render("ask_head.html", asked=asked, card=card, drawing=Markup(drawing))  # noqa: S704


def render_body(scene: LessonScene) -> str:
    """Draw what is answered; a plot is a widget of its own."""
    if not scene.asking:
        return ""
    asked = Asked(scene.session.desk)
    kind = asked.shown.kind
    if kind in PLOTS:
        return ""
    name = "board" if kind in ON_BOARD else "scale" if kind == "confidence" else kind
    return scene.render(f"ask_{name}.html", asked=asked)


def render_foot(scene: LessonScene) -> str:
    """Draw the one thing to do: check, keep, or go on."""
    if not scene.asking:
        return ""
    return scene.render("ask_foot.html", asked=Asked(scene.session.desk))


def render_side(scene: LessonScene) -> str:
    """Draw what stands beside: how sure, what counts; then the verdict and what it teaches."""
    if not scene.asking:
        return ""
    return scene.render("ask_side.html", asked=Asked(scene.session.desk))


RAIL = Part("ask-rail", render_rail)
HEAD = Part("ask-head", render_head)
BODY = Part("ask-body", render_body)
FOOT = Part("ask-foot", render_foot)
SIDE = Part("ask-side", render_side)
