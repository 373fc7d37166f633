"""A table in a file: several pages, threads and processes, deadlines, and older rules."""

from __future__ import annotations

import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import (
    ConflictError,
)
from reefkit.match.game import Ready
from reefkit.match.table import FileTable, MemoryTable
from tests.match.toy import TOYS, Toy, new_match
from tests.match.toy_types import Dive
from tests.support.tree import ROOT

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.jsonl"


def create(path: Path, *bots: str | None) -> FileTable:
    return FileTable.create(new_match(*(bots or (None, None))), path)


def test_two_pages_see_each_others_moves(path: Path) -> None:
    one = create(path)
    other = FileTable.open(path, TOYS)
    one.act(0, Dive())
    assert other.position == 1
    other.act(1, Dive())
    assert [step.seat for step in one.since(0)] == [0, 1]
    assert to_plain(one.view(None)) == to_plain(other.view(None))
    assert path.read_bytes() == save.dump(one.match) == save.dump(other.match)


def test_what_is_told_is_on_the_disk(path: Path) -> None:
    table = create(path)
    table.act(0, Dive())
    assert save.load(path, TOYS).position == 1


def test_a_stale_page_conflicts_and_then_agrees(path: Path) -> None:
    one = create(path)
    other = FileTable.open(path, TOYS)
    expected = other.position
    one.act(0, Dive())
    with pytest.raises(ConflictError):
        other.append(expected, 1, Dive())
    other.append(expected + 1, 1, Dive())
    assert one.position == 2


def test_two_pages_let_a_bot_move_once(path: Path) -> None:
    one = create(path, "eager", "calm")
    other = FileTable.open(path, TOYS)
    turns = 0
    while not one.match.is_over and turns < 500:
        for page in (one, other):
            page.tick()
        turns += 1
    assert one.position == other.position
    alone = new_match("eager", "calm")
    MemoryTable(alone).run()
    assert [e.action for e in one.match.entries] == [e.action for e in alone.entries]


def test_threads_on_pages_of_their_own_lose_and_double_nothing(path: Path) -> None:
    create(path, *[None] * 4)
    failed: list[BaseException] = []

    def play(seat: int) -> None:
        try:
            page = FileTable.open(path, TOYS)
            dived = 0
            while dived < 2:
                try:
                    page.act(seat, Dive())
                except ConflictError:
                    continue
                dived += 1
        except BaseException as error:  # noqa: BLE001 - a thread must hand it over
            failed.append(error)

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failed == []
    match = save.load(path, TOYS)
    assert sorted(entry.seat or 0 for entry in match.entries) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(len(hand) == 2 for hand in match.state.hands)


PAGE = """
import sys
from pathlib import Path
from reefkit.match.errors import ConflictError
from reefkit.match.table import FileTable
from tests.match.toy import TOYS
from tests.match.toy_types import Note
page = FileTable.open(Path(sys.argv[1]), TOYS)
seat, said = int(sys.argv[2]), 0
while said < 25:
    try:
        page.act(seat, Note(f"{seat}-{said}"))
    except ConflictError:
        continue
    said += 1
"""


def test_processes_lose_and_double_nothing(path: Path) -> None:
    match = new_match(None, None, None)
    table = FileTable.create(match, path)
    for seat in range(3):
        table.set_away(seat)
    while match.state.phase != "survey":
        table.tick()
    start = table.position
    pages = [
        subprocess.Popen([sys.executable, "-c", PAGE, str(path), str(seat)], cwd=ROOT)
        for seat in range(3)
    ]
    assert [page.wait(120) for page in pages] == [0, 0, 0]
    notes = [entry.action["text"] for entry in save.load(path, TOYS).entries[start:]]
    assert sorted(notes) == sorted(f"{seat}-{n}" for seat in range(3) for n in range(25))
    for seat in range(3):
        mine = [note for note in notes if note.startswith(f"{seat}-")]
        assert mine == [f"{seat}-{n}" for n in range(25)], "a seat's own order is kept"
    assert table.position == start + 75


# -- deadlines and older rules in files ------------------------------------------------------------


def test_pages_of_a_file_agree_on_deadlines(path: Path) -> None:
    now = [NOON]
    match = new_match(None, None, clock=30, seed=3)
    one = FileTable.create(match, path, lambda: now[0])
    for _ in range(2):  # the tide takes one shell at most
        one.act(0, Dive())
    for seat in (0, 1):
        one.act(seat, Ready())
    for number, seat in enumerate((0, 1)):
        one.act(seat, {"do": "hide", "number": number + 1})
    one.act(0, {"do": "give", "to": 1, "shells": [0]})
    now[0] += timedelta(seconds=29)
    other = FileTable.open(path, TOYS, lambda: now[0])
    assert one.tick() == other.tick() == []
    now[0] += timedelta(seconds=1)
    assert [step.author for step in other.tick()] == ["clock"]
    assert one.tick() == []
    assert one.position == other.position


def test_a_match_of_older_rules_is_resumed_in_its_file(path: Path) -> None:
    table = create(path, "eager", "calm")
    table.run(10**4)
    newer = FileTable.open(path, {"toy": Toy(2)})
    before = path.read_bytes()
    assert newer.match.broken_off
    newer.resume()
    newer.run()
    assert newer.match.is_over
    assert path.read_bytes().startswith(before), "a log is only ever added to"
    again = FileTable.open(path, {"toy": Toy(2)})
    assert to_plain(again.match.state) == to_plain(newer.match.state)
    assert again.match.agrees_to == again.position
