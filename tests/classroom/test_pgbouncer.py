"""A store through PgBouncer in transaction mode: no two transactions need share a connection."""

import threading
from collections.abc import Iterator

import psycopg
import pytest

from reefkit.classroom.store import news_relay
from reefkit.match.errors import StoreFault
from tests.classroom.conftest import Opener
from tests.match.toy import TOYS, Dive, new_match
from tests.support.news import relayed, until
from tests.support.postgres import empty_database, pooled, with_database

WRITERS, ROUNDS = 8, 12


@pytest.fixture(scope="module")
def pooler(postgres_server: str) -> Iterator[str]:
    with pooled(postgres_server) as address:
        yield address


@pytest.fixture
def through(pooler: str, postgres_place: str) -> str:
    return with_database(pooler, postgres_place.rpartition("/")[2])


def test_a_store_is_made_through_it(pooler: str, postgres_server: str, opened: Opener):
    with empty_database(postgres_server) as made:
        store = opened(with_database(pooler, made.rpartition("/")[2]))
        ann = store.people.create("Ann")
        assert store.people.get(ann.id) == ann
        store.close()


def test_many_write_and_read_through_two_connections(through: str, opened: Opener):
    stores = [opened(through) for _ in range(WRITERS)]
    made = stores[0].matches.create(new_match(*[None] * WRITERS))
    person = stores[0].people.create("Ann").id
    faults: list[BaseException] = []

    def work(number: int) -> None:
        try:
            table = stores[number].matches.open(made.id, TOYS)
            for _ in range(ROUNDS):
                stores[number].work.answer(person, "reef", "before", f"q{number}", 1)
                table.refresh()
                assert stores[number].changes()
            table.act(number, Dive())
        except BaseException as error:  # noqa: BLE001  # told below
            faults.append(error)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(WRITERS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert faults == []
    assert made.position == WRITERS
    assert len(stores[0].work.answers(person, "reef")) == WRITERS * ROUNDS


def test_each_writing_waits_for_the_disk_and_for_a_lock_for_a_while(
    through: str, postgres_place: str, opened: Opener
):
    store = opened(through, patience=0.2)
    ann = store.people.create("Ann").id
    with psycopg.connect(postgres_place) as other:
        other.execute("SELECT * FROM people FOR UPDATE")
        with pytest.raises(StoreFault) as caught:
            store.work.note(ann, "reef", "k", "x")
    assert caught.value.cause == "locked"
    for _ in range(4):  # whichever connection it is
        with store._database.write() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    with psycopg.connect(through, prepare_threshold=None) as another:  # nothing stays behind
        habit = another.execute(
            "SELECT reset_val, setting FROM pg_settings WHERE name IN ('synchronous_commit', 'lock_timeout')"
        )
        assert all(reset == now for reset, now in habit)


def test_who_cannot_listen_through_it_says_so_and_pages_ask(
    through: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(news_relay, "PATIENCE", 1.0)
    with relayed(through, wait=False) as relay:
        ours, theirs = opened(through), opened(through)
        made = theirs.matches.create(new_match(None, None))
        table = ours.matches.open(made.id, TOYS)
        assert until(lambda: relay.told == [False])
        made.act(0, Dive())
        assert table.position == 1
        assert not relay.hears()


def test_who_listens_past_it_hears_what_is_written_through_it(
    through: str, postgres_place: str, opened: Opener
):
    with relayed(through, postgres_place):
        ours, theirs = opened(through), opened(through)
        made = theirs.matches.create(new_match(None, None))
        table = ours.matches.open(made.id, TOYS)
        assert until(lambda: ours.changes(made.id) < 1_000)  # told, and no transaction's number
        made.act(0, Dive())
        assert until(lambda: table.position == 1)
