"""Two real servers on one PostgreSQL: what is done on one is shown on the other at once."""

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil
import psycopg
import pytest

from bench.load.sight import Sight
from bench.load.student import WireStudent
from bench.load.wire import Wire
from reefkit.classroom.store import Store
from reefkit.games.reef.game import new_match
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue, message
from tests.support.news import until
from tests.support.voila import Served, command, serving

pytestmark = pytest.mark.slow

PATIENCE = 90.0
LISTENING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND (query LIKE '%unnest%' OR query LIKE 'LISTEN%')"

Serve = Callable[..., Served]


@pytest.fixture
def serve(postgres_url: str, tmp_path: Path) -> Iterator[Serve]:
    """Start servers on one database."""
    with ExitStack() as stack:

        def start(name: str, **environment: str) -> Served:
            (tmp_path / name).mkdir()
            environment = {"REEFKIT_DATABASE": postgres_url, **environment}
            own = serving(command("--port", "0"), tmp_path / name, **environment)
            return stack.enter_context(own)

        yield start


def sockets(served: Served) -> list[str]:
    """List the sockets by which a server's pages are told: the one that listens, and one a page."""
    found = psutil.Process(served.process.pid).net_connections("unix")
    return [str(each.laddr) for each in found if str(each.laddr).endswith("/news")]


def played_on(*students: WireStudent) -> bool:
    """Have all play, and return whether each page has shown what the others did, three times."""
    shown: dict[WireStudent, set[str]] = {each: set() for each in students}

    def seen() -> bool:
        for each in students:
            each.decide()
            shown[each].add(each.wire.html("neighbours"))
        return min(map(len, shown.values())) > 3

    return until(seen, PATIENCE)


def test_a_move_on_one_server_is_shown_on_the_other(serve: Serve, postgres_url: str):
    servers = serve("one"), serve("two")
    store = Store.open(postgres_url)
    row, _ = store.classes.create("7b", "Ms Reef")
    wires = []
    for name, server in zip(("Ann", "Bo"), servers, strict=True):
        wires.append(Wire(f"{server.url}reef-survivor/?join={row.code.replace(' ', '')}").open())
        wires[-1].act("whole", "class-join", {"code": row.code, "first": name})
    people = [[each.person] for each in store.classes.members(row.id)]
    match = new_match([SeatInfo("Ann"), SeatInfo("Bo")])
    store.classes.lay_table(row.id, "Table 1", "reef", match, people)
    assert until(lambda: all("surprise" in each.html("controls") for each in wires), PATIENCE)
    one, two = (WireStudent(each, Sight(), 1, threading.Event()) for each in wires)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        listeners = connection.execute(LISTENING).fetchall()
        assert len(listeners) == len(servers)
        for each in servers:
            assert len(sockets(each)) == 1 + 1

        assert played_on(one, two)
        for (pid,) in listeners:
            connection.execute("SELECT pg_terminate_backend(%s)", [pid])
        assert played_on(one, two)
        assert until(lambda: len(connection.execute(LISTENING).fetchall()) == 2, PATIENCE)
    for wire in wires:
        wire.leave()
    store.close()
    for each in servers:
        each.process.terminate()
        assert each.process.wait(timeout=PATIENCE) == 0


def test_a_server_that_cannot_listen_says_so_and_goes_on(serve: Serve, postgres_url: str):
    nowhere = "postgresql://127.0.0.1:1/reefkit"
    served = serve("one", REEFKIT_DATABASE_DIRECT=nowhere)
    served.wait_for(catalogue("en").render(message("serve-news-lost"))[:60])
    assert Wire(f"{served.url}reef-survivor/").open().html("whole")
