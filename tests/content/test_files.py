"""Content is found where it lies, and no path leads out of its folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

import reefkit
from reefkit.content import ContentError, Library
from reefkit.content.documents import LARGEST_FILE
from tests.content.conftest import CORALS, Organism, WriteLibrary

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
def test_a_path_that_leads_out(library: WriteLibrary, path: str) -> None:
    assert fault(library(), path).endswith(": this path leads out of the folder.")


@pytest.mark.parametrize("target", ["file", "folder"])
def test_a_symbolic_link_is_not_followed(
    library: WriteLibrary, tmp_path: Path, target: str
) -> None:
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


def test_a_link_to_nowhere_is_a_link(library: WriteLibrary, tmp_path: Path) -> None:
    books = library(None)
    (tmp_path / "data" / "reef" / "corals.toml").symlink_to(tmp_path / "absent")
    assert "links are not followed" in fault(books)


def test_a_missing_file_is_named_with_near_ones(library: WriteLibrary) -> None:
    assert (
        fault(library(), "reef/coral.toml")
        == "data/reef/coral.toml: there is no such file; perhaps reef/corals.toml is meant."
    )
    assert fault(library(), "zebra.csv") == "data/zebra.csv: there is no such file."
    assert fault(library(), "reef/corals.toml/x").startswith("data/reef/corals.toml/x: ")


def test_a_folder_is_no_file(library: WriteLibrary) -> None:
    assert fault(library(), "reef") == "data/reef: this is not a file."


def test_a_pipe_is_no_file_and_is_not_waited_for(library: WriteLibrary, tmp_path: Path) -> None:
    books = library(None)
    os.mkfifo(tmp_path / "data" / "reef" / "corals.toml")
    said: list[str] = []
    # In a thread, so that one who waits for the pipe fails this test and does not stop all others.
    reader = Thread(target=lambda: said.append(fault(books)), daemon=True)
    reader.start()
    reader.join(timeout=10)
    assert said == ["data/reef/corals.toml: this is not a file."]


def test_a_huge_file(library: WriteLibrary) -> None:
    fine = "#" * (LARGEST_FILE - len(CORALS) - 1) + "\n" + CORALS
    assert list(library(fine).load("reef/corals.toml", Organisms)) == ["boulder", "branching"]
    assert (
        fault(library("#" + fine))
        == "data/reef/corals.toml: the file is larger than 1,000,000 bytes."
    )


def test_bytes_that_are_no_unicode(library: WriteLibrary) -> None:
    assert (
        fault(library(b"a = 1\nb = '\xff'"))
        == "data/reef/corals.toml: line 2: the file must be saved as Unicode (UTF-8)."
    )


def test_a_byte_order_mark_and_other_line_ends_are_no_matter(library: WriteLibrary) -> None:
    data = b"\xef\xbb\xbf" + CORALS.replace("\n", "\r\n").encode()
    assert list(library(data).load("reef/corals.toml", Organisms)) == ["boulder", "branching"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root"
)
def test_a_forbidden_file(library: WriteLibrary, tmp_path: Path) -> None:
    books = library()
    (tmp_path / "data" / "reef" / "corals.toml").chmod(0)
    assert fault(books) == "data/reef/corals.toml: the file cannot be read."


def test_a_name_too_long_for_any_file(library: WriteLibrary) -> None:
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


def test_content_is_found_in_a_checkout_and_in_an_installed_package(tmp_path: Path) -> None:
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
