"""What a game brings so that the tests of every game can play it.

A game's kit stands in ``tests/games/<game>/kit.py`` as ``KIT``; a game without one fails the
build. Nothing else is to be touched for a new game.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reefkit.content import Library
from reefkit.games import games
from reefkit.match.game import Action, Game, Rules, Setup
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

    def library(self) -> Library:
        """Give the library that new set-ups are made from."""
        return Library() if self.content is None else Library(base=self.content)

    def new_setup(self, seed: int) -> Setup:
        """Make a set-up from the content in force."""
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
    """Give two secret actions of a game that has some, or none where a seat may take none now."""
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
