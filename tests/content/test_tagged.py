"""An entry that says by a tag which of several structures it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec import Struct

from reefkit.content import ContentError, Library

if TYPE_CHECKING:
    from pathlib import Path


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


def test_the_tag_chooses_the_structure(tmp_path: Path) -> None:
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
) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, f'[fine]\nkind = "coral"\ndepth = 1\n[b]\n{entry}\n')
    assert str(caught.value) == f"data/life.toml, entry b, {problem}."


def test_a_value_that_is_no_entry_is_told_a_table_is_expected(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"entry b: expected a table, got 3\."):
        load(tmp_path, "b = 3\n")


def test_what_is_wrong_in_the_table_of_a_choice_of_kinds_is_said_of_its_key(tmp_path: Path) -> None:
    (tmp_path / "life.toml").write_text("[a]\nfin = 7\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"entry a, key fin: there is no such key; perhaps fins"):
        Library(base=tmp_path).load("life.toml", dict[str, int | Plain])
