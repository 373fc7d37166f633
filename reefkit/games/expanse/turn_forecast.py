"""A forecast of a player's Manage and End, made on a copy of the state.

The copy is played on up to the refill, with every owner's first option. Cards act in the usual
order, unless an animal would starve that finds a meal if others act first (`TurnForecast.first`).
The copy's luck is not that of the match, so a forecast reveals nothing that the seat could not
know.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from reefkit.games.expanse import acquire, scoring, tasks
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.effects import (
    Eat,
)
from reefkit.games.expanse.food import food_amount
from reefkit.games.expanse.food_web import either, needs_of
from reefkit.games.expanse.guide import Starves, TurnForecast
from reefkit.games.expanse.manage import act, after, begin_manage, rest
from reefkit.games.expanse.state import CURRENCIES, FOODS, Seat, State
from reefkit.games.expanse.step import Step, card_one
from reefkit.games.expanse.targets import (
    effects_of,
    holds,
)
from reefkit.games.expanse.turn_end import begin_end
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.match.random import KeyedChance
from reefkit.text import message


def foresee(step: Step, seat: int) -> TurnForecast:
    """Return the forecast of a seat's Manage and End.

    If it is not the seat's turn, its Manage is assumed to begin now.
    """
    return outcome(step, seat, "")


def outcome(step: Step, seat: int, choice: str) -> TurnForecast:
    """Return the forecast after a choice: an option of the open question, or ``act:<id>``.

    A choice that the rules refuse is left out.
    """
    best = _after_choice(step, seat, choice, ())
    hungry = [each.card for each in best.starves]
    while hungry:
        found = _after_choice(step, seat, choice, (hungry.pop(0), *best.first))
        fed = len(best.starves) - len(found.starves)
        if fed >= 0 and found.points[1] - best.points[1] >= (fed == 0):
            best, hungry = found, [each.card for each in found.starves]
    return best


def _after_choice(step: Step, seat: int, choice: str, first: tuple[int, ...]) -> TurnForecast:
    scratch = _scratch(step, seat)
    try:
        if not choice:
            pass
        elif choice.startswith("act:"):
            card = scratch.card(seat, int(choice.removeprefix("act:")))
            if card is not None:
                act(scratch, card)
        else:
            tasks.take_answer(scratch, seat, choice)
    except Rejection:
        scratch = _scratch(step, seat)
    return _play_on(step, scratch, seat, first)


def brings(step: Step, seat: int, card: int) -> int:
    """Return the Biomass of the next turn that using a card would bring."""
    scratch = _scratch(step, seat)
    acquire.use(scratch, seat, do.Use(card))
    _run(scratch)
    return scratch.seat(seat).made.biomass - step.seat(seat).made.biomass


def _scratch(step: Step, seat: int) -> Step:
    state: State = copy_state(step.state)
    is_asked = state.ask is not None and state.ask.seat == seat
    if state.player != seat and not is_asked:
        state.player, state.phase, state.queue, state.ask = seat, "buy", [], None
    return replace(step, state=state, chance=KeyedChance(0), tell=None, meals=[])


def _play_on(step: Step, scratch: Step, seat: int, first: tuple[int, ...]) -> TurnForecast:
    starving: list[Starves] = []
    try:
        _run(scratch)
        state = scratch.state
        if state.player != seat:
            state.player, state.phase = seat, "buy"
        if state.phase in {"move", "raise", "take", "buy"}:
            state.phase = "manage"
            begin_manage(scratch)
            _run(scratch)
        if state.phase == "manage":
            rest(scratch, first, planned=True)
            _run(scratch)
            after(scratch)
            _run(scratch)
        starving = _starving(step, scratch, seat)
        if state.phase != "end":
            state.phase = "end"
            begin_end(scratch)
            _run(scratch)
    except Rejection:
        pass  # a teacher's cards that act without end: show the result so far
    return _compare(step, scratch, seat, starving, first)


def _run(scratch: Step) -> None:
    for _ in range(tasks.MOST_TASKS):
        tasks.run_tasks(scratch)
        question = scratch.state.ask
        if question is None:
            return
        tasks.take_answer(scratch, question.seat, question.options[0])


def _starving(before: Step, step: Step, seat: int) -> list[Starves]:
    found = []
    loose = {card.id for card in before.seat(seat).reef if not card.host}
    for card in (each for each in step.seat(seat).reef if each.failed):
        meals = [each for each in effects_of(step, card, Eat) if holds(step, seat, card, each)]
        needs = [need for meal in meals for need in needs_of(meal)]
        needs = [each for number, each in enumerate(needs) if each not in needs[:number]]
        foods = (each.id.removeprefix("expanse-some-") for each in needs)
        host = step.card(seat, card.host) if card.id in loose else None
        lacks = (
            message("expanse-guide-lacks", needs=either(needs))
            if host is None
            else message("expanse-guide-lacks-on", host=card_one(host.kind), needs=either(needs))
        )
        found.append(Starves(card.id, lacks, tuple(each for each in foods if each in FOODS)))
    return found


def _compare(
    step: Step, scratch: Step, seat: int, starves: list[Starves], first: tuple[int, ...]
) -> TurnForecast:
    now, then = step.seat(seat), scratch.seat(seat)
    stays = {card.id for card in then.reef}
    meals = tuple(scratch.meals or ())
    eaten: Counter[str] = Counter()
    for meal in meals:
        eaten[meal.food] += meal.amount
    wanted = {food for one in starves for food in one.foods}
    food = (
        (name, max(eaten[name], food_amount(step, seat, name), name in wanted)) for name in FOODS
    )
    changes = {name: _temporary(then, name) - _temporary(now, name) for name in CURRENCIES}
    changes |= {
        "pollution": then.pollution - now.pollution,
        "warming": scratch.state.warming - step.state.warming,
        "research": then.research - now.research,
    }
    return TurnForecast(
        meals=meals,
        starves=tuple(starves),
        first=first,
        lost=tuple(card.id for card in now.reef if card.id not in stays),
        food=tuple(each for each in food if each[1]),
        points=(scoring.victory_points(step, seat), scoring.victory_points(scratch, seat)),
        gains=tuple(
            message("expanse-guide-gains", what=name, count=abs(by), sign="+" if by > 0 else "−")
            for name, by in changes.items()
            if by
        ),
    )


def _temporary(place: Seat, currency: str) -> int:
    return int(getattr(place.purse, currency) + getattr(place.made, currency))
