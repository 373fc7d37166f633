"""Each fault of a file is answered with the file, the entry, the key and what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import pytest
from msgspec import Meta

from reefkit.content import ContentError, Place, require
from tests.content.conftest import CORALS, Organism, Rules

if TYPE_CHECKING:
    from tests.content.conftest import WriteLibrary

HEAD = '[boulder]\ndepths = ["S"]\nprinted = 80\n[b]\ndepths = ["S"]\nprinted = 1\n'


def said(library: WriteLibrary, ours: str, shape: type = dict[str, Organism]) -> str:
    with pytest.raises(ContentError) as caught:
        library(ours).load("reef/corals.toml", shape)
    return str(caught.value)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("depth = 1", "key depth: there is no such key; perhaps depths is meant"),
        (
            "zebra = 1",
            "key zebra: there is no such key; expected one of depths, printed, strong, share, row, place, limits, notes, effects, kind, size, pair",
        ),
        ('strong = "yes"', "key strong: expected true or false, got “yes”"),
        ("strong = 1", "key strong: expected true or false, got 1"),
        ("share = 1", "key share: expected a number (more than 0 and less than 1), got 1"),
        ("share = true", "key share: expected a number (more than 0 and less than 1), got true"),
        ("share = nan", "key share: expected a number, got one that is none or has no end"),
        ("size = inf", "key size: expected a number, got one that is none or has no end"),
        ("size = 1.5", "key size: expected a whole number or a text, got 1.5"),
        ("size = 1979-05-27", "key size: expected a whole number or a text, got 1979-05-27"),
        ('row = "SSX"', "key row: expected a text (of the form ^[SMD]{5}$), got “SSX”"),
        ("place = [1]", "key place: expected a list of 2 items, got a list of one item"),
        ("place = ['x']", "key place: expected a list of 2 items, got a list of one item"),
        ("place = [1, 2]", "key place, item 2: expected a text, got 2"),
        ("place = []", "key place: expected a list of 2 items, got an empty list"),
        (
            "pair = ['a']",
            "key pair: expected a list, each item a text (exactly 2 long), got a list of one item",
        ),
        ("limits = { S = 0 }", "key limits.S: expected a whole number (at least 1), got 0"),
        (
            "limits = { S = 1, M = 2.5 }",
            "key limits.M: expected a whole number (at least 1), got 2.5",
        ),
        (
            "limits = { S = 1, X = 2 }",
            "key limits.X: the name of this key is wrong; expected one of S, M, D",
        ),
        ("limits = 3", "key limits: expected a table, got 3"),
        ("notes = { a = 'x', 'b c' = 2 }", "key notes.b c: expected a text, got 2"),
        ("notes = { '' = 2 }", 'key notes."": expected a text, got 2'),
        (
            "effects = [{ do = 'kill' }, { do = 'hit' }]",
            "key effects, item 2, key do: expected one of kill, add-algae, got “hit”",
        ),
        (
            "effects = [{ do = 'kill', depths = ['S', 5] }]",
            "key effects, item 1, key depths, item 2: expected one of S, M, D, got 5",
        ),
        (
            "effects = [{ }]",
            "key effects, item 1, key do: it is missing; expected one of kill, add-algae",
        ),
        (
            "effects = [{ do = 'kill', cuont = 1 }]",
            "key effects, item 1, key cuont: there is no such key; perhaps count is meant",
        ),
        ("effects = [1]", "key effects, item 1: expected a table, got 1"),
        ("effects = {}", "key effects: expected a list, each item a table, got a table"),
        ('kind = "corl"', 'key kind: expected one of coral, alga, "", got “corl”'),
        (
            "printed = 101",
            "key printed: expected a whole number (at least 0 and at most 100), got 101",
        ),
        (
            f"printed = {10**30}",
            "key printed: expected a whole number (at least 0 and at most 100), got a number with too many digits",
        ),
        (
            "depths = 5",
            "key depths: expected a list, each item one of S, M, D (at least 1 long), got 5",
        ),
        (
            "depths = []",
            "key depths: expected a list, each item one of S, M, D (at least 1 long), got an empty list",
        ),
        ("depths = ['S', 5]", "key depths, item 2: expected one of S, M, D, got 5"),
    ],
)
def test_a_wrong_key(library: WriteLibrary, line: str, problem: str) -> None:
    name = line.split(" ", maxsplit=1)[0]
    kept = [each for each in ('depths = ["S"]', "printed = 80") if not each.startswith(name)]
    ours = "[before]\ndepths = ['D']\nprinted = 1\n[boulder]\n" + "\n".join([*kept, line])
    assert said(library, ours) == f"data/reef/corals.toml, entry boulder, {problem}."


@pytest.mark.parametrize(
    ("ours", "problem"),
    [
        ("boulder = 5", ", entry boulder: expected a table, got 5"),
        (
            HEAD + "[c]\ndepths = ['S']",
            ", entry c, key printed: it is missing; expected a whole number (at least 0 and at most 100)",
        ),
        (
            HEAD + "['a\\nb']\nprinted = 'x'\ndepths = ['S']",
            ", entry a\\nb, key printed: expected a whole number (at least 0 and at most 100), got “x”",
        ),
        (
            HEAD + '["a`b"]\n"x` - at `$.y" = 1\ndepths = ["S"]\nprinted = 1',
            ", entry a`b, key x` - at `$.y: there is no such key; expected one of depths, printed, strong, share, row, place, limits, notes, effects, kind, size, pair",
        ),
        (
            HEAD + "[a.b.c]",
            ", entry a, key b: there is no such key; expected one of depths, printed, strong, share, row, place, limits, notes, effects, kind, size, pair",
        ),
    ],
)
def test_a_wrong_entry(library: WriteLibrary, ours: str, problem: str) -> None:
    assert said(library, ours) == f"data/reef/corals.toml{problem}."


@pytest.mark.parametrize(
    ("ours", "problem"),
    [
        ("version = 1", ", entry numbers: it is missing; expected a table"),
        (
            "numbers = {}\nvversion = 1",
            ", entry vversion: there is no such key; perhaps version is meant",
        ),
        (
            'numbers = {}\n"x` - at `$.y" = 1',
            ", entry x` - at `$.y: there is no such key; expected one of numbers, version",
        ),
        ("[numbers]\na = 1\nb = 'x'", ", entry numbers, key b: expected a whole number, got “x”"),
        ("version = '1'\n[numbers]", ", entry version: expected a whole number, got “1”"),
    ],
)
def test_a_wrong_structure(library: WriteLibrary, ours: str, problem: str) -> None:
    assert said(library, ours, Rules) == f"data/reef/corals.toml{problem}."


@pytest.mark.parametrize(
    ("ours", "problem"),
    [
        ("a = 1\nb 2", "line 2, column 3: expected “=” after the key"),
        ("a = 1\na = 2", "line 2: this is said twice in the file"),
        ("[a]\n[a]", "line 2, column 3: this is said twice in the file"),
        ("a = 1 b = 2", "line 1, column 7: expected the line to end here"),
        ('a = "x', "line 1: a quotation mark is missing"),
        ('\n\na = "x\n"', "line 3, column 7: a character stands here that must not"),
        ("a = [1, 2", "line 1: a list is not closed"),
        ("a = { b = 1", "line 1: a table is not closed"),
        ("a = yes", "line 1, column 5: this is not a value (a text stands in quotation marks)"),
        ("a = 2020-02-30", "line 1, column 5: this is not a date"),
        ("[a", "line 1: a closing bracket is missing"),
        (
            'a = "\\q"',
            "line 1, column 8: the character after a backslash is not one that TOML knows",
        ),
        ("= 1", "line 1, column 1: expected a key or a heading here"),
        ("a = " + "9" * 5000, "a number has too many digits"),
        ("a = " + "[" * 50_000, "too many tables or lists inside each other"),
        ("a = " + "{a=" * 50_000, "too many tables or lists inside each other"),
        ("a." * 40 + "a = 1", "too many tables or lists inside each other"),
        ("[a" + " . a" * 40 + "]", "too many tables or lists inside each other"),
        (
            "a = " + ("{ " + "b." * 30 + "b = ") * 60 + "1" + "}" * 60,
            "too many tables or lists inside each other",
        ),
        ('"a".' * 40 + "a = 1", "too many tables or lists inside each other"),
        (
            'a = {b = """x"""", ' + "c." * 40 + 'c = 1, d = "e"}',
            "too many tables or lists inside each other",
        ),
    ],
)
def test_what_is_no_toml(library: WriteLibrary, ours: str, problem: str) -> None:
    assert said(library, ours) == f"data/reef/corals.toml: {problem}."


def test_dots_in_texts_and_comments_are_no_keys(library: WriteLibrary) -> None:
    dots = "a." * 1000 + "a"
    ours = f"# {dots}\n[x]\ndepths = ['S'] # {dots}\nprinted = 1\nnotes = {{ a = '{dots}', b = \"{dots}\", c = '''{dots}\n'a''{dots}''' }}"
    assert library(ours).load("reef/corals.toml", dict[str, Organism])["x"].notes["a"] == dots


def test_a_list_too_long_is_said_before_its_items(library: WriteLibrary) -> None:
    shape = dict[str, Annotated[list[int], Meta(max_length=1)]]
    text = said(library, 'a = ["x", "y"]', shape)
    assert text.endswith("(at most 1 long), got a list of 2 items.")


def test_an_error_says_its_place_in_values(library: WriteLibrary) -> None:
    with pytest.raises(ContentError) as caught:
        library(CORALS + "deth = 1").load("reef/corals.toml", dict[str, Organism])
    assert (caught.value.file, caught.value.entry, caught.value.key) == (
        "data/reef/corals.toml",
        "branching",
        "deth",
    )


def test_long_values_are_cut(library: WriteLibrary) -> None:
    text = said(library, "[" + "x" * 5000 + "]\nprinted = '" + "y" * 5000 + "'\ndepths = ['S']")
    assert len(text) < 300
    assert "…" in text


def test_a_name_that_does_not_exist(library: WriteLibrary) -> None:
    known = {"boulder-coral": 1, "finger-coral": 2}
    require(known, "boulder-coral", Place("f"))
    with pytest.raises(ContentError) as caught:
        require(known, "bolder-coral", Place("data/reef/cards.toml", "bad-luck", "who"))
    assert (
        str(caught.value)
        == "data/reef/cards.toml, entry bad-luck, key who: there is no “bolder-coral”; perhaps boulder-coral is meant."
    )
    with pytest.raises(ContentError) as caught:
        require(known, "whale", Place("data/reef/cards.toml"))
    assert (
        str(caught.value)
        == "data/reef/cards.toml: there is no “whale”; expected one of boulder-coral, finger-coral."
    )


def test_a_name_that_does_not_exist_is_placed_in_the_file_that_gave_it(
    library: WriteLibrary,
) -> None:
    books = library(CORALS, '[boulder]\nnotes = { first = "squarre" }')
    books.require({"square"}, "square", "reef/corals.toml", "boulder", "notes")
    with pytest.raises(
        ContentError,
        match=r"^mine/reef/corals.toml, entry boulder, key notes.first: there is no “squarre”; perhaps square is meant.$",
    ):
        books.require({"square"}, "squarre", "reef/corals.toml", "boulder", "notes", "first")
    with pytest.raises(
        ContentError, match=r"^data/reef/corals.toml, entry boulder, key notes.second: "
    ):
        books.require({"square"}, "slow", "reef/corals.toml", "boulder", "notes", "second")
    with pytest.raises(
        ContentError,
        match=r"^data/reef/corals.toml, entry branching, key effects, item 2, key do: ",
    ):
        books.require({"square"}, "add", "reef/corals.toml", "branching", "effects", 1, "do")
