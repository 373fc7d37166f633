"""Pollution, warming, research and currency, and the effects of their thresholds."""

from __future__ import annotations

from reefkit.games.expanse import decks, tasks
from reefkit.games.expanse.attachment import expel
from reefkit.games.expanse.effects import (
    Attach,
    Gain,
    Halve,
    Slow,
    Study,
)
from reefkit.games.expanse.state import NOBODY, ReefCard, Task
from reefkit.games.expanse.step import Step, card_name
from reefkit.games.expanse.targets import (
    attached_to,
    effects_of,
    fits,
    times,
    universal,
)


def gain_counter(step: Step, seat: int, card: ReefCard, effect: Gain) -> None:
    give(step, seat, effect.what, effect.count * times(step, seat, card, effect.per), card.kind)


def give(step: Step, seat: int, what: str, count: int, source: str) -> None:
    """Change a player's counter, or let the player draw cards; `what` is as in `Gain.what`.

    Warming is common, and all that changes for `NOBODY`. `source`: Kind of card that causes it.
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
        decks.draw(step, seat, max(0, count))
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
    """Give a player temporary currency (B7).

    It can be spent until the player's next End, or the one after that if it is earned after the
    purchases of the player's own turn, or `later` is set.
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
    """Return what is added of `count` if the turn's total is halved, rounded down (B22)."""
    place = step.seat(seat)
    halved = any(fits(step, source, each.cards) for _, _, each in universal(step, Halve))
    industrial = halved or _could_be_halved(step, source)
    if not industrial:
        return count
    before = place.industry
    # Counted even if the card that halves is not in play yet, for later in the turn.
    place.industry += count
    return place.industry // 2 - before // 2 if halved else count


def _could_be_halved(step: Step, source: str) -> bool:
    return any(
        isinstance(effect, Halve) and fits(step, source, effect.cards)
        for kind in step.content.cards.values()
        for effect in kind.effects
    )


def polluted(step: Step, seat: int) -> int:
    """Record a player's pollution at End; return the number of thresholds it newly reaches."""
    place, every = step.seat(seat), step.content.rules.numbers.pollution_every
    newly = place.pollution // every - place.polluted // every
    place.polluted = max(place.polluted, place.pollution)
    return max(0, newly)


def warm(step: Step, count: int, source: str) -> None:
    """Change the common warming, never below 0; no effect before the warming stage (B20).

    At each threshold that it newly reaches, every seat loses zooxanthellae at once, unless
    `heat_is_over`.
    """
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
    if newly > 0 and heat_is_over(step):
        step.say("expanse-threshold-over", total=state.warming, every=every)
    elif newly > 0:
        step.say("expanse-threshold-warming", total=state.warming, every=every, count=newly)
        order = [(state.player + each) % len(step.seats) for each in step.seats]
        tasks.do_first(step, *(Task("expel", seat, number=newly) for seat in order))


def heat_is_over(step: Step) -> bool:
    """Return whether no more zooxanthellae are lost, since no purchase would follow (B33)."""
    return bool(step.options.turns) and step.state.is_last_turn


def warming_step(step: Step) -> int:
    """Return the interval between warming thresholds, which completed research raises (B20).

    It is multiplied by the number of players if `Numbers.warming_each_seat` is set (B35).
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
            if tasks.pick_next(step, task, "expel", among, left):
                tasks.do_first(step, task)
            return
    if not task.picked:
        step.say_of("expanse-spared", task.seat)
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
