"""`Fold`: the state after every entry of a log; and undo, which folds a log without one choice.

States are kept for every position, for fast undo and replay. They are always computed from the log.
Successive states share unchanged parts (`reefkit.match.sharing`).
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
    """Return the position of the seat's latest choice, or raise `Rejection` if it must stay."""
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
        # A choice that moved the table on revealed what was hidden until then.
        if fold.rules.undo_scope(fold.state_at(index)) != fold.rules.undo_scope(folded.state):
            raise reject("undo-moved-on")
        return index
    raise reject("undo-nothing")


def _state_without(fold: Fold, index: int) -> Any:
    """Return the current state without one entry; raise `Rejection` if a later one needs it."""
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
    """Return the last position up to `index` whose cached state includes no undone choice."""
    first = index
    for earlier in range(index - 1, -1, -1):
        by = fold.folded[earlier].undone_by
        if by is not None and by >= first:
            first = earlier
    return first


@dataclass(slots=True)
class Folded:
    """The result of one entry."""

    state: Any
    action: Action | None
    """None in a seat's copy, if the seat did not see the action."""
    events: tuple[Event, ...]
    undone_by: int | None = None
    """Position of the undo that took this entry back; for an undo in the log, its own position.

    In an undo that is only proposed, it is the position of the choice that would be taken back.
    """


class Fold:
    """The state after every entry of a log.

    Raises
    ------
    SetupError
        If the set-up does not fit the game.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.rules = game.rules(setup)
        self.entries: list[Entry] = []
        self.folded: list[Folded] = []
        self.proposed: tuple[Entry, Folded] | None = None
        """The entry proposed last, with its result, so that `take` need not fold it again."""
        self._first = self.rules.start()

    @property
    def position(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.state_at(self.position)

    def state_at(self, position: int) -> Any:
        """Return the state after `position` entries; the caller has checked the position."""
        return self.folded[position - 1].state if position else self._first

    def shown(self, index: int) -> dict[str, Any] | None:
        """Return the action of an entry as plain data; None if it is hidden."""
        return self.entries[index].action

    def decode(self, action: Action | dict[str, Any]) -> Action:
        """Decode an action as one of the game's.

        Raises
        ------
        Rejection
            If the action is not one of the game's.
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
        """Return the state after an action and, for an undo, the position of the undone choice.

        Raises
        ------
        Rejection
            If the rules do not allow it.
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
        """Return the seat if it exists.

        Raises
        ------
        Rejection
            If there is no such seat, or it is None.
        """
        seats = len(self.setup.seats)
        if seat is None or not 0 <= seat < seats:
            raise reject("no-such-seat", seat=0 if seat is None else seat + 1, seats=seats)
        return seat

    def check_owner(self, seat: int | None, action: Action, author: Author) -> int:
        """Check that the author may make an action; return its seat, or `TABLE` for an `Onward`.

        Raises
        ------
        Rejection
            If there is no such seat, or an `Onward` has a seat or is not by a teacher or a clock.
        """
        if not isinstance(action, Onward):
            return self.check_seat(seat)
        if seat is not None or author not in {"teacher", "clock"}:
            raise reject("gate-not-yours")
        return TABLE

    def take(self, entry: Entry) -> None:
        """Append an entry; unless it was proposed here, first compare it with the rules' result.

        Raises
        ------
        DamagedError
            If its position is not the next one, or it contradicts the rules.
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
