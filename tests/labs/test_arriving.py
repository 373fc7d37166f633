"""Who has typed their code at the door: the next page is theirs, once and soon."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.labs import resumable
from reefkit.labs.identity import MINUTES_TO_COME, PeopleHere
from reefkit.labs.save_queue import Lasting

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Open a store in which two people share a device."""
    store = Store.open(tmp_path / "store.sqlite")
    for name in ("Ana", "Ben"):
        store.people.create(name, visitor="device")
    return store


def arrived(store: Store, minutes: float = 0.0) -> str:
    """Open a page so many minutes later, and give who has arrived there; empty for nobody."""
    lasting = Lasting(lambda: store, "here", clock=lambda: NOW + timedelta(minutes=minutes))
    people = PeopleHere(lasting, "device")
    assert people.here is not None  # somebody has asked before
    found = people.arrived()
    assert people.current is found
    return "" if found is None else found.name


def test_a_page_is_theirs_who_typed_a_code_and_the_next_one_asks(store: Store) -> None:
    assert arrived(store) == ""
    resumable.come_back(store, "device", store.people.create("Cleo"), NOW)
    assert arrived(store) == "Cleo"
    assert arrived(store) == ""


def test_somebody_of_this_device_is_known_again(store: Store) -> None:
    resumable.come_back(store, "device", store.devices.people_of("device")[0], NOW)
    assert arrived(store) == "Ana"
    assert len(store.devices.people_of("device")) == 2


def test_a_page_that_opens_much_later_is_not_theirs(store: Store) -> None:
    resumable.come_back(store, "device", store.people.create("Cleo"), NOW)
    assert arrived(store, MINUTES_TO_COME + 0.1) == ""
    assert arrived(store) == ""


def test_leaving_the_computer_takes_back_who_was_to_come(store: Store) -> None:
    resumable.come_back(store, "device", store.people.create("Cleo"), NOW)
    resumable.leave(store, "device")
    assert arrived(store) == ""
