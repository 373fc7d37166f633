"""What a player's cards would do, were they let act now: a preview, made on a copy.

The copy is played on with the usual order and the usual choices up to the refill, with luck of its
own: so a preview of a seat's view tells nothing that the seat could not know. Bots read it, too.
"""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.expanse import ending, manage, scoring, tasks
from reefkit.games.expanse.eating import needs_of
from reefkit.games.expanse.effects import Eat
from reefkit.games.expanse.matching import effects_of, holds
from reefkit.games.expanse.state import State
from reefkit.games.expanse.step import Meal, Step
from reefkit.match.chance import KeyedChance
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.text import Message


class Lack(Struct, frozen=True):
    """A card that will starve, and what its meal needs, in plain words."""

    card: int
    needs: tuple[Message, ...]


class Forecast(Struct, frozen=True):
    """What would come of a player's Manage and End.

    Attributes
    ----------
    meals
        Who takes what: cards by number, food by name. Cards that are made on the way have numbers
        that no card of the present reef has.
    starving
        Who will find no meal.
    lost
        Numbers of the reef's present cards that will be gone after End.
    copies
        Kinds of the cards that will have come to stay.
    biomass, capital, pollution, warming, research
        By how much each will change.
    before, after
        The player's victory points now, and after End.
    """

    meals: tuple[Meal, ...]
    starving: tuple[Lack, ...]
    lost: tuple[int, ...]
    copies: tuple[str, ...]
    biomass: int
    capital: int
    pollution: int
    warming: int
    research: int
    before: int
    after: int


def foresee(step: Step, seat: int) -> Forecast:
    """Foresee a player's Manage and End from how the table stands now.

    Parameters
    ----------
    step
        The table as whoever looks may see it.
    seat
        Whose; if it is not its turn, as if its Manage began now.
    """
    return _play_on(step, _scratch(step, seat), seat)


def outcome(step: Step, seat: int, choice: str) -> Forecast:
    """Foresee what a choice comes to.

    Parameters
    ----------
    seat
        Who chooses.
    choice
        An option of what the seat is asked, or ``act:<card>`` for letting a card act next.
    """
    scratch = _scratch(step, seat)
    try:
        if choice.startswith("act:"):
            card = scratch.card(seat, int(choice.removeprefix("act:")))
            if card is not None:
                manage.act(scratch, card)
        else:
            tasks.answer(scratch, seat, choice)
    except Rejection:
        scratch = _scratch(step, seat)
    return _play_on(step, scratch, seat)


def outcomes(step: Step, seat: int) -> dict[str, Forecast]:
    """Foresee every choice that is open to a player while its cards act.

    Returns
    -------
    dict of str to Forecast
        By option of what it is asked, or by ``act:<card>`` for each card that could act next; the
        usual choice first.
    """
    state = step.state
    choices: list[str] = []
    if state.ask is not None and state.ask.seat == seat:
        choices = list(state.ask.options)
    elif state.ask is None and state.phase == "manage" and state.player == seat:
        choices = [f"act:{number}" for number in manage.waiting(step)]
    return {choice: outcome(step, seat, choice) for choice in choices}


def _scratch(step: Step, seat: int) -> Step:
    """Give a copy to play on; its luck is its own, and nobody listens."""
    state: State = copy_state(step.state)
    asked = state.ask is not None and state.ask.seat == seat
    if state.player != seat and not asked:
        state.player, state.phase, state.queue, state.ask = seat, "buy", [], None
    return Step(
        step.setup,
        step.content,
        step.options,
        state,
        KeyedChance(0),
        None,
        [],
        step.sorts,
        step.fitted,
    )


def _play_on(step: Step, scratch: Step, seat: int) -> Forecast:
    """Play a copy on to the refill, and say what came of it."""
    starving: list[Lack] = []
    try:
        _run(scratch)
        state = scratch.state
        if state.player != seat:
            state.player, state.phase = seat, "buy"
        if state.phase in {"move", "raise", "take", "buy"}:
            state.phase = "manage"
            manage.begin(scratch)
            _run(scratch)
        if state.phase == "manage":
            manage.rest(scratch)
            _run(scratch)
            manage.after(scratch)
            _run(scratch)
        starving = _starving(scratch, seat)
        if state.phase != "end":
            state.phase = "end"
            ending.begin(scratch)
            _run(scratch)
    except Rejection:
        pass  # a teacher's cards that act without end: what came of them so far is shown
    return _compare(step, scratch, seat, starving)


def _run(scratch: Step) -> None:
    """Carry out what waits, with the usual answer to whatever is asked."""
    for _ in range(tasks.MOST_TASKS):
        tasks.run(scratch)
        question = scratch.state.ask
        if question is None:
            return
        tasks.answer(scratch, question.seat, question.options[0])


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


def _compare(step: Step, scratch: Step, seat: int, starving: list[Lack]) -> Forecast:
    """Say by what a played copy differs from the table."""
    now, then = step.seat(seat), scratch.seat(seat)
    stays = {card.id for card in then.reef}
    had = {card.id for card in now.reef}
    purses = (now.purse, now.made), (then.purse, then.made)
    biomass, capital = (
        sum(getattr(each, currency) for each in purses[1])
        - sum(getattr(each, currency) for each in purses[0])
        for currency in ("biomass", "capital")
    )
    return Forecast(
        meals=tuple(scratch.meals or ()),
        starving=tuple(starving),
        lost=tuple(card.id for card in now.reef if card.id not in stays),
        copies=tuple(card.kind for card in then.reef if card.id not in had),
        biomass=biomass,
        capital=capital,
        pollution=then.pollution - now.pollution,
        warming=scratch.state.warming - step.state.warming,
        research=then.research - now.research,
        before=scoring.points(step, seat),
        after=scoring.points(scratch, seat),
    )
