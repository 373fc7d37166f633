"""The region with the lesson plan and its clock."""

from __future__ import annotations

from datetime import datetime

from reefkit.desk.session import DeskPart, DeskScene, DeskSession, of_class
from reefkit.labs.lesson.desk_records import LessonPlan, PlanStep
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

plan_acts = Acts()

STARTED = "lesson-started"
"""Key in `ClassControl.more` for the time at which the lesson began."""

MOST_MINUTES = 24 * 60


@plan_acts.on("plan-start")
def _start(session: DeskSession) -> None:
    _set(session, session.clock().isoformat())


@plan_acts.on("plan-stop")
def _stop(session: DeskSession) -> None:
    _set(session, "")


def _set(session: DeskSession, time: str) -> None:
    more = {**session.scene().control.more, STARTED: time}
    session.store.classes.set_control(session.class_id, more=more)


def plan_of(scene: DeskScene) -> LessonPlan | None:
    """Return the chosen plan, or else the shortest of those with the setting's number of rounds."""
    plans = scene.game.plans(scene.say)
    chosen = next((each for each in plans if each.id == scene.setting.plan), None)
    if chosen is not None:
        return chosen
    rounds = scene.game.check_options(scene.setting.options).get("rounds")
    fitting = [each for each in plans if each.rounds == rounds]
    return min(fitting or plans, key=lambda each: each.minutes, default=None)


def _minutes_since(scene: DeskScene) -> int | None:
    started = scene.control.more.get(STARTED)
    try:
        began = datetime.fromisoformat(started) if isinstance(started, str) and started else None
    except ValueError:
        began = None
    if began is None:
        return None
    minutes = int((scene.time - began).total_seconds() // 60)
    return minutes if 0 <= minutes <= MOST_MINUTES else None


def _clock(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def _lines(plan: LessonPlan, now: int | None) -> list[tuple[PlanStep, str, str]]:
    return [(step, _clock(step.begins), _standing(step, now)) for step in plan.steps]


def _standing(step: PlanStep, now: int | None) -> str:
    if now is None or now < step.begins:
        return "later"
    return "done" if now >= step.begins + step.minutes else "now"


def _verdict(scene: DeskScene, plan: LessonPlan, now: int) -> Message:
    shown = _clock(now)
    tables = scene.wall
    over = bool(tables) and all(each.standing.over for each in tables)
    last = max((at for at, step in enumerate(plan.steps) if step.round), default=-1)
    if over and last + 1 < len(plan.steps):
        return message("desk-plan-over", now=shown, step=plan.steps[last + 1].title)
    begun = [step for step in plan.steps if step.round and step.begins <= now]
    if not tables or not begun:
        return message("desk-plan-now", now=shown)
    here, there = of_class(tables).round, begun[-1].round
    ended = now >= begun[-1].begins + begun[-1].minutes
    if here < there or (ended and not over and here == there and there == plan.rounds):
        return message("desk-plan-behind", now=shown, round=here)
    if here > there:
        return message("desk-plan-ahead", now=shown, round=here)
    return message("desk-plan-on-time", now=shown)


def _notes_of(scene: DeskScene) -> str:
    return f"../{scene.game.lesson}/?page=teachers"


def _render_plan(scene: DeskScene) -> str:
    plan = plan_of(scene)
    if plan is None or scene.ui.projecting or not scene.tables:
        return ""
    now = _minutes_since(scene)
    verdict = _verdict(scene, plan, now) if now is not None else None
    shown = {"lines": _lines(plan, now), "said": verdict, "notes": _notes_of(scene)}
    return scene.render("desk_plan.html", plan=plan, **shown)


PLAN = DeskPart("desk-plan", _render_plan, plan_acts, tab="play")
