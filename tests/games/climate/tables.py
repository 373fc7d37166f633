"""Tables of Climate Change set up by hand, and dice that show what a test wants."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec.structs import replace

from reefkit.games.climate import content, flow, new_match
from reefkit.games.climate.course import course_of
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State
from reefkit.games.climate.step import Step
from reefkit.games.climate.trials import TRIALS
from reefkit.match.course import Course
from reefkit.match.game import Action, Event, SeatInfo
from reefkit.match.match import Match

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
SAVANNAH, TROPICAL, TEMPERATE, TUNDRA = range(4)


class Dice:
    """Chance that shows given numbers by purpose, and else the highest (a shuffle: no change)."""

    def __init__(self, **shows: Iterable[int]) -> None:
        self.shows = {purpose: list(numbers) for purpose, numbers in shows.items()}
        self.asked: list[str] = []

    def roll(self, sides: Any, *, purpose: str, **address: Any) -> Any:  # noqa: ANN401
        """Roll."""
        del address
        self.asked.append(purpose)
        if np.ndim(sides):
            return np.asarray(sides)
        given = self.shows.get(purpose, [])
        shown = given.pop(0) if given else int(sides)
        assert 1 <= shown <= sides, purpose
        return np.asarray(shown)


def match_of(seats: int = 2, **options: Any) -> Match:  # noqa: ANN401
    return new_match([SeatInfo(name) for name in NAMES[:seats]], seed=1, options=options)


def played_out(count: int, seed: int, **options: Any) -> list[Course]:  # noqa: ANN401
    """Return the courses of matches of the three bots of an experiment, of seeds in a row."""
    rules = new_match([SeatInfo(bot, bot=bot) for bot in TRIALS.bots], options=options).rules
    assert isinstance(rules, ClimateRules)
    ends = (rules.play_out(seed + number).state for number in range(count))
    return [course_of(state, rules.content.rules.numbers.dealt) for state in ends]


def rules_of(seats: int = 2, **options: Any) -> ClimateRules:  # noqa: ANN401
    """Return the rules of such a match."""
    rules = match_of(seats, **options).rules
    assert isinstance(rules, ClimateRules)
    return rules


def numbers(rules: ClimateRules, *kinds: str) -> list[int]:
    """Find cards of these kinds, each another piece of paper."""
    found: list[int] = []
    for kind in kinds:
        card = next(
            n for n, each in enumerate(rules.cards.kinds) if each == kind and n not in found
        )
        found.append(card)
    return found


class Sitting:
    """A table in the first seat's turn, its card drawn and its die rolled, until told otherwise.

    Attributes
    ----------
    events
        What the last act told.
    """

    def __init__(self, seats: int = 2, **options: Any) -> None:  # noqa: ANN401
        self.rules = rules_of(seats, **options)
        self.state: State = replace(
            self.rules.start(), round=2, phase="turn", step="act", cells=[0] * seats, living=seats
        )
        self.events: list[Event] = []
        self.dice = Dice()
        cells = list(self.world.savannah[3])
        self.state.cells = cells[:seats]
        self.state.deck = list(range(len(self.rules.cards.kinds)))

    @property
    def world(self) -> Any:  # noqa: ANN401
        return self.rules.world

    @property
    def play(self) -> Step:
        return self.rules.stepping(self.state)

    def hold(self, seat: int, *kinds: str) -> tuple[int, ...]:
        """Take cards from the deck into a hand; give their numbers."""
        deck, found = self.state.deck, []
        for kind in kinds:
            card = next(n for n in deck if self.rules.cards.kinds[n] == kind)
            deck.remove(card)
            found.append(card)
        self.state.hands[seat] += found
        return tuple(found)

    def stack(self, *kinds: str) -> tuple[int, ...]:
        """Lay cards on top of the deck, the first named on top."""
        found = []
        for kind in kinds:
            card = next(
                n for n in self.state.deck if self.rules.cards.kinds[n] == kind and n not in found
            )
            found.append(card)
        for card in reversed(found):
            self.state.deck.remove(card)
            self.state.deck.append(card)
        return tuple(found)

    def stand(self, seat: int, habitat: int, genes: tuple[int, int, int]) -> int:
        """Put a species on a free cell of a habitat, with these genes; give the cell."""
        state = self.state
        cell = next(
            cell
            for cell in self.world.cells
            if self.play.habitat(cell) == habitat and cell not in state.cells
        )
        state.cells[seat], state.genes[seat] = cell, list(genes)
        return int(cell)

    def rolled(self, roll: int, *, changed: bool = False) -> None:
        """Say what the die of this turn showed."""
        state = self.state
        state.roll, state.changed = roll, changed
        state.steps = 0 if roll < 4 else 2 if changed else 1
        state.must = roll >= 4 and not changed

    def act(self, seat: int, action: Action, **dice: Iterable[int]) -> list[str]:
        """Let a seat act; give the ids of what was told.

        Raises
        ------
        Rejection
            When the rules refuse it.
        """
        self.events = []
        self.dice = Dice(**dice)
        self.state = self.rules.apply(self.state, seat, action, self.dice, self.events)
        return [event.what.id for event in self.events]

    def near(self, cell: int, habitat: int) -> int:
        """Find a free neighbour of a habitat."""
        return int(
            next(
                other
                for other in self.world.near[cell]
                if self.play.habitat(other) == habitat and other not in self.state.cells
            )
        )


__all__ = [
    "NAMES",
    "SAVANNAH",
    "TEMPERATE",
    "TROPICAL",
    "TUNDRA",
    "Dice",
    "Sitting",
    "content",
    "flow",
    "match_of",
    "numbers",
    "rules_of",
]
