"""Taking a choice back: how far a seat may, and what the table is without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reefkit.match.chance import RecordedChance
from reefkit.match.errors import DamagedError, Rejection, reject
from reefkit.match.game import Event, Ready, Resume

if TYPE_CHECKING:
    from reefkit.match.fold import Fold


def latest(fold: Fold, seat: int) -> int:
    """Find the position of the seat's latest choice that may be taken back.

    A seat may undo its own choices back to its last *Ready*, its last roll or draw, or the first
    choice that another seat has answered (`without` finds the last). A choice that moved the table
    on was the last of all that were awaited, and has shown what only then could be seen: it stands.

    Raises
    ------
    Rejection
        When there is none, naming which of these it came upon.
    """
    for index in range(fold.position - 1, -1, -1):
        folded, entry = fold.folded[index], fold.entries[index]
        if isinstance(folded.action, Resume):
            break
        if entry.seat != seat or folded.undone_by is not None:
            continue
        if isinstance(folded.action, Ready):
            raise reject("undo-ready")
        if entry.draws:
            raise reject("undo-draw")
        if entry.state is not None:
            raise reject("undo-survey")
        if fold.rules.stage(fold.state_at(index)) != fold.rules.stage(folded.state):
            raise reject("undo-moved-on")
        return index
    raise reject("undo-nothing")


def without(fold: Fold, index: int) -> Any:
    """Fold the log again without one entry.

    Every later choice that still stands must be allowed, roll the same dice, tell the same events
    and bring the table to the same stage without it. Where one does not, it depended on the
    choice: somebody has answered it, or the table has moved on and shown what a seat that decides
    again must not know.

    Raises
    ------
    Rejection
        When a later choice depended on it.
    """
    first = _untouched(fold, index)
    state, stage = fold.state_at(first), fold.rules.stage
    for later in range(first, fold.position):
        entry, folded = fold.entries[later], fold.folded[later]
        if later == index or folded.undone_by is not None:
            continue
        if entry.seat is None or folded.action is None:
            raise reject("undo-answered")
        chance = RecordedChance(entry.draws)
        told: list[Event] = []
        try:
            state = fold.rules.apply(state, entry.seat, folded.action, chance, told)
            chance.finish()
        except (Rejection, DamagedError) as error:
            raise reject("undo-answered") from error
        if tuple(told) != folded.events or stage(state) != stage(folded.state):
            raise reject("undo-answered")
    return state


def _untouched(fold: Fold, index: int) -> int:
    """Find the last position up to `index` whose cached state holds no choice undone since."""
    first = index
    for earlier in range(index - 1, -1, -1):
        by = fold.folded[earlier].undone_by
        if by is not None and by >= first:
            first = earlier
    return first
