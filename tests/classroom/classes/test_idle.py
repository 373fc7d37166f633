"""What belongs to no class goes 200 days after it was last used; nothing else does, ever."""

import shutil
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reefkit.classroom.store import Person, Store, schema
from reefkit.classroom.store.classes.members import DAYS
from tests.classroom.classes.conftest import on_both
from tests.classroom.conftest import NOON
from tests.match.toy import TOYS, new_match
from tests.support.effort import effort

OWN = "own"


class Days:
    """A clock that stands at a day."""

    def __init__(self) -> None:
        self.day = 0.0

    def __call__(self) -> datetime:
        return NOON + timedelta(days=self.day)


@pytest.fixture
def days(store: Store) -> Days:
    return days_of(store)


def days_of(store: Store) -> Days:
    """Have a store tell days."""
    found = Days()
    for each in (store, store.people, store.devices, store.matches, store.work, store.classes):
        each._clock = found
    store.limits._clock = found
    return found


def stranger(store: Store, name: str = "Quillon") -> Person:
    """Make somebody who does one of everything, in no class."""
    person = store.people.create(name, f"device-of-{name}")
    match = store.matches.create(
        new_match(None, seed=5), [person.id], id=f"solo-of-{name}", clock=store._clock
    )
    store.work.answer(person.id, "toy", "before", "q", name)
    store.work.finish(person.id, "toy", "before")
    store.work.note(person.id, "toy", "why", name)
    store.work.plot(person.id, match.id, "ranges", name)
    store.work.remember(f"person:{person.id}", "drafts", name)
    store.work.remember(f"visitor:device-of-{name}", "toy/current", name)
    store.work.remember(f"match:{match.id}", "page", name)
    return person


def rows(store: Store) -> str:
    """Give all that the tables hold, receipts and what is counted left out."""
    with store._database.read() as connection:
        return "\n".join(
            repr(tuple(row))
            for table in schema.metadata.sorted_tables
            for row in connection.execute(table.select())
        )


@on_both
def test_who_is_in_no_class_and_comes_no_more_is_erased_whole(store: Store, days: Days) -> None:
    person = stranger(store)
    days.day = DAYS - 1
    assert store.classes.erase_idle() is None
    assert store.people.get(person.id) == person
    days.day = DAYS + 1
    erased = store.classes.erase_idle()
    assert erased is not None
    assert (erased.counts["people"], erased.counts["answers"], erased.counts["matches"]) == (
        1,
        1,
        1,
    )
    assert "Quillon" not in rows(store)
    assert person.id not in rows(store)
    assert store.classes.erase_idle() is None


def today(store: Store) -> float:
    clock = store._clock
    assert isinstance(clock, Days)
    return clock.day


def play(store: Store, person: Person) -> None:
    store.matches.open(f"solo-of-{person.name}", TOYS, store._clock).act(0, {"do": "dive"})


ACTS: dict[str, Callable[[Store, Person], object]] = {
    "answers": lambda store, who: store.work.answer(who.id, "toy", "before", "q", "again"),
    "hands in": lambda store, who: store.work.finish(who.id, "toy", f"after{today(store)}"),
    "notes": lambda store, who: store.work.note(who.id, "toy", "why", f"again{today(store)}"),
    "plots": lambda store, who: store.work.plot(who.id, "m", "ranges", today(store)),
    "plays": play,
    "begins": lambda store, who: store.matches.create(new_match(None, seed=7), [who.id]),
    "turns a page": lambda store, who: store.work.remember(f"person:{who.id}", "place", 1),
    "comes again": lambda store, who: store.work.remember(f"visitor:device-of-{who.name}", "a", 1),
    "brings a device": lambda store, who: store.devices.add(f"device{today(store)}", who.id),
    "joins a class": lambda store, who: store.classes.join(
        store.classes.create("7b", days=900)[0].id, who.id, who.name
    ),
}


@pytest.mark.parametrize("what", ACTS)
def test_who_did_anything_since_stays(store: Store, days: Days, what: str) -> None:
    person = stranger(store)
    days.day = DAYS - 5
    ACTS[what](store, person)
    before = rows(store)
    days.day = DAYS + 100
    assert store.classes.erase_idle() is None
    assert rows(store) == before


def test_who_came_back_by_a_file_stays(store: Store, days: Days) -> None:
    """What a file brings is as old as it was; that it was brought is new."""
    person = store.people.create("Quillon")
    store.work.answer(person.id, "toy", "before", "q", "Quillon")
    days.day = DAYS + 100
    data = store.export([person.id])
    store.classes.erase_idle()
    assert store.people.get(person.id) is None
    store.take_in(data, TOYS)
    assert store.classes.erase_idle() is None
    assert len(store.work.answers(person.id, "toy")) == 1


def test_who_was_taken_out_of_a_class_goes_with_it(store: Store, days: Days) -> None:
    klass, _ = store.classes.create("7b", days=900)
    person = stranger(store)
    store.classes.join(klass.id, person.id, "Quillon")
    store.classes.remove(klass.id, person.id)
    days.day = DAYS + 100
    assert store.classes.erase_idle() is None
    assert store.people.get(person.id) == person


def test_a_match_that_somebody_else_plays_on_stays_theirs(store: Store, days: Days) -> None:
    quillon, ben = stranger(store), store.people.create("Ben")
    both = new_match(None, None, seed=6)
    match = store.matches.create(both, [quillon.id, ben.id], clock=store._clock).id
    days.day = DAYS + 100
    store.work.answer(ben.id, "toy", "before", "q", "a")
    store.classes.erase_idle()
    assert store.people.get(quillon.id) is None
    (row,) = store.matches.of_people([ben.id])
    assert row.id == match


def test_the_machine_s_own_reader_is_no_stranger(store: Store, days: Days) -> None:
    reader = stranger(store)
    store.devices.add(OWN, reader.id)
    store.work.remember(f"visitor:{OWN}", "toy/current", "solo")
    days.day = 10 * DAYS
    before = rows(store)
    assert store.classes.erase_idle(OWN) is None
    assert rows(store) == before


def test_what_nobody_is_known_by_goes_too(store: Store, days: Days) -> None:
    store.work.remember("visitor:left", "toy/current", "Zephyrine")
    store.matches.create(new_match(None, seed=8), id="match-of-nobody", clock=store._clock)
    store.people.by_code("78XQ2-PRNSE", "guesser", "192.0.2.9")
    store.allow_file(b"", "mine.reef", ("guesser", "192.0.2.9"))
    days.day = DAYS - 1
    store.work.remember("visitor:fresh", "toy/current", "Stays")
    store.classes.erase_idle()
    assert "guesser" not in rows(store)
    assert "Zephyrine" in rows(store)
    days.day = DAYS + 1
    store.classes.erase_idle()
    assert "Zephyrine" not in rows(store)
    assert "match-of-nobody" not in rows(store)
    assert "Stays" in rows(store)


History = list[tuple[int, int, str]]


@settings(
    max_examples=effort(12, 300),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    deadline=None,
)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 2), st.integers(0, 500), st.sampled_from(sorted(ACTS.keys() - {"plays"}))
        ),
        max_size=8,
    ),
    st.integers(0, 900),
)
def test_nobody_who_is_active_or_in_a_class_is_ever_erased(
    sqlite_made: Path, tmp_path: Path, history: History, until: int
) -> None:
    """Three strangers do something on some days; on each later day the chore is done."""
    path = Path(shutil.copy(sqlite_made, tmp_path / "history.sqlite"))
    with closing(Store.open(path)) as store:
        clock = days_of(store)
        people = [stranger(store, name) for name in ("Ada", "Ben", "Cleo")]
        last, joined = [0, 0, 0], [False, False, False]
        for who, day, what in sorted(history, key=lambda each: each[1]):
            if day > until:
                break
            if store.people.get(people[who].id) is None:
                continue
            clock.day = day
            if what == "joins a class" and joined[who]:
                continue
            ACTS[what](store, people[who])
            last[who], joined[who] = day, joined[who] or what == "joins a class"
            store.classes.erase_idle()
        clock.day = until
        store.classes.erase_idle()
        for number, person in enumerate(people):
            is_due = last[number] + DAYS < until and not joined[number]
            found = store.people.get(person.id)
            assert (found is None) == is_due
            if found is not None:
                assert store.work.answers(person.id, "toy")[0].raw == person.name
                assert store.matches.rows([f"solo-of-{person.name}"])
