"""Manage: cards act one after another, up to the end of the turn; and a preview of all that.

The interpreter carries out what a card does, one effect after another. Manage orders the cards
(B5); the end brings thresholds, cards that leave and cards that starve (B20, B22). A preview plays
the same on a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from msgspec import Struct

from reefkit.games.expanse import attachment, food_web, supply, tasks
from reefkit.games.expanse import effects as of
from reefkit.games.expanse.attachment import copy, lay, leaving, refresh
from reefkit.games.expanse.effects import (
    Attach,
    BarCards,
    Eat,
    Gain,
    Leave,
    Multiply,
    StorePollution,
)
from reefkit.games.expanse.food_web import eat, either, needs_of, remove, take_cards, ways
from reefkit.games.expanse.state import CURRENCIES, HIDDEN, NOBODY, Food, ReefCard, State, Task
from reefkit.games.expanse.supply import move_token, pay, spendable
from reefkit.games.expanse.tasks import (
    Meal,
    Step,
    active,
    attached_to,
    card_name,
    card_one,
    effects_of,
    fits,
    holds,
    meant,
    standing,
    times,
    universal,
    usual_time,
)
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.match.random import KeyedChance
from reefkit.text import Message

# ---- Carrying out what a card does, one effect after another
#
# An effect is a task that says whose card it is and where in the card's data the effect stands;
# so an owner's choice may come in the middle of it. A card that has left the reef does no more.


def _timed(step: Step, card: ReefCard, when: str) -> list[int]:
    return [
        number
        for number, effect in enumerate(step.kind(card.kind).effects)
        if usual_time(effect) == when
        and type(effect) in _DOES
        and not (isinstance(effect, of.Leave) and effect.at != "once")
    ]


def _all_of(seat: int, card: ReefCard, numbers: Iterable[int]) -> list[Task]:
    return [Task("effect", seat, card.id, number) for number in numbers]


@tasks.handles("effect")
def _carry_out(step: Step, task: Task) -> None:
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


def _effect_of(step: Step, card: ReefCard, task: Task) -> Any:
    effect: Any = step.kind(card.kind).effects[task.effect]
    for part in task.name.split(".") if task.name else ():
        effect = effect[int(part)] if part.isdigit() else getattr(effect, part)
    return effect


def is_whole(step: Step, task: Task) -> bool:
    card = step.card(task.seat, task.card) if task.seat in step.seats else None
    if card is None or task.do != "effect":
        return True
    try:
        return type(_effect_of(step, card, task)) in _DOES
    except (IndexError, AttributeError, TypeError):
        return False


# -- effects that ask nothing -------------------------------------------------------------------


def _produce(step: Step, task: Task, card: ReefCard, effect: of.Produce) -> None:
    count = effect.count * times(step, task.seat, card, effect.per)
    food_web.make_food(step, task.seat, card, effect.food, count)


def _multiply(step: Step, task: Task, card: ReefCard, effect: of.Multiply) -> None:
    more = food_web.food_lying(step, task.seat, effect.food) * (effect.times - 1)
    if more:
        food_web.change_food(step, task.seat, effect.food, more)
        step.say_of(
            "expanse-multiplied",
            task.seat,
            card=card_name(card.kind),
            food=food_web.amount_words(effect.food, more),
        )


def _gain(step: Step, task: Task, card: ReefCard, effect: of.Gain) -> None:
    offer = isinstance(step.kind(card.kind).effects[task.effect], of.OwnerOffer)
    if offer and effect.what in CURRENCIES:
        count = effect.count * times(step, task.seat, card, effect.per)
        food_web.earn(step, task.seat, effect.what, count, card.kind, later=True)
    else:
        food_web.gain_counter(step, task.seat, card, effect)


def _leave(step: Step, task: Task, card: ReefCard, effect: of.Leave) -> None:
    leave(step, task.seat, card, effect)


def leave(step: Step, seat: int, card: ReefCard, effect: of.Leave) -> None:
    if effect.deck:
        step.say_of("expanse-into-deck", seat, card=card_one(card.kind))
    else:
        step.say_of("expanse-left", seat, card=card_one(card.kind), why=_why_leaves(effect))
    for each in effect.then:
        food_web.gain_counter(step, seat, card, each)
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
    count = supply.hand_to_deck(step, task.seat, effect.currency)
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
    for seat in step.seats:
        for each in list(step.seat(seat).reef):
            if meant(step, each, effect.cards):
                step.say_of(
                    "expanse-kept-away", seat, card=card_one(each.kind), by=card_name(source)
                )
                remove(step, seat, each.id)


# -- effects that may ask -----------------------------------------------------------------------


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
            kind = supply.take_from(step, effect.deck)
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
            supply.search(step, effect.deck, kind)
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
    kinds = supply.held_in_deck(step, task.seat, effect.kinds)
    if not task.picked and len(kinds) > 1:
        tasks.question(step, task, "find", [f"kind:{kind}" for kind in kinds])
        return
    if kinds:
        kind = task.picked[-1].removeprefix("kind:") if task.picked else kinds[0]
        supply.deck_top(step, task.seat, kind)
        step.say_of("expanse-found", task.seat, found=card_one(kind), card=card_name(card.kind))


def _hand_on(step: Step, task: Task, card: ReefCard, _effect: of.HandOn) -> None:
    """Hand a card to another player, on whose reef it acts in the next Manage (B19)."""
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
    if not task.picked:
        option = tasks.next_card(step, task, "send", among, 1) if among else ""
        if not option:
            return
        task.picked.append(option)
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


_DOES: dict[type, Callable[[Step, Task, ReefCard, Any], None]] = {
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
"""What carries each sort of effect out; the others stand, and are read where they count."""


# ---- Manage: the order in which cards act (B5), what acts when taken, and at a turn's start

USUAL_ORDER = ("filter-feeder", "herbivore", "predator", "detritivore")
"""Classes in the order in which cards act unless their owner says otherwise."""
_COUNTERS = ("biomass", "capital", "pollution", "warming", "research", "cards")


# -- a turn's start, and cards taken ------------------------------------------------------------


@tasks.handles("turn-begins")
def _turn_begins(step: Step, task: Task) -> None:
    place = step.seat(task.seat)
    place.industry = 0
    for card in place.reef:
        card.turns += 1
        card.acted = card.failed = False
        card.kept = 0
    refresh(step, task.seat)
    for _, card, effect in list(universal(step, Gain)):
        if usual_time(effect) == "turn":
            food_web.gain_counter(step, task.seat, card, effect)


@tasks.handles("taken")
def _taken(step: Step, task: Task) -> None:
    """Let a bonus or malus card act when taken, unless another card bars it (B19)."""
    card = step.card(task.seat, task.card)
    if card is None:
        return
    for _, other, effect in universal(step, BarCards):
        if other.id != card.id and fits(step, card.kind, effect.cards):
            step.say_of(
                "expanse-kept-away", task.seat, card=card_one(card.kind), by=card_name(other.kind)
            )
            remove(step, task.seat, card.id)
            return
    tasks.do_first(step, *_all_of(task.seat, card, _timed(step, card, "taken")))


@tasks.handles("bleaching")
def _bleaching(step: Step, _task: Task) -> None:
    """Bring the mass-bleaching cards into play, owned by nobody (B16)."""
    for kind, about in step.content.cards.items():
        if about.bleaching and kind not in step.options.without:
            card = ReefCard(step.state.next_id, kind, since=step.state.turn)
            step.state.next_id += 1
            step.state.common.append(card)
            step.say("expanse-comes-by-itself", card=card_name(kind))
            for bars in effects_of(step, card, BarCards):
                bar(step, kind, bars)
            for gains in effects_of(step, card, Gain):
                if usual_time(gains) == "taken" and holds(step, NOBODY, card, gains):
                    food_web.gain_counter(step, NOBODY, card, gains)


# -- (a) and (b) --------------------------------------------------------------------------------


def begin_manage(step: Step) -> None:
    """Begin Manage: attach loose cards where possible, then make food (B5, a)."""
    seat = step.state.player
    reef = step.seat(seat).reef
    for card in reef:
        card.acted = False
    refresh(step, seat)
    loose = [card for card in reef if attachment.hosts(step, seat, card)]
    tasks.do_later(step, *(Task("attach", seat, card.id) for card in loose))
    tasks.do_later(step, Task("producing", seat))


@tasks.handles("producing")
def _producing(step: Step, task: Task) -> None:
    work = [
        each
        for card in step.seat(task.seat).reef
        if active(card)
        for each in _all_of(task.seat, card, _timed(step, card, "producing"))
    ]
    tasks.do_first(step, *sorted(work, key=lambda each: _multiplies(step, each)))


def _multiplies(step: Step, task: Task) -> bool:
    """Whether a task multiplies food, which happens after all food is made (B30)."""
    card = step.card(task.seat, task.card)
    return card is not None and isinstance(step.kind(card.kind).effects[task.effect], Multiply)


def _acts(step: Step, seat: int, card: ReefCard) -> list[int]:
    if not active(card):
        return []
    numbers = _timed(step, card, "acting")
    if card.handed:
        numbers = sorted({*numbers, *_timed(step, card, "taken")})
    effects = step.kind(card.kind).effects
    return [number for number in numbers if holds(step, seat, card, effects[number])]


def waiting(step: Step) -> list[int]:
    seat = step.state.player
    able = [c for c in step.seat(seat).reef if not c.acted and _acts(step, seat, c)]
    return [card.id for card in sorted(able, key=lambda card: _order(step, seat, card))]


def _order(step: Step, seat: int, card: ReefCard) -> tuple[bool, int, int]:
    meals = [each for each in effects_of(step, card, Eat) if holds(step, seat, card, each)]
    hungry = any(not ways(step, seat, card, each) for each in meals)
    classes = step.kind(card.kind).classes
    rank = next((USUAL_ORDER.index(each) for each in classes if each in USUAL_ORDER), 9)
    return hungry, rank, card.id


def act(step: Step, card: ReefCard) -> None:
    seat = step.state.player
    card.acted = True
    numbers = _acts(step, seat, card)
    if card.handed:
        card.handed = False
    work = _all_of(seat, card, sorted({*numbers, *_timed(step, card, "acting")}))
    if card.host and any(each.again for each in effects_of(step, card, Attach)):
        work.append(Task("attach-again", seat, card.id))
    tasks.do_first(step, *work)


def rest(step: Step) -> None:
    tasks.do_first(step, Task("rest", step.state.player))


@tasks.handles("rest")
def _rest_one(step: Step, task: Task) -> None:
    left = waiting(step)
    card = step.card(task.seat, left[0]) if left else None
    if card is not None:
        tasks.do_first(step, task)
        act(step, card)


# -- (c) and (d) --------------------------------------------------------------------------------


def after(step: Step) -> None:
    """Queue changes of counters, then draws, after all cards have acted (B5, c and d)."""
    seat = step.state.player
    tasks.do_later(step, Task("earning", seat), Task("drawing", seat))


@tasks.handles("earning")
def _earning(step: Step, task: Task) -> None:
    """Change currency, then pollution, warming and research; store pollution last."""
    _give_all(step, task.seat, "earning")
    for card, effect in list(standing(step, task.seat, StorePollution)):
        _store(step, task.seat, card, effect.count)


@tasks.handles("drawing")
def _drawing(step: Step, task: Task) -> None:
    _give_all(step, task.seat, "drawing")


def _give_all(step: Step, seat: int, when: str) -> None:
    """Apply all gains of a given time; multipliers are counted before any is applied."""
    gains = [
        (card.kind, effect.what, effect.count * times(step, seat, card, effect.per))
        for card, effect in standing(step, seat, Gain)
        if usual_time(effect) == when
    ]
    order = {what: number for number, what in enumerate(_COUNTERS)}
    for kind, what, count in sorted(gains, key=lambda each: order.get(each[1], len(order))):
        food_web.give(step, seat, what, count, kind)


def _store(step: Step, seat: int, card: ReefCard, count: int) -> None:
    """Move pollution from the owner's counter to a card (B14)."""
    place = step.seat(seat)
    stored = min(count, place.pollution)
    if stored:
        place.pollution -= stored
        card.stored += stored
        step.say_of(
            "expanse-stored", seat, card=card_one(card.kind), count=stored, total=place.pollution
        )


# ---- The end of a turn, up to the refill: thresholds, what leaves, who starves (B20, B22)


def begin_end(step: Step) -> None:
    """Let the player's turn end: pollution, end effects, copies and food, the starved, the timed.

    On a last turn nothing returns to a deck before victory points are counted (B11, B22).
    """
    seat = step.state.player
    steps = ("total-pollution", "end-effects", "sweep", "starve", "time")
    tasks.do_later(step, *(Task(each, seat) for each in steps))


@tasks.handles("total-pollution")
def _total_pollution(step: Step, task: Task) -> None:
    newly = food_web.polluted(step, task.seat)
    if newly:
        place = step.seat(task.seat)
        step.say_of("expanse-threshold-pollution", task.seat, count=newly, total=place.pollution)
        tasks.do_first(step, Task("pollution-takes", task.seat, number=newly))


@tasks.handles("pollution-takes")
def _pollution_takes(step: Step, task: Task) -> None:
    among = [
        (task.seat, card)
        for card in step.seat(task.seat).reef
        if step.kind(card.kind).deck == "biomass"
        and card.copy != "turn"
        and tasks.option_of(card) not in task.picked
    ]
    if len(task.picked) < task.number and among:
        option = tasks.next_card(step, task, "pollution", among, task.number - len(task.picked))
        if option:
            task.picked.append(option)
            tasks.do_first(step, task)
        return
    for option in task.picked:
        owned = tasks.chosen_card(step, option)
        if owned is not None:
            step.say_of("expanse-lost-to-pollution", task.seat, card=card_one(owned[1].kind))
            remove(step, task.seat, owned[1].id)


@tasks.handles("end-effects")
def _end_effects(step: Step, task: Task) -> None:
    work = [
        each
        for card in step.seat(task.seat).reef
        if active(card)
        for each in _all_of(task.seat, card, _timed(step, card, "end"))
    ]
    tasks.do_first(step, *work)


@tasks.handles("sweep")
def _sweep(step: Step, task: Task) -> None:
    place = step.seat(task.seat)
    for card in [each for each in place.reef if each.copy == "turn"]:
        for loose in attached_to(step, task.seat, card):
            loose.host = 0
        place.reef.remove(card)
    place.food = Food()
    refresh(step, task.seat)


@tasks.handles("starve")
def _starve(step: Step, task: Task) -> None:
    for card in [each for each in step.seat(task.seat).reef if each.failed]:
        needs = [each for meal in effects_of(step, card, Eat) for each in needs_of(meal)]
        step.say_of("expanse-starved", task.seat, card=card_one(card.kind), needs=either(needs))
        remove(step, task.seat, card.id)


@tasks.handles("time")
def _time(step: Step, task: Task) -> None:
    seat = task.seat
    counting = [each for each in step.seat(seat).reef if each.ends]
    for card in counting:
        card.ends -= 1
    due = [each for each in counting if not each.ends]
    for card in due:  # one that goes may change what holds of the others: due is due
        if step.card(seat, card.id) is not None:
            _go(step, seat, card)
    refresh(step, seat)


def _go(step: Step, seat: int, card: ReefCard) -> None:
    leaves = leaving(step, seat, card)
    if any(each.deck for each in leaves) and step.state.last:
        return
    if card.bleached:
        step.say_of("expanse-died-bleached", seat, card=card_one(card.kind))
        remove(step, seat, card.id)
    elif leaves:
        leave(step, seat, card, next((e for e in leaves if e.deck), leaves[0]))
    else:
        leave(step, seat, card, Leave())


# ---- What a player's cards would do, were they let act now: a preview, made on a copy
#
# The copy is played on with the usual order and the usual choices up to the refill, with luck of
# its own: so a preview of a seat's view tells nothing that the seat could not know. Bots read it,
# too.


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
    """Foresee a player's Manage and End from how the table stands now.

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
    asked = state.ask is not None and state.ask.seat == seat
    if state.player != seat and not asked:
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
        before=supply.victory_points(step, seat),
        after=supply.victory_points(scratch, seat),
    )
