"""New matches, made from the drafts that people type into a form.

A `MatchDraft` has what was typed, valid or not; `seat_problem` returns the message for an invalid
seat. A match is made only if all fields are valid.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from reefkit.content import Library
from reefkit.labs.lesson.content import own, own_of
from reefkit.labs.lesson.lab import PERSON, AnyLab, MatchDraft, SeatDraft
from reefkit.match.errors import SetupError, reject
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message, message

QuickKind = Literal["quick", "first", "pair"]
MOST_SEAT_NAME = 40
MOST_SEED = 2**53
"""Seeds are smaller than this."""


def new_draft(lab: AnyLab, say: Catalogue, bots: Sequence[str] = ()) -> MatchDraft:
    draft = MatchDraft([], dict(lab.options.defaults()))
    draft.seats.append(SeatDraft(name=say.render(message("new-person", number=1))))
    for style in bots or lab.quick_bots:
        draft.seats.append(SeatDraft(style, bot_name(lab, say, style, draft)))
    return draft


def styles(lab: AnyLab) -> tuple[str, ...]:
    return tuple(lab.game.bots)


def bot_name(lab: AnyLab, say: Catalogue, style: str, draft: MatchDraft) -> str:
    """Return the name of a style, with a number from 2 if another seat has it already."""
    name = say.render(own_of(say, lab.id, "new-bot", style))
    taken = {seat.name for seat in draft.seats}
    numbers = range(2, len(draft.seats) + 3)
    return next(each for each in (name, *(f"{name} {n}" for n in numbers)) if each not in taken)


def person_name(say: Catalogue, draft: MatchDraft) -> str:
    taken = {seat.name for seat in draft.seats}
    numbers = range(1, len(draft.seats) + 3)
    names = (say.render(message("new-person", number=n)) for n in numbers)
    return next(each for each in names if each not in taken)


def _name_problem(name: str) -> Message | None:
    name = name.strip()
    if not name:
        return message("new-name-empty")
    if len(name) > MOST_SEAT_NAME:
        return message("new-name-long", most=MOST_SEAT_NAME)
    if not name.isprintable():
        return message("new-name-unprintable")
    return None


def seat_problem(draft: MatchDraft, number: int) -> Message | None:
    """Return why a seat's name, or a member's name, is invalid; None if all are valid."""
    seat = draft.seats[number]
    problem = _name_problem(seat.name)
    if problem is not None:
        return problem
    same = seat.name.strip().casefold()
    if any(other.name.strip().casefold() == same for other in draft.seats[:number]):
        return message("new-name-twice", name=seat.name.strip())
    if seat.kind == PERSON:
        members = [name for name in seat.members if name.strip()]
        return next((p for p in map(_name_problem, members) if p is not None), None)
    return None


def _seed_of(text: str) -> int | None:
    text = text.strip()
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,16}", text) or int(text) >= MOST_SEED:
        raise reject("new-seed")
    return int(text)


def match_of(lab: AnyLab, draft: MatchDraft) -> Match:
    """Make the match of a draft.

    Raises
    ------
    ReefkitError
        If a field is invalid; it has the first field's message.
    """
    for number in range(len(draft.seats)):
        problem = seat_problem(draft, number)
        if problem is not None:
            raise SetupError(message("new-seat-wrong", seat=number + 1, why=problem))
    if all(seat.kind != PERSON for seat in draft.seats):
        raise SetupError(message("new-nobody"))
    seats = [_seat_info(seat) for seat in draft.seats]
    return lab.new_match(seats, seed=_seed_of(draft.seed), options=draft.options)


def _seat_info(seat: SeatDraft) -> SeatInfo:
    if seat.kind != PERSON:
        return SeatInfo(seat.name.strip(), bot=seat.kind)
    members = tuple(name.strip() for name in seat.members if name.strip())
    return SeatInfo(seat.name.strip(), members)


def quick_match(
    lab: AnyLab,
    say: Catalogue,
    seed: int | None = None,
    name: str = "",
    *,
    kind: QuickKind = "quick",
) -> Match:
    """Make the match of *Quick start* or *First game*, a person and bots, or of *Two of us*.

    `name`: The first person's name, in *Two of us* both with a comma; empty for the defaults.

    Raises
    ------
    SetupError
        If the name is invalid.
    """
    draft = new_draft(lab, say, lab.first_bots if kind == "first" else ())
    first, _, second = name.partition(",") if kind == "pair" else (name, "", "")
    draft.seats[0].name = first.strip() or say.render(own(say, lab.id, "new-quick-name"))
    if kind == "pair":
        draft.seats[1:] = [
            SeatDraft(name=second.strip() or say.render(message("new-person", number=2)))
        ]
    for seat in draft.seats[1:]:  # a bot with the person's name gets another
        seat.name = "" if seat.name.casefold() == draft.seats[0].name.casefold() else seat.name
        person = person_name(say, draft) if seat.kind == PERSON else ""
        seat.name = seat.name or person or bot_name(lab, say, seat.kind, draft)
    own_options = Library().own(f"{lab.id}/rules.toml").get("options", {})
    draft.options.update(
        {name: value for name, value in lab.quick_options.items() if name not in own_options}
    )
    draft.options.update({"first": lab.first_game, "pair": lab.pair_game}.get(kind, {}))
    draft.seed = "" if seed is None else str(seed)
    return match_of(lab, draft)
