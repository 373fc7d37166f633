"""A course that a match did not take: a match whose log is recorded up to a fork and new from it.

Up to the fork its entries and states are the recorded ones, as the set-up of that time made
them; from it on they follow the changed set-up. Readings work on it as on any match. It is
in memory alone and shares no list with the match it was made from.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from reefkit.match.codec import to_plain
from reefkit.match.fold import Fold, Folded
from reefkit.match.game import Action, Event, Onward, Setup
from reefkit.match.log import Author, Entry
from reefkit.match.match import Match
from reefkit.match.random import TABLE, KeyedChance


class Recorded(NamedTuple):
    """One decision of the log that were kept."""

    position: int  #: Where it is in the log.
    seat: int | None  #: Whose it was; none where a gate was opened.
    action: Action  #: What was decided.
    author: Author  #: Who decided it.


NO_CHECKSUM = "0" * 16
"""Of new entries: nobody reads a course back, and checksums took a third of its time."""


class _ForkedFold(Fold):
    """The fold of a course: its first entries were folded already, by the match as it was."""

    def __init__(self, match: Match, position: int, setup: Setup, state: Any) -> None:
        super().__init__(match.game, setup)
        self.entries = match.entries[:position]
        self.folded = [replace(each) for each in _folded(match)[:position]]
        if position:
            self._first = match.state_at(0)
            self.folded[-1].state = state
        else:
            self._first = state


class ForkedMatch(Match):
    """A match with one thing changed at a position of its log.

    Raises
    ------
    SetupError
        When the changed set-up does not fit the game.
    """

    def __init__(self, match: Match, position: int, setup: Setup, state: Any) -> None:
        self.game = match.game
        self.setup = setup
        self._fold = _ForkedFold(match, position, setup, state)
        self.rules = self._fold.rules

    def go_on(self, seat: int | None, action: Action, author: Author) -> None:
        """Play a decision: as `act`, worked out once, since nobody else appends here.

        Raises
        ------
        Rejection
            When the rules do not allow it; the course is unchanged.
        """
        before, rules = self.state, self.rules
        chance = KeyedChance(self._key(), self._table_key())
        events: list[Event] = []
        after = rules.apply(before, TABLE if seat is None else seat, action, chance, events)
        entry = Entry(
            position=self.position,
            seat=seat,
            action=to_plain(action),
            author=author,
            checksum=NO_CHECKSUM,
            draws=list(chance.drawn),
            state=to_plain(after) if rules.is_survey(before, after) else None,
        )
        self._fold.entries.append(entry)
        self._fold.folded.append(Folded(after, action, tuple(events)))


def _folded(match: Match) -> list[Folded]:
    return match._fold.folded  # noqa: SLF001  # a course reads the match that it is made from


def standing(match: Match, position: int) -> list[Recorded]:
    """List the decisions from a position on that were kept.

    A choice that was taken back was never made here: it and its *Undo* are left out, and so are
    gates, which open by themselves.
    """
    return [
        Recorded(entry.position, entry.seat, one.action, entry.author)
        for entry, one in zip(match.entries[position:], _folded(match)[position:], strict=True)
        if one.undone_by is None and one.action is not None and not isinstance(one.action, Onward)
    ]


def settled(match: Match, position: int) -> int:
    """Return the last position up to `position` with no choice that is later undone."""
    taken_back = [
        (one.undone_by, at)
        for at, one in enumerate(_folded(match))
        if one.undone_by is not None and one.undone_by > at
    ]
    for undo, choice in sorted(taken_back, reverse=True):
        if choice < position <= undo:
            position = choice
    return position
