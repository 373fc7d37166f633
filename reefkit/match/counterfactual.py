"""*What if*: a finished match replayed from one of its positions, with one thing changed.

The entries before the position are unchanged. At the position the state is adapted to the changed
set-up, and the match goes on:

- Recorded actions are replayed in order while they are legal. An action that other seats must
  precede waits for them.
- From its first recorded action that is no longer legal, a seat is played by a bot: its own, or one
  of the game's default style for a person. So is a seat without recorded actions left. If the game
  distinguishes turns (`Changes.turn`), the record is used again from the seat's next turn.
- A choice that was taken back, and its *Undo*, are left out; gates open by themselves.
- Luck is unchanged: draws are keyed (architecture.md, decision 2), so the same draw has the same
  result however the match got there.

With *another luck* the match goes on from the same position with other dice and cards. No recorded
action is then replayed: bots play every seat, so that courses with and without a change differ only
by the change.

An action counts as illegal only if nobody else can act before it: a seat is given to a bot only
when no awaited bot and no other seat's recorded action can go first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import structs

from reefkit.match.changes import At, Change, changes_of, check_offered
from reefkit.match.errors import DamagedError, Rejection, reject
from reefkit.match.forked_match import ForkedMatch, Recorded, settled, standing
from reefkit.match.game import GATE, Action, Awaited, Onward
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.match import Match
from reefkit.match.random import keys_from

_LONGEST_RATIO = 4
"""After the change, a course is cut off at this many times the number of recorded actions, …"""
_SPARE = 2_000
"""… or at this many entries if that is more. Without a limit, bots might never end a match."""
_ALMOST = 0.99
"""Highest progress shown before the course is done."""

REPLAYS = 200
"""Number of replays with different luck that *What if* simulates."""


class _Begun(NamedTuple):
    """The point at which a bot took over a seat."""

    position: int  #: Position of the bot's first action.
    round: int  #: The round then (`Rules.when`).
    phase: str  #: The phase then (`Rules.when`).


def check_allowed(match: Match) -> None:
    """Check that a match may be replayed with a change.

    Raises
    ------
    Rejection
        If the match is not over, or it is a copy without its key.
    """
    if match.is_copy or not match.setup.key:
        raise reject("what-if-no-key")
    if not match.is_over:
        raise reject("what-if-not-over")


class Counterfactual:
    """The course that a match takes with one thing changed.

    The change is made after the first `position` entries of the log. If that is between a choice
    and its *Undo*, it is made before the choice.

    Parameters
    ----------
    change
        The change; None for a course without one, for comparison.
    luck
        Number of another luck, from 0; the same number gives the same dice and cards with any
        change. None for the luck of the match.

    Attributes
    ----------
    position
        Position of the change.
    begun
        By seat: the point at which a bot first took over. A seat without an entry played as
        recorded.
    recorded
        Number of recorded actions after `position`, without undone ones.
    stood
        Number of recorded actions replayed since the change.
    done
        Whether the course has ended or was cut off.

    Raises
    ------
    Rejection
        If the match may not be replayed in this way, or the change cannot be made there.
    SetupError
        If the changed set-up does not fit the game.

    Examples
    --------
    >>> from reefkit.games.climate import new_match
    >>> from reefkit.match.changes import OptionChanged
    >>> from reefkit.match.game import SeatInfo
    >>> from reefkit.match.table import MemoryTable
    >>> people = [SeatInfo("Ana", bot="wanderer"), SeatInfo("Ben", bot="adapter")]
    >>> match = new_match(people, seed=4, options={"rounds": 3})
    >>> entries = MemoryTable(match).run()
    >>> course = Counterfactual(match, OptionChanged("human_change_from", 1), position=10).run()
    >>> course.match.is_over, match.setup.options["human_change_from"]
    (True, 0)
    """

    def __init__(
        self, match: Match, change: Change | None, position: int, luck: int | None = None
    ) -> None:
        check_allowed(match)
        if change is not None:
            check_offered(match.game, match.setup, change)
        match.state_at(position)  # raises Rejection if the log has no such position
        position = settled(match, position)
        self.change = change
        self.position = position
        self.match = _changed(match, change, position, luck)
        self.begun: dict[int, _Begun] = {}
        self._simulated: set[int] = set()
        self.stood = 0
        self.done = False
        self._was = match
        self._record = standing(match, position)
        self.recorded = len(self._record)
        if luck is not None:
            self._record.clear()
        self._most = min(position + max(_LONGEST_RATIO * self.recorded, _SPARE), MOST_ENTRIES)

    @property
    def over(self) -> bool:
        """Whether the match ended; False if it goes on or was cut off as too long."""
        return self.match.is_over

    @property
    def first(self) -> _Begun | None:
        """The first point at which a bot took over a seat; None if none did."""
        return min(self.begun.values(), default=None)

    @property
    def progress(self) -> float:
        if self.done:
            return 1.0
        return min((self.match.position - self.position) / max(self.recorded, 1), _ALMOST)

    def run(self) -> Counterfactual:
        for _ in self.steps():
            pass
        return self

    def steps(self) -> Iterator[float]:
        """Play the course entry by entry, yielding the progress (0 to 1) after each.

        Raises
        ------
        Rejection
            If a bot's action is refused, which is a fault in the game's rules.
        """
        while not self.done:
            self.step()
            yield self.progress

    def step(self) -> None:
        if self.done or self.over or self.match.position >= self._most:
            self.done = True
            return
        awaited = self.match.rules.awaited(self.match.state)
        if any(each.id.startswith(GATE) for each in awaited):
            self.match.go_on(None, Onward(), "clock")
        elif not (
            self._hand_back(awaited)
            or self._takes_next()
            or self._bot_moves(awaited)
            or self._takes_other(awaited)
        ):
            self._hand_over(awaited)
        self.done = self.over

    # -- what was recorded -----------------------------------------------------------------------

    def _left(self) -> Iterator[Recorded]:
        return (each for each in self._record if each.seat not in self._simulated)

    def _takes_next(self) -> bool:
        following = next(self._left(), None)
        return following is not None and self._takes(following)

    def _takes_other(self, awaited: tuple[Awaited, ...]) -> bool:
        seats = {seat for each in awaited for seat in each.seats}
        tried = set[int | None]()
        for each in self._left():
            if each.seat in tried:
                continue
            tried.add(each.seat)
            if each.seat in seats and self._takes(each):
                return True
        return False

    def _takes(self, each: Recorded) -> bool:
        if each.seat is None:
            return False
        was, now = self._was, self.match
        then = At(was.rules, was.state_at(each.position))
        action = changes_of(was.game).again(then, At(now.rules, now.state), each.seat, each.action)
        if action is None:
            return False
        try:
            now.go_on(each.seat, action, each.author)
        except Rejection:
            return False
        self._record.remove(each)
        self.stood += 1
        return True

    # -- what is simulated -----------------------------------------------------------------------

    def _bot_moves(self, awaited: tuple[Awaited, ...]) -> bool:
        for each in awaited:
            for seat in each.seats:
                if seat in self._simulated:
                    self.match.go_on(seat, self._bot_action(seat), "bot")
                    return True
        return False

    def _hand_back(self, awaited: tuple[Awaited, ...]) -> bool:
        """Return seats that begin a recorded turn to their records; always False, for `step`."""
        was, now, of = self._was, self.match, changes_of(self._was.game)
        for seat in self._simulated & {seat for each in awaited for seat in each.seats}:
            turn = of.turn(now.rules, now.state, seat)
            if turn is None:
                continue
            own = [each for each in self._record if each.seat == seat]
            begins = (
                each
                for each in own
                if of.turn(was.rules, was.state_at(each.position), seat) == turn
            )
            first = next(begins, None)
            if first is not None:
                self._simulated.discard(seat)
                self._record = [
                    each for each in self._record
                    if each.seat != seat or each.position >= first.position
                ]  # fmt: skip
        return False

    def _hand_over(self, awaited: tuple[Awaited, ...]) -> None:
        seats = [seat for each in awaited for seat in each.seats]
        goes_on = [each.seat for each in self._left()]
        ended = [seat for seat in seats if seat not in goes_on]
        earliest = ended or sorted(seats, key=goes_on.index)
        if not earliest:
            self.done = True
            return
        seat = earliest[0]
        round_, phase = self.match.rules.when(self.match.state)
        self.begun.setdefault(seat, _Begun(self.match.position, int(round_), phase))
        self._simulated.add(seat)
        self.match.go_on(seat, self._bot_action(seat), "bot")

    def _bot_action(self, seat: int) -> Action:
        match, rules = self.match, self.match.rules
        style = match.setup.seats[seat].bot or match.game.bots[0]
        luck = match.luck(seat, match.state)
        return rules.decide(rules.view(match.state, seat), seat, style, luck)


def _changed(match: Match, change: Change | None, position: int, luck: int | None) -> ForkedMatch:
    why = refused(match, change, position)
    if why is not None:
        raise why
    known, setup = changes_of(match.game), match.setup
    if change is not None:
        setup = known.setup(setup, change, match.state_at(position))
    if luck is not None:
        keys = keys_from(int(setup.key, 16), luck + 1)
        setup = structs.replace(setup, key=f"{int(keys[luck]):016x}", table_key="")
    after = match.game.rules(setup)
    state: Any = match.state_at(position) if position else after.start()
    if change is not None:
        state = known.state(match.rules, after, state, change)
    try:
        after.check(state)
    except DamagedError as error:
        raise reject("what-if-not-here") from error
    return ForkedMatch(match, position, setup, state)


def refused(match: Match, change: Change | None, position: int) -> Rejection | None:
    """Return why a change cannot be made at a position; None if it can."""
    state = match.state_at(position)
    if match.rules.is_over(state):
        return reject("what-if-at-end")
    if change is None:
        return None
    why = changes_of(match.game).refuses(match.rules, state, change)
    return None if why is None else Rejection(why)
