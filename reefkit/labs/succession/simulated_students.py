"""How simulated students play in the Succession lab."""

from __future__ import annotations

from msgspec.structs import replace

from reefkit.games.succession.actions import Follow, LayCard, RockNote, Upgrade
from reefkit.labs.lesson.simulated_student import MISTAKES, Choosing, chance, pick
from reefkit.match.game import Action, Ready
from reefkit.text import message

NOTES = 5
"""How many notes there are to write: `succession-desk-note-<n>`."""
FORGETS = 0.5
"""How often somebody without any care forgets to call."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students write notes, forget to call, and now and then play what comes to hand.
    """
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.round, state.phase, state.step)
    care = 1 - ghost.care
    if isinstance(action, Ready):
        return _noted(choosing) or action
    if isinstance(action, LayCard) and chance(MISTAKES * care, *here, "careless"):
        action = pick(choosing.legal(LayCard), *here, "play")
    if isinstance(action, LayCard | Follow | Upgrade) and chance(FORGETS * care, *here, "forgets"):
        return replace(action, last=False, winner=False)
    return action


def _noted(choosing: Choosing) -> Action | None:
    """Return what a student writes after a round; none where it writes nothing more."""
    state, ghost, seat = choosing.state, choosing.ghost, choosing.seat
    here = (ghost.key, state.round, "note")
    wanted = ghost.habit != "quiet" and chance(0.7, *here)
    if state.phase != "survey" or state.notes[seat][state.round - 1] or not wanted:
        return None
    number = pick(range(1, NOTES + 1), *here, "which")
    return RockNote(choosing.say.render(message(f"succession-desk-note-{number}")))
