"""Acts for saved work: resume code, person, receipt, save file, leaving."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from msgspec import Meta

from reefkit.labs import environment
from reefkit.labs.lesson import class_table, opening
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.people import Somebody
from reefkit.labs.queued_table import QueuedTable
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.acts import Acts

WORK_TYPE = "application/json"

MOST_NAME = 60

save_acts = Acts()


def _storage_of(session: LessonSession) -> Storage:
    if session.storage is None:
        raise reject("lasting-nowhere")
    return session.storage


@save_acts.on("code-enter")
def _enter_code(session: LessonSession, code: Annotated[str, Meta(max_length=200)] = "") -> None:
    if environment.has_accounts():
        raise reject("account-code")
    go_on(session, _storage_of(session).people.enter(code))


def go_on(session: LessonSession, somebody: Somebody) -> None:
    """Open the page as a person, with the language and the place that they used last.

    In *Play* a member of a class goes to its table or page, everybody else to their last match.
    """
    storage = _storage_of(session)
    storage.follow(somebody)
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.greet()
    session.reopen()
    place = storage.work.recall(PLACE)
    session.go_to(place if isinstance(place, dict) else {})
    in_class = session.membership.class_row is not None and not class_table.is_shared(session)
    if in_class and session.ui.part == "play":
        opening.leave(session, class_table.HOME_PAGE)  # a match of one's own waits at the entrance
    session.settle()
    if not session.refused:
        name = somebody.name
        session.tell(
            message("lasting-entered-as", name=name) if name else message("lasting-entered")
        )


@save_acts.on("who")
def choose(session: LessonSession, person: Annotated[str, Meta(max_length=80)]) -> None:
    people = _storage_of(session).people
    somebody = people.with_id(person)
    if somebody is None:
        raise reject("lasting-nobody")
    people.chosen = somebody


@save_acts.on("who-was")
def _own(session: LessonSession, person: Annotated[str, Meta(max_length=80)] = "") -> None:
    """Note who worked here before people had names; without a person, somebody else."""
    people = _storage_of(session).people
    owner = people.with_id(person)
    if person and owner is None:
        raise reject("lasting-nobody")
    people.own(owner)


@save_acts.on("who-new")
def _come(session: LessonSession, person_name: Annotated[str, Meta(max_length=40)] = "") -> None:
    people = _storage_of(session).people
    name = person_name.strip()
    if not name or not name.isprintable():
        raise reject("lasting-name")
    people.chosen = people.come(name)


@save_acts.on("who-change")
def _change(session: LessonSession) -> None:
    _storage_of(session).people.chosen = None


@save_acts.on("rename")
def _rename(session: LessonSession, value: Annotated[str, Meta(max_length=40)]) -> None:
    people = _storage_of(session).people
    name = value.strip()
    if not name or not name.isprintable():
        raise reject("lasting-name")
    people.admit(people.at_work)
    people.rename(people.at_work, name)


@save_acts.on("leave-computer")
def _leave(session: LessonSession) -> None:
    """Forget everybody at this device; their work stays stored, and their codes find it."""
    if environment.has_accounts():
        raise reject("account-leave")
    storage = _storage_of(session)
    storage.table = None
    storage.people.leave()
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.go_to({"part": "play"})
    session.show("door")
    session.tell(message("lasting-left" if environment.keeps_codes() else "solo-left"))
    session.left()


@save_acts.on("receipt")
def _receipt(session: LessonSession) -> None:
    _storage_of(session)
    session.show("receipt")


@save_acts.on("work-save")
def _save_work(session: LessonSession) -> None:
    storage = _storage_of(session)
    if not storage.people.here:
        raise reject("lasting-nothing")
    data = storage.export()
    name = _work_name(storage)
    session.give_file(name, WORK_TYPE, data)
    session.tell(message("lasting-file-saved", file=name))


@save_acts.on("send-again")
def _send(session: LessonSession) -> None:
    if isinstance(session.table, QueuedTable):
        session.table.send()
        session.next_seat()


def _work_name(storage: Storage) -> str:
    day = storage.lasting.clock().date().isoformat()
    names = [each.name for each in storage.people.here]
    words = " ".join(["reefkit", storage.lab, "work", day, *names])
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_NAME].rstrip("-") + ".json"
