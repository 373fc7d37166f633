"""The plots of a match: each point as the states tell it, and to be worked out from its drawing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from reefkit.assess import Question, grade, shown
from reefkit.assess.items import Curve, DrawingPicture, RangeChart
from reefkit.labs.assessing.plot_item import PlotItem
from reefkit.labs.climate.questions import plot_questions
from reefkit.labs.climate.questions.facts import MOST_POINTS, window
from reefkit.text import catalogue
from tests.labs.climate import made_pool
from tests.labs.climate.made_truth import Raw

GENES = ("shape", "fur", "metabolism")
CASES = [(seed, seat) for seed in made_pool.SEEDS for seat in made_pool.seats_of(seed)]
FOUND: dict[tuple[int, int], tuple[Raw, dict[str, Question]]] = {}


def found(seed: int, seat: int) -> tuple[Raw, dict[str, Question]]:
    """Give a match and its plots, by template."""
    if (seed, seat) not in FOUND:
        table = made_pool.table(seed)
        plots = plot_questions(table, seat, "Ana")
        FOUND[seed, seat] = (
            Raw(table.match, seat),
            {each.id.partition(":")[0]: each for each in plots},
        )
    return FOUND[seed, seat]


def drawn(question: Question) -> dict[str, Any]:
    picture = question.item.picture
    assert isinstance(picture, DrawingPicture)
    return picture.values


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_the_line_of_a_gene_follows_from_the_cards_in_the_table(seed: int, seat: int) -> None:
    raw, plots = found(seed, seat)
    item = plots["gene-plot"].item
    assert isinstance(item, Curve)
    told = drawn(plots["gene-plot"])
    place = GENES.index(told["gene"])
    values = item.plot.values
    assert list(values) == [1, *(raw.genes(n)[place] for n in range(1, raw.rounds + 1))]
    for round_, *steps in told["rounds"]:
        value = values[round_ - 1]
        for step in steps:
            value = 1 if step == "died" else value + {"up": 1, "down": -1}[step]
        assert value == values[round_]


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_the_line_of_the_climate_follows_from_the_table(seed: int, seat: int) -> None:
    raw, plots = found(seed, seat)
    item = plots["climate-plot"].item
    assert isinstance(item, Curve)
    values = item.plot.values
    assert list(values[1:]) == [raw.climate(n) for n in range(1, raw.rounds + 1)]
    by = {"warmer": 1, "colder": -1, "same": 0}
    for round_, way in drawn(plots["climate-plot"])["rounds"]:
        assert values[round_ - 1] + by[way] == values[round_]


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_bars_of_habitats_go_from_the_first_round_to_the_last(seed: int, seat: int) -> None:
    raw, plots = found(seed, seat)
    stood = ["savannah", *(raw.stood(n) for n in range(1, raw.rounds + 1))]
    if len(set(stood)) < 2:
        assert "habitat-plot" not in plots
        return
    item = plots["habitat-plot"].item
    assert isinstance(item, RangeChart)
    assert item.plot.ranges == {
        each: (
            min(n for n, one in enumerate(stood) if one == each),
            max(n for n, one in enumerate(stood) if one == each),
        )
        for each in set(stood)
    }
    died = {n for n, (a, b) in enumerate(pairwise(_extinctions(raw)), 1) if b > a}
    assert set(item.plot.disasters.get("own-extinction", ())) == died
    assert [row[1] for row in drawn(plots["habitat-plot"])["rounds"]] == stood[1:]


def _extinctions(raw: Raw) -> list[int]:
    return [0, *(raw.ends[n].extinctions[raw.seat] for n in range(1, raw.rounds + 1))]


@pytest.mark.parametrize(("seed", "seat"), CASES[::3])
def test_a_student_sets_a_few_points_and_each_has_its_reason(seed: int, seat: int) -> None:
    _, plots = found(seed, seat)
    for id_ in ("gene-plot", "climate-plot"):
        item = plots[id_].item
        assert isinstance(item, Curve)
        asked = set(range(len(item.plot.values))) - set(item.plot.given)
        assert 0 < len(asked) <= MOST_POINTS
        assert {f"value/{time}" for time in asked} == item.plot.reasons.keys()
        page = PlotItem(shown(plots[id_], "key"), catalogue("en"))
        for time in asked:
            assert page.widget.place(f"value/{time}", item.plot.values[time])
        assert grade(plots[id_], page.answer).right
        page.close()


@pytest.mark.parametrize(
    ("busy", "chosen"),
    [
        ([1], [1]),
        ([0, 0, 0], [1, 2, 3]),
        ([0, 0, 0, 0, 0, 0, 2, 0], [2, 3, 4, 5, 6, 7]),
        ([1, 0, 0, 0, 0, 0, 0, 0, 1, 1], [5, 6, 7, 8, 9, 10]),
    ],
)
def test_the_rounds_to_draw_are_those_in_which_most_happened(
    busy: list[int], chosen: list[int]
) -> None:
    assert list(window(busy)) == chosen
