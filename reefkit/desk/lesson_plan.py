"""The lesson plan and its clock, and what becomes of it when the hour runs late."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from reefkit.desk import seating
from reefkit.desk.class_setting import chosen_plan
from reefkit.desk.class_vote import end_vote
from reefkit.desk.moving_on import go_on_without
from reefkit.desk.session import LESSON_SECONDS, DeskPart, DeskScene, DeskSession, of_class
from reefkit.labs.lesson.desk_records import LessonPlan, PlanStep
from reefkit.labs.membership import AFTER
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

plan_acts = Acts()

STARTED = "lesson-started"
"""Key in `ClassControl.more` for the time at which the lesson began."""

CHANGES = "lesson-changes"
"""Key in `ClassControl.more` for the changes of the plan, `PlanChange` each."""

TALK_DIALOG, END_DIALOG = "talk-ask", "lesson-end"

MOST_MINUTES = 24 * 60

ChangeKind = Literal["talk", "round", "end"]
"""``talk``: the class stops playing now; ``round``: it plays one round more; ``end``: it ends."""


class PlanChange(NamedTuple):
    """A change of the plan on the day."""

    kind: ChangeKind
    minute: Annotated[int, Meta(ge=0, le=MOST_MINUTES)]  #: Minutes since the start of the plan.
    of: str = ""  #: Of an end: the lesson and plan that ended.
    done: int = 0  #: Of an end: the number of first steps that the class did, whatever the clock.
    time: str = ""  #: Of an end: when it was.


@plan_acts.on("plan-start")
def _start(session: DeskSession) -> None:
    """Start the clock: of a class that is seated, where the plan has it set up or play."""
    scene = session.scene()
    plan, begins = plan_of(scene), 0
    if scene.wall and plan is not None:
        first = next((n for n, each in enumerate(plan.steps) if each.plays), 0)
        set_up = of_class(scene.wall).round < 1
        begins = plan.steps[max(0, first - set_up)].begins
    _set(session, (session.clock() - timedelta(minutes=begins)).isoformat())
    session.focus = "plan-said" if session.ui.tab == "play" else "homework"  # the button goes


@plan_acts.on("plan-stop")
def _stop_clock(session: DeskSession) -> None:
    """Stop the clock, and take back the changes of the plan."""
    _set(session, "")


def _set(session: DeskSession, time: str, changes: Sequence[PlanChange] = ()) -> None:
    more = {**session.scene().control.more, STARTED: time, CHANGES: list(map(list, changes))}
    session.store.classes.set_control(session.class_id, more=more)


@plan_acts.on("lesson-ask")
def _ask_to_end(session: DeskSession) -> None:
    session.ui.dialog = END_DIALOG


@plan_acts.on("lesson-end")
def _end_lesson(session: DeskSession, unfinished: Literal["bots", "as-is"] = "as-is") -> None:
    # With "bots", matches are played to their end before, so that *After* opens to all.
    scene = session.scene()
    plan, now = plan_of(scene), _minutes_since(scene)
    end = []
    if plan is not None and now is not None:
        # The step that was begun has its minute.
        minute = max(now, plan.steps[_at(plan.steps, now)].begins + 1)
        end = [
            *_changes(scene),
            PlanChange(
                "end", minute, _chosen(scene), _done(scene, plan), session.clock().isoformat()
            ),
        ]
    _set(session, "", end)
    end_vote(session.scene())
    if unfinished == "bots":
        go_on_without(scene.game, [each.table for each in scene.wall], "")
    seating.clear(scene)
    session.store.classes.set_control(session.class_id, paused=False)
    session.ui.dialog = ""
    session.tell(message("desk-ended"))


def _done(scene: DeskScene, plan: LessonPlan) -> int:
    """Return how many first steps are done: with play once it is over, and with *After*."""
    if not scene.wall or not all(each.standing.over for each in scene.wall):
        return 0
    last = max((n for n, each in enumerate(plan.steps) if each.plays), default=-1)
    people = [each for row in scene.tables for seat in row.seats for each in seat]
    sheets = tuple(f"{AFTER}:{row.match}:" for row in scene.tables)
    handed_in = sum(
        any(sheet.startswith(sheets) for sheet in scene.store.work.finished(each, scene.game.id))
        for each in people
    )
    if people and 2 * handed_in >= len(people):
        at_home = (n for n, each in enumerate(plan.steps) if n > last and each.at_home)
        last = next(at_home, last)
    return last + 1


def _chosen(scene: DeskScene) -> str:
    return f"{scene.setting.game} {scene.setting.plan}"


@plan_acts.on("plan-change")
def _change(session: DeskSession, kind: ChangeKind) -> None:
    scene = session.scene()
    plan, now = plan_of(scene), _minutes_since(scene)
    if plan is None or now is None or kind not in _offered(scene, plan, now):
        raise reject("lab-not-understood")
    changes = [*(list(each) for each in _changes(scene)), [kind, now]]
    more = {**scene.control.more, CHANGES: changes}
    if kind == "talk":
        session.store.classes.set_control(session.class_id, more=more, paused=True)
        if goes_to_talk(session.scene()):
            session.tell(message("desk-plan-talk-told"))
        session.ui.dialog = ""
    else:
        session.store.classes.set_control(session.class_id, more=more)


@plan_acts.on("plan-ask")
def _ask(session: DeskSession) -> None:
    """Ask before the class skips to the talk, since no table plays on after that."""
    session.ui.dialog = TALK_DIALOG


def goes_to_talk(scene: DeskScene) -> bool:
    """Return whether the class has stopped playing for good, so that bots play what is left.

    It has not where the plan goes on playing in another lesson.
    """
    talks = [each.minute for each in _changes(scene) if each.kind == "talk"]
    plan = plan_of(scene) if talks else None
    return plan is not None and not _plays_after(plan, talks[0])


def _changes(scene: DeskScene) -> list[PlanChange]:
    try:
        found = msgspec.convert(scene.control.more.get(CHANGES, []), list[PlanChange])
    except msgspec.ValidationError:
        return []
    # An end is told until the class is seated again, or another plan is chosen.
    is_past = found and found[-1].of and (scene.tables or found[-1].of != _chosen(scene))
    return [] if is_past else found


def ended_at(scene: DeskScene) -> int | None:
    """Return the minute of the plan at which the teacher ended the lesson; None if not."""
    return next((each.minute for each in _changes(scene) if each.kind == "end"), None)


def ended_today(scene: DeskScene) -> bool:
    """Return whether the lesson was ended, and not in an earlier lesson."""
    end = next((each for each in _changes(scene) if each.kind == "end" and each.time), None)
    if end is None:
        return False
    return (scene.time - datetime.fromisoformat(end.time)).total_seconds() < LESSON_SECONDS


def _at(steps: Sequence[PlanStep], minute: int) -> int:
    return max((n for n, each in enumerate(steps) if each.begins <= minute), default=0)


def changed(plan: LessonPlan, change: PlanChange, title: str) -> LessonPlan:
    """Return a plan with a change: later steps of the same lesson move, and end with it.

    A step for which no time is left has 0 minutes. `title`: of one more round.
    """
    steps = plan.steps
    at = _at(steps, change.minute)
    here = steps[at]
    rest = [each for each in steps[at + 1 :] if each.sitting == here.sitting]
    if change.kind == "talk" and not here.plays:
        return plan
    if change.kind == "end":
        done = [*steps[:at], here._replace(minutes=change.minute - here.begins)]
    elif change.kind == "talk":
        minutes = change.minute - here.begins
        done = [*steps[:at], here._replace(minutes=minutes, skipped=minutes == 0)]
        while rest and rest[0].plays:
            skipped = rest.pop(0)
            done.append(skipped._replace(begins=change.minute, minutes=0, skipped=True))
    else:
        played = [each for each in steps if each.plays]
        minutes = ceil(sum(each.minutes for each in played) / max(1, plan.rounds))
        more = PlanStep(0, minutes, title, played[-1].round, plays=True, sitting=here.sitting)
        done = [*steps[: at + here.plays]]
        rest = [more, *rest] if here.plays else [more, here, *rest]
    begins = max(change.minute, done[-1].begins + done[-1].minutes)
    sittings = plan.content.sittings[: here.sitting + 1]
    planned = sum(step.minutes for sitting in sittings for step in sitting)
    end = change.minute if change.kind == "end" else planned
    for each in rest:
        left = max(0, min(each.minutes, end - begins))
        was_done = len(done) < change.done
        done.append(each._replace(begins=begins, minutes=left, done=was_done))
        begins += left
    later = [each for each in steps if each.sitting > here.sitting]
    return plan._replace(steps=(*done, *later))


def _offered(scene: DeskScene, plan: LessonPlan, now: int) -> list[ChangeKind]:
    """List the changes that the class may need: none before play, and none once it is over."""
    tables = scene.wall
    begun = any(each.plays for each in plan.steps[: _at(plan.steps, now) + 1])
    if not tables or not begun or all(each.standing.over for each in tables):
        return []
    if goes_to_talk(scene):
        return []
    return ["talk"] if plan.steps[_at(plan.steps, now)].plays else ["talk", "round"]


def _plays_after(plan: LessonPlan, minute: int) -> bool:
    """Return whether the match goes on in a later lesson."""
    return any(each.plays and each.begins > minute for each in plan.steps)


def _cost(plan: LessonPlan, then: LessonPlan, now: int) -> list[Message]:
    """Say what a change takes from the plan: what is left out, and what gets less time."""
    minutes = {each.title: each.minutes for each in then.steps}
    left_out = [each.title for each in then.steps if each.skipped]
    shorter = [
        message("desk-plan-shorter", step=each.title, minutes=minutes[each.title], of=each.minutes)
        for each in plan.steps
        if not each.plays and minutes.get(each.title, each.minutes) < each.minutes
    ]
    told = "desk-plan-next-lesson" if _plays_after(then, now) else "desk-plan-left-out"
    return [*([message(told, steps=left_out)] if left_out else []), *shorter]


def plan_of(scene: DeskScene) -> LessonPlan | None:
    """Return the plan as it goes now, with its changes.

    It is the chosen one, or else the shortest with the setting's number of rounds.
    """
    plan = chosen_plan(scene) or _fitting(scene)
    if plan is None:
        return None
    more = scene.say.render(message("desk-plan-more"))
    for each in _changes(scene):
        plan = changed(plan, each, more)
    return plan


def _fitting(scene: DeskScene) -> LessonPlan | None:
    plans = scene.game.plans(scene.say)
    rounds = scene.game.check_options(scene.setting.options).get("rounds")
    fitting = [each for each in plans if each.rounds == rounds]
    return min(fitting or plans, key=lambda each: each.minutes, default=None)


def _minutes_since(scene: DeskScene) -> int | None:
    if (ended := ended_at(scene)) is not None:
        return ended
    started = scene.control.more.get(STARTED)
    try:
        began = datetime.fromisoformat(started) if isinstance(started, str) and started else None
    except ValueError:
        began = None
    if began is None:
        return None
    minutes = int((scene.time - began).total_seconds() // 60)
    return minutes if 0 <= minutes <= MOST_MINUTES else None


def _clock(minutes: int) -> Message:
    return message("desk-plan-minutes", minutes=minutes)


def plan_lines(plan: LessonPlan, now: int | None) -> list[tuple[PlanStep, Message, str]]:
    """List the steps, each with when it begins and how it stands at a minute; None: not begun."""
    return [(step, _clock(step.begins), _standing(plan, step, now)) for step in plan.steps]


def _standing(plan: LessonPlan, step: PlanStep, now: int | None) -> str:
    if step.done:
        return "done"
    if step.skipped:
        return "next" if _plays_after(plan, step.begins) else "bots"
    if not step.minutes:
        return "homework" if step.at_home else "left"
    if now is None or now < step.begins:
        return "later"
    return "done" if now >= step.begins + step.minutes else "now"


def _verdict(scene: DeskScene, plan: LessonPlan, now: int) -> Message:
    shown = _clock(now)
    tables = scene.wall
    over = bool(tables) and all(each.standing.over for each in tables)
    last = max((at for at, step in enumerate(plan.steps) if step.round), default=-1)
    if over:
        ahead = (each for each in plan.steps[last + 1 :] if now < each.begins + each.minutes)
        step = next(ahead, None)
        if step is None:
            return message("desk-plan-ended", now=shown)
        told = "desk-plan-over" if now < step.begins else "desk-plan-step"
        return message(told, now=shown, step=step.title)
    begun = [step for step in plan.steps if step.round and step.begins <= now]
    if not tables or not begun or any(each.skipped for each in plan.steps):
        return message("desk-plan-now", now=shown)
    here, there = of_class(tables).round, begun[-1].round
    ended = now >= begun[-1].begins + begun[-1].minutes
    if here < there or (ended and here == there and there == plan.rounds):
        return message("desk-plan-behind", now=shown, round=here)
    if here > there:
        return message("desk-plan-ahead", now=shown, round=here)
    return message("desk-plan-on-time", now=shown)


class PlanClock(NamedTuple):
    """The clock of a lesson, as on the wall."""

    plan: LessonPlan
    now: Message
    steps: list[tuple[PlanStep, Message, str]]  #: Each with when it begins, and done, now or later.


def clock_of(scene: DeskScene) -> PlanClock | None:
    """Return the clock of the lesson's plan; None if it does not run."""
    plan, now = plan_of(scene), _minutes_since(scene)
    return (
        None if plan is None or now is None else PlanClock(plan, _clock(now), plan_lines(plan, now))
    )


def _render_plan(scene: DeskScene) -> str:
    plan = plan_of(scene)
    if plan is None or not scene.tables:
        return ""
    now = _minutes_since(scene)
    verdict, changes = None, []
    if now is not None:
        verdict, more = _verdict(scene, plan, now), scene.say.render(message("desk-plan-more"))
        changes = [
            (kind, _cost(plan, changed(plan, PlanChange(kind, now), more), now))
            for kind in _offered(scene, plan, now)
        ]
    shown = {
        "lines": plan_lines(plan, now),
        "said": verdict,
        "notes": scene.lesson_page("teachers"),
    }
    return scene.render("desk_plan.html", plan=plan, changes=changes, **shown)


def end_dialog(scene: DeskScene) -> str:
    unfinished = sum(not each.standing.over for each in scene.wall)
    plan, now = plan_of(scene), _minutes_since(scene)
    goes_on = False
    if plan is not None and now is not None:
        goes_on = _plays_after(changed(plan, PlanChange("end", now), ""), now)
    return scene.render("desk_lesson_end.html", unfinished=unfinished, goes_on=goes_on)


def talk_dialog(scene: DeskScene) -> str:
    plan, now = plan_of(scene), _minutes_since(scene)
    if plan is None or now is None or "talk" not in _offered(scene, plan, now):
        return ""
    then = changed(plan, PlanChange("talk", now), "")
    again = _plays_after(then, now)
    return scene.render("desk_plan_talk.html", cost=_cost(plan, then, now), again=again)


PLAN = DeskPart("desk-plan", _render_plan, plan_acts, tab="play")
