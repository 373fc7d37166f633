"""Templates on the price of industry, and on where victory points came from."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.labs.expanse.questions.common import (
    kind,
    kinds,
    names,
    number,
    numbers,
    of_family,
    one,
    other_turns,
    others_of,
    template,
    title,
    turn,
)
from reefkit.labs.expanse.questions.drawing import named
from reefkit.labs.expanse.questions.plots import ledger
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.expanse.questions.facts import Facts

SOURCES = ("resource", "biomass", "humanitarian", "other")
"""Where points come from: three decks, and all else."""
FEWEST_TURNS = 4


def price(facts: Facts) -> Iterator[Draft]:
    """Ask how much pollution a card brought that also earned Capital."""
    by = _brought(facts)
    for card, count in by.items():
        capital = facts.earned(card, "capital")
        if facts.deck(card) != "humanitarian" or not capital:
            continue
        yield Draft(
            about=f"{card}-turns-{facts.turns}",
            prompt=message(
                "expanse-made-ask-price", card=named(card), capital=capital, turns=facts.turns
            ),
            title=title("price"),
            right=number(count),
            others=numbers(count, [capital, sum(by.values())]),
            why=(
                message("expanse-made-why-price", card=named(card), count=count, capital=capital),
                message("expanse-made-why-cost-later"),
            ),
            moment=facts.moment(facts.turns),
            ascending=True,
        )


def _brought(facts: Facts) -> Counter[str]:
    """Count the pollution that came from each card; what a store gives back is none of it."""
    counted: Counter[str] = Counter()
    for each in facts.pollution:
        if each.amount > 0 and facts.deck(each.card) in {"humanitarian", "malus", "bonus"}:
            counted[each.card] += each.amount
    return counted


def source_most(facts: Facts) -> Iterator[Draft]:
    """Ask which card brought most pollution, where one did; others are cards of the reef."""
    counted = _brought(facts)
    if not counted:
        return
    (right, count), *rest = counted.most_common()
    if rest and rest[0][1] == count:
        return
    clean = [
        each
        for time in range(facts.turns, 0, -1)
        for each in facts.reef(time)
        if each not in counted
    ]
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-source", turns=facts.turns),
        title=title("source"),
        right=kind(right),
        others=kinds([*(each for each, _ in rest), *clean]),
        why=(
            message(
                "expanse-made-why-source",
                told=[
                    message("expanse-made-times", card=named(each), count=times)
                    for each, times in counted.most_common(4)
                ],
            ),
        ),
        moment=facts.moment(facts.turns),
    )


def pollution_of_turn(facts: Facts) -> Iterator[Draft]:
    """Ask how much pollution was added by the end of a turn, from all cards together."""
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
            title=title("added"),
            right=number(added),
            others=numbers(added, [total, added - taken]),
            why=(
                message(
                    "expanse-made-why-added",
                    told=[
                        message("expanse-made-times", card=named(card), count=amount)
                        for _, card, amount in ledger(here)
                        if amount > 0
                    ],
                    count=added,
                    taken=taken,
                    total=total,
                ),
            ),
            moment=facts.moment(time),
            ascending=True,
            minutes=0.8,
        )


def taken_by_pollution(facts: Facts) -> Iterator[Draft]:
    """Ask how many animals pollution took from the reef."""
    taken = facts.went("pollution")
    if not taken:
        return
    every = facts.content.rules.numbers.pollution_every
    most = max(facts.end(time).pollution[facts.seat] for time in range(1, facts.turns + 1))
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-taken", turns=facts.turns),
        title=title("taken"),
        right=number(len(taken)),
        others=numbers(len(taken), [len(facts.went("starved")), most]),
        why=(
            message(
                "expanse-made-why-taken",
                every=every,
                count=len(taken),
                cards=[one(each.card) for each in taken],
            ),
        ),
        moment=facts.moment(facts.turns),
        ascending=True,
        minutes=0.8,
    )


def points_from(facts: Facts) -> Iterator[Draft]:
    """Ask from which deck most victory points came in the end, where one gave most."""
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
        title=title("points-from"),
        right=of_family("from", right),
        others=others_of("from", SOURCES, right),
        why=(
            message(
                "expanse-made-why-points-from",
                told=[
                    message(
                        "expanse-made-from-count",
                        name=of_family("from", each).label,
                        count=counted[each],
                    )
                    for each in SOURCES
                ],
            ),
        ),
        moment=facts.moment(facts.turns),
    )


def best_turn(facts: Facts) -> Iterator[Draft]:
    """Ask in which turn one's victory points rose most, where one turn did."""
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
        title=title("best-turn"),
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


def kinds_at(facts: Facts) -> Iterator[Draft]:
    """Ask how many kinds of living things there were on one's reef when a turn ended."""
    for time in range(1, facts.turns + 1):
        there = facts.living(time)
        yield Draft(
            about=f"turn-{time}",
            prompt=message("expanse-made-ask-kinds", turn=time),
            title=title("kinds"),
            right=number(len(there)),
            others=numbers(len(there), [sum(there.values()), len(facts.reef(time))]),
            why=(message("expanse-made-why-kinds", count=len(there), names=names(there)),),
            moment=facts.moment(time),
            ascending=True,
            minutes=0.8,
        )


def stage_began(facts: Facts) -> Iterator[Draft]:
    """Ask by the end of which of one's turns a stage had begun."""
    if facts.turns < FEWEST_TURNS:
        return
    for stage in range(facts.end(1).stage + 1, facts.end(facts.turns).stage + 1):
        began = next(t for t in range(1, facts.turns + 1) if facts.end(t).stage >= stage)
        yield Draft(
            about=f"stage-{stage}",
            prompt=message("expanse-made-ask-stage", name=Message(f"expanse-stage-{stage}")),
            title=title("stage"),
            right=turn(began),
            others=other_turns(facts, began),
            why=(message("expanse-made-why-stage", turn=began, stage=stage),),
            moment=facts.moment(began),
            ascending=True,
            minutes=0.6,
        )


INDUSTRY = (
    template("price", ("D",), price),
    template("source", ("D", "E"), source_most),
    template("added", ("D", "E"), pollution_of_turn),
    template("taken", ("D",), taken_by_pollution),
)
RECORDS = (
    template("points-from", ("D", "E"), points_from),
    template("best-turn", ("E",), best_turn),
    template("kinds", ("A", "E"), kinds_at),
    template("stage", ("E",), stage_began),
)
