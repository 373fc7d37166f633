"""The one gate: what a seat may see (DESIGN.md, decisions 8 and 11), and what a file may bring.

Hidden are the predictions of other seats until all are in, hands-on submissions and their findings
until they are revealed, and the right tally while seats work it out by hand. The key is not in the
state at all, and decks keep no order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np

from reefkit.games.reef.actions import Note, Predict, Submit
from reefkit.games.reef.state import PHASES, Array, State
from reefkit.match.errors import DamagedError
from reefkit.match.game import Action
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.games.reef.content import Options
    from reefkit.games.reef.lookups import Lookups


def view(state: State, seat: int | None) -> State:
    """Give the state as one seat may see it; arrays that hide nothing are shared, not copied."""
    turn = state.turn
    notes = [mine if n == seat else [""] * len(mine) for n, mine in enumerate(state.notes)]
    if turn is None:
        return msgspec.structs.replace(state, notes=notes)
    shown = msgspec.structs.replace(
        turn,
        predictions=[p if n == seat else None for n, p in enumerate(turn.predictions)],
        submissions=_submissions(state, seat),
    )
    return msgspec.structs.replace(state, notes=notes, turn=shown, **_untold(state))


def _untold(state: State) -> dict[str, Array]:
    """Give the round's counts as noughts while the seats tally by hand."""
    turn = state.turn
    if turn is None or state.phase != "survey" or turn.step not in {"submit", "revealed"}:
        return {}
    hidden = {}
    for name in ("score", "abundance", "algae"):
        hidden[name] = getattr(state, name).copy()
        hidden[name][state.round - 1] = 0
    return hidden


def _submissions(state: State, seat: int | None) -> list[object]:
    """Show submissions once all are in; findings never, until the phase has ended."""
    turn = state.turn
    if turn is None:
        return []
    everybody = turn.step == "revealed"
    shown: list[object] = []
    for number, one in enumerate(turn.submissions):
        if one is None or not (everybody or number == seat):
            shown.append(None)
        else:
            shown.append(msgspec.structs.replace(one, findings=[]))
    return shown


def veil(state: State, owner: int, action: Action, seat: int | None) -> Action | None:
    """Give another seat's action, or none while it is secret."""
    del state, owner, seat
    return None if isinstance(action, Predict | Submit | Note) else action


def check_state(state: State, expected: State, options: Options, lookups: Lookups) -> None:
    """Check a state that came from a file against the shapes of this match's first state.

    Raises
    ------
    DamagedError
        When a shape, type or number is not what the match would hold.
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
    if name == "nursery":
        return True
    if isinstance(expected, msgspec.Struct) and name == "reefs":
        return all(
            _alike(getattr(given, n), getattr(expected, n), n) for n in expected.__struct_fields__
        )
    return True
