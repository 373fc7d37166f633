"""The plots of one's own match: kinds of living things, pollution, and the warming of all.

Kinds are counted at a few looks through the match, as divers survey a reef now and then. Pollution
and warming are drawn over a few turns in a row, those in which most happened, from a ledger that
says which card brought how much.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from reefkit.assess.items import Curve, DrawingPicture
from reefkit.assess.made import DraftItem
from reefkit.assess.plots import CurvePlot
from reefkit.labs.expanse.questions.common import names, template, title
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from reefkit.assess.items import Goal
    from reefkit.labs.expanse.questions.facts import Change, Facts

LOOKS = 6
MOST_POINTS = 6
"""So many points a student sets; the rest are given."""
AXIS = 20
"""By what an axis grows."""
MOST_ENTRIES = 60
"""Of a ledger that is still read with ease, and that a drawing may hold."""


def kinds_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the curve of kinds of living things, at six looks through the match."""
    if facts.turns < LOOKS:
        return
    times = [round(look * facts.turns / LOOKS) for look in range(LOOKS + 1)]
    seen = tuple(facts.living(time) for time in times)
    there = list(dict.fromkeys(kind for look in seen for kind in look))
    plot = CurvePlot(
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
    )
    yield DraftItem(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-kinds-plot", turns=facts.turns),
        title=title("kinds-plot"),
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
    """Give where an axis ends: mostly the same, so that it gives nothing away."""
    return float(-(-(most + 1) // AXIS) * AXIS)


class Line(NamedTuple):
    """A counter along the seat's turns.

    Attributes
    ----------
    counter
        ``pollution`` or ``warming``.
    values
        Its value at the start and at the end of each turn.
    changes
        What changed it.
    goals
        What its plot speaks to.
    """

    counter: str
    values: list[int]
    changes: Sequence[Change]
    goals: tuple[Goal, ...]


def window(busy: Sequence[int]) -> range:
    """Choose the turns to be drawn: those few in a row in which most happened, the first of them.

    Parameters
    ----------
    busy
        How much happened in each turn, from turn 1.
    """
    length = min(MOST_POINTS, len(busy))
    starts = range(len(busy) - length + 1)
    start = max(starts, key=lambda n: (sum(busy[n : n + length]), -n))
    return range(start + 1, start + 1 + length)


def pollution_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the line of the seat's pollution, from what each card brought or took away."""
    values = [0, *(each.pollution[facts.seat] for each in facts.ends)]
    yield from _counted(facts, Line("pollution", values, facts.pollution, ("D", "E")))


def warming_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the line of the common warming, from what each card of all players brought."""
    values = [0, *(each.warming for each in facts.ends)]
    yield from _counted(facts, Line("warming", values, facts.warming, ("B", "D")))


def ledger(changes: Iterable[Change]) -> tuple[tuple[int, str, int], ...]:
    """Add up changes of one turn and card, what came in and what was taken off apart."""
    found: Counter[tuple[int, str, bool]] = Counter()
    for each in changes:
        found[each.time, each.card, each.amount > 0] += each.amount
    return tuple((time, card, amount) for (time, card, _), amount in found.items())


def _counted(facts: Facts, line: Line) -> Iterator[DraftItem]:
    """Make the plot of a counter; none where nothing was counted."""
    if not any(line.values):
        return
    drawn = window(
        [sum(each.time == time for each in line.changes) for time in range(1, facts.turns + 1)]
    )
    entries = ledger(each for each in line.changes if each.time in drawn)
    picture = DrawingPicture(
        name="ledger",
        values={
            "counter": line.counter,
            "turns": tuple(drawn),
            "before": line.values[drawn[0] - 1],
            "entries": entries[:MOST_ENTRIES],
        },
    )
    if len(entries) > MOST_ENTRIES:
        return
    plot = CurvePlot(
        values=tuple(float(value) for value in line.values),
        most=axis(max(line.values)),
        given=tuple(time for time in range(len(line.values)) if time not in drawn),
        reasons={
            f"value/{time}": message(
                "expanse-made-point-counter",
                turn=time,
                before=line.values[time - 1],
                after=line.values[time],
                counter=line.counter,
            )
            for time in drawn
        },
    )
    yield DraftItem(
        about=f"turns-{drawn[0]}-to-{drawn[-1]}",
        prompt=message(f"expanse-made-ask-{line.counter}-plot"),
        title=title(f"{line.counter}-plot"),
        item=Curve(goals=line.goals, minutes=2.0, points=2, plot=plot, picture=picture),
        labels={"measure": message("expanse-made-measure", counter=line.counter)},
        why=(message(f"expanse-made-why-{line.counter}-plot"),),
        unit=message("expanse-made-unit-turns"),
        moment=facts.moment(drawn[-1]),
    )


PLOTS = (
    template("kinds-plot", ("A", "E"), kinds_plot),
    template("pollution-plot", ("D", "E"), pollution_plot),
    template("warming-plot", ("B", "D"), warming_plot),
)
