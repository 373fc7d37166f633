"""Item analysis and gain, against numbers worked by hand."""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from statistics import fmean

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from reefkit.assess.gain import (
    FEW,
    SEED,
    ClassGain,
    Pair,
    gain_by_goal,
    gain_of,
    pair_balance,
)
from reefkit.assess.item_analysis import (
    FEWEST,
    ItemResult,
    analyse,
    difficulties,
    discriminations,
    most_made,
    score_table,
)
from reefkit.ecology.students_t import t_quantile

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


def test_difficulty_is_the_mean_share_of_those_who_were_asked():
    found = analyse(rows_of(CLASS))
    assert {item: (each.students, each.difficulty) for item, each in found.items()} == {
        "reef": (5, 0.8),
        "depth": (5, 0.4),
        "storm": (5, 0.4),
        "gale": (3, pytest.approx(2 / 3)),
    }


def test_discrimination_leaves_the_item_itself_out():
    """By hand, for "depth": scores 1, 1, 0, 0, 0; the others' means 1, 1/2, 2/3, 1/3, 1/2.

    Means 2/5 and 3/5; products of deviations sum to 3/10, squares to 6/5 and 23/90.
    """
    by_hand = (3 / 10) / math.sqrt((6 / 5) * (23 / 90))
    assert analyse(rows_of(CLASS))["depth"].discrimination == pytest.approx(by_hand)


def test_where_all_are_asked_the_same_it_is_the_textbooks_correlation_with_the_rest():
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
def test_the_figures_are_those_of_an_independent_slow_count(scores: dict):
    rows = [ItemResult(person=p, item=i, share=share) for (p, i), share in scores.items()]
    for item, found in analyse(rows).items():
        assert found.students == sum(each.item == item for each in rows)
        assert found.difficulty == pytest.approx(slow_difficulty(rows, item))
        wanted = slow_discrimination(rows, item)
        assert found.discrimination == pytest.approx(wanted, abs=1e-9, nan_ok=True)


@given(classes)
def test_discrimination_stays_between_minus_one_and_one(scores: dict):
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
def test_where_there_is_no_correlation_it_says_none(table: list[list[float]]):
    assert math.isnan(discriminations(np.array(table))[0])


def test_an_item_that_nobody_was_asked_has_no_difficulty():
    assert np.isnan(difficulties(np.array([[np.nan, 1.0]]))).tolist() == [True, False]


def test_no_rows_are_no_items():
    assert analyse([]) == {}
    assert score_table([])[2].shape == (0, 0)


def test_of_two_rows_of_a_student_the_first_counts():
    rows = [
        ItemResult(person="Ada", item="reef", share=0.0, mistakes=("deep",)),
        ItemResult(person="Ada", item="reef", share=1.0),
    ]
    found = analyse(rows)["reef"]
    assert (found.students, found.difficulty, found.mistake) == (1, 0.0, "deep")


@pytest.mark.parametrize(
    ("right", "students", "why"),
    [(10, 19, "few"), (10, 20, ""), (18, 20, ""), (19, 20, "known"), (19, 19, "few")],
)
def test_few_answers_or_nearly_all_right_get_no_verdict(right: int, students: int, why: str):
    shares = {str(n): {"reef": 1 if n < right else 0.5} for n in range(students)}
    found = analyse(rows_of(shares))["reef"]
    assert (found.right, found.no_verdict) == (right, why)


def test_the_most_made_mistake_counts_students_and_not_slips():
    rows = [
        ItemResult(person="Ada", item="reef", share=0.0, mistakes=("cold", "cold", "deep")),
        ItemResult(person="Ben", item="reef", share=0.0, mistakes=("deep",)),
        ItemResult(person="Cem", item="reef", share=1.0),
    ]
    found = analyse(rows)["reef"]
    assert (found.mistake, found.mistaken) == ("deep", 2)


def test_of_mistakes_as_frequent_the_first_by_name_is_told():
    assert most_made(Counter({"warm": 2, "cold": 2, "deep": 1})) == ("cold", 2)
    assert most_made(Counter()) == ("", 0)


# ---- What a class gained: worked examples, every bootstrap sample counted, and what few can tell.
def paired_gain(before: Sequence[float], after: Sequence[float], seed: int = SEED) -> ClassGain:
    """Reckon the gain of students who each answered one idea twice."""
    answered = enumerate(zip(before, after, strict=True))
    pairs = [
        Pair(person=str(who), goals=("A",), before=float(was), after=float(now))
        for who, (was, now) in answered
    ]
    return gain_of(pairs, seed=seed)


BEFORE = (0.25, 0.5, 0.25, 0.0, 0.75, 0.25)
AFTER = (0.75, 0.75, 0.25, 0.5, 1.0, 0.5)


def test_a_worked_example():
    """Means 1/3 and 5/8; differences 1/2, 1/4, 0, 1/2, 1/4, 1/4; of what was left, 7/16."""
    found = paired_gain(BEFORE, AFTER)
    assert found.before == pytest.approx(1 / 3)
    assert found.after == pytest.approx(5 / 8)
    assert found.difference == pytest.approx(7 / 24)
    assert found.normalised == pytest.approx(7 / 16)
    assert (found.students, found.pairs) == (6, 6)
    assert 0 < found.low < found.difference < found.high < 0.5


def test_hakes_own_definition():
    """A class at 40 % before and 70 % after gained half of what it could gain (Hake 1998)."""
    assert paired_gain([0.4, 0.4], [0.6, 0.8]).normalised == pytest.approx(0.5)


def test_its_points_are_the_difference_of_the_percentages_shown():
    gain = gain_of([Pair(person="Ana", goals=(), before=0.516, after=0.654)])
    assert gain.points == 65 - 52  # the difference itself, 13.8, rounds to 14


def test_a_class_can_lose():
    found = paired_gain([0.5, 0.75, 0.5], [0.25, 0.5, 0.0])
    assert found.difference == pytest.approx(-1 / 3)
    assert found.high < 0
    assert found.normalised < 0


def every_resample(differences: list[float]) -> list[float]:
    return sorted(fmean(each) for each in product(differences, repeat=len(differences)))


@pytest.mark.parametrize(
    "differences",
    [[0.5, 0.25, 0.0, 0.5, 0.25, 0.25], [1.0, 0.0, -0.5, 0.25], [0.1, 0.2, 0.9, 0.3, -0.4]],
)
def test_the_interval_is_that_of_all_samples_there_are(differences: list[float]):
    """The ends leave 2.5 % of all samples on either side, give or take one step of the means."""
    found = paired_gain([0.0] * len(differences), differences)
    means = every_resample(differences)
    for end, share in ((found.low, 0.025), (found.high, 0.975)):
        below = sum(each < end - 1e-9 for each in means) / len(means)
        upto = sum(each <= end + 1e-9 for each in means) / len(means)
        assert below - 0.01 <= share <= upto + 0.01


def test_the_interval_holds_the_truth_about_as_often_as_it_says():
    """Of 300 classes of 30 drawn from one school, 95 % give or take hold the school's gain."""
    school = np.random.default_rng(5)
    held = 0
    for number in range(300):
        gained = school.normal(0.2, 0.25, size=30)
        found = paired_gain(np.zeros(30), gained, seed=number)
        held += found.low <= 0.2 <= found.high
    assert 0.90 <= held / 300 <= 0.98


share_pairs = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), min_size=2, max_size=12)


@given(share_pairs)
def test_it_is_paired(both: list[tuple[float, float]]):
    """The order of students changes nothing but the luck of the draw; each keeps both scores."""
    before, after = zip(*both, strict=True)
    found = paired_gain(before, after)
    assert found.low - 1e-9 <= found.high
    assert found.difference == pytest.approx(fmean(b - a for a, b in both), abs=1e-12)
    same = paired_gain(before, [each + 0.125 for each in before])
    assert same.low == pytest.approx(0.125)
    assert same.high == pytest.approx(0.125)


def test_the_same_class_has_the_same_interval_each_time():
    gained = np.random.default_rng(3).normal(0.2, 0.25, size=30)
    assert paired_gain(np.zeros(30), gained) == paired_gain(np.zeros(30), gained)
    lows = {paired_gain(np.zeros(30), gained, seed=seed).low for seed in range(3)}
    assert len(lows) == 3


def test_nobody_and_one_alone():
    nobody = paired_gain([], [])
    assert nobody.students == 0
    assert all(math.isnan(each) for each in (nobody.difference, nobody.low, nobody.normalised))
    alone = paired_gain([0.5], [1.0])
    assert alone.difference == 0.5
    assert math.isnan(alone.low)
    assert math.isnan(alone.high)


def test_a_class_that_knew_all_before_has_no_normalised_gain():
    assert math.isnan(paired_gain([1.0, 1.0], [1.0, 0.5]).normalised)


def test_few_students_are_said_to_be_few():
    assert paired_gain([0.0] * (FEW - 1), [1.0] * (FEW - 1)).is_small
    assert not paired_gain([0.0] * FEW, [1.0] * FEW).is_small


PAIRS = (
    Pair(person="Ada", goals=("A",), before=0.0, after=1.0),
    Pair(person="Ada", goals=("A", "C"), before=1.0, after=1.0),
    Pair(person="Ben", goals=("C",), before=0.5, after=0.0),
)


def test_each_student_counts_once_however_many_pairs():
    """Ada's mean went from 1/2 to 1, Ben's from 1/2 to 0."""
    found = gain_of(PAIRS)
    assert (found.students, found.pairs, found.difference) == (2, 3, 0.0)


def test_a_pair_speaks_to_all_its_goals():
    found = gain_by_goal(PAIRS)
    assert list(found) == ["A", "C"]
    assert (found["A"].students, found["A"].difference) == (1, 0.5)
    assert (found["C"].students, found["C"].difference) == (2, -0.25)


@given(
    st.lists(
        st.builds(
            Pair,
            person=st.sampled_from("abc"),
            goals=st.sampled_from([("A",), ("B",), ("A", "B")]),
            before=st.sampled_from([0.0, 0.5, 1.0]),
            after=st.sampled_from([0.0, 0.5, 1.0]),
        ),
        max_size=8,
    )
)
def test_gains_by_goal_are_those_of_a_slow_count(pairs: list[Pair]):
    for goal, found in gain_by_goal(pairs).items():
        mine: dict[str, list[Fraction]] = {}
        for pair in pairs:
            if goal in pair.goals:
                gained = Fraction(pair.after) - Fraction(pair.before)
                mine.setdefault(pair.person, []).append(gained)
        means = [sum(each) / len(each) for each in mine.values()]
        assert found.students == len(means)
        assert found.difference == pytest.approx(float(sum(means) / len(means)))


# ---- A crossed design: half of the class meets A first, the other half B


def crossed(first: int, *answers: tuple[float, float], concept: str = "depth") -> list[Pair]:
    return [
        Pair(
            person=f"{first}-{who}",
            goals=("A",),
            before=was,
            after=now,
            concept=concept,
            first=first,
        )
        for who, (was, now) in enumerate(answers)
    ]


def test_what_one_item_is_easier_than_the_other_is_no_gain():
    """A is right for all, B for half, and nobody learned; more students met B first."""
    a_first = crossed(0, (1.0, 0.5), (1.0, 0.5), (1.0, 0.0), (1.0, 1.0))
    b_first = crossed(1, (0.5, 1.0), (0.0, 1.0), (1.0, 1.0), (0.5, 1.0), (0.5, 1.0), (0.5, 1.0))
    found = gain_of([*a_first, *b_first])
    assert found.crossed
    assert found.difference == pytest.approx(0.0)
    assert found.low < 0 < found.high
    together = gain_of([structs.replace(each, first=None) for each in (*a_first, *b_first)])
    assert not together.crossed
    assert together.difference == pytest.approx(0.1)


def test_a_worked_crossed_example():
    """Half means 1/2 and 1/4; variances 1/12 and 1/12 of 4 each; 6 degrees of freedom, t = 2.447."""
    a_first = crossed(0, (0.0, 1.0), (0.0, 0.5), (0.0, 0.5), (0.5, 0.5))
    b_first = crossed(1, (0.0, 0.5), (0.0, 0.5), (0.5, 0.5), (0.5, 0.5))
    found = gain_of([*a_first, *b_first])
    assert found.difference == pytest.approx(0.375)
    assert (found.before, found.after) == (pytest.approx(0.1875), pytest.approx(0.5625))
    variances = [1 / 6, 1 / 12]
    freedom = (1 / 24 + 1 / 48) ** 2 / ((1 / 24) ** 2 / 3 + (1 / 48) ** 2 / 3)
    margin = t_quantile(freedom) * math.sqrt(sum(variances) / 4) / 2
    assert (found.low, found.high) == (
        pytest.approx(0.375 - margin),
        pytest.approx(0.375 + margin),
    )


def test_a_class_with_one_student_on_a_side_cannot_be_crossed():
    found = gain_of([*crossed(0, (0.0, 1.0)), *crossed(1, (0.0, 0.5), (0.5, 0.5))])
    assert not found.crossed
    assert found.difference == pytest.approx(0.5)


@pytest.mark.parametrize("students", [10, 30])
def test_the_crossed_interval_holds_the_true_gain_in_95_of_100_classes(students: int):
    """500 classes answer 12 pairs of unequal items; sides are drawn, knowledge differs."""
    chance = np.random.default_rng(19)
    easier = chance.normal(0.0, 0.12, size=12)  # of A, with B as hard as the idea is
    gain, held, asked = 0.15, 0, 0
    for _ in range(500):
        pairs: list[Pair] = []
        for who in range(students):
            first = int(chance.integers(2))
            knows = np.clip(chance.normal(0.45, 0.15, size=12), 0.15, 0.65)
            was = knows + (easier if first == 0 else 0)
            now = knows + gain + (easier if first == 1 else 0)
            right = [chance.random(12) < each for each in (was, now)]
            pairs += [
                Pair(
                    person=str(who),
                    goals=("A",),
                    before=float(one),
                    after=float(other),
                    concept=str(number),
                    first=first,
                )
                for number, (one, other) in enumerate(zip(*right, strict=True))
            ]
        found = gain_of(pairs)
        asked += found.crossed
        held += found.low <= gain <= found.high
    assert asked > 480
    assert 0.93 <= held / 500 <= 0.97


def test_two_items_of_unequal_difficulty_are_named():
    """Of two ideas, one has an A that all get right and a B that few do."""
    easy, hard = [(1.0, 0.0)] * 9 + [(1.0, 1.0)], [(0.0, 1.0)] * 9 + [(1.0, 1.0)]
    alike = [(0.0, 1.0), (1.0, 1.0)] * 5
    pairs = [
        *crossed(0, *easy, concept="unlike"),
        *crossed(1, *hard, concept="unlike"),
        *crossed(0, *alike, concept="alike"),
        *crossed(1, *alike, concept="alike"),
        *crossed(0, (0.0, 1.0), concept="hardly asked"),
    ]
    found = {each.concept: each for each in pair_balance(pairs)}
    assert found.keys() == {"unlike", "alike"}
    assert found["unlike"].difference == pytest.approx(0.9)
    assert found["unlike"].is_unequal
    assert found["alike"].difference == pytest.approx(0.0)
    assert not found["alike"].is_unequal
    assert not structs.replace(found["unlike"], students=19).is_unequal
