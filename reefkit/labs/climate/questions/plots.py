"""The plots of a seat's match: a gene, the climate, and habitats.

Times are rounds; 0 is the start. In a long match all but a few points are given, so that drawing
takes a minute or two; the picture above the plot shows what happened in those rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from reefkit.assess.items import Curve, DrawingPicture, RangeChartItem
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question_maker import DraftItem, busiest
from reefkit.games.climate.content import CLIMATES, GENES, HABITATS, HIGHEST
from reefkit.games.climate.step import gene_name, habitat_name
from reefkit.labs.climate.questions.facts import Facts, template
from reefkit.text import Message, message

MOST_POINTS = 6
"""Maximum number of points that a student sets; the rest are given."""


def _way(steps: list[str], before: int, after: int) -> str:
    return "died" if "died" in steps else "same" if before == after else "changed"


def _gene_plot(facts: Facts) -> Iterator[DraftItem]:
    if not facts.rounds:
        return
    gene = facts.liveliest
    steps = facts.steps_of(gene)
    drawn = busiest([len(each) for each in steps], MOST_POINTS)
    place = GENES.index(gene)
    values = [facts.genes(round_)[place] for round_ in range(facts.rounds + 1)]
    reasons = {
        f"value/{round_}": message(
            "climate-made-point-gene",
            round=round_,
            gene=gene_name(place),
            before=values[round_ - 1],
            after=values[round_],
            way=_way(steps[round_ - 1], values[round_ - 1], values[round_]),
        )
        for round_ in drawn
    }
    rows: tuple[tuple[int | str, ...], ...] = tuple(
        (round_, *steps[round_ - 1]) for round_ in drawn
    )
    yield DraftItem(
        about=f"rounds-{drawn[0]}-to-{drawn[-1]}",
        prompt=message("climate-made-ask-gene-plot", gene=gene_name(place)),
        item=_curve(
            values,
            HIGHEST,
            (reasons, message("climate-made-hint-gene")),
            DrawingPicture(name="steps", values={"gene": gene, "rounds": rows}),
        ),
        labels={"measure": gene_name(place)},
        why=(message("climate-made-why-gene-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.end_of(drawn[-1]),
    )


def _climate_plot(facts: Facts) -> Iterator[DraftItem]:
    if facts.rounds < 2:
        return
    climates = [facts.climate(round_) for round_ in range(1, facts.rounds + 1)]
    values = [climates[0], *climates]
    turned = [0, *(int(new != old) for old, new in pairwise(climates))]
    drawn = busiest(turned, MOST_POINTS)
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
    yield DraftItem(
        about=f"rounds-{drawn[0]}-to-{drawn[-1]}",
        prompt=message("climate-made-ask-climate-plot"),
        item=_curve(
            values,
            CLIMATES,
            (reasons, message("climate-made-hint-climate")),
            DrawingPicture(name="climates", values={"rounds": rows}),
        ),
        labels={"measure": message("climate-made-measure-climate")},
        why=(message("climate-made-why-climate-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.end_of(drawn[-1]),
    )


def _curve(
    values: Sequence[int],
    most: int,
    told: tuple[dict[str, Message], Message],
    picture: DrawingPicture,
) -> Curve:
    reasons, hint = told
    plot = TrueCurve(
        values=tuple(float(value) for value in values),
        most=float(most),
        given=tuple(time for time in range(len(values)) if f"value/{time}" not in reasons),
        reasons=reasons,
        hints={"value": hint},
    )
    return Curve(goals=("A",), minutes=2.0, points=2, plot=plot, picture=picture)


def _habitat_plot(facts: Facts) -> Iterator[DraftItem]:
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
    labels["measure"] = message("climate-made-measure-habitats")
    plot = TrueRanges(
        rounds=facts.rounds,
        ranges=ranges,
        disasters=struck,
        given=("savannah",),
        stays=_stays(stood, died),
        reasons=_bar_reasons(ranges, labels, died),
        hints={
            **dict.fromkeys(("first", "last"), message("climate-made-hint-habitat")),
            "disaster": message("climate-made-hint-died"),
        },
    )
    rows = tuple(_row(facts, round_, died) for round_ in range(1, facts.rounds + 1))
    yield DraftItem(
        about="own",
        prompt=message("climate-made-ask-habitat-plot"),
        item=RangeChartItem(
            goals=("A", "C"),
            minutes=2.5,
            points=3,
            plot=plot,
            picture=DrawingPicture(name="stands", values={"rounds": rows}),
        ),
        labels=labels,
        why=(message("climate-made-why-habitat-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.end_of(facts.rounds),
    )


def _stays(stood: list[int], died: tuple[int, ...]) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return the stays in each habitat that was left, or died out in, and lived in again."""
    found: dict[str, list[tuple[int, int]]] = {}
    begins = 0
    for time, here in enumerate(stood):
        if time + 1 == len(stood) or stood[time + 1] != here or time + 1 in died:
            if here >= 0:
                found.setdefault(HABITATS[here], []).append((begins, time))
            begins = time + 1
    return {id_: tuple(stays) for id_, stays in found.items() if len(stays) > 1}


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
    template("gene-plot", ("B", "C"), _gene_plot),
    template("climate-plot", ("A", "D"), _climate_plot),
    template("habitat-plot", ("A", "C"), _habitat_plot),
)
