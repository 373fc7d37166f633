"""The moments of a match: every position of its log, named by round and phase.

The replay slider moves over them, the log points to them, and playing back goes from one beat to
the next: the end of what one seat did in one phase.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple
from weakref import WeakKeyDictionary

from reefkit.match.table import Table
from reefkit.text import Message, message


class Moment(NamedTuple):
    """A match after so many entries of its log.

    Attributes
    ----------
    position : int
        How many entries had been played.
    round : int
        0 during set-up.
    phase : str
        One of `state.PHASES`.
    card : str
        Id of the card that lay open; empty where none did.
    seat : int or None
        Whose entry led here; none at the very start, or where no seat's did.
    """

    position: int
    round: int
    phase: str
    card: str
    seat: int | None

    @property
    def name(self) -> Message:
        """Say which moment this is."""
        phase = Message(f"phase-{self.phase}")
        if self.phase in {"founding", "over"}:
            return message("past-replay-moment-outside", phase=phase)
        if self.card:
            card = Message(f"card-{self.card}")
            return message("past-replay-moment-card", round=self.round, phase=phase, card=card)
        return message("past-replay-moment", round=self.round, phase=phase)


_known: WeakKeyDictionary[Table, list[Moment]] = WeakKeyDictionary()
"""What has been read already: a log only grows, so that a moment never changes."""


def moments(table: Table) -> list[Moment]:
    """List the moments of a match, one a position, the start included."""
    known = _known.setdefault(table, [])
    end = table.position
    if len(known) <= end:
        first = len(known)
        authors = {each.position + 1: each.seat for each in table.since(max(first - 1, 0))}
        known += [_read(table, at, authors.get(at)) for at in range(first, end + 1)]
    return known[: end + 1]


def _read(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    number = state.turn.card if state.turn is not None else -1
    card = tuple(table.setup.content["cards"])[number] if number >= 0 else ""
    return Moment(position, state.round, state.phase, card, seat)


def beats(found: list[Moment]) -> list[int]:
    """Give the positions at which playing back stops for a moment, the last position among them.

    A beat ends where the phase, the card or the seat that acts changes.
    """
    keys = [(each.round, each.phase, each.card, each.seat) for each in found]
    return [
        each.position
        for each, key, later in zip(found, keys, [*keys[1:], None], strict=True)
        if key != later
    ]


def surveys(found: list[Moment]) -> list[int]:
    """Give the positions at which a survey began."""
    return [
        each.position
        for before, each in pairwise(found)
        if each.phase == "survey" and before.phase != "survey"
    ]
