"""`Table`: a match as a page, a bot and a clock use it (architecture.md, decisions 6, 7 and 9).

A table looks the same whether its match is in memory or in a class's store. An append names the
position that it expects. Of two writers at one position, the second reads the new entries, checks
whether its action is still legal, and tries again. Deadlines are computed from the log and bots
draw from the match's key, so all pages of a table find the same actions due.
"""

from __future__ import annotations

import threading
from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic

from reefkit.match.deadlines import Clock, TableDeadlines
from reefkit.match.errors import ConflictError, Rejection, reject
from reefkit.match.game import GATE, Action, Onward, Plain, Ready
from reefkit.match.log import Author, Entry, VisibleEntry
from reefkit.match.match import Match
from reefkit.text import message

# Appends are tried up to `_TRIES` times, then up to `_MOST_TRIES` times within `_PATIENCE`.
_TRIES = 8
_MOST_TRIES = 64
_PATIENCE = 4.0
"""Seconds; a whole phase of bots' actions may come first."""
_MOST_DECISIONS = 400
"""Limit on the decisions of one call of `Table.do_for_me`."""


def utc_now() -> datetime:
    return datetime.now(UTC)


def _tries() -> Iterator[int]:
    ends = monotonic() + _PATIENCE
    for number in range(_MOST_TRIES):
        if number >= _TRIES and monotonic() > ends:
            return
        yield number


class Table(TableDeadlines):
    """A match that several pages may play at once.

    Subclasses implement how entries are stored (`store`) and how those of others are read
    (`refresh`); both are called with the table locked.
    """

    def __init__(self, match: Match, clock: Clock = utc_now) -> None:
        self.match = match
        self._clock = clock
        self._lock = threading.RLock()
        self._away: set[int] = set()
        self._since: dict[str, datetime] = {}
        self._noted_position = -1
        self._note_waiting()

    # -- what a page calls ---------------------------------------------------------------------

    def act(
        self, seat: int, action: Action | Plain, author: Author = "person"
    ) -> list[VisibleEntry]:
        """Play an action, trying again if somebody else was faster; return its entry in a list.

        Raises
        ------
        Rejection
            If the rules do not allow the action; the match is unchanged.
        ConflictError
            If others were faster too many times.
        """
        for _ in _tries():
            expected = self.position
            try:
                return [self.append(expected, seat, action, author)]
            except ConflictError:
                continue
        raise ConflictError(message("table-busy"))

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> VisibleEntry:
        """Append one entry at the expected position (`seat` is None only for `Onward`).

        Raises
        ------
        ConflictError
            If the position is taken.
        Rejection
            If the action is not allowed.
        """
        with self._locked():
            self.refresh()
            if self.match.position != expected:
                raise ConflictError(message("table-position", expected=expected))
            self._commit(self.match.propose(seat, action, author, self._clock().isoformat()))
            return self.match.steps(seat, expected)[0]

    @property
    def gate(self) -> str | None:
        with self._fresh():
            return self._gate()

    def onward(self, gate: str | None = None, author: Author = "teacher") -> list[VisibleEntry]:
        """Open a gate, by default the one at which the table waits now; return its entry in a list.

        Nothing happens, and the list is empty, if the table is not at the named gate. So if several
        pages open a gate at once, it opens once, and the next gate stays closed.

        Raises
        ------
        Rejection
            If no gate is named and the table is not at one.
        """
        with self._locked():
            self.refresh()
            gate_now, expected = self._gate(), self.match.position
        if gate is None and gate_now is None:
            raise reject("no-gate")
        if gate_now is None or gate not in {None, gate_now}:
            return []
        try:
            return [self.append(expected, None, Onward(), author)]
        except ConflictError:
            return []

    def _gate(self) -> str | None:
        waiting = self.match.rules.awaited(self.match.state)
        found = [each.id for each in waiting if each.id.startswith(GATE)]
        return found[0] if found else None

    # -- bots, clocks and absent seats ---------------------------------------------------------

    def set_away(self, seat: int, *, away: bool = True) -> None:
        """Let a bot decide for a seat that is away, until it is back (R25).

        Raises
        ------
        Rejection
            If there is no such seat.
        """
        self.match.check_viewer(seat)
        (self._away.add if away else self._away.discard)(seat)

    def let_bot_play(self, seat: int, author: Author = "teacher") -> list[VisibleEntry]:
        """Let a bot make one decision for a seat, by order of the teacher, which the log records.

        Raises
        ------
        Rejection
            If there is no such seat, or it has nothing to decide.
        ConflictError
            If others were faster too many times.
        """
        step = self._decide_for(seat, author, lambda _: True)
        if step is None:
            raise reject("nothing-awaited", seat=self.setup.seats[seat].name)
        return [step]

    def do_for_me(self, seat: int, *, ready: bool = True) -> list[VisibleEntry]:
        """Let a bot decide for a seat until nothing is left to do for it in the current stage.

        The stage is `Rules.undo_scope`, and the author in the log "helper". With `ready` False the
        bot does not say *Ready*, so that the person may still undo its choices.

        Raises
        ------
        Rejection
            If the seat has nothing to decide, has to work it out itself (`Rules.refuses_help`), or
            the bot has made 400 decisions without an end.
        ConflictError
            If others were faster too many times.
        """
        stage = self._helped_stage(seat)
        steps: list[VisibleEntry] = []

        def goes_on(action: Action) -> bool:
            same = self.match.rules.undo_scope(self.match.state) == stage
            return same and (ready or not isinstance(action, Ready))

        while (step := self._decide_for(seat, "helper", goes_on)) is not None:
            steps.append(step)
            if len(steps) >= _MOST_DECISIONS:
                raise reject("no-end", entries=_MOST_DECISIONS)
        return steps

    def _helped_stage(self, seat: int) -> str:
        with self._locked():
            self.refresh()
            self.match.check_viewer(seat)
            state, rules = self.match.state, self.match.rules
            if all(seat not in awaited.seats for awaited in rules.awaited(state)):
                raise reject("nothing-awaited", seat=self.setup.seats[seat].name)
            refused = rules.refuses_help(state, seat)
            if refused is not None:
                raise Rejection(refused)
            return rules.undo_scope(state)

    def _decide_for(
        self, seat: int, author: Author, wanted: Callable[[Action], bool]
    ) -> VisibleEntry | None:
        self.match.check_viewer(seat)
        for _ in _tries():
            with self._locked():
                self.refresh()
                position, state = self.match.position, self.match.state
                if all(seat not in awaited.seats for awaited in self.match.rules.awaited(state)):
                    return None
                action = self._bot_action(state, seat, self.match.game.bots[0])
                if not wanted(action):
                    return None
            try:
                return self.append(position, seat, action, author)
            except ConflictError:
                continue
        raise ConflictError(message("table-busy"))

    def tick(self, *, hurried: bool = False) -> list[VisibleEntry]:
        """Append one action that is due: of a bot, or by default when time has run out.

        Return its entry in a list; empty if nothing is due or another page was faster. Any open
        page may call this at any time: bots draw from the match key, so two pages propose the same
        entry, and only one is appended. With `hurried`, bots do not wait (`Awaited.bot_seconds`,
        `Awaited.follow_seconds`).
        """
        position = self.position
        due = self._due(hurried=hurried)
        if due is None:
            return []
        seat, action, author = due
        try:
            return [self.append(position, seat, action, author)]
        except ConflictError:
            return []

    def run(self, most: int = 100_000) -> int:
        """Append due actions until none is left, without waiting; return their number.

        Raises
        ------
        Rejection
            If there are still some after `most` entries.
        """
        for count in range(most):
            if not self.tick(hurried=True):
                return count
        raise reject("no-end", entries=most)

    # -- storage -------------------------------------------------------------------------------

    def _commit(self, entry: Entry) -> None:
        self.store(entry)
        self.match.take(entry)
        self._note_waiting()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self._lock:
            yield

    @abstractmethod
    def store(self, entry: Entry) -> None:
        """Make an entry durable, before anybody is told of it."""


class MemoryTable(Table):
    """A table whose match is in this process."""

    def refresh(self) -> None:
        """Do nothing: nobody else can append."""

    def store(self, entry: Entry) -> None:
        """Do nothing: the match itself is the store."""
