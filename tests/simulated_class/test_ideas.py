"""`bench/ideas.py`: what is read from a table's log, and how it is counted."""

from functools import cache

import pytest

from bench._ideas import IDEAS, LOST, Idea, Played, own_bleached, saved, saved_at_table, varied
from bench.ideas import DECISION, Job, deep_time, figures, jobs, line, plan_of, play, play_minutes

PLAN = {
    "reef": "short-lesson",
    "climate": "climate-short",
    "succession": "succession-lesson",
    "expanse": "expanse-short",
}


@cache
def played(game: str) -> Played:
    return play(Job(game, PLAN[game], 3))


def test_a_seed_is_played_the_same_again():
    job = Job("climate", PLAN["climate"], 3)
    assert figures(job) == figures(job)
    assert figures(job)["variation arises, and spreads or is lost"] == list(
        varied(played("climate"))
    )


@pytest.mark.parametrize("game", IDEAS)
def test_each_idea_is_read_from_the_log_of_a_table_that_stops_with_its_plan(game: str):
    one = played(game)
    most = 60 * play_minutes(plan_of(Job(game, PLAN[game], 3)))
    assert 0 < sum(one.seconds) < most + DECISION
    for idea in IDEAS[game]:
        count = {"seats": len(one.seats), "tables": 1}.get(idea.unit, len(one.seconds))
        assert len(list(idea.read(one))) == count, idea.words


def test_a_neighbours_builder_counts_for_the_table_only():
    tables = (play(Job("reef", "one-lesson", seed)) for seed in range(20))
    found = next(one for one in tables if len(set(saved(one))) > 1)
    assert all(saved_at_table(found))


def test_a_seat_of_the_log_is_the_seat_of_the_board():
    one = played("expanse")
    seen = one.table.course()["own-bleached"].values.max(axis=0) > 0
    assert 0 < sum(seen) < len(seen)
    assert all(found >= there for found, there in zip(own_bleached(one), seen, strict=True))


def test_every_plan_of_a_lesson_is_played_by_as_many_tables():
    listed = jobs(IDEAS, 2, 1)
    assert len(listed) == len(set(listed))
    assert {job.plan for job in listed} >= set(PLAN.values())
    assert {job.seed for job in listed} == {1, 2}


def test_a_goal_is_met_or_missed():
    many, none = (Idea("", "seats", goal, saved) for goal in (">= 50", "<= 0"))
    assert line("", many, "", [1, 0])[3:] == ("50 % of 2 seats", ">= 50 %: met")
    assert line("", many, "", [1, 0, 0])[4].endswith("missed")
    assert line("", none, "", [0, 0])[4].endswith("met")
    assert line("", none, "", [1, 0])[4].endswith("missed")


def test_a_reef_without_losses_is_replaced_by_one_of_the_same_class():
    tables = [{LOST: [1.0, 0.0]}] + [{LOST: [0.0, 0.0]}] * 13  # two classes of seven tables
    shares = [row[3] for row in deep_time("", tables)]
    assert shares == ["4 % of 28 seats", "46 % of 28 seats", "50 % of 28 seats"]
