"""Carrying out what a card does, one effect after another.

An effect is a task that says whose card it is and where in the card's data the effect stands; so an
owner's choice may come in the middle of it. A card that has left the reef does no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from reefkit.games.expanse import asks, attaching, counters, food, piles, tasks
from reefkit.games.expanse import effects as of
from reefkit.games.expanse.copying import copy
from reefkit.games.expanse.eating import eat
from reefkit.games.expanse.laid import lay, refresh
from reefkit.games.expanse.matching import holds, meant, times, usual_time
from reefkit.games.expanse.moving import move
from reefkit.games.expanse.paying import held, pay
from reefkit.games.expanse.removing import remove
from reefkit.games.expanse.state import HIDDEN, Card, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.taking import take


def timed(step: Step, card: Card, when: str) -> list[int]:
    """List which of a card's effects happen at a time, whether they hold then or not."""
    return [
        number
        for number, effect in enumerate(step.kind(card.kind).effects)
        if usual_time(effect) == when
        and type(effect) in _DOES
        and not (isinstance(effect, of.Leave) and effect.at != "once")
    ]


def all_of(seat: int, card: Card, numbers: Iterable[int]) -> list[Task]:
    """Give the tasks of some of a card's effects."""
    return [Task("effect", seat, card.id, number) for number in numbers]


@tasks.handles("effect")
def do(step: Step, task: Task) -> None:
    """Carry out an effect, if its card still lies there and its conditions are met.

    Task: ``effect`` counts the card's effects, ``name`` leads on to one inside it.
    """
    card = step.card(task.seat, task.card)
    if card is None or card.idle:
        return
    effect = _effect_of(step, card, task)
    starves = card.failed and not task.name and usual_time(effect) == "acting"
    if starves or (not task.picked and not holds(step, task.seat, card, effect)):
        return
    _DOES[type(effect)](step, task, card, effect)


def _effect_of(step: Step, card: Card, task: Task) -> Any:
    """Give the effect of a card that a task names."""
    effect: Any = step.kind(card.kind).effects[task.effect]
    for part in task.name.split(".") if task.name else ():
        effect = effect[int(part)] if part.isdigit() else getattr(effect, part)
    return effect


def is_whole(step: Step, task: Task) -> bool:
    """Tell whether a task that came from a file names an effect that its card has."""
    card = step.card(task.seat, task.card) if task.seat in step.seats else None
    if card is None or task.do != "effect":
        return True
    try:
        return type(_effect_of(step, card, task)) in _DOES
    except (IndexError, AttributeError, TypeError):
        return False


# -- effects that ask nothing -------------------------------------------------------------------


def _produce(step: Step, task: Task, card: Card, effect: of.Produce) -> None:
    count = effect.count * times(step, task.seat, card, effect.per)
    food.make(step, task.seat, card, effect.food, count)


def _multiply(step: Step, task: Task, card: Card, effect: of.Multiply) -> None:
    more = food.lying(step, task.seat, effect.food) * (effect.times - 1)
    if more:
        food.change(step, task.seat, effect.food, more)
        step.say(
            "multiplied",
            task.seat,
            player=step.who(task.seat),
            card=card_name(card.kind),
            food=food.some(effect.food, more),
        )


def _gain(step: Step, task: Task, card: Card, effect: of.Gain) -> None:
    counters.gain(step, task.seat, card, effect)


def _leave(step: Step, task: Task, card: Card, effect: of.Leave) -> None:
    leave(step, task.seat, card, effect)


def leave(step: Step, seat: int, card: Card, effect: of.Leave) -> None:
    """Let a card leave as its effect says."""
    step.say(
        "into-deck" if effect.deck else "left",
        seat,
        player=step.who(seat),
        card=card_one(card.kind),
    )
    for each in effect.then:
        counters.gain(step, seat, card, each)
    remove(step, seat, card.id, deck=effect.deck)


def _travel(step: Step, task: Task, card: Card, effect: of.Travel) -> None:
    del card
    move(step, task.seat, effect.count)


def _open(step: Step, task: Task, card: Card, effect: of.Open) -> None:
    del task, card
    step.state.opened += [deck for deck in effect.decks if deck not in step.state.opened]


def _shed(step: Step, task: Task, card: Card, effect: of.Shed) -> None:
    count = piles.hand_to_deck(step, task.seat, effect.currency)
    step.say(
        "shed",
        task.seat,
        player=step.who(task.seat),
        count=count,
        currency=card_name(effect.currency),
        card=card_name(card.kind),
    )


def _bar(step: Step, task: Task, card: Card, effect: of.Bar) -> None:
    del task
    bar(step, card.kind, effect)


def bar(step: Step, source: str, effect: of.Bar) -> None:
    """Remove the cards that another keeps away, from every reef."""
    for seat in step.seats:
        for each in list(step.seat(seat).reef):
            if meant(step, each, effect.cards):
                step.say(
                    "kept-away",
                    seat,
                    player=step.who(seat),
                    card=card_one(each.kind),
                    by=card_name(source),
                )
                remove(step, seat, each.id)


# -- effects that may ask -----------------------------------------------------------------------


def _attach(step: Step, task: Task, card: Card, effect: of.Attach) -> None:
    """Attach a card when it is taken; one that needs a host and has none is removed (B13)."""
    if attaching.hosts(step, task.seat, card):
        attaching.attach_one(step, task)
    elif effect.needs:
        step.say("no-host", task.seat, player=step.who(task.seat), card=card_one(card.kind))
        remove(step, task.seat, card.id)


def _fetch(step: Step, task: Task, card: Card, effect: of.Fetch) -> None:
    """Bring cards of a deck of the middle into play; the owner may want fewer of the kind."""
    brought: list[str] = []
    if effect.until:
        while brought.count(effect.kind) < effect.count:
            kind = piles.take_from(step, effect.deck)
            if kind == HIDDEN:
                break
            brought.append(kind)
    else:
        there = sum(layer.count(effect.kind) for layer in step.pile(effect.deck).deck)
        most = min(effect.count, there)
        if most and not task.picked:
            options = [f"count:{number}" for number in range(most, -1, -1)]
            asks.question(step, task, "fetch", options, most)
            return
        wanted = int(task.picked[-1].removeprefix("count:")) if task.picked else 0
        brought += [effect.kind] * min(wanted, most)
        for kind in brought:
            piles.search(step, effect.deck, kind)
    for kind in brought:
        lay(step, task.seat, kind)
    step.say(
        "fetched",
        task.seat,
        player=step.who(task.seat),
        card=card_name(card.kind),
        count=len(brought),
        cards=[card_one(kind) for kind in brought],
    )


def _find(step: Step, task: Task, card: Card, effect: of.Find) -> None:
    """Put a card of the player's own deck on top of it."""
    kinds = piles.held_in_deck(step, task.seat, effect.kinds)
    if not task.picked and len(kinds) > 1:
        asks.question(step, task, "find", [f"kind:{kind}" for kind in kinds])
        return
    if kinds:
        kind = task.picked[-1].removeprefix("kind:") if task.picked else kinds[0]
        piles.deck_top(step, task.seat, kind)
        step.say(
            "found",
            task.seat,
            found=card_one(kind),
            player=step.who(task.seat),
            card=card_name(card.kind),
        )


def _hand_on(step: Step, task: Task, card: Card, effect: of.HandOn) -> None:
    """Hand a card to another player, on whose reef it acts in the next Manage (B19)."""
    del effect
    others = [seat for seat in step.seats if seat != task.seat]
    if not task.picked and len(others) > 1:
        asks.question(step, task, "hand-on", [f"seat:{seat}" for seat in others])
        return
    to = int(task.picked[-1].removeprefix("seat:")) if task.picked else others[0]
    step.seat(task.seat).reef.remove(card)
    step.seat(to).reef.append(card)
    card.handed, card.turns, card.ends, card.acted = True, 0, 0, False
    card.since = step.state.turn
    for seat in (task.seat, to):
        refresh(step, seat)
    step.say(
        "handed-on",
        task.seat,
        player=step.who(task.seat),
        to=step.who(to),
        card=card_one(card.kind),
    )


def _choose(step: Step, task: Task, card: Card, effect: of.Choose) -> None:
    """Let the owner choose one of several things that can be done now."""
    able = [n for n, each in enumerate(effect.options) if _can(step, task, card, each)]
    if not able:
        return
    if not task.picked and len(able) > 1:
        asks.question(step, task, "choose", [f"way:{number}" for number in able])
        return
    number = int(task.picked[-1].removeprefix("way:")) if task.picked else able[0]
    option = effect.options[number]
    if option.price:
        paying_for(step, task.seat, option.price, card.kind)
    places = [f"options.{number}.then.{each}" for each in range(len(option.then))]
    tasks.first(
        step, *(Task("effect", task.seat, card.id, task.effect, name=each) for each in places)
    )


def _can(step: Step, task: Task, card: Card, option: of.Option) -> bool:
    """Tell whether an option can be chosen: its stage has come, it can be paid, and done."""
    sent = [each for each in option.then if isinstance(each, of.Send)]
    return (
        step.state.stage >= option.stage
        and held(step, task.seat, "capital") >= option.price
        and all(_sendable(step, task.seat, card, each) for each in sent)
    )


def _sendable(step: Step, seat: int, me: Card, effect: of.Send) -> list[Card]:
    reef = step.seat(seat).reef
    return [c for c in reef if c.id != me.id and not c.copy and meant(step, c, effect.cards, me)]


def _send(step: Step, task: Task, card: Card, effect: of.Send) -> None:
    """Shuffle one of the owner's cards into the owner's deck."""
    among = [(task.seat, each) for each in _sendable(step, task.seat, card, effect)]
    if not task.picked:
        option = asks.next_card(step, task, "send", among, 1) if among else ""
        if not option:
            return
        task.picked.append(option)
    owned = asks.chosen_card(step, task.picked[-1])
    if owned is not None:
        seat, sent = owned
        step.say("into-deck", seat, player=step.who(seat), card=card_one(sent.kind))
        remove(step, seat, sent.id, deck=True)


def paying_for(step: Step, seat: int, price: int, kind: str) -> None:
    """Pay Capital for what a card offers."""
    pay(step, seat, "capital", price)
    step.say(
        "paid",
        seat,
        count=price,
        card=card_name(kind),
        player=step.who(seat),
        currency=card_name("capital"),
    )


_DOES: dict[type, Callable[[Step, Task, Card, Any], None]] = {
    of.Produce: _produce,
    of.Multiply: _multiply,
    of.Gain: _gain,
    of.Copy: copy,
    of.Eat: eat,
    of.Remove: take,
    of.Send: _send,
    of.Attach: _attach,
    of.Leave: _leave,
    of.Bar: _bar,
    of.Fetch: _fetch,
    of.Travel: _travel,
    of.Open: _open,
    of.Shed: _shed,
    of.Choose: _choose,
    of.Find: _find,
    of.HandOn: _hand_on,
}
"""What carries each sort of effect out; the others stand, and are read where they count."""
