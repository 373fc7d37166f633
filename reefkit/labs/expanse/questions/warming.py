"""Templates on warming and bleaching: what was lost, and what research would have saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question_maker import Draft
from reefkit.games.expanse.effects import Slow
from reefkit.labs.expanse.questions.facts import (
    Facts,
    counted,
    other_turns,
    template,
    turn,
)
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator

FEWEST_TURNS = 4
"""Minimum number of turns for questions about when something happened."""


def _first_lost(facts: Facts) -> Iterator[Draft]:
    if not facts.expelled or facts.turns < FEWEST_TURNS:
        return
    first, position = facts.expelled[0]
    came = next((each.time for each in facts.warming), first)
    bleached = [time for time, count in enumerate(facts.line("own-bleached")) if count]
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
                stage=facts.line("stage")[first],
            ),
            message("expanse-made-why-heat"),
        ),
        why_option={
            str(t): message(
                "expanse-made-not-first-lost",
                turn=t,
                count=sum(time <= t for time, _ in facts.expelled),
            )
            for t in range(1, facts.turns + 1)
        },
        moment=min(position + 1, facts.moment(first)),
        ascending=True,
        minutes=0.8,
    )


def _most_bleached(facts: Facts) -> Iterator[Draft]:
    counts = dict(list(enumerate(facts.line("own-bleached")))[1:])
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
        why_option={
            str(t): message("expanse-made-not-most-bleached", turn=t, count=counts[t])
            for t in counts
        },
        moment=facts.moment(at[0]),
        ascending=True,
        minutes=0.8,
    )


def _zooxanthellae_lost(facts: Facts) -> Iterator[Draft]:
    if not facts.expelled:
        return
    count = len(facts.expelled)
    warming = max(facts.line("warming"))
    died = len(facts.went("bleached"))
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-lost", turns=facts.turns),
        **counted(count, [died, warming], died=died, warming=warming),
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
    without, slowed = warmed // every, warmed // slow
    fewer = without - slowed
    if warmed < every:
        return
    yield Draft(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-research", warming=warmed, every=every, slow=slow),
        **counted(fewer, [without, slowed, slow - every], without=without, **{"with": slowed}),
        why=(
            message(
                "expanse-made-why-research",
                without=without,
                every=every,
                with_=slowed,
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
