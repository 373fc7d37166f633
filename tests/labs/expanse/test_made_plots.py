"""The plots of a match: each point as the states tell it, and to be worked out from what is shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from reefkit.assess import Question, grade, shown
from reefkit.assess.items import Curve, DrawingPicture
from reefkit.labs.assessing.plot_item import PlotItem
from reefkit.labs.expanse.questions import plot_questions
from reefkit.labs.expanse.questions.facts import LOOKS, MOST_POINTS, axis, window
from reefkit.text import catalogue
from tests.labs.expanse import made_pool
from tests.labs.expanse.made_truth import Raw

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


def curve(question: Question) -> Curve:
    item = question.item
    assert isinstance(item, Curve)
    return item


def drawn(question: Question) -> dict[str, Any]:
    picture = question.item.picture
    assert isinstance(picture, DrawingPicture)
    return picture.values


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_kinds_are_those_that_lived_there_at_each_look(seed: int, seat: int) -> None:
    raw, plots = found(seed, seat)
    plot = curve(plots["kinds-plot"]).plot
    times = [round(look * raw.turns / LOOKS) for look in range(LOOKS + 1)]
    for look, time in enumerate(times):
        living = Counter({k: n for k, n in raw.reef(time).items() if raw.cards[k].classes})
        there = living if time else Counter()
        assert plot.counts[look] == there
        assert plot.values[look] == len(there)
    assert plot.given == (0,)


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_the_line_of_a_counter_follows_from_the_ledger(seed: int, seat: int) -> None:
    raw, plots = found(seed, seat)
    states = [raw.at(time) for time in range(1, raw.turns + 1)]
    truth = {
        "pollution-plot": [0, *(each.seats[seat].pollution for each in states)],
        "warming-plot": [0, *(each.warming for each in states)],
    }
    for id_, values in truth.items():
        if id_ not in plots:
            continue
        plot, told = curve(plots[id_]).plot, drawn(plots[id_])
        assert list(plot.values) == values
        total = told["before"]
        for turn in told["turns"]:
            total += sum(count for at, _, count in told["entries"] if at == turn)
            assert total == values[turn]


def test_counters_that_never_rose_are_not_drawn() -> None:
    for seed, seat in CASES:
        raw, plots = found(seed, seat)
        rose = any(raw.at(n).seats[seat].pollution for n in range(1, raw.turns + 1))
        assert rose or "pollution-plot" not in plots


@pytest.mark.parametrize(("seed", "seat"), CASES[:2])
def test_a_student_sets_a_few_points_and_each_has_its_reason(seed: int, seat: int) -> None:
    _, plots = found(seed, seat)
    for question in plots.values():
        item = curve(question)
        asked = set(range(len(item.plot.values))) - set(item.plot.given)
        assert 0 < len(asked) <= MOST_POINTS
        assert {f"value/{time}" for time in asked} == item.plot.reasons.keys()
        page = PlotItem(shown(question, "key"), catalogue("en"))
        for time in asked:
            assert page.widget.place(f"value/{time}", item.plot.values[time])
        assert grade(question, page.answer).right
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
def test_the_turns_to_draw_are_those_in_which_most_happened(
    busy: list[int], chosen: list[int]
) -> None:
    assert list(window(busy)) == chosen


@pytest.mark.parametrize(("most", "end"), [(0, 20), (19, 20), (20, 40), (61, 80)])
def test_an_axis_gives_nothing_away(most: int, end: int) -> None:
    assert axis(most) == end
