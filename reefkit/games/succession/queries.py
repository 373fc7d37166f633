"""What a page may ask about a match of Succession, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue. The substrate's
record says who settled when, and what came of it (S9, S16).

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from reefkit.games.succession import actions as do
from reefkit.games.succession.content import WAVES
from reefkit.games.succession.guide import (
    Call,
    Can,
    HandSummary,
    PlayableCard,
    Rock,
    RoundNow,
    SettlerCardText,
)
from reefkit.games.succession.laying import namable, refusal, why_not
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.settlement_record import rock_of_match, rocks_of_match
from reefkit.games.succession.state import HIDDEN, NOBODY, State
from reefkit.games.succession.step import Step, card_name, card_one, colour_name
from reefkit.games.succession.turn import LAYING, awaited_seats, follower, legal
from reefkit.match import seat_view
from reefkit.match.game import Ready
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message


def card(rules: SuccessionRules, kind: str) -> SettlerCardText:
    one = rules.content.cards[kind]
    return SettlerCardText(
        card=kind,
        colour=one.colour,
        guild=one.guild,
        feeding=one.feeding,
        number=one.number,
        copies=one.copies,
        points=one.points,
        name=card_name(kind),
        one=card_one(kind),
        story=Message(f"succession-{kind}.story"),
        does=_does_always(one.number, one.follower, kind, one.colour),
        follower=one.follower,
        eats=one.eats,
    )


def _does_always(number: int, follower: str, kind: str, colour: str) -> Message:
    if not number:
        return Message(f"succession-{kind}.does")
    if follower:
        return message(
            "succession-does-opens", colour=colour_name(colour), card=card_name(follower)
        )
    return message("succession-does-settles", colour=colour_name(colour))


def _why(step: Step, kind: str, *, is_asked: bool) -> Message:
    state = step.state
    if state.phase == "hand-on" and is_asked:
        return message("succession-why-hand-on")
    if state.phase not in LAYING or (not is_asked and state.player == NOBODY):
        return message("succession-why-not-now")
    if not is_asked:
        return message("succession-why-others-turn", player=step.who(state.player))
    return why_not(step, kind) or _why_so(step, kind)


def _why_so(step: Step, kind: str) -> Message:
    if step.state.phase == "start":
        return message("succession-why-opening")
    if not step.card(kind).number:
        return message("succession-why-any-colour")
    return message("succession-why-matches", colour=colour_name(step.card(kind).colour))


def does(step: Step, seat: int, kind: str) -> Message:
    one = step.card(kind)
    if one.number:
        return _does_always(one.number, one.follower, kind, one.colour)
    coming = step.after(seat)
    if step.effect(kind, "skip") is not None:
        return message(
            f"succession-does-{kind}",
            player=step.who(coming),
            next=step.who(step.after(coming)),
        )
    return message(f"succession-does-{kind}", player=step.who(coming))


def _call_of(step: Step, kind: str, left: int) -> Call:
    if left == 0:
        return "winner"
    draws_itself = any(
        effect.do == "draw" and effect.who == "all" for effect in step.card(kind).effects
    )
    return "last" if left == 1 and not draws_itself else ""


@dataclass(frozen=True)
class RockSight(seat_view.SeatView[SuccessionRules, State]):
    """What a seat may see, with all that the rules read of it."""

    @property
    def step(self) -> Step:
        return self.rules.stepping(self.state)


rules_of = partial(seat_view.rules_of, kind=SuccessionRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> RockSight:
    return RockSight.of(handle, SuccessionRules, seat, position)


def now(sight: RockSight) -> RoundNow:
    state, step = sight.state, sight.step
    numbers = sight.rules.content.rules.numbers
    first = sight.awaited[0] if sight.awaited else None
    seats = len(step.seats)
    coming = state.coming
    if state.phase in {"turn", "drawn"}:
        coming = step.after(state.player)
    return RoundNow(
        round=state.round,
        rounds=sight.rules.options.rounds,
        phase=state.phase,
        player=state.player,
        coming=coming if state.phase not in {"setup", "start", "survey", "over"} else NOBODY,
        colour=state.colour,
        top=state.pile[-1] if state.pile else HIDDEN,
        deck=len(state.deck),
        pile=len(state.pile),
        direction=state.direction,
        follower=follower(step),
        window=state.phase in {"follow", "upgrade", "more"},
        seconds=first.seconds if first else None,
        awaited=first.id if first else "",
        opening=state.opening,
        limit=state.limit,
        turn=state.turn,
        restarts_until=numbers.restarts_until * seats,
        round_until=numbers.round_until * seats,
    )


def seats(sight: RockSight) -> tuple[HandSummary, ...]:
    state, step = sight.state, sight.step
    waited_for = {seat for each in sight.awaited for seat in each.seats}
    totals = [sum(points[seat] for points in state.points) for seat in step.seats]
    return tuple(
        HandSummary(
            seat=seat,
            name=step.who(seat),
            bot=step.setup.seats[seat].bot or "",
            cards=len(state.hands[seat]),
            points=totals[seat],
            place=1 + sum(total < totals[seat] for total in totals),
            on_turn=seat == state.player and state.phase != "upgrade",
            awaited=seat in waited_for,
            said_last=len(state.hands[seat]) == 1 and _has_called(state, seat),
            catchable=seat == state.uncalled,
            passed=state.phase in {"upgrade", "hand-on"} and state.passed[seat],
        )
        for seat in step.seats
    )


def _has_called(state: State, seat: int) -> bool:
    if seat == state.uncalled or state.phase in {"setup", "survey", "over"}:
        return False
    laying = seat == state.player and state.phase in {"follow", "more", "patch"}
    return state.called if laying else True


def hand(sight: RockSight) -> tuple[PlayableCard, ...]:
    if sight.seat is None:
        return ()
    return tuple(
        _held(sight, sight.seat, index, kind)
        for index, kind in enumerate(sight.state.hands[sight.seat])
    )


def _held(sight: RockSight, seat: int, index: int, kind: str) -> PlayableCard:
    state, step = sight.state, sight.step
    is_asked = seat in awaited_seats(step)
    handing = state.phase == "hand-on"
    laying = is_asked and state.phase in LAYING
    playable = is_asked and (handing or (laying and not refusal(step, kind)))
    numbers = tuple(namable(step, seat, kind)) if laying else ()
    names_colour = step.effect(kind, "name-colour") is not None
    left = len(state.hands[seat]) - 1
    needs = "colour" if names_colour else "number" if numbers else ""
    return PlayableCard(
        index=index,
        card=kind,
        playable=playable,
        why=_why(step, kind, is_asked=is_asked),
        does=does(step, seat, kind),
        needs=needs,  # type: ignore[arg-type]
        numbers=numbers,
        colours=WAVES if names_colour else (),
        call=_call_of(step, kind, left) if laying else "",
        call_with_number=_call_of(step, kind, left - 1) if laying and numbers else "",
    )


def can(sight: RockSight) -> Can:
    seat, state, step = sight.seat, sight.state, sight.step
    choices = [] if seat is None else legal(step, seat)
    kinds = {type(each) for each in choices}
    claims = kinds & {do.Follow, do.Upgrade}
    starts = state.phase == "start" and do.LayCard in kinds
    held = 0 if seat is None else len(state.hands[seat])
    what = next((each.what for each in sight.awaited if seat in each.seats), None)
    return Can(
        start=state.opening if starts else HIDDEN,
        play=do.LayCard in kinds,
        draw=do.DrawOne in kinds,
        follow=do.Follow in kinds,
        upgrade=do.Upgrade in kinds,
        pass_=do.Pass in kinds,
        hand_on=do.HandToLeft in kinds,
        ready=Ready in kinds,
        note=do.RockNote in kinds,
        catch=tuple(each.seat for each in choices if isinstance(each, do.Catch)),
        call=_call_of(step, follower(step), held - 1) if claims else "",
        must=what,
    )


def rock(handle: Table | Match, round_: int | None = None, position: int | None = None) -> Rock:
    return rock_of_match(seat_view.read(handle), round_, position)


def rocks(handle: Table | Match, position: int | None = None) -> tuple[Rock, ...]:
    return rocks_of_match(seat_view.read(handle), position)
