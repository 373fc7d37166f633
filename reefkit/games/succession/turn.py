"""The order of play: legal actions and their effects, phase by phase.

`legal` lists every choice open to a seat, and `act` carries out an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from reefkit.games.succession import actions as do
from reefkit.games.succession.actions import (
    Catch,
    DrawOne,
    Follow,
    HandToLeft,
    Pass,
    Upgrade,
)
from reefkit.games.succession.content import WAVES, Wave
from reefkit.games.succession.deck import can_draw, draw_cards
from reefkit.games.succession.laying import check_call, lay, namable, play_card, refusal
from reefkit.games.succession.rounds import all_ready, begin_turn, clear, close_hand
from reefkit.games.succession.state import HIDDEN, NOBODY, PHASES
from reefkit.games.succession.step import Step, card_one
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready


def follower(step: Step) -> str:
    """Return the kind that follows on the top card; empty if it may not be laid or claimed now."""
    state = step.state
    if state.phase not in {"follow", "upgrade"} or not state.pile:
        return HIDDEN
    return step.card(state.pile[-1]).follower


def _follow(step: Step, seat: int, action: Follow) -> None:
    kind, state = follower(step), step.state
    if kind not in state.hands[seat]:
        raise reject("succession-no-follower", card=card_one(kind))
    if state.limit and step.card(kind).number > state.limit:
        raise reject("succession-limit", limit=state.limit)
    check_call(len(state.hands[seat]) - 1, last=action.last, winner=action.winner)
    lay(step, seat, [kind], last=action.last, winner=action.winner)


def _upgrade(step: Step, seat: int, action: Upgrade) -> None:
    """Claim the follower on another seat's card; the seat after the claimant comes next (S4)."""
    kind, state = follower(step), step.state
    if state.passed[seat]:
        raise reject("succession-passed")
    if kind not in state.hands[seat]:
        raise reject("succession-no-follower", card=card_one(kind))
    check_call(len(state.hands[seat]) - 1, last=action.last, winner=action.winner)
    state.coming = step.after(seat)
    state.limit = 0
    lay(step, seat, [kind], last=action.last, winner=action.winner)


def _draw_one(step: Step, seat: int, _action: DrawOne) -> None:
    state = step.state
    if not can_draw(step):
        raise reject("succession-nothing-to-draw")
    draw_cards(step, [seat], 1)
    state.phase, state.drawn = "drawn", state.hands[seat][-1]


def _may_play_any(step: Step, seat: int) -> bool:
    return any(not refusal(step, kind) for kind in set(step.state.hands[seat]))


def _pass_(step: Step, seat: int, _action: Pass) -> None:
    state = step.state
    if state.phase == "upgrade":
        _pass_upgrade(step, seat)
    elif state.phase == "follow":
        close_hand(step, seat)
        clear(step)
        state.phase = "upgrade"
        state.passed[seat] = True
    elif state.phase == "more":
        close_hand(step, seat)
        begin_turn(step, state.coming)
    elif state.phase == "drawn":
        if step.card(state.drawn).number and not refusal(step, state.drawn):
            raise reject("succession-drawn-matches", card=card_one(state.drawn))
        begin_turn(step, step.after(seat))
    else:
        if can_draw(step):
            raise reject("succession-draw-instead")
        if _may_play_any(step, seat):
            raise reject("succession-must-play")
        step.say_of("succession-passed", seat)
        begin_turn(step, step.after(seat))


def _pass_upgrade(step: Step, seat: int) -> None:
    state = step.state
    if state.passed[seat]:
        raise reject("succession-passed")
    state.passed[seat] = True
    if all(state.passed):
        begin_turn(step, state.coming)


def _catch(step: Step, seat: int, action: Catch) -> None:
    state = step.state
    if action.seat == seat:
        raise reject("succession-catch-yourself")
    if state.uncalled == NOBODY or state.uncalled != action.seat:
        raise reject("succession-catch-nobody")
    state.uncalled = NOBODY
    step.say_of("succession-caught", seat, other=step.who(action.seat))
    draw_cards(step, [action.seat], step.content.rules.numbers.last_card_penalty)


def _hand_on(step: Step, seat: int, action: HandToLeft) -> None:
    state = step.state
    if state.passed[seat]:
        raise reject("succession-handed")
    if action.card not in state.hands[seat]:
        raise reject("succession-not-held")
    state.given[seat], state.passed[seat] = action.card, True
    if not all(state.passed):
        return
    for giver in step.seats:
        state.hands[giver].remove(state.given[giver])
    for giver in step.seats:
        left = (giver + 1) % len(step.seats)
        state.hands[left].append(state.given[giver])
        step.say_of(
            "succession-handed",
            giver,
            only=(giver, left),
            other=step.who(left),
            card=card_one(state.given[giver]),
        )
    step.say("succession-handed-all")
    begin_turn(step, state.coming)


LAYING = {"start", "turn", "drawn", "more", "patch"}
"""Phases in which `LayCard` is legal."""
RESTING = {"setup", "survey", "over"}
"""Phases between rounds, before the first and after the last, in which no cards are played."""


def awaited_seats(step: Step) -> list[int]:
    state = step.state
    if state.phase in {"setup", "survey"}:
        return [seat for seat in step.seats if not state.ready[seat]]
    if state.phase in {"upgrade", "hand-on"}:
        return [seat for seat in step.seats if not state.passed[seat]]
    if state.phase == "start":
        return list(state.starters)
    return [state.player] if state.phase != "over" else []


def legal(step: Step, seat: int) -> list[Action]:
    """List a seat's actions, each call of *Last card* and *Winner* apart.

    Catching a seat is legal out of turn. A note is listed with a text that stands for any.
    """
    state = step.state
    choices: list[Action] = []
    if state.uncalled not in {NOBODY, seat}:
        choices.append(do.Catch(state.uncalled))
    if seat not in awaited_seats(step):
        return choices
    if state.phase in {"setup", "survey"}:
        choices.append(Ready())
        if state.phase == "survey":
            choices.append(do.RockNote("…"))
    elif state.phase == "hand-on":
        choices += [do.HandToLeft(kind) for kind in sorted(set(state.hands[seat]))]
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
    if _may_pass(step, seat):
        yield do.Pass()


def _may_pass(step: Step, seat: int) -> bool:
    state = step.state
    if state.phase == "drawn":
        card = step.card(state.drawn) if state.drawn else None
        return not (card and card.number) or bool(refusal(step, state.drawn))
    if state.phase == "turn":
        return not can_draw(step) and not _may_play_any(step, seat)
    return state.phase in {"follow", "upgrade", "more"}


def _calls(left: int) -> Iterator[tuple[bool, bool]]:
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
        for last, winner in _calls(len(state.hands[seat]) - 1):
            yield claim(last, winner)
    yield do.Pass()


def _plays(step: Step, seat: int, kind: str) -> Iterator[Action]:
    names_colour = step.effect(kind, "name-colour") is not None
    colours: tuple[Wave | None, ...] = WAVES if names_colour else (None,)
    held = len(step.state.hands[seat])
    for number in (None, *namable(step, seat, kind)):
        for last, winner in _calls(held - (1 if number is None else 2)):
            for colour in colours:
                yield do.LayCard(kind, number, colour, last, winner)


def act(step: Step, seat: int, action: Action) -> None:
    """Carry out one action of one seat.

    Raises
    ------
    Rejection
        If the seat may not do this now.
    """
    state = step.state
    phases, handle = _HANDLERS.get(type(action), (set(), None))
    if handle is None or state.phase not in phases:
        raise reject("succession-not-now")
    if seat not in awaited_seats(step) and not isinstance(action, do.Catch):
        raise reject("succession-not-asked")
    state.step += 1
    handle(step, seat, action)


def _ready(step: Step, seat: int, _action: Action) -> None:
    step.state.ready[seat] = True
    all_ready(step)


def _note(step: Step, seat: int, action: do.RockNote) -> None:
    step.state.notes[seat][step.state.round - 1] = action.text


_HANDLERS: dict[type[Action], tuple[set[str], Callable[[Step, int, Any], None]]] = {
    Ready: ({"setup", "survey"}, _ready),
    do.RockNote: ({"survey"}, _note),
    do.LayCard: (LAYING, play_card),
    do.DrawOne: ({"turn"}, _draw_one),
    do.Follow: ({"follow"}, _follow),
    do.Upgrade: ({"upgrade"}, _upgrade),
    do.HandToLeft: ({"hand-on"}, _hand_on),
    do.Pass: ({"turn", "drawn", "follow", "upgrade", "more"}, _pass_),
    do.Catch: (set(PHASES) - RESTING, _catch),
}
"""By type of action: the phases in which it is legal, and its handler."""
