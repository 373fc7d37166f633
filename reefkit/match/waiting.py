"""What a table waits for: since when, who decides for a seat that is away, whose time is up."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from reefkit.match.asked import Asked
from reefkit.match.game import Action, Awaited
from reefkit.match.log import Author

Clock = Callable[[], datetime]


class Waiting(Asked):
    """The part of a table that knows what is due without a person.

    Deadlines are read from the log and bots draw from the match's key, so all pages of a table find
    the same thing due.
    """

    _clock: Clock
    _away: set[int]
    _since: dict[str, datetime]
    _noted: int

    def waits_since(self, awaited: str) -> datetime | None:
        """Give since when an awaited thing waits, by its id; none where it does not."""
        with self._fresh():
            return self._since.get(awaited)

    def _due(self, *, hurried: bool = False) -> tuple[int, Action, Author] | None:
        with self._locked():
            if self.match.broken_off or self.match.is_copy:
                return None
            state = self.match.state
            for awaited in self.match.rules.awaited(state):
                leaves = not hurried and not self._has_waited(awaited, awaited.bot_seconds)
                for seat in () if leaves else awaited.seats:
                    style = self.match.setup.seats[seat].bot
                    if style is not None:
                        return seat, self._bot_action(state, seat, style), "bot"
                    if seat in self._away:
                        return seat, self._bot_action(state, seat, self.match.game.bots[0]), "bot"
                if self._expired(awaited):
                    seat = awaited.seats[0]
                    luck = self.match.luck(seat, state)
                    return seat, self.match.rules.otherwise(state, awaited, seat, luck), "clock"
        return None

    def _bot_action(self, state: Any, seat: int, style: str) -> Action:
        rules = self.match.rules
        return rules.decide(rules.view(state, seat), seat, style, self.match.luck(seat, state))

    def _expired(self, awaited: Awaited) -> bool:
        if awaited.seconds is None or not awaited.seats:
            return False
        return self._has_waited(awaited, awaited.seconds)

    def _has_waited(self, awaited: Awaited, seconds: float) -> bool:
        if not seconds:
            return True
        opened = self._since.get(awaited.id)
        return opened is not None and (self._clock() - opened).total_seconds() >= seconds

    def _note_waiting(self) -> None:
        """Note since when each awaited thing waits: the store time of the entry that opened it.

        Every entry is read, not the last alone, so that all pages of a table agree on a deadline.
        """
        for position in range(self._noted + 1, self.match.position + 1):
            opened = self._time_of(position)
            waiting = self.match.rules.awaited(self.match.state_at(position))
            self._since = {each.id: self._since.get(each.id, opened) for each in waiting}
        self._noted = self.match.position

    def _time_of(self, position: int) -> datetime:
        """Give when the entry before a position was stored; now, where the log does not say."""
        stamp = self.match.entries[position - 1].time if position else ""
        try:
            told = datetime.fromisoformat(stamp)
        except ValueError:
            return self._clock()
        return told if told.tzinfo is not None else told.replace(tzinfo=UTC)
