"""A page's process is killed at any moment: what it was told is saved is there, all of it."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest

from reefkit.classroom.store import Person, Store, StoreTable
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.classroom.versions import versions
from tests.classroom.warm import LESSON, SHEET, Warm, choice, noon, warm
from tests.match.toy import TOYS, new_match
from tests.support.effort import effort

pytestmark = pytest.mark.slow

KILLS = effort(40, 200)
REOPENED = 5
MOST_LINES = 15
"""So many lines the child may write before it dies; fewer than a match has."""


@pytest.fixture(scope="module")
def child() -> Iterator[Warm]:
    with warm() as process:
        yield process


def whole(match: Match) -> list[Entry]:
    """Play a match to its end, alone and undisturbed."""
    table = MemoryTable(Match(match.game, match.setup), noon)
    while not table.match.is_over:
        seat, action = choice(table)
        table.act(seat, action)
    return table.match.entries


def killed(child: Warm, random: Random, place: str, match: str, person: str) -> list[list[str]]:
    """Have a child play, kill it at a random moment, and give what it was told until then."""
    child.order({"do": "play", "place": place, "match": match, "person": person})
    begun, pid = child.hear()
    assert begun == "begun"
    told = [child.hear() for _ in range(random.randrange(MOST_LINES))]
    for _ in range(random.randrange(30_000)):
        pass  # somewhere in the next call: about the time of one commit
    os.kill(int(pid), signal.SIGKILL)
    while (words := child.hear())[0] != "ended":
        told.append(words)
    assert os.WTERMSIG(int(words[1])) == signal.SIGKILL
    return told


class Told:
    """Everything that children were told is saved, for one match."""

    def __init__(self) -> None:
        self.entries: dict[int, str] = {}
        self.answers: dict[tuple[str, int], int] = {}
        self.notes: set[str] = set()

    def add(self, lines: list[list[str]]) -> None:
        for kind, *words in lines:
            if kind == "entry":
                self.entries[int(words[0])] = words[1]
            elif kind == "answer":
                self.answers[words[0], int(words[1])] = int(words[2])
            else:
                self.notes.add(f"note {words[0]}")


def check(
    store: Store, table: StoreTable, person: str, told: Told, undisturbed: list[Entry]
) -> None:
    """Hold what is stored against what was told and what was sent."""
    entries = table.match.entries
    assert entries == undisturbed[: len(entries)], "a prefix of what was sent"
    assert {n: entries[n].checksum for n in told.entries} == told.entries
    answers = store.work.answers(person, LESSON, SHEET)
    stored = {(each.question, each.attempt): each.raw["after"] for each in answers}
    assert {key: stored.get(key) for key in told.answers} == told.answers
    for question in {each.question for each in answers}:
        attempts = [each.attempt for each in answers if each.question == question]
        assert attempts == list(range(1, len(attempts) + 1))
    notes = set(versions(store, "notes", person, "story"))
    assert told.notes <= notes


def test_what_a_killed_process_was_told_is_saved_is_there(place: str, child: Warm):
    random = Random(20)  # noqa: S311 - moments, not secrets
    store = Store.open(place)
    table: StoreTable | None = None
    undisturbed: list[Entry] = []
    last_heard = set()
    for number in range(KILLS):
        if table is None or table.position + MOST_LINES // 3 + 1 >= len(undisturbed):
            ann: Person = store.people.create("Ann")
            table = store.matches.create(new_match(None, None, seed=number, rounds=4), clock=noon)
            undisturbed, told = whole(table.match), Told()
        lines = killed(child, random, place, table.id, ann.id)
        told.add(lines)
        last_heard |= {kind for kind, *_ in lines[-1:]}
        if number % REOPENED == 0:  # the first to open a file again mends what the dead left
            store.close()
            store = Store.open(place)
        table = store.matches.open(table.id, TOYS, noon)
        check(store, table, ann.id, told, undisturbed)
    assert last_heard == {"entry", "answer", "note"}, "deaths in the middle of everything"
    store.close()
    if not place.startswith("postgresql"):
        with closing(sqlite3.connect(place)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
