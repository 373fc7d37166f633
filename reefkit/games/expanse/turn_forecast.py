"""A forecast of what a player's cards would do now, made on a copy.

The copy is played on with the usual order and the usual choices up to the refill, with luck of its
own: so a preview of a seat's view tells nothing that the seat could not know. Bots read it, too.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from reefkit.games.expanse import scoring, tasks
from reefkit.games.expanse.effects import (
    Eat,
)
from reefkit.games.expanse.food_web import needs_of
from reefkit.games.expanse.manage import act, after, begin_manage, rest
from reefkit.games.expanse.state import State
from reefkit.games.expanse.step import Meal, Step
from reefkit.games.expanse.targets import (
    effects_of,
    holds,
)
from reefkit.games.expanse.turn_end import begin_end
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.match.random import KeyedChance
from reefkit.text import Message


class Lack(Struct, frozen=True):
    """A card that will starve, and what its meal needs, in plain words."""

    card: int
    needs: tuple[Message, ...]


class ManageForecast(Struct, frozen=True):
    """What would come of a player's Manage and End."""

    #: Who takes what: cards by number, food by name. Cards that are made on the way have numbers
    #: that no card of the present reef has.
    meals: tuple[Meal, ...]
    starving: tuple[Lack, ...]  #: Who will find no meal.
    lost: tuple[int, ...]  #: Numbers of the reef's present cards that will be gone after End.
    copies: tuple[str, ...]  #: Kinds of the cards that will have come to stay.
    #: ``biomass``, ``capital``, ``pollution``, ``warming``, ``research``: By how much each will
    #: change.
    biomass: int
    capital: int
    pollution: int
    warming: int
    research: int
    #: ``before``, ``after``: The player's victory points now, and after End.
    before: int
    after: int


def foresee(step: Step, seat: int) -> ManageForecast:
    """Foresee a player's Manage and End from the state of the table now.

    If it is not the seat's turn, as if its Manage began now.
    """
    return _play_on(step, _scratch(step, seat), seat)


def outcome(step: Step, seat: int, choice: str) -> ManageForecast:
    scratch = _scratch(step, seat)
    try:
        if choice.startswith("act:"):
            card = scratch.card(seat, int(choice.removeprefix("act:")))
            if card is not None:
                act(scratch, card)
        else:
            tasks.take_answer(scratch, seat, choice)
    except Rejection:
        scratch = _scratch(step, seat)
    return _play_on(step, scratch, seat)


def _scratch(step: Step, seat: int) -> Step:
    state: State = copy_state(step.state)
    is_asked = state.ask is not None and state.ask.seat == seat
    if state.player != seat and not is_asked:
        state.player, state.phase, state.queue, state.ask = seat, "buy", [], None
    return replace(step, state=state, chance=KeyedChance(0), tell=None, meals=[])


def _play_on(step: Step, scratch: Step, seat: int) -> ManageForecast:
    starving: list[Lack] = []
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
            rest(scratch)
            _run(scratch)
            after(scratch)
            _run(scratch)
        starving = _starving(scratch, seat)
        if state.phase != "end":
            state.phase = "end"
            begin_end(scratch)
            _run(scratch)
    except Rejection:
        pass  # a teacher's cards that act without end: what came of them so far is shown
    return _compare(step, scratch, seat, starving)


def _run(scratch: Step) -> None:
    for _ in range(tasks.MOST_TASKS):
        tasks.run_tasks(scratch)
        question = scratch.state.ask
        if question is None:
            return
        tasks.take_answer(scratch, question.seat, question.options[0])


def _starving(step: Step, seat: int) -> list[Lack]:
    return [
        Lack(
            card.id,
            tuple(
                need
                for meal in effects_of(step, card, Eat)
                if holds(step, seat, card, meal)
                for need in needs_of(meal)
            ),
        )
        for card in step.seat(seat).reef
        if card.failed
    ]


def _compare(step: Step, scratch: Step, seat: int, starving: list[Lack]) -> ManageForecast:
    now, then = step.seat(seat), scratch.seat(seat)
    stays = {card.id for card in then.reef}
    had = {card.id for card in now.reef}
    purses = (now.purse, now.made), (then.purse, then.made)
    biomass, capital = (
        sum(getattr(each, currency) for each in purses[1])
        - sum(getattr(each, currency) for each in purses[0])
        for currency in ("biomass", "capital")
    )
    return ManageForecast(
        meals=tuple(scratch.meals or ()),
        starving=tuple(starving),
        lost=tuple(card.id for card in now.reef if card.id not in stays),
        copies=tuple(card.kind for card in then.reef if card.id not in had),
        biomass=biomass,
        capital=capital,
        pollution=then.pollution - now.pollution,
        warming=scratch.state.warming - step.state.warming,
        research=then.research - now.research,
        before=scoring.victory_points(step, seat),
        after=scoring.victory_points(scratch, seat),
    )
