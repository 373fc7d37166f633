"""What a reader may do about work that lasts: code, who it is, receipt, save file, leaving."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.labs import places
from reefkit.labs.acts import Acts
from reefkit.labs.identity import Somebody
from reefkit.labs.keeping import PLACE
from reefkit.labs.session import Session
from reefkit.labs.storage import Storage
from reefkit.labs.tables import LastingTable
from reefkit.match.errors import reject
from reefkit.text import message

WORK_TYPE = "application/json"
MOST_NAME = 60

acts = Acts()


class Code(Struct, frozen=True):
    """A resume code as it was typed."""

    code: Annotated[str, Meta(max_length=200)] = ""


class PersonId(Struct, frozen=True):
    """Somebody of this device."""

    person: Annotated[str, Meta(max_length=80)]


class PersonName(Struct, frozen=True):
    """What somebody wants to be called."""

    person_name: Annotated[str, Meta(max_length=40)] = ""


class Renamed(Struct, frozen=True):
    """A name from a field of the receipt."""

    value: Annotated[str, Meta(max_length=40)]


def storage_of(session: Session) -> Storage:
    """Give what keeps the session's work.

    Raises
    ------
    Rejection
        When it is kept in the page only.
    """
    if session.storage is None:
        raise reject("lasting-nowhere")
    return session.storage


@acts.on("code-enter", Code)
def enter(session: Session, values: Code) -> None:
    """Let somebody in by the resume code, and go on where that person was.

    Raises
    ------
    Rejection
        Where an account says who visits, or nobody has the code.
    """
    if places.has_accounts():
        raise reject("account-code")
    go_on(session, storage_of(session).people.enter(values.code))


def go_on(session: Session, somebody: Somebody) -> None:
    """Go on where somebody was who has come by their code."""
    storage = storage_of(session)
    storage.follow(somebody)
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.greet()
    session.reopen()
    place = storage.work.recall(PLACE)
    session.go_to(place if isinstance(place, dict) else {})
    if not session.refused:
        name = somebody.name
        session.tell(
            message("lasting-entered-as", name=name) if name else message("lasting-entered")
        )


@acts.on("who", PersonId)
def choose(session: Session, values: PersonId) -> None:
    """Say who of those here it is."""
    people = storage_of(session).people
    somebody = people.with_id(values.person)
    if somebody is None:
        raise reject("lasting-nobody")
    people.chosen = somebody


@acts.on("who-new", PersonName)
def come(session: Session, values: PersonName) -> None:
    """Say that it is somebody new."""
    people = storage_of(session).people
    name = values.person_name.strip()
    if not name or not name.isprintable():
        raise reject("lasting-name")
    people.chosen = people.come(name)


@acts.on("who-change")
def change(session: Session, values: object) -> None:
    """Ask again who it is."""
    del values
    storage_of(session).people.chosen = None


@acts.on("rename", Renamed)
def rename(session: Session, values: Renamed) -> None:
    """Call who works at the page by another name."""
    people = storage_of(session).people
    name = values.value.strip()
    if not name or not name.isprintable():
        raise reject("lasting-name")
    people.admit(people.at_work)
    people.rename(people.at_work, name)


@acts.on("leave-computer")
def leave(session: Session, values: object) -> None:
    """Forget everybody at this device: what they did stays, and their codes find it.

    Raises
    ------
    Rejection
        Where an account says who visits: it would lose its work.
    """
    del values
    if places.has_accounts():
        raise reject("account-leave")
    storage = storage_of(session)
    storage.table = None
    storage.people.leave()
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.go_to({"part": "play"})
    session.show("door")
    session.tell(message("lasting-left" if places.keeps_codes() else "solo-left"))
    session.left()


@acts.on("receipt")
def receipt(session: Session, values: object) -> None:
    """Show what is saved."""
    del values
    storage_of(session)
    session.show("receipt")


@acts.on("work-save")
def save_work(session: Session, values: object) -> None:
    """Hand everything of those here to the reader, as a file that any Reefkit takes back."""
    del values
    storage = storage_of(session)
    if not storage.people.here:
        raise reject("lasting-nothing")
    data = storage.export()
    name = work_name(storage)
    session.give_file(name, WORK_TYPE, data)
    session.tell(message("lasting-file-saved", file=name))


@acts.on("send-again")
def send(session: Session, values: object) -> None:
    """Send what could not be sent at a shared table."""
    del values
    if isinstance(session.table, LastingTable):
        session.table.send()
        session.next_seat()


def work_name(storage: Storage) -> str:
    """Name a save file after the lab, the day and who is here."""
    day = storage.lasting.clock().date().isoformat()
    names = [each.name for each in storage.people.here]
    words = " ".join(["reefkit", storage.lab, "work", day, *names])
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_NAME].rstrip("-") + ".json"
