"""What a server does from time to time, and what it tells its terminal of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from reefkit.classroom.store import DATABASE_VARIABLE, Store
from reefkit.labs.environment import OWN_VISITOR
from reefkit.match.table import utc_now
from reefkit.serve.entrance import Endpoint, Entrance
from reefkit.serve.kernels import Kernels
from reefkit.serve.rate_limit import Tally
from reefkit.serve.server import Housekeeping
from reefkit.text import Message, catalogue
from tests.support.store_faults import full_disk, held, read_only


class Somewhere(Entrance):
    """An entrance whose store does not wait for others: a test's clock is short."""

    def _open(self) -> Store:
        if self._store is None:
            self._store = Store.open(patience=0.05)
        return self._store


@pytest.fixture
def told() -> list[Message]:
    return []


@pytest.fixture
def entrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Entrance]:
    monkeypatch.setenv(DATABASE_VARIABLE, str(tmp_path / "work.sqlite"))
    made = Somewhere(Endpoint())
    yield made
    made.close()


@pytest.fixture
def chores(entrance: Entrance, told: list[Message]) -> Iterator[Housekeeping]:
    async def make() -> Housekeeping:  # its callbacks want a loop
        return Housekeeping(entrance, Kernels(), Tally(), told.append)

    return asyncio.run(make())


def ids(told: list[Message]) -> list[str]:
    return [each.id for each in told]


def try_store(chores: Housekeeping, times: int = 1) -> None:
    for _ in range(times):
        asyncio.run(chores.try_store())


def test_a_store_that_is_well_is_nobodys_news(chores: Housekeeping, told: list[Message]):
    try_store(chores, 3)
    assert told == []


def test_a_database_that_is_held_is_told_once_and_its_end_too(
    chores: Housekeeping, told: list[Message], tmp_path: Path
):
    try_store(chores)
    with held(tmp_path / "work.sqlite"):
        try_store(chores, 3)
        assert ids(told) == ["store-locked", "serve-not-saved"]
    try_store(chores, 2)
    assert ids(told)[2:] == ["serve-saved-again"]
    said = [catalogue().render(each) for each in told]
    assert str(tmp_path / "work.sqlite") in said[0]
    assert "Pages go on in memory" in said[1]


def test_another_fault_is_another_line(chores: Housekeeping, told: list[Message], tmp_path: Path):
    try_store(chores)
    store = chores._entrance._store
    assert store is not None
    with read_only(store):
        try_store(chores, 2)
    assert ids(told) == ["store-read-only", "serve-not-saved"]
    (tmp_path / "work.sqlite").rename(tmp_path / "elsewhere.sqlite")
    try_store(chores)
    assert ids(told)[2:] == ["store-gone", "serve-not-saved"]


def test_a_disk_that_fills_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chores: Housekeeping, told: list[Message]
):
    with full_disk(tmp_path / "disk") as fill:
        monkeypatch.setenv(DATABASE_VARIABLE, str(tmp_path / "disk" / "work.sqlite"))
        try_store(chores)
        fill()
        try_store(chores, 2)
        assert ids(told) == ["store-full", "serve-not-saved"]
        chores._entrance.close()


def test_what_fails_in_another_chore_is_the_same_fault(
    chores: Housekeeping, told: list[Message], tmp_path: Path
):
    try_store(chores)
    with held(tmp_path / "work.sqlite"):
        asyncio.run(chores.erase())
        try_store(chores)
    asyncio.run(chores.erase())
    assert ids(told) == ["store-locked", "serve-not-saved", "serve-saved-again"]


def test_pages_are_counted_and_a_lost_one_told_without_its_number(
    chores: Housekeeping, told: list[Message]
):
    kernels = chores._kernels
    for number in range(6):
        kernels._kernels[str(number)] = object()
        kernels._kernel_connections[str(number)] = int(number < 4)
    chores.count_pages()
    assert [(each.id, str(dict(each.values)["count"])) for each in told] == [("serve-pages", "4")]
    chores.say_failed("0a1b")
    assert "0a1b" not in catalogue().render(told[-1])


# -- what is erased --------------------------------------------------------------------------------

CLASS, NOBODY_ELSE = "7b", ""


@pytest.mark.parametrize(
    ("place", "name", "goes"),
    [
        (Endpoint(), NOBODY_ELSE, "nobody"),  # its owner alone reaches it: the work is theirs
        (Endpoint(), CLASS, "Ann"),
        (Endpoint(address="192.0.2.7"), NOBODY_ELSE, "Ann"),
        (Endpoint(behind_proxy=True), NOBODY_ELSE, "Ann"),
        (Endpoint(address="192.0.2.7", solo=True), NOBODY_ELSE, "nobody"),
    ],
    ids=["alone", "with-a-class", "network", "behind-a-server", "solo"],
)
def test_strangers_work_goes_where_there_are_strangers(
    entrance: Entrance, told: list[Message], place: Endpoint, name: str, goes: str
):
    long_ago = Store.open(clock=lambda: utc_now() - timedelta(days=201))
    people = [long_ago.people.create("Ann", "device"), long_ago.people.create("Bea", OWN_VISITOR)]
    long_ago.close()
    now = Store.open()
    if name:
        now.classes.create(name)
    entrance.place = place

    async def erase() -> None:
        await Housekeeping(entrance, Kernels(), Tally(), told.append).erase()

    asyncio.run(erase())
    left = [each.name for each in people if now.people.get(each.id) is not None]
    now.close()
    assert left == [each for each in ("Ann", "Bea") if each != goes]
    assert ids(told) == (["teachers-idle"] if goes == "Ann" else [])
    assert all(catalogue("en").render(each, strict=True) for each in told)
