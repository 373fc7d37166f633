"""What a page may ask about a match of Blue Expanse, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import guide_cards, guide_forecast, scoring
from reefkit.games.expanse.counters import warming_step
from reefkit.games.expanse.guide_cards import card, family
from reefkit.games.expanse.guide_course import course
from reefkit.games.expanse.guide_types import (
    Asked,
    CardStory,
    Forecast,
    Held,
    Meal,
    Now,
    Offer,
    OnReef,
    Option,
    SeatStory,
    Starves,
    TurnEnd,
)
from reefkit.games.expanse.happened import happened
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import CURRENCIES, NOBODY, State
from reefkit.games.expanse.step import Step
from reefkit.match import looking
from reefkit.match.chance import KeyedChance
from reefkit.match.errors import Rejection
from reefkit.match.game import Action
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message

__all__ = [
    "Asked",
    "CardStory",
    "Forecast",
    "Held",
    "Meal",
    "Now",
    "Offer",
    "OnReef",
    "Option",
    "SeatStory",
    "Sight",
    "Starves",
    "TurnEnd",
    "asked",
    "card",
    "course",
    "family",
    "fates",
    "forecast",
    "held",
    "look",
    "now",
    "offers",
    "points_parts",
    "reef",
    "refusal",
    "rules_of",
    "seats",
    "would",
]


@dataclass(frozen=True)
class Sight(looking.Sight[ExpanseRules, State]):
    """What a seat may see, with all that the rules read of it."""

    @property
    def step(self) -> Step:
        """The view, as the rules read it."""
        return self.rules.stepping(self.state)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What the seat may do now."""
        return () if self.seat is None else tuple(self.rules.legal(self.state, self.seat))


def rules_of(handle: Table | Match) -> ExpanseRules:
    """Give the rules of a table of Blue Expanse.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    return looking.rules_of(handle, ExpanseRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Sight:
    """Give what a seat may see, what the other functions ask for; see `reefkit.match.looking`."""
    return Sight.of(handle, ExpanseRules, seat, position)


# -- how the table stands -----------------------------------------------------------------------


def now(sight: Sight) -> Now:
    """Tell where the table stands."""
    state, step = sight.state, sight.step
    first = sight.awaited[0] if sight.awaited else None
    tiles = sight.rules.content.rules.tiles
    playing = state.player != NOBODY
    return Now(
        turn=state.turn,
        round=state.round,
        phase=state.phase,
        player=state.player,
        raiser=state.raiser,
        rolled=state.rolled,
        stage=state.stage,
        warming=state.warming,
        next_warming=_next_warming(step),
        pool=state.pool,
        last=state.last,
        opened=tuple(state.opened),
        awaited=first.id if first else "",
        seconds=first.seconds if first else None,
        tile=tiles[state.seats[state.player].tile] if playing else "",
    )


def _next_warming(step: Step) -> int:
    """Give the warming that newly reaches a multiple; 0 before its stage (B20)."""
    state, numbers = step.state, step.content.rules.numbers
    if state.stage < numbers.warming_stage:
        return 0
    every = warming_step(step)
    return (state.warmed // every + 1) * every


def _next_pollution(step: Step, seat: int) -> int:
    """Give the pollution that newly reaches a multiple at End; 0 before its stage."""
    numbers = step.content.rules.numbers
    if step.state.stage < numbers.pollution_stage:
        return 0
    return (step.seat(seat).polluted // numbers.pollution_every + 1) * numbers.pollution_every


def seats(sight: Sight) -> tuple[SeatStory, ...]:
    """Tell of each seat what everybody may see."""
    state, step = sight.state, sight.step
    points = state.final or [scoring.points(step, seat) for seat in step.seats]
    return tuple(
        SeatStory(
            seat=seat,
            name=step.who(seat),
            bot=step.setup.seats[seat].bot or "",
            tile=own.tile,
            loops=own.loops,
            limit=own.limit,
            cards=len(own.hand),
            deck=sum(map(len, own.deck)),
            biomass=own.purse.biomass,
            capital=own.purse.capital,
            pollution=own.pollution,
            next_pollution=_next_pollution(step, seat),
            research=own.research,
            points=points[seat],
            place=1 + sum(other > points[seat] for other in points),
            on_turn=seat == state.player,
        )
        for seat, own in enumerate(state.seats)
    )


def points_parts(sight: Sight, seat: int) -> tuple[tuple[str, int], ...]:
    """Tell where a seat's victory points come from: a kind of card or a reason, and how many."""
    return tuple(scoring.parts(sight.step, seat))


def fates(handle: Table | Match, seat: int) -> tuple[int, int, int]:
    """Count what became of a reef: what was eaten, what starved, and corals bleached by heat."""
    match = handle if isinstance(handle, Match) else handle.match
    found = Counter(each.id for each in happened(match) if each.event.seat == seat)
    return found["ate"], found["starved"], found["expelled"]


# -- what a seat may do -------------------------------------------------------------------------


def refusal(sight: Sight, action: Action) -> Message | None:
    """Say why the rules would not take a choice; none where they would."""
    if sight.seat is None:
        return None
    try:
        sight.rules.apply(sight.state, sight.seat, action, KeyedChance(0), None)
    except Rejection as error:
        return error.message
    return None


def held(sight: Sight) -> tuple[Held, ...]:
    """Tell of one's hand: currency first, then cards of B11; equal ones together."""
    if sight.seat is None:
        return ()
    counted = Counter(sight.state.seats[sight.seat].hand)
    playable = {each.card for each in sight.legal if isinstance(each, do.Play)}
    order = sorted(counted, key=lambda kind: (kind not in CURRENCIES, kind))
    return tuple(Held(kind, counted[kind], kind in playable) for kind in order)


def offers(sight: Sight) -> tuple[Offer, ...]:
    """Tell of every open card in the middle, whether who looks may have it now, and why not."""
    return guide_cards.offers(sight.step, sight.seat, sight.legal)


def reef(sight: Sight, seat: int) -> tuple[OnReef, ...]:
    """Tell of every card of a reef, and what its owner may do with it now."""
    own = seat == sight.seat
    return guide_cards.reef(sight.step, seat, sight.legal if own else ())


def asked(sight: Sight) -> Asked | None:
    """Tell what the seat is asked by a card, with what each answer would come to."""
    question = sight.state.ask
    if question is None or question.seat != sight.seat:
        return None
    return guide_forecast.asked(sight.step, question)


def forecast(sight: Sight, seat: int) -> Forecast:
    """Foresee a seat's Manage: in the usual order, and with the usual choices."""
    return guide_forecast.forecast(sight.step, seat)


def would(sight: Sight, option: str) -> Forecast | None:
    """Foresee what one choice would come to: ``act:<id>``, or an option of what is asked."""
    return None if sight.seat is None else guide_forecast.would(sight.step, sight.seat, option)
