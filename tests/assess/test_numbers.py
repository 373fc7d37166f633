"""Numbers as people type them."""

import math
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.answers import read_number

NO_NUMBERS = (math.inf, -math.inf, math.nan, 10**400)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3", [3]),
        (" 3.5 ", [3.5]),
        ("3,5", [3.5]),
        ("3,5 m", [3.5]),
        ("about 3.5 metres", [3.5]),
        (".5", [0.5]),
        ("5 m2", [5]),
        ("CO2: 400", [400]),
        ("−2", [-2]),
        ("-2,5", [-2.5]),
        ("+4", [4]),
        ("3/4", [0.75]),
        ("3 / 4 of it", [0.75]),
        ("1e3", [1000]),
        ("1 000", [1000]),
        ("12 000 000 years", [12_000_000]),
        ("1.234,5", [1234.5]),
        ("1,234.5", [1234.5]),
        ("1,000", [1000, 1]),
        ("1.000", [1000, 1]),
        ("1,0005", [1.0005]),
        ("40 %", [40, 0.4]),
        (7, [7]),
        (2.5, [2.5]),
    ],
)
def test_what_a_number_can_mean(typed: str | float, meant: list[float]) -> None:
    assert list(read_number(typed)) == pytest.approx(meant)


@pytest.mark.parametrize(
    "typed", ["", "none", "3 or 4", "3-4", "3–4", "3, 4", "1/0", "1/2/3", "9" * 301, *NO_NUMBERS]
)
def test_what_is_no_number_or_more_than_one(typed: str | float) -> None:
    assert read_number(typed) == ()


@given(st.text())
def test_any_text_can_be_read(typed: str) -> None:
    assert all(math.isfinite(each) for each in read_number(typed))


@given(st.decimals(-10_000, 10_000, places=2))
def test_a_number_written_with_a_point_or_a_comma_is_itself(number: Decimal) -> None:
    for written in (f"{number:f}", f"{number:f}".replace(".", ",")):
        assert float(number) in read_number(written)
