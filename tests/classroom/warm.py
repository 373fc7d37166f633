"""Processes that write a store, forked from one that is warm, so that forty cost little.

Run as a program it reads one order a line (JSON) and forks a process for each, which writes lines to
the same output: what it has been told is saved, as soon as it has been told. Killed or done, its end
is reported by the warm one, which has seen to it that every line of the dead was written.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from reefkit.classroom.store import Store
from reefkit.match.errors import ConflictError
from reefkit.match.game import Action
from reefkit.match.table import Table
from tests.match.toy import TOYS, Note, new_match
from tests.support.tree import ROOT

LESSON, SHEET = "reef", "before"


def noon() -> datetime:
    """Return every entry the same time, so that a match played again is the same to the letter."""
    return datetime(2026, 3, 1, 12, tzinfo=UTC)


def choice(table: Table) -> tuple[int, Action]:
    """Choose what the same match always chooses at the same position."""
    state, rules = table.match.state, table.match.rules
    random = Random(f"{table.setup.key}-{table.match.position}")  # noqa: S311 - play
    seat = random.choice([seat for each in rules.awaited(state) for seat in each.seats])
    return seat, random.choice(rules.legal(state, seat))


def tell(*words: object) -> None:
    """Write a line at once: what is told must be heard though the next moment be the last."""
    os.write(1, (" ".join(str(word) for word in words) + "\n").encode())


def play(place: str, match: str, person: str) -> None:
    """Play a match from where it stands, answering a question after each move."""
    store = ready(place)
    table = store.matches.open(match, TOYS, noon)
    tell("begun", os.getpid())
    while not table.match.is_over:
        seat, action = choice(table)
        table.act(seat, action)
        tell("entry", table.match.entries[-1].position, table.match.entries[-1].checksum)
        count = table.match.position
        answer = store.work.answer(person, LESSON, SHEET, f"q{count % 3}", {"after": count})
        tell("answer", answer.question, answer.attempt, count)
        store.work.note(person, LESSON, "story", f"note {count}")
        tell("note", count)
    store.close()


def write(place: str, match: str, person: str, name: str, count: int) -> None:
    """Write so many records: by turns an answer of one person and a note of one match's log."""
    store = ready(place)
    table = store.matches.open(match, TOYS, noon)
    for number in range(count):
        mark = f"{name}-{number}"
        if number % 2:
            store.work.answer(person, LESSON, SHEET, "q", mark)
            continue
        while True:
            try:
                table.act(0, Note(mark))
                break
            except ConflictError:
                continue
    store.close()


@cache
def ready(place: str) -> Store:
    """Open a store and do one of everything, so that the statements are put into words once.

    It is closed again: whoever is forked makes connections of their own.
    """
    store = Store.open(place, patience=30)
    ann = store.people.create("Rehearsal")
    table = store.matches.create(new_match("calm"), clock=noon)
    store.matches.open(table.id, TOYS, noon).tick()
    table.tick()
    store.work.answer(ann.id, LESSON, SHEET, "q", "a")
    store.work.note(ann.id, LESSON, "story", "b")
    store.close()
    return store


JOBS = {"play": play, "write": write}


def main() -> None:
    """Fork for every order of a line, and wait until all of them have ended."""
    for line in sys.stdin:
        orders: list[dict[str, Any]] = json.loads(line)
        for order in orders:
            ready(order["place"])
        for _, status in [os.waitpid(child, 0) for child in [_fork(order) for order in orders]]:
            tell("ended", status)


def _fork(order: dict[str, Any]) -> int:
    child = os.fork()
    if child:
        return child
    try:
        JOBS[order.pop("do")](**order)
    except BaseException as error:  # noqa: BLE001 - told, whatever it is
        tell("failed", repr(error))
        os._exit(1)
    os._exit(0)


class Warm:
    """A warm process, and what it and its children say."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def order(self, *orders: dict[str, object]) -> None:
        """Have a process forked for each order."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(orders) + "\n")
        self._process.stdin.flush()

    def hear(self) -> list[str]:
        """Return the words of the next line."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.endswith("\n"), "the warm process has ended"
        words = line.split()
        assert words[0] != "failed", line
        return words


@contextmanager
def warm() -> Iterator[Warm]:
    """Start a warm process."""
    command = [sys.executable, "-m", "tests.classroom.warm"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield Warm(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(60)


if __name__ == "__main__":
    main()
