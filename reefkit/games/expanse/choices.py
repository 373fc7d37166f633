"""Every choice that is open to a seat, and what an action makes of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import (
    attaching,
    buying,
    flow,
    manage,
    paying,
    piles,
    raising,
    tasks,
    using,
)
from reefkit.games.expanse import research as researching
from reefkit.games.expanse.moving import tile_of
from reefkit.games.expanse.step import Step
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready


def asked(step: Step) -> list[int]:
    """List the seats that the table waits for."""
    state = step.state
    if state.phase == "over":
        return []
    if state.ask is not None:
        return [state.ask.seat]
    if state.phase == "setup":
        return [seat for seat in step.seats if not state.ready[seat]]
    return [state.raiser if state.phase == "raise" else state.player]


# -- what is open -------------------------------------------------------------------------------


def legal(step: Step, seat: int) -> list[Action]:
    """List every single choice open to a seat now."""
    if seat not in asked(step):
        return []
    if step.state.ask is not None:
        return [do.Answer(option) for option in step.state.ask.options]
    return list(_OPEN[step.state.phase](step, seat))


def _setup(step: Step, seat: int) -> Iterator[Action]:
    del step, seat
    yield Ready()


def _move(step: Step, seat: int) -> Iterator[Action]:
    del step, seat
    yield do.Roll()


def _raise(step: Step, seat: int) -> Iterator[Action]:
    yield do.Pass()
    for bid in raising.bids(step, seat):
        yield do.Raise((bid,))


def _take(step: Step, seat: int) -> Iterator[Action]:
    for slot in piles.open_slots(step, tile_of(step, seat)):
        yield do.Take(slot)


def _buy(step: Step, seat: int) -> Iterator[Action]:
    yield do.Done()
    yield from buying.purchases(step, seat)
    for kind in buying.playable(step, seat):
        yield do.Play(kind)
    for card in step.seat(seat).reef:
        for host in attaching.hosts(step, seat, card):
            yield do.Attach(card.id, host)
        if using.can_use(step, seat, card):
            yield do.Use(card.id)


def _manage(step: Step, seat: int) -> Iterator[Action]:
    del seat
    yield do.Rest()
    for id_ in manage.waiting(step):
        yield do.Act(id_)


def _research(step: Step, seat: int) -> Iterator[Action]:
    yield do.Done()
    for id_, most in researching.places(step, seat).items():
        for points in range(1, most + 1):
            yield do.Research(id_, points)


def _end(step: Step, seat: int) -> Iterator[Action]:
    for biomass in range(paying.in_hand(step, seat, "biomass") + 1):
        for capital in range(paying.in_hand(step, seat, "capital") + 1):
            yield do.Flow(biomass, capital)


_OPEN: dict[str, Callable[[Step, int], Iterator[Action]]] = {
    "setup": _setup,
    "move": _move,
    "raise": _raise,
    "take": _take,
    "buy": _buy,
    "manage": _manage,
    "research": _research,
    "end": _end,
}


# -- what is done -------------------------------------------------------------------------------

_PHASES: dict[type[Action], set[str]] = {
    Ready: {"setup"},
    do.Roll: {"move"},
    do.Raise: {"raise"},
    do.Pass: {"raise"},
    do.Take: {"take"},
    do.Buy: {"buy"},
    do.Play: {"buy"},
    do.Attach: {"buy"},
    do.Use: {"buy"},
    do.Done: {"buy", "research"},
    do.Act: {"manage"},
    do.Rest: {"manage"},
    do.Research: {"research"},
    do.Flow: {"end"},
}
"""In which phases an action has a place; an `Answer` has one whenever something is asked."""


def act(step: Step, seat: int, action: Action) -> None:
    """Let a seat do something, and all that follows from it.

    Raises
    ------
    Rejection
        When it may not do this now.
    """
    state = step.state
    answers = isinstance(action, do.Answer)
    if answers is not (state.ask is not None):
        raise reject("expanse-answer-first" if state.ask is not None else "expanse-not-asked")
    if not answers and state.phase not in _PHASES.get(type(action), ()):
        raise reject("expanse-not-now")
    if seat not in asked(step):
        raise reject("expanse-not-your-turn")
    state.step += 1
    _HANDLERS[type(action)](step, seat, action)
    flow.settle(step)


def _ready(step: Step, seat: int, action: Ready) -> None:
    del action
    step.state.ready[seat] = True
    if all(step.state.ready):
        flow.begin_match(step)


def _rolled(step: Step, seat: int, action: do.Roll) -> None:
    del action
    flow.roll(step, seat)


def _pass(step: Step, seat: int, action: do.Pass) -> None:
    del seat, action
    raising.go_on(step)


def _done(step: Step, seat: int, action: do.Done) -> None:
    del seat, action
    if step.state.phase == "buy":
        flow.begin_manage(step)
    else:
        flow.end(step)


def _act(step: Step, seat: int, action: do.Act) -> None:
    card = buying.own_card(step, seat, action.card)
    if card.id not in manage.waiting(step):
        raise reject("expanse-has-acted")
    manage.act(step, card)


def _rest(step: Step, seat: int, action: do.Rest) -> None:
    del seat, action
    manage.rest(step)


def _place(step: Step, seat: int, action: do.Research) -> None:
    most = researching.places(step, seat).get(action.card)
    if most is None:
        raise reject("expanse-no-research-there")
    if action.points > most:
        raise reject("expanse-research-too-much", most=most)
    card = next(c for place in step.state.seats for c in place.reef if c.id == action.card)
    researching.place(step, seat, card, action.points)


def _answer(step: Step, seat: int, action: do.Answer) -> None:
    tasks.answer(step, seat, action.choice)


def _flow(step: Step, seat: int, action: do.Flow) -> None:
    for currency, count in (("biomass", action.biomass), ("capital", action.capital)):
        if count > paying.in_hand(step, seat, currency):
            raise reject("expanse-flows-too-much")
    flow.flow(step, seat, action.biomass, action.capital)


_HANDLERS: dict[type[Action], Callable[[Step, int, Any], None]] = {
    Ready: _ready,
    do.Roll: _rolled,
    do.Raise: raising.raise_,
    do.Pass: _pass,
    do.Take: buying.take,
    do.Buy: buying.buy,
    do.Play: buying.play,
    do.Attach: buying.attach,
    do.Use: buying.use,
    do.Done: _done,
    do.Act: _act,
    do.Rest: _rest,
    do.Research: _place,
    do.Answer: _answer,
    do.Flow: _flow,
}
