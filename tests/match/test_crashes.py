"""A table in a file that was cut short, damaged, shortened, taken away or is held by another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from filelock import FileLock

from reefkit.match import save
from reefkit.match import table as file_table
from reefkit.match.codec import to_plain
from reefkit.match.errors import (
    ConflictError,
    DamagedError,
    NotASaveError,
    Rejection,
    SaveError,
    TruncatedError,
)
from reefkit.match.table import FileTable
from tests.match.toy import TOYS, new_match
from tests.match.toy_types import Dive


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.jsonl"


def create(path: Path, *bots: str | None) -> FileTable:
    return FileTable.create(new_match(*(bots or (None, None))), path)


def test_a_crash_in_the_middle_of_a_line_loses_that_line_alone(path: Path) -> None:
    table = create(path)
    table.act(0, Dive())
    whole = path.read_bytes()
    line = save.entry_line(table.match.propose(1, Dive()))
    for length in (1, len(line) // 2, len(line) - 1):
        path.write_bytes(whole + line[:length])
        opened = FileTable.open(path, TOYS)
        assert opened.position == 1
        assert path.read_bytes() == whole
        assert path.with_name(path.name + ".cut").read_bytes() == line[:length]
        opened.act(1, Dive())
        assert save.load(path, TOYS).position == 2


def test_an_open_page_writes_over_what_a_crashed_one_left(path: Path) -> None:
    table = create(path)
    with path.open("ab") as file:
        file.write(b'{"position":0,"seat":1,"act')
    assert table.position == 0
    table.act(0, Dive())
    match = save.load(path, TOYS)
    assert [entry.seat for entry in match.entries] == [0]


def test_a_write_that_fails_half_way_has_not_happened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = create(path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(file_table.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        table.act(0, Dive())
    monkeypatch.undo()
    # What stands in the file may be the entry or not; it was told to nobody, and the next move
    # finds out.
    table.act(1, Dive())
    match = save.load(path, TOYS)
    assert to_plain(match.state) == to_plain(table.match.state)
    assert match.entries[-1].seat == 1


def test_a_damaged_line_by_another_page_is_named_and_takes_nothing_with_it(path: Path) -> None:
    table = create(path)
    table.act(0, Dive())
    with path.open("ab") as file:
        file.write(b'{"position": 1}\n')
    for _ in range(2):
        with pytest.raises(DamagedError):
            table.act(1, Dive())
    assert table.match.position == 1


def test_a_file_that_became_shorter_is_not_written_on(path: Path) -> None:
    table = create(path)
    table.act(0, Dive())
    short = path.read_bytes()[:-10]
    path.write_bytes(short)
    with pytest.raises(TruncatedError) as caught:
        table.act(1, Dive())
    assert caught.value.message.id == "save-shrunk"
    assert path.read_bytes() == short


def test_a_file_that_went_away_is_named(path: Path) -> None:
    table = create(path)
    path.unlink()
    with pytest.raises(SaveError) as caught:
        table.view(0)
    assert caught.value.message.id == "save-unreadable"


def test_a_header_cut_short_or_no_save_is_not_touched(path: Path) -> None:
    for raw in (b'{"format":"reefkit-ma', b"dear diary\n", b"", b"dear diary"):
        path.write_bytes(raw)
        with pytest.raises(NotASaveError):
            FileTable.open(path, TOYS)
        assert path.read_bytes() == raw


def test_a_file_that_is_there_is_not_written_over(path: Path) -> None:
    path.write_text("precious", "utf-8")
    with pytest.raises(SaveError) as caught:
        create(path)
    assert caught.value.message.id == "save-exists"
    assert path.read_text("utf-8") == "precious"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        FileTable.open(tmp_path / "nowhere" / "table.jsonl", TOYS)


def test_a_page_that_does_not_let_go_makes_others_busy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_table, "_LOCK_SECONDS", 0.01)
    table = create(path)
    with FileLock(str(path) + ".lock"):
        for call in (lambda: table.act(0, Dive()), lambda: FileTable.open(path, TOYS)):
            with pytest.raises(ConflictError) as caught:
                call()
            assert caught.value.message.id == "table-busy"
    table.act(0, Dive())


def test_a_file_grows_to_what_can_be_opened_again_and_no_further(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = create(path)
    monkeypatch.setattr(save, "MOST_BYTES", path.stat().st_size + 200)
    table.act(0, Dive())
    with pytest.raises(Rejection) as caught:
        table.act(0, Dive())
    assert caught.value.message.id == "reject-log-full"
    assert save.load(path, TOYS).position == table.match.position == 1


def test_the_lines_of_a_file_are_json_that_others_can_read(path: Path) -> None:
    table = create(path, "eager", "calm")
    table.run()
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert lines[0]["format"] == "reefkit-match"
    assert [line["position"] for line in lines[1:]] == list(range(table.position))
