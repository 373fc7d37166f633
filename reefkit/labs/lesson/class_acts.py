"""Acts of a student in a class: join, watch a table, come back, dismiss the message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from msgspec import Meta

from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.membership import ClassMembership
from reefkit.labs.roster import NameAsked
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


JOINING = "class-joining"
"""Key of the page's setting with the `Joining` whose names are asked about."""


class Joining(NamedTuple):
    """A form to join a class that was sent, and what is asked about its names."""

    code: str
    names: Sequence[str]
    choices: Sequence[str]
    asked: Sequence[NameAsked | None]


@class_acts.on("class-open")
def _open_form(session: LessonSession) -> None:
    membership_of(session)
    session.ui.settings.pop(JOINING, None)
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
    is_first: Typed = "",
    is_second: Typed = "",
    is_third: Typed = "",
    mine: str = "",
    link: Typed = "",
) -> None:
    membership = membership_of(session)
    names, choices = (first, second, third), (is_first, is_second, is_third)
    asked = membership.asks(code, names, choices, link)
    if any(asked):
        session.ui.settings[JOINING] = Joining(code, names, choices, asked)
        session.show("join")
        fields = zip(("first", "second", "third"), asked, strict=True)
        session.focus = next(f"class-who-{field}" for field, each in fields if each)
        return
    session.ui.settings.pop(JOINING, None)
    membership.unnamed = session.say.render(message("class-unnamed"))
    row = membership.join(code, names, choices=choices, mine=bool(mine), link=link)
    session.show("class")
    session.focus = "class-home-title"
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
