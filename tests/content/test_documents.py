"""Files of content are found, read as columns, and laid over one another."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reefkit
from reefkit.content import ContentError, Library, SeriesTable
from reefkit.content.folders import LARGEST_FILE
from reefkit.content.series import read_table
from tests.content.conftest import CORALS, Organism, WriteLibrary

# Content is found where it lies, and no path leads out of its folder.

Organisms = dict[str, Organism]


def fault(library: Library, path: str = "reef/corals.toml") -> str:
    with pytest.raises(ContentError) as caught:
        library.load(path, Organisms)
    with pytest.raises(ContentError) as from_table:
        library.table(path)
    assert str(from_table.value) == str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    "path",
    [
        "../data/reef/corals.toml",
        "reef/../reef/corals.toml",
        "/etc/passwd",
        "",
        "reef//corals.toml",
        "./reef/corals.toml",
        "reef\\corals.toml",
        "C:/corals.toml",
        "reef/corals.toml\0",
        "reef/",
        "..",
    ],
)
def test_a_path_that_leads_out(library: WriteLibrary, path: str):
    assert fault(library(), path).endswith(": this path leads out of the folder.")


@pytest.mark.parametrize("target", ["file", "folder"])
def test_a_symbolic_link_is_not_followed(library: WriteLibrary, tmp_path: Path, target: str):
    books = library(None)
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "corals.toml").write_text(CORALS, encoding="utf-8")
    if target == "file":
        (tmp_path / "data" / "reef" / "corals.toml").symlink_to(tmp_path / "secret" / "corals.toml")
    else:
        (tmp_path / "data" / "reef").rmdir()
        (tmp_path / "data" / "reef").symlink_to(tmp_path / "secret")
    assert (
        fault(books)
        == "data/reef/corals.toml: this is a link to another place, and links are not followed."
    )


def test_a_link_to_nowhere_is_a_link(library: WriteLibrary, tmp_path: Path):
    books = library(None)
    (tmp_path / "data" / "reef" / "corals.toml").symlink_to(tmp_path / "absent")
    assert "links are not followed" in fault(books)


def test_a_missing_file_is_named_with_near_ones(library: WriteLibrary):
    assert (
        fault(library(), "reef/coral.toml")
        == "data/reef/coral.toml: there is no such file; perhaps reef/corals.toml is meant."
    )
    assert fault(library(), "zebra.csv") == "data/zebra.csv: there is no such file."
    assert fault(library(), "reef/corals.toml/x").startswith("data/reef/corals.toml/x: ")


def test_a_folder_is_no_file(library: WriteLibrary):
    assert fault(library(), "reef") == "data/reef: this is not a file."


def test_a_pipe_is_no_file_and_is_not_waited_for(library: WriteLibrary, tmp_path: Path):
    books = library(None)
    os.mkfifo(tmp_path / "data" / "reef" / "corals.toml")
    said: list[str] = []
    # In a thread, so that one who waits for the pipe fails this test and does not stop all others.
    reader = Thread(target=lambda: said.append(fault(books)), daemon=True)
    reader.start()
    reader.join(timeout=60)
    assert said == ["data/reef/corals.toml: this is not a file."]


def test_a_huge_file(library: WriteLibrary):
    fine = "#" * (LARGEST_FILE - len(CORALS) - 1) + "\n" + CORALS
    assert list(library(fine).load("reef/corals.toml", Organisms)) == ["boulder", "branching"]
    assert (
        fault(library("#" + fine))
        == "data/reef/corals.toml: the file is larger than 1,000,000 bytes."
    )


def test_bytes_that_are_no_unicode(library: WriteLibrary):
    assert (
        fault(library(b"a = 1\nb = '\xff'"))
        == "data/reef/corals.toml: line 2: the file must be saved as Unicode (UTF-8)."
    )


def test_a_byte_order_mark_and_other_line_ends_are_no_matter(library: WriteLibrary):
    data = b"\xef\xbb\xbf" + CORALS.replace("\n", "\r\n").encode()
    assert list(library(data).load("reef/corals.toml", Organisms)) == ["boulder", "branching"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root"
)
def test_a_forbidden_file(library: WriteLibrary, tmp_path: Path):
    books = library()
    (tmp_path / "data" / "reef" / "corals.toml").chmod(0)
    assert fault(books) == "data/reef/corals.toml: the file cannot be read."


def test_a_name_too_long_for_any_file(library: WriteLibrary):
    assert "the file cannot be read" in fault(library(), "x" * 300 + ".toml")


def in_copy(package: Path, tmp_path: Path) -> str:
    """Return what a copy of the package says its content folder is, or its error."""
    code = (
        "from reefkit.content import Library, ContentError\n"
        "try: print(Library().base)\n"
        "except ContentError as error: print(error.message.id)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


def test_content_is_found_in_a_checkout_and_in_an_installed_package(tmp_path: Path):
    site = tmp_path / "site"
    for room in ("text", "content"):
        shutil.copytree(Path(reefkit.__file__).parent / room, site / "reefkit" / room)
    (site / "reefkit" / "__init__.py").write_text("", encoding="utf-8")
    assert in_copy(site, tmp_path) == "content-no-data"
    (site / "data").mkdir()
    assert in_copy(site, tmp_path) == "content-no-data"  # somebody else's folder
    (site / "pyproject.toml").write_text("", encoding="utf-8")
    assert in_copy(site, tmp_path) == str(site / "data")
    (site / "reefkit" / "data").mkdir()
    assert in_copy(site, tmp_path) == str(site / "reefkit" / "data")


# A teacher's file is laid over ours, entry by entry and key by key.


def load(library: WriteLibrary, theirs: str, ours: str | None = CORALS) -> Organisms:
    return library(ours, theirs).load("reef/corals.toml", Organisms)


def overlay_fault(library: WriteLibrary, theirs: str, ours: str | None = CORALS) -> str:
    with pytest.raises(ContentError) as caught:
        load(library, theirs, ours)
    return str(caught.value)


def test_without_an_overlay_ours_is_loaded(library: WriteLibrary):
    found = library().load("reef/corals.toml", Organisms)
    assert list(found) == ["boulder", "branching"]
    assert found["boulder"].depths == ("S", "M", "D")
    assert found["branching"].effects[1].count == 3


def test_an_entry_gives_only_the_keys_it_changes(library: WriteLibrary):
    found = load(library, "[boulder]\nprinted = 5")
    assert found["boulder"].printed == 5
    assert found["boulder"].depths == ("S", "M", "D")
    assert found["branching"] == library().load("reef/corals.toml", Organisms)["branching"]


def test_tables_are_merged_and_lists_replaced(library: WriteLibrary):
    found = load(library, "[boulder]\nlimits.M = 9\ndepths = ['M']\n[branching]\neffects = []")
    assert found["boulder"].limits == {"S": 1, "M": 9}
    assert found["boulder"].depths == ("M",)
    assert found["branching"].effects == ()


def test_a_new_entry_follows_ours(library: WriteLibrary):
    assert list(load(library, "[table]\ndepths = ['S']\nprinted = 1")) == [
        "boulder",
        "branching",
        "table",
    ]


def test_an_entry_is_removed(library: WriteLibrary):
    assert list(load(library, "[boulder]\nremove = true")) == ["branching"]


def test_a_table_in_an_entry_is_removed(library: WriteLibrary):
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
        (
            "[boulder",
            ": this is not written as TOML: Expected ']' at the end of a table declaration (at end of document)",
        ),
    ],
)
def test_a_fault_of_the_teachers_file_is_named_there(
    library: WriteLibrary, theirs: str, problem: str
):
    assert overlay_fault(library, theirs) == f"mine/reef/corals.toml{problem}."


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
def test_a_fault_of_ours_is_named_there(library: WriteLibrary, ours: str, problem: str):
    assert (
        overlay_fault(library, "[boulder]\nstrong = true\n[branching]\nstrong = true", ours)
        == f"data/reef/corals.toml{problem}."
    )


def test_a_file_that_only_the_teacher_has(library: WriteLibrary):
    assert list(load(library, "[a]\ndepths = ['S']\nprinted = 1", ours=None)) == ["a"]
    assert overlay_fault(library, "[a]\nprinted = 1", ours=None).startswith(
        "mine/reef/corals.toml, entry a, key depths: "
    )


def test_files_are_ours_and_theirs(library: WriteLibrary, tmp_path: Path):
    books = library(CORALS, "")
    (tmp_path / "mine" / "reef" / "banks.toml").write_text("", encoding="utf-8")
    (tmp_path / "mine" / "reef" / ".hidden.toml").write_text("", encoding="utf-8")
    (tmp_path / "mine" / ".git").mkdir()
    (tmp_path / "mine" / ".git" / "a.toml").write_text("", encoding="utf-8")
    (tmp_path / "data" / "series.csv").write_text("a\n1\n", encoding="utf-8")
    (tmp_path / "data" / "README.md").write_text("", encoding="utf-8")
    assert books.files() == ("reef/banks.toml", "reef/corals.toml", "series.csv")


def test_a_teachers_series_takes_the_place_of_ours(library: WriteLibrary, tmp_path: Path):
    books = library(CORALS, "")
    (tmp_path / "data" / "series.csv").write_text("a\n1\n", encoding="utf-8")
    assert books.table("series.csv").columns == {"a": [1]}
    (tmp_path / "mine" / "series.csv").write_text("b\n2\n", encoding="utf-8")
    assert books.table("series.csv").columns == {"b": [2]}
    (tmp_path / "mine" / "series.csv").write_text("b,b\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^mine/series.csv: two columns are called “b”.$"):
        books.table("series.csv")


def test_an_overlay_that_is_no_folder(tmp_path: Path):
    with pytest.raises(ContentError, match=re.escape(str(tmp_path / "absent"))):
        Library(tmp_path / "absent")


# Series are read as typed columns.


def test_columns_are_whole_numbers_numbers_or_texts():
    table = read_table(
        'stage,count,rate,code,note\nAnisian,3,0.5,007,"a, b"\nLadinian,,2,1,\n', "a.csv"
    )
    assert table.columns == {
        "stage": ["Anisian", "Ladinian"],
        "count": [3, None],
        "rate": [0.5, 2.0],
        "code": ["007", "1"],
        "note": ["a, b", None],
    }
    assert all(isinstance(each, float) for each in table.columns["rate"])
    assert len(table) == 2
    assert table.rows()[1] == {
        "stage": "Ladinian",
        "count": None,
        "rate": 2.0,
        "code": "1",
        "note": None,
    }


@pytest.mark.parametrize(
    "cell", ["nan", "inf", "1_000", " 1", "1e999", "0x1", "+1", "1.", ".5", "१", "9" * 5000]
)
def test_what_is_no_number_stays_text(cell: str):
    assert read_table(f"a\n{cell}\n", "a.csv").columns == {"a": [cell]}


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("0", 0),
        ("-3", -3),
        ("1e3", 1000.0),
        ("-0.25", -0.25),
        ("2E-2", 0.02),
        ("9" * 18, 10**18 - 1),
    ],
)
def test_numbers(cell: str, number: float):
    [read] = read_table(f"a\n{cell}\n", "a.csv").columns["a"]
    assert read == number
    assert type(read) is type(number)


def test_a_table_without_rows_has_its_columns():
    table = read_table("a,b\n\n", "a.csv")
    assert table.columns == {"a": [], "b": []}
    assert len(table) == 0
    assert table.rows() == []
    assert len(SeriesTable({})) == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the first line must name the columns"),
        ("a,,c\n", "column 2 has no name"),
        ("a,b,a\n", "two columns are called “a”"),
        ("a,b\n1,2\n3\n", "line 3: expected 2 cells, got 1"),
        ('a,b\n"1\n2",2\n1,2,3\n', "line 4: expected 2 cells, got 3"),
        ("a\n1,2\n", "line 2: expected one cell, got 2"),
        ('a\n"1', "line 2: quotation marks do not match"),
        ('a\n"1"2\n', "line 2: quotation marks do not match"),
    ],
)
def test_what_is_no_table(text: str, problem: str):
    with pytest.raises(ContentError) as caught:
        read_table(text, "data/a.csv")
    assert str(caught.value) == f"data/a.csv: {problem}."


@given(st.text(alphabet='a1.,"\n\r\0 -e', max_size=60))
def test_any_text_is_a_table_or_a_named_error(text: str):
    try:
        table = read_table(text, "a.csv")
    except ContentError as error:
        table = SeriesTable({str(error): []})
    lengths = {len(cells) for cells in table.columns.values()}
    assert lengths == {len(table)}
