"""One match: a set-up, a log, and the fold of the one over the other.

The state after every position is cached so that undo, replay and the slider are quick; the cache
is made from the log and never trusted over it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from reefkit.match.chance import KeyedChance, Luck, RecordedChance
from reefkit.match.codec import checksum, from_plain, to_plain
from reefkit.match.errors import DamagedError, Rejection, SetupError, reject
from reefkit.match.game import Action, Event, Game, Ready, Resume, Setup, Undo, decode_action
from reefkit.match.log import Author, Entry, Step
from reefkit.text import message


@dataclass(slots=True)
class _Folded:
    """What the fold keeps of one entry."""

    state: Any
    action: Action
    events: tuple[Event, ...]
    undone_by: int | None = None
    """Position of the undo that took it back; an undo itself names its own position."""


class Match:
    """A match that can be played on, replayed, and saved.

    Parameters
    ----------
    game
        The game's plain object.
    setup
        What the match was set up with.
    entries
        The log so far; each is checked against its checksum.

    Raises
    ------
    SetupError
        When the set-up does not fit the game.
    DamagedError
        When an entry does not say what the rules make of it, and the rules are the ones it was
        played by. A log of older rules is folded as far as checksums agree instead
        (`agrees_to`).
    """

    def __init__(self, game: Game, setup: Setup, entries: Iterable[Entry] = ()) -> None:
        if setup.game != game.id:
            raise SetupError(message("setup-other-game", game=setup.game, expected=game.id))
        self.game = game
        self.setup = setup
        self.rules = game.rules(setup)
        self.entries: list[Entry] = []
        self.set_aside: list[Entry] = []
        """Entries of older rules that could not be folded; kept in the file, never played."""
        self._first = self.rules.start()
        self._folded: list[_Folded] = []
        for entry in entries:
            if self.set_aside or not self._takes(entry):
                self.set_aside.append(entry)

    @property
    def older_rules(self) -> bool:
        """Whether the match was begun under another version of the rules."""
        return self.setup.rules_version != self.game.rules_version

    @property
    def position(self) -> int:
        """How many entries the log holds: the position of the next one."""
        return len(self.entries)

    @property
    def state(self) -> Any:
        """The state after the last entry."""
        return self.state_at(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.rules.is_over(self.state)

    def state_at(self, position: int) -> Any:
        """Give the state after the first `position` entries.

        Raises
        ------
        Rejection
            When the log has no such position.
        """
        if not 0 <= position <= self.position:
            raise reject("no-such-position", position=position, last=self.position)
        return self._folded[position - 1].state if position else self._first

    def events(self, since: int = 0) -> list[Event]:
        """List what happened from a position on, undone choices left out."""
        return [e for one in self._folded[since:] if one.undone_by is None for e in one.events]

    def steps(self, seat: int | None, since: int = 0) -> list[Step]:
        """List the entries from a position on as a seat may see them."""
        return [self._step(n, seat) for n in range(since, self.position)]

    def luck(self, seat: int, state: Any) -> Luck:
        """Give the luck of a bot's turn at a seat."""
        round_, phase = self.rules.when(state)
        return Luck(self._key(), seat, round_, phase)

    def propose(
        self, seat: int, action: Action | dict[str, Any], author: Author = "person", time: str = ""
    ) -> Entry:
        """Work out the entry an action would make, changing nothing.

        Raises
        ------
        Rejection
            When the action is not one of the game's, or not allowed now.
        """
        decoded = self._decode(action)
        if isinstance(decoded, Resume):
            raise reject("not-an-action")
        if not 0 <= seat < len(self.setup.seats):
            raise reject("no-such-seat", seat=seat + 1, seats=len(self.setup.seats))
        chance = self._chance()
        after, _ = self._after(seat, decoded, chance, None)
        survey = self.rules.is_survey(self.state, after)
        return Entry(
            position=self.position,
            seat=seat,
            action=to_plain(decoded),
            author=author,
            checksum=checksum(after),
            draws=list(getattr(chance, "drawn", [])),
            time=time,
            state=to_plain(after) if survey else None,
        )

    def take(self, entry: Entry) -> None:
        """Append an entry that `propose` made, here or on another page.

        Raises
        ------
        DamagedError
            When it does not fit the log.
        """
        self._fold(entry)

    def act(
        self, seat: int, action: Action | dict[str, Any], author: Author = "person", time: str = ""
    ) -> list[Event]:
        """Play an action and give the events.

        Raises
        ------
        Rejection
            When it is not allowed; the match is unchanged.
        """
        self.take(self.propose(seat, action, author, time))
        return list(self._folded[-1].events)

    def resume(self, time: str = "") -> None:
        """Go on from the last survey after a fold that older rules broke off.

        Raises
        ------
        Rejection
            When no survey was stored, or nothing was broken off.
        """
        if not self.set_aside:
            raise reject("nothing-to-resume")
        stored = [e for e in [*self.entries, *self.set_aside] if e.state is not None]
        if not stored:
            raise reject("no-survey-stored")
        last = stored[-1]
        state = self._restore(last)
        action = Resume(position=last.position)
        self._append(
            Entry(
                position=self.position,
                seat=None,
                action=to_plain(action),
                author="clock",
                checksum=checksum(state),
                time=time,
                state=last.state,
            ),
            _Folded(state, action, (Event(message("match-resumed", position=last.position)),)),
        )

    # -- the fold ------------------------------------------------------------------------------

    def _key(self) -> int:
        if not self.setup.key:
            raise reject("no-key")
        return int(self.setup.key, 16)

    def _chance(self) -> KeyedChance:
        return KeyedChance(int(self.setup.key or "0", 16))

    def _decode(self, action: Action | dict[str, Any]) -> Action:
        if isinstance(action, Action):
            action = to_plain(action)
        try:
            return decode_action(self.game, action)
        except (msgspec.ValidationError, RecursionError) as error:
            raise reject("not-an-action") from error

    def _takes(self, entry: Entry) -> bool:
        """Fold one stored entry; False where older rules make something else of it."""
        try:
            self._fold(entry)
        except DamagedError:
            if not self.older_rules:
                raise
            return False
        return True

    def _fold(self, entry: Entry) -> None:
        if entry.position != self.position:
            raise DamagedError(
                message("save-position", position=entry.position, expected=self.position)
            )
        try:
            action = self._decode(entry.action)
            if isinstance(action, Resume):
                self._append(entry, _Folded(self._restore(entry), action, ()))
                return
            if entry.seat is None or entry.seat >= len(self.setup.seats):
                raise reject(
                    "no-such-seat", seat=(entry.seat or -1) + 1, seats=len(self.setup.seats)
                )
            chance = RecordedChance(entry.draws)
            told: list[Event] = []
            state, undoes = self._after(entry.seat, action, chance, told)
            chance.finish()
        except Rejection as error:
            raise DamagedError(
                message("save-entry-illegal", position=entry.position, reason=error.message)
            ) from error
        if checksum(state) != entry.checksum:
            raise DamagedError(message("save-checksum", position=entry.position))
        if undoes is not None:
            self._folded[undoes].undone_by = entry.position
            told = [Event(message("choice-undone", seat=self._name(entry.seat)), seat=entry.seat)]
        self._append(
            entry, _Folded(state, action, tuple(told), None if undoes is None else entry.position)
        )

    def _append(self, entry: Entry, folded: _Folded) -> None:
        self.entries.append(entry)
        self._folded.append(folded)

    def _after(
        self, seat: int, action: Action, chance: Any, tell: list[Event] | None
    ) -> tuple[Any, int | None]:
        """Give the state after an action, and which entry it undoes if it is an undo."""
        if isinstance(action, Undo):
            undoes = self._undoable(seat)
            return self._without(undoes), undoes
        return self.rules.apply(self.state, seat, action, chance, tell), None

    def _undoable(self, seat: int) -> int:
        """Find the seat's latest choice that may be taken back.

        A seat may undo its own choices back to its last *Ready*, its last roll or draw, or the
        first choice that another seat has answered (the last is found by `_without`).
        """
        for index in range(self.position - 1, -1, -1):
            folded = self._folded[index]
            if isinstance(folded.action, Resume):
                break
            if self.entries[index].seat != seat or folded.undone_by is not None:
                continue
            if isinstance(folded.action, Ready):
                raise reject("undo-ready")
            if self.entries[index].draws:
                raise reject("undo-draw")
            if self.entries[index].state is not None:
                raise reject("undo-survey")
            return index
        raise reject("undo-nothing")

    def _without(self, index: int) -> Any:
        """Fold the log again without one entry.

        Raises
        ------
        Rejection
            When a later entry needs it: somebody has answered.
        """
        first = self._untouched(index)
        state = self.state_at(first)
        for later in range(first, self.position):
            entry, folded = self.entries[later], self._folded[later]
            if later == index or folded.undone_by is not None:
                continue
            try:
                state = self.rules.apply(
                    state,
                    entry.seat if entry.seat is not None else -1,
                    folded.action,
                    RecordedChance(entry.draws),
                    None,
                )
            except (Rejection, DamagedError) as error:
                raise reject("undo-answered") from error
        return state

    def _untouched(self, index: int) -> int:
        """Find the last position up to `index` whose cached state holds no choice undone since."""
        first = index
        for earlier in range(index - 1, -1, -1):
            by = self._folded[earlier].undone_by
            if by is not None and by >= first:
                first = earlier
        return first

    def _restore(self, entry: Entry) -> Any:
        try:
            state = from_plain(entry.state, self.game.state)
            self.rules.check(state)
        except (msgspec.ValidationError, ValueError) as error:
            raise DamagedError(message("save-state-wrong", position=entry.position)) from error
        return state

    def _name(self, seat: int) -> str:
        return self.setup.seats[seat].name

    def _step(self, index: int, seat: int | None) -> Step:
        entry, folded = self.entries[index], self._folded[index]
        action: dict[str, Any] | None = entry.action
        if entry.seat is not None and entry.seat != seat:
            shown = self.rules.veil(self.state, entry.seat, folded.action, seat)
            action = None if shown is None else to_plain(shown)
        events = tuple(e for e in folded.events if e.only is None or seat in e.only)
        return Step(entry.position, entry.seat, action, entry.author, entry.time, events)
