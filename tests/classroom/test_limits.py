"""How often limits were met: counted once by all who share a store, and forgotten after a day."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from reefkit.classroom.store import Met, Store
from reefkit.match.errors import Rejection
from tests.classroom.conftest import NOON, Opener

TOGETHER = 8
EACH = 10


def at(store: Store, **later: float) -> str:
    store._clock.now = NOON + timedelta(**later)  # type: ignore[attr-defined]
    return (NOON + timedelta(**later, seconds=1)).isoformat()


def test_what_was_met_is_counted_by_kind(store: Store) -> None:
    assert store.limits.met() == []
    first = at(store)
    store.limits.note("pages")
    second = at(store, minutes=1)
    store.limits.note("files", 7)
    last = at(store, hours=3)
    store.limits.note("pages", 2)
    assert store.limits.met() == [Met("files", 7, second, second), Met("pages", 3, first, last)]


def test_what_is_older_than_a_day_counts_no_more(store: Store) -> None:
    at(store)
    store.limits.note("pages", 100)
    first = at(store, hours=20)
    store.limits.note("pages", 2)
    at(store, hours=25)
    assert store.limits.met() == [Met("pages", 2, first, first)]
    last = at(store, hours=26)
    store.limits.note("pages")
    assert store.limits.met() == [Met("pages", 3, first, last)]
    at(store, hours=60)
    assert store.limits.met() == []


def test_a_figure_never_grows_however_long_it_is_counted(store: Store) -> None:
    for hour in range(100):
        at(store, hours=hour)
        store.limits.note("pages")
    assert store.limits.met()[0].count <= 25
    with store._database.read() as connection:
        value = connection.exec_driver_sql("SELECT value FROM settings").scalar_one()
    assert len(value) < 2_500


def test_servers_that_note_at_once_lose_nothing(place: str, opened: Opener) -> None:
    def note(store: Store) -> None:
        for _ in range(EACH):
            store.limits.note("messages", 3)

    stores = [opened(place, patience=30.0) for _ in range(TOGETHER)]
    with ThreadPoolExecutor(TOGETHER) as pool:
        list(pool.map(note, stores))
    (met,) = stores[0].limits.met()
    assert met.count == TOGETHER * EACH * 3


def test_a_kind_is_a_name(store: Store) -> None:
    with pytest.raises(Rejection):
        store.limits.note("two words")
