"""An address names a place and nothing else; what leads nowhere is passed over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.labs.environment import NAMES, place_of, query_of


@pytest.mark.parametrize(
    ("place", "query"),
    [
        ({"part": "play"}, ""),
        ({}, ""),
        ({"part": "after"}, "part=after"),
        ({"part": "before", "item": "made:one two"}, "part=before&item=made%3Aone+two"),
        ({"part": "after", "secret": "x", "item": ""}, "part=after"),
    ],
)
def test_a_place_is_written_and_read_again(place: dict[str, str], query: str) -> None:
    assert query_of(place) == query
    shown = {name: value for name, value in place.items() if name in NAMES and value}
    assert place_of(query) == ({} if not query else shown)


@pytest.mark.parametrize(
    "query",
    [
        *["", "?", "part", "x=1", "part=%ff%fe", "part=a%0Ab", "&" * 50, "item=" + "b" * 300],
        *["part=" + "a" * 3_000, "&".join(f"a{n}=1" for n in range(40))],
    ],
)
def test_what_is_no_place_is_passed_over(query: str) -> None:
    assert place_of(query) == {}


@given(st.text(max_size=200))
def test_any_address_can_be_read(query: str) -> None:
    found = place_of(query)
    assert set(found) <= set(NAMES)
    assert place_of(query_of(found)) in ({}, found)
