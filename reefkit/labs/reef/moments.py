"""The moments of a match of Reef Survivor: every position of its log, named by round and phase."""

from __future__ import annotations

from itertools import pairwise

from reefkit.labs.lesson.moments import Moment, beats, read_moments
from reefkit.match.table import Table
from reefkit.text import Message, message

__all__ = ["Moment", "beats", "moments", "surveys"]


def moments(table: Table) -> list[Moment]:
    """List the moments of a match, one a position, the start included."""
    return read_moments(table, _read)


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    number = state.turn.card if state.turn is not None else -1
    card = tuple(table.setup.content["cards"])[number] if number >= 0 else ""
    name = _name(state.round, state.phase, card)
    return Moment(position, state.round, state.phase, card, seat, name)


def _name(round_: int, phase_id: str, card: str) -> Message:
    """Say which moment this is."""
    phase = Message(f"phase-{phase_id}")
    if phase_id in {"founding", "over"}:
        return message("past-replay-moment-outside", phase=phase)
    if card:
        open_ = Message(f"card-{card}")
        return message("past-replay-moment-card", round=round_, phase=phase, card=open_)
    return message("past-replay-moment", round=round_, phase=phase)


def surveys(found: list[Moment]) -> list[int]:
    """Give the positions at which a survey began."""
    return [
        each.position
        for before, each in pairwise(found)
        if each.phase == "survey" and before.phase != "survey"
    ]
