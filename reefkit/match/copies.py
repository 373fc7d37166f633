"""A seat's copy of a match: what that seat saw, as a save file that can be read and not played on.

A pupil who takes a match of the class home gets neither its key nor what other seats kept to
themselves (DESIGN.md, decision 11). The rules cannot work such a log out again, so each entry of a
copy holds what changed in the seat's own view and what the seat was told. Copies are save files:
they open wherever a match does, give the same replay and readings, and take no further entry.

A copy is only as honest as who held it: unlike a whole log it is not held against the rules, only
against its own checksums, which are those of the views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reefkit.match.chance import Chance
from reefkit.match.codec import checksum, from_plain, to_plain
from reefkit.match.errors import DamagedError, Rejection, reject
from reefkit.match.fold import Fold, Folded
from reefkit.match.game import Action, Event, Game, Plain, Setup, Undo
from reefkit.match.log import Entry
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.match.match import Match

_WRONG = (msgspec.ValidationError, ValueError, RecursionError)


class Seen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="seen"):
    """What an entry of a copy holds instead of its action.

    Attributes
    ----------
    action
        The action, where the seat saw it.
    events
        What the seat was told.
    view
        What changed in its view (`difference`).
    """

    action: Plain | None
    events: tuple[Event, ...]
    view: Plain


def copy_for(match: Match, seat: int) -> Match:
    """Make the copy of a match that a seat may keep.

    Parameters
    ----------
    match
        The match; a copy for the same seat is given as it is.
    seat
        Whose view the copy holds.

    Raises
    ------
    Rejection
        When there is no such seat, or the match is a copy for another one.
    """
    match.check_viewer(seat)
    if match.is_copy:
        if match.setup.seen_by != seat:
            raise reject("no-key")
        return match
    setup = replace(
        match.setup,
        key="",
        table_key="",
        seen_by=seat,
        rules_version=match.game.rules_version,  # views are written as these rules have them
    )
    return type(match)(match.game, setup, _entries(match, seat))


def _entries(match: Match, seat: int) -> list[Entry]:
    before = to_plain(match.rules.view(match.state_at(0), seat))
    found = []
    for entry, step in zip(match.entries, match.steps(seat), strict=True):
        view = match.rules.view(match.state_at(entry.position + 1), seat)
        after = to_plain(view)
        seen = Seen(step.action, step.events, difference(before, after))
        told = match.game.open_rolls and step.action is not None
        found.append(
            Entry(
                position=entry.position,
                seat=entry.seat,
                action=to_plain(seen),
                author=entry.author,
                checksum=checksum(view),
                draws=list(entry.draws) if told else [],
                time=entry.time,
                state=after if entry.state is not None else None,
            )
        )
        before = after
    return found


class CopyFold(Fold):
    """The log of a copy: each entry brings the seat's view itself."""

    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        super().__init__(game, setup)
        self.check_seat(seat)
        self._seat = seat
        self._first = self.rules.view(self._first, seat)
        self._view: Plain = to_plain(self._first)
        self._actions: list[Plain | None] = []

    def shown(self, index: int) -> Plain | None:
        """Give the action of an entry, where the seat saw it."""
        return self._actions[index]

    def after(
        self, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> tuple[Any, int | None]:
        """Refuse to go on: the key stayed with the table.

        Raises
        ------
        Rejection
            Always.
        """
        del seat, action, chance, tell
        raise reject("no-key")

    def take(self, entry: Entry) -> None:
        """Take one entry of a copy.

        Raises
        ------
        DamagedError
            When it does not fit the log, or is not what such an entry holds.
        """
        if entry.position != self.position:
            raise DamagedError(
                message("save-position", position=entry.position, expected=self.position)
            )
        try:
            seen = msgspec.convert(entry.action, Seen)
            view = changed(self._view, seen.view)
            state: Any = from_plain(view, self.game.state)
            action = None if seen.action is None else self.decode(seen.action)
        except (*_WRONG, Rejection) as error:
            raise DamagedError(message("save-state-wrong", position=entry.position)) from error
        if checksum(state) != entry.checksum or entry.state not in (None, view):
            raise DamagedError(message("save-checksum", position=entry.position))
        self.rules.check(state)
        self._view = view
        self._keep(entry, seen, Folded(state, action, seen.events))

    def _keep(self, entry: Entry, seen: Seen, folded: Folded) -> None:
        if isinstance(folded.action, Undo):
            self._mark_undone(entry, folded)
        self.entries.append(entry)
        self.folded.append(folded)
        self._actions.append(seen.action)

    def _mark_undone(self, entry: Entry, folded: Folded) -> None:
        """Mark which choice an undo took back: the latest of its seat that still stood."""
        folded.undone_by = entry.position
        for earlier in range(entry.position - 1, -1, -1):
            if self.entries[earlier].seat == entry.seat and self.folded[earlier].undone_by is None:
                self.folded[earlier].undone_by = entry.position
                return


def check_readings(match: Match) -> None:
    """Check that all readings of a copy can be made: its events came from a file.

    Raises
    ------
    DamagedError
        When one cannot, so that no page has to fear it.
    """
    try:
        for reading in match.game.readings.values():
            reading.read(match, None)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise DamagedError(message("save-copy-wrong")) from error


def difference(before: Plain, after: Plain) -> Plain:
    """Give what changed: by key, a list of the new value, or a dictionary of changes within it."""
    changes: Plain = {}
    for key, value in after.items():
        old = before.get(key)
        if key in before and old == value and type(old) is type(value):
            continue
        if isinstance(old, dict) and isinstance(value, dict) and old.keys() == value.keys():
            changes[key] = difference(old, value)
        else:
            changes[key] = [value]
    return changes


def changed(before: Plain, changes: Plain) -> Plain:
    """Make what `difference` was told of.

    Raises
    ------
    ValueError
        When the changes are none of this.
    """
    after = dict(before)
    for key, change in changes.items():
        old = before.get(key)
        if isinstance(change, dict) and isinstance(old, dict):
            after[key] = changed(old, change)
        elif isinstance(change, list) and len(change) == 1:
            after[key] = change[0]
        else:
            raise ValueError(key)
    return after
