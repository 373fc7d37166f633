"""The fold of a log: the state after every entry, and what each entry told.

States are cached by position so that undo, replay and the slider are quick; the cache is made from
the log and never trusted over it. Two states keep what they have in common once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from reefkit.match import undo
from reefkit.match.chance import TABLE, Chance, RecordedChance
from reefkit.match.codec import checksum, from_plain, to_plain
from reefkit.match.errors import DamagedError, Rejection, reject
from reefkit.match.game import Action, Event, Game, Onward, Resume, Setup, Undo, decode_action
from reefkit.match.log import Author, Entry
from reefkit.match.sharing import shared
from reefkit.text import message


@dataclass(slots=True)
class Folded:
    """What the fold keeps of one entry."""

    state: Any
    action: Action | None
    """None where the rules in force cannot tell any more what the entry did."""
    events: tuple[Event, ...]
    undone_by: int | None = None
    """Position of the undo that took it back; an undo itself names its own position."""


class Fold:
    """The state after every entry of a log.

    Parameters
    ----------
    game
        The game's plain object.
    setup
        What the match was set up with.

    Raises
    ------
    SetupError
        When the set-up does not fit the game.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.rules = game.rules(setup)
        self.entries: list[Entry] = []
        self.folded: list[Folded] = []
        self.version = setup.rules_version
        """The version of the rules that the latest entries were played by."""
        self.broken_at: int | None = None
        """Where checksums stopped to agree, until the match is resumed."""
        self._first = self.rules.start()

    @property
    def position(self) -> int:
        """How many entries were taken: the position of the next one."""
        return len(self.entries)

    @property
    def state(self) -> Any:
        """The state after the last entry."""
        return self.state_at(self.position)

    def state_at(self, position: int) -> Any:
        """Give the state after the first `position` entries (which the caller has checked)."""
        return self.folded[position - 1].state if position else self._first

    def shown(self, index: int) -> dict[str, Any] | None:
        """Give the action of an entry, as it stands in the log."""
        return self.entries[index].action

    def decode(self, action: Action | dict[str, Any]) -> Action:
        """Turn what somebody sent into one of the game's actions.

        Raises
        ------
        Rejection
            When it is none.
        """
        if isinstance(action, Action):
            action = to_plain(action)
        try:
            return decode_action(self.game, action)
        except (msgspec.ValidationError, RecursionError) as error:
            raise reject("not-an-action") from error

    def after(
        self, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> tuple[Any, int | None]:
        """Give the state after an action, and which entry it undoes if it is an undo.

        Raises
        ------
        Rejection
            When the rules do not allow it.
        """
        if not isinstance(action, Undo):
            return self.rules.apply(self.state, seat, action, chance, tell), None
        index = undo.latest(self, seat)
        state = undo.without(self, index)
        if tell is not None:
            tell.append(
                Event(message("choice-undone", seat=self.setup.seats[seat].name), seat=seat)
            )
        return state, index

    def check_seat(self, seat: int | None) -> int:
        """Check that there is such a seat.

        Raises
        ------
        Rejection
            When there is none.
        """
        seats = len(self.setup.seats)
        if seat is None or not 0 <= seat < seats:
            raise reject("no-such-seat", seat=0 if seat is None else seat + 1, seats=seats)
        return seat

    def check_owner(self, seat: int | None, action: Action, author: Author) -> int:
        """Check that an action is somebody's who may make it; give its seat, or `TABLE`.

        Raises
        ------
        Rejection
            When there is no such seat, or a seat tries to open a gate.
        """
        if not isinstance(action, Onward):
            return self.check_seat(seat)
        if seat is not None or author not in {"teacher", "clock"}:
            raise reject("gate-not-yours")
        return TABLE

    def take(self, entry: Entry) -> None:
        """Take one entry of the log, and hold it against what the rules make of it.

        Where the entry was played by older rules and these make something else of it, it is set
        aside, and so are those after it until the match is resumed: they keep their place in the
        log, and the state stays what it was.

        Raises
        ------
        DamagedError
            When the entry does not say what the rules make of it.
        """
        if entry.position != self.position:
            raise DamagedError(
                message("save-position", position=entry.position, expected=self.position)
            )
        try:
            folded = self._fold(entry)
        except DamagedError:
            if self.version >= self.game.rules_version:
                raise
            if self.broken_at is None:
                self.broken_at = self.position
            folded = Folded(self.state, None, ())
        folded.state = shared(self.state, folded.state)
        self.entries.append(entry)
        self.folded.append(folded)

    def restore(self, entry: Entry) -> Any:
        """Give the state that was stored with a survey.

        Raises
        ------
        DamagedError
            When it is not the one the entry vouches for, or none that the rules could hold.
        """
        try:
            state: Any = from_plain(entry.state, self.game.state)
        except (msgspec.ValidationError, ValueError, RecursionError) as error:
            raise DamagedError(message("save-state-wrong", position=entry.position)) from error
        if entry.state is None or checksum(state) != entry.checksum:
            raise DamagedError(message("save-state-wrong", position=entry.position))
        self.rules.check(state)
        return state

    def _fold(self, entry: Entry) -> Folded:
        try:
            action = self.decode(entry.action)
            if isinstance(action, Resume):
                return self._resumed(entry, action)
            if self.broken_at is not None:
                raise reject("resume-first")
            owner = self.check_owner(entry.seat, action, entry.author)
            folded = self._played(entry, owner, action)
        except Rejection as error:
            raise DamagedError(
                message("save-entry-illegal", position=entry.position, reason=error.message)
            ) from error
        if checksum(folded.state) != entry.checksum:
            raise DamagedError(message("save-checksum", position=entry.position))
        survey = self.rules.is_survey(self.state, folded.state)
        if entry.state != (to_plain(folded.state) if survey else None):
            raise DamagedError(message("save-state-wrong", position=entry.position))
        if folded.undone_by is not None:
            self.folded[folded.undone_by].undone_by = entry.position
            folded.undone_by = entry.position
        return folded

    def _played(self, entry: Entry, seat: int, action: Action) -> Folded:
        chance = RecordedChance(entry.draws)
        told: list[Event] = []
        state, undoes = self.after(seat, action, chance, told)
        chance.finish()
        return Folded(state, action, tuple(told), undoes)

    def _resumed(self, entry: Entry, action: Resume) -> Folded:
        """Go on from a stored survey; only rules that are newer than the log's may."""
        known = self.version < action.rules_version <= self.game.rules_version
        if not known or action.position >= self.position or entry.seat is not None:
            raise reject("nothing-to-resume")
        stored = self.entries[action.position]
        if stored.checksum != entry.checksum or entry.draws or entry.state is not None:
            raise DamagedError(message("save-checksum", position=entry.position))
        state = self.restore(stored)
        self.version = action.rules_version
        self.broken_at = None
        return Folded(state, action, (Event(message("match-resumed", position=action.position)),))
