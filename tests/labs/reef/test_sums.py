"""Diversity by hand: what is shown adds up to what the ecology room says, from one's own counts."""

import math
from itertools import combinations

import numpy as np
import pytest
from bs4 import BeautifulSoup
from hypothesis import given

from reefkit import ecology
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef import regions, sums, survey
from reefkit.labs.reef.scene import TableReadings
from reefkit.labs.reef.timeline import key_of
from reefkit.text import catalogue
from tests.ecology.strategies import communities, sets_of_reefs
from tests.labs.reef.outcomes import Page, at, at_survey
from tests.support.open_page import words

FUNCTIONS = {
    "richness": ecology.richness,
    "shannon": ecology.shannon,
    "evenness": ecology.pielou_evenness,
    "simpson": ecology.simpson,
    "hill-0": lambda counts: ecology.hill_number(counts, 0),
    "hill-1": lambda counts: ecology.hill_number(counts, 1),
    "hill-2": lambda counts: ecology.hill_number(counts, 2),
    "mean-alpha": ecology.mean_alpha,
    "gamma": ecology.gamma,
    "whittaker": ecology.whittaker_beta,
    "jaccard": lambda counts: ecology.mean_pairwise(ecology.jaccard(counts)),
    "bray-curtis": lambda counts: ecology.mean_pairwise(ecology.bray_curtis(counts)),
}


def column(found: sums.Worked, name: str) -> list[float]:
    at_ = found.heads.index(name)
    return [float(line.cells[at_] or 0.0) for line in found.lines]


def same(one: float, other: float) -> bool:
    return (math.isnan(one) and math.isnan(other)) or math.isclose(one, other, abs_tol=1e-9)


def by_hand(measure: str, found: sums.Worked) -> float:  # one line a number
    """Go the way of the worked sum, from the numbers that it shows."""
    if measure in {"richness", "hill-0", "gamma"}:
        return float(sum(column(found, "one")))
    if measure == "mean-alpha":
        return sum(column(found, "types")) / len(found.lines)
    if measure in {"simpson", "hill-2"}:
        same_type = sum(column(found, "square"))
        return 1.0 - same_type if measure == "simpson" else 1.0 / same_type
    if measure in {"shannon", "evenness", "hill-1"}:
        entropy = -sum(column(found, "product"))
        if measure == "evenness":
            return entropy / math.log(len(found.lines))
        return math.exp(entropy) if measure == "hill-1" else entropy
    known = [each for each in column(found, "distance") if not math.isnan(each)]
    return sum(known) / len(known)


def check_foot(found: sums.Worked) -> None:
    for number, foot in enumerate(found.foot):
        if foot is not None:
            cells = [float(line.cells[number] or 0.0) for line in found.lines]
            assert math.isclose(sum(c for c in cells if not math.isnan(c)), foot, abs_tol=1e-9)


@pytest.mark.parametrize("measure", sums.OF_A_REEF)
@given(counts=communities())
def test_the_shown_sum_of_a_community_is_the_functions(measure: str, counts: np.ndarray) -> None:
    found = sums.worked(measure, counts)
    assert same(found.value, float(FUNCTIONS[measure](counts)))
    living = [n for n in counts if n]
    assert column(found, "count") == living
    check_foot(found)
    if found.lines and not math.isnan(found.value):
        assert same(by_hand(measure, found), found.value)
    else:
        assert found.says.id.startswith(("hand-empty-", "hand-undefined-", "hand-says-"))
    for said in (*found.steps, found.says):
        assert catalogue().render(said, strict=True)
        assert catalogue("en-simple").render(said, strict=True)


@pytest.mark.parametrize("measure", sums.OF_THE_TABLE)
@given(counts=sets_of_reefs(min_reefs=1))
def test_the_shown_sum_of_a_table_is_the_functions(measure: str, counts: np.ndarray) -> None:
    found = sums.worked(measure, counts)
    assert same(found.value, float(FUNCTIONS[measure](counts)))
    check_foot(found)
    if math.isnan(found.value):
        assert found.says.id in {"hand-undefined-reefs", "hand-undefined-empty"}
        assert (found.says.id == "hand-undefined-reefs") == (len(counts) < 2)
    elif measure == "whittaker":
        mean = sum(column(found, "types")) / len(counts)
        assert same(float(ecology.gamma(counts)) / mean, found.value)
    else:
        assert same(by_hand(measure, found), found.value)
    for said in (*found.steps, found.says):
        assert catalogue().render(said, strict=True)


@given(counts=sets_of_reefs(min_reefs=2))
def test_a_pairs_line_is_what_two_reefs_share(counts: np.ndarray) -> None:
    lines = sums.worked("jaccard", counts).lines
    others = sums.worked("bray-curtis", counts).lines
    for pair, line, other in zip(combinations(range(len(counts)), 2), lines, others, strict=True):
        first, second = ({n for n, c in enumerate(counts[reef]) if c} for reef in pair)
        assert line.of == other.of == pair
        here = (len(first & second), len(first - second), len(second - first))
        assert line.cells[:3] == here
        matched = 2 * sum(np.minimum(counts[pair[0]], counts[pair[1]]))
        everyone = float(counts[list(pair)].sum())
        assert other.cells[:2] == (everyone - matched, everyone)


@pytest.mark.parametrize(
    ("measure", "counts", "says"),
    [
        ("evenness", [7, 0], "with one type"),
        ("evenness", [0, 0], "nothing lives here"),
        ("shannon", [0, 0], "the index is 0"),
        ("simpson", [0], "the index is 0"),
        ("hill-1", [0, 0], "0 types"),
        ("whittaker", [[1, 2]], "with one reef"),
        ("jaccard", [[0, 0], [0, 0]], "nothing lives on any reef"),
        ("bray-curtis", [[3]], "with one reef"),
    ],
)
def test_what_has_no_number_says_why(measure: str, counts: list[object], says: str) -> None:
    assert says in catalogue().render(sums.worked(measure, counts).says)


def test_there_is_no_other_number() -> None:
    with pytest.raises(KeyError):
        sums.worked("happiness", [1, 2])


# -- from one's own match ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def match_page() -> Page:
    return at_survey(3, rounds=4, seed=2)


@pytest.fixture
def page(match_page: Page) -> Page:
    ui = match_page.session.ui
    ui.settings.clear()
    ui.dialog, ui.tab, ui.page, ui.moment = "", "ranges", "", None
    return match_page


def window(page: Page) -> BeautifulSoup:
    return page.part(regions.WINDOWS_PART)


MEASURE_OF = {
    "alpha": "richness", "shannon": "shannon", "evenness": "evenness", "mean-alpha": "mean-alpha",
    "gamma": "gamma", "whittaker-beta": "whittaker", "jaccard": "jaccard", "bray-curtis": "bray-curtis",
}  # fmt: skip


def test_the_numbers_are_those_of_the_matchs_record(page: Page) -> None:
    compared = 0
    for row in TableReadings(page.table).diversity:
        if row.measure not in MEASURE_OF:
            continue
        asked = sums.AskedSum(
            MEASURE_OF[row.measure], None if row.seat is None else row.seat - 1, row.round
        )
        found, _ = sums.work(page.scene, asked)
        assert same(found.value, row.value), row
        compared += 1
    assert compared == 3 * (3 * 3 + 5)


@pytest.mark.parametrize("measure", sums.MEASURES)
def test_each_number_opens_with_formula_counts_steps_and_result(page: Page, measure: str) -> None:
    page.do("hand", measure=measure)
    soup = window(page)
    value = sums.work(page.scene, sums.AskedSum(measure, 0, 3))[0].value
    shown = f"{value:.0f}" if value == round(value) else f"{value:.3f}"
    assert words(soup.select(".rk-hand-result")[0]) == f"Result: {shown}"
    assert words(soup.select(".rk-hand-formula")[0])
    assert soup.select(".rk-hand-steps li")
    assert words(at(soup, "hand-says"))
    types = {
        row.type
        for row in TableReadings(page.table).presence
        if row.round == 3 and row.seat == 1 and row.present
    }
    if measure in sums.OF_A_REEF:
        assert len(soup.select(".rk-hand-table tbody tr")) == len(types - {"fleshy-alga"})


def test_another_number_reef_or_survey_is_chosen_in_the_window(page: Page) -> None:
    page.do("hand", measure="richness")
    for name, value in [("measure", "simpson"), ("round", "1"), ("seat", "2")]:
        page.do("hand-choose", name=name, value=value)
    assert sums.chosen(page.scene) == sums.AskedSum("simpson", 2, 1)
    page.do("hand-choose", name="seat", value="-1")
    whole = sums.work(page.scene, sums.AskedSum("simpson", None, 1))[0]
    pooled = sums.counts_of(page.scene, 1)[1].sum(axis=0)
    assert same(whole.value, float(ecology.simpson(pooled)))
    assert "the whole table together" in words(window(page))
    page.do("close-dialog")
    assert not window(page).select("dialog")


@pytest.mark.parametrize(
    "given",
    [
        {"measure": "happiness"}, {"round": 4}, {"round": 99}, {"seat": 3}, {"seat": -2},
        {"round": 0}, {"measure": ["shannon"]}, {"seat": "x"},
    ],
)  # fmt: skip
def test_no_other_sum_opens(page: Page, given: dict[str, object]) -> None:
    assert page.refused("hand", **given)
    assert not window(page).select("dialog")


@pytest.mark.parametrize(
    ("name", "value"),
    [("measure", "x"), ("seat", "9"), ("seat", "--1"), ("round", "-1"), ("round", "²"), ("round", "7"),
     ("reef", "0"), ("seat", "")],
)  # fmt: skip
def test_no_other_sum_is_chosen(page: Page, name: str, value: str) -> None:
    page.do("hand", measure="shannon")
    before = sums.chosen(page.scene)
    assert page.refused("hand-choose", name=name, value=value)
    assert sums.chosen(page.scene) == before


def test_before_the_first_survey_there_is_nothing_to_work_out() -> None:
    fresh = at_survey(1)
    fresh.session.ui.moment = 3
    fresh.session.ui.dialog = ""
    assert sums.last(fresh.scene) == 0
    fresh.do("hand")
    assert "first survey" in words(window(fresh))
    assert sums.numbers(fresh.scene) == ""


def test_a_survey_that_waits_for_the_students_point_is_not_told() -> None:
    waiting = at_survey(2, plot_first="always")
    scene = waiting.scene
    assert sums.last(scene) == 0
    waiting.do("hand", measure="richness", round=2)
    assert not window(waiting).select("table")
    scene.ui.plots[key_of(0, 1)] = 4.0
    assert sums.last(waiting.scene) == 1
    assert waiting.refused("hand", measure="richness", round=2)
    scene.ui.plots[key_of(0, 2)] = 4.0
    waiting.do("hand", measure="richness", round=2)


def test_a_point_of_the_diversity_chart_opens_its_own_sum(page: Page) -> None:
    for measure, key, expected in [
        ("shannon", "reef-1", sums.AskedSum("shannon", 1, 2)),
        ("richness", "gamma", sums.AskedSum("gamma", None, 2)),
        ("hill-2", "gamma", sums.AskedSum("hill-2", None, 2)),
        ("jaccard", "beta", sums.AskedSum("jaccard", None, 2)),
    ]:
        page.do("chart-picked", kind="point", key=key, time=2, measure=measure)
        button = at(page.part(match_view.EVIDENCE), "hand-picked")
        page.do(
            "hand",
            measure=button["data-measure"],
            seat=button["data-seat"],
            round=button["data-round"],
        )
        assert sums.chosen(page.scene) == expected


@pytest.mark.parametrize(
    ("kind", "key", "time", "measure"),
    [("point", "reef-7", 2, "shannon"), ("point", "builder", 2, ""), ("bar", "reef-1", 2, "shannon"),
     ("point", "reef-1", 0, "shannon"), ("point", "reef-1", 4, "shannon"), ("point", "beta", 2, "x")],
)  # fmt: skip
def test_other_marks_open_none(page: Page, kind: str, key: str, time: float, measure: str) -> None:
    page.do("chart-picked", kind=kind, key=key, time=time, measure=measure)
    assert sums.of_pick(page.scene) is None


def test_the_types_of_the_scoreboard_open_into_gamma(page: Page) -> None:
    page.session.ui.tab = "score"
    soup = page.part(survey.SCORE_PART)
    for round_ in (1, 2, 3):
        button = at(soup, f"types-{round_}")
        page.do("hand", measure=button["data-measure"], seat=button["data-seat"], round=round_)
        found, _ = sums.work(page.scene, sums.AskedSum("gamma", None, round_))
        assert words(button) == f"{found.value:.0f}"
        assert sums.chosen(page.scene) == sums.AskedSum("gamma", None, round_)


def test_all_numbers_stand_in_one_table_and_each_opens(page: Page) -> None:
    soup = page.read(sums.numbers(page.scene))
    cells = soup.select("tbody button")
    assert len(cells) == 3 * len(sums.MEASURES)
    for cell in cells:
        page.do(
            "hand", measure=cell["data-measure"], seat=cell["data-seat"], round=cell["data-round"]
        )
        shown = words(window(page).select(".rk-hand-result")[0])
        assert shown == f"Result: {words(cell)}"
