"""What the store calls a note of a round, and what it does not take for one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.labs.student_work import NotePlace

ids = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=40)


@given(ids, st.integers(0, 63), st.integers(1, 99))
def test_a_key_leads_back_to_its_place(match: str, seat: int, round_: int) -> None:
    place = NotePlace(match, seat, round_)
    assert NotePlace.of(place.key) == place


@pytest.mark.parametrize("key", ["", "note", "a/b", "a/1", "a/1/", "a/-1/2", "a/1/x", "a/²/1"])
def test_another_key_is_no_note_of_a_round(key: str) -> None:
    assert NotePlace.of(key) is None
