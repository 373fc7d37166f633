"""Every choice that is open to a seat, and what an action makes of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from reefkit.games.succession import actions as do
from reefkit.games.succession.content import WAVES, Wave
from reefkit.games.succession.dealing import can_draw
from reefkit.games.succession.flow import all_ready
from reefkit.games.succession.laying import namable, play_card, refusal
from reefkit.games.succession.state import NOBODY, PHASES
from reefkit.games.succession.step import Step
from reefkit.games.succession.windows import (
    catch,
    draw_one,
    follow,
    follower,
    hand_on,
    may_play_any,
    pass_,
    upgrade,
)
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready

LAYING = {"start", "turn", "drawn", "more", "patch"}
"""Phases in which a seat lays cards of its choice."""
RESTING = {"setup", "survey", "over"}
"""Phases in which no cards are played."""


def asked(step: Step) -> list[int]:
    """List the seats that the phase waits for."""
    state = step.state
    if state.phase in {"setup", "survey"}:
        return [seat for seat in step.seats if not state.ready[seat]]
    if state.phase in {"upgrade", "hand-on"}:
        return [seat for seat in step.seats if not state.passed[seat]]
    if state.phase == "start":
        return list(state.starters)
    return [state.player] if state.phase != "over" else []


# -- what is open -------------------------------------------------------------------------------


def legal(step: Step, seat: int) -> list[Action]:
    """List every single choice open to a seat now, calls and what is named included."""
    state = step.state
    choices: list[Action] = []
    if state.uncalled not in {NOBODY, seat}:
        choices.append(do.Catch(state.uncalled))
    if seat not in asked(step):
        return choices
    if state.phase in {"setup", "survey"}:
        choices.append(Ready())
        if state.phase == "survey":
            choices.append(do.Note("…"))
    elif state.phase == "hand-on":
        choices += [do.HandOn(kind) for kind in sorted(set(state.hands[seat]))]
    elif state.phase in {"follow", "upgrade"}:
        choices += _legal_claims(step, seat)
    else:
        choices += _legal_laying(step, seat)
    return choices


def _legal_laying(step: Step, seat: int) -> Iterator[Action]:
    for kind in sorted(set(step.state.hands[seat])):
        if not refusal(step, kind):
            yield from _plays(step, seat, kind)
    if step.state.phase == "turn" and can_draw(step):
        yield do.DrawOne()
    if may_pass(step, seat):
        yield do.Pass()


def may_pass(step: Step, seat: int) -> bool:
    """Tell whether a seat that is asked may let it go by."""
    state = step.state
    if state.phase == "drawn":
        card = step.card(state.drawn) if state.drawn else None
        return not (card and card.number) or bool(refusal(step, state.drawn))
    if state.phase == "turn":
        return not can_draw(step) and not may_play_any(step, seat)
    return state.phase in {"follow", "upgrade", "more"}


def calls(left: int) -> Iterator[tuple[bool, bool]]:
    """Give what may be called out (last, winner) with a play that leaves so many cards."""
    yield False, False
    if left == 1:
        yield True, False
    if left == 0:
        yield False, True


def _legal_claims(step: Step, seat: int) -> Iterator[Action]:
    state, kind = step.state, follower(step)
    follows = state.phase == "follow"
    limited = follows and state.limit and step.card(kind).number > state.limit
    if kind in state.hands[seat] and not limited:
        claim = do.Follow if follows else do.Upgrade
        for last, winner in calls(len(state.hands[seat]) - 1):
            yield claim(last, winner)
    yield do.Pass()


def _plays(step: Step, seat: int, kind: str) -> Iterator[Action]:
    """Give every way to lay a card: what it may name, and what may be called out."""
    names_colour = step.effect(kind, "name-colour") is not None
    colours: tuple[Wave | None, ...] = WAVES if names_colour else (None,)
    held = len(step.state.hands[seat])
    for number in (None, *namable(step, seat, kind)):
        for last, winner in calls(held - (1 if number is None else 2)):
            for colour in colours:
                yield do.Play(kind, number, colour, last, winner)


# -- what is done -------------------------------------------------------------------------------


_PHASES: dict[type[Action], set[str]] = {
    Ready: {"setup", "survey"},
    do.Note: {"survey"},
    do.Play: LAYING,
    do.DrawOne: {"turn"},
    do.Follow: {"follow"},
    do.Upgrade: {"upgrade"},
    do.HandOn: {"hand-on"},
    do.Pass: {"turn", "drawn", "follow", "upgrade", "more"},
    do.Catch: set(PHASES) - RESTING,
}
"""In which phases an action has a place."""


def act(step: Step, seat: int, action: Action) -> None:
    """Let a seat do something.

    Raises
    ------
    Rejection
        When it may not do this now.
    """
    state = step.state
    if state.phase not in _PHASES.get(type(action), ()):
        raise reject("succession-not-now")
    if seat not in asked(step) and not isinstance(action, do.Catch):
        raise reject("succession-not-asked")
    state.step += 1
    _HANDLERS[type(action)](step, seat, action)


def _ready(step: Step, seat: int, action: Action) -> None:
    del action
    step.state.ready[seat] = True
    all_ready(step)


def _note(step: Step, seat: int, action: do.Note) -> None:
    step.state.notes[seat][step.state.round - 1] = action.text


_HANDLERS: dict[type[Action], Callable[[Step, int, Any], None]] = {
    Ready: _ready,
    do.Note: _note,
    do.Play: play_card,
    do.DrawOne: draw_one,
    do.Follow: follow,
    do.Upgrade: upgrade,
    do.HandOn: hand_on,
    do.Pass: pass_,
    do.Catch: catch,
}
