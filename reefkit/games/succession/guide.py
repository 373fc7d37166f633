"""What a page may ask about a match of Succession, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass

from reefkit.games.succession import actions as do
from reefkit.games.succession import substrate
from reefkit.games.succession.choices import LAYING, asked, legal
from reefkit.games.succession.content import WAVES
from reefkit.games.succession.guide_cards import call_of, card, cards, does, why
from reefkit.games.succession.guide_types import (
    Can,
    CardStory,
    Held,
    Now,
    Rock,
    SeatStory,
    Settled,
    Visit,
)
from reefkit.games.succession.laying import namable, refusal
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import HIDDEN, NOBODY, State
from reefkit.games.succession.step import Step
from reefkit.games.succession.substrate import GUILDS, Series, cover, guilds, settlers, standing
from reefkit.games.succession.windows import follower
from reefkit.match import looking
from reefkit.match.game import Ready
from reefkit.match.match import Match
from reefkit.match.table import Table

__all__ = [
    "GUILDS",
    "Can",
    "CardStory",
    "Held",
    "Now",
    "Rock",
    "SeatStory",
    "Series",
    "Settled",
    "Sight",
    "Visit",
    "can",
    "card",
    "cards",
    "cover",
    "guilds",
    "hand",
    "look",
    "now",
    "rock",
    "rocks",
    "rules_of",
    "seats",
    "series",
    "settlers",
    "standing",
]


@dataclass(frozen=True)
class Sight(looking.Sight[SuccessionRules, State]):
    """What a seat may see, with all that the rules read of it."""

    @property
    def step(self) -> Step:
        """The view, as the rules read it."""
        return self.rules.stepping(self.state)


def rules_of(handle: Table | Match) -> SuccessionRules:
    """Give the rules of a table of Succession.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    return looking.rules_of(handle, SuccessionRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Sight:
    """Give what a seat may see, what the other functions ask for; see `reefkit.match.looking`."""
    return Sight.of(handle, SuccessionRules, seat, position)


# -- how the table stands -----------------------------------------------------------------------


def now(sight: Sight) -> Now:
    """Tell where the table stands."""
    state, step = sight.state, sight.step
    numbers = sight.rules.content.rules.numbers
    first = sight.awaited[0] if sight.awaited else None
    seats = len(step.seats)
    coming = state.coming
    if state.phase in {"turn", "drawn"}:
        coming = step.after(state.player)
    return Now(
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


def seats(sight: Sight) -> tuple[SeatStory, ...]:
    """Tell of each seat what everybody may see."""
    state, step = sight.state, sight.step
    waited_for = {seat for each in sight.awaited for seat in each.seats}
    totals = [sum(points[seat] for points in state.points) for seat in step.seats]
    return tuple(
        SeatStory(
            seat=seat,
            name=step.who(seat),
            bot=step.setup.seats[seat].bot or "",
            cards=len(state.hands[seat]),
            points=totals[seat],
            place=1 + sum(total < totals[seat] for total in totals),
            on_turn=seat == state.player and state.phase != "upgrade",
            awaited=seat in waited_for,
            said_last=len(state.hands[seat]) == 1 and _has_said(state, seat),
            catchable=seat == state.uncalled,
            passed=state.phase in {"upgrade", "hand-on"} and state.passed[seat],
        )
        for seat in step.seats
    )


def _has_said(state: State, seat: int) -> bool:
    """Tell whether a seat with one card has said so, as far as it had to by now."""
    if seat == state.uncalled or state.phase in {"setup", "survey", "over"}:
        return False
    laying = seat == state.player and state.phase in {"follow", "more", "patch"}
    return state.called if laying else True


# -- what a seat may do -------------------------------------------------------------------------


def hand(sight: Sight) -> tuple[Held, ...]:
    """Tell of each card of one's hand whether it may be laid now, why, and what it would do."""
    if sight.seat is None:
        return ()
    return tuple(
        _held(sight, sight.seat, index, kind)
        for index, kind in enumerate(sight.state.hands[sight.seat])
    )


def _held(sight: Sight, seat: int, index: int, kind: str) -> Held:
    state, step = sight.state, sight.step
    is_asked = seat in asked(step)
    handing = state.phase == "hand-on"
    laying = is_asked and state.phase in LAYING
    playable = is_asked and (handing or (laying and not refusal(step, kind)))
    numbers = tuple(namable(step, seat, kind)) if laying else ()
    names_colour = step.effect(kind, "name-colour") is not None
    left = len(state.hands[seat]) - 1
    needs = "colour" if names_colour else "number" if numbers else ""
    return Held(
        index=index,
        card=kind,
        playable=playable,
        why=why(step, kind, is_asked=is_asked),
        does=does(step, seat, kind),
        needs=needs,  # type: ignore[arg-type]
        numbers=numbers,
        colours=WAVES if names_colour else (),
        call=call_of(step, kind, left) if laying else "",
        call_with_number=call_of(step, kind, left - 1) if laying and numbers else "",
    )


def can(sight: Sight) -> Can:
    """Tell which buttons a seat has now."""
    seat, state, step = sight.seat, sight.state, sight.step
    choices = [] if seat is None else legal(step, seat)
    kinds = {type(each) for each in choices}
    claims = kinds & {do.Follow, do.Upgrade}
    starts = state.phase == "start" and do.Play in kinds
    held = 0 if seat is None else len(state.hands[seat])
    what = next((each.what for each in sight.awaited if seat in each.seats), None)
    return Can(
        start=state.opening if starts else HIDDEN,
        play=do.Play in kinds,
        draw=do.DrawOne in kinds,
        follow=do.Follow in kinds,
        upgrade=do.Upgrade in kinds,
        pass_=do.Pass in kinds,
        hand_on=do.HandOn in kinds,
        ready=Ready in kinds,
        note=do.Note in kinds,
        catch=tuple(each.seat for each in choices if isinstance(each, do.Catch)),
        call=call_of(step, follower(step), held - 1) if claims else "",
        must=what,
    )


# -- the rock -----------------------------------------------------------------------------------


def _match(handle: Table | Match) -> Match:
    """Give the match behind a handle, read anew."""
    if isinstance(handle, Match):
        return handle
    _ = handle.position  # others' entries are read first
    return handle.match


def rock(handle: Table | Match, round_: int | None = None, position: int | None = None) -> Rock:
    """Give the record of one round's rock.

    Parameters
    ----------
    handle
        The table, or its match.
    round_
        Which round; none: the latest that has begun.
    position
        After how many entries of the log; none: now.
    """
    return substrate.rock(_match(handle), round_, position)


def rocks(handle: Table | Match, position: int | None = None) -> tuple[Rock, ...]:
    """Give the record of every round that has begun."""
    return substrate.rocks(_match(handle), position)


def series(handle: Table | Match, rock: Rock) -> Series:
    """Give a rock through time: settlers, kinds, diversity and guilds, a value a card laid."""
    return substrate.series(rock, rules_of(handle).content)
