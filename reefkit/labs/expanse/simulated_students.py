"""How simulated students play in the Blue Expanse lab."""

from __future__ import annotations

from reefkit.games.expanse.actions import ActAll, ActCard, AnswerTask, Buy, Done, TakeCard
from reefkit.labs.lesson.simulated_student import MISTAKES, Choosing, chance, pick
from reefkit.match.game import Action

HASTE = 0.3
"""How often somebody without any care lets all cards act at once."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students now and then buy what looks nice, take what comes to hand, and let cards act in no
    particular order.
    """
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.turn, state.phase, state.step)
    care = 1 - ghost.care
    if isinstance(action, ActCard) and chance(HASTE * care, *here, "haste"):
        return ActAll()
    if not isinstance(action, Buy | TakeCard | AnswerTask | Done) or state.phase == "research":
        return action
    if not chance(MISTAKES * care, *here, "careless"):
        return action
    wanted = (Buy, Done) if isinstance(action, Buy | Done) else (type(action),)
    every = choosing.rules.legal(choosing.state, choosing.seat)
    alike = [each for each in every if isinstance(each, wanted)]
    return pick(alike, *here, "which") if alike else action
