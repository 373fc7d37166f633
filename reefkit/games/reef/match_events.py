"""The events of a match, each with its round and phase."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.match.game import Event
from reefkit.match.match import Match
from reefkit.text import Message

_OPENS = {
    "round-opened": "dwellers",
    "spawned": "spawning",
    "juveniles-eaten": "spawning",
    "offer-lapsed": "migration",
    "juveniles-died": "settlement",
    "card-drawn": "catastrophe",
    "card-none": "catastrophe",
    "dwellers-stolen": "survey",
    "surveyed": "survey",
    "built-over-cleared": "survey",
    "team-bonus": "over",
    "match-won": "over",
}
"""Phase of events that can have only one: an action may end a phase and open others."""


class EventRow(NamedTuple):
    """One event of a match."""

    position: int  #: Position of its log entry.
    round: int  #: 0 during set-up.
    phase: str  #: One of `state.PHASES`.
    event: Event  #: What happened and why.


def told(
    match: Match, position: int | None = None, seat: int | None = None, since: int = 0
) -> list[EventRow]:
    """List the events of a match from position `since` up to `position` (None: all further ones).

    Events of choices undone by then are left out. With no `seat`, only public events are returned.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    end = match.position if position is None else position
    found: list[EventRow] = []
    for step in match.standing(seat, since, end):
        before = match.state_at(step.position)
        round_, phase = before.round, before.phase
        for event in step.events:
            id_ = event.what.id
            if id_ == "round-opened":
                round_ = int(str(event.what.values["round"]))
            phase = id_.removeprefix("pass-") if id_.startswith("pass-") else _OPENS.get(id_, phase)
            found.append(EventRow(step.position, round_, phase, event))
    return found


def id_in(what: Message, name: str) -> str:
    """Return the id of a named thing in an event, such as ``boulder-coral``; or empty."""
    value = what.values.get(name)
    if not isinstance(value, Message):
        return ""
    return value.id.partition(".")[0].partition("-")[2]


def ids_in(what: Message, name: str) -> tuple[str, ...]:
    listed = what.values.get(name)
    if not isinstance(listed, tuple | list):
        return ()
    return tuple(one.id.partition("-")[2] for one in listed if isinstance(one, Message))


def number_in(what: Message, name: str, default: int = 0) -> int:
    value = what.values.get(name)
    return value if isinstance(value, int) else default
