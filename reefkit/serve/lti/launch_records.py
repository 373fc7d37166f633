"""Queries and updates of the store that the pages of a launch need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from reefkit.classroom.store import ClassRow, Store
from reefkit.classroom.store.classes.courses import AFTER, BEFORE
from reefkit.classroom.store.store_part import AnyRow
from reefkit.games import games
from reefkit.labs.membership import CLASS_SETTING
from reefkit.labs.resumable import lab_of_class
from reefkit.labs.setting import Setting, read_shared, shared
from reefkit.match.errors import reject
from reefkit.serve.lesson_list import Lesson
from reefkit.serve.lti.configuration import digest
from reefkit.serve.lti.launch import SECONDS_AT_PLATFORM, Launch, LaunchRefused
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.labs.lesson.papers import Papers


_OF_COURSE = "context/platform/title/custom/deep/issuer/client_id/deployment/services"
"""What of a launch the pages of a teacher need later; nothing of whose it is."""


def plain(launch: Launch) -> dict[str, Any]:
    return {name: getattr(launch, name) for name in _OF_COURSE.split("/")}


def course_of(store: Store, launch: Launch) -> AnyRow | None:
    context = store.platforms.context(launch.context)
    if context is not None and not store.platforms.note(
        context.id, launch.link, launch.services, launch.own
    ):
        raise LaunchRefused("refused-lti-link")
    return context


def seat(store: Store, visitor: str, name: str, class_id: str) -> str:
    """Add a student to the class of their course, and return the lab that the class plays.

    If the class is closed, only its members may enter, also from a course.
    """
    person = store.platforms.person_of(visitor, name)
    row = store.classes.get(class_id)
    members = {each.person for each in store.classes.members(class_id)}
    if row is None or not (row.open or person.id in members):
        raise LaunchRefused("refused-lti-closed")
    store.classes.join(class_id, person.id, name)
    stored = {"class": class_id, "people": [person.id]}
    store.work.remember(f"visitor:{visitor}", CLASS_SETTING, stored)
    return lab_of_class(store, class_id)


def came(store: Store, launch: Launch, visitor: str, context: AnyRow, lab: str) -> None:
    person = None if launch.teaches else store.platforms.person_of(visitor, launch.name).id
    url, lab = launch.own.get("lineitem"), lab or lab_of_class(store, context.class_id)
    part = graded(lab, launch.custom.get("form", ""))
    columns = {f"{lab}/{part}": url} if part and isinstance(url, str) else {}
    store.courses.came(context.id, visitor, person, teaches=launch.teaches, columns=columns)


def arrive(
    store: Store, launch: Launch, nameless: str, means: str
) -> tuple[str, AnyRow | None, str]:
    """Take somebody in whom a launch brings, and return as whom, their course, and its lab.

    `nameless`, `means`: What to call a student without a name; the lab that the link means.

    Raises
    ------
    LaunchRefused
        When a student chooses links, or comes from a course without a class.
    """
    visitor, lab = store.platforms.visitor_of(launch.platform, launch.subject), ""
    context = course_of(store, launch)
    if launch.deep is not None and not launch.teaches:
        raise LaunchRefused("refused-lti-teachers")
    if context is None and not launch.teaches:
        raise LaunchRefused("refused-lti-no-class")
    if context is not None and launch.is_test_student:
        lab = lab_of_class(store, context.class_id)  # who plays it alone is in no class
    elif context is not None:
        if not launch.teaches:
            lab = seat(store, visitor, launch.name or nameless, context.class_id)
        came(store, launch, visitor, context, means)
    return visitor, context, lab


def bound(store: Store, launch: Mapping[str, Any], row: ClassRow, visitor: str) -> AnyRow | None:
    context = store.platforms.bind(launch["context"], launch["platform"], row.id)
    if context is not None:
        store.platforms.note(context.id, "", launch["services"], {})
        store.courses.came(context.id, visitor, None, teaches=True)
    return context


def graded(lab: str, form: str) -> str:
    part = part_of(lab, form) if form else AFTER
    return part if part in {BEFORE, AFTER} and _papers_of(lab) is not None else ""


def part_of(lab: str, form: str) -> str:
    papers = _papers_of(lab) if form else None
    found = None if papers is None else papers.forms.get(form)
    return found.part if found is not None else ""


def clocks_differ(seconds: float) -> Message:
    """Return a message with how far a platform's clock is ahead of ours (negative: behind)."""
    is_ahead, minutes = seconds > 0, round(abs(seconds) / 60)
    if minutes < 2 * 24 * 60:
        clock = "refused-lti-clock-ahead" if is_ahead else "refused-lti-clock-behind"
        return Message(clock, {"minutes": minutes})
    clock = "refused-lti-days-ahead" if is_ahead else "refused-lti-days-behind"
    return Message(clock, {"days": round(minutes / (24 * 60))})


RELAY = "lti-relay"
"""The store's scope for messages to waiting frames, by a digest of their tickets."""


def leave(store: Store, ticket: str, stored: dict[str, str]) -> None:
    for name, old in store.work.recall_all(RELAY).items():
        if old["ends"] < time():
            store.work.forget(RELAY, name)
    kept_ = {**stored, "ends": time() + SECONDS_AT_PLATFORM}
    store.work.remember(RELAY, digest(ticket), kept_)


def fetch(store: Store, ticket: str) -> dict[str, str] | None:
    found: dict[str, str] | None = store.work.recall(RELAY, digest(ticket))
    if found is not None:
        store.work.forget(RELAY, digest(ticket))
    return found


def forms_of(lab: str) -> dict[str, Message]:
    papers = _papers_of(lab)
    return {} if papers is None else {id_: Message(f"form-{lab}-{id_}") for id_ in papers.forms}


def _papers_of(lab: str) -> Papers | None:
    from reefkit.labs.lesson.lab import every_lab  # noqa: PLC0415  # imported only if used

    found = every_lab().get(lab)
    return None if found is None else found.papers()


def custom_of(lessons: Sequence[Lesson], typed: Mapping[str, str]) -> dict[str, str]:
    lesson = next((each for each in lessons if each.name == typed["lesson"]), None)
    if lesson is None:
        raise reject("lab-not-understood")
    form, given, papers = typed["form"], typed["setting"], _papers_of(lesson.declared.lab)
    custom = {"lesson": lesson.name} | ({"form": form} if form else {})
    setting = Setting(game=lesson.declared.lab)
    if given:
        setting = read_shared(given.rpartition("setting=")[2].partition("&")[0])
        if setting.game != lesson.declared.lab:
            raise reject("setting-not-understood")
    if form:
        if papers is None or form not in papers.forms:
            raise reject("setting-no-form")
        part = papers.forms[form].part
        others = (each for each in setting.forms if part_of(setting.game, each) != part)
        setting = msgspec.structs.replace(setting, forms=(*others, form))
    is_played = setting.game in games()  # a lesson without a game has no class setting
    return custom | ({"setting": shared(setting)} if is_played and (form or given) else {})
