"""A class under load keeps everything and shows it in time; and what the load test counts."""

from pathlib import Path

import psycopg
import pytest

from bench.load import reckon
from bench.load.__main__ import passed, tell
from bench.load.database import bear
from bench.load.lesson import Lesson, lesson, sizes
from bench.load.sight import (
    BAR,
    LATEST,
    READY,
    Cost,
    Decided,
    Move,
    Seen,
    Sight,
    apart,
    lost,
    seen,
    shown_of,
)
from bench.load.wire import packed, unpacked
from reefkit.serve import startup
from tests.support.effort import at_length

# A class under load keeps everything, and shows it in time.


@at_length
def test_eight_students_at_two_tables_lose_nothing(tmp_path: Path):
    """`python -m bench.load` does it with thirty, for ten minutes, on both stores."""
    held = lesson(
        str(tmp_path / "reefkit.sqlite"),
        tmp_path,
        minutes=0.5,
        students=8,
        real=0,
        database=[],
        say=lambda _: None,
    )
    tell("eight students", held)
    assert held.decisions
    assert (held.lost, held.faults, held.seen.late) == ([], [], 0)


# What the load test counts: when a move was seen on another page, and what nobody could see.


def a_page(seat: int, *shown: tuple[float, dict[str, int]], real: bool = False) -> Sight:
    sight = Sight(table=1, seat=seat, real=real)
    for time, what in shown:
        sight.saw(time, what)
    return sight


def decided(time: float, *, over: float | None = None, began: float | None = None) -> Decided:
    return Decided(seat=0, time=time, did="settle", over=over, began=began)


def test_a_move_is_seen_when_the_other_page_shows_that_seat_otherwise():
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.3))
    other = a_page(1, (1.0, {"0": 1, "2": 1}), (10.2, {"0": 1, "2": 9}), (10.5, {"0": 2, "2": 9}))
    found = seen([mine, other], {1: [decided(10.1)]})
    assert found.seconds == [pytest.approx(0.5)]
    assert (found.moves, found.late, found.unseen) == (1, 0, 0)
    assert found.own == [pytest.approx(0.3)]


def test_what_was_pressed_and_is_no_decision_counts_for_nothing():
    mine = a_page(0)
    mine.moves += [Move(10.0, 10.3), Move(20.0, 20.3)]
    other = a_page(1, (1.0, {"0": 1}), (10.2, {"0": 2}), (20.6, {"0": 3}))
    found = seen([mine, other], {1: [decided(20.1)]})
    assert found.seconds == [pytest.approx(0.6)]


def test_the_bar_of_phases_tells_of_a_move_only_where_it_ended_a_phase():
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.3))
    other = a_page(1, (1.0, {"0": 1, BAR: 1}), (10.4, {"0": 1, BAR: 2}), real=True)
    assert seen([mine, other], {1: [decided(10.1, over=10.1)]}).on_real == [pytest.approx(0.4)]
    hidden = seen([mine, other], {1: [decided(10.1)]})
    assert (hidden.seconds, hidden.unseen) == ([], 1)


def test_a_page_that_shows_the_next_phase_has_shown_what_was_done_before_it():
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.1))
    quick = a_page(1, (1.0, {"0": 1, BAR: 1}), (10.2, {"0": 2, BAR: 1}), (10.5, {"0": 1, BAR: 2}))
    # Both were ready between two looks of this page: it never shows that the seat was.
    both = a_page(2, (1.0, {"0": 1, BAR: 1}), (10.6, {"0": 1, BAR: 2}))
    found = seen([mine, quick, both], {1: [decided(10.1, over=10.4)]})
    assert found.seconds == [pytest.approx(0.2), pytest.approx(0.6)]
    # A bar that changed before the phase ended tells nothing of it.
    early = a_page(2, (1.0, {"0": 1, BAR: 1}), (10.3, {"0": 1, BAR: 2}))
    assert seen([mine, quick, early], {1: [decided(10.1, over=10.4)]}).late == 1


def test_what_shows_nothing_until_somebody_else_ends_the_step_was_not_slow():
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.1))
    others = [
        a_page(seat, (1.0, {"0": 1, BAR: 1}), (21.2, {"0": 2, BAR: 2})) for seat in range(1, 4)
    ]
    found = seen([mine, *others], {1: [decided(10.1, over=21.0)]})
    assert (found.seconds, found.late, found.unseen) == ([], 0, 1)
    # Whoever ended it is followed: the time is counted from the press that did.
    mine.moves.append(Move(20.9, 21.1))
    found = seen([mine, *others], {1: [decided(10.1, over=21.0), decided(21.0, over=21.0)]})
    assert found.seconds == [pytest.approx(0.3)] * 3


def test_a_page_that_had_only_just_come_to_a_step_is_not_asked_of_what_was_done_in_it():
    """What it shows first is the step, with or without the decision, which may show nothing."""
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.1))
    there = a_page(1, (1.0, {"0": 1, BAR: 1}), (9.1, {"0": 1, BAR: 2}), (16.9, {"0": 2, BAR: 2}))
    comes = a_page(2, (1.0, {"0": 1, BAR: 1}), (10.2, {"0": 7, BAR: 2}), (16.9, {"0": 2, BAR: 2}))
    draws = a_page(3, (1.0, {"0": 1, BAR: 1}), (9.8, {"0": 1, BAR: 2}), (10.1, {"0": 7, BAR: 2}))
    mine.moves.append(Move(12.0, 12.1))
    found = seen([mine, there, comes, draws], {1: [decided(10.0, over=17.0, began=9.0)]})
    assert (found.seconds, found.late, found.unseen, found.early) == ([], 0, 1, 2)
    found = seen([mine, there, comes, draws], {1: [decided(10.0, over=17.0)]})
    assert found.slow, "as it was counted before"


def test_a_page_that_shows_nobody_tells_nothing_of_a_seat():
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.1))
    between = a_page(1, (1.0, {"0": 1}), (9.9, {}), (10.2, {"0": 2}), (14.0, {"0": 3}))
    hides = a_page(2, (1.0, {"0": 1}), (10.1, {}), (10.4, {"0": 1}), (10.6, {"0": 2}))
    found = seen([mine, between, hides], {1: [decided(10.1)]})
    assert found.seconds == [pytest.approx(0.2), pytest.approx(0.6)]


def test_a_page_that_does_not_show_what_another_does_is_late():
    mine = a_page(0)
    mine.moves.append(Move(10.0, 10.3))
    quick = a_page(1, (1.0, {"0": 1}), (10.5, {"0": 2}))
    slow = a_page(2, (1.0, {"0": 1}), (10.0 + LATEST + 1, {"0": 2}))
    found = seen([mine, quick, slow], {1: [decided(10.1)]})
    assert (len(found.seconds), found.late) == (1, 1)


def test_what_a_page_answered_and_no_log_has_is_lost():
    mine = a_page(0)
    mine.moves += [Move(10.0, 10.3, READY), Move(20.0, 20.3, "surprise"), Move(30.0, 30.3)]
    ready = Decided(seat=0, time=10.1, did=READY, over=None)
    assert not list(lost([mine], {1: [ready]}))
    others = [ready._replace(seat=1), decided(10.1)]
    assert list(lost([mine], {1: others})) == ["table 1: seat 0 was ready 1 times, 0 are stored"]


def test_pages_of_one_table_end_with_the_same():
    one, two = a_page(0, (1.0, {"2": 1}), (2.0, {"2": 3})), a_page(1, (1.0, {"0": 1, "2": 3}))
    assert not list(apart([one, two]))
    two.saw(3.0, {"0": 1, "2": 4})
    assert list(apart([one, two])) == ["table 1: pages show seat 2 in 2 ways"]


def test_a_page_is_read_seat_by_seat():
    neighbours = (
        '<ul><li data-key="neighbour-1">Ana 3</li><li data-key="neighbour-2">{}</li></ul>{}'
    )
    one = shown_of(neighbours.format("Ben", "own"), '<div data-key="phases">2A</div>', "Now")
    two = shown_of(
        neighbours.format("Ben ready", "own, more"), '<div data-key="phases">2A</div>', "Now"
    )
    assert set(one) == {"1", "2", BAR}
    assert {key for key in one if one[key] != two[key]} == {"2"}


def test_frames_are_written_as_they_are_read():
    assert unpacked(packed("shell", b"{}", b"", b"abc")) == ("shell", [b"{}", b"", b"abc"])


@pytest.mark.parametrize(
    ("seconds", "well"),
    [
        ([0.1] * 999 + [2.5], True),
        ([0.1] * 998 + [2.5] * 2, False),
        ([0.1] * 1999 + [5.1], False),
        ([], False),
    ],
)
def test_a_lesson_passes_when_moves_are_seen_soon(seconds: list[float], *, well: bool):
    held = Lesson(Seen(seconds=seconds), 1, 0, [], 0.0, Cost(), Cost())
    assert passed(held) is well
    held.lost.append("an answer")
    assert not passed(held)


# What a school needs is reckoned from what was measured, and the page says so.


def test_the_page_of_how_many_students_says_what_was_measured():
    page = reckon.PAGE.read_text(encoding="utf-8")
    measured = reckon.figures(reckon.MEASURED.read_text(encoding="utf-8"))
    assert reckon.written(page, measured) == page, "python -m bench.load --reckon"
    assert startup.MOST_STUDENTS == reckon.OF_A_SERVER


@pytest.mark.parametrize(
    ("students", "row"),
    [
        (30, ["30", "1", "2", "5", "1", "51"]),
        (600, ["600", "3", "24", "83", "3", "73, through PgBouncer"]),
        (5000, ["5,000", "25", "200", "684", "20", "95, through PgBouncer"]),
    ],
)
def test_what_a_school_needs_grows_with_its_students(students: int, row: list[str]):
    told = {"millicores": 20, "mebibytes": 140, "database-millicores": 2, "connections": 1}
    text = "\n".join(f"figure {name} = {number}" for name, number in told.items())
    measured = reckon.figures(f"{text}\nfigure borne = {reckon.OPEN}\n")
    assert reckon.needs(students, measured) == row
    assert measured["borne"] is None


def test_classes_are_of_thirty_at_most_and_even():
    assert (sizes(8), sizes(30), sizes(31), sizes(240)) == ([8], [30], [16, 15], [30] * 8)


@pytest.mark.slow
def test_postgresql_alone_takes_what_a_class_sends(postgres_url: str):
    borne = bear(postgres_url, 16, 3, connections=2, say=lambda _: None)
    assert borne.seconds
    assert not borne.failed
    with psycopg.connect(postgres_url) as connection:
        ask = "SELECT count(DISTINCT match), max(position) FROM entries WHERE line LIKE '{%'"
        matches, _ = connection.execute(ask).fetchone() or (0, 0)
        signs = connection.execute("SELECT count(*) FROM presence").fetchone() or (0,)
    assert matches == 1 + 4  # the class that was noted, and a copy for each table of four
    assert signs[0] >= 5 * 4
