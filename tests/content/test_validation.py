"""Each fault of a file is named, however it is damaged; what we ship has none."""

import copy
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

import reefkit
import reefkit.games
import reefkit.widgets
from reefkit.content import ContentError, EntryPlace, Library, declarations, require
from reefkit.content.decoding import decoded
from reefkit.content.documents import Document, laid_over, parsed
from reefkit.content.expectations import fields, is_structure
from reefkit.labs.lesson.lab import content_files
from tests.content.conftest import CORALS, Organism, Rules, WriteLibrary
from tests.support.families import each_case

# Each fault of a file is answered with the file, the entry, the key and what was expected.

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
def test_a_wrong_key(library: WriteLibrary, line: str, problem: str):
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
def test_a_wrong_entry(library: WriteLibrary, ours: str, problem: str):
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
def test_a_wrong_structure(library: WriteLibrary, ours: str, problem: str):
    assert said(library, ours, Rules) == f"data/reef/corals.toml{problem}."


@pytest.mark.parametrize(
    ("ours", "problem"),
    [
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
def test_what_no_content_needs(library: WriteLibrary, ours: str, problem: str):
    assert said(library, ours) == f"data/reef/corals.toml: {problem}."


@pytest.mark.parametrize(
    ("ours", "problem"),
    [
        ("a = 1\nb 2", "Expected '=' after a key in a key/value pair (at line 2, column 3)"),
        ('a = "x', "Unterminated string (at end of document)"),
        (
            "a = " + "[1] " * 1000,
            "Expected newline or end of document after a statement (at line 1",
        ),
    ],
)
def test_what_is_no_toml_is_said_in_the_parsers_words(
    library: WriteLibrary, ours: str, problem: str
):
    start = f"data/reef/corals.toml: this is not written as TOML: {problem}"
    assert said(library, ours).startswith(start)


def test_a_parsers_word_of_a_long_name_is_cut_short(library: WriteLibrary):
    long = "a" * 5000
    text = said(library, f"[{long}]\n[{long}]")
    assert "Cannot declare" in text
    assert len(text) < 300


def test_dots_in_texts_and_comments_are_no_keys(library: WriteLibrary):
    dots = "a." * 1000 + "a"
    ours = f"# {dots}\n[x]\ndepths = ['S'] # {dots}\nprinted = 1\nnotes = {{ a = '{dots}', b = \"{dots}\", c = '''{dots}\n'a''{dots}''' }}"
    assert library(ours).load("reef/corals.toml", dict[str, Organism])["x"].notes["a"] == dots


def test_a_list_too_long_is_said_before_its_items(library: WriteLibrary):
    shape = dict[str, Annotated[list[int], Meta(max_length=1)]]
    text = said(library, 'a = ["x", "y"]', shape)
    assert text.endswith("(at most 1 long), got a list of 2 items.")


def test_an_error_says_its_place_in_values(library: WriteLibrary):
    with pytest.raises(ContentError) as caught:
        library(CORALS + "deth = 1").load("reef/corals.toml", dict[str, Organism])
    assert (caught.value.file, caught.value.entry, caught.value.key) == (
        "data/reef/corals.toml",
        "branching",
        "deth",
    )


def test_long_values_are_cut(library: WriteLibrary):
    text = said(library, "[" + "x" * 5000 + "]\nprinted = '" + "y" * 5000 + "'\ndepths = ['S']")
    assert len(text) < 300
    assert "…" in text


def test_a_name_that_does_not_exist(library: WriteLibrary):
    known = {"boulder-coral": 1, "finger-coral": 2}
    require(known, "boulder-coral", EntryPlace("f"))
    with pytest.raises(ContentError) as caught:
        require(known, "bolder-coral", EntryPlace("data/reef/cards.toml", "bad-luck", "who"))
    assert (
        str(caught.value)
        == "data/reef/cards.toml, entry bad-luck, key who: there is no “bolder-coral”; perhaps boulder-coral is meant."
    )
    with pytest.raises(ContentError) as caught:
        require(known, "whale", EntryPlace("data/reef/cards.toml"))
    assert (
        str(caught.value)
        == "data/reef/cards.toml: there is no “whale”; expected one of boulder-coral, finger-coral."
    )


def test_a_name_that_does_not_exist_is_placed_in_the_file_that_gave_it(library: WriteLibrary):
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


# However a file is damaged, it loads or gives a named error: never another exception.

Organisms = dict[str, Organism]
NAMES = st.sampled_from(
    [
        "boulder",
        "depths",
        "depth",
        "remove",
        "S",
        "do",
        "effects",
        "limits",
        "",
        "x` - at `$.y",
        "a\nb",
    ]
)
SCALARS = st.one_of(
    st.booleans(),
    st.integers(),
    st.just(10**40),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["S", "M", "kill"]),
)
TREES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=6,
)


def loads_or_is_named(document: Document) -> None:
    said = ""
    try:
        decoded(document, Organisms)
    except ContentError as error:
        said = str(error)
    assert "⟦" not in said  # the sentence lacks nothing
    assert said == "" or said.startswith((document.ours, document.theirs))


def places(tree: object, steps: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    pairs = (
        tree.items()
        if isinstance(tree, dict)
        else enumerate(tree)
        if isinstance(tree, list)
        else ()
    )
    for step, inner in pairs:
        yield (*steps, step)
        yield from places(inner, (*steps, step))


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """Draw the content with keys deleted, renamed or of another type."""
    tree = copy.deepcopy(parsed(CORALS, "a.toml"))
    for _ in range(draw(st.integers(1, 4))):
        found = list(places(tree))
        if not found:
            break
        *way, last = draw(st.sampled_from(found))
        held: Any = tree
        for step in way:
            held = held[step]
        action = draw(st.sampled_from(["delete", "replace", "rename"]))
        if action == "delete":
            del held[last]
        elif action == "replace" or not isinstance(held, dict):
            held[last] = draw(TREES)
        else:
            held[draw(NAMES)] = held.pop(last)
    return tree


@given(damaged())
def test_damaged_content_loads_or_is_named(tree: dict[str, Any]):
    loads_or_is_named(Document(tree, "data/a.toml", "", tree, {}))


@given(st.dictionaries(NAMES, TREES, max_size=3))
def test_any_overlay_loads_or_is_named(overlay: dict[str, Any]):
    base = parsed(CORALS, "a.toml")
    before = copy.deepcopy(base)
    said = ""
    try:
        merged = laid_over(base, overlay, "mine/a.toml")
    except ContentError as error:
        said = str(error)
        merged = base
    assert said == "" or said.startswith("mine/a.toml, entry ")
    assert base == before
    loads_or_is_named(Document(merged, "data/a.toml", "mine/a.toml", base, overlay))


@given(st.integers(0, len(CORALS) - 1), st.integers(0, 20), st.binary(max_size=6))
def test_damaged_bytes_load_or_are_named(start: int, length: int, garbage: bytes):
    data = CORALS.encode()
    with TemporaryDirectory() as folder:
        Path(folder, "a.toml").write_bytes(data[:start] + garbage + data[start + length :])
        said = ""
        try:
            Library(base=Path(folder)).load("a.toml", Organisms)
        except ContentError as error:
            said = str(error)
        assert said == "" or said.startswith("data/a.toml")
        assert "⟦" not in said


# An entry that says by a tag which of several structures it is.


class Coral(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="coral"):
    depth: int


class Fish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="fish"):
    fins: int
    eats: Coral | None = None


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    fins: int


def load(tmp_path: Path, text: str) -> dict[str, object]:
    (tmp_path / "life.toml").write_text(text, encoding="utf-8")
    return Library(base=tmp_path).load("life.toml", dict[str, Coral | Fish])


def test_the_tag_chooses_the_structure(tmp_path: Path):
    loaded = load(tmp_path, '[a]\nkind = "coral"\ndepth = 3\n[b]\nkind = "fish"\nfins = 7\n')
    assert loaded == {"a": Coral(3), "b": Fish(7)}


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("fins = 7", "key kind: it is missing; expected one of coral, fish"),
        ('kind = "cat"\nfins = 7', "key kind: expected one of coral, fish, got “cat”"),
        ("kind = 3", "key kind: expected one of coral, fish, got 3"),
        ('kind = "fish"', "key fins: it is missing; expected a whole number"),
        ('kind = "fish"\nfins = "x"', "key fins: expected a whole number, got “x”"),
        (
            'kind = "fish"\nfins = 1\ndepth = 2',
            "key depth: there is no such key; expected one of fins, eats, kind",
        ),
        (
            'kind = "fish"\nfins = 1\neat = 1',
            "key eat: there is no such key; perhaps eats is meant",
        ),
        (
            'kind = "fish"\nfins = 1\neats = { kind = "coral", depth = "x" }',
            "key eats.depth: expected a whole number, got “x”",
        ),
        (
            'kind = "fish"\nfins = 1\neats = { depth = "x" }',
            "key eats.depth: expected a whole number, got “x”",
        ),
    ],
)
def test_what_is_wrong_in_a_tagged_entry_is_said_of_its_own_structure(
    tmp_path: Path, entry: str, problem: str
):
    with pytest.raises(ContentError) as caught:
        load(tmp_path, f'[fine]\nkind = "coral"\ndepth = 1\n[b]\n{entry}\n')
    assert str(caught.value) == f"data/life.toml, entry b, {problem}."


def test_what_is_wrong_in_the_table_of_a_choice_of_kinds_is_said_of_its_key(tmp_path: Path):
    (tmp_path / "life.toml").write_text("[a]\nfin = 7\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"entry a, key fin: there is no such key; perhaps fins"):
        Library(base=tmp_path).load("life.toml", dict[str, int | Plain])


def test_a_value_that_is_no_entry_is_told_a_table_is_expected(tmp_path: Path):
    with pytest.raises(ContentError, match=r"entry b: expected a table, got 3\."):
        load(tmp_path, "b = 3\n")


# Every file of our own content is declared by somebody, loads, and says what it means.

LIBRARY = Library()
ROOMS = (reefkit, reefkit.games, reefkit.widgets)
DECLARED = {path: each for room in ROOMS for path, each in declarations(room).items()}
DECLARED |= content_files()
SERIES = [each for each in LIBRARY.files() if each.endswith(".csv")]


@each_case("path", sorted(DECLARED))
def test_every_declared_file_loads(path: str):
    assert LIBRARY.load(path, DECLARED[path])


def test_every_file_is_declared():
    """A TOML file that no type is declared for would be read by nobody, or unchecked."""
    files = [each for each in LIBRARY.files() if each.endswith(".toml")]
    assert sorted(set(files) - DECLARED.keys()) == []
    assert sorted(DECLARED.keys() - set(files)) == []


@pytest.mark.parametrize("path", SERIES)
def test_every_series_loads_and_has_rows(path: str):
    table = LIBRARY.table(path)
    assert len(table) > 10
    for name, cells in table.columns.items():
        assert any(cell is not None for cell in cells), name
        kinds = {type(cell) for cell in cells} - {type(None)}
        assert len(kinds) == 1, name


def test_the_series_are_there():
    assert len(SERIES) >= 5


@each_case("path", sorted(DECLARED))
def test_declared_structures_refuse_unknown_keys(path: str):
    assert [
        each.__name__
        for each in _structures(DECLARED[path])
        if not each.__struct_config__.forbid_unknown_fields
    ] == []


def _structures(shape: object) -> list[type]:
    found = []
    waiting = [shape]
    while waiting:
        each = waiting.pop()
        waiting += getattr(each, "__args__", ())
        if is_structure(each) and each not in found:
            found.append(each)
            waiting += [field.type for field in fields(each)]
    return found
