"""A match whose log is recorded up to a fork, and new from there on.

Up to the fork its entries and states are the recorded ones, of the original set-up; after it they
follow the changed set-up. Readings work on it as on any match. It exists only in memory and shares
no list with the original.
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
    """A recorded action that was not undone."""

    position: int  #: Its position in the log.
    seat: int | None  #: From 0.
    action: Action
    author: Author


NO_CHECKSUM = "0" * 16
"""Checksum of new entries: a course is never read from a file, and checksums are slow."""


class _ForkedFold(Fold):
    """The fold of a course; states up to the fork are copied from the original match."""

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

    Attributes
    ----------
    original : Match
    fork : int
        Number of entries that were recorded; states before it are those of the original.

    Raises
    ------
    SetupError
        If the changed set-up does not fit the game.
    """

    def __init__(self, match: Match, position: int, setup: Setup, state: Any) -> None:
        self.original = match
        self.fork = position
        self.game = match.game
        self.setup = setup
        self._fold = _ForkedFold(match, position, setup, state)
        self.rules = self._fold.rules

    def go_on(self, seat: int | None, action: Action, author: Author) -> None:
        """Play an action other than *Undo*, like `Match.act` but faster.

        The entry has no checksum or time, and its seat, author and position are not checked.

        Raises
        ------
        Rejection
            If the rules do not allow it; the course is unchanged.
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
    return match._fold.folded  # noqa: SLF001  # a course reads the match it was made from


def standing(match: Match, position: int) -> list[Recorded]:
    """List the actions from a position on that were not undone.

    Every *Undo* is left out, and so are the openings of gates, since gates open by themselves in a
    course.
    """
    return [
        Recorded(entry.position, entry.seat, one.action, entry.author)
        for entry, one in zip(match.entries[position:], _folded(match)[position:], strict=True)
        if one.undone_by is None and one.action is not None and not isinstance(one.action, Onward)
    ]


def settled(match: Match, position: int) -> int:
    """Return the last position up to `position` that is not between a choice and its *Undo*."""
    taken_back = [
        (one.undone_by, at)
        for at, one in enumerate(_folded(match))
        if one.undone_by is not None and one.undone_by > at
    ]
    for undo, choice in sorted(taken_back, reverse=True):
        if choice < position <= undo:
            position = choice
    return position
