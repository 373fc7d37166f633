"""The class as data at the desk: reefs side by side, and the class as one ocean."""

import math
from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.desk import class_charts
from reefkit.desk.class_data import NamedRecord, Ocean, ocean_of
from reefkit.desk.site_comparison import WAYS, SurveyedSite, groups_of, sites_at
from reefkit.games.reef.readings import READINGS
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.desk_records import CountedType, RoundDisaster, SeatSetup, TableRecord
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message
from tests.desk.pupils import PUPILS, TABLES, played

DESK_GAME = desk_labs()["reef"]

# ---- Reefs side by side: groups by board and by how reefs were begun, against counts by hand.
Reefs = tuple[SurveyedSite, ...]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [played(PUPILS[0:4], 11), played(PUPILS[4:7], 12, to_round=1)]


@pytest.fixture(scope="module")
def reefs(matches: list[Match]) -> Reefs:
    return _reefs(matches, 1)


def _reefs(matches: list[Match], time: int) -> Reefs:
    tables = [
        NamedRecord(str(n), TABLES[n], DESK_GAME.record(MemoryTable(each)))
        for n, each in enumerate(matches)
    ]
    return sites_at(ocean_of(tables), time)


def test_reefs_are_those_of_the_tables_that_have_come_to_the_survey(matches: list[Match]):
    assert len(_reefs(matches, 1)) == 7
    assert len(_reefs(matches, 2)) == 4
    assert _reefs(matches, 9) == ()


@pytest.mark.parametrize("time", [1, 2])
def test_a_reef_has_the_types_and_points_of_its_rows(matches: list[Match], time: int):
    for reef in _reefs(matches, time):
        match, seat = matches[int(reef.table.id)], reef.place.seat + 1
        alive = {
            row.type
            for row in READINGS["presence"].read(match)
            if (row.round, row.seat) == (time, seat) and row.present and row.role != "alga"
        }
        by_round: dict[int, int] = defaultdict(int)
        for row in READINGS["scores"].read(match):
            if row.seat == seat and row.part != "team-bonus":
                by_round[row.round] += row.points
        assert reef.alive == alive
        assert reef.by_round == tuple(by_round[n] for n in range(1, time + 1))
        bonus = [row.points for row in READINGS["scores"].read(match) if row.part == "team-bonus"]
        assert reef.points == sum(reef.by_round) + (sum(bonus[:1]) if time == 2 else 0)


def test_points_at_the_end_are_the_matches_own_with_the_bonus(matches: list[Match]):
    points = DESK_GAME.standing(MemoryTable(matches[0])).points
    assert tuple(reef.points for reef in _reefs(matches, 2)) == points


@pytest.mark.parametrize("way", WAYS)
def test_a_group_has_the_reefs_that_have_what_it_is_called_after(reefs: Reefs, way: str):
    having = {
        "board": lambda reef: {reef.place.board},
        "founders": lambda reef: {f"{len(reef.place.founders):02d}"},
        "builder": lambda reef: set(reef.place.founders),
        "bot": lambda reef: {reef.place.bot},
    }[way]
    groups = groups_of(reefs, way)  # type: ignore[arg-type]
    assert {each.key for each in groups} == set().union(*map(having, reefs))
    for group in groups:
        assert group.sites == tuple(reef for reef in reefs if group.key in having(reef))
        assert group.mean("types") == sum(len(r.alive) for r in group.sites) / len(group.sites)
        assert group.mean("points") == sum(r.points for r in group.sites) / len(group.sites)
        assert group.gamma == len(set().union(*(reef.alive for reef in group.sites)))


def test_founders_are_what_stood_there_before_round_1(matches: list[Match], reefs: Reefs):
    for reef in reefs:
        match = matches[int(reef.table.id)]
        opened = next(n for n in range(match.position) if match.state_at(n).round)
        kinds = match.state_at(opened).reefs.kind[reef.place.seat]
        names = DESK_GAME.record(MemoryTable(match)).taxa
        assert reef.place.founders == tuple(
            names[kind - 1].id for kind in sorted({*kinds.flat} - {0})
        )


# ---- The class as one ocean: every number against a slow count of who lived where.
#
# The rulebook of this page: at time t the ocean is made of those tables that have been surveyed at t,
# and of their reefs. Gamma counts the types of all of them, alpha is the mean of the reefs, beta is
# gamma over alpha. A type lives on where any table has it at its own latest survey.

LABEL = Message("seen-time-million-years")


def a_record(
    counts: Sequence[Sequence[Sequence[int]]],
    types: Sequence[str] = ("a", "b", "c", "d"),
    struck: Sequence[tuple[int, str]] = (),
) -> TableRecord:
    """Return the record of a table by its counts: times, reefs, types."""
    array = np.array(counts, np.int64) if counts else np.zeros((0, 2, len(types)), np.int64)
    seats, rounds = array.shape[1], max(len(counts) - 1, 0)
    nought = np.zeros((rounds, seats), np.int64)
    return TableRecord(
        rounds=4,
        label=LABEL,
        taxa=tuple(
            CountedType(each, Message(f"organism-{each}"), "builder", "coral") for each in types
        ),
        counts=array,
        points=nought,
        totals=nought,
        places=tuple(SeatSetup(n, "", None, (), "", None) for n in range(seats)),
        struck=tuple(RoundDisaster(n, card, Message(f"card-{card}")) for n, card in struck),
    )


def named(*records: TableRecord) -> list[NamedRecord]:
    return [NamedRecord(str(n), TABLES[n], each) for n, each in enumerate(records)]


# -- by hand ---------------------------------------------------------------------------------------
def test_two_tables_with_unlike_types_make_an_ocean_richer_than_either():
    one = a_record([[[1, 2, 0, 0], [3, 0, 0, 0]]])
    other = a_record([[[0, 0, 5, 0], [0, 0, 0, 0]]])
    ocean = ocean_of(named(one, other))
    assert ocean.whole.gamma == (3.0,)
    assert ocean.whole.alpha == (1.0,)  # (2 + 1 + 1 + 0) / 4: an empty reef is a reef
    assert ocean.whole.beta == (3.0,)
    assert ocean.each["0"].gamma == (2.0,)
    assert ocean.each["1"].gamma == (1.0,)


def test_a_time_counts_only_the_tables_that_have_come_to_it():
    ahead = a_record([[[1, 0, 0, 0]], [[1, 1, 0, 0]], [[0, 1, 0, 0]]])
    behind = a_record([[[0, 0, 1, 0]], [[0, 0, 1, 0]]])
    ocean = ocean_of(named(ahead, behind))
    assert ocean.come == (2, 2, 1)
    assert ocean.together == 1
    assert ocean.whole.gamma == (2.0, 3.0, 1.0)


def test_a_type_lives_on_where_a_table_that_is_behind_still_has_it():
    ahead = a_record([[[1, 1, 0, 0]], [[1, 0, 0, 0]], [[1, 0, 0, 0]]])
    behind = a_record([[[0, 1, 0, 0]], [[0, 1, 0, 0]]])
    waiting, ahead_alone = ocean_of(named(ahead, behind)).ranges
    assert (waiting.taxon.id, waiting.kept, waiting.now, waiting.lives) == ("b", (2, 1, 0), 1, True)
    assert (ahead_alone.taxon.id, ahead_alone.kept, ahead_alone.now) == ("a", (1, 1, 1), 1)


def test_a_type_that_no_table_has_at_its_latest_survey_is_gone():
    one = a_record([[[1, 1, 0, 0]], [[1, 0, 0, 0]]])
    other = a_record([[[1, 1, 0, 0]], [[1, 0, 0, 0]]])
    gone = ocean_of(named(one, other)).ranges[0]
    assert (gone.taxon.id, gone.last, gone.lives, gone.now) == ("b", 0, False, 0)


def test_tables_with_other_types_are_laid_together_by_the_types_ids():
    one = a_record([[[2, 0]]], types=("a", "b"))
    other = a_record([[[4, 1]]], types=("c", "a"))
    ocean = ocean_of(named(one, other))
    assert {each.taxon.id: each.now for each in ocean.ranges} == {"a": 2, "c": 1}
    assert ocean.whole.gamma == (2.0,)


def test_a_class_without_founded_reefs_has_no_ocean():
    ocean = ocean_of(named(a_record([])))
    assert (ocean.come, ocean.together, ocean.ranges, ocean.label) == ((), -1, (), None)


@pytest.mark.parametrize(
    ("one", "other", "shown"),
    [
        ([(1, "gale")], [(1, "gale"), (2, "heat")], 2),
        ([(1, "gale")], [(1, "heat")], 0),
        ([(1, "gale")], [], 0),
        ([], [], 0),
    ],
)
def test_disasters_are_the_classes_where_no_table_had_another(
    one: list[tuple[int, str]], other: list[tuple[int, str]], shown: int
):
    here = [[[1, 0, 0, 0]]]
    ocean = ocean_of(named(a_record(here, struck=one), a_record(here, struck=other)))
    assert len(ocean.struck) == shown


# -- any class -------------------------------------------------------------------------------------
Table = list[list[list[int]]]


@st.composite
def classes(draw: st.DrawFn) -> list[Table]:
    """Draw tables of unlike sizes that have come to unlike times."""
    amount = st.integers(0, 2)
    found = []
    for _ in range(draw(st.integers(1, 4))):
        seats = draw(st.integers(1, 3))
        reef = st.lists(amount, min_size=4, max_size=4)
        reefs = st.lists(reef, min_size=seats, max_size=seats)
        found.append(draw(st.lists(reefs, min_size=1, max_size=4)))
    return found


@given(classes())
def test_every_number_is_that_of_a_slow_count(tables: list[Table]):
    ocean = ocean_of(named(*(a_record(each) for each in tables)))
    assert len(ocean.come) == max(map(len, tables))
    for time, come in enumerate(ocean.come):
        there = [table[time] for table in tables if len(table) > time]
        assert come == len(there)
        _check(ocean, time, [reef for table in there for reef in table])
    for each in ocean.ranges:
        column = "abcd".index(each.taxon.id)
        for time, kept in enumerate(each.kept):
            have = [t for t in tables if len(t) > time and any(r[column] for r in t[time])]
            assert kept == len(have)
        still = [table for table in tables if any(reef[column] for reef in table[-1])]
        assert (each.now, each.lives) == (len(still), bool(still))
    seen = {n for t in tables for at in t for reef in at for n, count in enumerate(reef) if count}
    assert {"abcd".index(each.taxon.id) for each in ocean.ranges} == seen


def _check(ocean: Ocean, time: int, reefs: list[list[int]]) -> None:
    """Count types by hand, reef by reef."""
    alive = [{n for n, count in enumerate(reef) if count} for reef in reefs]
    gamma = len(set().union(*alive))
    alpha = sum(map(len, alive)) / len(alive)
    assert ocean.whole.gamma[time] == gamma
    assert ocean.whole.alpha[time] == pytest.approx(alpha)
    if len(reefs) > 1 and alpha:
        assert ocean.whole.beta[time] == pytest.approx(gamma / alpha)
    else:
        assert math.isnan(ocean.whole.beta[time])


# -- real matches ----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def three_matches() -> list[Match]:
    return [played(PUPILS[0:3], 5), played(PUPILS[3:6], 6), played(PUPILS[6:9], 7, to_round=1)]


def test_the_ocean_of_real_tables_is_what_their_presence_rows_tell(three_matches: list[Match]):
    records = [DESK_GAME.record(MemoryTable(each)) for each in three_matches]
    ocean = ocean_of(named(*records))
    assert ocean.come == (3, 3, 2)
    for time in (1, 2):
        rows = [
            (table, row)
            for table, match in enumerate(three_matches)
            for row in READINGS["presence"].read(match)
            if row.round == time and row.role != "alga"
        ]
        reefs: dict[tuple[int, int], set[str]] = {}
        for table, row in rows:
            reefs.setdefault((table, row.seat), set()).update([row.type] if row.present else [])
        assert ocean.whole.gamma[time] == len(set().union(*reefs.values()))
        assert ocean.whole.alpha[time] == sum(map(len, reefs.values())) / len(reefs)
        for each in ocean.ranges:
            have = {table for table, row in rows if row.type == each.taxon.id and row.present}
            assert each.kept[time] == len(have)


def test_a_question_about_what_is_gone_leaves_the_chart_its_room():
    ocean = ocean_of(named(a_record([[[1, 1, 1, 1]], [[0, 0, 0, 0]]])))
    asked = class_charts.ask_ocean(ocean)
    assert asked.id == "desk-data-ask-gone"
    assert asked.values["count"] == class_charts.MOST_ASKED
