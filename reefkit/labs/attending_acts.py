"""What a pupil may do about a class: join it, watch a table, come back, read the message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.attending import Attending
from reefkit.match.errors import reject
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.labs.session import Session

Typed = Annotated[str, Meta(max_length=200)]
MOST_TYPED = 20_000
"""A name may be pasted however long; what is kept of it is short (`attending.plain_name`)."""

acts = Acts()


class Joining(Struct, frozen=True):
    """The form that joins: a code, one to three names, and whether earlier work is one's own."""

    code: Typed = ""
    first: Annotated[str, Meta(max_length=MOST_TYPED)] = ""
    second: Annotated[str, Meta(max_length=MOST_TYPED)] = ""
    third: Annotated[str, Meta(max_length=MOST_TYPED)] = ""
    mine: str = ""


class ClassTable(Struct, frozen=True):
    """A table of the class, by its id."""

    table: Annotated[str, Meta(max_length=80)]


class Number(Struct, frozen=True):
    """The number of a message of the teacher."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]


def attending_of(session: Session) -> Attending:
    """Give what the session has to do with a class.

    Raises
    ------
    Rejection
        When its work is kept in the page only: such a page is in no class.
    """
    attending = session.attending
    if attending is None:
        raise reject("class-nowhere")
    return attending


@acts.on("class-open")
def open_form(session: Session, values: object) -> None:
    """Open the page where a class is joined."""
    del values
    attending_of(session)
    session.show("join")


@acts.on("class-home")
def open_home(session: Session, values: object) -> None:
    """Open the page that tells of the class."""
    del values
    joined = attending_of(session).class_row is not None
    session.show("class" if joined else "join")


@acts.on("class-join", Joining)
def join(session: Session, values: Joining) -> None:
    """Join a class by its code."""
    attending = attending_of(session)
    names = (values.first, values.second, values.third)
    row = attending.join(values.code, names, mine=bool(values.mine))
    session.show("class")
    session.tell(message("class-joined", name=row.name))
    session.look_around()


@acts.on("class-watch", ClassTable)
def watch(session: Session, values: ClassTable) -> None:
    """Watch a table of the class: what is open, and no more."""
    attending_of(session).watch(values.table)
    session.look_around()


@acts.on("class-unwatch")
def unwatch(session: Session, values: object) -> None:
    """Watch no longer."""
    del values
    attending_of(session).watch("")
    session.look_around()


@acts.on("class-read", Number)
def read(session: Session, values: Number) -> None:
    """Take the teacher's message for read."""
    attending_of(session).dismiss(values.number)
