"""The controls of each step, the acts that all of them share, and the scene that selects them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from msgspec import Meta

from reefkit.games.reef import hands_on
from reefkit.games.reef.flow import AT_GATE, waits_to_strike
from reefkit.games.reef.state import Reefs
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.log import LogLine
from reefkit.labs.lesson.parts.match_view import help_seat
from reefkit.labs.lesson.scene import now_asked
from reefkit.labs.reef import (
    card_reveal,
    catastrophe,
    challenge,
    hands_on_controls,
    hands_on_corrections,
    hands_on_tools,
    setup,
    shelter_loss,
    survey,
)
from reefkit.labs.reef.growth import (
    algae,
    dwellers,
    migration,
    mutations,
    rescue,
    settlement,
    spawning,
)
from reefkit.labs.reef.growth.arrivals import arrivals
from reefkit.labs.reef.scene import Part, ReefSession, Scene, StepControls
from reefkit.match.errors import reject
from reefkit.match.game import Ready, Undo
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

acts = Acts()


@acts.on("do-for-me")
def _do_for_me(session: ReefSession) -> None:
    """Have a bot decide; once it has settled juveniles, the student looks before the disaster."""
    scene = session.scene()
    if scene.phase == "settlement":
        before = scene.built_over
        if help_seat(session, ready=False) or _settles_rest(session, scene):
            session.hand.settled_in = scene.round
            count = session.scene().built_over - before
            session.tell(message("play-settled-for-you", count=count))
            return
    help_seat(session)


def _settles_rest(session: ReefSession, scene: Scene) -> bool:
    """Settle what is left after some were placed by hand, once; return whether any was."""
    if session.hand.settled_in == scene.round:
        return False
    rest = settlement.settle_rest(scene)
    if rest is not None:
        session.play(rest)
    return rest is not None


@acts.on("ready")
def _ready(session: ReefSession) -> None:
    """Close the phase for this seat, unless it has to do more, or has not used what it chose."""
    scene = session.scene()
    if not scene.replaying and (left := scene.left) is not None:
        raise reject("not-done", left=left)
    session.play(Ready())
    session.ui.hand.wanted.clear()


@acts.on("undo")
def _undo(session: ReefSession) -> None:
    session.play(Undo())
    session.hand.last = None
    session.tell(message("play-undone"))


@acts.on("count")
def _count(
    session: ReefSession,
    name: Annotated[str, Meta(min_length=1, max_length=60)],
    by: Annotated[int, Meta(ge=-9, le=9)],
) -> None:
    wanted = session.hand.wanted
    if name not in wanted and len(wanted) >= MOST_COUNTS:
        raise reject("lab-not-understood")
    wanted[name] = min(max(wanted.get(name, 0) + by, 0), MOST_WANTED)


MOST_WANTED = 99
"""Highest number of one count set with − and +."""

MOST_COUNTS = 100
"""Maximum number of counts that a browser may set; more than any page has."""

CONTROLS: dict[str, StepControls] = {
    "founding": setup.FOUNDING,
    "dwellers": dwellers.DWELLERS,
    "algae": algae.ALGAE,
    "mutations": mutations.MUTATIONS,
    "spawning": spawning.SPAWNING,
    "triangle": rescue.TRIANGLE,
    "migration": migration.MIGRATION,
    "settlement": settlement.SETTLEMENT,
    "catastrophe-predict": catastrophe.PREDICT,
    "catastrophe-effect": catastrophe.EFFECT,
    "catastrophe-aftermath": catastrophe.AFTERMATH,
    "survey": survey.SURVEY,
    "dismiss": shelter_loss.DISMISS,
    "revealed": challenge.REVEALED,
    **{f"by-hand-{phase}": hands_on_tools.BY_HAND for phase in hands_on.PHASES},
}
"""The controls by step (see `step_of`)."""


def step_of(scene: Scene) -> str:
    """Return what the seat has to do: a key of `CONTROLS`, or a step without controls."""
    turn, seat = scene.turn, scene.seat
    if scene.phase == "over":
        return "over"
    if waits_to_strike(turn):
        return "catastrophe-gate"
    if turn.dismiss[seat] and turn.step != AT_GATE and not card_reveal.has_to_look(scene):
        return "dismiss"
    if turn.step in {AT_GATE, "revealed"}:
        return turn.step
    if turn.step == "submit" and not scene.is_bot(seat):
        return f"by-hand-{scene.phase}"
    return f"catastrophe-{turn.step or 'effect'}" if scene.phase == "catastrophe" else scene.phase


class PageScene(Scene):
    """A scene with the controls of its step, which hides what the seat has yet to reveal."""

    @cached_property
    def withholds(self) -> bool:
        return self.has_table and card_reveal.withholds(self)

    @property
    def lines(self) -> list[LogLine]:
        found = super().lines
        return card_reveal.lines_before(found) if self.withholds else found

    @cached_property
    def open_reefs(self) -> Reefs:
        return card_reveal.open_reefs(self)

    @property
    def shown_seat(self) -> int:
        return self.seat if self.has_table and self.withholds else super().shown_seat

    @cached_property
    def arrived(self) -> tuple[Message, ...]:
        return arrivals(self).sentences

    @property
    def left(self) -> Message | None:
        unused = None if self.control is None else self.control.unused(self)
        return super().left or unused

    @cached_property
    def control(self) -> StepControls | None:
        """The controls of the step; None if there is nothing to do.

        Corrections of the seat's own board are read before its next step.
        """
        if self.rules.options.hands_on and hands_on_corrections.note(self):
            return hands_on_corrections.MENDED
        return CONTROLS.get(step_of(self))


def standing(scene: Scene) -> Message | None:
    """Say whose reef is shown if it is not the seat's own; otherwise None."""
    looking = scene.shown_seat != scene.seat and not scene.class_view.is_watching
    if looking and scene.turn.step != "revealed":
        return message("play-looking", player=scene.name(scene.shown_seat))
    return None


def asked(scene: Scene) -> Message:
    revealing = (
        card_reveal.shown_fates(scene) if step_of(scene) == "catastrophe-aftermath" else None
    )
    if revealing is not None and not revealing.all:
        return message("play-reveal")
    if revealing is not None and scene.is_awaited:
        struck, more = len(revealing.order), len(catastrophe.cards_to_come(scene))
        if scene.turn.dismiss[scene.seat]:
            return message("play-aftermath-dwellers", struck=struck)
        return message("play-aftermath", struck=struck, more=more)
    if step_of(scene) == "founding" and (held := setup.standing(scene)).board and not held.left:
        return message("found-hold", left=0)
    own = [each for each in scene.view.awaited if scene.seat in each.seats]
    offers = [each for each in own if each.id.startswith("offer-")]
    return offers[-1].what if offers else now_asked(scene)


def render_controls(scene: Scene) -> str:
    """Draw the controls; or the way back, if the page shows the past or another seat's reef.

    While boards are compared (*Catch an error*), others' boards have the same controls.
    """
    still = replay.still(scene, gate=False)
    if still:
        return still
    control = scene.control
    if scene.shown_seat != scene.seat and control is not challenge.REVEALED:
        return scene.render("away.html")
    if control is hands_on_corrections.MENDED:
        return control.render(scene)
    looks = control is catastrophe.AFTERMATH and scene.withholds
    if control is None or not (scene.is_awaited or looks):
        return _waits(scene)
    praise = hands_on_corrections.praise(scene) if scene.rules.options.hands_on else ""
    return praise + control.render(scene)


def _waits(scene: Scene) -> str:
    if scene.class_view.at_gate:
        return scene.render("class_gate.html")
    return scene.render("ended.html" if scene.phase == "over" else "waiting.html")


CONTROLS_PART = Part(
    "controls", render_controls, hands_on_controls.acts, on=("play", "setup", "card")
)
