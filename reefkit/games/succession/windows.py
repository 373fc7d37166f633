"""What a seat does beside laying a card of its own turn: follow, upgrade, pass, draw, catch."""

from __future__ import annotations

from reefkit.games.succession.actions import Catch, DrawOne, Follow, HandOn, Pass, Upgrade
from reefkit.games.succession.dealing import can_draw, draw
from reefkit.games.succession.flow import begin_turn, clear, close_hand
from reefkit.games.succession.laying import check_call, lay, refusal
from reefkit.games.succession.state import HIDDEN, NOBODY
from reefkit.games.succession.step import Step, card_one
from reefkit.match.errors import reject


def follower(step: Step) -> str:
    """Give the card that may follow, or be claimed, now; empty where none may."""
    state = step.state
    if state.phase not in {"follow", "upgrade"} or not state.pile:
        return HIDDEN
    return step.card(state.pile[-1]).follower


def follow(step: Step, seat: int, action: Follow) -> None:
    """Lay the follower on one's own card at once.

    Raises
    ------
    Rejection
        When the seat does not hold it, may not play so high a number, or calls what is not true.
    """
    kind, state = follower(step), step.state
    if kind not in state.hands[seat]:
        raise reject("succession-no-follower", card=card_one(kind))
    if state.limit and step.card(kind).number > state.limit:
        raise reject("succession-limit", limit=state.limit)
    check_call(len(state.hands[seat]) - 1, last=action.last, winner=action.winner)
    lay(step, seat, [kind], last=action.last, winner=action.winner)


def upgrade(step: Step, seat: int, action: Upgrade) -> None:
    """Claim the follower on another seat's card; play goes on after the one who did (S4).

    Raises
    ------
    Rejection
        When the seat has passed, does not hold it, or calls what is not true.
    """
    kind, state = follower(step), step.state
    if state.passed[seat]:
        raise reject("succession-passed")
    if kind not in state.hands[seat]:
        raise reject("succession-no-follower", card=card_one(kind))
    check_call(len(state.hands[seat]) - 1, last=action.last, winner=action.winner)
    state.coming = step.after(seat)
    state.limit = 0
    lay(step, seat, [kind], last=action.last, winner=action.winner)


def draw_one(step: Step, seat: int, action: DrawOne) -> None:
    """Draw a card instead of playing one.

    Raises
    ------
    Rejection
        When there is nothing to draw (S11).
    """
    del action
    state = step.state
    if not can_draw(step):
        raise reject("succession-nothing-to-draw")
    draw(step, [seat], 1)
    state.phase, state.drawn = "drawn", state.hands[seat][-1]


def may_play_any(step: Step, seat: int) -> bool:
    """Tell whether a card of the hand may be laid now."""
    return any(not refusal(step, kind) for kind in set(step.state.hands[seat]))


def pass_(step: Step, seat: int, action: Pass) -> None:
    """Let go by what one may do but need not.

    Raises
    ------
    Rejection
        When the seat has to play or to draw.
    """
    del action
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
        if may_play_any(step, seat):
            raise reject("succession-must-play")
        step.say("passed", seat, player=step.who(seat))
        begin_turn(step, step.after(seat))


def _pass_upgrade(step: Step, seat: int) -> None:
    state = step.state
    if state.passed[seat]:
        raise reject("succession-passed")
    state.passed[seat] = True
    if all(state.passed):
        begin_turn(step, state.coming)


def catch(step: Step, seat: int, action: Catch) -> None:
    """Catch a seat that has one card and did not say so.

    Raises
    ------
    Rejection
        When there is nobody to catch, or it is another.
    """
    state = step.state
    if action.seat == seat:
        raise reject("succession-catch-yourself")
    if state.uncalled == NOBODY or state.uncalled != action.seat:
        raise reject("succession-catch-nobody")
    state.uncalled = NOBODY
    step.say("caught", seat, player=step.who(seat), other=step.who(action.seat))
    draw(step, [action.seat], step.content.rules.numbers.last_card_penalty)


def hand_on(step: Step, seat: int, action: HandOn) -> None:
    """Choose the card that goes to the left; once all have chosen, all are handed on.

    Raises
    ------
    Rejection
        When the seat has chosen, or does not hold the card.
    """
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
        step.say(
            "handed",
            giver,
            player=step.who(giver),
            only=(giver, left),
            other=step.who(left),
            card=card_one(state.given[giver]),
        )
    step.say("handed-all")
    begin_turn(step, state.coming)
