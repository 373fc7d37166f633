"""The part of `Table` that finds the actions due without a person: bots and time-outs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from reefkit.match.game import Action, Awaited
from reefkit.match.log import Author
from reefkit.match.table_queries import TableQueries

Clock = Callable[[], datetime]

_MOST_APART = timedelta(minutes=1)
"""By how much the time of an entry, stored by another server, may be ahead of the clock."""


class TableDeadlines(TableQueries):
    """The part of a table that finds the actions due without a person."""

    _clock: Clock
    _away: set[int]
    #: Whether time limits are ignored, as when several people share a screen.
    has_no_deadline: Callable[[], bool] = staticmethod(lambda: False)
    #: Whether bots skip `Awaited.follow_seconds`.
    at_once: Callable[[], bool] = staticmethod(lambda: False)
    _since: dict[str, datetime]
    _noted_position: int

    @property
    def awaited_seats(self) -> frozenset[int]:
        with self._fresh():
            awaited = self.match.rules.awaited(self.match.state)
            return frozenset(seat for each in awaited for seat in each.seats)

    @property
    def bot_seats(self) -> frozenset[int]:
        """Seats for which bots decide: those of bots, and those of people who are away."""
        seats = enumerate(self.match.setup.seats)
        return frozenset(seat for seat, info in seats if info.bot is not None) | self._away

    def waits_since(self, awaited: str) -> datetime | None:
        with self._fresh():
            return self._since.get(awaited)

    def _due(self, *, hurried: bool = False) -> tuple[int, Action, Author] | None:
        with self._locked():
            if self.match.is_copy:
                return None
            state = self.match.state
            for awaited in self.match.rules.awaited(state):
                leaves = not hurried and (
                    self._is_left_to_people(awaited)
                    or not self._has_waited(awaited, self._bot_wait(awaited))
                )
                for seat in () if leaves else awaited.seats:
                    style = self.match.setup.seats[seat].bot
                    if style is not None:
                        return seat, self._bot_action(state, seat, style), "bot"
                    if seat in self._away:
                        return seat, self._bot_action(state, seat, self.match.game.bots[0]), "bot"
                if self._expired(awaited):
                    seat = awaited.seats[0]
                    luck = self.match.luck(seat, state)
                    return (
                        seat,
                        self.match.rules.default_action(state, awaited, seat, luck),
                        "clock",
                    )
        return None

    def _bot_wait(self, awaited: Awaited) -> float:
        return max(awaited.bot_seconds, 0.0 if self.at_once() else awaited.follow_seconds)

    def _bot_action(self, state: Any, seat: int, style: str) -> Action:
        rules = self.match.rules
        return rules.decide(rules.view(state, seat), seat, style, self.match.luck(seat, state))

    def _is_left_to_people(self, awaited: Awaited) -> bool:
        """Return whether bots never answer: a person may answer first, and has no time limit."""
        if not awaited.bot_seconds or not (awaited.seconds is None or self.has_no_deadline()):
            return False
        people = set(awaited.seats) - self.bot_seats
        return 0 < len(people) < len(awaited.seats)

    def _expired(self, awaited: Awaited) -> bool:
        if awaited.seconds is None or not awaited.seats or self.has_no_deadline():
            return False
        return self._has_waited(awaited, awaited.seconds)

    def _has_waited(self, awaited: Awaited, seconds: float) -> bool:
        if not seconds:
            return True
        opened, now = self._since.get(awaited.id), self._clock()
        if opened is not None and opened - now > _MOST_APART:
            self._since[awaited.id] = opened = now  # the clock was put back: wait again
        return opened is not None and (now - opened).total_seconds() >= seconds

    def _note_waiting(self) -> None:
        """Record when each `Awaited` was opened, entry by entry, so that all pages agree."""
        for position in range(self._noted_position + 1, self.match.position + 1):
            opened = self._time_of(position)
            waiting = self.match.rules.awaited(self.match.state_at(position))
            self._since = {each.id: self._since.get(each.id, opened) for each in waiting}
        self._noted_position = self.match.position

    def _time_of(self, position: int) -> datetime:
        """Return when the entry before a position was stored; the current time if unknown."""
        stamp = self.match.entries[position - 1].time if position else ""
        try:
            now = datetime.fromisoformat(stamp)
        except ValueError:
            return self._clock()
        return now if now.tzinfo is not None else now.replace(tzinfo=UTC)
