"""The plots of a rock: who was there, and how many kinds, at six looks through a round.

A rock that is looked at now and then is what settlement panels give a biologist: what comes and
goes between two looks is not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.assess.items import Curve, DrawingPicture, RangeChart
from reefkit.assess.made import DraftItem
from reefkit.assess.plots import CurvePlot, RangePlot
from reefkit.labs.succession.questions.common import template, title
from reefkit.labs.succession.questions.facts import names
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.succession.questions.facts import Facts, OneRock

LOOKS = 6
FEWEST_CARDS = 12
"""Cards of a round that is worth six looks."""
BARS = 5
"""Bars to draw; those of other kinds are given."""


class Looks(NamedTuple):
    """A rock as it was seen.

    Attributes
    ----------
    rock
        The rock.
    times
        When it was looked at, in cards laid: 0 first, bare rock.
    seen
        What stood there at each look, by kind.
    """

    rock: OneRock
    times: tuple[int, ...]
    seen: tuple[dict[str, int], ...]

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        """First and last look at which each kind was seen, the earliest first."""
        found = {}
        for kind in self.rock.kinds:
            at = [look for look, there in enumerate(self.seen) if kind in there]
            if at:
                found[kind] = (at[0], at[-1])
        return dict(sorted(found.items(), key=lambda pair: pair[1][0]))


def looks_at(facts: Facts) -> Looks | None:
    """Look at the latest rock that had cards enough; none where no round had."""
    for rock in facts.rocks:
        if rock.rock.times < FEWEST_CARDS:
            continue
        times = tuple(round(look * rock.rock.times / LOOKS) for look in range(LOOKS + 1))
        return Looks(rock, times, tuple(rock.present(time) for time in times))
    return None


def range_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the bars of a few kinds: the first and the last look at which each was seen."""
    looks = looks_at(facts)
    if looks is None or len(looks.ranges) < 2:
        return
    ranges, wanted = looks.ranges, _to_draw(looks.ranges)
    plot = RangePlot(
        rounds=LOOKS,
        ranges=ranges,
        given=tuple(each for each in ranges if each not in wanted),
        reasons=_range_reasons(looks),
    )
    item = RangeChart(
        goals=("A", "D"), minutes=2.5, points=2, plot=plot, picture=_sheet(looks, wanted)
    )
    yield DraftItem(
        about=looks.rock.about,
        prompt=message("rock-ask-range-plot", where=looks.rock.where),
        title=title("range-plot"),
        item=item,
        labels=dict(zip(ranges, names(ranges), strict=True)),
        why=(message("rock-why-range-plot"),),
        unit=message("rock-look-axis"),
        moment=looks.rock.moment,
    )


def _to_draw(ranges: dict[str, tuple[int, int]]) -> list[str]:
    """Choose the bars to draw: spread over all kinds, from the earliest to the latest."""
    every = list(ranges)
    if len(every) <= BARS:
        return every
    return [every[round(place * (len(every) - 1) / (BARS - 1))] for place in range(BARS)]


def _sheet(looks: Looks, wanted: list[str]) -> DrawingPicture:
    """Give the sheet on which the looks were written down: those whose bars are to be drawn."""
    return DrawingPicture(
        name="looks",
        values={
            "cards": looks.times[1:],
            "kinds": tuple(
                tuple(each for each in there if each in wanted) for there in looks.seen[1:]
            ),
        },
    )


def _range_reasons(looks: Looks) -> dict[str, Message]:
    found = {}
    for kind, (first, last) in looks.ranges.items():
        name = Message(f"succession-{kind}")
        time = looks.rock.first[kind]
        found[f"{kind}/first"] = message("rock-point-first", name=name, look=first, time=time)
        found[f"{kind}/last"] = (
            message("rock-point-standing", name=name, look=last)
            if last == LOOKS
            else message("rock-point-gone", name=name, look=last)
        )
    return found


def curve_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the curve of kinds through a round."""
    looks = looks_at(facts)
    if looks is None:
        return
    there = dict.fromkeys(kind for seen in looks.seen for kind in seen)
    plot = CurvePlot(
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
    )
    yield DraftItem(
        about=looks.rock.about,
        prompt=message("rock-ask-curve-plot", where=looks.rock.where),
        title=title("curve-plot"),
        item=Curve(goals=("D",), minutes=2.0, points=2, plot=plot),
        labels={
            **dict(zip(there, names(there), strict=True)),
            "measure": message("rock-measure"),
            **{f"time-{look}": message("rock-drawn-look", look=look) for look in range(LOOKS + 1)},
        },
        why=(message("rock-why-curve-plot"),),
        unit=message("rock-look-axis"),
        moment=looks.rock.moment,
    )


PLOTS = (
    template("range-plot", ("A", "D"), range_plot),
    template("curve-plot", ("D",), curve_plot),
)
