"""Matches from before there was a store are taken in once, and their files stay as they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reefkit.labs import storage as folders
from reefkit.labs.storage import Storage
from reefkit.match import save
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.labs.lasting_desk import a_match, broken, storage_at


def played(entries: int, *names: str, seed: int = 1) -> Match:
    """Play a match so far."""
    table = MemoryTable(a_match(*names, seed=seed))
    while table.match.position < entries:
        if not table.tick():
            table.do_for_me(table.view(None).awaited[0].seats[0])
    return table.match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder as an earlier Reefkit left it: two matches, the second one open."""
    folder = tmp_path / "visitors" / "own" / "reef"
    folder.mkdir(parents=True)
    for name, seed in (("reef-aaaaaaaaaaaa", 1), ("reef-bbbbbbbbbbbb", 2)):
        save.save(played(12, seed=seed), folder / f"{name}.jsonl")
        page = {"file": f"{name}.jsonl", "here": [0], "page": {"notes": {"1-0": name}}}
        (folder / f"{name}.page.json").write_text(json.dumps(page))
    (folder / "current.json").write_text('{"file":"reef-bbbbbbbbbbbb.jsonl"}')
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def test_all_of_a_folder_is_there_again(tmp_path: Path, folder: Path) -> None:
    before = files(folder)
    storage = storage_at(tmp_path)
    assert folders.take_in(storage, folder) == 2
    later = storage_at(tmp_path)
    kept = later.recall()
    assert kept is not None
    assert kept.here == (0,)
    assert kept.page == {"notes": {"1-0": "reef-bbbbbbbbbbbb"}}
    wanted = save.load(folder / "reef-bbbbbbbbbbbb.jsonl", later.games)
    assert later.open(kept.match).match.entries == wanted.entries
    assert len(later.rows()) == 2
    assert [each.name for each in later.people.here] == ["Ana"]
    assert files(folder) == before


def test_it_is_taken_in_once_and_what_was_played_since_stays(tmp_path: Path, folder: Path) -> None:
    folders.take_in(storage_at(tmp_path), folder)
    storage = storage_at(tmp_path)
    kept = storage.recall()
    assert kept is not None
    table = storage.open(kept.match)
    table.do_for_me(0)
    storage.leave()
    later = storage_at(tmp_path)
    assert folders.take_in(later, folder) == 0
    assert later.recall() is None  # the door was chosen
    assert later.open(kept.match).match.entries == table.match.entries
    assert len(later.rows()) == 2


def test_a_match_added_to_the_folder_later_is_taken_in_then(tmp_path: Path, folder: Path) -> None:
    folders.take_in(storage_at(tmp_path), folder)
    save.save(played(3, seed=5), folder / "reef-cccccccccccc.jsonl")
    storage = storage_at(tmp_path)
    assert folders.take_in(storage, folder) == 1
    assert len(storage.rows()) == 3


def test_a_cut_line_costs_that_line_and_what_is_no_match_is_passed_over(
    tmp_path: Path, folder: Path
) -> None:
    cut = folder / "reef-aaaaaaaaaaaa.jsonl"
    games = storage_at(tmp_path).games
    whole, other = (save.load(each, games) for each in sorted(folder.glob("*.jsonl")))
    cut.write_bytes(cut.read_bytes()[:-20])
    (folder / "reef-dddddddddddd.jsonl").write_bytes(b"\xff no match")
    (folder / "reef-bbbbbbbbbbbb.page.json").write_text("[]")
    (folder / "current.json").write_text("\0")
    storage = storage_at(tmp_path)
    folders.take_in(storage, folder)
    lengths = {row.entries for row in storage.rows()}
    assert lengths == {whole.position - 1, other.position}
    assert len(storage.rows()) == 2
    assert storage.recall() is None


def test_a_store_that_is_away_takes_it_in_another_time(tmp_path: Path, folder: Path) -> None:
    storage = storage_at(tmp_path)
    with broken(storage, "read-only"):
        folders.take_in(storage, folder)
        assert storage.rows() == []
    later = storage_at(tmp_path)
    assert folders.take_in(later, folder) == 2
    assert len(later.rows()) == 2


def test_no_folder_is_no_matter(tmp_path: Path) -> None:
    storage = storage_at(tmp_path)
    assert folders.take_in(storage, tmp_path / "nowhere") == 0
    assert not storage.lasting.is_open


def test_a_visitors_page_takes_in_the_visitors_folder(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del folder
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path))
    monkeypatch.setenv("REEFKIT_VISITOR", "other")
    assert Storage.for_visitor("reef", storage_at(tmp_path).games).rows() == []
    (tmp_path / "visitors" / "own").rename(tmp_path / "visitors" / "mine")
    monkeypatch.setenv("REEFKIT_VISITOR", "mine")
    assert len(Storage.for_visitor("reef", storage_at(tmp_path).games).rows()) == 2
