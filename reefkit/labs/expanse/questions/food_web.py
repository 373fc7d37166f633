"""Templates on the food web of the seat's reef: who ate what, and who starved."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question_maker import Draft
from reefkit.games.expanse.state import FOODS
from reefkit.labs.expanse.questions.evidence_pictures import name_of
from reefkit.labs.expanse.questions.facts import (
    EatenMeal,
    Facts,
    chosen,
    kind,
    kinds,
    many,
    names,
    one,
    template,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LEVELS = ("first", "second", "third", "fourth")
MADE = ("plankton", "coralline-algae")
"""Foods that producers make and that are on the first level; levels of other foods are unknown."""
FEWEST_EATERS = 3


def by_eater(meals: Iterable[EatenMeal]) -> dict[str, set[str]]:
    """Return the kinds that each eater ate."""
    found: dict[str, set[str]] = {}
    for meal in meals:
        found.setdefault(meal.eater, set()).update(each for each, _ in meal.eaten)
    return found


def _its_meal(time: int, eater: str, eaten: Iterable[str]) -> Message:
    foods = [many(each) for each in sorted(eaten)]
    return message("expanse-made-why-ate", one=one(eater), turn=time, eaten=foods)


def _ate(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        meals = facts.meals_at(time)
        diets = by_eater(meals)
        eaten_at_all = [each for meal in meals for each, _ in meal.eaten]
        for eater, prey in diets.items():
            there = [each for each in facts.living(time) if each != eater]
            right = min(prey)
            others = kinds(
                [e for e in (*eaten_at_all, *there, *FOODS) if e not in prey and e != eater]
            )
            yield Draft(
                about=f"turn-{time}-{eater}",
                prompt=message("expanse-made-ask-ate", one=one(eater), turn=time),
                right=kind(right),
                others=others,
                also_right=frozenset(prey),
                why=(_its_meal(time, eater, prey), Message(f"expanse-fact-{eater}")),
                why_option={each.id: _eaters_of(time, each.id, diets) for each in others},
                moment=facts.moment(time),
                minutes=0.7,
            )


def _eaters_of(time: int, food: str, diets: dict[str, set[str]]) -> Message:
    eaters = names(each for each, prey in diets.items() if food in prey)
    return message(
        "expanse-made-not-ate", turn=time, food=many(food), count=len(eaters), eaters=eaters
    )


def only_food(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        diets = by_eater(facts.meals_at(time))
        if len(diets) < FEWEST_EATERS:
            continue
        for food in sorted({each for prey in diets.values() for each in prey}):
            eaters = [each for each, prey in diets.items() if prey == {food}]
            others = [each for each in diets if each not in eaters]
            if not eaters:
                continue
            yield Draft(
                about=f"turn-{time}-{food}",
                prompt=message("expanse-made-ask-only-food", turn=time, food=many(food)),
                right=kind(eaters[0]),
                others=kinds(others),
                also_right=frozenset(eaters),
                why=(
                    message(
                        "expanse-made-why-only-food",
                        turn=time,
                        food=many(food),
                        eaters=names(eaters),
                        count=len(eaters),
                    ),
                ),
                why_option={each: _its_meal(time, each, diets[each]) for each in others},
                moment=facts.moment(time),
                picture=web_of(facts, diets),
            )


def web_of(facts: Facts, diets: dict[str, set[str]]) -> DrawingPicture:
    """Draw diets as a food web of three rows: foods and producers, other eaters, predators."""
    ids = dict.fromkeys([*(each for prey in diets.values() for each in sorted(prey)), *diets])
    rows: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for id_ in ids:
        lives = "producer" if id_ in FOODS else facts.lives(id_)
        rows[{"producer": 0, "predator": 2}.get(lives, 1)].append(id_)
    links = tuple((food, eater) for eater, prey in diets.items() for food in sorted(prey))
    levels = tuple(tuple(row) for row in rows.values() if row)
    return DrawingPicture(name="web", values={"levels": levels, "links": links})


def _level_of(
    facts: Facts, eater: str, diets: dict[str, set[str]], above: tuple[str, ...] = ()
) -> set[int]:
    """Return the levels of a kind, each one above a food's; `above` are kinds on the way."""
    found: set[int] = set()
    for food in diets.get(eater, ()):
        if food in MADE or facts.lives(food) == "producer":
            found.add(2)
        elif food in FOODS or food not in diets or food in (*above, eater):
            return set()
        else:
            below = _level_of(facts, food, diets, (*above, eater))
            if not below:
                return set()
            found |= {each + 1 for each in below}
    return found


def level(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        diets = by_eater(facts.meals_at(time))
        for eater in diets:
            levels = _level_of(facts, eater, diets)
            if len(levels) != 1 or max(levels) > len(LEVELS):
                continue
            right = LEVELS[min(levels) - 1]
            yield Draft(
                about=f"turn-{time}-{eater}",
                prompt=message("expanse-made-ask-level", one=one(eater), turn=time),
                **chosen("level", LEVELS, right),
                why=(
                    message(
                        "expanse-made-why-level",
                        one=one(eater),
                        eaten=[many(each) for each in sorted(diets[eater])],
                        level=right,
                    ),
                ),
                why_option=dict.fromkeys(
                    LEVELS,
                    message(
                        "expanse-made-not-level",
                        one=one(eater),
                        turn=time,
                        eaten=[many(each) for each in sorted(diets[eater])],
                    ),
                ),
                moment=facts.moment(time),
                picture=web_of(facts, diets),
            )


def _starved(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        hungry = {each.card for each in facts.went("starved") if each.time == time}
        diets = by_eater(facts.meals_at(time))
        fed = [each for each in diets if each not in hungry]
        cards = facts.content.cards
        there = [each for each in facts.living(time) if cards[each].animal and each not in hungry]
        for right in sorted(hungry):
            yield Draft(
                about=f"turn-{time}-{right}",
                prompt=message("expanse-made-ask-starved", turn=time),
                right=kind(right),
                others=kinds([*fed, *there]),
                also_right=frozenset(hungry),
                why=(
                    message("expanse-made-why-starved", one=one(right), turn=time),
                    Message(f"expanse-does-{right}"),
                ),
                why_option={
                    **{
                        e: message("expanse-made-not-starved", one=one(e), turn=time) for e in there
                    },
                    **{each: _its_meal(time, each, diets[each]) for each in fed},
                },
                moment=facts.moment(time),
                board_at=facts.moment(time - 1) if facts.reef(time - 1) else None,
                minutes=0.7,
            )


def _most_eaten(facts: Facts) -> Iterator[Draft]:
    counted: Counter[str] = Counter()
    for meal in facts.meals:
        counted.update(dict(meal.eaten))
    if not counted:
        return
    (right, count), *rest = counted.most_common()
    if rest and rest[0][1] == count:
        return
    more = [each for each in (*FOODS, "coral", "seagrass", "zooxanthellae") if each != right]
    others = kinds([*(each for each, _ in rest), *more])
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-most-eaten", turns=facts.turns),
        right=kind(right),
        others=others,
        why=(
            message(
                "expanse-made-why-most-eaten",
                told=[
                    message("expanse-made-times", card=name_of(each), count=times)
                    for each, times in counted.most_common(4)
                ],
            ),
        ),
        why_option={
            each.id: message(
                "expanse-made-not-most-eaten",
                turns=facts.turns,
                card=each.label,
                count=counted[each.id],
            )
            for each in others
        },
        moment=facts.moment(facts.turns),
    )


WEBS = (
    template("level", ("A",), level),
    template("only-food", ("A", "E"), only_food),
    template("starved", ("A", "C"), _starved),
    template("most-eaten", ("A", "E"), _most_eaten),
    template("ate", ("A",), _ate),
)
