"""Reefs side by side: groups by board and by how reefs were begun, against counts by hand."""

from __future__ import annotations

from collections import defaultdict

import pytest

from reefkit.games.reef.readings import presence, scores
from reefkit.labs.desk.class_data import WAYS, Named, ReefRow, groups_of, ocean_of, reefs_at
from reefkit.labs.reef.desk_adapter import DESK_GAME
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.labs.desk.played import PUPILS, TABLES, played

Reefs = tuple[ReefRow, ...]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Play two tables; the second has come to survey 1 only."""
    return [played(PUPILS[0:4], 11), played(PUPILS[4:7], 12, to_round=1)]


@pytest.fixture(scope="module")
def reefs(matches: list[Match]) -> Reefs:
    """Give all reefs at survey 1."""
    return _reefs(matches, 1)


def _reefs(matches: list[Match], time: int) -> Reefs:
    tables = [
        Named(str(n), TABLES[n], DESK_GAME.record(MemoryTable(each)))
        for n, each in enumerate(matches)
    ]
    return reefs_at(ocean_of(tables), time)


def test_reefs_are_those_of_the_tables_that_have_come_to_the_survey(matches: list[Match]) -> None:
    assert len(_reefs(matches, 1)) == 7
    assert len(_reefs(matches, 2)) == 4
    assert _reefs(matches, 9) == ()


@pytest.mark.parametrize("time", [1, 2])
def test_a_reef_has_the_types_and_points_of_its_rows(matches: list[Match], time: int) -> None:
    for reef in _reefs(matches, time):
        match, seat = matches[int(reef.table.id)], reef.place.seat + 1
        alive = {
            row.type
            for row in presence(match)
            if (row.round, row.seat) == (time, seat) and row.present and row.role != "alga"
        }
        by_round: dict[int, int] = defaultdict(int)
        for row in scores(match):
            if row.seat == seat and row.part != "team-bonus":
                by_round[row.round] += row.points
        assert reef.alive == alive
        assert reef.by_round == tuple(by_round[n] for n in range(1, time + 1))
        bonus = [row.points for row in scores(match) if row.part == "team-bonus"]
        assert reef.points == sum(reef.by_round) + (sum(bonus[:1]) if time == 2 else 0)


def test_points_at_the_end_are_the_matches_own_with_the_bonus(matches: list[Match]) -> None:
    points = DESK_GAME.standing(MemoryTable(matches[0])).points

    assert tuple(reef.points for reef in _reefs(matches, 2)) == points


@pytest.mark.parametrize("way", WAYS)
def test_a_group_has_the_reefs_that_have_what_it_is_called_after(reefs: Reefs, way: str) -> None:
    having = {
        "board": lambda reef: {reef.place.board},
        "founders": lambda reef: {f"{len(reef.place.founders):02d}"},
        "builder": lambda reef: set(reef.place.founders),
        "bot": lambda reef: {reef.place.bot},
    }[way]

    groups = groups_of(reefs, way)  # type: ignore[arg-type]

    assert {each.key for each in groups} == set().union(*map(having, reefs))
    for group in groups:
        assert group.reefs == tuple(reef for reef in reefs if group.key in having(reef))
        assert group.mean("types") == sum(len(r.alive) for r in group.reefs) / len(group.reefs)
        assert group.mean("points") == sum(r.points for r in group.reefs) / len(group.reefs)
        assert group.gamma == len(set().union(*(reef.alive for reef in group.reefs)))


def test_founders_are_what_stood_there_before_round_1(matches: list[Match], reefs: Reefs) -> None:
    for reef in reefs:
        match = matches[int(reef.table.id)]
        opened = next(n for n in range(match.position) if match.state_at(n).round)
        kinds = match.state_at(opened).reefs.kind[reef.place.seat]
        names = DESK_GAME.record(MemoryTable(match)).taxa
        assert reef.place.founders == tuple(
            names[kind - 1].id for kind in sorted({*kinds.flat} - {0})
        )
