"""Seating: threes and fours, nobody alone, and nobody moved who need not be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.seating import seat

SIZES = st.sampled_from([3, 4])
CLASSES = st.integers(0, 35).map(lambda count: [f"p{n}" for n in range(count)])


def sizes(tables: list[list[str]]) -> list[int]:
    return [len(table) for table in tables]


@pytest.mark.parametrize(
    ("count", "size", "expected"),
    [
        (0, 4, []),
        (1, 4, [1]),
        (5, 4, [3, 2]),
        (7, 4, [4, 3]),
        (9, 4, [3, 3, 3]),
        (30, 4, [4, 4, 4, 4, 4, 4, 3, 3]),
        (30, 3, [3] * 10),
        (4, 3, [2, 2]),
    ],
)
def test_a_new_class_sits_at_as_few_tables_as_hold_it(
    count: int, size: int, expected: list[int]
) -> None:
    people = [f"p{n}" for n in range(count)]
    tables = seat(people, size)
    assert sizes(tables) == expected
    assert [person for table in tables for person in table] == people


@given(CLASSES, SIZES, st.data())
def test_whoever_comes_and_goes_all_sit_once_and_nobody_alone(
    people: list[str], size: int, data: st.DataObject
) -> None:
    tables: list[list[str]] = []
    for _ in range(4):
        here = data.draw(st.lists(st.sampled_from(people), unique=True)) if people else []
        tables = seat(here, size, tables)
        assert sorted(person for table in tables for person in table) == sorted(here)
        assert max(sizes(tables), default=0) <= size
        assert (1 in sizes(tables)) <= (len(here) == 1)
        assert seat(here, size, tables) == tables


@given(CLASSES, SIZES, st.data())
def test_when_one_comes_or_goes_at_most_one_other_moves(
    people: list[str], size: int, data: st.DataObject
) -> None:
    before = seat(people, size)
    at = {person: number for number, table in enumerate(before) for person in table}
    gone = data.draw(st.sampled_from(["late", *people]))
    here = [*people, "late"] if gone == "late" else [each for each in people if each != gone]
    after = seat(here, size, before)
    moved = [p for number, table in enumerate(after) for p in table if at.get(p, number) != number]
    assert len(moved) <= 1


def test_pairs_leave_one_over_where_the_number_is_odd() -> None:
    assert seat([*"abc"], 2) == [["a", "b"], ["c"]]
    assert seat([*"abcde"], 2, [["a", "b"], ["c", "d"]]) == [["a", "b"], ["c", "d"], ["e"]]
    assert seat([*"ac"], 2, [["a", "b"], ["c", "d"]]) == [[], ["c", "a"]]
    assert seat([*"abc"], 1, [["a"]]) == [["a"], ["b"], ["c"]]


def test_a_late_pupil_sits_where_fewest_do_and_a_lone_one_is_joined() -> None:
    full = [["a", "b", "c", "d"], ["e", "f", "g"]]
    assert seat([*"abcdefg", "late"], 4, full) == [["a", "b", "c", "d"], ["e", "f", "g", "late"]]
    both = [["a", "b", "c"], ["d", "e", "f"]]
    late = [["a", "b", "c"], ["d", "e"], ["late", "f"]]
    assert seat([*"abcdef", "late"], 3, both) == late


def test_tables_keep_their_places() -> None:
    assert seat(["c", "d"], 4, [["a", "b"], ["c", "d"]]) == [[], ["c", "d"]]
    assert seat(["d", "e"], 4, [["a", "b"], ["c", "d"]]) == [[], ["d", "e"]]
    assert seat(["x", "y"], 4, [[], []]) == [["x", "y"], []]


@pytest.mark.parametrize(("people", "size"), [(["a"], 0), (["a"], 5), (["a", "a"], 3)])
def test_what_cannot_be_seated_is_refused(people: list[str], size: int) -> None:
    with pytest.raises(ValueError):
        seat(people, size)
