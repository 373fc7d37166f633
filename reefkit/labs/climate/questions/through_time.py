"""Templates on the climate through time, who was adapted after a change, and extinction rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.labs.climate.questions.facts import (
    Facts,
    chosen,
    counted,
    template,
)
from reefkit.labs.climate.questions.map import changes
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator

WAYS = ("warmer", "colder", "same")


def _climate_step(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds):
        before, after = facts.climate(round_), facts.climate(round_ + 1)
        right = "same" if before == after else "warmer" if after > before else "colder"
        yield Draft(
            about=f"round-{round_}",
            prompt=message("climate-made-ask-step", round=round_, next=round_ + 1),
            **chosen("step", WAYS, right),
            why=(
                message(
                    "climate-made-why-step", round=round_, before=before, after=after, way=right
                ),
            ),
            why_option=dict.fromkeys(
                WAYS, message("climate-made-not-step", round=round_, before=before)
            ),
            moment=facts.moment(round_),
            minutes=0.5,
        )


def _times_changed(facts: Facts) -> Iterator[Draft]:
    if facts.rounds < 2:
        return
    found = list(changes(facts))
    up = sum(after > before for _, before, after in found)
    down, same = len(found) - up, facts.rounds - 1 - len(found)
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-times-changed", rounds=facts.rounds),
        **counted(len(found), [up, down, same], warmer=up, colder=down, same=same),
        why=(
            message(
                "climate-made-why-times-changed",
                count=len(found),
                up=up,
                down=down,
                chances=facts.rounds - 1,
            ),
        ),
        moment=facts.moment(facts.rounds),
        minutes=0.8,
    )


def _still_adapted(facts: Facts) -> Iterator[Draft]:
    for round_, before, after in changes(facts):
        adapted, living = (facts.count(name, round_) for name in ("fitting", "living"))
        left = living - adapted
        if not left:
            continue
        yield Draft(
            about=f"round-{round_ + 1}",
            prompt=message(
                "climate-made-ask-adapted",
                round=round_ + 1,
                before=before,
                after=after,
                count=living,
            ),
            **counted(adapted, [left, living, 0], most=living, left=left, living=living),
            why=(
                message(
                    "climate-made-why-adapted",
                    adapted=adapted,
                    living=living,
                    left=left,
                ),
            ),
            moment=facts.moment(round_),
            board_at=facts.moment(round_),
        )


def rate(facts: Facts) -> Iterator[Draft]:
    if not facts.lost:
        return
    dead, rounds, seats = len(facts.lost), facts.rounds, len(facts.play.seats)
    right = _share(dead, rounds)
    # Wrong answers have decimals too: among whole numbers the right one would stand out.
    values = [float(dead), round(right * 10, 2), _share(rounds, dead), _share(dead, seats)]
    values += [round(right / 10, 2), 0.5, 2.0]
    others = [each for each in dict.fromkeys(values) if each != right]
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-rate", count=dead, rounds=rounds),
        right=_rate(right),
        others=tuple(_rate(each) for each in others),
        why=(message("climate-made-why-rate", count=dead, rounds=rounds, rate=right),),
        why_option={
            _rate(each).id: message("climate-made-not-rate", count=dead, rounds=rounds)
            for each in others
        },
        moment=facts.moment(rounds),
        ascending=True,
    )


def _share(count: int, of: int) -> float:
    return round(count / of, 2) if of else 0.0


def _rate(value: float) -> NamedOption:
    return NamedOption(f"{value:.2f}", message("climate-made-number", count=value))


SPEED = (
    template("still-adapted", ("C", "D"), _still_adapted),
    template("times-changed", ("D",), _times_changed),
    template("climate-step", ("D",), _climate_step),
    template("rate", ("D",), rate),
)
