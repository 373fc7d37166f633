"""`TurnBasedRules`: the part of the rules that games share.

A game subclasses it and defines `act`, `choices`, `choose` and, unless only ``state.seat`` may act,
`awaited_seats`. Each takes a `MatchStep` of the game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from reefkit.match.codec import copy_state
from reefkit.match.errors import reject
from reefkit.match.game import Action, Event, MatchStep, Rules, Setup
from reefkit.match.plain_random import PlainChance, PlainLuck
from reefkit.match.random import Chance, KeyedChance, Luck, key_from_seed

S = TypeVar("S", bound=MatchStep)

MOST_CHOICES = 100_000
"""Limit on the actions of one `play_out`, far above the longest of thousands of matches."""


class TurnBasedRules(Rules, Generic[S]):
    """Rules of one match, for a game whose actions change the state of a `MatchStep` in place."""

    step_type: type[S]
    content: Any
    options: Any

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @staticmethod
    @abstractmethod
    def act(step: S, seat: int, action: Action, /) -> None:
        """Carry out one action of a seat, and all that follows from it.

        Raises
        ------
        Rejection
            If the seat may not do this now.
        """

    @staticmethod
    @abstractmethod
    def choices(step: S, seat: int, /) -> list[Action]:
        """List the smallest actions open to the seat (`Rules.legal`)."""

    @staticmethod
    @abstractmethod
    def choose(step: S, seat: int, style: str, luck: Any, /) -> Action:
        """Choose for a bot of the named style."""

    @staticmethod
    def awaited_seats(step: S, /) -> Sequence[int]:
        return (step.state.seat,)

    def lookups_of_step(self) -> tuple[Any, ...]:
        """Return the values of the fields that `step_type` adds to `MatchStep`, in order."""
        return ()

    def stepping(
        self, state: Any, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> S:
        """Return a step on the state itself, which is not copied; the default chance has key 0."""
        chance = KeyedChance(0) if chance is None else chance
        own = self.lookups_of_step()
        return self.step_type(self.setup, chance, tell, self.content, self.options, state, *own)

    def legal(self, state: Any, seat: int) -> list[Action]:
        return self.choices(self.stepping(state), seat)

    def apply(
        self, state: Any, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> Any:
        if state.phase == "over":
            raise reject("match-over")
        step = self.stepping(copy_state(state), chance, tell)
        self.act(step, seat, action)
        return step.state

    def decide(self, view: Any, seat: int, style: str, luck: Luck) -> Action:
        return self.choose(self.stepping(view), seat, style, luck)

    def play_out(
        self,
        seed: int,
        styles: Sequence[str] = (),
        watch: Callable[[S, int, Action], None] | None = None,
    ) -> S:
        """Play a match of bots to its end, and return the last step.

        One state is changed in place: nothing is copied, logged or checked. Chance and luck are
        those of a logged match with the same key. Bots read nothing that their seat's view hides,
        so they may be given the state itself.

        Parameters
        ----------
        seed
            The seed as a person types it.
        styles
            Styles of bots by seat; by default those of the set-up.
        watch
            Called before every action.

        Raises
        ------
        RuntimeError
            If the match does not end.
        """
        key = key_from_seed(seed)
        styles = styles or [seat.bot or "" for seat in self.setup.seats]
        step = self.stepping(self.start(), PlainChance(key))
        for _ in range(MOST_CHOICES):
            state = step.state
            if state.phase == "over":
                return step
            seat = self.awaited_seats(step)[0]
            luck = PlainLuck(key, seat, *self.when(state))
            action = self.choose(step, seat, styles[seat], luck)
            if watch is not None:
                watch(step, seat, action)
            self.act(step, seat, action)
        raise RuntimeError(f"the match of seed {seed} does not end")
