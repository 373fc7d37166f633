"""A match that is being set up: seats, options and seed as typed, checked before they are used.

What is typed stays as it is typed, with a sentence beside what cannot be used; a match is made only
when all of it can.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from reefkit.labs.lesson.words import own, own_of
from reefkit.match.errors import SetupError, reject
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.kind import Kind

MOST_NAME = 40
MOST_MEMBERS = 3
MOST_SEED = 2**53
PERSON = "person"


@dataclass
class SeatDraft:
    """One seat as typed: `kind` is `PERSON` or a bot's style.

    What a lab asks of a seat beside (`new_seat.html`) is kept in `code`, none until it was typed.
    """

    kind: str = PERSON
    name: str = ""
    members: list[str] = field(default_factory=lambda: [""] * MOST_MEMBERS)
    code: str | None = None


@dataclass
class Draft:
    """A match as typed."""

    seats: list[SeatDraft]
    options: dict[str, Any]
    seed: str = ""


def new_draft(kind: Kind, say: Catalogue) -> Draft:
    """Give the draft that the page begins with: one person, and bots of different styles."""
    draft = Draft([], dict(kind.new_match.defaults()))
    draft.seats.append(SeatDraft(name=say.render(message("new-person", number=1))))
    for style in kind.new_match.bots:
        draft.seats.append(SeatDraft(style, bot_name(kind, say, style, draft)))
    return draft


def styles(kind: Kind) -> tuple[str, ...]:
    """List the styles of bots, the default first."""
    return tuple(kind.game.bots)


def bot_name(kind: Kind, say: Catalogue, style: str, draft: Draft) -> str:
    """Give a bot a name that nobody at the table has."""
    name = say.render(own_of(say, kind.id, "new-bot", style))
    taken = {seat.name for seat in draft.seats}
    numbers = range(2, len(draft.seats) + 3)
    return next(each for each in (name, *(f"{name} {n}" for n in numbers)) if each not in taken)


def person_name(say: Catalogue, draft: Draft) -> str:
    """Give a person's seat a name that nobody at the table has, until a better one is typed."""
    taken = {seat.name for seat in draft.seats}
    numbers = range(1, len(draft.seats) + 3)
    names = (say.render(message("new-person", number=n)) for n in numbers)
    return next(each for each in names if each not in taken)


# -- what is wrong -------------------------------------------------------------------------------


def name_problem(name: str) -> Message | None:
    """Say what is wrong with a name; none when nothing is."""
    name = name.strip()
    if not name:
        return message("new-name-empty")
    if len(name) > MOST_NAME:
        return message("new-name-long", most=MOST_NAME)
    if not name.isprintable():
        return message("new-name-unprintable")
    return None


def seat_problem(draft: Draft, number: int) -> Message | None:
    """Say what is wrong with a seat; none when nothing is."""
    seat = draft.seats[number]
    problem = name_problem(seat.name)
    if problem is not None:
        return problem
    same = seat.name.strip().casefold()
    if any(other.name.strip().casefold() == same for other in draft.seats[:number]):
        return message("new-name-twice", name=seat.name.strip())
    if seat.kind == PERSON:
        members = [name for name in seat.members if name.strip()]
        return next((p for p in map(name_problem, members) if p is not None), None)
    return None


def seed_of(text: str) -> int | None:
    """Read a seed; an empty one stands for a match by chance.

    Raises
    ------
    Rejection
        When it is no whole number from 0 up.
    """
    text = text.strip()
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,16}", text) or int(text) >= MOST_SEED:
        raise reject("new-seed")
    return int(text)


# -- the match -----------------------------------------------------------------------------------


def match_of(kind: Kind, draft: Draft) -> Match:
    """Make the match.

    Raises
    ------
    ReefkitError
        With the first sentence that stands beside what cannot be used.
    """
    for number in range(len(draft.seats)):
        problem = seat_problem(draft, number)
        if problem is not None:
            raise SetupError(message("new-seat-wrong", seat=number + 1, why=problem))
    if all(seat.kind != PERSON for seat in draft.seats):
        raise SetupError(message("new-nobody"))
    seats = [_seat_info(seat) for seat in draft.seats]
    return kind.new_match.make(seats, seed=seed_of(draft.seed), options=draft.options)


def _seat_info(seat: SeatDraft) -> SeatInfo:
    if seat.kind != PERSON:
        return SeatInfo(seat.name.strip(), bot=seat.kind)
    members = tuple(name.strip() for name in seat.members if name.strip())
    return SeatInfo(seat.name.strip(), members)


def quick_match(kind: Kind, say: Catalogue, seed: int | None = None) -> Match:
    """Make the match of *Quick start*: a person, and the bots that the page begins with."""
    draft = new_draft(kind, say)
    draft.seats[0].name = say.render(own(say, kind.id, "new-quick-name"))
    draft.options.update(kind.new_match.quick_options)
    draft.seed = "" if seed is None else str(seed)
    return match_of(kind, draft)
