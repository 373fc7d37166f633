"""What a browser sends is taken only where it fits; whatever else changes nothing."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from reefkit.labs.session import Acts, OpenedFile
from reefkit.match.errors import Rejection


class Space(Struct, frozen=True):
    """A row and a column."""

    row: Annotated[int, Meta(ge=1, le=6)]
    column: Annotated[int, Meta(ge=1, le=5)] = 1


def made() -> tuple[Acts, list[object]]:
    """Give acts of which each call is kept."""
    acts, heard = Acts(), []
    acts.on("touch", Space)(lambda session, values: heard.append((session, values)))
    acts.on("nothing")(lambda session, _: heard.append((session, "nothing")))
    acts.on("open", OpenedFile)(lambda session, values: heard.append((session, values)))
    return acts, heard


def test_numbers_that_a_page_sends_as_text_are_numbers() -> None:
    acts, heard = made()
    acts.call("me", "touch", {"row": "4", "column": "2"}, None)
    assert heard == [("me", Space(4, 2))]


def test_a_file_comes_with_its_name_and_bytes() -> None:
    acts, heard = made()
    acts.call("me", "open", {"name": "my-match.jsonl", "other": 1}, b"abc")
    assert heard == [("me", OpenedFile("my-match.jsonl", b"abc"))]


@pytest.mark.parametrize(
    ("name", "values", "why"),
    [
        ("touch", {}, "lab-not-understood"),
        ("touch", {"row": "0"}, "lab-not-understood"),
        ("touch", {"row": 7}, "lab-not-understood"),
        ("touch", {"row": "4; drop"}, "lab-not-understood"),
        ("touch", {"row": [1]}, "lab-not-understood"),
        ("touch", {"row": True}, "lab-not-understood"),
        ("touch", None, "lab-not-understood"),
        ("touch", "row", "lab-not-understood"),
        ("fly", {}, "lab-no-such-act"),
        ("", {}, "lab-no-such-act"),
        (None, {}, "lab-no-such-act"),
        (["touch"], {}, "lab-no-such-act"),
        ("__class__", {}, "lab-no-such-act"),
    ],
)
def test_whatever_does_not_fit_is_refused_with_a_sentence(
    name: object, values: object, why: str
) -> None:
    acts, heard = made()
    with pytest.raises(Rejection) as refused:
        acts.call("me", name, values, None)
    assert refused.value.message.id == f"reject-{why}"
    assert heard == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(name=st.sampled_from(["touch", "nothing", "open", "other"]) | JSON, values=JSON)
def test_anything_at_all_is_taken_or_refused(name: object, values: object) -> None:
    acts, heard = made()
    try:
        acts.call("me", name, values, None)
    except Rejection:
        assert heard == []
    else:
        assert len(heard) == 1


def test_two_acts_of_one_name_are_a_mistake() -> None:
    acts, _ = made()
    with pytest.raises(ValueError, match="touch"):
        acts.on("touch")(lambda *_: None)
