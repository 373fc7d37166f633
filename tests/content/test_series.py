"""Series are read as typed columns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.content import ContentError, Table
from reefkit.content.documents import read_table


def test_columns_are_whole_numbers_numbers_or_texts() -> None:
    table = read_table(
        'stage,count,rate,code,note\nAnisian,3,0.5,007,"a, b"\nLadinian,,2,1,\n', "a.csv"
    )
    assert table.columns == {
        "stage": ["Anisian", "Ladinian"],
        "count": [3, None],
        "rate": [0.5, 2.0],
        "code": ["007", "1"],
        "note": ["a, b", None],
    }
    assert all(isinstance(each, float) for each in table.columns["rate"])
    assert len(table) == 2
    assert table.rows()[1] == {
        "stage": "Ladinian",
        "count": None,
        "rate": 2.0,
        "code": "1",
        "note": None,
    }


@pytest.mark.parametrize(
    "cell", ["nan", "inf", "1_000", " 1", "1e999", "0x1", "+1", "1.", ".5", "१", "9" * 5000]
)
def test_what_is_no_number_stays_text(cell: str) -> None:
    assert read_table(f"a\n{cell}\n", "a.csv").columns == {"a": [cell]}


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("0", 0),
        ("-3", -3),
        ("1e3", 1000.0),
        ("-0.25", -0.25),
        ("2E-2", 0.02),
        ("9" * 18, 10**18 - 1),
    ],
)
def test_numbers(cell: str, number: float) -> None:
    [read] = read_table(f"a\n{cell}\n", "a.csv").columns["a"]
    assert read == number
    assert type(read) is type(number)


def test_a_table_without_rows_has_its_columns() -> None:
    table = read_table("a,b\n\n", "a.csv")
    assert table.columns == {"a": [], "b": []}
    assert len(table) == 0
    assert table.rows() == []
    assert len(Table({})) == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the first line must name the columns"),
        ("a,,c\n", "column 2 has no name"),
        ("a,b,a\n", "two columns are called “a”"),
        ("a,b\n1,2\n3\n", "line 3: expected 2 cells, got 1"),
        ('a,b\n"1\n2",2\n1,2,3\n', "line 4: expected 2 cells, got 3"),
        ("a\n1,2\n", "line 2: expected one cell, got 2"),
        ('a\n"1', "line 2: quotation marks do not match"),
        ('a\n"1"2\n', "line 2: quotation marks do not match"),
    ],
)
def test_what_is_no_table(text: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_table(text, "data/a.csv")
    assert str(caught.value) == f"data/a.csv: {problem}."


@given(st.text(alphabet='a1.,"\n\r\0 -e', max_size=60))
def test_any_text_is_a_table_or_a_named_error(text: str) -> None:
    try:
        table = read_table(text, "a.csv")
    except ContentError as error:
        table = Table({str(error): []})
    lengths = {len(cells) for cells in table.columns.values()}
    assert lengths == {len(table)}
