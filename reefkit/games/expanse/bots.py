"""Bots of Blue Expanse: a newcomer, and three with plans that can be seen in their play.

The *grower* builds up from producers and avoids pollution, the *hunter* wants predators, the
*investor* earns with humanitarian cards. They compare reefs with and without a card
(`evaluation.Judge`), each with its own weights (`evaluation.Style`). Bots read nothing that their
seat's view hides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from reefkit.games.expanse import acquire, decks, food_web, supply
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.effects import Choose, Copy, Eat, Find, Gain, HandOn, OwnerOffer, Produce
from reefkit.games.expanse.evaluation import Judge, judged_by
from reefkit.games.expanse.state import ReefCard
from reefkit.games.expanse.step import Step
from reefkit.games.expanse.supply import tile_of
from reefkit.games.expanse.targets import effects_of, holds
from reefkit.games.expanse.turn import legal
from reefkit.match.game import Action
from reefkit.match.random import Luck

FOOD = 0.3
"""Worth of a piece of food that a meal takes or makes."""


def _answer(judge: Judge) -> str:
    ask = judge.step.state.ask
    if ask is None:
        return ""
    if not judge.style.plans:
        return judge.pick(ask.options, "answer")
    card = judge.step.card(ask.seat, ask.card)
    how = _HOW.get(ask.what)
    return ask.options[0] if how is None or card is None else how(judge, ask.options, card)


def _way(judge: Judge, options: Sequence[str], card: ReefCard) -> str:
    step, seat = judge.step, judge.seat
    meal = next((e for e in effects_of(step, card, Eat) if holds(step, seat, card, e)), None)
    if meal is None:
        return options[0]

    def cost(option: str) -> float:
        way = meal.ways[int(option.removeprefix("way:"))]
        total = 0.0
        for portion in way.takes:
            if portion.food:
                total += FOOD * portion.count
                continue
            prey = food_web.prey(step, seat, card, portion)
            total += sum(sorted(judge.price_of(each) for each in prey)[: portion.count])
        for effect in way.then:
            if isinstance(effect, Produce):
                total -= FOOD * effect.count
            elif isinstance(effect, Copy) and effect.stays:
                total -= step.kind(card.kind).points / 2
        return total

    return min(options, key=cost)


def _choose(judge: Judge, options: Sequence[str], card: ReefCard) -> str:
    step = judge.step
    effect = next(iter(effects_of(step, card, Choose)), None)
    if effect is None or len(options) < 2:
        return options[0]
    own = [c for c in step.seat(judge.seat).reef if step.kind(c.kind).animal and not c.copy]
    animals = sorted(judge.price_of(c) for c in own)
    return options[-1] if sum(animals[:2]) > 3 and judge.spare_capital() >= 2 else options[0]


def _hand_on(judge: Judge, options: Sequence[str], _card: ReefCard) -> str:
    return max(options, key=lambda each: judge.points(int(each.removeprefix("seat:"))))


_HOW: dict[str, Callable[[Judge, Sequence[str], ReefCard], str]] = {
    "way": _way,
    "choose": _choose,
    "hand-on": _hand_on,
}

WANTS = 0.1
"""Least worth that a card must add to a reef to be bought, in victory points."""
NEW_CARD = 0.12
"""Worth of uncovering the next card of a deck."""
NEW_EATER = 0.6
"""The same for the deck of animals, if food is left over, and Biomass to buy one that eats it."""


def decide(step: Step, seat: int, style: str, luck: Luck) -> Action:
    judge = judged_by(step, seat, style, luck)
    if step.state.ask is not None:
        return do.AnswerTask(_answer(judge))
    chosen: Action = _CHOOSE.get(step.state.phase, _any)(judge)
    return chosen


def _any(judge: Judge) -> Action:
    return judge.pick(legal(judge.step, judge.seat), "any")


def _raise(judge: Judge) -> Action:
    step, style = judge.step, judge.style
    if not judge.happens(style.raises, "raises"):
        return do.NoBid()
    bids = [each for each in legal(step, judge.seat) if isinstance(each, do.Raise)]
    if not bids:
        return do.NoBid()
    if not style.plans:
        return judge.pick(bids, "raise")
    other = step.state.player
    if not judge.leads(other):
        return do.NoBid()
    theirs = judge.of(other)
    small = [each for each in bids if each.bids[0].by == 1]
    before = theirs.worth(theirs.reef)

    def gain(each: do.Raise) -> float:
        kind = step.pile(each.bids[0].deck).open[each.bids[0].slot]
        return theirs.worth(theirs.reef + Counter([kind])) - before

    best = max(small, key=gain)
    return best if gain(best) > 1 else do.NoBid()


def _take(judge: Judge) -> Action:
    deck = tile_of(judge.step, judge.seat)
    opened = judge.step.pile(deck).open
    slots = decks.open_slots(judge.step, deck)
    if not judge.style.plans:
        return do.TakeCard(judge.pick(slots, "take"))
    return do.TakeCard(max(slots, key=lambda slot: (judge.taking(opened[slot]), -slot)))


def _buy(judge: Judge) -> Action:
    if not judge.style.plans:
        return _buy_anything(judge)
    step, seat = judge.step, judge.seat
    for kind in acquire.playable(step, seat):
        if judge.worth(judge.reef + Counter([kind])) >= judge.worth(judge.reef) - WANTS:
            return do.PlayCard(kind)
    using_ = next(_uses(judge), None)
    if using_ is not None:
        return using_
    return _best(judge) or do.Done()


def _buy_anything(judge: Judge) -> Action:
    open_now = legal(judge.step, judge.seat)
    loose = {card.id for card in judge.step.seat(judge.seat).reef if not card.host}
    free = [
        each
        for each in open_now
        if isinstance(each, do.PlayCard) or (isinstance(each, do.AttachCard) and each.card in loose)
    ]
    if free:
        return judge.pick(free, "free")
    bought = [each for each in open_now if isinstance(each, do.Buy) and not each.swapped]
    wants = bought and judge.happens(judge.style.buys, "buys")
    return judge.pick(bought, "buy") if wants else do.Done()


def _uses(judge: Judge) -> Iterator[Action]:
    step, seat = judge.step, judge.seat
    if not any(judge.offers(card.kind) for card in step.seat(seat).reef):
        return
    for action in legal(step, seat):
        if not isinstance(action, do.Use):
            continue
        card = step.card(seat, action.card)
        offer = judge.offers(card.kind) if card is not None else None
        if card is None or offer is None or not _is_worth_it(judge, card.kind, offer):
            continue
        yield action


def _is_worth_it(judge: Judge, kind: str, offer: OwnerOffer) -> bool:
    step, seat = judge.step, judge.seat
    for then in offer.then:
        if isinstance(then, Find):
            return bool(decks.held_in_deck(step, seat, then.kinds))
        if isinstance(then, HandOn):
            return judge.spare_capital() >= offer.price
        if isinstance(then, Gain) and then.what == "biomass":
            lost = judge.worth(judge.reef) - judge.worth(judge.reef - Counter([kind]))
            return lost < WANTS and not judge.last_turn  # what it gives is for the next turn
    return False


def _offers(judge: Judge) -> list[tuple[do.Buy, str, int]]:
    step, seat = judge.step, judge.seat
    return [
        (
            do.Buy(deck, slot),  # type: ignore[arg-type]
            step.pile(deck).open[slot],
            acquire.cost(step, seat, deck, slot),
        )
        for deck in step.state.opened
        for slot in decks.open_slots(step, deck)
    ]


def _best(judge: Judge) -> Action | None:
    step, seat = judge.step, judge.seat
    budget = {each: supply.spendable(step, seat, each) for each in ("biomass", "capital")}
    able = [
        (action, kind, price)
        for action, kind, price in _offers(judge)
        if price <= budget[acquire.currency_of(action.deck)]
    ]
    now = judge.worth(judge.reef)
    alone = {
        kind: judge.worth(judge.reef + Counter([kind])) - now
        for kind in {kind for _, kind, _ in able}
    }
    best: tuple[float, do.Buy] | None = None
    for action, kind, price in able:
        gain = alone[kind]
        news = _uncovering_worth(judge, action.deck, budget["biomass"] - price)
        for other, second, more in able:
            spent = Counter({acquire.currency_of(action.deck): price})
            spent[acquire.currency_of(other.deck)] += more
            if other == action or any(spent[each] > budget[each] for each in budget):
                continue
            both = judge.worth(judge.reef + Counter([kind, second])) - now
            if both > alone[kind] + alone[second]:  # the two cards complement each other
                gain = max(gain, both * (price + 1) / (price + more + 2))
        value = (gain + news) / (1 + 0.25 * price)
        if gain + news > WANTS and (best is None or value > best[0]):
            best = value, action
    return best[1] if best is not None else None


def _uncovering_worth(judge: Judge, deck: str, left: int) -> float:
    """Return the worth of a deck's next card, maybe an eater; `left` is the Biomass left then."""
    if deck != "biomass" or judge.last_turn or not judge.lacks_eaters:
        return NEW_CARD
    return NEW_EATER if left else (NEW_CARD + NEW_EATER) / 2


def _manage(_judge: Judge) -> Action:
    return do.ActAll()


def _research(judge: Judge) -> Action:
    step = judge.step
    places = [each for each in legal(step, judge.seat) if isinstance(each, do.Research)]
    if not places:
        return do.Done()
    if not judge.style.plans:
        return max(places, key=lambda each: (each.points, -each.card))
    best: tuple[float, do.Research] | None = None
    for each in places:
        value = judge.placing(each.card, each.points)
        if value > 0 and (best is None or value > best[0]):
            best = value, each
    return best[1] if best is not None else do.Done()


def _end(judge: Judge) -> Action:
    step, style = judge.step, judge.style
    place = step.seat(judge.seat)
    if not style.plans:
        full = len(place.hand) >= place.limit
        return judge.pick(legal(step, judge.seat), "flow") if full else do.Flow()
    biomass, capital = (place.hand.count(each) for each in ("biomass", "capital"))
    wanted = min(round(place.limit * (1 - style.biomass)), judge.most_capital())
    return do.Flow(max(0, biomass - (place.limit - wanted)), max(0, capital - wanted))


_CHOOSE: dict[str, Callable[[Judge], Action]] = {
    "move": lambda _: do.RollDie(),
    "raise": _raise,
    "take": _take,
    "buy": _buy,
    "manage": _manage,
    "research": _research,
    "end": _end,
}
