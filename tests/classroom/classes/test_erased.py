"""What is erased is gone: no table has it, and no byte of any file."""

import secrets
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from reefkit.classroom.store import Member, Store, schema
from reefkit.match.game import Ready
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import lay
from tests.classroom.conftest import Opener
from tests.match.toy import TOYS, new_match

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
        """Give what must be found nowhere of one of them."""
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
        store.work.remember(f"match:{match}:{seat}", f"page/{name}", f"seat-{name}")
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
    """Give the class, beside another that stays."""
    stays, _ = store.classes.create("Stays")
    person = store.people.create("Staying")
    store.classes.join(stays.id, person.id, "Staying")
    for number in range(10):
        store.work.answer(person.id, "toy", "before", f"q{number}", "x" * 5_000)
    return Four(store)


def erase(four: Four) -> None:
    four.store.classes.erase(four.klass.id)


def expire(four: Four) -> None:
    four.store._clock.now += timedelta(days=201)  # type: ignore[attr-defined]
    four.store.classes.erase_expired()


@on_both
@pytest.mark.parametrize("how", [erase, expire], ids=lambda each: each.__name__)
def test_nothing_of_a_class_is_left(four: Four, how: Callable[[Four], None]) -> None:
    assert four.left(four.traces) == sorted(four.traces), "or the search finds nothing"
    how(four)
    assert four.left(four.traces) == []


@on_both
def test_nothing_of_one_student_is_left(four: Four) -> None:
    gone, stays = four.traces_of(four.one), four.traces_of(four.two)
    four.store.classes.erase_person(four.klass.id, four.one.person)
    assert four.left(gone) == []
    assert four.left(stays) == sorted(stays)


def test_what_a_team_typed_at_its_seat_stays_with_who_is_left(four: Four) -> None:
    third, fourth = four.members[2:]
    four.store.classes.erase_person(four.klass.id, third.person)
    scope = f"match:{four.table.match}:2"
    assert fourth.label in str(four.store.work.recall_all(scope))
    four.store.classes.erase_person(four.klass.id, fourth.person)
    assert four.store.work.recall_all(scope) == {}


@on_both
def test_a_page_that_is_still_open_keeps_nothing_of_what_was_erased(four: Four) -> None:
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


def test_what_another_page_was_reading_is_written_away_later(
    sqlite_place: Path, opened: Opener
) -> None:
    """A transaction that reads keeps the log from being emptied; the next chore does it."""
    store, other = opened(sqlite_place, patience=0.05), opened(sqlite_place)
    four = Four(store)
    with other._database.read() as connection:
        connection.execute(select(schema.people)).all()
        store.classes.erase(four.klass.id)
    store.classes.erase_expired()
    assert four.left(four.traces) == []
