"""A teacher's file is laid over ours, entry by entry and key by key."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from reefkit.content import ContentError, Library
from tests.content.conftest import CORALS, Organism

if TYPE_CHECKING:
    from pathlib import Path

    from tests.content.conftest import WriteLibrary

Organisms = dict[str, Organism]


def load(library: WriteLibrary, theirs: str, ours: str | None = CORALS) -> Organisms:
    return library(ours, theirs).load("reef/corals.toml", Organisms)


def fault(library: WriteLibrary, theirs: str, ours: str | None = CORALS) -> str:
    with pytest.raises(ContentError) as caught:
        load(library, theirs, ours)
    return str(caught.value)


def test_without_an_overlay_ours_is_loaded(library: WriteLibrary) -> None:
    found = library().load("reef/corals.toml", Organisms)
    assert list(found) == ["boulder", "branching"]
    assert found["boulder"].depths == ("S", "M", "D")
    assert found["branching"].effects[1].count == 3


def test_an_entry_gives_only_the_keys_it_changes(library: WriteLibrary) -> None:
    found = load(library, "[boulder]\nprinted = 5")
    assert found["boulder"].printed == 5
    assert found["boulder"].depths == ("S", "M", "D")
    assert found["branching"] == library().load("reef/corals.toml", Organisms)["branching"]


def test_tables_are_merged_and_lists_replaced(library: WriteLibrary) -> None:
    found = load(library, "[boulder]\nlimits.M = 9\ndepths = ['M']\n[branching]\neffects = []")
    assert found["boulder"].limits == {"S": 1, "M": 9}
    assert found["boulder"].depths == ("M",)
    assert found["branching"].effects == ()


def test_a_new_entry_follows_ours(library: WriteLibrary) -> None:
    assert list(load(library, "[table]\ndepths = ['S']\nprinted = 1")) == [
        "boulder",
        "branching",
        "table",
    ]


def test_an_entry_is_removed(library: WriteLibrary) -> None:
    assert list(load(library, "[boulder]\nremove = true")) == ["branching"]


def test_a_table_in_an_entry_is_removed(library: WriteLibrary) -> None:
    found = load(library, "[boulder]\nlimits = { remove = true }")
    assert found["boulder"].limits == {}
    assert found["boulder"].notes == {"first": "round", "second": "slow"}


@pytest.mark.parametrize(
    ("theirs", "problem"),
    [
        (
            "[bolder]\nremove = true",
            ", entry bolder: this cannot be removed: there is no “bolder”; perhaps boulder is meant",
        ),
        (
            "[boulder]\nlimit = { remove = true }",
            ", entry boulder, key limit: this cannot be removed: there is no “limit”; perhaps limits is meant",
        ),
        (
            "[new]\nlimits = { remove = true }",
            ", entry new, key limits: this cannot be removed: there is no “limits”; expected one of ",
        ),
        (
            "[boulder]\nremove = true\nprinted = 5",
            ", entry boulder: expected “remove = true” and nothing else, or no “remove”",
        ),
        (
            "[boulder]\nremove = false",
            ", entry boulder: expected “remove = true” and nothing else, or no “remove”",
        ),
        (
            "[boulder]\nremove = 1",
            ", entry boulder: expected “remove = true” and nothing else, or no “remove”",
        ),
        ("remove = true", ", entry remove: expected a table, got true"),
        (
            "[boulder]\nprinted = 500",
            ", entry boulder, key printed: expected a whole number (at least 0 and at most 100), got 500",
        ),
        (
            "[boulder]\nprinted = 5\ndepth = 5",
            ", entry boulder, key depth: there is no such key; expected one of depths, printed, strong, share, row, place, limits, notes, effects, kind, size, pair",
        ),
        (
            "[table]\nprinted = 5",
            ", entry table, key depths: it is missing; expected a list, each item one of S, M, D (at least 1 long)",
        ),
        (
            "[branching]\neffects = [{ do = 5 }]",
            ", entry branching, key effects, item 1, key do: expected one of kill, add-algae, got 5",
        ),
        ("[boulder", ": line 1: a closing bracket is missing"),
    ],
)
def test_a_fault_of_the_teachers_file_is_named_there(
    library: WriteLibrary, theirs: str, problem: str
) -> None:
    assert fault(library, theirs) == f"mine/reef/corals.toml{problem}."


@pytest.mark.parametrize(
    ("ours", "problem"),
    [
        (
            CORALS.replace("printed = 80", "printed = 800"),
            ", entry boulder, key printed: expected a whole number (at least 0 and at most 100), got 800",
        ),
        (
            CORALS.replace("printed = 80", ""),
            ", entry boulder, key printed: it is missing; expected a whole number (at least 0 and at most 100)",
        ),
        (
            CORALS + "zebra = 1",
            ", entry branching, key zebra: there is no such key; expected one of depths, printed, strong, share, row, place, limits, notes, effects, kind, size, pair",
        ),
    ],
)
def test_a_fault_of_ours_is_named_there(library: WriteLibrary, ours: str, problem: str) -> None:
    assert (
        fault(library, "[boulder]\nstrong = true\n[branching]\nstrong = true", ours)
        == f"data/reef/corals.toml{problem}."
    )


def test_a_file_that_only_the_teacher_has(library: WriteLibrary) -> None:
    assert list(load(library, "[a]\ndepths = ['S']\nprinted = 1", ours=None)) == ["a"]
    assert fault(library, "[a]\nprinted = 1", ours=None).startswith(
        "mine/reef/corals.toml, entry a, key depths: "
    )


def test_files_are_ours_and_theirs(library: WriteLibrary, tmp_path: Path) -> None:
    books = library(CORALS, "")
    (tmp_path / "mine" / "reef" / "banks.toml").write_text("", encoding="utf-8")
    (tmp_path / "mine" / "reef" / ".hidden.toml").write_text("", encoding="utf-8")
    (tmp_path / "mine" / ".git").mkdir()
    (tmp_path / "mine" / ".git" / "a.toml").write_text("", encoding="utf-8")
    (tmp_path / "data" / "series.csv").write_text("a\n1\n", encoding="utf-8")
    (tmp_path / "data" / "README.md").write_text("", encoding="utf-8")
    assert books.files() == ("reef/banks.toml", "reef/corals.toml", "series.csv")


def test_a_teachers_series_takes_the_place_of_ours(library: WriteLibrary, tmp_path: Path) -> None:
    books = library(CORALS, "")
    (tmp_path / "data" / "series.csv").write_text("a\n1\n", encoding="utf-8")
    assert books.table("series.csv").columns == {"a": [1]}
    (tmp_path / "mine" / "series.csv").write_text("b\n2\n", encoding="utf-8")
    assert books.table("series.csv").columns == {"b": [2]}
    (tmp_path / "mine" / "series.csv").write_text("b,b\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^mine/series.csv: two columns are called “b”.$"):
        books.table("series.csv")


def test_an_overlay_that_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=re.escape(str(tmp_path / "absent"))):
        Library(tmp_path / "absent")
