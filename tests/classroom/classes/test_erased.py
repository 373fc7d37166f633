"""Classes that idle and classes that are erased."""

import math
import secrets
import shutil
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from reefkit.classroom.store import Member, Person, Store, schema
from reefkit.classroom.store.classes.doors import DAYS
from reefkit.classroom.store.retention import NOTICE, PUT_AWAY, SCOPE, count_day
from reefkit.match.game import Ready
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import lay
from tests.classroom.conftest import NOON, Opener, run_for
from tests.match.toy import TOYS, new_match
from tests.support.effort import effort

NAMES = ("Quillon", "Zephyrine", "Wolframa", "Yggdrasil")
Trace = dict[str, str]


class Four:
    """A class of four that has done all that can be done, and words that nobody else would say.

    Attributes
    ----------
    traces
        What must be found nowhere, by what it is.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.klass, self.key = store.classes.create("Xanthophyll 9q", "Ms Ouroboros")
        self.members = [self._join(number, name) for number, name in enumerate(NAMES)]
        self.one, self.two, *others = self.members
        self.table = lay(store, self.klass, [self.one], [self.two], [*others], empty=1)
        for member in self.members:
            self._work(member)
        self._play()
        self.traces: Trace = {
            "class": "Xanthophyll",
            "teacher": "Ouroboros",
            "join code": self.klass.code.replace(" ", ""),
            "class id": self.klass.id,
            "match": str(self.table.match),
            "message": "Hephaestion",
            "mark": "Thaumaturge",
        }
        for member in self.members:
            self.traces |= self.traces_of(member)

    def _join(self, number: int, name: str) -> Member:
        store = self.store
        person = store.people.create(name, f"device-of-{name}")
        store.work.remember(f"visitor:device-of-{name}", "toy/current", f"current-{name}")
        self._guess(name, number)
        return store.classes.join(self.klass.id, person.id, name)

    def _guess(self, name: str, number: int) -> None:
        if self.klass.code != "KELP 222":
            self.store.classes.by_code("KELP 222", f"device-of-{name}", f"192.0.2.{number}")
        self.store.allow_file(b"", "mine.reef", (f"device-of-{name}", f"192.0.2.{number}"))

    @staticmethod
    def traces_of(member: Member) -> Trace:
        """Return what must be found nowhere of one of them."""
        name = member.label
        told = {
            "name": name,
            "note": f"note-{name}",
            "draft": f"draft-{name}",
            "answer": f"answer-{name}",
            "plot": f"plot-{name}",
            "device": f"device-of-{name}",
            "setting": f"setting-{name}",
            "place": f"place-{name}",
            "person": member.person,
            "resume code": member.resume_code.replace("-", ""),
            "solo": f"solo-of-{name}",
            "typed at a seat": f"seat-{name}",
        }
        return {f"{what} of {name}": trace for what, trace in told.items()}

    def _work(self, member: Member) -> None:
        store, person, name = self.store, member.person, member.label
        match = str(self.table.match)
        for number in range(8):  # enough that pages of the database split, and are filled anew
            padding = secrets.token_hex(700)
            store.work.answer(person, "toy", "before", f"q{number}", f"answer-{name} {padding}")
            store.work.note(person, "toy", "why", f"note-{name} {number} {padding}")
            store.work.plot(person, match, "ranges", {f"plot-{name}": [number, padding]})
            store.work.remember(f"person:{person}", "drafts", f"draft-{name} {number} {padding}")
        store.work.finish(person, "toy", "before")
        store.work.remember(f"person:{person}", "shuffle", f"setting-{name}")
        store.classes.seen(self.klass.id, person, {"part": f"place-{name}"})
        seat = {self.one.label: 0, self.two.label: 1}.get(name, 2)
        store.work.remember(f"seat:{match}:{seat}", f"page/{name}", f"seat-{name}")
        solo = store.matches.create(new_match(None, seed=5), [person], id=f"solo-of-{name}")
        store.work.remember(f"match:{solo.id}", "page", 1)

    def _play(self) -> None:
        store, klass = self.store, self.klass
        store.matches.open(str(self.table.match), TOYS).act(0, Ready())
        store.classes.set_control(klass.id, message="Hephaestion", setting={"rounds": 3})
        store.classes.sign_in(klass.id)
        answer = store.work.answers(self.one.person, "toy")[0]
        store.classes.mark(klass.id, answer.id, 2, "Thaumaturge", "Ms Ouroboros")

    def left(self, traces: Trace) -> list[str]:
        """Tell what is still there: in any row, and in any byte of the files of a database."""
        rows = []
        with self.store._database.read() as connection:
            for table in schema.metadata.sorted_tables:
                rows += [repr(tuple(row)) for row in connection.execute(select(table))]
        path = self.store._database.path
        files = path.parent.glob(f"{path.name}*") if path is not None else ()
        held = [text.encode() for text in rows] + [each.read_bytes() for each in files]
        return sorted(
            what for what, trace in traces.items() if any(trace.encode() in each for each in held)
        )


@pytest.fixture
def four(store: Store) -> Four:
    """Return the class, beside another that stays."""
    stays, _ = store.classes.create("Stays")
    person = store.people.create("Staying")
    store.classes.join(stays.id, person.id, "Staying")
    for number in range(10):
        store.work.answer(person.id, "toy", "before", f"q{number}", "x" * 5_000)
    return Four(store)


def erase(four: Four) -> None:
    four.store.classes.erase(four.klass.id)


def expire(four: Four) -> None:
    four.store.classes.extend(four.klass.id, NOTICE)
    assert run_for(four.store, NOTICE + PUT_AWAY) == []
    assert run_for(four.store, 1) == [four.klass.name]


@on_both
@pytest.mark.parametrize("how", [erase, expire], ids=lambda each: each.__name__)
def test_nothing_of_a_class_is_left(four: Four, how: Callable[[Four], None]):
    assert four.left(four.traces) == sorted(four.traces), "or the search finds nothing"
    how(four)
    assert four.left(four.traces) == []


@on_both
def test_nothing_of_one_student_is_left(four: Four):
    gone, stays = four.traces_of(four.one), four.traces_of(four.two)
    four.store.classes.erase_person(four.klass.id, four.one.person)
    assert four.left(gone) == []
    assert four.left(stays) == sorted(stays)


def test_what_a_team_typed_at_its_seat_stays_with_who_is_left(four: Four):
    third, fourth = four.members[2:]
    four.store.classes.erase_person(four.klass.id, third.person)
    scope = f"seat:{four.table.match}:2"
    assert fourth.label in str(four.store.work.recall_all(scope))
    four.store.classes.erase_person(four.klass.id, fourth.person)
    assert four.store.work.recall_all(scope) == {}


@on_both
def test_a_page_that_is_still_open_keeps_nothing_of_what_was_erased(four: Four):
    """It goes on from memory until it hears of it, and remembers where it was."""
    store, match, person = four.store, four.table.match, four.one.person
    store.classes.erase(four.klass.id)
    for scope in (
        f"match:{match}",
        f"match:{match}:0",
        f"person:{person}",
        f"class:{four.klass.id}",
    ):
        store.work.remember(scope, "page", "Quillon was here")
        assert store.work.recall_all(scope) == {}
    assert four.left(four.traces) == []


def test_postgresql_keeps_bytes_of_the_erased_until_a_full_vacuum(
    postgres_place: str, opened: Opener
):
    """As docs/deployers/several-servers.md says; were it otherwise, it should say less."""
    store, name = opened(postgres_place), "Quillonella"
    klass, _ = store.classes.create("7b")
    store.people.create("Wolframa")  # the page is used on
    person = store.people.create(name).id
    store.classes.join(klass.id, person, name)
    store.classes.erase_person(klass.id, person)
    where = "pg_read_binary_file(pg_relation_filepath('people'))"
    query = f"SELECT position('{name}'::bytea in {where})"
    server = postgres_place.replace("+psycopg", "")
    with psycopg.connect(server, autocommit=True) as connection:
        found = []
        for vacuum in ("VACUUM people", "VACUUM (FULL) people"):
            connection.execute(vacuum)
            connection.execute("CHECKPOINT")
            found.append(bool(connection.execute(query).fetchone()[0]))  # type: ignore[arg-type,index]
    assert found == [True, False]


def test_what_another_page_was_reading_is_written_away_later(sqlite_place: Path, opened: Opener):
    """A transaction that reads keeps the log from being emptied; the next chore does it."""
    store, other = opened(sqlite_place, patience=0.05), opened(sqlite_place)
    four = Four(store)
    with other._database.read() as connection:
        connection.execute(select(schema.people)).all()
        store.classes.erase(four.klass.id)
    store.classes.erase_expired()
    assert four.left(four.traces) == []


# ---- What belongs to no class goes 200 days after it was last used; nothing else does, ever.
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


def clear(store: Store, until: float, keep: str = "") -> Counter[str]:
    """Have a server run on every day until one, its chores done each month; count the erased."""
    clock, erased = store._clock, Counter[str]()
    assert isinstance(clock, Days)
    while clock.day < until:
        with store._database.write() as connection:
            for _ in range(min(PUT_AWAY, math.ceil(until - clock.day))):
                clock.day += 1
                count_day(connection, clock())
        found = store.classes.erase_idle(keep)
        erased += Counter({} if found is None else found.counts)
    return erased


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
    """Return all that the tables hold, but for the count of days and the marks of what is old."""
    with store._database.read() as connection:
        return "\n".join(
            repr(tuple(row))
            for table in schema.metadata.sorted_tables
            for row in connection.execute(table.select())
            if not str(row[0]).startswith((SCOPE, "old:"))
        )


@on_both
def test_who_is_in_no_class_and_comes_no_more_is_erased_whole(store: Store, days: Days):
    person = stranger(store)
    clear(store, DAYS - 1)
    assert store.people.get(person.id) == person
    erased = clear(store, DAYS + PUT_AWAY)
    assert (erased["people"], erased["answers"], erased["matches"]) == (1, 1, 1)
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
def test_who_did_anything_since_stays(store: Store, days: Days, what: str):
    person = stranger(store)
    clear(store, DAYS - 5)
    ACTS[what](store, person)
    before = rows(store)
    assert clear(store, DAYS + 100)["people"] == 0
    assert rows(store) == before


def test_who_came_back_by_a_file_stays(store: Store, days: Days):
    """What a file brings is as old as it was; that it was brought is new."""
    person = store.people.create("Quillon")
    store.work.answer(person.id, "toy", "before", "q", "Quillon")
    data = store.export([person.id])
    clear(store, DAYS + 100)
    assert store.people.get(person.id) is None
    store.take_in(data, TOYS)
    assert clear(store, DAYS + 150)["people"] == 0
    assert len(store.work.answers(person.id, "toy")) == 1


def test_who_was_taken_out_of_a_class_goes_with_it(store: Store, days: Days):
    klass, _ = store.classes.create("7b", days=900)
    person = stranger(store)
    store.classes.join(klass.id, person.id, "Quillon")
    store.classes.remove(klass.id, person.id)
    assert clear(store, DAYS + 100)["people"] == 0
    assert store.people.get(person.id) == person


def test_a_match_that_somebody_else_plays_on_stays_theirs(store: Store, days: Days):
    quillon, ben = stranger(store), store.people.create("Ben")
    both = new_match(None, None, seed=6)
    match = store.matches.create(both, [quillon.id, ben.id], clock=store._clock).id
    clear(store, 100)
    store.work.answer(ben.id, "toy", "before", "q", "a")
    clear(store, DAYS + 50)
    assert store.people.get(quillon.id) is None
    (row,) = store.matches.of_people([ben.id])
    assert row.id == match


def test_the_machine_s_own_reader_is_no_stranger(store: Store, days: Days):
    reader = stranger(store)
    store.devices.add(OWN, reader.id)
    store.work.remember(f"visitor:{OWN}", "toy/current", "solo")
    before = rows(store)
    assert clear(store, 3 * DAYS, OWN)["people"] == 0
    assert rows(store) == before


def test_what_nobody_is_known_by_goes_too(store: Store, days: Days):
    store.work.remember("visitor:left", "toy/current", "Zephyrine")
    store.matches.create(new_match(None, seed=8), id="z-match-of-nobody", clock=store._clock)
    table = lay(store, store.classes.create("7b")[0], empty=2)
    store.people.by_code("78XQ2-PRNSE", "guesser", "192.0.2.9")
    store.allow_file(b"", "mine.reef", ("guesser", "192.0.2.9"))
    clear(store, DAYS - 1)
    store.work.remember("visitor:fresh", "toy/current", "Stays")
    assert "guesser" not in rows(store)
    assert "Zephyrine" in rows(store)
    clear(store, DAYS + PUT_AWAY)
    assert "Zephyrine" not in rows(store)
    assert "match-of-nobody" not in rows(store)
    assert "Stays" in rows(store)
    assert str(table.match) in rows(store)


History = list[tuple[int, int, str]]


@settings(
    max_examples=effort(2, 100),
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
):
    """Three strangers do something on some days; on each later day the chore is done."""
    path = Path(shutil.copy(sqlite_made, tmp_path / "history.sqlite"))
    with closing(Store.open(path)) as store:
        days_of(store)
        people = [stranger(store, name) for name in ("Ada", "Ben", "Cleo")]
        last, joined = [0, 0, 0], [False, False, False]
        for who, day, what in sorted(history, key=lambda each: each[1]):
            if day > until:
                break
            if store.people.get(people[who].id) is None:
                continue
            clear(store, day)
            if store.people.get(people[who].id) is None:
                continue
            if what == "joins a class" and joined[who]:
                continue
            ACTS[what](store, people[who])
            last[who], joined[who] = day, joined[who] or what == "joins a class"
        clear(store, until)
        for number, person in enumerate(people):
            is_old = last[number] + DAYS - PUT_AWAY < until and not joined[number]
            found = store.people.get(person.id)
            assert is_old or found is not None
            if found is not None:
                assert store.work.answers(person.id, "toy")[0].raw == person.name
                assert store.matches.rows([f"solo-of-{person.name}"])
