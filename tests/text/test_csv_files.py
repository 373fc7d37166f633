"""CSV files: no text is a formula, numbers stay numbers, and one function writes them all."""

import csv
import doctest
import io
import re
import unicodedata

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reefkit.text import catalogue, csv_files
from reefkit.text.csv_files import MOST_SIGNS, Separator, cell, harmless, plain, write_csv
from tests.support.tree import ROOT

SAY = catalogue()
FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u200b=1", "\uff1d1"]
typed = st.text(
    st.sampled_from("=+-@\t\r\n\x00;, \"'a1\u202e\u200b\ufeff\uff1d\ud800"), max_size=12
)


SEPARATORS = ";,\n"
BLANK_LETTERS = {"\u115f", "\u1160", "\u2800", "\ufffc"}
"""Signs that look like nothing, which Unicode lists as letters or symbols."""


def blank(sign: str) -> bool:
    return all(
        unicodedata.category(each)[0] in "CMZ" or each in BLANK_LETTERS
        for each in unicodedata.normalize("NFKC", sign)
    )


def seen(text: str) -> str:
    """Return the first sign that is seen, as the plain one that a program may read it as."""
    folded = unicodedata.normalize("NFKC", text)
    return next((each for each in folded if not blank(each)), "")


@pytest.mark.parametrize("text", FORMULAS)
def test_a_formula_gets_an_apostrophe(text: str):
    assert harmless(text).startswith("'")


EVERY = [*map(chr, [*range(0xD800), *range(0xE000, 0x32000), *range(0xE0000, 0xE0200)])]
"""All signs of Unicode, but for planes without any and most of those for private use."""


def test_no_blank_sign_of_unicode_hides_a_formula():
    hidden = "".join(filter(blank, EVERY))
    assert {"\u3164", "\uffa0", "\u2800", "\u034f", "\ue000", "\U000e0041"} <= set(hidden)
    for begin in range(0, len(hidden), 5_000):
        some = hidden[begin : begin + 5_000]
        assert harmless(f"{some}=1").startswith("'")
        assert harmless(f"a;{some}=1").endswith("'=1")


def test_no_sign_that_is_read_as_a_plain_one_begins_a_formula():
    alike = [each for each in EVERY if seen(each) in set("=+-@\u2212")]
    assert set("\uff1d\u207a\u208c\u2212\ufe62\ufe63\ufe66\ufe6b") <= set(alike)
    assert [each for each in alike if not harmless(f"{each}1").startswith("'")] == []


def test_no_sign_that_is_read_as_a_separator_begins_a_cell():
    between = [
        each for each in EVERY if unicodedata.normalize("NFKC", each) in SEPARATORS and each != ","
    ]
    assert {";", "\uff1b", "\uff0c"} <= set(between)
    assert [each for each in between if not harmless(f"a{each}=1").endswith("'=1")] == []


def test_a_column_may_be_named_by_a_student():
    assert write_csv(["=1"], [], SAY, mark=False) == b"'=1\r\n"


def test_only_this_module_writes_csv():
    writes = re.compile(r"csv\.(writer|DictWriter)|\.to_csv\(")
    found = [
        path for path in (ROOT / "reefkit").rglob("*.py") if writes.search(path.read_text("utf-8"))
    ]
    assert found == [ROOT / "reefkit" / "text" / "csv_files.py"]


@given(typed, typed, st.sampled_from(sorted(csv_files.SEPARATORS)))
@example("a", ';"=1', "comma")
@example("a", "b,=1", "tab")
def test_no_text_is_a_formula_at_whatever_sign_a_program_splits(
    one: str, two: str, sign: Separator
):
    """A spreadsheet of another country splits at another sign: then our quotes do not help."""
    written = write_csv(["one", "two"], [[one, two]], SAY, separator=sign).decode("utf-8-sig")
    for separator in ",;\t":
        file = io.StringIO(written, newline="")
        for row in csv.reader(file, delimiter=separator, strict=False):
            assert [each for each in row if seen(each) in set("=+-@\u2212")] == []


@given(typed)
def test_nothing_that_turns_the_writing_or_cannot_be_seen_is_left(text: str):
    left = plain(text)
    assert not set(left) & {"\u202e", "\x00", "\r", "\t", "\ufeff"}
    assert left.encode("utf-8").decode("utf-8") == left


def test_harmless_texts_stay_as_they_are():
    for text in ("Sam", "3 = 2 + 1", "a, b", "O'Neill", "\u0633\u0627\u0645", "5", "", "e\u0301"):
        assert harmless(text) == text


def test_numbers_yes_no_and_what_is_missing():
    told = {
        -3: "-3",
        -0.5: "-0.5",
        True: "true",
        1 / 3: "0.333333333333333",
        0.1 + 0.2: "0.3",
        12.0: "12",
    }
    assert {value: cell(value, SAY) for value in told} == told
    assert [cell(value, SAY) for value in (None, float("nan"), float("inf"))] == ["", "", ""]


@pytest.mark.parametrize(
    ("separator", "written"),
    [("comma", "a,b\r\n1.25,-3\r\n"), ("semicolon", "a;b\r\n1,25;-3\r\n"), ("tab", "a\tb\r\n1.25\t-3\r\n")],
)  # fmt: skip
def test_a_decimal_comma_goes_with_semicolons(separator: Separator, written: str):
    made = write_csv(["a", "b"], [[1.25, -3]], SAY, mark=False, separator=separator)
    assert made.decode() == written


def test_numbers_of_numpy_are_numbers():
    values = (np.int64(-3), np.float64(0.5), np.bool_(True), np.float64("nan"))
    assert [cell(each, SAY) for each in values] == ["-3", "0.5", "true", ""]


def test_lists_are_joined_and_other_values_are_json():
    assert cell(("a", "=b"), SAY) == "a; '=b"
    assert cell({"option": "é"}, SAY) == '{"option": "é"}'


def test_a_text_longer_than_a_cell_is_cut():
    assert len(plain("x" * 100_000)) == MOST_SIGNS
    assert plain("x" * 100_000).endswith("\u2026")


def test_the_examples_run():
    assert doctest.testmod(csv_files).failed == 0
