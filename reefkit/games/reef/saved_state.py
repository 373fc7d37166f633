"""Check a state of Reef Survivor that came from a file."""

from __future__ import annotations

import msgspec
import numpy as np

from reefkit.games.reef.content import Options
from reefkit.games.reef.state import PHASES, State
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import DamagedError
from reefkit.text import message


def check_state(state: State, expected: State, options: Options, lookups: Lookups) -> None:
    """Check the phase, the round, and the shapes and ranges of arrays, against a first state.

    Raises
    ------
    DamagedError
        If one is wrong.
    """
    wrong = state.phase not in PHASES or not 0 <= state.round <= options.rounds
    for name in state.__struct_fields__:
        wrong = wrong or not _alike(getattr(state, name), getattr(expected, name), name)
    wrong = wrong or bool((state.reefs.kind >= len(lookups.builders)).any())
    wrong = wrong or bool((state.nursery.kind >= len(lookups.builders)).any())
    wrong = wrong or bool((state.reefs.genes >= 1 << len(lookups.tokens)).any())
    wrong = wrong or bool((state.reefs.depth > 2).any()) or state.turn is None
    if wrong:
        raise DamagedError(message("save-state-shape"))


def _alike(given: object, expected: object, name: str) -> bool:
    if isinstance(expected, np.ndarray):
        if not isinstance(given, np.ndarray):
            return False
        same = given.dtype == expected.dtype
        return same and given.shape == expected.shape
    if name == "nursery":  # its number of slots varies
        return True
    if isinstance(expected, msgspec.Struct) and name == "reefs":
        return all(
            _alike(getattr(given, n), getattr(expected, n), n) for n in expected.__struct_fields__
        )
    return True
