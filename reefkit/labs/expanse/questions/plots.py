"""The plots of a seat's match: kinds of organisms, pollution, and warming.

Kinds are counted at a few times through the match, as divers survey a reef now and then. Pollution
and warming are drawn over a few consecutive turns, those with the largest changes, from a ledger of
the cards that caused them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from reefkit.assess.items import Curve, DrawingPicture
from reefkit.assess.plots import TrueCurve
from reefkit.assess.question_maker import DraftItem, busiest
from reefkit.labs.expanse.questions.facts import Change, Facts, names, template, way
from reefkit.text import message

LOOKS = 6
MOST_POINTS = 6
"""Maximum number of points that a student sets; the rest are given."""
LEAST_CHANGES = 2
"""Minimum number of turns in which a counter changes for a plot of it to be asked."""
AXIS = 20
"""Step by which an axis grows."""
MOST_ENTRIES = 60
"""Maximum number of entries of a ledger that is easy to read, and that fits a drawing."""


def _kinds_plot(facts: Facts) -> Iterator[DraftItem]:
    if facts.turns < LOOKS:
        return
    times = [round(look * facts.turns / LOOKS) for look in range(LOOKS + 1)]
    seen = tuple(facts.living(time) for time in times)
    there = list(dict.fromkeys(kind for look in seen for kind in look))
    plot = TrueCurve(
        values=tuple(float(len(look)) for look in seen),
        most=axis(max(len(look) for look in seen)),
        counts=seen,
        given=(0,),
        reasons={
            f"value/{look}": message(
                "expanse-made-point-kinds", look=look, count=len(kinds), names=names(kinds)
            )
            for look, kinds in enumerate(seen)
            if look
        },
        hints={"value": message("plots-hint-listed")},
    )
    yield DraftItem(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-kinds-plot", turns=facts.turns),
        item=Curve(goals=("A", "E"), minutes=2.0, points=2, plot=plot),
        labels={
            **dict(zip(there, names(there), strict=True)),
            "measure": message("expanse-made-measure-kinds"),
            **{
                f"time-{look}": message("expanse-made-look", look=look, turn=times[look])
                for look in range(LOOKS + 1)
            },
        },
        why=(message("expanse-made-why-kinds-plot"),),
        unit=message("expanse-made-unit-looks"),
        moment=facts.moment(facts.turns),
    )


def axis(most: int) -> float:
    """Return the first multiple of `AXIS` above `most`, which does not give `most` away."""
    return float(-(-(most + 1) // AXIS) * AXIS)


def _pollution_plot(facts: Facts) -> Iterator[DraftItem]:
    values = facts.line("pollution")
    yield from _counted(facts, "pollution", values, facts.pollution)


def _warming_plot(facts: Facts) -> Iterator[DraftItem]:
    values = facts.line("warming")
    yield from _counted(facts, "warming", values, facts.warming)


def ledger(changes: Iterable[Change]) -> tuple[tuple[int, str, int], ...]:
    """Sum changes by turn, card and sign: entries (turn, card, amount)."""
    found: Counter[tuple[int, str, bool]] = Counter()
    for each in changes:
        found[each.time, each.card, each.amount > 0] += each.amount
    return tuple((time, card, amount) for (time, card, _), amount in found.items())


def _counted(
    facts: Facts, counter: str, values: list[int], changes: Sequence[Change]
) -> Iterator[DraftItem]:
    count = Counter(each.time for each in changes)
    counts = [count[time] for time in range(1, facts.turns + 1)]
    if sum(map(bool, counts)) < LEAST_CHANGES:
        return
    drawn = busiest(counts, MOST_POINTS)
    while not count[drawn[0]] and not count[drawn[1]]:  # one level piece says enough
        drawn = drawn[1:]
    entries = ledger(each for each in changes if each.time in drawn)
    if len(entries) > MOST_ENTRIES:
        return
    people = "yes" if any(facts.deck(card) == "humanitarian" for _, card, _ in entries) else "no"
    picture = DrawingPicture(
        name="ledger",
        values={
            "counter": counter,
            "turns": tuple(drawn),
            "before": values[drawn[0] - 1],
            "entries": entries,
        },
    )
    plot = TrueCurve(
        values=tuple(float(value) for value in values),
        most=axis(max(values)),
        given=tuple(time for time in range(len(values)) if time not in drawn),
        reasons={
            f"value/{time}": message(
                "expanse-made-point-counter",
                turn=time,
                before=values[time - 1],
                after=values[time],
                way=way(values[time - 1], values[time]),
                counter=counter,
            )
            for time in drawn
        },
        hints={"value": message("expanse-made-hint-counter", counter=counter)},
    )
    yield DraftItem(
        about=f"turns-{drawn[0]}-to-{drawn[-1]}",
        prompt=message(f"expanse-made-ask-{counter}-plot"),
        item=Curve(goals=("D",), minutes=2.0, points=2, plot=plot, picture=picture),
        labels={
            "measure": message("expanse-made-measure", counter=counter),
            **{
                f"time-{time}": message("expanse-made-when", turn=time)
                for time in range(len(values))
            },
        },
        why=(message(f"expanse-made-why-{counter}-plot", people=people),),
        unit=message("expanse-made-unit-turns"),
        moment=facts.moment(drawn[-1]),
    )


PLOTS = (
    template("kinds-plot", ("A", "E"), _kinds_plot),
    template("pollution-plot", ("D", "E"), _pollution_plot),
    template("warming-plot", ("B", "E"), _warming_plot),
)
