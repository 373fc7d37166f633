"""Item analysis: worked examples by hand, and the same figures counted slowly another way."""

import math
import statistics
from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.analysis import (
    FEWEST,
    ItemResult,
    analyse,
    difficulties,
    discriminations,
    most_made,
    score_table,
)

NOT_ASKED = None
CLASS = {
    # Five students, four items that are right or wrong; "gale" only three of them were asked.
    "Ada": {"reef": 1, "depth": 1, "storm": 1, "gale": 1},
    "Ben": {"reef": 1, "depth": 1, "storm": 0, "gale": NOT_ASKED},
    "Cem": {"reef": 1, "depth": 0, "storm": 1, "gale": 0},
    "Dea": {"reef": 0, "depth": 0, "storm": 0, "gale": 1},
    "Eli": {"reef": 1, "depth": 0, "storm": 0, "gale": NOT_ASKED},
}


def rows_of(scores: dict[str, dict[str, float | None]]) -> list[ItemResult]:
    return [
        ItemResult(person=person, item=item, share=share)
        for person, items in scores.items()
        for item, share in items.items()
        if share is not None
    ]


def test_difficulty_is_the_mean_share_of_those_who_were_asked() -> None:
    found = analyse(rows_of(CLASS))
    assert {item: (each.students, each.difficulty) for item, each in found.items()} == {
        "reef": (5, 0.8),
        "depth": (5, 0.4),
        "storm": (5, 0.4),
        "gale": (3, pytest.approx(2 / 3)),
    }


def test_discrimination_leaves_the_item_itself_out() -> None:
    """By hand, for "depth": scores 1, 1, 0, 0, 0; the others' means 1, 1/2, 2/3, 1/3, 1/2.

    Means 2/5 and 3/5; products of deviations sum to 3/10, squares to 6/5 and 23/90.
    """
    by_hand = (3 / 10) / math.sqrt((6 / 5) * (23 / 90))
    assert analyse(rows_of(CLASS))["depth"].discrimination == pytest.approx(by_hand)


def test_where_all_are_asked_the_same_it_is_the_textbooks_correlation_with_the_rest() -> None:
    """Item and rest score of six students, as textbooks do it: with sums, not with means."""
    table = [[1, 1, 1], [1, 1, 0], [1, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 0]]
    found = discriminations(np.array(table, dtype=float))
    for item in range(3):
        rest = [sum(row) - row[item] for row in table]
        wanted = statistics.correlation([float(row[item]) for row in table], rest)
        assert found[item] == pytest.approx(wanted)


def slow_difficulty(rows: list[ItemResult], item: str) -> float:
    shares = [each.share for each in rows if each.item == item]
    return statistics.fmean(shares)


def slow_discrimination(rows: list[ItemResult], item: str) -> float:
    ones, rests = [], []
    for row in rows:
        others = [e.share for e in rows if e.person == row.person and e.item != item]
        if row.item == item and others:
            ones.append(row.share)
            rests.append(statistics.fmean(others))
    if len(ones) < FEWEST:
        return math.nan
    if max(ones) - min(ones) < 1e-9 or max(rests) - min(rests) < 1e-9:
        return math.nan
    return statistics.correlation(ones, rests)


shares = st.sampled_from([0.0, 0.25, 0.5, 1.0])
classes = st.dictionaries(
    st.sampled_from(list(product("abcdef", "wxyz"))), shares, min_size=1, max_size=24
)


@given(classes)
def test_the_figures_are_those_of_an_independent_slow_count(scores: dict) -> None:
    rows = [ItemResult(person=p, item=i, share=share) for (p, i), share in scores.items()]
    for item, found in analyse(rows).items():
        assert found.students == sum(each.item == item for each in rows)
        assert found.difficulty == pytest.approx(slow_difficulty(rows, item))
        wanted = slow_discrimination(rows, item)
        assert found.discrimination == pytest.approx(wanted, abs=1e-9, nan_ok=True)


@given(classes)
def test_discrimination_stays_between_minus_one_and_one(scores: dict) -> None:
    rows = [ItemResult(person=p, item=i, share=share) for (p, i), share in scores.items()]
    found = [each.discrimination for each in analyse(rows).values()]
    assert all(math.isnan(each) or -1 - 1e-9 <= each <= 1 + 1e-9 for each in found)


@pytest.mark.parametrize(
    "table",
    [
        [[1.0, 1.0], [0.0, 0.0]],  # two students: any two points lie on a line
        [[1.0, 1.0], [1.0, 0.0], [1.0, 1.0]],  # everybody was right
        [[1.0, 1 / 3], [0.0, 1 / 3], [1.0, 1 / 3]],  # the rest is the same for all
        [[1.0], [0.0], [1.0]],  # there is no other item
    ],
)
def test_where_there_is_no_correlation_it_says_none(table: list[list[float]]) -> None:
    assert math.isnan(discriminations(np.array(table))[0])


def test_an_item_that_nobody_was_asked_has_no_difficulty() -> None:
    assert np.isnan(difficulties(np.array([[np.nan, 1.0]]))).tolist() == [True, False]


def test_no_rows_are_no_items() -> None:
    assert analyse([]) == {}
    assert score_table([])[2].shape == (0, 0)


def test_of_two_rows_of_a_student_the_first_counts() -> None:
    rows = [
        ItemResult(person="Ada", item="reef", share=0.0, mistakes=("deep",)),
        ItemResult(person="Ada", item="reef", share=1.0),
    ]
    found = analyse(rows)["reef"]
    assert (found.students, found.difficulty, found.mistake) == (1, 0.0, "deep")


def test_the_most_made_mistake_counts_students_and_not_slips() -> None:
    rows = [
        ItemResult(person="Ada", item="reef", share=0.0, mistakes=("cold", "cold", "deep")),
        ItemResult(person="Ben", item="reef", share=0.0, mistakes=("deep",)),
        ItemResult(person="Cem", item="reef", share=1.0),
    ]
    found = analyse(rows)["reef"]
    assert (found.mistake, found.mistaken) == ("deep", 2)


def test_of_mistakes_as_frequent_the_first_by_name_is_told() -> None:
    assert most_made(Counter({"warm": 2, "cold": 2, "deep": 1})) == ("cold", 2)
    assert most_made(Counter()) == ("", 0)
