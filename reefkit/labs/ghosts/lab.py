"""What a lab tells the ghosts of itself: its questions, and how a student plays unlike a bot.

A lab that ghosts can haunt has a module ``ghostly`` with its `GHOST_LAB`; adding a lab changes no
file here.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

import reefkit.labs
from reefkit.labs.assessing.sheet import Sheet
from reefkit.labs.ghosts.pupils import Ghost
from reefkit.labs.keeping import Work
from reefkit.labs.setting import Setting
from reefkit.match.game import Action, Rules
from reefkit.match.table import Table
from reefkit.text import Catalogue


class Choosing(NamedTuple):
    """Somebody about to decide.

    Attributes
    ----------
    rules, state
        Of the match; the state as the seat sees it.
    seat, ghost
        Whose decision it is.
    say
        The language that notes are written in.
    """

    rules: Rules
    state: Any
    seat: int
    ghost: Ghost
    say: Catalogue


class GhostLab(Protocol):
    """One lab."""

    game: str
    """The game's id, which a class's setting names; the store calls the lesson by it too."""

    def before(self, work: Work, setting: Setting) -> Sheet:
        """Compose the questions before the game, as a student's page does."""
        ...

    def after(self, work: Work, setting: Setting, table: Table, seat: int) -> Sheet:
        """Compose the questions after a match, as a student's page does."""
        ...

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """Give what a seat wrote down, by round; nothing where the game asks for no notes."""
        ...

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does; it must be allowed."""
        ...


@cache
def ghost_labs() -> dict[str, GhostLab]:
    """Find every lab that ghosts can haunt, by its game."""
    found: dict[str, GhostLab] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.ghostly"
        if module.ispkg and importlib.util.find_spec(name) is not None:
            lab: GhostLab = importlib.import_module(name).GHOST_LAB
            found[lab.game] = lab
    return found
