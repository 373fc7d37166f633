"""The plots of a rock: which kinds were there, and how many, at six surveys of a round.

Settlement panels are surveyed in the same way: what comes and goes between two surveys is not seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from reefkit.assess.items import Curve, DrawingPicture, RangeChartItem
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question_maker import DraftItem
from reefkit.labs.succession.questions.facts import Facts, OneRock, name_of, names, template
from reefkit.text import Message, message

LOOKS = 6
FEWEST_CARDS = 12
"""Minimum number of cards in a round that is worth six surveys."""
BARS = 5
"""Maximum number of bars to draw; those of the other kinds are given."""


class _Looks(NamedTuple):
    """The latest rock with `FEWEST_CARDS` cards, as surveyed `LOOKS` times."""

    rock: OneRock
    times: tuple[int, ...]  #: Cards laid before each survey; first 0, bare rock.
    seen: tuple[dict[str, int], ...]  #: Number of each kind at each survey.

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        """First and last survey of each kind seen, by first survey."""
        found = {}
        for kind in self.rock.kinds:
            at = [look for look, there in enumerate(self.seen) if kind in there]
            if at:
                found[kind] = (at[0], at[-1])
        return dict(sorted(found.items(), key=lambda pair: pair[1][0]))


def _looks_at(facts: Facts) -> _Looks | None:
    for rock in facts.rocks:
        if rock.rock.times < FEWEST_CARDS:
            continue
        times = tuple(round(look * rock.rock.times / LOOKS) for look in range(LOOKS + 1))
        return _Looks(rock, times, tuple(rock.present(time) for time in times))
    return None


def _range_plot(facts: Facts) -> Iterator[DraftItem]:
    looks = _looks_at(facts)
    if looks is None or len(looks.ranges) < 2:
        return
    ranges, wanted = looks.ranges, _to_draw(looks.ranges)
    plot = TrueRanges(
        rounds=LOOKS,
        ranges=ranges,
        given=tuple(each for each in ranges if each not in wanted),
        reasons=_range_reasons(looks),
        hints=dict.fromkeys(("first", "last"), message("rock-hint-range")),
    )
    item = RangeChartItem(
        goals=("A", "D"), minutes=2.5, points=2, plot=plot, picture=_sheet(looks, wanted)
    )
    yield DraftItem(
        about=looks.rock.about,
        prompt=message("rock-ask-range-plot", where=looks.rock.where),
        item=item,
        labels={**dict(zip(ranges, names(ranges), strict=True)), **_names_of_looks()},
        why=(message("rock-why-range-plot"),),
        unit=message("rock-look-axis"),
        moment=looks.rock.moment,
    )


def _names_of_looks() -> dict[str, Message]:
    return {f"time-{look}": message("rock-drawn-look", look=look) for look in range(LOOKS + 1)}


def _to_draw(ranges: dict[str, tuple[int, int]]) -> list[str]:
    every = list(ranges)
    if len(every) <= BARS:
        return every
    return [every[round(place * (len(every) - 1) / (BARS - 1))] for place in range(BARS)]


def _sheet(looks: _Looks, wanted: list[str]) -> DrawingPicture:
    return DrawingPicture(
        name="looks",
        values={
            "cards": looks.times[1:],
            "kinds": tuple(
                tuple(each for each in there if each in wanted) for there in looks.seen[1:]
            ),
        },
    )


def _range_reasons(looks: _Looks) -> dict[str, Message]:
    found = {}
    for kind, (first, last) in looks.ranges.items():
        name = name_of(kind)
        time = looks.rock.first[kind]
        found[f"{kind}/first"] = message("rock-point-first", name=name, look=first, card=time)
        found[f"{kind}/last"] = (
            message("rock-point-standing", name=name, look=last)
            if last == LOOKS
            else message("rock-point-gone", name=name, look=last)
        )
    return found


def _curve_plot(facts: Facts) -> Iterator[DraftItem]:
    looks = _looks_at(facts)
    if looks is None:
        return
    there = dict.fromkeys(kind for seen in looks.seen for kind in seen)
    plot = TrueCurve(
        values=tuple(float(len(seen)) for seen in looks.seen),
        most=float(sum(bool(card.number) or card.settles for card in facts.cards.values())),
        counts=looks.seen,
        given=(0,),
        reasons={
            f"value/{look}": message(
                "rock-point-value", look=look, count=len(seen), names=names(seen)
            )
            for look, seen in enumerate(looks.seen)
        },
        hints={"value": message("plots-hint-listed")},
    )
    yield DraftItem(
        about=looks.rock.about,
        prompt=message("rock-ask-curve-plot", where=looks.rock.where),
        item=Curve(goals=("D",), minutes=2.0, points=2, plot=plot),
        labels={
            **dict(zip(there, names(there), strict=True)),
            "measure": message("rock-measure"),
            **_names_of_looks(),
        },
        why=(message("rock-why-curve-plot"),),
        unit=message("rock-look-axis"),
        moment=looks.rock.moment,
    )


PLOTS = (
    template("rock-range-plot", ("A", "D"), _range_plot),
    template("rock-curve-plot", ("D",), _curve_plot),
)
