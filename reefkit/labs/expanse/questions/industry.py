"""Templates on the pollution of industry, and on records: points, kinds and stages by turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question_maker import Draft
from reefkit.labs.expanse.questions.evidence_pictures import name_of
from reefkit.labs.expanse.questions.facts import (
    Facts,
    choice,
    chosen,
    counted,
    kind,
    kinds,
    many,
    names,
    one,
    other_turns,
    template,
    turn,
)
from reefkit.labs.expanse.questions.plots import ledger
from reefkit.labs.expanse.questions.warming import FEWEST_TURNS
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = ("resource", "biomass", "humanitarian", "other")
"""Sources of points: three decks, and everything else."""


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
            **counted(count, [capital, total := sum(by.values())], capital=capital, all=total),
            why=(
                message("expanse-made-why-price", card=one(card), count=count, capital=capital),
                message("expanse-made-why-cost-later"),
            ),
            moment=facts.moment(facts.turns),
        )


def _brought(facts: Facts) -> Counter[str]:
    """Count the pollution that cards of three decks brought, without what a store gives back."""
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
    others = kinds([*(each for each, _ in rest), *clean])
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-source", turns=facts.turns),
        right=kind(right),
        others=others,
        why=(
            message(
                "expanse-made-why-source",
                told=[
                    message("expanse-made-times", card=name_of(each), count=times)
                    for each, times in counted.most_common(4)
                ],
            ),
        ),
        why_option={
            each.id: message("expanse-made-not-source", card=each.label, count=counted[each.id])
            for each in others
        },
        moment=facts.moment(facts.turns),
    )


def _pollution_of_turn(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        here = [each for each in facts.pollution if each.time == time]
        added = sum(each.amount for each in here if each.amount > 0)
        if not added:
            continue
        total = facts.line("pollution")[time]
        taken = -sum(each.amount for each in here if each.amount < 0)
        yield Draft(
            about=f"turn-{time}",
            prompt=message("expanse-made-ask-added", turn=time),
            **counted(added, [total, added - taken], total=total, left=added - taken),
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
                    "before": facts.line("pollution")[time - 1],
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
    most, starved = max(facts.line("pollution")[1:]), len(facts.went("starved"))
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-taken", turns=facts.turns),
        **counted(len(taken), [starved, most], starved=starved, highest=most),
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
        why_option={
            each: message(
                "expanse-made-not-points", name=choice("from", each).label, count=counted[each]
            )
            for each in SOURCES
        },
        moment=facts.moment(facts.turns),
    )


def _best_turn(facts: Facts) -> Iterator[Draft]:
    if facts.turns < FEWEST_TURNS:
        return
    points = facts.line("points")
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
        why_option={
            str(t): message(
                "expanse-made-not-best-turn", turn=t, before=points[t - 1], after=points[t]
            )
            for t in rises
        },
        moment=facts.moment(at[0]),
        ascending=True,
        minutes=0.8,
    )


def _kinds_at(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        there = facts.living(time)
        cards, every = sum(there.values()), len(facts.reef(time))
        yield Draft(
            about=f"turn-{time}",
            prompt=message("expanse-made-ask-kinds", turn=time),
            **counted(len(there), [cards, every], cards=cards, every=every),
            why=(message("expanse-made-why-kinds", count=len(there), names=names(there)),),
            moment=facts.moment(time),
            board_at=facts.moment(time),
            minutes=0.8,
        )


def _stage_began(facts: Facts) -> Iterator[Draft]:
    if facts.turns < FEWEST_TURNS:
        return
    stages = facts.line("stage")
    for stage in range(stages[1] + 1, stages[-1] + 1):
        began = next(t for t in range(1, facts.turns + 1) if stages[t] >= stage)
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
            why_option={
                str(time): message(
                    "expanse-made-not-stage",
                    turn=time,
                    stage=stages[time],
                    name=Message(f"expanse-stage-{stages[time]}"),
                )
                for time in range(1, facts.turns + 1)
            },
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
