"""What can be wrong with a teacher's catalogue is named, with the file and the line."""

import re
from itertools import accumulate
from pathlib import Path

import pytest
from fluent.syntax import ast
from hypothesis import example, given
from hypothesis import strategies as st

from reefkit.text import Message, TextError, catalogue
from reefkit.text.catalogue import LARGEST_FILE, Source, read_folder, refuse_faults
from reefkit.text.languages import CATALOGUES
from reefkit.text.own_texts import check_own_texts
from tests.text.conftest import WriteOverlay


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a = fine\nb wrong", 2, "expected “=” here"),
        ("a = { $x", 1, "expected “}” here"),
        ("a = fine\n\nb =\nc = fine", 3, "the message “b” has no text"),
        ("a = { $n ->\n    [one] x\n }", 3, "one of the variants must be marked with a star"),
        ("a = }", 1, "a closing brace stands without an opening one"),
        ("a = { cap($x) }", 1, "a function's name must be in capitals"),
        ('a = { "x }', 1, 'expected “"” here'),
        ("a = 1\r\nb wrong\r\n", 2, "expected “=” here"),
        (" a = 1", 1, "a message must begin with its id at the start of the line"),
    ],
)
def test_a_malformed_file_is_named_with_its_line(
    overlay: WriteOverlay, text: str, line: int, says: str
):
    folder = overlay(en="")
    (folder / "text" / "en" / "own.ftl").write_bytes(text.encode())
    with pytest.raises(TextError) as caught:
        catalogue("en", folder)
    assert str(caught.value) == f"mine/text/en/own.ftl, line {line}: {says}."


def test_an_id_that_stands_twice_is_named(overlay: WriteOverlay):
    folder = overlay(en="a = 1")
    (folder / "text" / "en" / "other.ftl").write_text("a = 2", encoding="utf-8")
    with pytest.raises(TextError) as caught:
        catalogue("en", folder)
    assert (
        str(caught.value)
        == "mine/text/en/own.ftl: the message “a” stands already in mine/text/en/other.ftl."
    )


def test_bytes_that_are_no_unicode_are_named_with_their_line(overlay: WriteOverlay):
    folder = overlay(en="")
    (folder / "text" / "en" / "own.ftl").write_bytes(b"a = 1\nb = \xff\n")
    with pytest.raises(TextError) as caught:
        catalogue("en", folder)
    assert (
        str(caught.value)
        == "mine/text/en/own.ftl, line 2: the file must be saved as Unicode (UTF-8)."
    )


def test_a_byte_order_mark_is_no_matter(overlay: WriteOverlay):
    folder = overlay(en="")
    (folder / "text" / "en" / "own.ftl").write_bytes(b"\xef\xbb\xbfa = 1\n")
    assert catalogue("en", folder).render(Message("a")) == "1"


def test_a_huge_file_is_named(overlay: WriteOverlay):
    folder = overlay(en="# " + "x" * LARGEST_FILE)
    with pytest.raises(TextError) as caught:
        catalogue("en", folder)
    assert caught.value.message.id == "text-too-large"


def test_a_folder_in_place_of_a_file_is_named(overlay: WriteOverlay):
    folder = overlay(en="a = 1")
    (folder / "text" / "en" / "reef.ftl").mkdir()
    with pytest.raises(TextError) as caught:
        catalogue("en", folder)
    assert str(caught.value) == "mine/text/en/reef.ftl cannot be read."


def test_braces_without_end_are_named(overlay: WriteOverlay):
    with pytest.raises(TextError) as caught:
        catalogue("en", overlay(en="a = " + "{" * 50_000))
    assert caught.value.message.id == "text-too-deep"


def test_an_overlay_that_is_no_folder_is_named(tmp_path: Path):
    with pytest.raises(TextError) as caught:
        catalogue("en", tmp_path / "absent")
    assert caught.value.message.id == "text-no-overlay"


@example("-a = b\nab = { -a }\n  .c = {-a} {ab}\n# d\nba = 1")
@given(st.text(alphabet='ab-={}$"[]*.# \n>0(),:', max_size=80))
def test_any_text_is_read_or_named(text: str):
    source, said = Source("own.ftl", text), ""
    try:
        refuse_faults([source])
    except TextError as error:
        said = str(error)
    else:
        assert_parts_are_entries(source)
    assert said == "" or re.match(
        r"own\.ftl(, line \d+:|: the message “.*” stands already in own.ftl| has too many) ", said
    )


def assert_parts_are_entries(source: Source) -> None:
    """Check that a file is cut where Fluent sees its messages begin."""
    begin = {}
    for entry in source.entries():
        hyphen = isinstance(entry, ast.Term)
        begin[f"{'-' * hyphen}{entry.id.name}"] = entry.id.span.start - hyphen
    lengths = [len(part) for part in source.parts.values()]
    starts = accumulate(lengths, initial=len(source.text) - sum(lengths))
    assert dict(zip(source.parts, starts, strict=False)) == begin


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("data-none = { $nosuch }", "“data-none” uses $nosuch, which"),
        ("data-none = { $n ->\n    [one] 1\n   *[other] { $sum }\n }", "uses $n and $sum, which"),
        ("organism-frog = { $nosuch }", "“organism-frog” uses $nosuch, which"),
        ("data-none = { data-no }\ndata-no = { data-none }", "back to itself by data-no and data-none"),
        ("a = { -b }\n-b = { a }", "“a” leads back to itself by -b and a"),
        ("data-none = { -nosuch }", "“data-none” refers to -nosuch, which does not exist"),
        ("data-none = { nosuch } { data-no.nosuch }", "data-no.nosuch and nosuch, which do not exist"),
        ("data-none = { $n ->\n    [one] { -x }\n   *[other] 2\n }", "refers to -x, which"),
        ("data-none = { NOSUCH(1) }", "refers to NOSUCH(), which does not exist"),
        ("-own = { -nosuch }", "“-own” refers to -nosuch"),
        ("data-none =\n    .own = { -nosuch }", "“data-none” refers to -nosuch"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("locale", ["en", "es_simple"])
def test_what_a_text_lacks_is_named(overlay: WriteOverlay, locale: str, text: str, says: str):
    folder = overlay(**{locale: text})
    with pytest.raises(TextError) as caught:
        check_own_texts(folder)
    assert f"mine/text/{locale.replace('_', '-')}/own.ftl: the message “" in str(caught.value)
    assert says in str(caught.value)


def test_a_text_may_use_what_ours_use_in_any_language(overlay: WriteOverlay):
    check_own_texts(
        overlay(
            en="choice-undone = { $seat } { GENDER($seat) } { -own } { data-none }\n-own = x",
            es="-own = { data-none }\nmine = { -own }",
        )
    )


@pytest.mark.parametrize("locale", sorted(each.name for each in CATALOGUES.iterdir()))
def test_our_own_are_without_fault_and_cut_where_messages_begin(locale: str):
    sources = read_folder(CATALOGUES / locale, locale)
    assert len(sources) > 10
    refuse_faults(sources)
    for source in sources:
        assert_parts_are_entries(source)
