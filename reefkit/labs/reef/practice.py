"""The practice round: one round against a bot, with a coach's sentence at each step.

It is a real match, so that everything learned in it holds later: one round, a fixed seed, and a
deck with a hurricane as its only card, since its reasons can be seen on the board.
"""

from __future__ import annotations

from reefkit.games.reef.game import new_match
from reefkit.labs.lesson import opening
from reefkit.labs.reef.controls import step_of
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.acts import Acts

PRACTICE_SEED = 12

PRACTICE_CARD = "hurricane-hit"

PRACTICE_BOT = "builder"

PRACTICE_STEPS = (
    "founding-board",
    "founding-place",
    "founding-ready",
    "dwellers",
    "algae",
    "mutations",
    "spawning",
    "triangle",
    "migration",
    "settlement",
    "catastrophe-predict",
    "catastrophe-effect",
    "catastrophe-aftermath",
    "dismiss",
    "survey",
    "over",
)
"""Steps for which the coach has a sentence, `practice-<step>`, in the order of play."""


def _practice_match(say: Catalogue) -> Match:
    seats = (
        SeatInfo(say.render(message("practice-player"))),
        SeatInfo(say.render(message("practice-bot")), bot=PRACTICE_BOT),
    )
    options = {"rounds": 1, "predict": "first", "cards": [PRACTICE_CARD]}
    return new_match(seats, seed=PRACTICE_SEED, options=options)


def practice_step(scene: Scene) -> str:
    step = step_of(scene)
    if step != "founding":
        return step
    if scene.state.boards[scene.seat] < 0:
        return "founding-board"
    return "founding-place" if scene.turn.due[scene.seat] else "founding-ready"


def coach(scene: Scene) -> Message | None:
    if scene.ui.practice is None or not scene.has_table or scene.replaying:
        return None
    step = practice_step(scene)
    return Message(f"practice-{step}") if step in PRACTICE_STEPS else None


practice_acts = Acts()


@practice_acts.on("practise")
def _practise(session: ReefSession) -> None:
    opening.practise(session, _practice_match(session.say))


@practice_acts.on("stop-practice")
def _stop_practice(session: ReefSession) -> None:
    if session.ui.practice is None:
        return
    over = session.table is not None and session.scene().phase == "over"
    opening.leave(session, "new" if over else "door")


def _render_coach(scene: Scene) -> str:
    text = coach(scene)
    if text is None:
        return ""
    return scene.render("coach.html", said=text, over=scene.phase == "over")


COACH_PART = Part("coach", _render_coach, practice_acts, on=("match",))
