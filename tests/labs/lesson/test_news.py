"""Pages on a PostgreSQL that several servers share: they are told, and ask it next to nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import event

from reefkit.classroom.store import ClassRow, Store
from reefkit.desk.following import LOOK_SECONDS, REDRAW_SECONDS
from reefkit.desk.page import Running, all_acts
from reefkit.desk.session import DeskSession
from reefkit.games import games
from reefkit.games.reef.game import new_match
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.pace import BOT_SECONDS, Pace
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.storage import Storage
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.support.news import relayed, until

HANDFUL = 15
"""Statements a minute of a page that nobody touches: three signs that it is open, four each, and a
look or two."""


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 3, 4, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def place(postgres_url: str) -> Iterator[str]:
    with relayed(postgres_url):
        yield postgres_url


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    found = Store.open(place)
    yield found
    found.close()


@pytest.fixture
def row(store: Store) -> ClassRow:
    return store.classes.create("Blue 7")[0]


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    asked: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    engine = store._database.engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


def page(place: str, visitor: str) -> tuple[LessonSession, Pace, Clock]:
    lab, clock = labs()["reef"], Clock()
    storage = Storage(place, games(), "reef", visitor)
    storage.lasting.clock = clock
    session = new_session(lab, catalogue("en"), storage)
    return session, Pace(session), clock


def own_store(session: LessonSession) -> Store:
    assert session.storage is not None
    return session.storage.lasting.ask(lambda store: store)


def seated(store: Store, row: ClassRow, *sessions: LessonSession) -> None:
    """Have everybody join, and lay one table for all."""
    people = []
    for session, name in zip(sessions, ("Ann", "Bo", "Cy", "Dee"), strict=False):
        assert session.membership is not None
        session.membership.join(row.code, [name])
        people.append([session.membership.here[0].id])
    seats = [SeatInfo(f"Seat {n}") for n in range(len(people))]
    store.classes.lay_table(row.id, "Table 1", "reef", new_match(seats), people)


def quiet(pace: Pace) -> bool:
    return not any(pace.step() for _ in range(3))


def test_an_idle_page_asks_next_to_nothing(place: str, store: Store, row: ClassRow):
    (one, pace, clock), (other, _, _) = page(place, "one"), page(place, "two")
    seated(store, row, one, other)
    assert until(lambda: pace.step() or one.table is not None)
    assert until(lambda: quiet(pace))
    with statements(own_store(one)) as asked:
        for _ in range(int(60 / BOT_SECONDS)):
            pace.step()
            clock.now += timedelta(seconds=BOT_SECONDS)
    assert 0 < len(asked) <= HANDFUL, asked
    for session in (one, other):
        own_store(session).close()


def test_a_move_a_pause_and_a_message_reach_a_page(place: str, store: Store, row: ClassRow):
    (one, pace, _), (other, others, _) = page(place, "one"), page(place, "two")
    seated(store, row, one, other)
    for each in (pace, others):
        assert until(lambda each=each: quiet(each))
    position = one.open_table.position
    other.open_table.do_for_me(1)
    assert until(pace.step)
    assert one.open_table.position > position
    store.classes.set_control(row.id, paused=True, message="Look here")
    assert until(pace.step)
    assert one.membership is not None
    assert one.membership.is_paused()
    assert one.membership.notice == "Look here"
    for session in (one, other):
        own_store(session).close()


def test_whether_some_share_a_screen_is_asked_once_for_each_sign(
    place: str, store: Store, row: ClassRow
):
    (one, pace, clock), (other, _, _) = page(place, "one"), page(place, "two")
    seated(store, row, one, other)
    assert until(lambda: quiet(pace))
    membership = one.membership
    assert membership is not None
    assert until(lambda: not membership.is_calm() and quiet(pace))
    mine, theirs = membership.place.table.seats if membership.place else ((), ())

    def asks() -> int:
        with statements(own_store(one)) as asked:
            for _ in range(50):
                membership.is_calm()
        return len(asked)

    assert until(lambda: asks() == 0)
    store.classes._clock = clock
    store.classes.seen(row.id, theirs[0], {"part": "play", "with": [*theirs, *mine]})
    assert until(membership.is_calm)
    for session in (one, other):
        own_store(session).close()


def test_a_join_an_answer_and_a_move_reach_the_desk(place: str, store: Store, row: ClassRow):
    desk_store = Store.open(place)
    clock = Clock()
    session = DeskSession(all_acts(), catalogue("en"), desk_store, row.id, clock=clock)
    running = Running(session)
    seconds = LOOK_SECONDS
    one, pace, _ = page(place, "one")

    def still() -> bool:
        return not any(running.step() for _ in range(3))

    def comes() -> bool:
        """Return whether the desk is drawn again, and not since minutes have passed."""
        return until(running.step) and seconds < REDRAW_SECONDS

    assert until(still)
    seated(store, row, one)
    assert comes()
    assert [each.label for each in session.scene().members] == ["Ann"]
    assert until(still)
    assert one.membership is not None
    person = one.membership.here[0].id
    own_store(one).work.answer(person, "reef", "before", "q", 1)
    assert comes()
    assert until(lambda: quiet(pace))
    assert until(still)
    one.open_table.do_for_me(0)
    assert comes()
    assert until(still)
    with statements(desk_store) as asked:
        for _ in range(50):
            running.step()
    assert asked == []
    store.people.create("Somebody of no class")
    assert still()
    desk_store.close()
    own_store(one).close()
