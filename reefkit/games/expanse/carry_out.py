"""Carrying out the effects of a card, one after another.

Each effect is a task that names the card and the effect's place in the card's data, so that its
owner can be asked in between. The remaining effects of a card that has left the reef are dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from reefkit.games.expanse import attachment, counters, decks, food, tasks
from reefkit.games.expanse import effects as of
from reefkit.games.expanse.attachment import copy, lay, refresh
from reefkit.games.expanse.food_web import eat
from reefkit.games.expanse.removal import remove
from reefkit.games.expanse.state import CURRENCIES, HIDDEN, ReefCard, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.supply import move_token, pay, spendable
from reefkit.games.expanse.takings import take_cards
from reefkit.games.expanse.targets import (
    holds,
    meant,
    times,
    usual_time,
)


def timed_abilities(step: Step, card: ReefCard, when: str) -> list[int]:
    """List the indices of a card's effects to be carried out at a time of the turn.

    Left out are effects without a handler, and leaving at an End (see `attachment.leaving`).
    """
    return [
        number
        for number, effect in enumerate(step.kind(card.kind).effects)
        if usual_time(effect) == when
        and type(effect) in _HANDLERS
        and not (isinstance(effect, of.Leave) and effect.at != "once")
    ]


def all_of(seat: int, card: ReefCard, numbers: Iterable[int]) -> list[Task]:
    """Return a task for each of a card's effects, given by index."""
    return [Task("effect", seat, card.id, number) for number in numbers]


@tasks.handles("effect")
def _carry_out(step: Step, task: Task) -> None:
    """Carry out an effect, if its card is still on the reef and its conditions are met.

    `task.effect` is the index of the card's effect, `task.name` the path to an effect inside it,
    such as ``ways.0.then.1``; empty for the effect itself. A card that found no meal begins no
    other effect of its acting time.
    """
    card = step.card(task.seat, task.card)
    if card is None or card.idle:
        return
    effect = _effect_of(step, card, task)
    starves = card.failed and not task.name and usual_time(effect) == "acting"
    if starves or (not task.picked and not holds(step, task.seat, card, effect)):
        return
    _HANDLERS[type(effect)](step, task, card, effect)


def _effect_of(step: Step, card: ReefCard, task: Task) -> Any:
    effect: Any = step.kind(card.kind).effects[task.effect]
    for part in task.name.split(".") if task.name else ():
        effect = effect[int(part)] if part.isdigit() else getattr(effect, part)
    return effect


def is_whole(step: Step, task: Task) -> bool:
    """Return whether a task from a file, if it is an effect of a card still there, can be run."""
    card = step.card(task.seat, task.card) if task.seat in step.seats else None
    if card is None or task.do != "effect":
        return True
    try:
        return type(_effect_of(step, card, task)) in _HANDLERS
    except (IndexError, AttributeError, TypeError):
        return False


def _produce(step: Step, task: Task, card: ReefCard, effect: of.Produce) -> None:
    count = effect.count * times(step, task.seat, card, effect.per)
    food.make_food(step, task.seat, card, effect.food, count)


def _multiply(step: Step, task: Task, card: ReefCard, effect: of.Multiply) -> None:
    more = food.food_amount(step, task.seat, effect.food) * (effect.times - 1)
    if more:
        food.change_food(step, task.seat, effect.food, more)
        step.say_of(
            "expanse-multiplied",
            task.seat,
            card=card_name(card.kind),
            food=food.amount_words(effect.food, more),
        )


def _gain(step: Step, task: Task, card: ReefCard, effect: of.Gain) -> None:
    # Currency from an offer is for the next turn, though the owner is still buying.
    offer = isinstance(step.kind(card.kind).effects[task.effect], of.OwnerOffer)
    if offer and effect.what in CURRENCIES:
        count = effect.count * times(step, task.seat, card, effect.per)
        counters.earn(step, task.seat, effect.what, count, card.kind, later=True)
    else:
        counters.gain_counter(step, task.seat, card, effect)


def _leave(step: Step, task: Task, card: ReefCard, effect: of.Leave) -> None:
    leave(step, task.seat, card, effect)


def leave(step: Step, seat: int, card: ReefCard, effect: of.Leave) -> None:
    """Remove a card that leaves by its own effect, and let its owner gain what follows."""
    if effect.deck:
        step.say_of("expanse-into-deck", seat, card=card_one(card.kind))
    else:
        step.say_of("expanse-left", seat, card=card_one(card.kind), why=_why_leaves(effect))
    for each in effect.then:
        counters.gain_counter(step, seat, card, each)
    remove(step, seat, card.id, deck=effect.deck)


def _why_leaves(effect: of.Leave) -> str:
    if effect.alone:
        return "alone"
    if effect.lacks is not None:
        return "lacks"
    return "used" if effect.at == "once" else "over"


def _travel(step: Step, task: Task, _card: ReefCard, effect: of.Travel) -> None:
    move_token(step, task.seat, effect.count)


def _open(step: Step, _task: Task, _card: ReefCard, effect: of.OpenDecks) -> None:
    step.state.opened += [deck for deck in effect.decks if deck not in step.state.opened]


def _shed(step: Step, task: Task, card: ReefCard, effect: of.Shed) -> None:
    count = decks.hand_to_deck(step, task.seat, effect.currency)
    step.say_of(
        "expanse-shed",
        task.seat,
        count=count,
        currency=card_name(effect.currency),
        card=card_name(card.kind),
    )


def _bar(step: Step, _task: Task, card: ReefCard, effect: of.BarCards) -> None:
    bar(step, card.kind, effect)


def bar(step: Step, source: str, effect: of.BarCards) -> None:
    """Remove the barred cards from all reefs; `source` is the kind of card that bars them."""
    for seat in step.seats:
        for each in list(step.seat(seat).reef):
            if meant(step, each, effect.cards):
                step.say_of(
                    "expanse-kept-away", seat, card=card_one(each.kind), by=card_name(source)
                )
                remove(step, seat, each.id)


def _attach(step: Step, task: Task, card: ReefCard, effect: of.Attach) -> None:
    """Attach a newly taken card; remove it if it needs a host and has none (B13)."""
    if attachment.hosts(step, task.seat, card):
        attachment.attach_one(step, task)
    elif effect.needs:
        step.say_of("expanse-no-host", task.seat, card=card_one(card.kind))
        remove(step, task.seat, card.id)


def _fetch(step: Step, task: Task, card: ReefCard, effect: of.Fetch) -> None:
    brought: list[str] = []
    if effect.until:
        while brought.count(effect.kind) < effect.count:
            kind = decks.take_from(step, effect.deck)
            if kind == HIDDEN:
                break
            brought.append(kind)
    else:
        there = sum(layer.count(effect.kind) for layer in step.pile(effect.deck).deck)
        most = min(effect.count, there)
        if most and not task.picked:
            options = [f"count:{number}" for number in range(most, -1, -1)]
            tasks.question(step, task, "fetch", options, most)
            return
        wanted = int(task.picked[-1].removeprefix("count:")) if task.picked else 0
        brought += [effect.kind] * min(wanted, most)
        for kind in brought:
            decks.search(step, effect.deck, kind)
    for kind in brought:
        lay(step, task.seat, kind)
    step.say_of(
        "expanse-fetched",
        task.seat,
        card=card_name(card.kind),
        count=len(brought),
        cards=[card_one(kind) for kind in brought],
    )


def _find(step: Step, task: Task, card: ReefCard, effect: of.Find) -> None:
    kinds = decks.held_in_deck(step, task.seat, effect.kinds)
    if not task.picked and len(kinds) > 1:
        tasks.question(step, task, "find", [f"kind:{kind}" for kind in kinds])
        return
    if kinds:
        kind = task.picked[-1].removeprefix("kind:") if task.picked else kinds[0]
        decks.deck_top(step, task.seat, kind)
        step.say_of("expanse-found", task.seat, found=card_one(kind), card=card_name(card.kind))


def _hand_on(step: Step, task: Task, card: ReefCard, _effect: of.HandOn) -> None:
    """Move a card to another player's reef, where it acts in that player's next Manage (B19)."""
    others = [seat for seat in step.seats if seat != task.seat]
    if not task.picked and len(others) > 1:
        tasks.question(step, task, "hand-on", [f"seat:{seat}" for seat in others])
        return
    to = int(task.picked[-1].removeprefix("seat:")) if task.picked else others[0]
    step.seat(task.seat).reef.remove(card)
    step.seat(to).reef.append(card)
    card.handed, card.turns, card.ends, card.acted = True, 0, 0, False
    card.since = step.state.turn
    for seat in (task.seat, to):
        refresh(step, seat)
    step.say_of("expanse-handed-on", task.seat, to=step.who(to), card=card_one(card.kind))


def _choose(step: Step, task: Task, card: ReefCard, effect: of.Choose) -> None:
    able = [n for n, each in enumerate(effect.options) if _can(step, task, card, each)]
    if not able:
        return
    if not task.picked and len(able) > 1:
        tasks.question(step, task, "choose", [f"way:{number}" for number in able])
        return
    number = int(task.picked[-1].removeprefix("way:")) if task.picked else able[0]
    option = effect.options[number]
    if option.price:
        paying_for(step, task.seat, option.price, card.kind)
    places = [f"options.{number}.then.{each}" for each in range(len(option.then))]
    tasks.do_first(
        step, *(Task("effect", task.seat, card.id, task.effect, name=each) for each in places)
    )


def _can(step: Step, task: Task, card: ReefCard, option: of.ChooseOption) -> bool:
    sent = [each for each in option.then if isinstance(each, of.Send)]
    return (
        step.state.stage >= option.stage
        and spendable(step, task.seat, "capital") >= option.price
        and all(_sendable(step, task.seat, card, each) for each in sent)
    )


def _sendable(step: Step, seat: int, me: ReefCard, effect: of.Send) -> list[ReefCard]:
    reef = step.seat(seat).reef
    return [c for c in reef if c.id != me.id and not c.copy and meant(step, c, effect.cards, me)]


def _send(step: Step, task: Task, card: ReefCard, effect: of.Send) -> None:
    among = [(task.seat, each) for each in _sendable(step, task.seat, card, effect)]
    if not task.picked and not (among and tasks.pick_next(step, task, "send", among, 1)):
        return
    owned = tasks.chosen_card(step, task.picked[-1])
    if owned is not None:
        seat, sent = owned
        step.say_of("expanse-into-deck", seat, card=card_one(sent.kind))
        remove(step, seat, sent.id, deck=True)


def paying_for(step: Step, seat: int, price: int, kind: str) -> None:
    pay(step, seat, "capital", price)
    step.say_of(
        "expanse-paid", seat, count=price, card=card_name(kind), currency=card_name("capital")
    )


_HANDLERS: dict[type, Callable[[Step, Task, ReefCard, Any], None]] = {
    of.Produce: _produce,
    of.Multiply: _multiply,
    of.Gain: _gain,
    of.Copy: copy,
    of.Eat: eat,
    of.Remove: take_cards,
    of.Send: _send,
    of.Attach: _attach,
    of.Leave: _leave,
    of.BarCards: _bar,
    of.Fetch: _fetch,
    of.Travel: _travel,
    of.OpenDecks: _open,
    of.Shed: _shed,
    of.Choose: _choose,
    of.Find: _find,
    of.HandOn: _hand_on,
}
"""Handlers by sort of effect. Other sorts (`Discount`, `Protect`) are read where they apply."""
