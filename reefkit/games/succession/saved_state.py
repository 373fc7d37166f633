"""Check a state of Succession that came from a file."""

from __future__ import annotations

from collections import Counter

from reefkit.games.succession.content import WAVES
from reefkit.games.succession.state import HIDDEN, NOBODY, PHASES, State
from reefkit.match.errors import DamagedError
from reefkit.text import message


def check_state(state: State, expected: State, rounds: int) -> None:
    """Check a state against the match's first one, `expected`.

    Raises
    ------
    DamagedError
        If the state cannot be one of this match.
    """
    seats = len(expected.hands)
    whose = (state.player, state.coming, state.uncalled, *state.starters, *state.out)
    lengths = [len(state.hands), len(state.passed), len(state.given), len(state.ready)]
    lengths.append(len(state.notes))
    counters = (state.step, state.turn, state.limit, state.limit_next, state.laid, state.draws)
    wrong = (
        state.phase not in PHASES
        or not 0 <= state.round <= rounds
        or state.direction not in {1, -1}
        or state.colour not in WAVES
        or any(not NOBODY <= seat < seats for seat in whose)
        or any(length != seats for length in lengths)
        or any(len(one) != seats for one in state.points)
        or any(len(one) != rounds for one in state.notes)
        or len(state.points) != len(state.out)
        or len(state.points) > rounds
        or any(not 0 <= number < 2**31 for number in counters)
        or _wrong_cards(state, Counter(expected.deck))
        or _wrong_phase(state)
    )
    if wrong:
        raise DamagedError(message("save-state-shape"))


def _wrong_cards(state: State, every: Counter[str]) -> bool:
    seen = Counter([*state.deck, *state.pile, *state.gone])
    for hand in state.hands:
        seen.update(hand)
    hidden = seen.pop(HIDDEN, 0)
    named = {state.drawn, state.opening, *state.given} - {HIDDEN}
    return (
        seen.total() + hidden != every.total()
        or bool(seen - every)
        or not named <= set(every)
        or HIDDEN in state.pile
        or HIDDEN in state.gone
    )


def _wrong_phase(state: State) -> bool:
    if state.phase in {"turn", "drawn", "follow", "upgrade", "more", "patch", "hand-on"}:
        if state.player == NOBODY or (state.phase not in {"turn", "drawn"} and not state.pile):
            return True
        if state.phase not in {"turn", "drawn"} and state.coming == NOBODY:
            return True
    if state.phase == "start":
        return not state.starters or state.opening == HIDDEN
    return state.phase in {"survey", "over"} and len(state.points) != state.round
