"""`Trials`: the factors and outcomes of a game's experiments, played by bots.

A game with experiments names its instance of a subclass of `Trials` in `Game.trials`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, type_info
from msgspec.structs import replace
from numpy.typing import NDArray

from reefkit.match.course import Course
from reefkit.match.game import Game, Rules, SeatInfo
from reefkit.match.match import Match
from reefkit.match.new_match import new_match
from reefkit.match.random import key_from_seed
from reefkit.match.table import MemoryTable

Level: TypeAlias = bool | int | str
"""A value of a factor."""
Levels: TypeAlias = Mapping[str, Level]
"""Values of the factors that are not at their usual value, by factor id."""


class Factor(NamedTuple):
    """Something that an experiment may vary: a number, one of several words, or a switch."""

    id: str
    least: int = 0  #: Least value of a number.
    most: int = 0  #: Greatest value of a number.
    choices: tuple[str, ...] = ()  #: The words; empty for a number or a switch.
    switch: bool = False
    names: str = ""  #: Prefix of the ids of the messages that name the words.

    @property
    def kind(self) -> Literal["number", "choice", "switch"]:
        if self.switch:
            return "switch"
        return "choice" if self.choices else "number"

    def read(self, given: object) -> Level | None:
        """Convert a typed value; None if it is not a value of the factor."""
        text = str(given).strip().lower()
        if self.switch:
            return {"true": True, "on": True, "false": False, "off": False}.get(text)
        if self.choices:
            return text if text in self.choices else None
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1
        return number if self.least <= number <= self.most else None


class ReadyQuestion(Struct, frozen=True):
    """A prepared question, worded by the message ``experiment-<game>-<id>``."""

    id: str
    factor: str
    levels: tuple[Level, ...]
    outcome: str
    given: dict[str, Level] = {}  #: Other factors not at their usual value, in all levels.


class Trials:
    """The factors and outcomes of a game's experiments; subclasses set the attributes they need."""

    #: Outcomes by id, each with the maximum of the axis on which readers draw what they expect. The
    #: message ``experiment-outcome-<game>-<id>`` names each.
    outcomes: Mapping[str, float] = {}
    questions: tuple[ReadyQuestion, ...] = ()  #: Prepared questions, the best first.
    options: tuple[str, ...] = ()  #: Options of the game that can be varied.
    usual: Mapping[str, Any] = {}  #: Values of options in all experiments, unless varied.
    seats: tuple[int, int, int] = (4, 2, 4)  #: Usual, least and greatest number of seats.
    bots: tuple[str, ...] = ()  #: Usual styles of bots, in turn; the game's default if empty.
    most = 1_000  #: Greatest number of tables per level.
    chunk = 10  #: Number of tables played together.

    def __init__(self, game: Game) -> None:
        self.game = game

    def factors(self) -> dict[str, Factor]:
        found = [
            Factor("bot", choices=tuple(self.game.bots), names="new-bot"),
            Factor("seats", self.seats[1], self.seats[2]),
        ]
        structure = type_info(type(self.game.content().rules.options))
        known = {each.name: each.type for each in getattr(structure, "fields", ())}
        for name in self.options:
            kind = known[name]
            if isinstance(kind, BoolType):
                found.append(Factor(name, switch=True))
            elif isinstance(kind, LiteralType):
                found.append(Factor(name, choices=tuple(str(each) for each in kind.values)))
            elif isinstance(kind, IntType):
                found.append(Factor(name, kind.ge or 0, kind.le or 0))
        return {each.id: each for each in found}

    def styles(self, levels: Levels) -> list[str]:
        styles = [str(levels["bot"])] if "bot" in levels else self.bots or self.game.bots[:1]
        return [styles[n % len(styles)] for n in range(int(levels.get("seats", self.seats[0])))]

    def options_of(self, levels: Levels) -> dict[str, Any]:
        return {**self.usual, **{name: levels[name] for name in self.options if name in levels}}

    def rules(self, levels: Levels) -> Rules:
        seats = [
            SeatInfo(f"{number} {style}", bot=style)
            for number, style in enumerate(self.styles(levels), 1)
        ]
        content = self.content(levels)
        match = new_match(
            self.game, seats, seed=1, options=self.options_of(levels), content=content
        )
        return match.rules

    def content(self, levels: Levels) -> Any:
        """Return the content of one level's matches; None for that of the package."""

    def play(self, levels: Levels, outcome: str, seeds: Sequence[int]) -> NDArray[np.float64]:
        """Play a match for each seed, and return their outcomes: float64 (seeds,).

        Two levels with the same seeds draw from the same keys.
        """
        rules = self.rules(levels)
        return np.array([self.outcome(self.course(rules, seed), outcome) for seed in seeds])

    def course(self, rules: Rules, seed: int) -> Course:
        """Play a match of bots to its end, and return its course."""
        match = Match(self.game, replace(rules.setup, key=f"{key_from_seed(seed):016x}"))
        table = MemoryTable(match)
        table.run()
        return table.course()

    def outcome(self, course: Course, outcome: str) -> float:
        """Return an outcome of the course of a match that is over."""
        return course[outcome].last()

    def of_match(self, match: Match, outcome: str) -> float | None:
        """Return an outcome of a match; None if the match is not over."""
        return self.outcome(MemoryTable(match).course(), outcome) if match.is_over else None


def trials_of(game: Game) -> Trials | None:
    found = pkgutil.resolve_name(game.trials) if game.trials else None
    return found if isinstance(found, Trials) else None
