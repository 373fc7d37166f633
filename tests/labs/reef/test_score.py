"""The score and the sums of a survey."""

import math
from collections import Counter
from functools import cache
from itertools import combinations
from types import SimpleNamespace

import numpy as np
import pytest
from bs4 import BeautifulSoup, Tag
from hypothesis import given

from reefkit import ecology
from reefkit.games.reef import new_match
from reefkit.games.reef.course import surveyed
from reefkit.labs.lesson.parts import ending, match_view
from reefkit.labs.reef import regions, scoreboard, sums, worked_sums
from reefkit.labs.reef.match_story import tale
from reefkit.labs.reef.scene import TableReadings, plot_key
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.ecology.reference import communities, sets_of_reefs
from tests.labs.reef.page import TablePage, at, at_survey, keys
from tests.support.open_page import words


@cache
def whole(seats: int, rounds: int, seed: int, **options: object) -> Match:
    """Play a whole match by bots, once a process."""
    infos = [SeatInfo(f"Bot {n}", bot="builder") for n in range(1, seats + 1)]
    match = new_match(infos, seed=seed, options={"rounds": rounds, **options})
    MemoryTable(match).run()
    return match


def played(seats: int = 3, rounds: int = 3, seed: int = 7, **options: object) -> TablePage:
    """Open seat 1's page at the end of a match."""
    return TablePage(whole(seats, rounds, seed, **options), here=(0,))


def half_way(page: TablePage, round_: int) -> int:
    match = page.table.match
    return next(n for n in range(match.position) if surveyed(match.state_at(n)) == round_)


def figures(page: TablePage) -> list[list[str]]:
    rows = page.see(scoreboard.SCORE_PART).select("tbody tr")
    return [[words(cell) for cell in row.select("th, td")] for row in rows]


@pytest.mark.parametrize("scoring", ["sum", "product"])
def test_every_number_of_the_scoreboard_is_the_engines(scoring: str):
    page = played(scoring=scoring)
    points = page.state.score.sum(axis=-1)
    running = [1, 1, 1] if scoring == "product" else [0, 0, 0]
    for round_, row in enumerate(figures(page)):
        for seat in range(3):
            mine = int(points[round_, seat])
            running[seat] = (
                running[seat] * max(mine, 1) if scoring == "product" else running[seat] + mine
            )
            assert row[seat + 1] == f"{mine} {running[seat]:,}"
    totals = page.table.match.rules.points(page.state)
    assert scoreboard.scoreboard(page.scene).totals == tuple(int(n) for n in totals)


def test_the_region_is_the_tables():
    page = played()
    told = [event.what for event in page.table.match.events() if event.what.id == "region-surveyed"]
    found = [(line.population, line.types) for line in scoreboard.scoreboard(page.scene).lines]
    assert found == [(each.values["population"], each.values["types"]) for each in told]


def test_rounds_to_come_stand_empty_and_the_past_knows_no_more_than_then():
    page = played()
    page.session.ui.moment = half_way(page, 2)
    rows = figures(page)
    assert [len(rows), rows[2][1:]] == [3, [""] * 5]
    assert len(scoreboard.scoreboard(page.scene).lines) == 2


@pytest.mark.parametrize("round_", [1, 2])
def test_the_region_of_the_past_is_of_then(round_: int):
    page = played()
    lines = scoreboard.scoreboard(page.scene).lines
    page.session.ui.moment = half_way(page, round_)
    assert set(scoreboard.regions(page.scene)) == set(range(1, round_ + 1))
    assert scoreboard.scoreboard(page.scene).lines == lines[:round_]


def test_the_best_of_each_round_is_marked():
    page = played(rounds=3)
    points = page.state.score.sum(axis=-1)
    for line in scoreboard.scoreboard(page.scene).lines:
        best = points[line.round - 1].max()
        assert [each.best for each in line.cells] == [
            bool(n == best) for n in points[line.round - 1]
        ]


def test_closing_a_sum_closes_no_other_dialog():
    page = played(rounds=1)
    page.session.ui.dialog = "story"
    page.do("close-sum")
    assert page.session.ui.dialog == "story"


def test_before_the_first_survey_nobody_leads():
    page = played()
    page.session.ui.moment = half_way(page, 1) - 1
    assert (
        words(at(page.see(scoreboard.SCORE_PART), "score-leader"))
        == "No round has been counted yet."
    )


def test_the_leader_is_said_in_words():
    page = played()
    totals = scoreboard.scoreboard(page.scene).totals
    best = max(totals)
    first = f"Bot {totals.index(best) + 1}"
    second = sorted(totals)[-2]
    said = words(at(page.see(scoreboard.SCORE_PART), "score-leader"))
    assert said.startswith(f"{first} leads with {best} points; next is ")
    assert f"{best - second} point" in said


def test_a_shared_lead_is_shared():
    page = played(seats=2, rounds=1)
    page.state.score[0, 0] = page.state.score[0, 1]
    said = words(at(page.see(scoreboard.SCORE_PART), "score-leader"))
    assert said.startswith("Bot 1 and Bot 2 share the lead with ")


def test_alone_one_has_points():
    page = played(seats=1, rounds=1)
    assert words(at(page.see(scoreboard.SCORE_PART), "score-leader")).startswith("You have ")


def number(bold: Tag) -> int:
    return int(words(bold).replace("−", "-"))


def test_every_number_opens_into_lines_that_add_up():
    page = played()
    for round_ in (1, 2, 3):
        for seat in range(3):
            page.do("open-sum", seat=seat, round=round_)
            soup = page.see(scoreboard.SCORE_PART)
            parts = page.state.score[round_ - 1, seat].tolist()
            shown = [number(b) for b in soup.select("summary > b")]
            assert shown == parts
            lines = [
                sum(number(b) for b in part.select("li > b"))
                for part in soup.select(".rk-sum-part")
            ]
            assert lines == parts
            assert words(soup.select_one(".rk-sum-total b")) == str(sum(parts))
    page.do("close-sum")
    assert not page.see(scoreboard.SCORE_PART).select("dialog")


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"seat": 3, "round": 1}, "score-no-such"),
        ({"seat": 0, "round": 4}, "score-no-such"),
        ({"seat": 0, "round": 0}, "lab-not-understood"),
        ({"seat": -1, "round": 1}, "lab-not-understood"),
        ({"seat": "x", "round": 1}, "lab-not-understood"),
        ({}, "lab-not-understood"),
    ],
)
def test_scores_that_there_are_not_do_not_open(values: dict[str, object], why: str):
    page = played(rounds=1)
    assert page.refused("open-sum", **values) == why
    assert not page.see(scoreboard.SCORE_PART).select("dialog")


def test_the_team_bonus_says_who_has_still_to_win():
    page = played(team_bonus=True)
    board = scoreboard.scoreboard(page.scene)
    winners = {cell.seat for line in board.lines for cell in line.cells if cell.best}
    said = words(at(page.see(scoreboard.SCORE_PART), "score-team"))
    waiting = [f"Bot {n + 1}" for n in range(3) if n not in winners]
    assert all(name in said for name in waiting)
    assert ("still to win" in said) == bool(waiting)
    assert bool(sum(board.bonus)) == (not waiting)


# -- the end -------------------------------------------------------------------------------------
def test_the_end_names_the_winner_and_what_can_be_done():
    page = played()
    page.session.changed()
    soup = page.see(ending.FINAL_PAGE)
    totals = scoreboard.scoreboard(page.scene).totals
    winner = totals.index(max(totals)) + 1
    assert f"Bot {winner} wins with {max(totals)} points." in words(at(soup, "final-won"))
    assert keys(soup, "final-")[-5:] == ["save", "replay", "what-if", "again", "after"]


def test_a_shared_place_is_said_to_be_shared():
    page = played(rounds=1)
    told = [tale(TableReadings(page.table), seat, (9, 12, 9))[0].values for seat in range(3)]
    assert [(each["place"], each["shared"]) for each in told] == [(2, "yes"), (1, "no"), (2, "yes")]


def test_the_story_of_predictions_is_the_seats_own():
    record = TableReadings(played(seats=2, rounds=1, predict="all").table)
    row = SimpleNamespace(round=1, card="heatwave", seat=2, right=3, of=4)
    record.__dict__["predictions"] = [row]
    lost = SimpleNamespace(
        round=1, card="heatwave", seat=2, stage="builder", cause="card", organism="bivalve", lost=1
    )
    for losses, praised in (([lost], [False, True]), ([], [False, False])):  # nobody to foresee
        record.__dict__["losses"] = losses
        told = [{each.id for each in tale(record, seat, (1, 2))} for seat in (0, 1)]
        assert ["final-foresaw" in each for each in told] == praised


def test_what_came_and_went_between_two_surveys_is_told_as_gone():
    record = TableReadings(played(seats=2, rounds=1, predict="none").table)
    standing = [row for row in record.ranges if row.ending == "standing" and row.seat == 1]
    record.__dict__["ranges"] = standing
    record.__dict__["losses"] = []
    assert "final-none-ended" in {each.id for each in tale(record, 0, (1, 2))}
    lost = SimpleNamespace(
        round=1,
        phase="catastrophe",
        seat=1,
        organism="urchin",
        stage="dweller",
        lost=2,
        cause="card",
        card="heatwave",
    )
    record.__dict__["losses"] = [lost]
    told = {each.id: each.values for each in tale(record, 0, (1, 2))}
    assert told["final-ended"]["count"] == 1


def test_there_is_no_end_before_the_end():
    page = played()
    page.session.ui.moment = half_way(page, 2)
    assert words(page.see(ending.FINAL_PAGE)) == ""


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_the_story_is_four_to_six_sentences_from_the_record(seed: int):
    page = played(seed=seed, predict="all")
    record = TableReadings(page.table)
    board = scoreboard.scoreboard(page.scene)
    for seat in range(3):
        told = tale(record, seat, board.totals)
        assert 4 <= len(told) <= 6
        found = {each.id: each.values for each in told}
        mine = sorted(board.totals, reverse=True).index(board.totals[seat]) + 1
        assert found["final-place"]["place"] == mine
        killed: dict[tuple[int, str | None], int] = {}
        for row in record.losses:
            if row.seat == seat + 1 and (row.stage, row.cause) == ("builder", "card"):
                killed[row.round, row.card] = killed.get((row.round, row.card), 0) + row.lost
        if killed:
            assert found["final-worst"]["count"] == max(killed.values())
        else:
            assert "final-spared" in found
        bars = [row for row in record.ranges if row.seat == seat + 1]
        there = [record.types(round_).get(seat + 1, ()) for round_ in range(1, record.rounds + 1)]
        spans = {
            row.type: "".join("x" if row.type in types else " " for types in there).split()
            for row in bars
        }
        span = max(len(stay) for stays in spans.values() for stay in stays)
        assert found["final-longest"]["rounds"] == span
        counts: Counter[str] = Counter()
        for row in record.table.read("presence"):
            counts[row.type] += row.abundance * (row.seat == seat + 1 and row.round > 0)
        oldest = [row.type for row in bars if row.last - max(row.first, 1) + 1 == span]
        most = max(counts[name] for name in oldest)
        assert counts[found["final-longest"]["organism"].id.removeprefix("organism-")] == most
        first, last = (len(record.types(n)[seat + 1]) for n in (1, 3))
        richness = found["final-richness"]
        assert (richness["first"], richness["last"]) == (first, last)
        more = {True: "more", False: "same"}[last > first]
        assert richness["change"] == ("fewer" if last < first else more)
        alike = board.totals.count(board.totals[seat]) > 1
        assert found["final-place"]["shared"] == ("yes" if alike else "no")
        standing = {row.type for row in bars if row.ending == "standing"}
        mine_lost = [r for r in record.losses if r.seat == seat + 1 and r.stage != "juvenile"]
        gone = [r for r in mine_lost if r.organism not in standing]
        gone += [row for row in bars if row.type not in standing]
        assert ("final-ended" in found) == bool(gone)


def test_the_best_prediction_is_told_and_a_report_lists_them_all():
    infos = [SeatInfo("Ana"), SeatInfo("Bot", bot="builder")]
    match = new_match(infos, seed=3, options={"rounds": 3, "predict": "all"})
    page = TablePage(match)
    for _ in range(400):
        page.table.run()
        if page.state.phase == "over":
            break
        if page.step == "catastrophe-predict":
            page.do("predict")
        else:
            page.table.do_for_me(0)
    record = TableReadings(page.table)
    rows = [row for row in record.predictions if row.of]
    died = {(row.round, row.card) for row in record.losses if row.seat == 1 and row.cause == "card"}
    (told,) = [
        each
        for each in tale(TableReadings(page.table), 0, scoreboard.scoreboard(page.scene).totals)
        if each.id == "final-foresaw"
    ]
    assert told.values["right"] / told.values["of"] == max(
        row.right / row.of for row in rows if (row.round, row.card) in died
    )
    listed = [each.values for each in page.scene.lab.predicted(page.scene)]
    assert [(each["right"], each["of"]) for each in listed] == [(row.right, row.of) for row in rows]
    points = scoreboard.guess_points(page.scene)
    assert points is not None
    assert points.values["right"] == sum(row.right for row in rows)
    assert points.values["of"] == sum(row.of for row in rows)


# ---- Diversity by hand: what is shown adds up to what the ecology room says, from one's own counts.
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


def column(found: worked_sums.Worked, name: str) -> list[float]:
    at_ = found.heads.index(name)
    return [float(line.cells[at_] or 0.0) for line in found.lines]


def same(one: float, other: float) -> bool:
    return (math.isnan(one) and math.isnan(other)) or math.isclose(one, other, abs_tol=1e-9)


def by_hand(measure: str, found: worked_sums.Worked) -> float:  # one line a number
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


def check_foot(found: worked_sums.Worked) -> None:
    for number, foot in enumerate(found.foot):
        if foot is not None:
            cells = [float(line.cells[number] or 0.0) for line in found.lines]
            assert math.isclose(sum(c for c in cells if not math.isnan(c)), foot, abs_tol=1e-9)


@pytest.mark.parametrize("measure", worked_sums.OF_A_REEF)
@given(counts=communities())
def test_the_shown_sum_of_a_community_is_the_functions(measure: str, counts: np.ndarray):
    found = worked_sums.worked(measure, counts)
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


@pytest.mark.parametrize("measure", worked_sums.OF_THE_TABLE)
@given(counts=sets_of_reefs(min_reefs=1))
def test_the_shown_sum_of_a_table_is_the_functions(measure: str, counts: np.ndarray):
    found = worked_sums.worked(measure, counts)
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
def test_a_pairs_line_is_what_two_reefs_share(counts: np.ndarray):
    lines = worked_sums.worked("jaccard", counts).lines
    others = worked_sums.worked("bray-curtis", counts).lines
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
def test_what_has_no_number_says_why(measure: str, counts: list[object], says: str):
    assert says in catalogue().render(worked_sums.worked(measure, counts).says)


def test_there_is_no_other_number():
    with pytest.raises(KeyError):
        worked_sums.worked("happiness", [1, 2])


# -- from one's own match ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def match_page() -> TablePage:
    return at_survey(3, rounds=4, seed=2)


@pytest.fixture
def page(match_page: TablePage) -> TablePage:
    ui = match_page.session.ui
    ui.settings.clear()
    ui.dialog, ui.tab, ui.page, ui.moment = "", "ranges", "", None
    return match_page


def window(page: TablePage) -> BeautifulSoup:
    return page.see(regions.WINDOWS_PART)


MEASURE_OF = {
    "alpha": "richness", "shannon": "shannon", "evenness": "evenness", "mean-alpha": "mean-alpha",
    "gamma": "gamma", "whittaker-beta": "whittaker", "jaccard": "jaccard", "bray-curtis": "bray-curtis",
}  # fmt: skip


def test_the_numbers_are_those_of_the_matchs_record(page: TablePage):
    compared = 0
    for row in page.table.read("diversity"):
        if row.measure not in MEASURE_OF or not row.round:
            continue
        asked = sums.AskedSum(
            MEASURE_OF[row.measure], None if row.seat is None else row.seat - 1, row.round
        )
        found, _ = sums.work(page.scene, asked)
        assert same(found.value, row.value), row
        compared += 1
    assert compared == 3 * (3 * 3 + 5)


@pytest.mark.parametrize("measure", worked_sums.MEASURES)
def test_each_number_opens_with_formula_counts_steps_and_result(page: TablePage, measure: str):
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
        for row in page.table.read("presence")
        if row.round == 3 and row.seat == 1 and row.present
    }
    if measure in worked_sums.OF_A_REEF:
        assert len(soup.select(".rk-hand-table tbody tr")) == len(types - {"fleshy-alga"})


def test_another_number_reef_or_survey_is_chosen_in_the_window(page: TablePage):
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
def test_no_other_sum_opens(page: TablePage, given: dict[str, object]):
    assert page.refused("hand", **given)
    assert not window(page).select("dialog")


def test_before_the_first_survey_there_is_nothing_to_work_out():
    fresh = at_survey(1)
    fresh.session.ui.moment = 3
    fresh.session.ui.dialog = ""
    assert sums.last(fresh.scene) == 0
    fresh.do("hand")
    assert "first survey" in words(window(fresh))
    assert sums.numbers(fresh.scene) == ""


def test_a_survey_that_waits_for_the_students_point_is_not_told():
    waiting = at_survey(2, plot_first="always")
    scene = waiting.scene
    assert sums.last(scene) == 0
    waiting.do("hand", measure="richness", round=2)
    assert not window(waiting).select("table")
    scene.ui.plots[plot_key(0, 1)] = 4.0
    assert sums.last(waiting.scene) == 1
    assert waiting.refused("hand", measure="richness", round=2)
    scene.ui.plots[plot_key(0, 2)] = 4.0
    waiting.do("hand", measure="richness", round=2)


def test_a_point_of_the_diversity_chart_opens_its_own_sum(page: TablePage):
    for measure, key, expected in [
        ("shannon", "reef-1", sums.AskedSum("shannon", 1, 2)),
        ("richness", "gamma", sums.AskedSum("gamma", None, 2)),
        ("hill-2", "gamma", sums.AskedSum("hill-2", None, 2)),
        ("jaccard", "beta", sums.AskedSum("jaccard", None, 2)),
    ]:
        page.do("chart-picked", kind="point", key=key, time=2, measure=measure)
        button = at(page.see(match_view.EVIDENCE), "hand-picked")
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
def test_other_marks_open_none(page: TablePage, kind: str, key: str, time: float, measure: str):
    page.do("chart-picked", kind=kind, key=key, time=time, measure=measure)
    assert sums.of_pick(page.scene) is None


def test_the_types_of_the_scoreboard_open_into_gamma(page: TablePage):
    page.session.ui.tab = "score"
    soup = page.see(scoreboard.SCORE_PART)
    for round_ in (1, 2, 3):
        button = at(soup, f"types-{round_}")
        page.do("hand", measure=button["data-measure"], seat=button["data-seat"], round=round_)
        found, _ = sums.work(page.scene, sums.AskedSum("gamma", None, round_))
        assert words(button) == f"{found.value:.0f}"
        assert sums.chosen(page.scene) == sums.AskedSum("gamma", None, round_)


def test_all_numbers_stand_in_one_table_and_each_opens(page: TablePage):
    soup = page.read(sums.numbers(page.scene))
    cells = soup.select("tbody button")
    assert len(cells) == 3 * len(worked_sums.MEASURES)
    for cell in cells:
        page.do(
            "hand", measure=cell["data-measure"], seat=cell["data-seat"], round=cell["data-round"]
        )
        shown = words(window(page).select(".rk-hand-result")[0])
        assert shown == f"Result: {words(cell)}"
