"""Set-ups that were homework, at the seats of a new match: one code a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.games.reef import content as stored
from reefkit.labs.lesson.drafts import PERSON, Draft
from reefkit.labs.reef import homework, homework_desk
from reefkit.match.errors import Rejection, SetupError
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.reef.session import ReefSession


def codes_of(session: ReefSession, draft: Draft) -> tuple[str, ...]:
    """Give each seat's code as it stands in its field: for the first person, what waits here."""
    people = [number for number, seat in enumerate(draft.seats) if seat.kind == PERSON]
    waiting = homework_desk.desk_of(session).code
    return tuple(
        "" if seat.kind != PERSON else waiting if seat.code is None and number == people[0]
        else seat.code or ""
        for number, seat in enumerate(draft.seats)
    )  # fmt: skip


def code_problem(code: str) -> Message | None:
    """Say what is wrong with a code; none when nothing is, or nothing was typed."""
    if not homework.tidy(code):
        return None
    try:
        homework.decode(code, stored.default())
    except Rejection as error:
        return error.message
    return None


def setups_of(session: ReefSession, draft: Draft) -> dict[int, homework.SetUp]:
    """Read the codes of all seats.

    Raises
    ------
    SetupError
        When one cannot be used.
    """
    found = {}
    for number, code in enumerate(codes_of(session, draft)):
        problem = code_problem(code)
        if problem is not None:
            raise SetupError(message("new-seat-wrong", seat=number + 1, why=problem))
        if homework.tidy(code):
            found[number] = homework.decode(code, stored.default())
    return found
