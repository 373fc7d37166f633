"""A picture in words: short, long, as a table, step by step."""

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.text import catalogue
from reefkit.widgets.figure.described import (
    BoardPart,
    DataLine,
    DataRange,
    Described,
    FigureData,
)

NAN = math.nan
SAY = catalogue("en")


def described(data: FigureData) -> Described:
    return Described(data, SAY)


def lines(*values: float, **more: object) -> FigureData:
    points = tuple((float(at), value) for at, value in enumerate(values))
    return FigureData("Diversity", "lines", "rounds", "types", (DataLine("", points),), **more)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((2, 4, 7), "rises from 2 to 7"),
        ((2, 4, 4), "rises from 2 to 4"),
        ((7, 7, 1), "falls from 7 to 1"),
        ((3, 3, 3), "stays at 3"),
        ((5,), "one value, 5 at 0"),
        ((NAN, NAN), "no values"),
        ((), "no values"),
        ((1, 9, 2), "begins at 1, rises to 9 at 1 and falls to 2 at 2"),
        ((4, 0, 0, 3), "begins at 4, falls to 0 at 1 and rises to 3 at 3"),
        ((4, 6, 4), "begins at 4, rises to 6 at 1 and falls to 4 at 2"),
        ((0, 5, 4.5, 10, 1), "begins at 0, rises to 10 at 3 and falls to 1 at 4"),
        (
            (5, 5.1, 0, 9, 9, 8.9),
            "begins at 5, falls to 0 at 2, rises to 9 at 3, and falls to 8.9 at 5",
        ),
        ((2, 3, 1, 3), "begins at 2, rises to 3 at 1, falls to 1 at 2, and rises to 3 at 3"),
        ((1, NAN, 3), "rises from 1 to 3; no value at 1"),
        ((NAN, 1, NAN, NAN, 3), "rises from 1 to 3; no value at 0 and 2 to 3"),
    ],
)  # fmt: skip
def test_a_line_is_told_by_its_trend_its_ends_and_its_gaps(values: tuple[float, ...], told: str):
    assert described(lines(*values)).long == (f"From left to right: {told}.",)


def test_of_many_turns_only_the_large_ones_are_told():
    restless = described(lines(*(at % 2 + (10 if at == 20 else 0) for at in range(40))))
    assert restless.long[0].count(" at ") <= 8
    assert "rises to 10 at 20" in restless.long[0]
    first = described(lines(1, 2, 1, 1, 1, 1, 2, 1))
    assert first.short.endswith("Highest: 2 at 1 and 6. Lowest: 1 at 0 first.")


def test_a_chart_says_in_short_what_it_shows_and_its_highest_and_lowest():
    two = (DataLine("you", ((0, 2), (1, 5))), DataLine("Ben", ((0, 2), (1, 3))))
    short = described(FigureData("Diversity", "lines", "rounds", "types", two)).short
    assert short == (
        "Diversity: 2 lines of types. From left to right: rounds, 0 to 1."
        " Highest: you, 5 at 1. Lowest: you, 2 at 0 (and others)."
    )
    assert described(lines()).short == "Diversity: no values yet."
    assert "Highest" not in described(lines(4, 4)).short


def test_bars_with_names_are_told_from_high_to_low():
    bars = FigureData(
        "Corals", "bars", "reef", "kinds", (DataLine("", ((0, 2), (1, 5))),),
        names={0: "north", 1: "south"}, ordered=False,
    )  # fmt: skip
    assert described(bars).short.startswith("Corals: 2 bars of kinds. Highest: 5 at south.")
    assert described(bars).long == ("From high to low: south (5) and north (2).",)


@pytest.mark.parametrize(
    ("points", "way"),
    [
        (((0, 1), (1, 2), (2, 4)), "further right they are mostly higher"),
        (((0, 4), (1, 2), (2, 1)), "further right they are mostly lower"),
        (((0, 1), (1, 4), (2, 1)), "no clear direction"),
        (((0, 1), (1, 4)), "no clear direction"),
    ],
)
def test_points_are_told_by_their_direction(points: tuple[tuple[float, float], ...], way: str):
    told = described(FigureData("P", "points", "size", "age", (DataLine("", points),))).long
    assert told == (f"From left to right: {len(points)} points; {way}.",)


def test_ranges_are_told_by_what_ended_when():
    data = FigureData(
        "Ranges", "ranges", "rounds",
        ranges=(
            DataRange("coral", 0, 4),
            DataRange("urchin", 1, 2, "extirpated"),
            DataRange("snail", 2, 2, "extinct"),
            DataRange("sponge", 0, 3, "extinct", ((1, 2),)),
        ),
        events=((2, "gale"),),
    )  # fmt: skip
    assert described(data).long == (
        "Ended at 2: urchin (extirpated) and snail (extinct).",
        "Ended at 3: sponge (extinct).",
        "Did not end: coral.",
        "Longest: coral, 0 to 4.",
        "sponge has a gap from 1 to 2.",
        "Lines from top to bottom: gale at 2.",
    )
    assert described(data).table.rows[1] == ("urchin", "1", "2", "extirpated")
    assert [step.words for step in described(data).steps[1][1]] == [
        "first seen at 1", "last seen at 2 (extirpated)",
    ]  # fmt: skip


def test_a_board_is_told_part_by_part():
    parts = (BoardPart("shallow", ("coral", "sponge", "coral")), BoardPart("deep", ()))
    told = described(FigureData("The board at round 3", "board", parts=parts))
    assert told.short == "The board at round 3: 3 pieces. In all: coral (2) and sponge."
    assert told.long == ("shallow: coral (2) and sponge.", "deep: empty.")
    assert described(FigureData("A board", "board")).short == "A board: nothing stands here."


def test_a_table_has_a_row_for_each_place_and_a_column_for_each_line():
    two = (DataLine("you", ((2, 2), (1, NAN))), DataLine("Ben", ((2, 3),)))
    table = described(FigureData("D", "lines", "Ma", "types", two)).table
    assert table.heads == ("Ma", "you", "Ben")
    assert table.rows == (("2", "2", "3"), ("1", "–", "–"))  # time runs back, as on the axis


def test_pitch_rises_with_the_value_over_all_lines_and_a_gap_has_none():
    two = (DataLine("you", ((0, 2), (1, NAN))), DataLine("Ben", ((0, 4), (1, 3))))
    steps = described(FigureData("D", "lines", "r", "t", two)).steps
    assert [[step.height for step in each] for _, each in steps] == [[0, None], [1, 0.5]]
    flat = described(lines(4, 4)).steps[0][1]
    assert [step.height for step in flat] == [0.5, 0.5]


VALUES = st.lists(st.just(NAN) | st.integers(0, 40).map(lambda n: n / 4), max_size=9)


@given(st.lists(VALUES, min_size=1, max_size=4))
def test_every_number_said_is_in_the_data_or_counts_it(tracks: list[list[float]]):
    data = FigureData(
        "D", "lines", "r", "t",
        tuple(
            DataLine(chr(97 + number), tuple((float(at + 100), each) for at, each in enumerate(of)))
            for number, of in enumerate(tracks)
        ),
    )  # fmt: skip
    known = {SAY.figure(each, 4) for line in data.lines for point in line.points for each in point}
    told = described(data)
    for sentence in (*told.long, told.short.replace(f"{len(tracks)} lines", "")):
        assert set(re.findall(r"\d[\d.]*\d|\d", sentence)) <= known
