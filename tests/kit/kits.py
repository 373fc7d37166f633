"""What a game brings so that the tests of every game can play it, and play by it."""

import importlib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from reefkit.content import Library
from reefkit.games import games
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Game, Rules, Setup, Undo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, catalogue
from tests.match import toy


@dataclass(frozen=True)
class Kit:
    """One game, and what only it knows."""

    game: Game
    #: Makes a set-up of a seed from the content of a library: some people and some bots, other
    #: options for every seed, at most a few hundred entries long.
    setup: Callable[[int, Library], Setup]
    #: Writes a number (1 to 9) into every part of a state that only one seat, the owner, may see.
    plant: Callable[[Any, int, int], None]
    #: Lists two secret actions that a seat may take now and that differ in the secret alone, or
    #: none. Whoever else looks must not be able to tell which of them was taken. None in place of a
    #: function: no action of the game is secret, so every seat is shown every one.
    secrets: Callable[[Rules, Any, int], list[Action]] | None = None
    secret_kinds: int = 2  #: How many kinds of actions are secret, at least.
    content: Path | None = None  #: The folder of the content; none: that of the package.
    #: An overlay with the game's sentences; none: they are in our catalogues.
    sentences: Path | None = None
    #: What no state may hold, by phase: values by the place where they stand, such as
    #: ``seats.0.tile``; a function makes the value from what stands there.
    wrong: dict[str, dict[str, list[Any]]] = field(default_factory=dict)

    def library(self) -> Library:
        return Library() if self.content is None else Library(base=self.content)

    def new_setup(self, seed: int) -> Setup:
        return self.setup(seed, self.library())

    def render(self, message: Message) -> list[str]:
        """Render on both reading levels, refusing whatever is missing."""
        return [each.render(message, strict=True) for each in _catalogues(self.sentences)]


@cache
def _catalogues(sentences: Path | None) -> list[Catalogue]:
    return [catalogue(locale, sentences) for locale in ("en", "en-simple")]


TOY_KIT = Kit(
    game=toy.TOY,
    setup=toy.kit_setup,
    plant=toy.plant,
    secrets=toy.secrets,
    content=toy.DATA,
    sentences=toy.DATA,
)


@cache
def kits() -> dict[str, Kit]:
    """Find the kit of every game, and the toy's."""
    found = {"toy": TOY_KIT}
    for name in games():
        found[name] = importlib.import_module(f"tests.games.{name}.kit").KIT
    return found


def secret_actions(kit: Kit, rules: Rules, state: object, seat: int) -> list[Action]:
    """Return two secret actions of a game that has some, or none where a seat may take none now."""
    assert kit.secrets is not None, "only games with secret actions are asked"
    return kit.secrets(rules, state, seat)


every_game = pytest.mark.parametrize("kit", kits().values(), ids=kits())
every_secretive_game = pytest.mark.parametrize(
    "kit", [kit for kit in kits().values() if kit.secrets is not None], ids=lambda kit: kit.game.id
)
"""The games in which a choice can be secret."""
every_open_game = pytest.mark.parametrize(
    "kit", [kit for kit in kits().values() if kit.secrets is None], ids=lambda kit: kit.game.id
)
"""The games in which every choice is seen by all."""


# ---- Random play: people who pick from what the rules list, beside the game's own bots.
# ruff: noqa: S311 - play and damage at random, not secrets


LONGEST = 3_000
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Ticking:
    """A clock that goes one second further whenever it is asked."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def composed(actions: list[Action]) -> Action:
    """Make one action of several of a kind: lists are joined, the rest is the first one's."""
    first = actions[0]
    joined: dict[str, Any] = {}
    for name in first.__struct_fields__:
        values = [getattr(action, name) for action in actions]
        if isinstance(values[0], tuple):
            joined[name] = sum(values, ())
        elif isinstance(values[0], dict):
            joined[name] = {key: count for value in values for key, count in value.items()}
    return msgspec.structs.replace(first, **joined) if joined else first


class People:
    """Whoever sits at the seats without a bot, choosing at random.

    Kinds of actions are picked before actions, so that the rare kinds are not drowned.
    """

    def __init__(self, table: MemoryTable, seed: int) -> None:
        self.table = table
        self.random = Random(seed)
        self.composable = 0
        self.composed = 0
        self.undone = 0
        self.refused: list[Rejection] = []
        seats = table.match.setup.seats
        self.seats = [n for n, seat in enumerate(seats) if seat.bot is None]

    def choices(self) -> list[tuple[int, list[Action]]]:
        """List, for every seat and kind, the actions that the rules list."""
        rules, state = self.table.match.rules, self.table.match.state
        found: list[tuple[int, list[Action]]] = []
        for seat in self.seats:
            kinds: dict[type[Action], list[Action]] = defaultdict(list)
            for action in rules.legal(state, seat):
                kinds[type(action)].append(action)
            found += [(seat, actions) for actions in kinds.values()]
        return found

    def move(self) -> bool:
        """Make one choice; False where no person has any."""
        choices = self.choices()
        if not choices:
            return False
        seat, actions = self.random.choice(choices)
        if self.random.random() < 0.12:
            self.undone += self._tried(seat, Undo())
        elif len(actions) > 1 and self.random.random() < 0.3:
            several = self.random.sample(actions, min(len(actions), self.random.randint(2, 4)))
            if composed(several) not in actions:
                self.composable += 1
                self.composed += self._tried(seat, composed(several))
        else:
            self.table.act(seat, self.random.choice(actions))
        return True

    def _tried(self, seat: int, action: Action) -> bool:
        try:
            self.table.act(seat, action)
        except Rejection as rejection:
            self.refused.append(rejection)
            return False
        return True


def play(match: Match, seed: int, most: int = LONGEST) -> People:
    """Play a match to its end, or for so many turns, by people and bots in a random order."""
    table = MemoryTable(match, Ticking())
    people = People(table, seed)
    for _ in range(most):
        if match.is_over:
            return people
        if people.random.random() < 0.5:
            moved = people.move() or bool(table.tick(hurried=True))
        else:
            moved = bool(table.tick(hurried=True)) or people.move()
        assert moved, "the match is not over, and nobody can move"
    assert most < LONGEST, "the match does not end"
    return people


@cache
def played(name: str, seed: int) -> People:
    """Return a whole match of a game, played once a process; nobody may play it on."""
    kit = kits()[name]
    return play(Match(kit.game, kit.new_setup(seed)), seed)


def match_of(kit: Kit, seed: int) -> Match:
    """Return a whole match of a game's kit, for reading."""
    return played(kit.game.id, seed).table.match


def cut(match: Match, position: int) -> Match:
    return Match(match.game, match.setup, match.entries[:position])


def seats_of(rules: Rules) -> range:
    return range(len(rules.setup.seats))
