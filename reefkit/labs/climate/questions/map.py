"""Templates on the map: where a species was, its cell, and how habitats moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reefkit.assess.items import Ordering
from reefkit.assess.question_maker import Draft, DraftItem
from reefkit.games.climate.content import HABITATS
from reefkit.games.climate.step import habitat_name
from reefkit.labs.climate.questions.facts import (
    DIED,
    Facts,
    habitat,
    other_habitats,
    template,
)
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator

FEWEST_STAGES = 3
"""Minimum number of habitats of a route that is worth ordering, with the savannah at the start."""


def _cell_turned(facts: Facts) -> Iterator[Draft]:
    for round_, before, after in changes(facts):
        cell = facts.survey(round_).cells[facts.seat]
        if not cell:
            continue
        was, now = (facts.play.world.habitats[climate][cell] for climate in (before, after))
        if was == now:
            continue
        yield Draft(
            about=f"round-{round_}",
            prompt=message(
                "climate-made-ask-cell",
                round=round_,
                cell=cell,
                habitat=habitat_name(was),
                before=before,
                after=after,
            ),
            right=habitat(now),
            others=other_habitats(now),
            why=(message("climate-made-why-cell", cell=cell, habitat=habitat_name(now)),),
            why_option={
                HABITATS[n]: message(
                    "climate-made-not-cell",
                    cell=cell,
                    after=after,
                    habitat=habitat_name(n),
                    count=count,
                )
                for n, count in enumerate(_cells_of(facts, after))
            },
            picture=facts.land(before, cell),
            moment=facts.moment(round_),
            minutes=0.8,
        )


def changes(facts: Facts) -> Iterator[tuple[int, int, int]]:
    """Yield the rounds after which the climate changed, with the climates before and after."""
    for round_ in range(1, facts.rounds):
        before, after = facts.climate(round_), facts.climate(round_ + 1)
        if before != after:
            yield round_, before, after


def _cells_of(facts: Facts, climate: int) -> list[int]:
    world = facts.play.world
    return [
        sum(world.habitats[climate][cell] == each for cell in world.cells)
        for each in range(len(HABITATS))
    ]


def _habitat_change(facts: Facts) -> Iterator[Draft]:
    for round_, before, after in changes(facts):
        was, now = _cells_of(facts, before), _cells_of(facts, after)
        differences = [new - old for old, new in zip(was, now, strict=True)]
        for way, sign in (("gained", 1), ("lost", -1)):
            sizes = [sign * each for each in differences]
            most = max(sizes)
            if most <= 0 or sizes.count(most) > 1:
                continue
            right = sizes.index(most)
            yield Draft(
                about=f"round-{round_}-{way}",
                prompt=message(
                    "climate-made-ask-cells", way=way, round=round_, before=before, after=after
                ),
                right=habitat(right),
                others=other_habitats(right),
                why=(
                    message(
                        "climate-made-why-cells",
                        way=way,
                        habitat=habitat_name(right),
                        before=was[right],
                        after=now[right],
                        warmer="yes" if after > before else "no",
                    ),
                ),
                why_option={
                    each: message(
                        "climate-made-not-cells",
                        way=way,
                        habitat=habitat_name(n),
                        before=was[n],
                        after=now[n],
                    )
                    for n, each in enumerate(HABITATS)
                },
                moment=facts.moment(round_),
                board_at=facts.moment(round_ - 1),
            )


def _route(facts: Facts) -> Iterator[DraftItem]:
    order = ["savannah"]
    moment = 0
    for each in facts.own:
        if each.id.startswith(DIED):
            order = ["savannah"]
        elif each.id == "climate-token":
            order.append(each.told_of("habitat", "climate-habitat-"))
            moment = each.position + 1
    if len(order) < FEWEST_STAGES:
        return
    names = [habitat_name(HABITATS.index(each)) for each in order]
    yield DraftItem(
        about="-".join(order),
        prompt=message("climate-made-ask-route"),
        item=msgspec.structs.replace(_ORDER, options=tuple(order)),
        labels=dict(zip(order, names, strict=True)),
        why=(message("climate-made-why-route", habitats=names),),
        moment=moment,
    )


# The options here are replaced by those of the match.
_ORDER = Ordering(options=("savannah", "tundra"), goals=("A",), minutes=0.8)

PLACES = (
    template("cell-turned", ("A", "C"), _cell_turned),
    template("habitat-change", ("A",), _habitat_change),
    template("route", ("A", "C"), _route),
)
