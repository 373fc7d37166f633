"""Pollution, warming, research and currency: what changes them, and what thresholds bring."""

from __future__ import annotations

from reefkit.games.expanse import asks, piles, tasks
from reefkit.games.expanse.attaching import expel
from reefkit.games.expanse.effects import Attach, Gain, Halve, Slow, Study
from reefkit.games.expanse.matching import attached_to, effects_of, fits, times, universal
from reefkit.games.expanse.state import NOBODY, Card, Task
from reefkit.games.expanse.step import Step, card_name


def gain(step: Step, seat: int, card: Card, effect: Gain) -> None:
    """Let a player gain what an effect of a card says, as often as it counts."""
    give(step, seat, effect.what, effect.count * times(step, seat, card, effect.per), card.kind)


def give(step: Step, seat: int, what: str, count: int, source: str) -> None:
    """Let a player gain so much of something, or lose it.

    Parameters
    ----------
    what
        One of `Gain.what`.
    source
        The kind of card that it comes from.
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
        research(step, seat, count, source)
    elif what == "cards":
        piles.draw(step, seat, max(0, count))
    elif what == "refill":
        step.seat(seat).more += count
        step.say(
            "draws-more" if count > 0 else "draws-fewer",
            seat,
            count=abs(count),
            player=step.who(seat),
            card=card_name(source),
        )
    else:
        earn(step, seat, "biomass" if what == "biomass" else "capital", count, source)


def earn(step: Step, seat: int, currency: str, count: int, source: str) -> None:
    """Give a player temporary currency for the next acquisition, the present one included (B7)."""
    if count <= 0:
        return
    state, place = step.state, step.seat(seat)
    managing = state.player == seat and state.phase in {"manage", "research", "end"}
    purse = place.made if managing else place.purse
    setattr(purse, currency, getattr(purse, currency) + count)
    step.say(
        "earned",
        seat,
        player=step.who(seat),
        count=count,
        currency=card_name(currency),
        card=card_name(source),
    )


def research(step: Step, seat: int, count: int, source: str) -> None:
    """Give a player research points."""
    place = step.seat(seat)
    place.research = max(0, place.research + count)
    step.say("researched", seat, player=step.who(seat), count=count, card=card_name(source))


# -- pollution ----------------------------------------------------------------------------------


def pollute(step: Step, seat: int, count: int, source: str) -> None:
    """Let a player's pollution rise, or fall, never below 0; before its stage nobody gains any."""
    if step.state.stage < step.content.rules.numbers.pollution_stage:
        return
    place = step.seat(seat)
    if count > 0:
        count = _from_industry(step, seat, count, source)
    before = place.pollution
    place.pollution = max(0, before + count)
    if place.pollution != before:
        step.say(
            "polluted",
            seat,
            player=step.who(seat),
            count=place.pollution - before,
            amount=abs(place.pollution - before),
            rises="yes" if place.pollution > before else "no",
            total=place.pollution,
            card=card_name(source),
        )


def _from_industry(step: Step, seat: int, count: int, source: str) -> int:
    """Give how much of a pollution is left by what halves that of a turn, rounded down (B22)."""
    place = step.seat(seat)
    halved = any(fits(step, source, each.cards) for _, _, each in universal(step, Halve))
    industrial = halved or _could_be_halved(step, source)
    if not industrial:
        return count
    before = place.industry
    place.industry += count
    return place.industry // 2 - before // 2 if halved else count


def _could_be_halved(step: Step, source: str) -> bool:
    """Tell whether a card's pollution counts among what some research can halve."""
    return any(
        isinstance(effect, Halve) and fits(step, source, effect.cards)
        for kind in step.content.cards.values()
        for effect in kind.effects
    )


def polluted(step: Step, seat: int) -> int:
    """Total a player's pollution: how many multiples of the threshold it newly reaches."""
    place, every = step.seat(seat), step.content.rules.numbers.pollution_every
    newly = place.pollution // every - place.polluted // every
    place.polluted = max(place.polluted, place.pollution)
    return max(0, newly)


# -- warming ------------------------------------------------------------------------------------


def warm(step: Step, count: int, source: str) -> None:
    """Let the common warming rise, or fall, never below 0; thresholds count at once (B20)."""
    state = step.state
    if state.stage < step.content.rules.numbers.warming_stage:
        return
    before = state.warming
    state.warming = max(0, before + count)
    if state.warming == before:
        return
    step.say(
        "warmed",
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
        step.say("threshold-warming", total=state.warming, every=every, count=newly)
        order = [(state.player + each) % len(step.seats) for each in step.seats]
        tasks.first(step, *(Task("expel", seat, number=newly) for seat in order))


def warming_step(step: Step) -> int:
    """Give at every how much warming zooxanthellae are driven off: more, once research says how.

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
def expel_some(step: Step, task: Task) -> None:
    """Drive zooxanthellae off corals, as many as there are; the owner says which corals lose them.

    Task: ``number`` of them.
    """
    if len(task.picked) < task.number:
        hosts = [each for each in _with_heat(step, task.seat) if each[0] not in task.picked]
        if hosts:
            among = [(task.seat, card) for _, card in hosts]
            left = task.number - len(task.picked)
            option = asks.next_card(step, task, "expel", among, left)
            if option:
                task.picked.append(option)
                tasks.first(step, task)
            return
    for option in task.picked:
        owned = asks.chosen_card(step, option)
        if owned is not None:
            _drive_off(step, *owned)


def _with_heat(step: Step, seat: int) -> list[tuple[str, Card]]:
    """List the cards of a reef that carry one which warming drives off, with their options."""
    return [
        (asks.option_of(card), card)
        for card in step.seat(seat).reef
        if any(_feels_heat(step, each) for each in attached_to(step, seat, card))
    ]


def _feels_heat(step: Step, card: Card) -> bool:
    return any(each.heat for each in effects_of(step, card, Attach))


def _drive_off(step: Step, seat: int, host: Card) -> None:
    """Drive the card off that feels the heat."""
    for each in attached_to(step, seat, host):
        if _feels_heat(step, each):
            expel(step, seat, each)
            return
