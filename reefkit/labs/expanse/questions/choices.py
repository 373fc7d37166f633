"""Templates whose answer is chosen: cascades, warming, the price of industry, the food web."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question_maker import Draft
from reefkit.games.expanse.effects import Slow
from reefkit.games.expanse.state import FOODS
from reefkit.labs.expanse.questions.facts import (
    EatenMeal,
    Facts,
    choice,
    chosen,
    counted,
    kind,
    kinds,
    ledger,
    many,
    name_of,
    names,
    one,
    other_turns,
    template,
    turn,
    way,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


# ---- Templates on cascades: why something left the reef, and what came after

LATER = 3
"""So many of one's own turns after something left, its prey is counted again."""
WAYS = ("more", "fewer", "as-many")
REASONS = ("starved", "eaten", "pollution", "taken", "bleached")


def _after_left(facts: Facts) -> Iterator[Draft]:
    for gone, eater in _last_ones(facts):
        then = min(gone + LATER, facts.turns)
        if then == gone or any(facts.reef(time).get(eater) for time in range(gone, then + 1)):
            continue
        eaten = {
            each
            for meal in facts.meals
            if meal.eater == eater and meal.time <= gone
            for each, _ in meal.eaten
            if each not in FOODS
        }
        for prey in sorted(eaten - {eater}):
            before, after = (facts.reef(time).get(prey, 0) for time in (gone, then))
            if not before:
                continue
            right = way(before, after)
            yield Draft(
                about=f"turn-{gone}-{eater}-{prey}",
                prompt=message(
                    "expanse-made-ask-after-left",
                    one=one(eater),
                    turn=gone,
                    then=then,
                    prey=many(prey),
                ),
                **chosen("way", WAYS, right),
                why=(
                    message(
                        "expanse-made-why-after-left",
                        prey=name_of(prey),
                        turn=gone,
                        then=then,
                        before=before,
                        after=after,
                    ),
                    message("expanse-made-why-cascade", way=right),
                ),
                moment=facts.moment(then),
            )


def _last_ones(facts: Facts) -> Iterator[tuple[int, str]]:
    for eater in dict.fromkeys(meal.eater for meal in facts.meals):
        for time in range(2, facts.turns + 1):
            if facts.reef(time - 1).get(eater) and not facts.reef(time).get(eater):
                yield time, eater


def _why_gone(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        left = [each for each in facts.left if each.time == time]
        for card in dict.fromkeys(each.card for each in left):
            found = [each for each in left if each.card == card]
            first = found[0]
            if len({(each.why, each.by) for each in found}) > 1 or first.why not in REASONS:
                continue
            yield Draft(
                about=f"turn-{time}-{card}",
                prompt=message("expanse-made-ask-why-gone", one=one(card), turn=time),
                **chosen("reason", _likely(card, first.why), first.why),
                why=(
                    message(
                        "expanse-made-why-gone",
                        why=first.why,
                        one=one(card),
                        by=one(first.by) if first.by else "",
                    ),
                ),
                moment=facts.moment(time),
                board_at=facts.moment(time - 1) if facts.reef(time - 1).get(card) else None,
                minutes=0.7,
            )


def _likely(card: str, right: str) -> tuple[str, ...]:
    order = REASONS if card == "coral" else REASONS[:-1]
    return order if right in order else (*order[:3], right)


CASCADES = (
    template("why-gone", ("C", "D"), _why_gone),
    template("after-left", ("C",), _after_left),
)


# ---- Templates on warming and bleaching: what was lost, and what research would have saved

FEWEST_TURNS = 4
"""Turns of a match in which it is worth asking when something happened."""


def _first_lost(facts: Facts) -> Iterator[Draft]:
    if not facts.expelled or facts.turns < FEWEST_TURNS:
        return
    first, position = facts.expelled[0]
    came = next((each.time for each in facts.warming), first)
    bleached = [time for time in range(1, facts.turns + 1) if facts.end(time).bleached[facts.seat]]
    yield Draft(
        about=f"turn-{first}",
        prompt=message("expanse-made-ask-first-lost"),
        right=turn(first),
        others=other_turns(facts, first, [came, *bleached[-1:]]),
        why=(
            message(
                "expanse-made-why-first-lost",
                turn=first,
                count=sum(time == first for time, _ in facts.expelled),
                stage=facts.end(first).stage,
            ),
            message("expanse-made-why-heat"),
        ),
        moment=min(position + 1, facts.moment(first)),
        ascending=True,
        minutes=0.8,
    )


def _most_bleached(facts: Facts) -> Iterator[Draft]:
    counts = {time: facts.end(time).bleached[facts.seat] for time in range(1, facts.turns + 1)}
    most = max(counts.values(), default=0)
    at = [time for time, count in counts.items() if count == most]
    if not most or len(at) > 1 or facts.turns < FEWEST_TURNS:
        return
    others = sorted((t for t in counts if t != at[0]), key=lambda t: (-counts[t], t))
    yield Draft(
        about=f"turn-{at[0]}",
        prompt=message("expanse-made-ask-most-bleached"),
        right=turn(at[0]),
        others=other_turns(facts, at[0], [t for t in others if counts[t]]),
        why=(message("expanse-made-why-most-bleached", turn=at[0], count=most),),
        moment=facts.moment(at[0]),
        ascending=True,
        minutes=0.8,
    )


def _zooxanthellae_lost(facts: Facts) -> Iterator[Draft]:
    if not facts.expelled:
        return
    count = len(facts.expelled)
    warming = max(facts.end(time).warming for time in range(1, facts.turns + 1))
    died = len(facts.went("bleached"))
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-lost", turns=facts.turns),
        **counted(count, [died, warming]),
        why=(message("expanse-made-why-lost", count=count, died=died, warming=warming),),
        moment=facts.moment(facts.turns),
        minutes=0.8,
    )


def _research_fewer(facts: Facts) -> Iterator[Draft]:
    numbers_ = facts.content.rules.numbers
    seats = len(facts.table.setup.seats) if numbers_.warming_each_seat else 1
    every, slow = seats * numbers_.warming_every, seats * _slowed(facts)
    if not facts.turns or slow <= every or _researched(facts):
        return
    warmed = int(facts.table.moment(facts.moment(facts.turns), None).state.warmed)
    fewer = warmed // every - warmed // slow
    if warmed < every:
        return
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-research", warming=warmed, every=every, slow=slow),
        **counted(fewer, [warmed // every, warmed // slow, slow - every]),
        why=(
            message(
                "expanse-made-why-research",
                without=warmed // every,
                every=every,
                with_=warmed // slow,
                slow=slow,
                fewer=fewer,
            ),
            message("expanse-made-why-what-if"),
        ),
        moment=facts.moment(facts.turns),
    )


def _slowed(facts: Facts) -> int:
    found = [
        effect.every
        for kind in facts.content.cards.values()
        for effect in kind.effects
        if isinstance(effect, Slow)
    ]
    return max(found, default=0)


def _researched(facts: Facts) -> bool:
    if facts.table.setup.options.get("research"):
        return True
    slowing = {
        name
        for name, kind in facts.content.cards.items()
        if any(isinstance(effect, Slow) for effect in kind.effects)
    }
    return any(
        each.id == "research-complete" and facts.card_of(each) in slowing
        for _, each in facts.events
    )


HEAT = (
    template("most-bleached", ("B", "E"), _most_bleached),
    template("first-lost", ("B", "E"), _first_lost),
    template("lost", ("B",), _zooxanthellae_lost),
    template("research", ("B", "E"), _research_fewer),
)


# ---- Templates on the price of industry, and on where victory points came from

SOURCES = ("resource", "biomass", "humanitarian", "other")
"""Where points come from: three decks, and all else."""


def _price(facts: Facts) -> Iterator[Draft]:
    by = _brought(facts)
    for card, count in by.items():
        capital = facts.earned(card, "capital")
        if facts.deck(card) != "humanitarian" or not capital:
            continue
        yield Draft(
            about=f"{card}-turns-{facts.turns}",
            prompt=message(
                "expanse-made-ask-price", card=one(card), capital=capital, turns=facts.turns
            ),
            **counted(count, [capital, sum(by.values())]),
            why=(
                message("expanse-made-why-price", card=one(card), count=count, capital=capital),
                message("expanse-made-why-cost-later"),
            ),
            moment=facts.moment(facts.turns),
        )


def _brought(facts: Facts) -> Counter[str]:
    """Count the pollution each card brought, without what a store gives back."""
    counted: Counter[str] = Counter()
    for each in facts.pollution:
        if each.amount > 0 and facts.deck(each.card) in {"humanitarian", "malus", "bonus"}:
            counted[each.card] += each.amount
    return counted


def _source_most(facts: Facts) -> Iterator[Draft]:
    counted = _brought(facts)
    if not counted:
        return
    (right, count), *rest = counted.most_common()
    if rest and rest[0][1] == count:
        return
    decks = {"humanitarian", "malus"}
    there = [each for time in range(facts.turns, 0, -1) for each in facts.reef(time)]
    clean = [
        each
        for each in (*there, *facts.content.cards)
        if each not in counted and facts.deck(each) in decks
    ]
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-source", turns=facts.turns),
        right=kind(right),
        others=kinds([*(each for each, _ in rest), *clean]),
        why=(
            message(
                "expanse-made-why-source",
                told=[
                    message("expanse-made-times", card=name_of(each), count=times)
                    for each, times in counted.most_common(4)
                ],
            ),
        ),
        moment=facts.moment(facts.turns),
    )


def _pollution_of_turn(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        here = [each for each in facts.pollution if each.time == time]
        added = sum(each.amount for each in here if each.amount > 0)
        if not added:
            continue
        total = facts.end(time).pollution[facts.seat]
        taken = -sum(each.amount for each in here if each.amount < 0)
        yield Draft(
            about=f"turn-{time}",
            prompt=message("expanse-made-ask-added", turn=time),
            **counted(added, [total, added - taken]),
            why=(
                message(
                    "expanse-made-why-added",
                    told=[
                        message("expanse-made-times", card=name_of(card), count=amount)
                        for _, card, amount in ledger(here)
                        if amount > 0
                    ],
                    count=added,
                    taken=taken,
                    total=total,
                ),
            ),
            moment=facts.moment(time),
            picture=DrawingPicture(
                name="ledger",
                values={
                    "counter": "pollution",
                    "turns": (time,),
                    "before": facts.end(time - 1).pollution[facts.seat] if time > 1 else 0,
                    "entries": ledger(here),
                },
            ),
            minutes=0.8,
        )


def _taken_by_pollution(facts: Facts) -> Iterator[Draft]:
    taken = facts.went("pollution")
    if not taken:
        return
    every = facts.content.rules.numbers.pollution_every
    most = max(facts.end(time).pollution[facts.seat] for time in range(1, facts.turns + 1))
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-taken", turns=facts.turns),
        **counted(len(taken), [len(facts.went("starved")), most]),
        why=(
            message(
                "expanse-made-why-taken",
                every=every,
                count=len(taken),
                cards=[_so_many(*each) for each in Counter(e.card for e in taken).items()],
            ),
        ),
        moment=facts.moment(facts.turns),
        minutes=0.8,
    )


def _so_many(card: str, count: int) -> Message:
    several = message("expanse-made-several", count=count, cards=many(card))
    return several if count > 1 else one(card)


def _points_from(facts: Facts) -> Iterator[Draft]:
    if not facts.over or not facts.turns:
        return
    counted = Counter(dict.fromkeys(SOURCES, 0))
    for card, points in facts.points_parts():
        deck = facts.deck(card)
        counted[deck if deck in SOURCES else "other"] += points
    (right, count), (_, next_), *_ = counted.most_common()
    if count == next_ or count <= 0:
        return
    yield Draft(
        about="end",
        prompt=message("expanse-made-ask-points-from"),
        **chosen("from", SOURCES, right),
        why=(
            message(
                "expanse-made-why-points-from",
                told=[
                    message(
                        "expanse-made-from-count",
                        name=choice("from", each).label,
                        count=counted[each],
                    )
                    for each in SOURCES
                ],
            ),
        ),
        moment=facts.moment(facts.turns),
    )


def _best_turn(facts: Facts) -> Iterator[Draft]:
    if facts.turns < FEWEST_TURNS:
        return
    points = [0, *(each.points[facts.seat] for each in facts.ends)]
    rises = {time: points[time] - points[time - 1] for time in range(1, facts.turns + 1)}
    most = max(rises.values())
    at = [time for time, rise in rises.items() if rise == most]
    if most <= 0 or len(at) > 1:
        return
    highest = max(rises, key=lambda time: (points[time], time))
    yield Draft(
        about=f"turn-{at[0]}",
        prompt=message("expanse-made-ask-best-turn"),
        right=turn(at[0]),
        others=other_turns(facts, at[0], [highest, facts.turns]),
        why=(
            message(
                "expanse-made-why-best-turn",
                turn=at[0],
                before=points[at[0] - 1],
                after=points[at[0]],
                highest=highest,
            ),
        ),
        moment=facts.moment(at[0]),
        ascending=True,
        minutes=0.8,
    )


def _kinds_at(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        there = facts.living(time)
        yield Draft(
            about=f"turn-{time}",
            prompt=message("expanse-made-ask-kinds", turn=time),
            **counted(len(there), [sum(there.values()), len(facts.reef(time))]),
            why=(message("expanse-made-why-kinds", count=len(there), names=names(there)),),
            moment=facts.moment(time),
            board_at=facts.moment(time),
            minutes=0.8,
        )


def _stage_began(facts: Facts) -> Iterator[Draft]:
    if facts.turns < FEWEST_TURNS:
        return
    for stage in range(facts.end(1).stage + 1, facts.end(facts.turns).stage + 1):
        began = next(t for t in range(1, facts.turns + 1) if facts.end(t).stage >= stage)
        yield Draft(
            about=f"stage-{stage}",
            prompt=message("expanse-made-ask-stage", name=Message(f"expanse-stage-{stage}")),
            right=turn(began),
            others=other_turns(facts, began),
            why=(
                message(
                    "expanse-made-why-stage",
                    turn=began,
                    stage=stage,
                    name=Message(f"expanse-stage-{stage}"),
                ),
            ),
            moment=facts.moment(began),
            ascending=True,
            minutes=0.6,
        )


INDUSTRY = (
    template("price", ("D",), _price),
    template("source", ("D", "E"), _source_most),
    template("added", ("D", "E"), _pollution_of_turn),
    template("taken", ("D",), _taken_by_pollution),
)
RECORDS = (
    template("points-from", ("D", "E"), _points_from),
    template("best-turn", ("E",), _best_turn),
    template("kinds", ("A", "E"), _kinds_at),
    template("stage", ("E",), _stage_began),
)


# ---- Templates on the food web of one's own reef: who ate what, on which level, who starved

LEVELS = ("first", "second", "third", "fourth")
MADE = ("plankton", "coralline-algae")
"""Foods that producers make: they stand on the first level."""
FEWEST_EATERS = 3


def by_eater(meals: Iterable[EatenMeal]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for meal in meals:
        found.setdefault(meal.eater, set()).update(each for each, _ in meal.eaten)
    return found


def _ate(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        meals = facts.meals_at(time)
        eaten_at_all = [each for meal in meals for each, _ in meal.eaten]
        for eater, prey in by_eater(meals).items():
            there = [each for each in facts.living(time) if each != eater]
            right = min(prey)
            yield Draft(
                about=f"turn-{time}-{eater}",
                prompt=message("expanse-made-ask-ate", one=one(eater), turn=time),
                right=kind(right),
                others=kinds(
                    [e for e in (*eaten_at_all, *there, *FOODS) if e not in prey and e != eater]
                ),
                also_right=frozenset(prey),
                why=(
                    message(
                        "expanse-made-why-ate",
                        one=one(eater),
                        turn=time,
                        eaten=[many(each) for each in sorted(prey)],
                    ),
                    Message(f"expanse-fact-{eater}"),
                ),
                moment=facts.moment(time),
                minutes=0.7,
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
                moment=facts.moment(time),
                picture=web_of(facts, diets),
            )


def web_of(facts: Facts, diets: dict[str, set[str]]) -> DrawingPicture:
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
    """Return the levels a kind fed on, from 1; empty if they cannot be determined."""
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
                moment=facts.moment(time),
                picture=web_of(facts, diets),
            )


def _starved(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        hungry = {each.card for each in facts.went("starved") if each.time == time}
        fed = [each for each in by_eater(facts.meals_at(time)) if each not in hungry]
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
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-most-eaten", turns=facts.turns),
        right=kind(right),
        others=kinds([*(each for each, _ in rest), *more]),
        why=(
            message(
                "expanse-made-why-most-eaten",
                told=[
                    message("expanse-made-times", card=name_of(each), count=times)
                    for each, times in counted.most_common(4)
                ],
            ),
        ),
        moment=facts.moment(facts.turns),
    )


WEBS = (
    template("level", ("A",), level),
    template("only-food", ("A", "E"), only_food),
    template("starved", ("A", "C"), _starved),
    template("most-eaten", ("A", "E"), _most_eaten),
    template("ate", ("A",), _ate),
)
