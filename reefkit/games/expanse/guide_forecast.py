"""What the guide foresees: who will eat whom, who will starve, and what a choice comes to."""

from __future__ import annotations

from collections import Counter

from reefkit.games.expanse import preview
from reefkit.games.expanse.eating import either
from reefkit.games.expanse.guide_types import Asked, Forecast, Meal, Option, Starves
from reefkit.games.expanse.preview import Lack
from reefkit.games.expanse.state import FOODS, Ask
from reefkit.games.expanse.step import Step, card_name
from reefkit.games.expanse.wording import option_words
from reefkit.text import Message, message

_GAINS = ("biomass", "capital", "pollution", "warming", "research")


def forecast(step: Step, seat: int) -> Forecast:
    """Foresee a seat's Manage and End, as if its Manage began now where it is not its turn."""
    return _told(step, seat, preview.foresee(step, seat))


def would(step: Step, seat: int, option: str) -> Forecast:
    """Foresee what one choice comes to: ``act:<id>``, or an option of what is asked."""
    return _told(step, seat, preview.outcome(step, seat, option))


def _told(step: Step, seat: int, found: preview.Forecast) -> Forecast:
    meals = tuple(Meal(*one) for one in found.meals)
    starves = tuple(_starves(one) for one in found.starving)
    lies = step.seat(seat).food
    eaten: Counter[str] = Counter()
    for meal in meals:
        if meal.food:
            eaten[meal.food] += meal.count
    wanted = {food for one in starves for food in one.foods}
    food = tuple(
        (name, max(eaten[name], int(getattr(lies, name.replace("-", "_"))), name in wanted))
        for name in FOODS
    )
    gains = tuple(
        message("expanse-guide-gains", what=name, count=abs(count), sign="+" if count > 0 else "−")
        for name in _GAINS
        if (count := getattr(found, name))
    )
    return Forecast(
        meals=meals,
        starves=starves,
        lost=found.lost,
        food=tuple(each for each in food if each[1]),
        points=(found.before, found.after),
        gains=gains,
    )


def _starves(lack: Lack) -> Starves:
    """Say what a card will need and not find."""
    needs = [each for number, each in enumerate(lack.needs) if each not in lack.needs[:number]]
    return Starves(
        card=lack.card,
        lacks=message("expanse-guide-lacks", needs=either(needs)),
        badge=message("expanse-guide-short"),
        foods=tuple(name for each in needs if (name := _food_of(each)) in FOODS),
    )


def _food_of(need: Message) -> str:
    return need.id.removeprefix("expanse-some-")


def asked(step: Step, question: Ask) -> Asked:
    """Tell what an owner is asked, and what each answer would come to, where they differ."""
    seat = question.seat
    foreseen = {each: would(step, seat, each) for each in question.options}
    starving = {each: _starving(step, seat, found) for each, found in foreseen.items()}
    points = {each: found.points[1] for each, found in foreseen.items()}
    gains = {each: found.gains for each, found in foreseen.items()}
    options = []
    for each in question.options:
        outcome: list[Message] = []
        if len(set(points.values())) > 1:
            before, after = foreseen[each].points
            more = "yes" if before != after else "no"
            said = message("expanse-guide-points", before=before, after=after, more=more)
            outcome.append(said)
        if len({tuple(names) for names in starving.values()}) > 1:
            names = [card_name(kind) for kind in starving[each]]
            outcome.append(message("expanse-guide-starve", cards=names, count=len(names)))
        if any(each_gains != gains[each] for each_gains in gains.values()):
            outcome += gains[each]
        options.append(Option(each, _art(step, each), _name(step, question, each), tuple(outcome)))
    card = card_name(question.kind) if question.kind else message("expanse-guide-nobody")
    what = Message(f"ask-expanse-{question.what}", {"card": card, "left": question.left})
    return Asked(what, question.kind, question.left, tuple(options))


def _name(step: Step, question: Ask, option: str) -> Message | str:
    """Say an option; of a card, which of several it is and what is attached to it."""
    what, _, rest = option.partition(":")
    for seat in step.seats if what == "card" else ():
        cards = step.seat(seat).reef
        found = next((card for card in cards if card.id == int(rest)), None)
        if found is None:
            continue
        alike = [card.id for card in cards if card.kind == found.kind]
        riding = [card_name(card.kind) for card in cards if card.host == found.id]
        return message(
            "expanse-guide-card",
            card=card_name(found.kind),
            number=alike.index(found.id) + 1 if len(alike) > 1 else 0,
            riding=riding,
            riders=len(riding),
            own="yes" if seat == question.seat else "no",
            player=step.who(seat),
        )
    return option_words(step, question, option)


def _starving(step: Step, seat: int, found: Forecast) -> list[str]:
    kinds = {card.id: card.kind for card in step.seat(seat).reef}
    return sorted(kinds[each.card] for each in found.starves if each.card in kinds)


def _art(step: Step, option: str) -> str:
    """Give the drawing of what an option names; empty where it names nothing that is drawn."""
    what, _, name = option.partition(":")
    if what == "card":
        reefs = (card for place in step.state.seats for card in place.reef)
        return next((card.kind for card in reefs if card.id == int(name)), "")
    if what == "kind":
        return name if name in step.content.cards else ""
    return name if what == "food" else ""
