"""`Match`: a set-up, its log, and the state after every entry; and the copy a seat may keep.

A student who takes a class's match home gets a copy without its key and without what other seats
kept hidden (architecture.md, decision 11): each entry of the copy has the changes to the seat's own
view and the events that the seat saw. A copy can be opened like a match, but not played on. It is
checked against the checksums of these views, not against the rules, so an altered copy may go
unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reefkit.match.codec import checksum, from_plain, to_plain
from reefkit.match.errors import DamagedError, Rejection, SetupError, reject
from reefkit.match.fold import Fold, Folded
from reefkit.match.game import Action, Event, Game, Plain, Setup, Undo
from reefkit.match.log import MOST_ENTRIES, Author, Entry, VisibleEntry, standing
from reefkit.match.random import Chance, KeyedChance, Luck
from reefkit.text import Message, message
from reefkit.text.csv_files import plain

_DECODE_ERRORS = (msgspec.ValidationError, ValueError, RecursionError)


class _SeenEntry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="seen"):
    """The action field of an entry in a copy."""

    action: Plain | None  #: The action, if the seat saw it.
    events: tuple[Event, ...]  #: Events that the seat saw.
    view: Plain  #: Changes to the seat's view (`difference`).


def copy_for(match: Match, seat: int) -> Match:
    """Return the copy of a match that a seat may keep; a copy for the same seat is returned as is.

    Raises
    ------
    Rejection
        If there is no such seat, or the match is a copy for another seat.
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
    )
    return type(match)(match.game, setup, _entries(match, seat))


def _entries(match: Match, seat: int) -> list[Entry]:
    before = to_plain(match.rules.view(match.state_at(0), seat))
    found = []
    for entry, step in zip(match.entries, match.steps(seat), strict=True):
        view = match.rules.view(match.state_at(entry.position + 1), seat)
        after = to_plain(view)
        seen = _SeenEntry(step.action, step.events, difference(before, after))
        is_open = match.game.open_rolls and step.action is not None
        found.append(
            Entry(
                position=entry.position,
                seat=entry.seat,
                action=to_plain(seen),
                author=entry.author,
                checksum=checksum(view),
                draws=list(entry.draws) if is_open else [],
                time=entry.time,
                state=after if entry.state is not None else None,
            )
        )
        before = after
    return found


class _CopyFold(Fold):
    """The fold of a copy's log: its states are the seat's views, which its entries contain."""

    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        super().__init__(game, setup)
        self.check_seat(seat)
        self._seat = seat
        self._first = self.rules.view(self._first, seat)
        self._view: Plain = to_plain(self._first)
        self._actions: list[Plain | None] = []

    def shown(self, index: int) -> Plain | None:
        return self._actions[index]

    def after(
        self, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> tuple[Any, int | None]:
        """Refuse: playing on needs the key, which a copy lacks.

        Raises
        ------
        Rejection
            Always.
        """
        raise reject("no-key")

    def take(self, entry: Entry) -> None:
        """Append one entry of a copy.

        Raises
        ------
        DamagedError
            If its position is not the next one, its checksum is wrong, or it is not an entry of a
            copy.
        """
        if entry.position != self.position:
            raise DamagedError(
                message("save-position", position=entry.position, expected=self.position)
            )
        try:
            seen = msgspec.convert(entry.action, _SeenEntry)
            view = changed(self._view, seen.view)
            state: Any = from_plain(view, self.game.state)
            action = None if seen.action is None else self.decode(seen.action)
        except (*_DECODE_ERRORS, Rejection) as error:
            raise DamagedError(message("save-state-wrong", position=entry.position)) from error
        if checksum(state) != entry.checksum or entry.state not in (None, view):
            raise DamagedError(message("save-checksum", position=entry.position))
        self.rules.check(state)
        self._view = view
        self._keep(entry, seen, Folded(state, action, seen.events))

    def _keep(self, entry: Entry, seen: _SeenEntry, folded: Folded) -> None:
        if isinstance(folded.action, Undo):
            self._mark_undone(entry, folded)
        self.entries.append(entry)
        self.folded.append(folded)
        self._actions.append(seen.action)

    def _mark_undone(self, entry: Entry, folded: Folded) -> None:
        folded.undone_by = entry.position
        for earlier in range(entry.position - 1, -1, -1):
            if self.entries[earlier].seat == entry.seat and self.folded[earlier].undone_by is None:
                self.folded[earlier].undone_by = entry.position
                return


def check_readings(match: Match) -> None:
    """Check that all readings of a copy work: its events come from a file, not from the rules.

    Raises
    ------
    DamagedError
        If a reading fails, so that pages need not handle it.
    """
    try:
        for reading in match.game.readings.values():
            reading.read(match, None)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise DamagedError(message("save-copy-wrong")) from error


def difference(before: Plain, after: Plain) -> Plain:
    """Return the changes from one mapping to another, by key, for `changed`.

    A change is a list with the new value, or a mapping of changes if both values are mappings with
    the same keys. A key that only `before` has is not recorded.
    """
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
    """Apply changes from `difference`.

    Raises
    ------
    ValueError
        If the changes do not have that form.
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


class Match:
    """A match that can be replayed, saved and, unless it is a seat's copy, played on.

    Raises
    ------
    SetupError
        If the set-up does not fit the game.
    DamagedError
        If an entry contradicts the rules or, in a copy, is damaged.
    """

    def __init__(self, game: Game, setup: Setup, entries: Iterable[Entry] = ()) -> None:
        if setup.game != game.id:
            raise SetupError(message("setup-other-game", game=setup.game, expected=game.id))
        self.game = game
        self.setup = setup
        self.missing: Message | None = None
        seat = setup.seen_by
        self._fold = Fold(game, setup) if seat is None else _CopyFold(game, setup, seat)
        self.rules = self._fold.rules
        for entry in entries:
            self._fold.take(entry)

    def __repr__(self) -> str:
        players = ", ".join(plain(seat.name) for seat in self.setup.seats)
        return f"<Match of {self.game.id}, {self._progress()}: {players}>"

    def _repr_html_(self) -> str:
        cells = ((str(n), each.name, each.bot or "") for n, each in enumerate(self.setup.seats, 1))
        rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in cells)
        head = "<tr><th>seat</th><th>player</th><th>bot</th></tr>"
        title = f"Match of {escape(self.game.id)}, {self._progress()}"
        return f"<table><caption>{title}</caption>{head}<tr>{'</tr><tr>'.join(rows)}</tr></table>"

    def _progress(self) -> str:
        round_, _ = self.rules.when(self.state)
        return f"{'over after' if self.is_over else 'in'} round {round_}"

    @property
    def entries(self) -> list[Entry]:
        return self._fold.entries

    @property
    def is_copy(self) -> bool:
        """Whether this is a seat's copy, which can be read but not played on."""
        return self.setup.seen_by is not None

    @property
    def position(self) -> int:
        return self._fold.position

    @property
    def state(self) -> Any:
        return self._fold.state

    @property
    def is_over(self) -> bool:
        return self.rules.is_over(self.state)

    def state_at(self, position: int) -> Any:
        """Return the state after the first `position` entries.

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        return self._fold.state_at(self._check_position(position))

    def action_at(self, position: int) -> Action | None:
        """Return the action of an entry; None if it is hidden (only in a seat's copy).

        Raises
        ------
        Rejection
            If the log has no such entry.
        """
        if position == self.position:
            raise reject("no-such-position", position=position, last=self.position - 1)
        return self._fold.folded[self._check_position(position)].action

    def events(self, since: int = 0) -> list[Event]:
        """List the events from a position on, without those of undone choices.

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        folded = self._fold.folded[self._check_position(since) :]
        return [event for one in folded if one.undone_by is None for event in one.events]

    def steps(self, seat: int | None, since: int = 0, end: int | None = None) -> list[VisibleEntry]:
        """List the entries from `since` up to `end` as a seat (None: a spectator) may see them.

        The entry at `end` is not included (None: all entries). Actions are hidden by what is secret
        now, not by what was secret when they were made.

        Raises
        ------
        Rejection
            If there is no such seat or position.
        """
        self.check_viewer(seat)
        last = self.position if end is None else self._check_position(end)
        return [self._step(n, seat) for n in range(self._check_position(since), last)]

    def standing(
        self, seat: int | None, since: int = 0, end: int | None = None
    ) -> list[VisibleEntry]:
        """List the entries of `steps` that were not undone and do not undo others."""
        last = self.position if end is None else end
        # Earlier entries are needed only if something was taken back.
        if not self.takes_back(since, last):
            return self.steps(seat, since, last)
        return [each for each in standing(self.steps(seat, 0, last)) if each.position >= since]

    def takes_back(self, since: int, end: int) -> bool:
        """Return whether an entry from `since` up to, but not including, `end` is an *Undo*.

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        actions = (self._fold.shown(each) for each in range(since, self._check_position(end)))
        return any((each or {}).get("do") == "undo" for each in actions)

    def luck(self, seat: int, state: Any) -> Luck:
        """Return the luck of a bot that decides for a seat in a state.

        Raises
        ------
        Rejection
            If this match is a copy without a key.
        """
        round_, phase = self.rules.when(state)
        return Luck(self._key(), seat, round_, phase)

    def propose(
        self,
        seat: int | None,
        action: Action | dict[str, Any],
        author: Author = "person",
        time: str = "",
    ) -> Entry:
        """Return the entry that an action would make, without appending it.

        `seat` is None only for `Onward`, whose author must be a teacher or a clock.

        Raises
        ------
        Rejection
            If the action is not one of the game's, or not allowed now; if the log is full; or if
            this match is a copy.
        """
        decoded = self._fold.decode(action)
        owner = self._fold.check_owner(seat, decoded, author)
        if self.position >= MOST_ENTRIES:
            raise reject("log-full", entries=MOST_ENTRIES)
        chance = KeyedChance(self._key(), self._table_key())
        events: list[Event] = []
        after, undoes = self._fold.after(owner, decoded, chance, events)
        survey = self.rules.is_survey(self.state, after)
        entry = Entry(
            position=self.position,
            seat=seat,
            action=to_plain(decoded),
            author=author,
            checksum=checksum(after),
            draws=list(chance.drawn),
            time=time,
            state=to_plain(after) if survey else None,
        )
        self._fold.proposed = entry, Folded(after, decoded, tuple(events), undoes)
        return entry

    def may_undo(self, seat: int) -> bool:
        try:
            self._fold.after(seat, Undo(), KeyedChance(self._key()), None)
        except Rejection:
            return False
        return self.position < MOST_ENTRIES

    def take(self, entry: Entry) -> None:
        """Append an entry that `propose` made, here or on another page.

        Raises
        ------
        DamagedError
            If its position is not the next one, or it contradicts the rules.
        """
        self._fold.take(entry)

    def act(
        self,
        seat: int | None,
        action: Action | dict[str, Any],
        author: Author = "person",
        time: str = "",
    ) -> list[Event]:
        """Play an action and return its events.

        Raises
        ------
        Rejection
            If it is not allowed; the match is unchanged.
        """
        self.take(self.propose(seat, action, author, time))
        return list(self._fold.folded[-1].events)

    def check_viewer(self, seat: int | None) -> None:
        """Check that a viewer is a seat of the table, or None, a spectator.

        Raises
        ------
        Rejection
            If there is no such seat.
        """
        if seat is not None:
            self._fold.check_seat(seat)

    def _check_position(self, position: int) -> int:
        if not 0 <= position <= self.position:
            raise reject("no-such-position", position=position, last=self.position)
        return position

    def _key(self) -> int:
        if not self.setup.key:
            raise reject("no-key")
        return int(self.setup.key, 16)

    def _table_key(self) -> int | None:
        return int(self.setup.table_key, 16) if self.setup.table_key else None

    def _step(self, index: int, seat: int | None) -> VisibleEntry:
        entry, folded = self.entries[index], self._fold.folded[index]
        action = self._fold.shown(index)
        if folded.action is None:
            action = None
        elif entry.seat is not None and entry.seat != seat:
            shown = self.rules.redact(self.state, entry.seat, folded.action, seat)
            action = None if shown is None else to_plain(shown)
        events = tuple(e for e in folded.events if e.only is None or seat in e.only)
        return VisibleEntry(entry.position, entry.seat, action, entry.author, entry.time, events)
