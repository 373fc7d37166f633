"""No cell is a formula, whatever a pupil typed; numbers stay numbers."""

import csv
import io
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.exports.tables import MOST_SIGNS, cell, harmless, plain, write_csv
from reefkit.text import catalogue

SAY = catalogue()
FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u200b=1", "\uff1d1"]
typed = st.text(
    st.sampled_from("=+-@\t\r\n\x00;, \"'a1\u202e\u200b\ufeff\uff1d\ud800"), max_size=12
)


def seen(text: str) -> str:
    bare = [each for each in text if unicodedata.category(each) not in {"Cc", "Cf", "Mn", "Zs"}]
    return unicodedata.normalize("NFKC", bare[0]) if bare else ""


@pytest.mark.parametrize("text", FORMULAS)
def test_a_formula_gets_an_apostrophe(text: str) -> None:
    assert harmless(text).startswith("'")


@given(typed, typed)
def test_no_text_is_a_formula_at_whatever_sign_a_program_splits(one: str, two: str) -> None:
    """A spreadsheet of another country splits at semicolons or tabs: then our quotes do not help."""
    written = write_csv(["one", "two"], [[one, two]], SAY).decode("utf-8-sig")
    for separator in ",;\t":
        file = io.StringIO(written, newline="")
        for row in csv.reader(file, delimiter=separator, strict=False):
            assert [each for each in row if seen(each) in set("=+-@")] == []


@given(typed)
def test_nothing_that_turns_the_writing_or_cannot_be_seen_is_left(text: str) -> None:
    left = plain(text)
    assert not set(left) & {"\u202e", "\x00", "\r", "\t", "\ufeff"}
    assert left.encode("utf-8").decode("utf-8") == left


def test_harmless_texts_stay_as_they_are() -> None:
    for text in ("Sam", "3 = 2 + 1", "a, b", "O'Neill", "\u0633\u0627\u0645", "5", "", "e\u0301"):
        assert harmless(text) == text


def test_numbers_yes_no_and_what_is_missing() -> None:
    told = {-3: "-3", -0.5: "-0.5", True: "true", 1 / 3: "0.3333333333", 12.0: "12"}
    assert {value: cell(value, SAY) for value in told} == told
    assert [cell(value, SAY) for value in (None, float("nan"), float("inf"))] == ["", "", ""]


def test_lists_are_joined_and_other_values_are_json() -> None:
    assert cell(("a", "=b"), SAY) == "a; '=b"
    assert cell({"option": "é"}, SAY) == '{"option": "é"}'


def test_a_text_longer_than_a_cell_is_cut() -> None:
    assert len(plain("x" * 100_000)) == MOST_SIGNS
    assert plain("x" * 100_000).endswith("\u2026")
