"""A turn: cards are dealt and laid, others follow, upgrade, pass and catch, and rounds go on.

`legal` lists every choice that is open to a seat, and `act` says what an action makes of a table.
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
    LayCard,
    Pass,
    Upgrade,
)
from reefkit.games.succession.content import WAVES, CardEffect, Wave, hand_size
from reefkit.games.succession.state import (
    HIDDEN,
    NOBODY,
    PHASES,
    Step,
    card_name,
    card_one,
    colour_name,
)
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action, Ready
from reefkit.text import Message, message

# ---- Cards that are dealt, drawn and shuffled, and who starts

_MOST_DEALS = 100
"""Deals without a single number, after which the table plays on as after a starfish (S12)."""


def _deal(step: Step) -> None:
    state = step.state
    state.round += 1
    state.turn = state.laid = state.limit = state.limit_next = 0
    state.direction, state.colour = 1, "green"
    state.ready = [False] * len(step.seats)
    size = hand_size(step.content.rules.numbers, len(step.seats))
    for deals in range(_MOST_DEALS):
        _gather(step)
        for _ in range(size):
            for seat in step.seats:
                state.hands[seat].append(_pick(step))
        if _lowest(step) != HIDDEN:
            break
        if deals == 0:
            step.say("succession-redealt")
    step.say("succession-dealt", round=state.round, count=size)


def _gather(step: Step) -> None:
    """Put all cards back into the deck, sorted so that the order reveals nothing."""
    state = step.state
    every = [*state.deck, *state.pile, *state.gone]
    for hand in state.hands:
        every += hand
    state.deck = sorted(every)
    state.hands = [[] for _ in step.seats]
    state.pile, state.gone = [], []


def _pick(step: Step) -> str:
    deck = step.state.deck
    return deck.pop(step.roll(len(deck), "draw"))


def _lowest(step: Step) -> str:
    held = {kind for hand in step.state.hands for kind in hand}
    numbered = [kind for kind in held if step.card(kind).number]
    first = [kind for kind in numbered if step.card(kind).colour == "green"]
    return min(first or numbered, key=lambda kind: step.card(kind).number, default=HIDDEN)


def _find_starters(step: Step) -> bool:
    """Settle who starts and with which card; False where no hand holds a number (S2, S12).

    Of several who hold the lowest card, the first to play it starts where the option says so and
    all of them are people; else a roll decides.
    """
    state = step.state
    state.opening = _lowest(step)
    if state.opening == HIDDEN:
        return False
    tied = [seat for seat in step.seats if state.opening in state.hands[seat]]
    if len(tied) > 1 and (step.options.start == "roll" or any(map(step.is_bot, tied))):
        names = [step.who(seat) for seat in tied]
        tied = [tied[step.roll(len(tied), "start")]]
        step.say_of("succession-rolled", tied[0], card=card_name(state.opening), players=names)
    elif len(tied) > 1:
        step.say(
            "succession-race",
            card=card_name(state.opening),
            players=[step.who(seat) for seat in tied],
        )
    else:
        step.say_of("succession-opens", tied[0], card=card_name(state.opening))
    state.starters = tied
    state.player = tied[0] if len(tied) == 1 else NOBODY
    return True


# -- drawing ------------------------------------------------------------------------------------


def _to_shuffle(step: Step) -> tuple[list[str], list[str]]:
    """Return the discards that would make a new deck, and those that leave the round instead (S14).

    The top card stays (S7).
    """
    state = step.state
    late = state.turn > step.content.rules.numbers.restarts_until * len(step.seats)
    new: list[str] = []
    leaving: list[str] = []
    for kind in state.pile[:-1]:
        (leaving if late and step.effect(kind, "restart") is not None else new).append(kind)
    return new, leaving


def _can_draw(step: Step) -> bool:
    return bool(step.state.deck) or bool(_to_shuffle(step)[0])


def _shuffle(step: Step) -> None:
    state = step.state
    new, leaving = _to_shuffle(step)
    if not new:
        return
    state.deck, state.pile = sorted(new), state.pile[-1:]
    state.gone += leaving
    step.say("succession-shuffled", count=len(new))
    if leaving:
        step.say("succession-starfish-leave", count=len(leaving))


def _draw(step: Step, seats: list[int], count: int) -> None:
    """Let seats draw `count` cards, one each in turn, while there are any (S11)."""
    state = step.state
    drawn: dict[int, list[str]] = {seat: [] for seat in seats}
    for _ in range(count):
        for seat in seats:
            if not state.deck:
                _shuffle(step)
            if state.deck:
                drawn[seat].append(_pick(step))
    for seat, cards in drawn.items():
        state.hands[seat] += cards
        if cards and state.uncalled == seat:
            state.uncalled = NOBODY
        if len(cards) < count:
            step.say_of("succession-drew-fewer", seat, count=len(cards), wanted=count)
        else:
            step.say_of("succession-drew", seat, count=len(cards))
        if cards:
            step.say_of(
                "succession-drew-these",
                seat,
                only=(seat,),
                cards=[card_one(kind) for kind in cards],
            )


def _order_after(step: Step, seat: int) -> list[int]:
    found = []
    other = step.after(seat)
    while other != seat:
        found.append(other)
        other = step.after(other)
    return found


# ---- Turns that begin and end, and rounds


def _clear(step: Step) -> None:
    state = step.state
    state.starters, state.opening, state.drawn = [], HIDDEN, HIDDEN
    state.passed = [False] * len(step.seats)
    state.given = [HIDDEN] * len(step.seats)


def _is_late(step: Step) -> bool:
    """Return whether the round has lasted so long that it is scored as it is (S14)."""
    return step.state.turn >= step.content.rules.numbers.round_until * len(step.seats)


def _open_round(step: Step) -> None:
    _deal(step)
    state = step.state
    state.coming = (state.round - 1) % len(step.seats)
    state.uncalled, state.called = NOBODY, False
    _open_start(step)


def _open_start(step: Step) -> None:
    state = step.state
    if _is_late(step):
        _finish(step, NOBODY)
        return
    _clear(step)
    state.limit = state.limit_next = 0
    if not _find_starters(step):
        step.say("succession-no-number-to-start")
        _begin_turn(step, state.coming)
        return
    state.turn += 1
    state.phase = "start"


def _begin_turn(step: Step, seat: int) -> None:
    state = step.state
    if _is_late(step):
        _finish(step, NOBODY)
        return
    _clear(step)
    state.turn += 1
    state.phase, state.player, state.coming = "turn", seat, NOBODY
    state.called = False
    state.limit, state.limit_next = state.limit_next, 0


def _close_hand(step: Step, seat: int) -> None:
    state = step.state
    if len(state.hands[seat]) == 1 and not state.called:
        state.uncalled = seat


def _finish(step: Step, out: int) -> None:
    state = step.state
    _clear(step)
    state.phase, state.player, state.coming = "survey", NOBODY, NOBODY
    state.uncalled, state.called = NOBODY, False
    state.limit = state.limit_next = 0
    state.out.append(out)
    points = [sum(step.card(kind).points for kind in hand) for hand in state.hands]
    state.points.append(points)
    if out == NOBODY:
        step.say("succession-round-stopped", round=state.round, turns=state.turn)
    else:
        step.say_of("succession-round-won", out, round=state.round)
    for seat in step.seats:
        step.say_of("succession-points", seat, points=points[seat])


def _all_ready(step: Step) -> None:
    state = step.state
    if not all(state.ready):
        return
    if state.round >= step.options.rounds:
        state.phase = "over"
        best = min(_totals(step))
        winners = [step.who(seat) for seat in step.seats if _totals(step)[seat] == best]
        step.say("succession-match-over", players=winners, count=len(winners), points=best)
        return
    _open_round(step)


def _totals(step: Step) -> list[int]:
    return [sum(points[seat] for points in step.state.points) for seat in step.seats]


# ---- Cards that are laid: what may be, what is called out with it, and what it does

# -- what may be laid ---------------------------------------------------------------------------


def refusal(step: Step, kind: str) -> str:
    """Name what keeps a card of one's hand from being laid in this phase; empty where nothing does.

    Asked far more often than told: the words are those of `why_not`.
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
    """List the numbers a card can name, once it has left the hand itself (S5, S12)."""
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
    _check_call(left, last=action.last, winner=action.winner)


def _check_call(left: int, *, last: bool, winner: bool) -> None:
    if last and left != 1:
        raise reject("succession-not-last", count=left)
    if winner and left:
        raise reject("succession-not-winner", count=left)


# -- what is laid -------------------------------------------------------------------------------


def _play_card(step: Step, seat: int, action: LayCard) -> None:
    _check_play(step, seat, action)
    kinds = [action.card]
    if action.number is not None:
        kinds.append(step.by_number[action.number])
    _lay(step, seat, kinds, last=action.last, winner=action.winner, colour=action.colour or "")


def _lay(
    step: Step, seat: int, kinds: list[str], *, last: bool, winner: bool, colour: str = ""
) -> None:
    """Lay one card, or a predator with the card it names; then what they do (S13, S18).

    `state.coming` stays as it is in the course of a succession; else the seat after this one comes.
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
    """Let an invader take the colour below; no colour from a card without a number (S15)."""
    if below != HIDDEN and step.card(below).number:
        step.state.colour = step.card(below).colour


def _goes_out(step: Step, seat: int, kind: str, *, winner: bool) -> bool:
    if winner:
        step.say_of("succession-called-winner", seat)
    else:
        step.say_of("succession-forgot-winner", seat)
        _draw(step, [seat], step.content.rules.numbers.winner_penalty)
        step.state.called = True  # one penalty is enough where only one card could be drawn
        if step.state.hands[seat]:
            return False
    for effect in step.card(kind).effects:
        if effect.do == "draw":
            struck = _order_after(step, seat)
            _draw(step, struck[:1] if effect.who == "next" else struck, effect.count)
        elif effect.do == "sweep":
            _sweep(step)
    _finish(step, seat)
    return True


# -- what a card does ---------------------------------------------------------------------------


def _effects(step: Step, seat: int, kind: str, colour: str) -> None:
    opened = False
    for effect in step.card(kind).effects:
        opened = _effect(step, seat, effect, colour) or opened
    if not opened:
        _after_laying(step, seat)


def _effect(step: Step, seat: int, effect: CardEffect, colour: str) -> bool:
    state = step.state
    if effect.do == "draw":
        others = _order_after(step, seat)
        struck = {"next": others[:1], "others": others, "all": [*others, seat]}[effect.who]
        _draw(step, struck, effect.count)
    elif effect.do == "reverse":
        state.direction = -state.direction
        # Of two players, the other way round is the same player's turn again (S6).
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
        _close_hand(step, seat)
        _open_start(step)
        return True
    elif effect.do == "hand-on":
        _close_hand(step, seat)
        _clear(step)
        state.phase = "hand-on"
        step.say("succession-hand-on")
        return True
    elif effect.do == "patch":
        return _patch(step, seat, effect.colour)
    return False


def _sweep(step: Step) -> None:
    """Let the card below the top one leave the round (S15), also when the storm is the last (S13).

    The rock loses its latest settler by itself (`queries`).
    """
    state = step.state
    if len(state.pile) > 1:
        swept = state.pile.pop(-2)
        state.gone.append(swept)
        step.say("succession-swept", card=card_one(swept))


def _patch(step: Step, seat: int, colour: str) -> bool:
    """Require a card of the patch's colour; without one the turn ends (S15)."""
    if all(step.card(kind).colour != colour for kind in step.state.hands[seat]):
        step.say_of("succession-patch-stays", seat, colour=colour_name(colour))
        return False
    _clear(step)
    step.state.phase = "patch"
    return True


def _after_laying(step: Step, seat: int) -> None:
    state = step.state
    upgraded = state.phase == "upgrade"
    _clear(step)
    if upgraded:
        state.phase = "more"
    elif step.card(state.pile[-1]).follower:
        state.phase = "follow"
    else:
        _close_hand(step, seat)
        _begin_turn(step, state.coming)


# ---- What a seat does beside laying a card of its own turn: follow, upgrade, pass, draw, catch


def follower(step: Step) -> str:
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
    _check_call(len(state.hands[seat]) - 1, last=action.last, winner=action.winner)
    _lay(step, seat, [kind], last=action.last, winner=action.winner)


def _upgrade(step: Step, seat: int, action: Upgrade) -> None:
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
    _check_call(len(state.hands[seat]) - 1, last=action.last, winner=action.winner)
    state.coming = step.after(seat)
    state.limit = 0
    _lay(step, seat, [kind], last=action.last, winner=action.winner)


def _draw_one(step: Step, seat: int, _action: DrawOne) -> None:
    state = step.state
    if not _can_draw(step):
        raise reject("succession-nothing-to-draw")
    _draw(step, [seat], 1)
    state.phase, state.drawn = "drawn", state.hands[seat][-1]


def _may_play_any(step: Step, seat: int) -> bool:
    return any(not refusal(step, kind) for kind in set(step.state.hands[seat]))


def _pass_(step: Step, seat: int, _action: Pass) -> None:
    state = step.state
    if state.phase == "upgrade":
        _pass_upgrade(step, seat)
    elif state.phase == "follow":
        _close_hand(step, seat)
        _clear(step)
        state.phase = "upgrade"
        state.passed[seat] = True
    elif state.phase == "more":
        _close_hand(step, seat)
        _begin_turn(step, state.coming)
    elif state.phase == "drawn":
        if step.card(state.drawn).number and not refusal(step, state.drawn):
            raise reject("succession-drawn-matches", card=card_one(state.drawn))
        _begin_turn(step, step.after(seat))
    else:
        if _can_draw(step):
            raise reject("succession-draw-instead")
        if _may_play_any(step, seat):
            raise reject("succession-must-play")
        step.say_of("succession-passed", seat)
        _begin_turn(step, step.after(seat))


def _pass_upgrade(step: Step, seat: int) -> None:
    state = step.state
    if state.passed[seat]:
        raise reject("succession-passed")
    state.passed[seat] = True
    if all(state.passed):
        _begin_turn(step, state.coming)


def _catch(step: Step, seat: int, action: Catch) -> None:
    state = step.state
    if action.seat == seat:
        raise reject("succession-catch-yourself")
    if state.uncalled == NOBODY or state.uncalled != action.seat:
        raise reject("succession-catch-nobody")
    state.uncalled = NOBODY
    step.say_of("succession-caught", seat, other=step.who(action.seat))
    _draw(step, [action.seat], step.content.rules.numbers.last_card_penalty)


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
    _begin_turn(step, state.coming)


# ---- Every choice that is open to a seat, and what an action makes of a table

LAYING = {"start", "turn", "drawn", "more", "patch"}
"""Phases in which a seat lays cards of its choice."""
RESTING = {"setup", "survey", "over"}
"""Phases in which no cards are played."""


def awaited_seats(step: Step) -> list[int]:
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
    if step.state.phase == "turn" and _can_draw(step):
        yield do.DrawOne()
    if _may_pass(step, seat):
        yield do.Pass()


def _may_pass(step: Step, seat: int) -> bool:
    state = step.state
    if state.phase == "drawn":
        card = step.card(state.drawn) if state.drawn else None
        return not (card and card.number) or bool(refusal(step, state.drawn))
    if state.phase == "turn":
        return not _can_draw(step) and not _may_play_any(step, seat)
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


# -- what is done -------------------------------------------------------------------------------


_PHASES: dict[type[Action], set[str]] = {
    Ready: {"setup", "survey"},
    do.RockNote: {"survey"},
    do.LayCard: LAYING,
    do.DrawOne: {"turn"},
    do.Follow: {"follow"},
    do.Upgrade: {"upgrade"},
    do.HandToLeft: {"hand-on"},
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
    if seat not in awaited_seats(step) and not isinstance(action, do.Catch):
        raise reject("succession-not-asked")
    state.step += 1
    _HANDLERS[type(action)](step, seat, action)


def _ready(step: Step, seat: int, _action: Action) -> None:
    step.state.ready[seat] = True
    _all_ready(step)


def _note(step: Step, seat: int, action: do.RockNote) -> None:
    step.state.notes[seat][step.state.round - 1] = action.text


_HANDLERS: dict[type[Action], Callable[[Step, int, Any], None]] = {
    Ready: _ready,
    do.RockNote: _note,
    do.LayCard: _play_card,
    do.DrawOne: _draw_one,
    do.Follow: _follow,
    do.Upgrade: _upgrade,
    do.HandToLeft: _hand_on,
    do.Pass: _pass_,
    do.Catch: _catch,
}
