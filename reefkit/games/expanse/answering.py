"""What bots answer when they are asked as owners, while cards act."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reefkit.games.expanse import eating
from reefkit.games.expanse.effects import Choose, Copy, Eat, Produce
from reefkit.games.expanse.judging import Judge
from reefkit.games.expanse.matching import effects_of, holds
from reefkit.games.expanse.state import Card

FOOD = 0.3
"""What a piece of food counts that a meal takes or makes."""


def answer(judge: Judge) -> str:
    """Answer what is asked: by style and sense where it matters, else as is usual."""
    ask = judge.step.state.ask
    if ask is None:
        return ""
    if not judge.style.plans:
        return judge.pick(ask.options, "answer")
    card = judge.step.card(ask.seat, ask.card)
    how = _HOW.get(ask.what)
    return ask.options[0] if how is None or card is None else how(judge, ask.options, card)


def _way(judge: Judge, options: Sequence[str], card: Card) -> str:
    """Eat in the way that costs the reef least."""
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
            prey = eating.prey(step, seat, card, portion)
            total += sum(sorted(judge.price_of(each) for each in prey)[: portion.count])
        for effect in way.then:
            if isinstance(effect, Produce):
                total -= FOOD * effect.count
            elif isinstance(effect, Copy) and effect.stays:
                total -= step.kind(card.kind).points / 2
        return total

    return min(options, key=cost)


def _choose(judge: Judge, options: Sequence[str], card: Card) -> str:
    """Choose the second thing, which costs Capital, where the first would cost more of a reef."""
    step = judge.step
    effect = next(iter(effects_of(step, card, Choose)), None)
    if effect is None or len(options) < 2:
        return options[0]
    own = [c for c in step.seat(judge.seat).reef if step.kind(c.kind).animal and not c.copy]
    animals = sorted(judge.price_of(c) for c in own)
    return options[-1] if sum(animals[:2]) > 3 and judge.spare_capital() >= 2 else options[0]


def _hand_on(judge: Judge, options: Sequence[str], card: Card) -> str:
    """Hand on to whoever has most points, oneself left out."""
    del card
    return max(options, key=lambda each: judge.points(int(each.removeprefix("seat:"))))


_HOW: dict[str, Callable[[Judge, Sequence[str], Card], str]] = {
    "way": _way,
    "choose": _choose,
    "hand-on": _hand_on,
}
