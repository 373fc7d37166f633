"""The plots of one's own match: a gene, the climate, and the habitats that a species lived in.

Times are rounds: 0 is the start. A long match shows all but a few points from the start, so that
what is to be drawn takes a minute or two; the drawing above tells what happened in those rounds.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from reefkit.assess.items import Curve, DrawingPicture, RangeChart
from reefkit.assess.made import DraftItem
from reefkit.assess.plots import CurvePlot, RangePlot
from reefkit.games.climate.content import CLIMATES, GENES, HABITATS, HIGHEST
from reefkit.games.climate.play import gene_name, habitat_name
from reefkit.labs.climate.questions.common import template, title
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reefkit.assess.items import Goal
    from reefkit.labs.climate.questions.facts import Facts

MOST_POINTS = 6
"""So many points a student sets; the rest are given."""


class Line(NamedTuple):
    """A line to draw.

    Attributes
    ----------
    values
        Its value at the start and in each round.
    most
        Where its axis ends.
    drawn
        The rounds whose points the student sets.
    prompt, measure, why
        What is asked, what the axis counts, what the feedback teaches.
    reasons
        Why each point lies where it does.
    picture
        What it is drawn from.
    """

    values: list[int]
    most: int
    drawn: range
    prompt: Message
    measure: Message
    why: Message
    reasons: dict[str, Message]
    picture: DrawingPicture


def window(busy: Sequence[int]) -> range:
    """Choose the rounds to be drawn: those few in a row in which most happened, the first of them.

    Parameters
    ----------
    busy
        How much happened in each round, from round 1.
    """
    length = min(MOST_POINTS, len(busy))
    starts = range(len(busy) - length + 1)
    start = max(starts, key=lambda n: (sum(busy[n : n + length]), -n))
    return range(start + 1, start + 1 + length)


def gene_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the line of the gene that changed most, from the cards that were played."""
    if not facts.rounds:
        return
    gene = facts.liveliest
    steps = facts.steps_of(gene)
    drawn = window([len(each) for each in steps])
    place = GENES.index(gene)
    values = [facts.genes(round_)[place] for round_ in range(facts.rounds + 1)]
    reasons = {
        f"value/{round_}": message(
            "climate-made-point-gene",
            round=round_,
            gene=gene_name(place),
            before=values[round_ - 1],
            after=values[round_],
            died="yes" if "died" in steps[round_ - 1] else "no",
        )
        for round_ in drawn
    }
    rows: tuple[tuple[int | str, ...], ...] = tuple(
        (round_, *steps[round_ - 1]) for round_ in drawn
    )
    line = Line(
        values,
        HIGHEST,
        drawn,
        message("climate-made-ask-gene-plot", gene=gene_name(place)),
        gene_name(place),
        message("climate-made-why-gene-plot"),
        reasons,
        DrawingPicture(name="steps", values={"gene": gene, "rounds": rows}),
    )
    yield _curve(facts, "gene-plot", line, ("B", "C"))


def climate_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the line of the climate, from what each end of a round brought."""
    if facts.rounds < 2:
        return
    climates = [facts.climate(round_) for round_ in range(1, facts.rounds + 1)]
    values = [climates[0], *climates]
    turned = [0, *(int(new != old) for old, new in pairwise(climates))]
    drawn = window(turned)
    ways = {
        round_: "warmer" if values[round_] > values[round_ - 1] else "colder"
        for round_ in range(1, facts.rounds + 1)
        if values[round_] != values[round_ - 1]
    }
    reasons = {
        f"value/{round_}": message(
            "climate-made-point-climate",
            round=round_,
            way=ways.get(round_, "same"),
            climate=values[round_],
        )
        for round_ in drawn
    }
    rows = tuple((round_, ways.get(round_, "same")) for round_ in drawn)
    line = Line(
        values,
        CLIMATES,
        drawn,
        message("climate-made-ask-climate-plot"),
        message("climate-made-measure-climate"),
        message("climate-made-why-climate-plot"),
        reasons,
        DrawingPicture(name="climates", values={"rounds": rows}),
    )
    yield _curve(facts, "climate-plot", line, ("A", "D"))


def _curve(facts: Facts, id_: str, line: Line, goals: tuple[Goal, ...]) -> DraftItem:
    """Make a plot of a line."""
    plot = CurvePlot(
        values=tuple(float(value) for value in line.values),
        most=float(line.most),
        given=tuple(time for time in range(len(line.values)) if time not in line.drawn),
        reasons=line.reasons,
    )
    return DraftItem(
        about=f"rounds-{line.drawn[0]}-to-{line.drawn[-1]}",
        prompt=line.prompt,
        title=title(id_),
        item=Curve(goals=goals, minutes=2.0, points=2, plot=plot, picture=line.picture),
        labels={"measure": line.measure},
        why=(line.why,),
        unit=message("climate-made-unit-rounds"),
        moment=facts.moment(line.drawn[-1]),
    )


def habitat_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the bars of the habitats that the species lived in: from its first round to its last.

    Savannah is given, where all began.
    """
    stood = [facts.habitat(round_) for round_ in range(facts.rounds + 1)]
    ranges = {
        HABITATS[each]: (stood.index(each), len(stood) - 1 - stood[::-1].index(each))
        for each in sorted(set(stood) - {-1})
    }
    if len(ranges) < 2 or "savannah" not in ranges:
        return
    died = tuple(sorted({one.round for one in facts.lost if one.seat == facts.seat}))
    struck = {"own-extinction": died} if died else {}
    labels = {id_: habitat_name(HABITATS.index(id_)) for id_ in ranges}
    labels["own-extinction"] = message("climate-made-own-extinction")
    plot = RangePlot(
        rounds=facts.rounds,
        ranges=ranges,
        disasters=struck,
        given=("savannah",),
        reasons=_bar_reasons(ranges, labels, died),
    )
    rows = tuple(_row(facts, round_, died) for round_ in range(1, facts.rounds + 1))
    yield DraftItem(
        about="own",
        prompt=message("climate-made-ask-habitat-plot"),
        title=title("habitat-plot"),
        item=RangeChart(
            goals=("A", "C"),
            minutes=2.5,
            points=3,
            plot=plot,
            picture=DrawingPicture(name="stands", values={"rounds": rows}),
        ),
        labels=labels,
        why=(message("climate-made-why-habitat-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.moment(facts.rounds),
    )


def _row(facts: Facts, round_: int, died: tuple[int, ...]) -> tuple[int | str | bool, ...]:
    here = facts.habitat(round_)
    return (round_, HABITATS[here] if here >= 0 else "", round_ in died)


def _bar_reasons(
    ranges: dict[str, tuple[int, int]], labels: dict[str, Message], died: tuple[int, ...]
) -> dict[str, Message]:
    found = {}
    for id_, (first, last) in ranges.items():
        for end, round_ in (("first", first), ("last", last)):
            found[f"{id_}/{end}"] = message(
                "climate-made-point-habitat", end=end, habitat=labels[id_], round=round_
            )
    if died:
        found["disaster/own-extinction"] = message(
            "climate-made-point-died", rounds=list(died), count=len(died)
        )
    return found


PLOTS = (
    template("gene-plot", ("B", "C"), gene_plot),
    template("climate-plot", ("A", "D"), climate_plot),
    template("habitat-plot", ("A", "C"), habitat_plot),
)
