"""Questions made from a table's rocks: for every template, right by counting what was told."""

from __future__ import annotations

from collections import defaultdict

import pytest

from reefkit.assess import grade
from reefkit.assess.items import Choice, Curve, RangeChart
from reefkit.assess.question_maker import Draft
from reefkit.labs.succession.questions import TEMPLATES, made_questions, plot_questions
from reefkit.labs.succession.questions.facts import BARS, LOOKS, PLOTS, Facts, drawing
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.labs.succession import rock_pool
from tests.labs.succession.rock_answers import ANSWERS
from tests.labs.succession.rock_truth import Raw

IDS = [template.id for template in TEMPLATES]
Made = list[tuple[Raw, int, Draft]]


def seats_of(table: MemoryTable, seed: int) -> list[int]:
    """Give the seats whose questions are looked at: the first, and now and then another's."""
    return sorted({0, (seed // 4) % len(table.setup.seats)})


@pytest.fixture(scope="module")
def made() -> dict[str, Made]:
    """Every draft of every template, over the pool."""
    found: dict[str, Made] = defaultdict(list)
    for seed in rock_pool.SEEDS:
        table = rock_pool.table(seed)
        raw = Raw(table.match)
        for seat in seats_of(table, seed):
            facts = Facts(table, seat)
            for template in TEMPLATES:
                drafts = template.make(facts, seat, lambda choices, _: choices[0])
                found[template.id] += [(raw, seat, d) for d in drafts if isinstance(d, Draft)]
    return found


def test_there_are_templates_for_all_goals() -> None:
    assert len(IDS) == len(set(IDS)) >= 6
    assert {goal for template in TEMPLATES for goal in template.goals} == set("ABCDE")
    assert set(ANSWERS) == set(IDS)


@pytest.mark.parametrize("id_", IDS)
def test_one_option_is_right_and_all_others_are_wrong(made: dict[str, Made], id_: str) -> None:
    assert made[id_], "no match of the pool makes it apply"
    answer = ANSWERS[id_]
    for raw, seat, draft in made[id_]:
        here = raw.match.setup.key, seat, draft.about
        assert answer(raw, seat, draft.about, draft.right.id), (here, draft.right.id)
        for other in draft.others:
            if other.id not in draft.also_right:
                assert not answer(raw, seat, draft.about, other.id), (here, other.id)


@pytest.mark.parametrize("seed", rock_pool.SEEDS)
def test_a_finished_round_offers_six_questions_that_read_well_in_both_levels(seed: int) -> None:
    table = rock_pool.table(seed)
    questions = made_questions(table, 0, "Ana")
    assert len(questions) >= 6
    assert len({each.id for each in questions}) == len(questions)
    for each in [*questions, *plot_questions(table, 0, "Ana")]:
        assert each.moment is not None
        assert 0 < each.moment <= table.position
        assert each.why
        said = [each.prompt, each.title, *each.why, *each.labels.values()]
        said += [each.unit] if each.unit else []
        for locale in ("en", "en-simple"):
            for one in said:
                text = catalogue(locale).render(one, strict=True)
                assert text
                assert "  " not in text
                assert "{" not in text


def test_even_a_very_short_round_offers_something_right() -> None:
    table = rock_pool.shortest()
    raw = Raw(table.match)
    questions = made_questions(table, 0, "Ana")
    assert questions
    for each in questions:
        id_, _, about = each.id.partition(":")
        assert isinstance(each.item, Choice)
        right = [option for option in each.item.options if ANSWERS[id_](raw, 0, about, option)]
        assert right == [each.item.right]


def test_only_rounds_that_are_finished_are_asked_about() -> None:
    table = next(t for t in map(rock_pool.table, rock_pool.SEEDS) if t.setup.options["rounds"] == 3)
    states = [table.match.state_at(at) for at in range(table.position + 1)]
    done = next(at for at, state in enumerate(states) if len(state.points) == 1)
    assert not made_questions(table, 0, "Ana", done - 1)
    assert not plot_questions(table, 0, "Ana", done - 1)
    early = [*plot_questions(table, 0, "Ana", done), *made_questions(table, 0, "Ana", done)]
    assert len(early) >= 6
    for each in early:
        assert "round-1" in each.id
        assert each.moment is not None
        assert each.moment <= done


def test_the_same_key_gives_the_same_questions_and_others_give_others() -> None:
    table = rock_pool.table(2)
    asked = [tuple(each.id for each in made_questions(table, 0, key)) for key in "aabc"]
    assert asked[0] == asked[1]
    assert len(set(asked)) > 1


# -- plots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", rock_pool.SEEDS)
def test_plots_show_what_stood_at_six_looks_and_why(seed: int) -> None:
    table = rock_pool.table(seed)
    raw = Raw(table.match)
    found = {each.id.partition(":")[0]: each for each in plot_questions(table, 0, "Ana")}
    if max(len(cards) for cards in raw.rounds.values()) < 12:
        assert not found
        return
    asked, counted = found["rock-range-plot"], found["rock-curve-plot"]
    cards = raw.rounds[int(asked.id.rpartition("-")[2])]
    times = [round(look * len(cards) / LOOKS) for look in range(LOOKS + 1)]
    seen = [cards[time - 1].after if time else () for time in times]
    assert isinstance(asked.item, RangeChart)
    plot = asked.item.plot
    assert set(plot.ranges) == {kind for there in seen for kind in there}
    for kind, bar in plot.ranges.items():
        at = [look for look, there in enumerate(seen) if kind in there]
        assert bar == (at[0], at[-1])
    assert len(plot.ranges) - len(plot.given) == min(BARS, len(plot.ranges))
    assert set(plot.reasons) == {
        f"{kind}/{end}" for kind in plot.ranges for end in ("first", "last")
    }
    assert isinstance(counted.item, Curve)
    assert list(counted.item.plot.values) == [len(set(there)) for there in seen]
    assert [set(one) for one in counted.item.plot.counts] == [set(there) for there in seen]
    assert max(counted.item.plot.values) <= counted.item.plot.most
    assert set(counted.item.plot.reasons) == {f"value/{look}" for look in range(LOOKS + 1)}


def test_the_truth_is_graded_right_and_a_bar_too_long_is_not() -> None:
    made = {
        each.id.partition(":")[0]: each for each in plot_questions(rock_pool.table(2), 0, "Ana")
    }
    asked = made["rock-range-plot"]
    assert isinstance(asked.item, RangeChart)
    plot = asked.item.plot
    bars = {kind: list(bar) for kind, bar in plot.ranges.items() if kind not in plot.given}
    assert grade(asked, {"ranges": bars}).right
    kind = next(each for each, bar in bars.items() if bar[0] > 1)
    told = grade(asked, {"ranges": {**bars, kind: [bars[kind][0] - 1, bars[kind][1]]}})
    assert not told.right
    assert plot.reasons[f"{kind}/first"] in [mark.why for mark in told.marks]
    curve = made["rock-curve-plot"]
    assert isinstance(curve.item, Curve)
    values = {str(time): value for time, value in enumerate(curve.item.plot.values) if time}
    assert grade(curve, {"values": values}).right
    values["1"] += 1
    assert not grade(curve, {"values": values}).right


def test_the_sheet_of_the_range_plot_says_who_was_there_and_no_more() -> None:
    (asked, *_) = plot_questions(rock_pool.table(2), 0, "Ana")
    assert isinstance(asked.item, RangeChart)
    sheet, plot = asked.item.picture, asked.item.plot
    assert sheet is not None
    looks = sheet.values["kinds"]  # type: ignore[union-attr]
    assert {kind for there in looks for kind in there} == plot.ranges.keys() - set(plot.given)
    for kind in plot.ranges.keys() - set(plot.given):
        at = [look for look, there in enumerate(looks, 1) if kind in there]
        assert (at[0], at[-1]) == plot.ranges[kind]
    for say in map(catalogue, ("en", "en-simple")):
        drawn = drawing(sheet.name, sheet.values, say)  # type: ignore[union-attr]
        assert drawn.count("<tr>") == LOOKS
        assert drawn.count("rk-drawn-kind") == sum(len(there) for there in looks)


def test_every_plot_template_is_offered_by_some_table() -> None:
    offered = {
        each.id.partition(":")[0]
        for seed in rock_pool.SEEDS
        for each in plot_questions(rock_pool.table(seed), 0, "Ana")
    }
    assert offered == {template.id for template in PLOTS}
