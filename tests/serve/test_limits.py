"""Limits that were met: a line a minute in the log, a figure at the desk."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.serve.rate_limit import Tally
from reefkit.text import catalogue


class Day:
    """A clock of the store that a test moves."""

    now = datetime(2026, 11, 23, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture
def store(tmp_path: Path, day: Day) -> Store:
    return Store.open(tmp_path / "work.sqlite", clock=day)


def lines(tally: Tally, store: Store) -> list[str]:
    return [catalogue().render(each) for each in tally.exchange(store)]


def test_what_was_met_is_told_once_a_kind_with_how_often(store: Store, day: Day) -> None:
    tally = Tally()
    assert lines(tally, store) == []
    for _ in range(500):
        tally.met("frames")
    tally.met("unread")
    first, second = lines(tally, store)
    assert "500 times" in first
    assert "once" in second
    assert lines(tally, store) == []  # it is told already
    day.now += timedelta(minutes=1)
    tally.met("frames", 3)
    (again,) = lines(tally, store)
    assert "3 times" in again
    assert {each.kind: each.count for each in store.limits.met()} == {"frames": 503, "unread": 1}


def test_what_pages_and_other_servers_met_is_told_too(store: Store, day: Day) -> None:
    store.limits.note("work")  # before this server began
    tally, other = Tally(), Tally()
    assert lines(tally, store) == lines(other, store) == []
    day.now += timedelta(minutes=1)
    store.limits.note("files", 2)
    assert "2 times" in lines(tally, store)[0]
    assert "2 times" in lines(other, store)[0]


def test_nothing_is_lost_while_the_store_is_away(store: Store, tmp_path: Path) -> None:
    tally = Tally()
    tally.exchange(store)
    tally.met("frames", 7)
    store.close()
    with pytest.raises(Exception):  # noqa: B017  # whatever a store says that is away
        Tally().exchange(_Away())  # type: ignore[arg-type]
    again = Store.open(tmp_path / "work.sqlite")
    assert "7 times" in lines(tally, again)[0]
    again.close()


class _Away:
    @property
    def limits(self) -> None:
        raise OSError
