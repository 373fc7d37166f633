"""What if: a finished match replayed from one of its positions, with one thing changed.

The log of such a match is recorded up to the fork and new from there. A recorded decision is taken
wherever it is still legal; a seat that cannot go on as recorded is handed to its bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import Struct, structs

from reefkit.match.codec import to_plain
from reefkit.match.errors import DamagedError, Rejection, reject
from reefkit.match.game import (
    GATE,
    Action,
    Awaited,
    Event,
    Game,
    Name,
    Onward,
    Rules,
    Setup,
)
from reefkit.match.log import MOST_ENTRIES, Author, Entry, Fold, Folded
from reefkit.match.match import Match
from reefkit.match.random import TABLE, KeyedChance, keys_from
from reefkit.text import Message

# ---- What may be changed in a finished match, and what a change makes of its set-up and state
#
# A change is plain data, so that a page, a test or a teacher's script can name it. What it means
# is the game's: a game that offers more than its options has a `Changes` of its own as its
# attribute ``changes``; one that has none can have its options turned.


class OptionTurned(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="option"
):
    """One option has another value."""

    name: str
    value: Any


class CardRemoved(Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="card"):
    """One kind of card is no longer drawn."""

    card: str


class StateChanged(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="state"
):
    """Something that the game has a name for is otherwise, such as research that is complete."""

    id: str


Change = OptionTurned | CardRemoved | StateChanged
"""One thing that is changed."""


class At(NamedTuple):
    """A state with the rules that it is of."""

    rules: Rules
    state: Any


class Changes:
    """What may be changed in a match: its options; a game's own adds cards and named changes."""

    #: Names of the options that may be turned: those that the course of a match can show, and whose
    #: turning leaves a state that was begun with another value whole. None: all.
    options: Sequence[str] | None = None

    def cards(self, setup: Setup) -> tuple[str, ...]:
        return ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        return ()

    def refuses(self, rules: Rules, state: Any, change: Change) -> Message | None:
        return None

    def opens(self, match: Match, change: Change) -> int | None:
        """Return the one position that belongs to a change, such as where a stage begins.

        None where any position will do, or where the match never came there.
        """
        return None

    def setup(self, setup: Setup, change: Change, state: Any) -> Setup:
        """Return the set-up with the change made at a state; its key stays the same."""
        if isinstance(change, OptionTurned):
            return structs.replace(setup, options={**setup.options, change.name: change.value})
        return setup

    def state(self, before: Rules, after: Rules, state: Any, change: Change) -> Any:
        """Return a state that the changed rules can go on with; `state` is not modified."""
        return state

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        """Say a recorded action in the new course, where cards may lie elsewhere; none: it cannot.

        The rules refuse what they do not allow.
        """
        return action

    def turn(self, rules: Any, state: Any, seat: int) -> int | None:
        return None


_OPTIONS_ALONE = Changes()


def changes_of(game: Game) -> Changes:
    own = getattr(game, "changes", None)
    return own if isinstance(own, Changes) else _OPTIONS_ALONE


def may_turn(game: Game, setup: Setup) -> tuple[Name, ...]:
    wanted = changes_of(game).options
    return tuple(each for each in setup.options if wanted is None or each in wanted)


def _check_offered(game: Game, setup: Setup, change: Change) -> None:
    known = changes_of(game)
    if isinstance(change, OptionTurned):
        offered = change.name in may_turn(game, setup)
    elif isinstance(change, CardRemoved):
        offered = change.card in known.cards(setup)
    else:
        offered = change.id in known.named(setup)
    if not offered:
        raise reject("what-if-no-such-change")


# ---- A course that a match did not take: a match whose log is recorded up to a
# fork and new from it
#
# Up to the fork its entries and states are the recorded ones, as the set-up of that time made
# them; from it on they follow the changed set-up. Readings work on it as on any match. It stands
# in memory alone and shares no list with the match it was made from.


class Recorded(NamedTuple):
    """One decision of the log that was let stand."""

    position: int  #: Where it stands in the log.
    seat: int | None  #: Whose it was; none where a gate was opened.
    action: Action  #: What was decided.
    author: Author  #: Who decided it.


NO_CHECKSUM = "0" * 16
"""Of new entries: nobody reads a course back, and checksums took a third of its time."""


class _CounterfactualFold(Fold):
    """The fold of a course: its first entries were folded already, by the match as it was."""

    def __init__(self, match: Match, position: int, setup: Setup, state: Any) -> None:
        super().__init__(match.game, setup)
        self.entries = match.entries[:position]
        self.folded = [replace(each) for each in _folded(match)[:position]]
        if position:
            self._first = match.state_at(0)
            self.folded[-1].state = state
        else:
            self._first = state


class _CounterfactualMatch(Match):
    """A match with one thing changed at a position of its log.

    Raises
    ------
    SetupError
        When the changed set-up does not fit the game.
    """

    def __init__(self, match: Match, position: int, setup: Setup, state: Any) -> None:
        self.game = match.game
        self.setup = setup
        self._fold = _CounterfactualFold(match, position, setup, state)
        self.rules = self._fold.rules

    def go_on(self, seat: int | None, action: Action, author: Author) -> None:
        """Play a decision: as `act`, worked out once, since nobody else appends here.

        Raises
        ------
        Rejection
            When the rules do not allow it; the course is unchanged.
        """
        before, rules = self.state, self.rules
        chance = KeyedChance(self._key(), self._table_key())
        told: list[Event] = []
        after = rules.apply(before, TABLE if seat is None else seat, action, chance, told)
        entry = Entry(
            position=self.position,
            seat=seat,
            action=to_plain(action),
            author=author,
            checksum=NO_CHECKSUM,
            draws=list(chance.drawn),
            state=to_plain(after) if rules.is_survey(before, after) else None,
        )
        self._fold.entries.append(entry)
        self._fold.folded.append(Folded(after, action, tuple(told)))


def _folded(match: Match) -> list[Folded]:
    return match._fold.folded  # noqa: SLF001  # a course reads the match that it is made from


def _standing(match: Match, position: int) -> list[Recorded]:
    """List the decisions from a position on that were let stand.

    A choice that was taken back was never made here: it and its *Undo* are left out, and so are
    gates, which open by themselves.
    """
    return [
        Recorded(entry.position, entry.seat, one.action, entry.author)
        for entry, one in zip(match.entries[position:], _folded(match)[position:], strict=True)
        if one.undone_by is None and one.action is not None and not isinstance(one.action, Onward)
    ]


def settled(match: Match, position: int) -> int:
    """Return the last position up to `position` with no choice that is later undone."""
    taken_back = [
        (one.undone_by, at)
        for at, one in enumerate(_folded(match))
        if one.undone_by is not None and one.undone_by > at
    ]
    for undo, choice in sorted(taken_back, reverse=True):
        if choice < position <= undo:
            position = choice
    return position


# ---- What if: a finished match replayed from one of its positions, with one thing changed
#
# The entries before the position stand as they were played. There the state is taken over into
# the changed set-up, and the match goes on:
#
# - What was recorded stays while it is legal. The decisions that were let stand are taken in the
#   order in which they were taken then; one whose turn has not come waits until it has.
# - From its first recorded decision that is not legal any more, a seat is decided by its bot; a
#   person's by the game's default style. So is a seat whose record has run out. Where a game tells
#   turns apart (`Changes.turn`), the seat goes on as recorded with its next turn.
# - A choice that was taken back, and its *Undo*, are left out; gates open by themselves.
# - Luck is unchanged: draws are keyed (architecture.md, decision 2), so the same draw has the same
#   result however the match came there.
#
# With *another luck* the match goes on from the same position with other dice and cards. Then no
# record can stand, and every seat is its bot's from there on, so that a course with a change and
# one without differ in nothing else.
#
# A decision is illegal only when nobody else can move first: before a seat is given to its bot,
# the bots that are awaited move, and so does every other seat whose own record goes on.

_LONGER = 4
"""A course is broken off when it has grown so many times longer than what was recorded, …"""
_SPARE = 2_000
"""… or by so many entries, whichever is more: some matches are short, and rules may never end."""
_ALMOST = 0.99


class _Begun(NamedTuple):
    """Where simulation began."""

    position: int  #: Of the first decision that a bot took in place of the record.
    #: ``round``, ``phase``: As the rules name them.
    round: int
    phase: str


def check_allowed(match: Match) -> None:
    """Check that a match may be replayed with something changed.

    Raises
    ------
    Rejection
        When it is not over, or its key is not known here.
    """
    if match.is_copy or not match.setup.key:
        raise reject("what-if-no-key")
    if not match.is_over:
        raise reject("what-if-not-over")


class Counterfactual:
    """The course that a match takes with one thing changed.

    It is changed after `position` entries of its log; where a choice stands there that was taken
    back later, at the position before that choice.

    Parameters
    ----------
    change
        What is changed; none: nothing, which is what a change is held against.
    luck
        The number of another luck, from 0 on; the same one has the same dice and cards, whatever is
        changed. None: the luck of the match.

    Attributes
    ----------
    position
        Where the change was made.
    begun
        Where simulation first began, by seat; one that is not in it has played as recorded.
    stood
        How many recorded decisions from the change on were taken again.
    done
        Whether the course has come to its end, or to where it is broken off.

    Raises
    ------
    Rejection
        When the match may not be replayed so, or the change cannot be made there.
    SetupError
        When the changed set-up does not fit the game.

    Examples
    --------
    >>> from reefkit.games.climate import new_match
    >>> from reefkit.match.game import SeatInfo
    >>> from reefkit.match.table import MemoryTable
    >>> people = [SeatInfo("Ana", bot="wanderer"), SeatInfo("Ben", bot="adapter")]
    >>> match = new_match(people, seed=4, options={"rounds": 3})
    >>> entries = MemoryTable(match).run()
    >>> course = Counterfactual(match, OptionTurned("human_change_from", 1), position=10).run()
    >>> course.match.is_over, match.setup.options["human_change_from"]
    (True, 0)
    """

    def __init__(
        self, match: Match, change: Change | None, position: int, luck: int | None = None
    ) -> None:
        check_allowed(match)
        if change is not None:
            _check_offered(match.game, match.setup, change)
        match.state_at(position)  # refuses one that the log has not
        position = settled(match, position)
        self.change = change
        self.position = position
        self.match = _changed(match, change, position, luck)
        self.begun: dict[int, _Begun] = {}
        self._simulated: set[int] = set()
        self.stood = 0
        self.done = False
        self._was = match
        self._record = _standing(match, position)
        self.recorded = len(self._record)
        if luck is not None:
            self._record.clear()
        self._most = min(position + max(_LONGER * self.recorded, _SPARE), MOST_ENTRIES)

    @property
    def over(self) -> bool:
        """Whether the match ended; False if it goes on or was broken off as too long."""
        return self.match.is_over

    @property
    def first(self) -> _Begun | None:
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
        """Play the course entry by entry, giving its progress after each; it may be left any time.

        Raises
        ------
        Rejection
            When a bot's decision is refused, which is a fault in the game's rules.
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
        asked = {seat for each in awaited for seat in each.seats}
        tried = set[int | None]()
        for each in self._left():
            if each.seat in tried:
                continue
            tried.add(each.seat)
            if each.seat in asked and self._takes(each):
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
        """Hand a seat back where it begins a recorded turn; always return False."""
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
        asked = [seat for each in awaited for seat in each.seats]
        goes_on = [each.seat for each in self._left()]
        ended = [seat for seat in asked if seat not in goes_on]
        earliest = ended or sorted(asked, key=goes_on.index)
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


def _changed(
    match: Match, change: Change | None, position: int, luck: int | None
) -> _CounterfactualMatch:
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
    return _CounterfactualMatch(match, position, setup, state)


def refused(match: Match, change: Change | None, position: int) -> Rejection | None:
    state = match.state_at(position)
    if match.rules.is_over(state):
        return reject("what-if-at-end")
    if change is None:
        return None
    why = changes_of(match.game).refuses(match.rules, state, change)
    return None if why is None else Rejection(why)
