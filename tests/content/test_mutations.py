"""However a file is damaged, it loads or gives a named error: never another exception."""

from __future__ import annotations

import copy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from hypothesis import given
from hypothesis import strategies as st

from reefkit.content import ContentError, Library
from reefkit.content.documents import Document, laid_over, parsed
from reefkit.content.validation import decoded
from tests.content.conftest import CORALS, Organism

if TYPE_CHECKING:
    from collections.abc import Iterator

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
def test_damaged_content_loads_or_is_named(tree: dict[str, Any]) -> None:
    loads_or_is_named(Document(tree, "data/a.toml", "", tree, {}))


@given(st.dictionaries(NAMES, TREES, max_size=3))
def test_any_overlay_loads_or_is_named(overlay: dict[str, Any]) -> None:
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
def test_damaged_bytes_load_or_are_named(start: int, length: int, garbage: bytes) -> None:
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
