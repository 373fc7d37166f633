"""A reef's food web: what is made and eaten, what leaves, and what warms and pollutes it.

Meals follow B21; cards are also taken by what is no meal, such as fishing, storms and runoff (B13).
Counters are pollution, warming, research and currency. What an owner is asked is said in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from reefkit.games.expanse import effects as of
from reefkit.games.expanse import supply, tasks
from reefkit.games.expanse.attachment import come_off, expel, refresh
from reefkit.games.expanse.effects import (
    Amplify,
    Attach,
    Eat,
    Gain,
    Halve,
    Lure,
    MealWay,
    Portion,
    Protect,
    Refit,
    Remove,
    Serve,
    Slow,
    Study,
    WhenRemoved,
)
from reefkit.games.expanse.state import NOBODY, Ask, ReefCard, Task
from reefkit.games.expanse.tasks import (
    Owned,
    Step,
    active,
    attached_to,
    card_name,
    card_one,
    chosen_card,
    effects_of,
    fits,
    fresh,
    holds,
    meant,
    standing,
    times,
    universal,
    usual_time,
)
from reefkit.text import Message, message

# ---- Pollution, warming, research and currency: what changes them, and what thresholds bring


def gain_counter(step: Step, seat: int, card: ReefCard, effect: Gain) -> None:
    give(step, seat, effect.what, effect.count * times(step, seat, card, effect.per), card.kind)


def give(step: Step, seat: int, what: str, count: int, source: str) -> None:
    """Let a player gain so much of something, or lose it.

    `what`: one of `Gain.what`.
    """
    if not count:
        return
    if what == "warming":
        warm(step, count, source)
    elif seat == NOBODY:
        return
    elif what == "pollution":
        pollute(step, seat, count, source)
    elif what == "research":
        _research(step, seat, count, source)
    elif what == "cards":
        supply.draw(step, seat, max(0, count))
    elif what == "refill":
        step.seat(seat).more += count
        step.say_of(
            "expanse-draws-more" if count > 0 else "expanse-draws-fewer",
            seat,
            count=abs(count),
            card=card_name(source),
        )
    else:
        earn(step, seat, "biomass" if what == "biomass" else "capital", count, source)


def earn(
    step: Step, seat: int, currency: str, count: int, source: str, *, later: bool = False
) -> None:
    """Give a player temporary currency for the next acquisition (B7).

    What comes before the player has bought is for the present one, unless it is for `later`.
    """
    if count <= 0:
        return
    state, place = step.state, step.seat(seat)
    managing = state.player == seat and state.phase in {"manage", "research", "end"}
    purse = place.made if managing or later else place.purse
    setattr(purse, currency, getattr(purse, currency) + count)
    step.say_of(
        "expanse-earned", seat, count=count, currency=card_name(currency), card=card_name(source)
    )


def _research(step: Step, seat: int, count: int, source: str) -> None:
    place = step.seat(seat)
    place.research = max(0, place.research + count)
    step.say_of("expanse-researched", seat, count=count, card=card_name(source))


# -- pollution ----------------------------------------------------------------------------------


def pollute(step: Step, seat: int, count: int, source: str) -> None:
    """Change a player's pollution, never below 0; no effect before the pollution stage."""
    if step.state.stage < step.content.rules.numbers.pollution_stage:
        return
    place = step.seat(seat)
    if count > 0:
        count = _from_industry(step, seat, count, source)
    before = place.pollution
    place.pollution = max(0, before + count)
    if place.pollution != before:
        step.say_of(
            "expanse-polluted",
            seat,
            count=place.pollution - before,
            amount=abs(place.pollution - before),
            rises="yes" if place.pollution > before else "no",
            total=place.pollution,
            card=card_name(source),
        )


def _from_industry(step: Step, seat: int, count: int, source: str) -> int:
    """Return the pollution left after halving the turn's total, rounded down (B22)."""
    place = step.seat(seat)
    halved = any(fits(step, source, each.cards) for _, _, each in universal(step, Halve))
    industrial = halved or _could_be_halved(step, source)
    if not industrial:
        return count
    before = place.industry
    place.industry += count
    return place.industry // 2 - before // 2 if halved else count


def _could_be_halved(step: Step, source: str) -> bool:
    return any(
        isinstance(effect, Halve) and fits(step, source, effect.cards)
        for kind in step.content.cards.values()
        for effect in kind.effects
    )


def polluted(step: Step, seat: int) -> int:
    """Total the pollution and return how many threshold multiples it newly reaches."""
    place, every = step.seat(seat), step.content.rules.numbers.pollution_every
    newly = place.pollution // every - place.polluted // every
    place.polluted = max(place.polluted, place.pollution)
    return max(0, newly)


# -- warming ------------------------------------------------------------------------------------


def warm(step: Step, count: int, source: str) -> None:
    """Change the common warming, never below 0; thresholds take effect at once (B20)."""
    state = step.state
    if state.stage < step.content.rules.numbers.warming_stage:
        return
    before = state.warming
    state.warming = max(0, before + count)
    if state.warming == before:
        return
    step.say(
        "expanse-warmed",
        count=state.warming - before,
        amount=abs(state.warming - before),
        rises="yes" if state.warming > before else "no",
        total=state.warming,
        card=card_name(source),
    )
    every = warming_step(step)
    newly = state.warming // every - state.warmed // every
    state.warmed = max(state.warmed, state.warming)
    if newly > 0:
        step.say("expanse-threshold-warming", total=state.warming, every=every, count=newly)
        order = [(state.player + each) % len(step.seats) for each in step.seats]
        tasks.do_first(step, *(Task("expel", seat, number=newly) for seat in order))


def warming_step(step: Step) -> int:
    """Return how much warming at a time drives zooxanthellae off: more, once research says how.

    The number is for each player at the table where the rules say so (B35).
    """
    numbers = step.content.rules.numbers
    every = numbers.warming_every
    slowed = [effect.every for _, _, effect in universal(step, Slow)]
    if 0 < step.options.research <= step.state.stage:
        slowed += [
            effect.every
            for kind in step.content.cards.values()
            for effect in kind.effects
            if isinstance(effect, Slow) and any(isinstance(e, Study) for e in kind.effects)
        ]
    return max([every, *slowed]) * (len(step.seats) if numbers.warming_each_seat else 1)


@tasks.handles("expel")
def _expel_some(step: Step, task: Task) -> None:
    if len(task.picked) < task.number:
        hosts = [each for each in _with_heat(step, task.seat) if each[0] not in task.picked]
        if hosts:
            among = [(task.seat, card) for _, card in hosts]
            left = task.number - len(task.picked)
            option = tasks.next_card(step, task, "expel", among, left)
            if option:
                task.picked.append(option)
                tasks.do_first(step, task)
            return
    for option in task.picked:
        owned = tasks.chosen_card(step, option)
        if owned is not None:
            _drive_off(step, *owned)


def _with_heat(step: Step, seat: int) -> list[tuple[str, ReefCard]]:
    return [
        (tasks.option_of(card), card)
        for card in step.seat(seat).reef
        if any(_feels_heat(step, each) for each in attached_to(step, seat, card))
    ]


def _feels_heat(step: Step, card: ReefCard) -> bool:
    return any(each.heat for each in effects_of(step, card, Attach))


def _drive_off(step: Step, seat: int, host: ReefCard) -> None:
    for each in attached_to(step, seat, host):
        if _feels_heat(step, each):
            expel(step, seat, each)
            return


# ---- Cards that leave a reef: where they go, what they leave behind, and what happens on it


def _is_protected(step: Step, seat: int, card: ReefCard, by: ReefCard) -> bool:
    """Return whether something keeps a card from being removed by another.

    A guard never stands in its own way; what protects itself does so as a fresh copy, too.
    """
    guards = [
        (guard, effect) for guard, effect in standing(step, seat, Protect) if guard.id != by.id
    ]
    if fresh(card):
        own = effects_of(step, card, Protect)
        guards += [(card, effect) for effect in own if effect.cards.this == "itself"]
    return any(
        fits(step, by.kind, effect.against) and meant(step, card, effect.cards, guard)
        for guard, effect in guards
    )


def _lures(step: Step, card: ReefCard, by: str) -> bool:
    return any(fits(step, by, effect.by) for effect in effects_of(step, card, Lure))


def remove(
    step: Step, seat: int, id_: int, by: tuple[int, ReefCard] | None = None, *, deck: bool = False
) -> None:
    """Remove a card from a reef, with all that follows; why is told by whoever removes it.

    `id_`: The card; nothing happens where it lies there no more.
    `by`: The card that removes it, after its owner's seat; none: nobody's.
    `deck`: Whether it goes into its owner's own deck (B11), not back to the middle.
    """
    card = step.card(seat, id_)
    if card is None:
        return
    loose = attached_to(step, seat, card)
    for each in loose:
        come_off(step, seat, each)
    step.seat(seat).reef.remove(card)
    refresh(step, seat)
    if not card.copy:
        if deck:
            supply.to_deck(step, seat, card.kind)
        else:
            supply.give_back(step, card.kind)
    if card.stored:
        pollute(step, seat, card.stored, card.kind)
    if not fresh(card):
        _when_removed(step, seat, card, by)
    for each in loose:
        if any(how.needs for how in effects_of(step, each, Attach)):
            step.say_of("expanse-no-host-left", seat, card=card_one(each.kind))
            remove(step, seat, each.id)


def _when_removed(step: Step, seat: int, card: ReefCard, by: tuple[int, ReefCard] | None) -> None:
    for effect in effects_of(step, card, WhenRemoved):
        if effect.by is None or (by is not None and fits(step, by[1].kind, effect.by)):
            for each in effect.then:
                gain_counter(step, seat, card, each)
            if effect.sends and by is not None:
                _send_after(step, *by, card)


def _send_after(step: Step, seat: int, remover: ReefCard, prey: ReefCard) -> None:
    queue = step.state.queue
    own = [n for n, each in enumerate(queue) if (each.seat, each.card) == (seat, remover.id)]
    task = Task("into-deck", seat, remover.id, name=prey.kind)
    queue.insert(own[-1] + 1 if own else 0, task)


@tasks.handles("into-deck")
def _into_deck(step: Step, task: Task) -> None:
    """Let a card go into its owner's deck. Task: ``name`` is the kind of card that sends it.

    What it earns and pollutes comes first: it has acted this turn (B28).
    """
    card = step.card(task.seat, task.card)
    if card is None:
        return
    for each in effects_of(step, card, Gain):
        if usual_time(each) == "earning" and holds(step, task.seat, card, each):
            gain_counter(step, task.seat, card, each)
    step.say_of("expanse-sent-to-deck", task.seat, card=card_one(card.kind), by=card_one(task.name))
    remove(step, task.seat, card.id, deck=True)


# ---- Food on a reef: what is made, what adds to it, and what can be taken


def food_lying(step: Step, seat: int, food: str) -> int:
    return int(getattr(step.seat(seat).food, food.replace("-", "_")))


def change_food(step: Step, seat: int, food: str, by: int) -> None:
    name = food.replace("-", "_")
    setattr(step.seat(seat).food, name, max(0, food_lying(step, seat, food) + by))


def amount_words(food: str, count: int) -> Message:
    return Message(f"expanse-some-{food}", {"count": count})


def _refitted(step: Step, seat: int, card: ReefCard) -> Refit | None:
    """Return how an attached card changes this one's work (B22), or None."""
    for other in attached_to(step, seat, card):
        for effect in effects_of(step, other, Refit):
            if active(other) and holds(step, seat, other, effect):
                return effect
    return None


def make_food(step: Step, seat: int, card: ReefCard, food: str, count: int) -> None:
    """Make food, and let the cards that amplify it add theirs (B21)."""
    if count <= 0:
        return
    refit = _refitted(step, seat, card)
    if refit is not None and refit.food == food:
        earn(step, seat, refit.currency, count, card.kind)
        return
    _add(step, seat, card.kind, food, count)
    for other, effect in list(standing(step, seat, Amplify)):
        if effect.food == food:
            _add(step, seat, other.kind, food, effect.count)


def _add(step: Step, seat: int, source: str, food: str, count: int) -> None:
    change_food(step, seat, food, count)
    step.say_of("expanse-produced", seat, card=card_name(source), food=amount_words(food, count))


def _servers(step: Step, seat: int, food: str, eater: ReefCard) -> list[ReefCard]:
    able = [
        card
        for card in step.seat(seat).reef
        if card.id != eater.id
        and active(card)
        and any(
            each.food == food and holds(step, seat, card, each)
            for each in effects_of(step, card, Serve)
        )
    ]
    return sorted(able, key=lambda card: (not card.expelled, card.ends, card.id))


# ---- Meals: which ways there are to make one, what is eaten, and what follows (B21)
#
# A meal is chosen as a whole before anything is taken, so that it is all or none.


def prey(step: Step, seat: int, eater: ReefCard, portion: Portion) -> list[ReefCard]:
    if portion.cards is None:
        return []
    able = [
        card
        for card in step.seat(seat).reef
        if card.id != eater.id
        and meant(step, card, portion.cards, eater)
        and not _is_protected(step, seat, card, eater)
    ]
    first = [card for card in able if _lures(step, card, eater.kind)]
    return first if len(first) >= portion.count else able


def _lacking(step: Step, seat: int, eater: ReefCard, way: MealWay) -> list[Portion]:
    missing, taken = [], set()
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
            able = food_lying(step, seat, portion.food) + len(
                _servers(step, seat, portion.food, eater)
            )
            if able < food[portion.food]:
                missing.append(portion)
            continue
        free = [card.id for card in prey(step, seat, eater, portion) if card.id not in taken]
        if len(free) < portion.count:
            missing.append(portion)
        taken |= set(free[: portion.count])
    return missing


def ways(step: Step, seat: int, eater: ReefCard, meal: Eat) -> list[int]:
    return [number for number, way in enumerate(meal.ways) if not _lacking(step, seat, eater, way)]


def _portion_words(portion: Portion) -> Message:
    if portion.cards is None:
        return amount_words(portion.food, portion.count)
    ids = [f"expanse-{kind}" for kind in portion.cards.kinds]
    ids += [f"expanse-class-{each}" for each in portion.cards.classes]
    ids += ["expanse-any-animal"] if portion.cards.animals else []
    sorts = [Message(each if portion.count == 1 else f"{each}.many") for each in ids]
    return message("expanse-some-cards", count=portion.count, sort=either(sorts))


def either(said: Sequence[Message]) -> Message:
    if not said:
        return message("expanse-a-meal")
    return reduce(lambda one, other: message("expanse-either", one=one, other=other), said)


def needs_of(meal: Eat) -> list[Message]:
    return [_portion_words(portion) for way in meal.ways for portion in way.takes]


def eat(step: Step, task: Task, eater: ReefCard, meal: Eat) -> None:
    """Make a meal, or find none.

    Task: ``picked`` is the way, then the cards taken, then perhaps a word on what may serve.
    """
    open_ways = ways(step, task.seat, eater, meal)
    if not task.picked:
        if not open_ways:
            _finds_nothing(step, task.seat, eater, meal)
            return
        if len(open_ways) > 1:
            options = [f"way:{number}" for number in open_ways]
            tasks.question(step, task, "way", options)
            return
        task.picked.append(f"way:{open_ways[0]}")
    number = int(task.picked[0].removeprefix("way:"))
    way = meal.ways[number]
    picked = _pick_prey(step, task, eater, way)
    if picked is None:
        return
    if task.picked[-1] == tasks.NO:
        _finds_nothing(step, task.seat, eater, meal)
        return
    _take_prey(step, task, eater, way, picked)
    after = [f"ways.{number}.then.{each}" for each in range(len(way.then))]
    after += [f"then.{each}" for each in range(len(meal.then))]
    tasks.do_first(
        step, *(Task("effect", task.seat, eater.id, task.effect, name=each) for each in after)
    )


def _pick_prey(step: Step, task: Task, eater: ReefCard, way: MealWay) -> list[str] | None:
    cards = [each for each in task.picked if each.startswith("card:")]
    needed = 0
    for portion in way.takes:
        if portion.cards is None:
            continue
        needed += portion.count
        while len(cards) < needed:
            able = prey(step, task.seat, eater, portion)
            among = [(task.seat, c) for c in able if tasks.option_of(c) not in cards]
            option = tasks.next_card(step, task, "eat", among, needed - len(cards))
            if not option:
                return None
            cards.append(option)
            task.picked.append(option)
    words = {tasks.YES, tasks.NO}
    if _serving(step, task.seat, eater, way, loath=True) and not words & set(task.picked):
        tasks.question(step, task, "serve", [tasks.YES, tasks.NO])
        return None
    return cards


def _serving(
    step: Step, seat: int, eater: ReefCard, way: MealWay, *, loath: bool = False
) -> list[tuple[str, ReefCard]]:
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
    serving = [
        (name, card)
        for name, count in food.items()
        for card in _servers(step, seat, name, eater)[
            : max(0, count - food_lying(step, seat, name))
        ]
    ]
    return [(name, card) for name, card in serving if not loath or card.ends != 1]


def _take_prey(step: Step, task: Task, eater: ReefCard, way: MealWay, picked: list[str]) -> None:
    seat = task.seat
    eaten: list[Message] = []
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
    serving = _serving(step, seat, eater, way)
    for name, count in food.items():
        served = sum(each == name for each, _ in serving)
        change_food(step, seat, name, served - count)
        if count > served:
            step.ate(eater.id, food=name, amount=count - served)
        eaten += [amount_words(name, count - served)] if count > served else []
    gone = [card for _, card in serving]
    for option in picked:
        owned = tasks.chosen_card(step, option)
        gone += [owned[1]] if owned is not None else []
    eaten += [card_one(card.kind) for card in gone]
    step.say_of("expanse-ate", seat, card=card_one(eater.kind), eaten=eaten)
    for card in gone:
        step.ate(eater.id, card.id)
        remove(step, seat, card.id, (seat, eater))


def _finds_nothing(step: Step, seat: int, eater: ReefCard, meal: Eat) -> None:
    eater.failed = True
    needs = either(needs_of(meal))
    step.say_of("expanse-hungry", seat, card=card_one(eater.kind), needs=needs)


# ---- What takes cards off reefs and is no meal: fishing, storms, sharks, runoff (B13, B21)


def _targets(
    step: Step, seat: int, taker: ReefCard, effect: Remove, portion: Portion
) -> list[Owned]:
    reefs = [each for each in step.seats if (each != seat) is effect.others]
    return [
        (owner, card)
        for owner in reefs
        for card in step.seat(owner).reef
        if portion.cards is not None
        and (owner, card.id) != (seat, taker.id)
        and meant(step, card, portion.cards, taker)
        and not _is_protected(step, owner, card, taker)
    ]


def take_cards(step: Step, task: Task, taker: ReefCard, effect: Remove) -> None:
    """Take cards, as many as there are, and earn for them.

    Task: ``picked`` are the cards chosen so far, perhaps ended by ``stop``.
    """
    if _refitted(step, task.seat, taker) is not None:
        return
    if not _pick_targets(step, task, taker, effect):
        return
    taken = [tasks.chosen_card(step, each) for each in task.picked if each != tasks.STOP]
    gone = [each for each in taken if each is not None]
    if not gone:
        step.say_of("expanse-took-nothing", task.seat, card=card_one(taker.kind))
        return
    for owner, card in gone:
        step.say_of("expanse-removed", owner, card=card_one(card.kind), by=card_one(taker.kind))
        step.ate(taker.id, card.id)
        remove(step, owner, card.id, (task.seat, taker))
    for pay in effect.earns:
        amounts = {
            "cost": sum(step.kind(card.kind).cost for _, card in gone),
            "points": sum(step.kind(card.kind).points for _, card in gone),
            "card": len(gone),
        }
        earn(step, task.seat, pay.currency, amounts[pay.by] * pay.times // pay.divide, taker.kind)


def _pick_targets(step: Step, task: Task, taker: ReefCard, effect: Remove) -> bool:
    if effect.worth:
        return _pick_worth(step, task, taker, effect)
    needed = 0
    for portion in effect.takes:
        count = portion.count * times(step, task.seat, taker, effect.per)
        able = _targets(step, task.seat, taker, effect, portion)
        start = needed
        needed += min(count, len([each for each in able if _free(task.picked[:start], each)]))
        while len(task.picked) < needed and tasks.STOP not in task.picked:
            free = [each for each in able if _free(task.picked, each)]
            lured = [each for each in free if _lures(step, each[1], taker.kind)]
            among = lured if len(lured) >= 1 else free
            left = needed - len(task.picked)
            shown = min(left, len(lured)) if lured else left
            option = tasks.next_card(step, task, "take", among, shown, may=effect.may)
            if not option:
                return False
            task.picked.append(option)
    return True


def _free(picked: list[str], each: Owned) -> bool:
    return tasks.option_of(each[1]) not in picked


def _pick_worth(step: Step, task: Task, taker: ReefCard, effect: Remove) -> bool:
    """Choose the cheapest set worth enough (B15); False while awaiting the owner's answer."""
    fewer = 0
    if effect.less_for is not None:
        own = step.seat(task.seat).reef
        fewer = effect.less * sum(meant(step, each, effect.less_for, taker) for each in own)
    able = [
        each
        for portion in effect.takes
        for each in _targets(step, task.seat, taker, effect, portion)
        if step.kind(each[1].kind).cost
    ]
    while True:
        picked = [each for each in able if not _free(task.picked, each)]
        had = sum(step.kind(card.kind).cost for _, card in picked)
        wanted = effect.worth - fewer - had
        if wanted <= 0:
            return True
        free = [each for each in able if _free(task.picked, each)]
        sums = _reachable([step.kind(card.kind).cost for _, card in free])
        best = min((each for each in sums if each >= wanted), default=None)
        if best is None:
            return True
        among = [each for each in free if _completes(step, free, each, best)]
        option = tasks.next_card(step, task, "take", among, _fewest(step, free, best))
        if not option:
            return False
        task.picked.append(option)


def _reachable(costs: list[int]) -> set[int]:
    sums = {0}
    for cost in costs:
        sums |= {each + cost for each in sums}
    return sums


def _completes(step: Step, free: list[Owned], one: Owned, best: int) -> bool:
    rest = [step.kind(c.kind).cost for _, c in free if c.id != one[1].id]
    return best - step.kind(one[1].kind).cost in _reachable(rest)


def _fewest(step: Step, free: list[Owned], best: int) -> int:
    fewest = {0: 0}
    for _, card in free:
        cost = step.kind(card.kind).cost
        for total, count in list(fewest.items()):
            fewest[total + cost] = min(fewest.get(total + cost, count + 1), count + 1)
    return fewest[best]


# ---- The options of what an owner is asked, in plain words


def option_words(step: Step, question: Ask, option: str) -> Message | str:
    what, _, rest = option.partition(":")
    if what == "card":
        owned = chosen_card(step, option)
        if owned is None:
            return option
        name = card_name(owned[1].kind)
        return message("option-expanse-card", card=name, player=step.who(owned[0]))
    if what == "seat":
        return step.who(int(rest))
    if what == "way":
        return _way(step, question, int(rest))
    if what == "count":
        return message("option-expanse-count", count=int(rest))
    return card_one(rest) if what == "kind" else Message(f"option-expanse-{what}")


def _way(step: Step, question: Ask, number: int) -> Message:
    card = step.card(question.seat, question.card)
    for effect in effects_of(step, card, of.Eat) if card is not None else ():
        if number < len(effect.ways) and question.what == "way":
            meal = [_portion_words(portion) for portion in effect.ways[number].takes]
            return message("option-expanse-eats", meal=meal)
    for choose in effects_of(step, card, of.Choose) if card is not None else ():
        if number < len(choose.options):
            return _option(choose.options[number])
    return message("option-expanse-other", number=number + 1)


def _option(option: of.ChooseOption) -> Message:
    for part in option.then:
        if isinstance(part, of.Remove):
            what = [_portion_words(portion) for portion in part.takes]
            return message("option-expanse-takes", what=what)
        if isinstance(part, of.Send):
            sort = _portion_words(of.Portion(cards=part.cards))
            return message("option-expanse-sends", price=option.price, what=sort)
        return message("option-expanse-gains", price=option.price)
    return message("option-expanse-gains", price=option.price)
