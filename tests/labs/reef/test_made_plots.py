"""The plots of a match: every point of the truth is counted again, and has its reason."""

from __future__ import annotations

import pytest

from reefkit.assess import grade
from reefkit.assess.items import Curve, Question, RangeChart, RangePlot
from reefkit.labs.reef.questions import plot_questions
from reefkit.match.table import MemoryTable
from tests.labs.reef import made_pool
from tests.labs.reef.made_truth import Raw, named

SEEDS = made_pool.SEEDS[::2]


def plots(table: MemoryTable, seat: int) -> dict[str, Question]:
    return {each.id.partition(":")[0]: each for each in plot_questions(table, seat, "Ana")}


def range_truth(question: Question) -> tuple[dict[str, object], RangeChart]:
    """Give the answer that is right, as a page would send it."""
    assert isinstance(question.item, RangeChart)
    plot = question.item.plot
    asked = [taxon for taxon in plot.ranges if taxon not in plot.given]
    right = {
        "ranges": {taxon: list(plot.ranges[taxon]) for taxon in asked},
        "endings": {taxon: plot.endings[taxon] for taxon in asked},
        "disasters": {card: list(rounds) for card, rounds in plot.disasters.items()},
    }
    return right, question.item


@pytest.mark.parametrize("seed", SEEDS)
def test_bars_run_from_first_to_last_appearance_and_end_as_they_did(seed: int) -> None:
    table = made_pool.table(seed)
    raw = Raw(table.match, 0)
    _, item = range_truth(plots(table, 0)["range-plot"])
    seen = set().union(*(raw.present(time) for time in range(raw.rounds + 1)))
    assert item.plot.rounds == raw.rounds
    assert set(item.plot.ranges) == seen
    for type_, (first, last) in item.plot.ranges.items():
        assert (first, last) == (raw.first(type_), raw.last(type_))
        later = range(last + 1, raw.rounds + 1)
        elsewhere = any(type_ in raw.present(t, seat) for t in later for seat in raw.seats)
        ending = "extirpated" if elsewhere else "extinct"
        assert item.plot.endings[type_] == ("standing" if last == raw.rounds else ending)
    firsts = [first for first, _ in item.plot.ranges.values()]
    assert firsts == sorted(firsts)


@pytest.mark.parametrize("seed", SEEDS)
def test_disasters_are_the_cards_that_struck(seed: int) -> None:
    table = made_pool.table(seed)
    raw = Raw(table.match, 0)
    _, item = range_truth(plots(table, 0)["range-plot"])
    struck: dict[str, set[int]] = {}
    for one in raw.struck:
        if one.card not in {"calm-seas", "bad-luck"}:
            struck.setdefault(one.card, set()).add(one.round)
    assert {card: set(rounds) for card, rounds in item.plot.disasters.items()} == struck


@pytest.mark.parametrize("seed", SEEDS)
def test_curves_count_types_and_mark_the_rounds_of_losses(seed: int) -> None:
    table = made_pool.table(seed)
    raw, made = Raw(table.match, 0), plots(table, 0)
    times = range(raw.rounds + 1)
    own, region = [raw.present(t) for t in times], [raw.region(t) for t in times]
    assert ("region-plot" in made) == (len(raw.seats) > 1)
    for id_, present in (("curve-plot", own), ("region-plot", region)):
        if id_ not in made:
            continue
        item = made[id_].item
        assert isinstance(item, Curve)
        assert list(item.plot.values) == [len(types) for types in present]
        assert [set(counted) for counted in item.plot.counts] == present
        for_good = {
            time
            for time in times[1:]
            if any(all(each not in later for later in present[time:]) for each in present[time - 1])
        }
        assert set(item.plot.losses or ()) == for_good
        assert item.plot.most >= max(item.plot.values)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_point_has_its_reason(seed: int) -> None:
    for question in plots(made_pool.table(seed), 0).values():
        assert isinstance(question.item, RangeChart | Curve)
        plot = question.item.plot
        if isinstance(plot, RangePlot):
            points = {f"{t}/{end}" for t in plot.ranges for end in ("first", "last", "ending")}
            points |= {f"disaster/{card}" for card in plot.disasters}
        else:
            points = {f"value/{time}" for time in range(len(plot.values))}
            points |= {f"loss/{round_}" for round_ in range(1, len(plot.values))}
        assert set(plot.reasons) == points


@pytest.mark.parametrize("seed", SEEDS)
def test_the_truth_is_graded_right_and_a_bar_too_long_is_not(seed: int) -> None:
    made = plots(made_pool.table(seed), 0)
    right, item = range_truth(made["range-plot"])
    assert grade(made["range-plot"], right).right
    ranges = right["ranges"]
    assert isinstance(ranges, dict)
    type_ = next(iter(ranges))
    first, last = ranges[type_]
    moved = last - 1 if last == item.plot.rounds else last + 1
    wrong = {**right, "ranges": {**ranges, type_: [first, moved]}}
    if moved >= first:
        told = grade(made["range-plot"], wrong)
        assert not told.right
        assert item.plot.reasons[f"{type_}/last"] in [mark.why for mark in told.marks]
    curve = made["curve-plot"].item
    assert isinstance(curve, Curve)
    values = {str(time): value for time, value in enumerate(curve.plot.values) if time}
    answer = {"values": values, "losses": list(curve.plot.losses or ())}
    assert grade(made["curve-plot"], answer).right
    values["1"] += 1
    assert not grade(made["curve-plot"], answer).right


def test_what_left_too_few_builders_is_named() -> None:
    """Dwellers leave for want of shelter: the reason names the card that took the builders."""
    found = 0
    for seed in (43, 49, 53):
        table = made_pool.table(seed)
        for seat in range(len(table.setup.seats)):
            raw = Raw(table.match, seat)
            _, item = range_truth(plots(table, seat)["range-plot"])
            for key, why in item.plot.reasons.items():
                if why.id != "made-point-unsheltered":
                    continue
                found += 1
                type_, card = key.removesuffix("/last"), ""
                cards = set()
                for one in raw.told:
                    card = named(one.values["card"]) if one.id == "card-drawn" else card
                    left = one.id == "dweller-left" and one.seat == seat
                    here = one.round == why.values["round"] and one.phase == "catastrophe"
                    if left and here and named(one.values["organism"]) == type_:
                        cards.add(card)
                assert named(why.values["card"]) in cards
    assert found
