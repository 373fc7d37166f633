"""What tests of work that lasts share: a storage as a page opens it, and a store that can be had."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reefkit.classroom.store import Store
from reefkit.games import games
from reefkit.games.reef.rules import new_match
from reefkit.labs.storage import Storage
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from tests.support.faults import full, held, read_only

FAULTS = ("full", "read-only", "locked", "gone")
LARGE = "x" * 60_000
"""A note that fits into no page that a full file has left."""


def storage_at(folder: Path, visitor: str = "own") -> Storage:
    """Open the storage of a visitor, as a page does; it waits for nobody."""
    return Storage(folder / "reefkit.sqlite", games(), "reef", visitor, patience=0.05)


def a_match(*names: str, seed: int = 1) -> Match:
    """Set up a table of people and a bot."""
    seats = [SeatInfo(name) for name in names or ("Ana",)]
    return new_match([*seats, SeatInfo("Bo", bot="builder")], seed=seed)


def store_of(storage: Storage) -> Store:
    """Give the store that a storage has opened."""
    return storage.lasting.ask(lambda store: store)


@contextmanager
def broken(storage: Storage, cause: str) -> Iterator[None]:
    """Break the store of a storage for real, by one of `FAULTS`."""
    store = store_of(storage)
    path = Path(store.place)
    if cause == "full":
        with full(store):
            yield
    elif cause == "read-only":
        with read_only(store):
            yield
    elif cause == "locked":
        with held(path):
            yield
    else:
        aside = path.with_name("aside")
        path.rename(aside)
        try:
            yield
        finally:
            aside.rename(path)
