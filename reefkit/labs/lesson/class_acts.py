"""Acts of a student in a class: join, watch a table, come back, dismiss the message."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.membership import ClassMembership
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.acts import Acts

Typed = Annotated[str, Meta(max_length=200)]
MOST_TYPED = 20_000
"""Maximum number of characters of a typed name; `plain_name` shortens what is stored."""

class_acts = Acts()


def membership_of(session: LessonSession) -> ClassMembership:
    """Return the session's `ClassMembership`.

    Raises
    ------
    Rejection
        If the session stores nothing, since such a page cannot be in a class.
    """
    membership = session.membership
    if not isinstance(membership, ClassMembership):
        raise reject("class-nowhere")
    return membership


@class_acts.on("class-open")
def _open_form(session: LessonSession) -> None:
    membership_of(session)
    session.show("join")


@class_acts.on("class-home")
def _open_home(session: LessonSession) -> None:
    joined = membership_of(session).class_row is not None
    session.show("class" if joined else "join")


@class_acts.on("class-join")
def _join(  # noqa: PLR0913  # the fields of a form
    session: LessonSession,
    *,
    code: Typed = "",
    first: Annotated[str, Meta(max_length=MOST_TYPED)] = "",
    second: Annotated[str, Meta(max_length=MOST_TYPED)] = "",
    third: Annotated[str, Meta(max_length=MOST_TYPED)] = "",
    mine: str = "",
    link: Typed = "",
) -> None:
    membership = membership_of(session)
    names = (first, second, third)
    row = membership.join(code, names, mine=bool(mine), link=link)
    session.show("class")
    session.tell(message("class-joined", name=row.name))
    session.look_around()


@class_acts.on("class-watch")
def _watch(session: LessonSession, table: Annotated[str, Meta(max_length=80)]) -> None:
    membership_of(session).watch(table)
    session.look_around()


@class_acts.on("class-unwatch")
def _unwatch(session: LessonSession) -> None:
    membership_of(session).watch("")
    session.look_around()


@class_acts.on("class-read")
def _read_message(session: LessonSession, number: Annotated[int, Meta(ge=0, le=1000000)]) -> None:
    membership_of(session).dismiss(number)
