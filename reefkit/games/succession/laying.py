"""Laying cards: legality, *Last card* and *Winner* calls, and the effects of a card."""

from __future__ import annotations

from collections.abc import Callable

from reefkit.games.succession.actions import (
    LayCard,
)
from reefkit.games.succession.content import WAVES, CardEffect
from reefkit.games.succession.deck import draw_cards, order_after
from reefkit.games.succession.rounds import begin_turn, clear, close_hand, finish, open_start
from reefkit.games.succession.state import HIDDEN, NOBODY
from reefkit.games.succession.step import Step, card_name, card_one, colour_name
from reefkit.match.errors import Rejection, reject
from reefkit.text import Message, message


def refusal(step: Step, kind: str) -> str:
    """Return the key of the reason why a card of the hand may not be laid now; empty if it may.

    It is called far more often than a reason is shown, so only `why_not` makes the sentence.
    """
    state, card = step.state, step.card(kind)
    if state.phase == "start":
        return "" if kind == state.opening else "opening"
    if state.phase == "patch":
        return "" if card.colour == _patch_colour(step) else "patch"
    if state.phase == "more":
        return "" if card.colour == state.colour else "more"
    if state.phase == "drawn" and kind != state.drawn:
        return "not-drawn"
    if card.number and card.colour != state.colour:
        return "colour"
    return "limit" if state.limit and card.number > state.limit else ""


_WHY: dict[str, Callable[[Step], Message]] = {
    "opening": lambda step: message(
        "reject-succession-opening", card=card_name(step.state.opening)
    ),
    "patch": lambda step: message(
        "reject-succession-patch", colour=colour_name(_patch_colour(step))
    ),
    "more": lambda step: message("reject-succession-more", colour=colour_name(step.state.colour)),
    "not-drawn": lambda step: message(
        "reject-succession-not-drawn", card=card_name(step.state.drawn)
    ),
    "colour": lambda step: message(
        "reject-succession-colour", colour=colour_name(step.state.colour)
    ),
    "limit": lambda step: message("reject-succession-limit", limit=step.state.limit),
}


def why_not(step: Step, kind: str) -> Message | None:
    refused = refusal(step, kind)
    return _WHY[refused](step) if refused else None


def _patch_colour(step: Step) -> str:
    effect = step.effect(step.state.pile[-1], "patch")
    return effect.colour if effect is not None else ""


def namable(step: Step, seat: int, kind: str) -> list[int]:
    """List the numbers that a card can name: those of the hand's other cards (S5, S12).

    A limit in force applies to them too. Empty if the card names no number.
    """
    if step.effect(kind, "name-number") is None:
        return []
    held = list(step.state.hands[seat])
    held.remove(kind)
    limit = step.state.limit
    numbers = {step.card(each).number for each in held} - {0}
    return sorted(number for number in numbers if not limit or number <= limit)


def _check_play(step: Step, seat: int, action: LayCard) -> None:
    if action.card not in step.state.hands[seat]:
        raise reject("succession-not-held")
    why = why_not(step, action.card)
    if why is not None:
        raise Rejection(why)
    names_colour = step.effect(action.card, "name-colour") is not None
    if names_colour and action.colour is None:
        raise reject("succession-name-colour")
    if action.colour is not None and not names_colour:
        raise reject("succession-names-nothing", card=card_name(action.card))
    if action.number is not None:
        if step.effect(action.card, "name-number") is None:
            raise reject("succession-names-nothing", card=card_name(action.card))
        if action.number not in namable(step, seat, action.card):
            raise reject("succession-number-not-held", number=action.number)
    left = len(step.state.hands[seat]) - (1 if action.number is None else 2)
    check_call(left, last=action.last, winner=action.winner)


def check_call(left: int, *, last: bool, winner: bool) -> None:
    """Check a call against the number of cards left in the hand.

    Raises
    ------
    Rejection
        If *Last card* is called with other than one card left, or *Winner* with any.
    """
    if last and left != 1:
        raise reject("succession-not-last", count=left)
    if winner and left:
        raise reject("succession-not-winner", count=left)


def play_card(step: Step, seat: int, action: LayCard) -> None:
    _check_play(step, seat, action)
    kinds = [action.card]
    if action.number is not None:
        kinds.append(step.by_number[action.number])
    lay(step, seat, kinds, last=action.last, winner=action.winner, colour=action.colour or "")


def lay(
    step: Step, seat: int, kinds: list[str], *, last: bool, winner: bool, colour: str = ""
) -> None:
    """Lay one card, or a predator with the card it names, and carry out its effects (S13, S18).

    A card laid to follow or upgrade, or after an upgrade, leaves `state.coming` as it is; else the
    seat after this one comes next. `kinds`: The card, then the one named. `colour`: The colour
    named; empty if none is.
    """
    state = step.state
    own_turn = state.phase in {"start", "turn", "drawn", "patch"}
    before = state.pile[-1] if state.pile else HIDDEN
    for kind in kinds:
        state.hands[seat].remove(kind)
        state.pile.append(kind)
        state.laid += 1
        colour_laid = step.card(kind).colour
        if colour_laid in WAVES:
            state.colour = colour_laid
    _tell_laid(step, seat, kinds)
    state.player, state.uncalled, state.called = seat, NOBODY, last
    if step.card(kinds[0]).colour == "purple":
        _take_colour_below(step, before)
    if last:
        step.say_of("succession-called-last", seat)
    if own_turn:
        state.coming = step.after(seat)
    if not state.hands[seat] and _goes_out(step, seat, kinds[0], winner=winner):
        return
    _effects(step, seat, kinds[0], colour)


def _tell_laid(step: Step, seat: int, kinds: list[str]) -> None:
    what = card_one(kinds[0])
    if len(kinds) > 1:
        step.say_of("succession-laid-both", seat, card=what, other=card_one(kinds[1]))
    elif step.state.phase in {"follow", "upgrade", "start"}:
        step.say_of(f"succession-laid-{step.state.phase}", seat, card=what)
    else:
        step.say_of("succession-laid", seat, card=what)


def _take_colour_below(step: Step, below: str) -> None:
    """Let an invader keep the colour of the card below, if that has a number (S15)."""
    if below != HIDDEN and step.card(below).number:
        step.state.colour = step.card(below).colour


def _goes_out(step: Step, seat: int, kind: str, *, winner: bool) -> bool:
    if winner:
        step.say_of("succession-called-winner", seat)
    else:
        step.say_of("succession-forgot-winner", seat)
        draw_cards(step, [seat], step.content.rules.numbers.winner_penalty)
        step.state.called = True  # one penalty is enough, even if only one card could be drawn
        if step.state.hands[seat]:
            return False
    for struck, count in last_draws(step, seat, kind):
        draw_cards(step, struck, count)
    if step.effect(kind, "sweep") is not None:
        _sweep(step)
    finish(step, seat)
    return True


def last_draws(step: Step, seat: int, kind: str) -> list[tuple[list[int], int]]:
    """List who draws how many cards when `kind` ends the round: never the seat itself (S13)."""
    return [
        ([each for each in struck if each != seat], count)
        for struck, count in draws(step, seat, kind)
    ]


def draws(step: Step, seat: int, kind: str) -> list[tuple[list[int], int]]:
    """List who draws how many cards when a seat plays `kind`."""
    others = order_after(step, seat)
    struck = {"next": others[:1], "others": others, "all": [*others, seat]}
    return [
        (struck[effect.who], effect.count)
        for effect in step.card(kind).effects
        if effect.do == "draw"
    ]


def _effects(step: Step, seat: int, kind: str, colour: str) -> None:
    opened = False
    for effect in step.card(kind).effects:
        opened = _effect(step, seat, effect, colour) or opened
    if not opened:
        _after_laying(step, seat)


def _effect(step: Step, seat: int, effect: CardEffect, colour: str) -> bool:
    state = step.state
    if effect.do == "draw":
        others = order_after(step, seat)
        struck = {"next": others[:1], "others": others, "all": [*others, seat]}[effect.who]
        draw_cards(step, struck, effect.count)
    elif effect.do == "reverse":
        state.direction = -state.direction
        # With two players, reversing gives the same player another turn (S6).
        state.coming = seat if len(step.seats) == 2 else step.after(seat)
        step.say("succession-reversed")
    elif effect.do == "skip":
        step.say_of("succession-skipped", state.coming)
        state.coming = step.after(state.coming)
    elif effect.do == "name-colour":
        state.colour = colour
        step.say_of("succession-named-colour", seat, colour=colour_name(colour))
    elif effect.do == "sweep":
        _sweep(step)
        state.colour = effect.colour
        step.say("succession-new-colour", colour=colour_name(effect.colour))
    elif effect.do == "limit":
        state.limit_next = effect.count
        step.say_of("succession-limited", state.coming, limit=effect.count)
    elif effect.do == "restart":
        step.say("succession-restarts")
        close_hand(step, seat)
        open_start(step)
        return True
    elif effect.do == "hand-on":
        close_hand(step, seat)
        clear(step)
        state.phase = "hand-on"
        step.say("succession-hand-on")
        return True
    elif effect.do == "patch":
        return _patch(step, seat, effect.colour)
    return False


def _sweep(step: Step) -> None:
    """Remove the card below the top one from the round (S15), even as a seat goes out (S13).

    It need not be the settler that the storm removes from the rock (`settlement_record`).
    """
    state = step.state
    if len(state.pile) > 1:
        swept = state.pile.pop(-2)
        state.gone.append(swept)
        step.say("succession-swept", card=card_one(swept))


def _patch(step: Step, seat: int, colour: str) -> bool:
    """Ask for a card of the patch's colour; return False if the hand has none (S15)."""
    if all(step.card(kind).colour != colour for kind in step.state.hands[seat]):
        step.say_of("succession-patch-stays", seat, colour=colour_name(colour))
        return False
    clear(step)
    step.state.phase = "patch"
    return True


def _after_laying(step: Step, seat: int) -> None:
    state = step.state
    upgraded = state.phase == "upgrade"
    clear(step)
    if upgraded:
        state.phase = "more"
    elif step.card(state.pile[-1]).follower:
        state.phase = "follow"
    else:
        close_hand(step, seat)
        begin_turn(step, state.coming)
