"""What is written is told to those who follow it, whoever listens, fails or talks nonsense."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event

from reefkit.classroom.store import Store, StoreTable, database, news, news_relay, news_topics
from reefkit.classroom.store.classes import base
from reefkit.classroom.store.news import HEARS, NEWS_VARIABLE
from reefkit.classroom.store.news_relay import MOST_FOLLOWED
from reefkit.classroom.store.news_topics import ALL, NOBODY
from reefkit.match.errors import Rejection, StoreFault
from tests.classroom.conftest import Opener
from tests.match.toy import TOYS, Dive, new_match
from tests.support.machine import tool_is_absent
from tests.support.news import Relayed, relayed, until
from tests.support.postgres import find_programs, restart, throw_away_cluster

LONG = 3_600.0


@pytest.fixture
def relay(
    postgres_place: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Relayed]:
    """Relay news, and look slowly only where that is asked for."""
    seconds = getattr(request, "param", LONG)
    monkeypatch.setattr(news_relay, "LOOK_SECONDS", seconds)
    with relayed(postgres_place) as found:
        yield found


@pytest.fixture
def ours(relay: Relayed, postgres_place: str, opened: Opener) -> Store:
    return opened(postgres_place)


@pytest.fixture
def theirs(relay: Relayed, postgres_place: str, opened: Opener) -> Store:
    return opened(postgres_place)


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """Note what a store asks of its database."""
    asked: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    event.listen(store._database.engine, "before_cursor_execute", note)
    yield asked
    event.remove(store._database.engine, "before_cursor_execute", note)


def hears(store: Store, *topics: str) -> bool:
    """Return whether a store is told of topics, rather than that it asks."""
    with statements(store) as asked:
        store.changes(*topics)
    return not asked


def following(store: Store, *topics: str) -> int:
    """Follow topics, and return the number once the relay has confirmed them."""
    assert until(lambda: hears(store, *topics))
    return store.changes(*topics)


def link_of(relay: Relayed) -> socket.socket:
    link = socket.socket(socket.AF_UNIX)
    link.connect(str(relay.place))
    link.settimeout(10)
    return link


# ---- Who is told of what.
Written = Callable[[Store], tuple[str, Callable[[], object]]]


def of_match(store: Store) -> tuple[str, Callable[[], object]]:
    table = store.matches.create(new_match(None, None))
    return table.id, lambda: table.act(0, Dive())


def of_person(do: Callable[[Store, str], object]) -> Written:
    def written(store: Store) -> tuple[str, Callable[[], object]]:
        ann = store.people.create("Ann").id
        return ann, lambda: do(store, ann)

    return written


def of_member(do: Callable[[Store, str, str], object]) -> Written:
    def written(store: Store) -> tuple[str, Callable[[], object]]:
        row, ann = store.classes.create("7b")[0], store.people.create("Ann").id
        store.classes.join(row.id, ann, "Ann")
        return ann, lambda: do(store, row.id, ann)

    return written


def of_class(do: Callable[[Store, str], object]) -> Written:
    def written(store: Store) -> tuple[str, Callable[[], object]]:
        row = store.classes.create("7b")[0].id
        return row, lambda: do(store, row)

    return written


def marked(store: Store, class_id: str, person: str) -> object:
    answer = store.work.answers(person, "reef")[0]
    return store.classes.mark(class_id, answer.id, 2.0)


def of_marked(store: Store) -> tuple[str, Callable[[], object]]:
    ann, mark = of_member(marked)(store)
    store.work.answer(ann, "reef", "before", "q", 1)
    return ann, mark


WRITTEN: dict[str, Written] = {
    "a move": of_match,
    "an answer": of_person(lambda store, ann: store.work.answer(ann, "reef", "before", "q", 1)),
    "a note": of_person(lambda store, ann: store.work.note(ann, "reef", "k", "x")),
    "a plot": of_person(lambda store, ann: store.work.plot(ann, "m", "k", 1)),
    "a sheet": of_person(lambda store, ann: store.work.finish(ann, "reef", "before")),
    "a name": of_person(lambda store, ann: store.people.rename(ann, "Anna")),
    "a place": of_person(lambda store, ann: store.work.remember(f"person:{ann}", "place", 1)),
    "a file": of_person(lambda store, ann: store.take_in(store.export([ann]), TOYS)),
    "a sign": of_member(lambda store, row, ann: store.classes.seen(row, ann, {"part": "play"})),
    "a mark": of_marked,
    "a join": of_class(
        lambda store, row: store.classes.join(row, store.people.create("Bo").id, "Bo")
    ),
    "a pause": of_class(lambda store, row: store.classes.set_control(row, paused=True)),
    "an end": of_class(lambda store, row: store.classes.erase(row)),
}


@pytest.mark.parametrize("what", WRITTEN)
def test_who_follows_it_is_told_and_nobody_else(what: str, ours: Store, theirs: Store):
    topic, write = WRITTEN[what](theirs)
    heard = threading.Event()
    ours.on_news(heard.set)
    other = ours.people.create("Cy").id
    before, aside = following(ours, topic), following(ours, other)
    heard.clear()
    write()
    assert until(lambda: ours.changes(topic) != before)
    assert heard.wait(5)
    assert ours.changes(other) == aside


def test_a_move_that_is_refused_is_told_to_nobody(ours: Store, theirs: Store):
    ann = theirs.people.create("Ann").id
    before = following(ours, ann)
    with suppress(Rejection), theirs._database.write() as connection:
        news_topics.tell_of(connection, ann)
        base.find_class(connection, "none")
    theirs.work.remember("visitor:v", "k", 1)  # by the same connection
    theirs.people.rename(theirs.people.create("Bo").id, "Bob")
    time.sleep(0.2)
    assert ours.changes(ann) == before


def test_who_looks_at_what_nobody_changed_asks_the_database_nothing(ours: Store, theirs: Store):
    made = theirs.matches.create(new_match(None, None))
    table = ours.matches.open(made.id, TOYS)
    following(ours, made.id)
    assert table.position == 0
    with statements(ours) as asked:
        for _ in range(200):
            assert table.position == 0
    assert asked == []
    made.act(0, Dive())
    assert until(lambda: table.position == 1)


def test_what_a_page_wrote_itself_it_reads_once_and_is_not_told(ours: Store):
    table = ours.matches.create(new_match(None, None))
    other = ours.matches.open(table.id, TOYS)
    before = following(ours, table.id)
    heard = threading.Event()
    ours.on_news(heard.set)
    table.act(0, Dive())
    assert ours.changes(table.id) != before
    assert other.position == 1
    assert not heard.wait(0.5)


def test_too_much_to_say_is_said_to_all(ours: Store, theirs: Store):
    ann = ours.people.create("Ann").id
    before = following(ours, ann)
    with theirs._database.write() as connection:
        news_topics.tell_of(connection, *(f"topic-number-{n}" for n in range(1_000)))
    assert until(lambda: ours.changes(ann) != before)


def test_with_a_file_nothing_is_told(
    sqlite_place: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv(NEWS_VARIABLE, str(tmp_path / "news"))
    one, other = opened(sqlite_place), opened(sqlite_place)
    ann = one.people.create("Ann").id
    before = one.changes(ann)
    other.people.create("Bo")  # whoever it is of
    assert one.changes(ann) != before
    assert one._database._feed is None


# ---- What is lost on the way is found.
def lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "announce", lambda *_: None)


@pytest.fixture
def tables(ours: Store, theirs: Store) -> tuple[StoreTable, StoreTable]:
    """Return a page's table, which is told of it, and another page's."""
    made = theirs.matches.create(new_match(None, None))
    following(ours, made.id)
    return ours.matches.open(made.id, TOYS), made


@pytest.mark.parametrize("relay", [1.0], indirect=True)
def test_what_the_news_was_lost_of_is_found_by_the_slow_look(
    monkeypatch: pytest.MonkeyPatch,
    tables: tuple[StoreTable, StoreTable],
    ours: Store,
    theirs: Store,
):
    table, made = tables
    row = theirs.classes.create("7b")[0].id
    before = following(ours, row)
    lost(monkeypatch)
    made.act(0, Dive())
    theirs.classes.set_control(row, paused=True)
    assert until(lambda: table.position == 1)
    assert until(lambda: ours.changes(row) != before)


def test_a_page_that_was_told_nothing_moves_after_the_others(
    monkeypatch: pytest.MonkeyPatch, postgres_place: str, opened: Opener
):
    monkeypatch.setattr(news_relay, "LOOK_SECONDS", LONG)
    with relayed(postgres_place):
        made = opened(postgres_place).matches.create(new_match(None, None))
        ours = opened(postgres_place)
        following(ours, made.id)
        table = ours.matches.open(made.id, TOYS)
        assert table.position == 0
        lost(monkeypatch)
        made.act(0, Dive())
        assert table.position == 0
        table.act(1, Dive())
        assert table.position == 2


def test_a_listener_that_was_killed_listens_again_and_pages_ask_meanwhile(
    relay: Relayed, postgres_place: str, tables: tuple[StoreTable, StoreTable], ours: Store
):
    table, made = tables
    with psycopg.connect(postgres_place, autocommit=True) as server:
        server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid() "
            "AND (query LIKE '%unnest%' OR query LIKE 'LISTEN%')"
        )
    assert until(lambda: not relay.hears())
    made.act(0, Dive())
    assert until(lambda: not hears(ours, made.id))
    assert table.position == 1
    assert until(relay.hears)
    assert until(lambda: hears(ours, made.id))
    made.act(1, Dive())
    assert until(lambda: table.position == 2)


def test_a_relay_that_is_gone_leaves_pages_that_ask_and_one_that_comes_is_found(
    relay: Relayed,
    monkeypatch: pytest.MonkeyPatch,
    tables: tuple[StoreTable, StoreTable],
    ours: Store,
):
    monkeypatch.setattr(news, "SECONDS_BETWEEN", 0.2)
    table, made = tables
    relay.stop()
    assert until(lambda: not hears(ours, made.id))
    made.act(0, Dive())
    assert table.position == 1
    relay.start()
    assert until(lambda: hears(ours, made.id))
    made.act(1, Dive())
    assert until(lambda: table.position == 2)


# Turns of the loop after which somebody is let in and not served yet (after one, asyncio drops them).
@pytest.mark.parametrize("turns", [2, 3])
def test_nobody_who_is_just_being_let_in_is_left_behind(tmp_path: Path, turns: int):
    async def ended() -> None:
        nowhere = "postgresql+psycopg://nobody@127.0.0.1:1/none"
        relay = news_relay.NewsRelay(tmp_path / "news", nowhere, nowhere, lambda _: None)
        task = asyncio.create_task(relay.run())
        while not relay._failed:  # noqa: ASYNC110  # it has no event for that
            await asyncio.sleep(0.01)
        with socket.socket(socket.AF_UNIX) as follower:
            follower.connect(str(tmp_path / "news"))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(ended())


@pytest.mark.slow
def test_a_database_that_is_started_again_is_heard_again(opened: Opener):
    programs = find_programs()
    if programs is None:
        tool_is_absent("PostgreSQL", "install postgresql")
    with throw_away_cluster(programs) as address, relayed(address) as relay:
        ours, theirs = opened(address), opened(address)
        made = theirs.matches.create(new_match(None, None))
        table = ours.matches.open(made.id, TOYS)
        following(ours, made.id)
        restart(programs, address)
        assert until(relay.hears)
        for store in (ours, theirs):  # as a page does that found its connection cut
            with suppress(StoreFault):
                store.people.get("nobody")
        assert until(lambda: hears(ours, made.id))
        made.act(0, Dive())
        assert until(lambda: table.position == 1)


def test_a_relay_that_hears_nothing_of_what_pages_write_says_so(
    postgres_place: str, postgres_url: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(news_relay, "PATIENCE", 1.0)
    with relayed(postgres_place, postgres_url, wait=False) as relay:
        ours, theirs = opened(postgres_place), opened(postgres_place)
        ann = theirs.people.create("Ann").id
        assert until(lambda: relay.told == [False])
        assert not relay.hears()
        before = ours.changes(ann)
        theirs.people.rename(ann, "Anna")
        assert ours.changes(ann) != before


# ---- A process hears what it follows, and what it says changes nothing for others.
def test_a_process_hears_only_what_it_follows(relay: Relayed, theirs: Store):
    table, other = (theirs.matches.create(new_match(None, None)) for _ in range(2))
    with link_of(relay) as link, link.makefile("rb") as lines:
        assert lines.readline().decode().split() == [HEARS]
        link.sendall(f"{table.id}\n".encode())
        assert lines.readline().decode().split() == [NOBODY, table.id]
        other.act(0, Dive())
        table.act(0, Dive())
        while (line := lines.readline().decode().split()) == [NOBODY, table.id]:
            pass  # the slow look, which tells a new topic once
        assert line[1:] == [table.id]
        assert line[0] not in {NOBODY, ALL}


def test_a_topic_is_heard_of_once_the_server_has_confirmed_it(tmp_path: Path):
    place = tmp_path / "news"
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(place))
        server.listen()
        heard = threading.Event()
        feed = news.NewsFeed(str(place), heard.set)
        link, _ = server.accept()
        with link, link.makefile("rb") as lines:
            link.sendall(news.line_of(HEARS))
            assert heard.wait(5)
            assert feed.changes(["topic"]) is None
            assert lines.readline() == b"topic\n"
            feed.wrote(["topic"])
            assert feed.changes(["topic"]) is None
            heard.clear()
            link.sendall(news.line_of(NOBODY, "topic"))
            assert heard.wait(5)
            assert feed.changes(["topic"]) is not None
        feed.close()


@pytest.mark.parametrize(
    "said",
    [
        b"\xff\xfe\x00\n",
        "höre\n".encode(),
        b"+\n",
        b"*\n",
        b"a" * 61 + b"\n",
        b"x" * 200_000,
        b"".join(b"topic-%d\n" % n for n in range(MOST_FOLLOWED + 2)),
    ],
    ids=["bytes", "letters", "word", "all", "long", "endless", "many"],
)
def test_nonsense_ends_who_says_it_and_changes_nothing(
    said: bytes, relay: Relayed, tables: tuple[StoreTable, StoreTable], ours: Store
):
    table, made = tables
    with link_of(relay) as link:
        try:
            link.sendall(said)
            while link.recv(1 << 16):
                pass
        except (BrokenPipeError, ConnectionResetError):
            pass
    made.act(0, Dive())
    assert until(lambda: table.position == 1)
    assert hears(ours, made.id)


def test_a_process_that_does_not_read_is_let_go(relay: Relayed, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(news_relay, "MOST_UNREAD", 0)
    topic = "x" * 60
    with link_of(relay) as link, link.makefile("rb") as lines:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        link.sendall(f"{topic}\n".encode())
        assert until(lambda: topic in relay.relay._followers)
        for _ in range(20):
            relay._loop.call_soon_threadsafe(relay.relay._pass_on, NOBODY, [topic] * 5_000)
        assert until(lambda: topic not in relay.relay._followers)
        while lines.read(1 << 16):
            pass
