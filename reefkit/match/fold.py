"""The fold of a log: the state after every entry, and the choices that a seat may undo.

States are cached by position so that undo, replay and the slider are quick; the cache is made from
the log and never trusted over it. Two states share what they have in common.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from reefkit.match.codec import checksum, to_plain
from reefkit.match.errors import DamagedError, Rejection, reject
from reefkit.match.game import Action, Event, Game, Onward, Ready, Setup, Undo, decode_action
from reefkit.match.log import Author, Entry
from reefkit.match.random import TABLE, Chance, RecordedChance
from reefkit.match.sharing import share_unchanged
from reefkit.text import message


def _latest_choice(fold: Fold, seat: int) -> int:
    """Find the position of the seat's latest choice that may be taken back.

    A seat may undo its own choices back to its last *Ready*, its last roll or draw, or the first
    choice that another seat has answered (`without` finds the last). A choice that moved the table
    on was the last of all that were awaited, and has shown what only then could be seen: it stays.
    """
    for index in range(fold.position - 1, -1, -1):
        folded, entry = fold.folded[index], fold.entries[index]
        if entry.seat != seat or folded.undone_by is not None:
            continue
        if isinstance(folded.action, Ready):
            raise reject("undo-ready")
        if entry.draws:
            raise reject("undo-draw")
        if entry.state is not None:
            raise reject("undo-survey")
        if fold.rules.undo_scope(fold.state_at(index)) != fold.rules.undo_scope(folded.state):
            raise reject("undo-moved-on")
        return index
    raise reject("undo-nothing")


def _state_without(fold: Fold, index: int) -> Any:
    """Fold the log again without one entry.

    Every later choice that is still made must be allowed, roll the same dice, tell the same events
    and bring the table to the same stage without it. Where one does not, it depended on the
    choice: somebody has answered it, or the table has moved on and shown what a seat that decides
    again must not know.
    """
    first = _untouched(fold, index)
    state, stage = fold.state_at(first), fold.rules.undo_scope
    for later in range(first, fold.position):
        entry, folded = fold.entries[later], fold.folded[later]
        if later == index or folded.undone_by is not None:
            continue
        if entry.seat is None or folded.action is None:
            raise reject("undo-answered")
        chance = RecordedChance(entry.draws)
        events: list[Event] = []
        try:
            state = fold.rules.apply(state, entry.seat, folded.action, chance, events)
            chance.finish()
        except (Rejection, DamagedError) as error:
            raise reject("undo-answered") from error
        if tuple(events) != folded.events or stage(state) != stage(folded.state):
            raise reject("undo-answered")
    return state


def _untouched(fold: Fold, index: int) -> int:
    """Find the last position up to `index` whose cached state holds no undone choice."""
    first = index
    for earlier in range(index - 1, -1, -1):
        by = fold.folded[earlier].undone_by
        if by is not None and by >= first:
            first = earlier
    return first


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
        self.proposed: tuple[Entry, Folded] | None = None
        """The entry that was worked out last, with what came of it: it need not be folded again."""
        self._first = self.rules.start()

    @property
    def position(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.state_at(self.position)

    def state_at(self, position: int) -> Any:
        """Return the state after the first `position` entries, which the caller has checked."""
        return self.folded[position - 1].state if position else self._first

    def shown(self, index: int) -> dict[str, Any] | None:
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
        """Return the state after an action, and which entry it undoes if it is an undo.

        Raises
        ------
        Rejection
            When the rules do not allow it.
        """
        if not isinstance(action, Undo):
            return self.rules.apply(self.state, seat, action, chance, tell), None
        index = _latest_choice(self, seat)
        state = _state_without(self, index)
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
        """Take one entry of the log, and compare it with what the rules make of it.

        Raises
        ------
        DamagedError
            When the entry does not say what the rules make of it.
        """
        if entry.position != self.position:
            raise DamagedError(
                message("save-position", position=entry.position, expected=self.position)
            )
        proposed, self.proposed = self.proposed, None
        is_own = proposed is not None and proposed[0] is entry
        folded = proposed[1] if proposed and is_own else self._fold(entry)
        if folded.undone_by is not None:
            self.folded[folded.undone_by].undone_by = entry.position
            folded.undone_by = entry.position
        folded.state = share_unchanged(self.state, folded.state)
        self.entries.append(entry)
        self.folded.append(folded)

    def _fold(self, entry: Entry) -> Folded:
        try:
            action = self.decode(entry.action)
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
        return folded

    def _played(self, entry: Entry, seat: int, action: Action) -> Folded:
        chance = RecordedChance(entry.draws)
        events: list[Event] = []
        state, undoes = self.after(seat, action, chance, events)
        chance.finish()
        return Folded(state, action, tuple(events), undoes)


def entry_line(entry: Entry) -> bytes:
    return msgspec.json.encode(entry) + b"\n"
