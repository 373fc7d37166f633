"""Who is winning, and how each number adds up: the page's figures are the engine's."""

from collections import Counter

import pytest

from reefkit.games.reef import new_match
from reefkit.games.reef.readings import PredictionRow, surveyed
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef import survey
from reefkit.labs.reef.scene import TableReadings
from reefkit.labs.reef.survey import tale
from reefkit.match.game import SeatInfo
from tests.labs.reef.outcomes import Page, at, keys
from tests.support.open_page import words


def played(seats: int = 3, rounds: int = 3, seed: int = 7, **options: object) -> Page:
    """Play a whole match by bots, seen from seat 1's page."""
    infos = [SeatInfo(f"Bot {n}", bot="builder") for n in range(1, seats + 1)]
    match = new_match(infos, seed=seed, options={"rounds": rounds, **options})
    page = Page(match, here=(0,))
    page.table.run()
    return page


def half_way(page: Page, round_: int) -> int:
    match = page.table.match
    return next(n for n in range(match.position) if surveyed(match.state_at(n)) == round_)


def figures(page: Page) -> list[list[str]]:
    rows = page.part(survey.SCORE_PART).select("tbody tr")
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
    assert survey.scoreboard(page.scene).totals == tuple(int(n) for n in totals)


def test_the_region_is_the_tables():
    page = played()
    told = [event.what for event in page.table.match.events() if event.what.id == "region-surveyed"]
    found = [(line.population, line.types) for line in survey.scoreboard(page.scene).lines]
    assert found == [(each.values["population"], each.values["types"]) for each in told]


def test_rounds_to_come_stand_empty_and_the_past_knows_no_more_than_then():
    page = played()
    page.session.ui.moment = half_way(page, 2)
    rows = figures(page)
    assert [len(rows), rows[2][1:]] == [3, [""] * 5]
    assert len(survey.scoreboard(page.scene).lines) == 2


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_region_of_the_past_is_of_then(round_: int):
    page = played()
    lines = survey.scoreboard(page.scene).lines
    page.session.ui.moment = half_way(page, round_)
    assert set(survey.regions(page.scene)) == set(range(1, round_ + 1))
    assert survey.scoreboard(page.scene).lines == lines[:round_]


def test_the_best_of_each_round_is_marked():
    page = played(rounds=3)
    points = page.state.score.sum(axis=-1)
    for line in survey.scoreboard(page.scene).lines:
        best = points[line.round - 1].max()
        assert [each.best for each in line.cells] == [
            bool(n == best) for n in points[line.round - 1]
        ]


def test_the_team_bonus_is_in_the_total():
    page = played(rounds=1)
    before = survey.scoreboard(page.scene).totals
    page.state.bonus[:] = [0, 5, 5]
    after = survey.scoreboard(page.scene).totals
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 5, 5]


def test_closing_a_sum_closes_no_other_dialog():
    page = played(rounds=1)
    page.session.ui.dialog = "story"
    page.do("close-sum")
    assert page.session.ui.dialog == "story"


def test_before_the_first_survey_nobody_leads():
    page = played()
    page.session.ui.moment = half_way(page, 1) - 1
    assert (
        words(at(page.part(survey.SCORE_PART), "score-leader")) == "No round has been counted yet."
    )


def test_the_leader_is_said_in_words():
    page = played()
    totals = survey.scoreboard(page.scene).totals
    best = max(totals)
    first = f"Bot {totals.index(best) + 1}"
    second = sorted(totals)[-2]
    said = words(at(page.part(survey.SCORE_PART), "score-leader"))
    assert said.startswith(f"{first} leads with {best} points; next is ")
    assert f"{best - second} point" in said


def test_a_shared_lead_is_shared():
    page = played(seats=2, rounds=1)
    page.state.score[0, 0] = page.state.score[0, 1]
    said = words(at(page.part(survey.SCORE_PART), "score-leader"))
    assert said.startswith("Bot 1 and Bot 2 share the lead with ")


def test_alone_one_has_points():
    page = played(seats=1, rounds=1)
    assert words(at(page.part(survey.SCORE_PART), "score-leader")).startswith("You have ")


def test_every_number_opens_into_lines_that_add_up():
    page = played()
    for round_ in (1, 2, 3):
        for seat in range(3):
            page.do("open-sum", seat=seat, round=round_)
            soup = page.part(survey.SCORE_PART)
            parts = page.state.score[round_ - 1, seat].tolist()
            shown = [int(words(b)) for b in soup.select("summary > b")]
            assert shown == parts
            lines = [
                sum(int(words(b)) for b in part.select("li > b"))
                for part in soup.select(".rk-sum-part")
            ]
            assert lines == parts
            assert words(soup.select_one(".rk-sum-total b")) == str(sum(parts))
    page.do("close-sum")
    assert not page.part(survey.SCORE_PART).select("dialog")


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
    assert not page.part(survey.SCORE_PART).select("dialog")


def test_a_sum_left_open_by_another_match_shows_nothing():
    page = played(rounds=1)
    page.session.ui.dialog = "sum-0-3"
    assert not page.part(survey.SCORE_PART).select("dialog")


def test_the_team_bonus_says_who_has_still_to_win():
    page = played(team_bonus=True)
    board = survey.scoreboard(page.scene)
    winners = {cell.seat for line in board.lines for cell in line.cells if cell.best}
    said = words(at(page.part(survey.SCORE_PART), "score-team"))
    waiting = [f"Bot {n + 1}" for n in range(3) if n not in winners]
    assert all(name in said for name in waiting)
    assert ("still to win" in said) == bool(waiting)
    assert bool(sum(board.bonus)) == (not waiting)


def test_names_are_escaped():
    infos = [SeatInfo("<script>alert(1)</script>", bot="builder"), SeatInfo("B", bot="builder")]
    page = Page(new_match(infos, seed=1, options={"rounds": 1}), here=(0,))
    page.table.run()
    for part in (survey.SCORE_PART, match_view.FINAL_PAGE):
        soup = page.part(part)
        assert not soup.select("script")
        assert "<script>" in words(soup)


# -- the end -------------------------------------------------------------------------------------
def test_the_end_names_the_winner_and_what_can_be_done():
    page = played()
    soup = page.part(match_view.FINAL_PAGE)
    totals = survey.scoreboard(page.scene).totals
    winner = totals.index(max(totals)) + 1
    assert f"Bot {winner} wins with {max(totals)} points." in words(at(soup, "final-won"))
    assert keys(soup, "final-")[-5:] == ["save", "replay", "what-if", "again", "after"]


def test_a_shared_place_is_said_to_be_shared():
    page = played(rounds=1)
    told = [tale(TableReadings(page.table), seat, (9, 12, 9))[0].values for seat in range(3)]
    assert [(each["place"], each["shared"]) for each in told] == [(2, "yes"), (1, "no"), (2, "yes")]


def test_the_story_of_predictions_is_the_seats_own():
    record = TableReadings(played(seats=2, rounds=1, predict="all").table)
    row = PredictionRow(round=1, card="heatwave", seat=2, player="Bot 2", right=3, of=4)
    record.__dict__["predictions"] = [row]
    told = [{each.id for each in tale(record, seat, (1, 2))} for seat in (0, 1)]
    assert ["final-foresaw" in each for each in told] == [False, True]


def test_there_is_no_end_before_the_end():
    page = played()
    page.session.ui.moment = half_way(page, 2)
    assert words(page.part(match_view.FINAL_PAGE)) == ""


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_the_story_is_four_to_six_sentences_from_the_record(seed: int):
    page = played(seed=seed, predict="all")
    record = TableReadings(page.table)
    board = survey.scoreboard(page.scene)
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
        span = max(row.last - row.first + 1 for row in bars)
        assert found["final-longest"]["rounds"] == span
        counts: Counter[str] = Counter()
        for row in record.presence:
            counts[row.type] += row.abundance * (row.seat == seat + 1)
        oldest = [row.type for row in bars if row.last - row.first + 1 == span]
        most = max(counts[name] for name in oldest)
        assert counts[found["final-longest"]["organism"].id.removeprefix("organism-")] == most
        first, last = (len(record.types(n)[seat + 1]) for n in (1, 3))
        richness = found["final-richness"]
        assert (richness["first"], richness["last"]) == (first, last)
        more = {True: "more", False: "same"}[last > first]
        assert richness["change"] == ("fewer" if last < first else more)
        alike = board.totals.count(board.totals[seat]) > 1
        assert found["final-place"]["shared"] == ("yes" if alike else "no")
        gone = [row for row in bars if row.ending != "standing"]
        assert ("final-ended" in found) == bool(gone)


def test_the_best_prediction_is_told():
    infos = [SeatInfo("Ana"), SeatInfo("Bot", bot="builder")]
    match = new_match(infos, seed=3, options={"rounds": 3, "predict": "all"})
    page = Page(match)
    for _ in range(400):
        page.table.run()
        if page.state.phase == "over":
            break
        if page.step == "catastrophe-predict":
            page.do("predict")
        else:
            page.table.do_for_me(0)
    rows = [row for row in TableReadings(page.table).predictions if row.of]
    (told,) = [
        each
        for each in tale(TableReadings(page.table), 0, survey.scoreboard(page.scene).totals)
        if each.id == "final-foresaw"
    ]
    assert told.values["right"] / told.values["of"] == max(row.right / row.of for row in rows)
