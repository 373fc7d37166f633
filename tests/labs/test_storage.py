"""Matches of a page outlive it, and a name from a browser reaches no other file."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from reefkit.games import games
from reefkit.games.reef.game import new_match
from reefkit.labs.storage import FOLDER_VARIABLE, Storage
from reefkit.match.errors import SaveError
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match


def a_match() -> Match:
    """Set up a table of one person and a bot."""
    return new_match([SeatInfo("Ana"), SeatInfo("Bo", bot="builder")], seed=1)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    """Give an empty storage."""
    return Storage(tmp_path / "reef", games())


def test_a_match_is_opened_again_as_it_was_left(storage: Storage) -> None:
    table = storage.create(a_match())
    table.run()
    storage.remember((0,), 0, {"0-1": 4.5})
    again = Storage(storage.folder, games())
    kept = again.recall()
    assert kept is not None
    assert (kept.here, kept.seat, kept.page) == ((0,), 0, {"0-1": 4.5})
    assert again.open(kept.file).match.state_at(1) is not None
    assert again.open(kept.file).match.entries == table.match.entries


def test_nothing_is_remembered_before_the_first_match(storage: Storage) -> None:
    assert storage.recall() is None
    assert storage.matches() == []
    storage.remember((0,), 0, {})
    assert not storage.folder.exists()


def test_the_folder_is_the_visitors_alone(storage: Storage) -> None:
    storage.create(a_match())
    assert stat.S_IMODE(storage.folder.stat().st_mode) == 0o700


def test_leaving_keeps_the_match(storage: Storage) -> None:
    storage.create(a_match())
    storage.remember((0,), 0, {})
    storage.leave()
    assert storage.recall() is None
    assert len(storage.matches()) == 1


@pytest.mark.parametrize(
    "file",
    [
        "",
        "../other.jsonl",
        "/etc/passwd",
        "reef-1.jsonl/../../x.jsonl",
        "reef-1",
        "REEF.jsonl",
        "reef\0.jsonl",
        "a" * 200 + ".jsonl",
        "current.json",
    ],
)
def test_a_name_that_is_no_match_of_ours_is_refused(storage: Storage, file: str) -> None:
    storage.create(a_match())
    with pytest.raises(SaveError) as refused:
        storage.open(file)
    assert refused.value.message.id == "save-not-here"


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"file": 7}', '{"file": "../x.jsonl"}', "\0"])
def test_a_damaged_memory_is_no_memory(storage: Storage, damage: str) -> None:
    storage.create(a_match())
    storage.remember((0,), 0, {})
    (storage.folder / "current.json").write_text(damage)
    assert storage.recall() is None


def test_a_memory_of_impossible_seats_is_no_memory(storage: Storage) -> None:
    storage.create(a_match())
    storage.remember((0,), 0, {})
    (page,) = storage.folder.glob("*.page.json")
    page.write_text(json.dumps({"file": storage.file, "here": [-1]}))
    assert storage.recall() is None


def test_a_file_that_is_no_match_makes_none(storage: Storage) -> None:
    with pytest.raises(SaveError):
        storage.take_in(b"not a match")
    assert storage.matches() == []


def test_an_opened_file_becomes_a_match_of_its_own(storage: Storage) -> None:
    table = storage.create(a_match())
    first = storage.file
    copy = storage.take_in(table.dump())
    assert storage.file != first
    assert copy.match.setup == table.match.setup


def test_a_server_names_the_visitors_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "one"))
    assert Storage.for_visitor("reef", games()).folder == tmp_path / "one" / "reef"
    monkeypatch.delenv(FOLDER_VARIABLE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert tmp_path / "one" not in Storage.for_visitor("reef", games()).folder.parents
