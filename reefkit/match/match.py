"""One match: a set-up, a log, and the fold of the one over the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reefkit.match.chance import KeyedChance, Luck
from reefkit.match.codec import checksum, to_plain
from reefkit.match.copies import CopyFold
from reefkit.match.errors import SetupError, reject
from reefkit.match.fold import Fold
from reefkit.match.game import Action, Event, Game, Resume, Setup
from reefkit.match.log import MOST_ENTRIES, Author, Entry, Step
from reefkit.text import message


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
        (`agrees_to`), and goes on from its last survey (`resume`).
    """

    def __init__(self, game: Game, setup: Setup, entries: Iterable[Entry] = ()) -> None:
        if setup.game != game.id:
            raise SetupError(message("setup-other-game", game=setup.game, expected=game.id))
        self.game = game
        self.setup = setup
        seat = setup.seen_by
        self._fold = Fold(game, setup) if seat is None else CopyFold(game, setup, seat)
        self.rules = self._fold.rules
        for entry in entries:
            self._fold.take(entry)

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        return self._fold.entries

    @property
    def is_copy(self) -> bool:
        """Whether this is what one seat saw: it can be read and not played on."""
        return self.setup.seen_by is not None

    @property
    def older_rules(self) -> bool:
        """Whether the log's latest entries were played by an older version of the rules."""
        return self._fold.version < self.game.rules_version

    @property
    def broken_off(self) -> bool:
        """Whether the fold of older rules broke off, so that the match waits to be resumed."""
        return self._fold.broken_at is not None

    @property
    def agrees_to(self) -> int:
        """How many entries agree with their checksums before the fold breaks off."""
        broken = self._fold.broken_at
        return self.position if broken is None else broken

    @property
    def position(self) -> int:
        """How many entries the log holds: the position of the next one."""
        return self._fold.position

    @property
    def state(self) -> Any:
        """The state after the last entry."""
        return self._fold.state

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
        return self._fold.state_at(self._check_position(position))

    def action_at(self, position: int) -> Action | None:
        """Give what was decided at a position; none where it cannot be told (any more).

        Raises
        ------
        Rejection
            When the log has no such entry.
        """
        if position == self.position:
            raise reject("no-such-position", position=position, last=self.position - 1)
        return self._fold.folded[self._check_position(position)].action

    def events(self, since: int = 0) -> list[Event]:
        """List what happened from a position on, undone choices left out.

        Raises
        ------
        Rejection
            When the log has no such position.
        """
        folded = self._fold.folded[self._check_position(since) :]
        return [event for one in folded if one.undone_by is None for event in one.events]

    def steps(self, seat: int | None, since: int = 0) -> list[Step]:
        """List the entries from a position on as a seat may see them (none: a spectator).

        Raises
        ------
        Rejection
            When there is no such seat or position.
        """
        self.check_viewer(seat)
        return [self._step(n, seat) for n in range(self._check_position(since), self.position)]

    def luck(self, seat: int, state: Any) -> Luck:
        """Give the luck of a bot's turn at a seat.

        Raises
        ------
        Rejection
            When this copy of the match does not hold the key.
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
        """Work out the entry an action would make, changing nothing.

        `seat` is none for `Onward` alone, which only a teacher or a clock may be the author of.

        Raises
        ------
        Rejection
            When the action is not one of the game's, or not allowed now.
        """
        decoded = self._fold.decode(action)
        if isinstance(decoded, Resume):
            raise reject("not-an-action")
        owner = self._fold.check_owner(seat, decoded, author)
        if self.broken_off:
            raise reject("resume-first")
        if self.position >= MOST_ENTRIES:
            raise reject("log-full", entries=MOST_ENTRIES)
        chance = KeyedChance(self._key(), self._table_key())
        after, _ = self._fold.after(owner, decoded, chance, None)
        survey = self.rules.is_survey(self.state, after)
        return Entry(
            position=self.position,
            seat=seat,
            action=to_plain(decoded),
            author=author,
            checksum=checksum(after),
            draws=list(chance.drawn),
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
        self._fold.take(entry)

    def act(
        self,
        seat: int | None,
        action: Action | dict[str, Any],
        author: Author = "person",
        time: str = "",
    ) -> list[Event]:
        """Play an action and give the events.

        Raises
        ------
        Rejection
            When it is not allowed; the match is unchanged.
        """
        self.take(self.propose(seat, action, author, time))
        return list(self._fold.folded[-1].events)

    def propose_resume(self, time: str = "") -> Entry:
        """Work out the entry that goes on from the last survey, changing nothing.

        Raises
        ------
        Rejection
            When nothing was broken off, or no survey was stored.
        DamagedError
            When these rules cannot hold the state that was stored.
        """
        if not self.broken_off:
            raise reject("nothing-to-resume")
        stored = [entry for entry in self.entries if entry.state is not None]
        if not stored:
            raise reject("no-survey-stored")
        self._fold.restore(stored[-1])
        action = Resume(position=stored[-1].position, rules_version=self.game.rules_version)
        return Entry(
            position=self.position,
            seat=None,
            action=to_plain(action),
            author="clock",
            checksum=stored[-1].checksum,
            time=time,
        )

    def resume(self, time: str = "") -> None:
        """Go on from the last survey after a fold that older rules broke off.

        Raises
        ------
        Rejection
            When nothing was broken off, or no survey was stored.
        DamagedError
            When these rules cannot hold the state that was stored.
        """
        self.take(self.propose_resume(time))

    def check_viewer(self, seat: int | None) -> None:
        """Check that somebody may look from there: a seat of the table, or none, a spectator.

        Raises
        ------
        Rejection
            When there is no such seat.
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

    def _step(self, index: int, seat: int | None) -> Step:
        entry, folded = self.entries[index], self._fold.folded[index]
        action = self._fold.shown(index)
        if folded.action is None:
            action = None
        elif entry.seat is not None and entry.seat != seat:
            shown = self.rules.veil(self.state, entry.seat, folded.action, seat)
            action = None if shown is None else to_plain(shown)
        events = tuple(e for e in folded.events if e.only is None or seat in e.only)
        return Step(entry.position, entry.seat, action, entry.author, entry.time, events)
