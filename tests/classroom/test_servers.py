"""Servers of one store: who is here, whose set-up code opens, and how often all may be guessed at."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update

from reefkit.classroom.store import Store, schema
from reefkit.classroom.store.limits import MOST_SET_UP, Kind
from reefkit.classroom.store.retention import NOTICE, PUT_AWAY
from reefkit.classroom.store.servers import MINUTES_SEEN, SECONDS_HERE
from reefkit.match.errors import Rejection
from tests.classroom.conftest import Opener, run_for


@pytest.fixture
def one(place: str, opened: Opener) -> Store:
    return opened(place)


@pytest.fixture
def two(place: str, opened: Opener) -> Store:
    return opened(place)


def silent(store: Store, id_: str, seconds: float) -> None:
    """Have a server said for the last time so long ago that it is here."""
    seen = schema.servers.c.seen
    with store._database.write() as connection:
        which = schema.servers.c.id == id_
        then = datetime.fromisoformat(connection.execute(select(seen).where(which)).scalar_one())
        ago = (then - timedelta(seconds=seconds)).isoformat()
        connection.execute(update(schema.servers).where(which).values(seen=ago))


def test_servers_know_of_each_other_until_one_ends(one: Store, two: Store):
    one.servers.say_here("a", "east", "1.0", "CODE-A")
    two.servers.say_here("b", "west", "1.1", "CODE-B")
    east, west = one.servers.list()
    assert [(east.id, east.name, east.version), (west.id, west.name, west.version)] == [
        ("a", "east", "1.0"), ("b", "west", "1.1"),
    ]  # fmt: skip
    assert (east.is_here, west.is_here) == (True, True)
    one.servers.say_here("a", "east", "1.0", "CODE-A")
    again = one.servers.list()[0]
    assert (again.started, again.seen > east.seen) == (east.started, True)
    two.servers.say_ended("b")
    assert [each.id for each in two.servers.list()] == ["a"]


def test_any_takes_the_code_of_one_that_is_here_and_of_no_other(one: Store, two: Store):
    one.servers.say_here("a", "east", "1.0", "CODE-A")
    two.servers.say_here("b", "west", "1.0", "CODE-B")
    codes = ("CODE-A", "CODE-B", "", "CODE-C")
    assert [one.servers.have_code(each) for each in codes] == [True, True, False, False]
    two.servers.say_ended("b")
    assert [one.servers.have_code(each) for each in codes] == [True, False, False, False]
    silent(one, "a", SECONDS_HERE)  # as if it had been killed
    assert not two.servers.have_code("CODE-A")
    (gone,) = two.servers.list()
    assert not gone.is_here
    one.servers.say_here("a", "east", "1.0", "CODE-A")  # it could not reach the store for a while
    assert two.servers.have_code("CODE-A")


def test_one_that_ended_without_a_word_is_forgotten(one: Store):
    one.servers.say_here("a", "east", "1.0", "CODE-A")
    silent(one, "a", 60 * MINUTES_SEEN + 1)
    one.servers.say_here("b", "west", "1.0", "CODE-B")
    assert [each.id for each in one.servers.list()] == ["b"]


def test_a_code_stands_nowhere_in_the_store(one: Store):
    one.servers.say_here("a", "east", "1.0", "CODE-A")
    with one._database.read() as connection:
        (row,) = connection.execute(select(schema.servers)).all()
    assert "CODE-A" not in map(str, row)


def test_how_far_a_servers_clock_is_ahead(place: str, opened: Opener):
    ahead = opened(place)
    ahead._clock = lambda: datetime.now(UTC) + timedelta(seconds=30)
    ahead.servers._clock = ahead._clock
    ahead.servers.say_here("a", "east", "1.0", "CODE-A")
    (row,) = ahead.servers.list()
    is_file = "postgresql" not in place  # then there is no other clock
    assert row.ahead == pytest.approx(0 if is_file else 30, abs=5)
    assert row.is_here


def refused(store: Store, kind: Kind, what: str = "") -> str:
    try:
        store.limits.count_wrong(kind, "192.0.2.7", what)
    except Rejection as met:
        return met.message.id
    return ""


def test_what_is_guessed_at_two_servers_is_counted_together(one: Store, two: Store):
    for number in range(MOST_SET_UP):
        assert refused((one, two)[number % 2], "set-up") == ""
    for store in (one, two):
        assert refused(store, "set-up") == "reject-too-many-guesses"
        assert refused(store, "word") == ""
        with pytest.raises(Rejection):
            store.limits.allow_try("set-up", "192.0.2.7")
        store.limits.allow_try("set-up", "192.0.2.8")
    assert [(met.kind, met.count) for met in one.limits.met()] == [("codes", 1)]


def test_the_same_wrong_word_is_one_guess(one: Store, two: Store):
    for number in range(3 * MOST_SET_UP):
        assert refused((one, two)[number % 2], "set-up", "0a1b") == ""
    assert refused(two, "set-up", "ffff") == ""


def test_of_two_servers_that_erase_at_once_one_does(one: Store, two: Store, place: str):
    row, _ = one.classes.create("9b")
    with one._database.write() as connection:
        connection.execute(update(schema.classes).values(expires="2000-01-01T00:00:00+00:00"))
    assert run_for(two, NOTICE + PUT_AWAY) == []
    if "postgresql" in place:  # of a file there is one server
        with one._database.alone() as alone:
            assert alone
            assert run_for(two, 1) == []
            assert two.classes.erase_idle() is None
            assert two.classes.get(row.id) is not None
    assert run_for(two, 1) == ["9b"]
    assert one.classes.erase_expired() == []


def test_what_is_erased_at_a_desk_meanwhile_stops_no_other(
    one: Store, two: Store, monkeypatch: pytest.MonkeyPatch
):
    ids = {one.classes.create(name)[0].id for name in ("8a", "8b", "8c")}
    with one._database.write() as connection:
        connection.execute(update(schema.classes).values(expires="2000-01-01T00:00:00+00:00"))
    erase, begun = one.classes.erase, []

    def erase_beside(class_id: str) -> object:
        if not begun:  # a teacher is quicker with another
            two.classes.erase(min(ids - {class_id}))
        begun.append(class_id)
        return erase(class_id)

    monkeypatch.setattr(one.classes, "erase", erase_beside)
    assert len(run_for(one, NOTICE + PUT_AWAY + 1)) == 2
    assert len(begun) == 2
    assert one.classes.all() == []
