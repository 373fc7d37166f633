"""How simulated students play in the Climate Change lab."""

from __future__ import annotations

from reefkit.games.climate.actions import MoveSpecies, PlaceSpecies, Preadapt
from reefkit.labs.lesson.simulated_student import MISTAKES, Choosing, chance, pick
from reefkit.match.game import Action, Ready

EARLY = 0.25
"""How often a student changes a gene ahead of need, where a bot would not."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students now and then go where it comes to hand, and try a preadaptation.
    """
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, choosing.rules.stage(state), len(state.hands[choosing.seat]))
    if isinstance(action, MoveSpecies | PlaceSpecies) and chance(
        MISTAKES * (1 - ghost.care), *here, "careless"
    ):
        return pick(choosing.legal(type(action)), *here)
    if isinstance(action, Ready) and chance(EARLY, *here, "early"):
        early = choosing.legal(Preadapt)
        return pick(early, *here, "gene") if early else action
    return action
