"""The lesson plan with its clock: what comes when, and whether the class is where it should be."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.desk.standings import of_class
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.desk.games import Plan, PlanStep

acts = Acts()
STARTED = "lesson-started"
"""What `Control.more` calls the time at which the lesson began."""
MOST_MINUTES = 24 * 60


class Line(NamedTuple):
    """A step as it is shown: done, now or later."""

    step: PlanStep
    at: str
    standing: str


@acts.on("plan-start")
def start(session: DeskSession, values: object) -> None:
    """Begin the lesson: the clock counts from now."""
    del values
    _set(session, session.clock().isoformat())


@acts.on("plan-stop")
def stop(session: DeskSession, values: object) -> None:
    """Take the clock back."""
    del values
    _set(session, "")


def _set(session: DeskSession, time: str) -> None:
    more = {**session.scene().control.more, STARTED: time}
    session.store.classes.set_control(session.class_id, more=more)


def plan_of(scene: DeskScene) -> Plan | None:
    """Choose the plan: the teacher's, or the shortest with the rounds of the class."""
    plans = scene.game.plans(scene.say)
    chosen = next((each for each in plans if each.id == scene.setting.plan), None)
    if chosen is not None:
        return chosen
    rounds = scene.game.check_options(scene.setting.options).get("rounds")
    fitting = [each for each in plans if each.rounds == rounds]
    return min(fitting or plans, key=lambda each: each.minutes, default=None)


def minutes_since(scene: DeskScene) -> int | None:
    """Give how long the lesson has lasted, in whole minutes; none before it began."""
    told = scene.control.more.get(STARTED)
    try:
        began = datetime.fromisoformat(told) if isinstance(told, str) and told else None
    except ValueError:
        began = None
    if began is None:
        return None
    minutes = int((scene.time - began).total_seconds() // 60)
    return minutes if 0 <= minutes <= MOST_MINUTES else None


def clock(minutes: int) -> str:
    """Write minutes as a clock that starts at 0:00."""
    return f"{minutes // 60}:{minutes % 60:02}"


def lines(plan: Plan, now: int | None) -> list[Line]:
    """Give the steps, and which is on by the clock."""
    return [Line(step, clock(step.begins), _standing(step, now)) for step in plan.steps]


def _standing(step: PlanStep, now: int | None) -> str:
    if now is None or now < step.begins:
        return "later"
    return "done" if now >= step.begins + step.minutes else "now"


def verdict(scene: DeskScene, plan: Plan, now: int) -> Message:
    """Say whether the tables are where the plan has them: by their round."""
    shown = clock(now)
    tables = scene.wall
    begun = [step for step in plan.steps if step.round and step.begins <= now]
    if not tables or not begun:
        return message("desk-plan-now", now=shown)
    here, there = of_class(tables).round, begun[-1].round
    ended = now >= begun[-1].begins + begun[-1].minutes
    over = all(each.standing.over for each in tables)
    if here < there or (ended and not over and here == there and there == plan.rounds):
        return message("desk-plan-behind", now=shown, round=here)
    if here > there:
        return message("desk-plan-ahead", now=shown, round=here)
    return message("desk-plan-on-time", now=shown)


def render(scene: DeskScene) -> str:
    """Draw the plan."""
    plan = plan_of(scene)
    if plan is None or scene.ui.projecting or not scene.tables:
        return ""
    now = minutes_since(scene)
    said = verdict(scene, plan, now) if now is not None else None
    return scene.render("desk_plan.html", plan=plan, lines=lines(plan, now), said=said)


PART = Part("desk-plan", render, acts, tab="play")
