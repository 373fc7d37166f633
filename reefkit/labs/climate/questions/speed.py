"""Templates on the climate through time, on people's part in it, and on rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.labs.climate.questions.common import (
    number,
    numbers,
    of_family,
    others_of,
    template,
    title,
)
from reefkit.labs.climate.questions.places import changes
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.climate.questions.facts import Facts

WAYS = ("warmer", "colder", "same")


def climate_step(facts: Facts) -> Iterator[Draft]:
    """Ask what the climate did at the end of a round."""
    for round_ in range(1, facts.rounds):
        before, after = facts.climate(round_), facts.climate(round_ + 1)
        right = "same" if before == after else "warmer" if after > before else "colder"
        yield Draft(
            about=f"round-{round_}",
            prompt=message("climate-made-ask-step", round=round_, next=round_ + 1),
            title=title("climate-step"),
            right=of_family("step", right),
            others=others_of("step", WAYS, right),
            why=(message("climate-made-why-step", round=round_, before=before, after=after),),
            moment=facts.moment(round_),
            minutes=0.5,
        )


def times_changed(facts: Facts) -> Iterator[Draft]:
    """Ask how often the climate changed."""
    if facts.rounds < 2:
        return
    found = list(changes(facts))
    up = sum(after > before for _, before, after in found)
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-times-changed", rounds=facts.rounds),
        title=title("times-changed"),
        right=number(len(found)),
        others=numbers(len(found), [up, len(found) - up, facts.rounds - 1 - len(found)]),
        why=(
            message(
                "climate-made-why-times-changed",
                count=len(found),
                up=up,
                down=len(found) - up,
                chances=facts.rounds - 1,
            ),
        ),
        moment=facts.moment(facts.rounds),
        ascending=True,
        minutes=0.8,
    )


def still_adapted(facts: Facts) -> Iterator[Draft]:
    """Ask how many species were still adapted when the climate had just changed."""
    for round_, before, after in changes(facts):
        adapted, living = facts.time.shares[round_]
        yield Draft(
            about=f"round-{round_ + 1}",
            prompt=message(
                "climate-made-ask-adapted",
                round=round_ + 1,
                before=before,
                after=after,
                count=living,
            ),
            title=title("still-adapted"),
            right=number(adapted),
            others=numbers(adapted, [living - adapted, living, 0]),
            why=(message("climate-made-why-adapted", adapted=adapted, living=living),),
            moment=facts.moment(round_),
            ascending=True,
        )


def rate(facts: Facts) -> Iterator[Draft]:
    """Ask for the table's extinctions a million years."""
    if not facts.rounds:
        return
    dead, rounds, seats = len(facts.lost), facts.rounds, len(facts.play.seats)
    right = _share(dead, rounds)
    values = [float(dead), _share(rounds, dead), _share(dead, seats), 0.5, 1.0, 0.0, 2.0]
    others = [each for each in dict.fromkeys(values) if each != right]
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-rate", count=dead, rounds=rounds),
        title=title("rate"),
        right=_rate(right),
        others=tuple(_rate(each) for each in others[:3]),
        why=(message("climate-made-why-rate", count=dead, rounds=rounds, rate=right),),
        moment=facts.moment(rounds),
        ascending=True,
    )


def _share(count: int, of: int) -> float:
    """Divide to two places; 0 by nothing."""
    return round(count / of, 2) if of else 0.0


def _rate(value: float) -> Named:
    return Named(f"{value:.2f}", message("climate-made-number", count=value))


def people(facts: Facts) -> Iterator[Draft]:
    """Ask from which round on people changed the climate."""
    first = facts.time.human_from
    if not 0 < first < facts.rounds:
        return
    at_all = facts.rounds - first
    changed = sum(round_ >= first for round_, _, _ in changes(facts))
    yield Draft(
        about="start",
        prompt=message("climate-made-ask-people"),
        title=title("people"),
        right=number(first),
        others=numbers(first, [first + 2, max(first - 2, 1), first + 1]),
        why=(message("climate-made-why-people", round=first, changed=changed, count=at_all),),
        moment=facts.moment(first),
        ascending=True,
        minutes=0.6,
    )


SPEED = (
    template("still-adapted", ("C", "D"), still_adapted),
    template("rate", ("D",), rate),
    template("people", ("D",), people),
    template("times-changed", ("D",), times_changed),
    template("climate-step", ("D",), climate_step),
)
