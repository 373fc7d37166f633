"""The order of play: phases, turns, legal actions and their effects, and the counting of points.

`legal` lists a seat's choices, and `act` carries out an action. Whatever happens without a choice
is a task (`tasks`), so that an owner can be asked in between; `_settle` runs tasks until somebody
has to decide, and moves the turn on.

After each move the other seats may raise prices of cards on offer, once each in their order. A seat
without the currency is asked too, so that being asked reveals nothing of a hand. `happened` yields
the events of a match in the order of its log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from reefkit.games.expanse import (
    acquire,
    attachment,
    decks,
    manage,
    research,
    scoring,
    supply,
    tasks,
    turn_end,
)
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.actions import Bid, Raise
from reefkit.games.expanse.decks import open_slots
from reefkit.games.expanse.state import NOBODY, PHASES, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.supply import move_token, tile_of
from reefkit.match.errors import reject
from reefkit.match.game import Action, Event, Ready
from reefkit.match.match import Match
from reefkit.text import Message

MUST_TAKE = {"bonus", "malus"}
"""Tiles on which the player must take a card, from the deck of the same name."""
OPENED = {
    "biomass": ("resource", "biomass"),
    "capital": ("resource", "humanitarian"),
    "grant": ("resource", "biomass", "humanitarian"),
}
"""Decks that a tile opens for purchase; other tiles open only the resource deck (B2)."""


def _settle(step: Step) -> None:
    while True:
        tasks.run_tasks(step)
        if step.state.ask is not None or not _moves_on(step):
            return


def _moves_on(step: Step) -> bool:
    state = step.state
    if state.phase == "manage" and not manage.waiting(step):
        state.phase = "research"
        manage.after(step)
        return True
    if state.phase == "research" and not research.research_places(step, state.player):
        end(step)
        return True
    if state.phase == "end" and state.is_last_turn:
        _finish(step)
        return True
    return False


def _begin_match(step: Step) -> None:
    for seat in step.seats if step.options.chain else ():
        _lay_chain(step, seat)
    for deck in step.state.piles:
        decks.fill(step, deck)
    numbers = step.content.rules.numbers
    step.say("expanse-begins", count=numbers.hand)
    for seat in step.seats:
        decks.draw(step, seat, numbers.hand)
    _begin_turn(step, 0)


def _lay_chain(step: Step, seat: int) -> None:
    laid = []
    for kind in step.content.rules.chain:
        if not decks.search(step, step.kind(kind).deck, kind):
            continue
        card = attachment.lay(step, seat, kind)
        laid.append(card_one(kind))
        for host in attachment.hosts(step, seat, card)[:1]:
            attachment.attach(step, seat, card, host)
    step.say_of("expanse-chain", seat, cards=laid)


def _begin_turn(step: Step, seat: int) -> None:
    state = step.state
    state.turn += 1
    state.round += seat == 0
    state.phase, state.player = "move", seat
    state.raiser, state.rolled, state.opened = NOBODY, 0, []
    place = step.seat(seat)
    place.turns += 1
    for each in state.seats:
        each.raised = False
    step.say_of("expanse-turn", seat, turn=state.turn, last=int(state.is_last_turn))
    tasks.do_later(step, Task("turn-begins", seat))


def _roll(step: Step, seat: int) -> None:
    numbers = step.content.rules.numbers
    rolled = [step.roll(numbers.die, "die", seat) + 1 for _ in range(step.options.dice)]
    step.state.rolled = sum(rolled)
    move_token(step, seat, sum(rolled))
    tasks.do_later(step, Task("open-tile", seat))


@tasks.handles("open-tile")
def _open_tile(step: Step, task: Task) -> None:
    state, tile = step.state, tile_of(step, task.seat)
    state.opened = list(OPENED.get(tile, ("resource",)))
    if tile == "grant":
        _grant(step, task.seat)
    if step.options.raising:
        state.phase = "raise"
        state.raiser = (task.seat + 1) % len(step.seats)
    else:
        _shop(step)


def _grant(step: Step, seat: int) -> None:
    """Give the player the pool as Capital for this turn, and as much Biomass (B4)."""
    state, place = step.state, step.seat(seat)
    place.purse.capital += state.pool
    place.purse.biomass += state.pool
    step.say_of("expanse-grant", seat, count=state.pool)
    state.pool = 0


def _shop(step: Step) -> None:
    state = step.state
    state.raiser = NOBODY
    tile = tile_of(step, state.player)
    if tile in MUST_TAKE:
        if decks.open_slots(step, tile):
            state.phase = "take"
            return
        step.say_of("expanse-nothing-to-take", state.player, deck=Message(f"expanse-deck-{tile}"))
    state.phase = "buy"


def _begin_manage(step: Step) -> None:
    step.state.phase = "manage"
    manage.begin_manage(step)


def end(step: Step) -> None:
    step.state.phase = "end"
    turn_end.begin_end(step)


def flow(step: Step, seat: int, biomass: int, capital: int) -> None:
    supply.spend_cards(step, seat, "biomass", biomass)
    supply.spend_cards(step, seat, "capital", capital)
    if biomass or capital:
        step.say_of("expanse-flowed", seat, biomass=biomass, capital=capital)
    _finish(step)


def _finish(step: Step) -> None:
    state, seat = step.state, step.state.player
    place = step.seat(seat)
    decks.put_under(place.deck, place.spent)
    place.spent = []
    decks.settle_piles(step)
    supply.age_currency(step, seat)
    last_turn = state.is_last_turn
    if state.last:
        state.last -= 1
        if not state.last:
            _count_points(step)
            return
    if not last_turn:
        decks.draw(step, seat, max(0, place.limit + place.more - len(place.hand)))
        place.more = 0
        _time_is_up(step)
        if state.stage >= supply.LAST_STAGE and not state.last:
            turns = 2 if step.options.turns else 1
            state.last = turns * len(step.seats)
            step.say("expanse-last-turns", count=turns)
    state.phase = "move"
    tasks.do_later(step, Task("next-turn", seat))


def _time_is_up(step: Step) -> None:
    """Bring the stages that are due at the end of a round, if turns are limited (B33)."""
    state = step.state
    if step.options.turns and state.player == step.seats[-1]:
        supply.reach_stage(
            step, 1 + sum(state.round >= supply.latest(step, stage) for stage in (2, 3, 4))
        )


@tasks.handles("next-turn")
def _next_turn(step: Step, task: Task) -> None:
    _begin_turn(step, (task.seat + 1) % len(step.seats))


def _count_points(step: Step) -> None:
    """End the match and count everybody's victory points; ties share a place (B16)."""
    state = step.state
    state.phase, state.player, state.raiser = "over", NOBODY, NOBODY
    state.opened, state.rolled = [], 0
    state.final = [scoring.victory_points(step, seat) for seat in step.seats]
    for seat in step.seats:
        step.say_of("expanse-scored", seat, points=state.final[seat])
    best = max(state.final)
    winners = [step.who(seat) for seat in step.seats if state.final[seat] == best]
    step.say("expanse-match-over", players=winners, count=len(winners), points=best)


def _bids(step: Step, seat: int) -> list[Bid]:
    return [
        Bid(deck, slot, by)  # type: ignore[arg-type]
        for deck in step.state.opened
        for slot in open_slots(step, deck)
        for by in range(1, supply.in_hand(step, seat, acquire.currency_of(deck)) + 1)
    ]


def _raise_(step: Step, seat: int, action: Raise) -> None:
    most = step.content.rules.numbers.raised_cards
    if len(action.bids) > most:
        raise reject("expanse-raises-too-many", most=most)
    if len({(bid.deck, bid.slot) for bid in action.bids}) < len(action.bids):
        raise reject("expanse-raises-twice")
    needed = {"biomass": 0, "capital": 0}
    for bid in action.bids:
        acquire.on_offer(step, bid.deck, bid.slot)
        needed[acquire.currency_of(bid.deck)] += bid.by
    for currency, count in needed.items():
        if supply.in_hand(step, seat, currency) < count:
            raise reject("expanse-cannot-raise", count=count, currency=card_name(currency))
    for bid in action.bids:
        _bid(step, seat, bid)
    step.seat(seat).raised = True
    _go_on(step)


def _bid(step: Step, seat: int, bid: Bid) -> None:
    pile, currency = step.pile(bid.deck), acquire.currency_of(bid.deck)
    supply.spend_cards(step, seat, currency, bid.by)
    pile.raised[bid.slot] += bid.by
    step.say_of(
        "expanse-raised",
        seat,
        card=card_name(pile.open[bid.slot]),
        count=bid.by,
        currency=card_name(currency),
    )


def _go_on(step: Step) -> None:
    state = step.state
    state.raiser = (state.raiser + 1) % len(step.seats)
    if state.raiser == state.player:
        _shop(step)


def awaited_seats(step: Step) -> list[int]:
    state = step.state
    if state.phase == "over":
        return []
    if state.ask is not None:
        return [state.ask.seat]
    if state.phase == "setup":
        return [seat for seat in step.seats if not state.ready[seat]]
    return [state.raiser if state.phase == "raise" else state.player]


def legal(step: Step, seat: int) -> list[Action]:
    """List a seat's actions; `act` also accepts raises of two cards, and orders of acting."""
    if seat not in awaited_seats(step):
        return []
    if step.state.ask is not None:
        return [do.AnswerTask(option) for option in step.state.ask.options]
    return list(_OPEN[step.state.phase](step, seat))


def _raise(step: Step, seat: int) -> Iterator[Action]:
    yield do.NoBid()
    for bid in _bids(step, seat):
        yield do.Raise((bid,))


def _take(step: Step, seat: int) -> Iterator[Action]:
    for slot in decks.open_slots(step, tile_of(step, seat)):
        yield do.TakeCard(slot)


def _buy(step: Step, seat: int) -> Iterator[Action]:
    yield do.Done()
    yield from acquire.purchases(step, seat)
    for kind in acquire.playable(step, seat):
        yield do.PlayCard(kind)
    for card in step.seat(seat).reef:
        for host in attachment.hosts(step, seat, card):
            yield do.AttachCard(card.id, host)
        if acquire.can_use(step, seat, card):
            yield do.Use(card.id)


def _manage(step: Step, _seat: int) -> Iterator[Action]:
    yield do.ActAll()
    for id_ in manage.waiting(step):
        yield do.ActCard(id_)


def _research(step: Step, seat: int) -> Iterator[Action]:
    yield do.Done()
    for id_, most in research.research_places(step, seat).items():
        for points in range(1, most + 1):
            yield do.Research(id_, points)


def _end(step: Step, seat: int) -> Iterator[Action]:
    for biomass in range(supply.in_hand(step, seat, "biomass") + 1):
        for capital in range(supply.in_hand(step, seat, "capital") + 1):
            yield do.Flow(biomass, capital)


_OPEN: dict[str, Callable[[Step, int], Iterable[Action]]] = {
    "setup": lambda *_: [Ready()],
    "move": lambda *_: [do.RollDie()],
    "raise": _raise,
    "take": _take,
    "buy": _buy,
    "manage": _manage,
    "research": _research,
    "end": _end,
}


def act(step: Step, seat: int, action: Action) -> None:
    """Carry out one action of one seat, and all that follows from it.

    Raises
    ------
    Rejection
        If the seat may not do this now.
    """
    state = step.state
    phases, handle = _HANDLERS.get(type(action), (set(), None))
    answers = isinstance(action, do.AnswerTask)
    if answers is not (state.ask is not None):
        raise reject("expanse-answer-first" if state.ask is not None else "expanse-not-asked")
    if handle is None or state.phase not in phases:
        raise reject("expanse-not-now")
    if seat not in awaited_seats(step):
        raise reject("expanse-not-your-turn")
    state.step += 1
    handle(step, seat, action)
    _settle(step)


def _ready(step: Step, seat: int, _action: Ready) -> None:
    step.state.ready[seat] = True
    if all(step.state.ready):
        _begin_match(step)


def _done(step: Step, _seat: int, _action: do.Done) -> None:
    if step.state.phase == "buy":
        _begin_manage(step)
    else:
        end(step)


def _act(step: Step, seat: int, action: do.ActCard) -> None:
    card = acquire.own_card(step, seat, action.card)
    if card.id not in manage.waiting(step):
        raise reject("expanse-has-acted")
    manage.act(step, card)


def _rest(step: Step, _seat: int, action: do.ActAll) -> None:
    manage.rest(step, action.first, planned=action.planned)


def _place(step: Step, seat: int, action: do.Research) -> None:
    most = research.research_places(step, seat).get(action.card)
    if most is None:
        raise reject("expanse-no-research-there")
    if action.points > most:
        raise reject("expanse-research-too-much", most=most)
    card = next(c for place in step.state.seats for c in place.reef if c.id == action.card)
    research.place_research(step, seat, card, action.points)


def _flow(step: Step, seat: int, action: do.Flow) -> None:
    for currency, count in (("biomass", action.biomass), ("capital", action.capital)):
        if count > supply.in_hand(step, seat, currency):
            raise reject("expanse-flows-too-much")
    flow(step, seat, action.biomass, action.capital)


_HANDLERS: dict[type[Action], tuple[set[str], Callable[[Step, int, Any], None]]] = {
    Ready: ({"setup"}, _ready),
    do.RollDie: ({"move"}, lambda step, seat, _: _roll(step, seat)),
    do.Raise: ({"raise"}, _raise_),
    do.NoBid: ({"raise"}, lambda step, *_: _go_on(step)),
    do.TakeCard: ({"take"}, acquire.take),
    do.Buy: ({"buy"}, acquire.buy),
    do.PlayCard: ({"buy"}, acquire.play),
    do.AttachCard: ({"buy"}, acquire.attach),
    do.Use: ({"buy"}, acquire.use),
    do.Done: ({"buy", "research"}, _done),
    do.ActCard: ({"manage"}, _act),
    do.ActAll: ({"manage"}, _rest),
    do.Research: ({"research"}, _place),
    do.AnswerTask: (
        set(PHASES),
        lambda step, seat, action: tasks.take_answer(step, seat, action.choice),
    ),
    do.Flow: ({"end"}, _flow),
}
"""By type of action: the phases in which it is legal, and its handler."""

_NAME = "expanse-"
"""Prefix of the ids of this game's messages."""
_SOME = "expanse-some-"
"""Prefix of the ids of messages for an amount of a food."""


class TurnEvent(NamedTuple):
    """One event with the turn to which it belongs."""

    turn: int  #: Number of the turn at the table; 0 before the first.
    player: int  #: Seat whose turn it is; `NOBODY` before the first turn and after the last.
    position: int  #: Position of its log entry.
    event: Event

    @property
    def id(self) -> str:
        """The id of the event's message without its prefix: ``bought``, ``starved``."""
        return self.event.what.id.removeprefix(_NAME)


def happened(match: Match, position: int | None = None) -> Iterator[TurnEvent]:
    """Yield the events up to a position (None: the current one) that were not taken back."""
    for step in match.standing(None, 0, position):
        before = match.state_at(step.position)
        turn, player = before.turn, before.player
        for event in step.events:
            if event.what.id == "expanse-turn" and event.seat is not None:
                turn, player = int(event.what.values["turn"]), event.seat  # type: ignore[arg-type]
            yield TurnEvent(turn, player, step.position, event)


def named(value: object) -> str:
    """Return the kind of card or the food that a message is about; empty if it is about none.

    If the message itself is neither, the first of its values that is one counts.
    """
    if not isinstance(value, Message):
        return ""
    if value.id.startswith(_SOME):
        return value.id.removeprefix(_SOME)
    if value.id.startswith(_NAME) and not value.values:
        return value.id.removeprefix(_NAME).partition(".")[0]
    return next((found for each in value.values.values() if (found := named(each))), "")
