"""The lesson of a class: its setting, seating, and new tables."""

from __future__ import annotations

from typing import get_args

from reefkit.desk import seating
from reefkit.desk.class_setting import (
    OFFERED,
    changed_options,
    chosen_forms,
    chosen_plan,
    language_shown,
    settings_acts,
)
from reefkit.desk.lesson_plan import clock_of, ended_at, plan_lines
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.desk_records import LessonPlan
from reefkit.labs.setting import Age
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

lesson_acts = Acts()


@lesson_acts.on("lesson-seat")
def _seat_class(session: DeskSession) -> None:
    scene = session.scene()
    tables = seating.proposed(scene)
    if not tables:
        raise reject("desk-nobody-to-seat")
    seating.lay(scene, tables)
    people = sum(len(team) for _, seats in tables for team in seats)
    session.tell(message("desk-seated", tables=len(tables), people=people))


@lesson_acts.on("lesson-newcomers")
def _seat_newcomers(session: DeskSession) -> None:
    count = seating.seat_newcomers(session.scene())
    if not count:
        raise reject("desk-nobody-to-seat")
    session.tell(message("desk-newcomers-seated", people=count))


def newcomers_band(scene: DeskScene) -> str:
    newcomers = seating.newcomers(scene) if scene.tables and scene.ui.tab != "class" else []
    return scene.render("desk_newcomers_band.html", newcomers=newcomers) if newcomers else ""


def _homework(scene: DeskScene, plan: LessonPlan) -> list[Message]:
    forms = desk_labs()[scene.game.id].forms
    asked = [id_ for id_ in scene.setting.forms if id_ in forms]
    named = {forms[id_].part: scene.game.form_name(id_) for id_ in asked}
    return [
        message(f"desk-time-homework-{part}", form=named[part])
        for part in plan.content.homework
        if part in named
    ]


def _render_time(scene: DeskScene) -> str:
    plan, plans = chosen_plan(scene), scene.game.plans(scene.say)
    clock = clock_of(scene)
    lines = plan_lines(plan, None) if plan is not None else []
    lengths = {each.content.length: each.id for each in plans if each.content.length}
    return scene.render(
        "desk_time.html",
        lessons=[(each.id, each.title) for each in desk_labs().values()],
        ages=get_args(Age),
        lengths=sorted(lengths.items()),
        plan=plan,
        lines=clock.steps if clock is not None else lines,
        clock=clock,
        ended=ended_at(scene) is not None,
        homework=_homework(scene, plan) if plan is not None else [],
    )


TIME = DeskPart("desk-time", _render_time, settings_acts, tab="class")


def _render_lesson(scene: DeskScene) -> str:
    preview = () if scene.tables else seating.proposed(scene)
    return scene.render(
        "desk_lesson.html",
        setting=scene.setting,
        title=scene.game.title,
        changed=changed_options(scene),
        forms=chosen_forms(scene),
        language=language_shown(scene),
        preview=preview,
        people=sum(len(team) for _, seats in preview for team in seats),
        bots=sum(not team for _, seats in preview for team in seats),
        newcomers=seating.newcomers(scene) if scene.tables else [],
        offered=scene.ui.settings.get(OFFERED) is not None,
    )


LESSON = DeskPart("desk-lesson", _render_lesson, lesson_acts, tab="class")
