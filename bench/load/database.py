"""How much of a class PostgreSQL bears: the statements of many students at their pace, no kernels.

The statements are our own: four pages of one table play, and what they ask of the database is noted
(`Trace`). Then that class is copied, and `pgbench`, which comes with PostgreSQL, sends the same
statements for another copy each time, at the pace of so many students.
"""

import re
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql
from sqlalchemy import Connection, event

from bench.load.sight import Cost, Meter, listening
from bench.load.student import THINKS
from reefkit.classroom.store import Store
from reefkit.classroom.store.schema import metadata
from reefkit.games import games
from reefkit.games.reef.game import new_match
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.people import HEARTBEAT
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import ReefSession
from reefkit.labs.storage import Storage
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.labs.reef.student import SessionHands, Student, phase
from tests.support.news import relayed
from tests.support.postgres import find_programs

AT_A_TABLE = 4
ACTS = sum(THINKS) / 2
"""Seconds between two decisions of a student."""
WARM = 60
"""Decisions that are played before one is noted."""
HEARD = 0.2
"""Seconds after which every page has the news of a decision."""
GROUP = 500
"""Copies of the class that are made in one statement."""


class Trace:
    """Notes what a store's connections send.

    Parameters
    ----------
    stores
        Whose.

    Attributes
    ----------
    lines
        Statements with their values, and where transactions begin and end.
    """

    def __init__(self, stores: Sequence[Store]) -> None:
        self.lines: list[tuple[str, Mapping[str, Any]]] = []
        self._writes = False
        for store in stores:
            engine = store.classes._database.engine
            event.listen(engine, "before_cursor_execute", self._before)
            event.listen(engine, "commit", self._commit)

    def _before(self, *given: Any) -> None:  # noqa: ANN401 - as SQLAlchemy calls it
        _, _, statement, values, _, many = given
        self._writes = self._writes or statement.startswith("BEGIN")
        for each in values if many else [values]:
            self.lines.append((statement, each or {}))

    def _commit(self, connection: Connection) -> None:
        del connection
        if self._writes:
            self._writes = False
            self.lines.append(("COMMIT", {}))

    def of(self, do: Callable[[], object]) -> list[tuple[str, Mapping[str, Any]]]:
        """Return what is sent while something is done."""
        before = len(self.lines)
        do()
        return self.lines[before:]


@dataclass
class Scripts:
    """What a table's pages send: for one decision seen by all, and for a sign that one is open."""

    act: str
    sign: str
    ids: list[str]  #: Of the class, its table, match and people, which each copy has for its own.


class _Page:
    """One student's page, of which only what it asks of the store counts."""

    def __init__(self, place: str, name: str, code: str) -> None:
        self.storage = Storage(place, games(), LAB.id, f"device-{name[-1]}")
        self.session = ReefSession(LAB, acts_of(LAB), catalogue("en"), self.storage)
        self.session.reopen()
        self.session.do("class-join", {"code": code, "first": name})
        self._student, self.pace = Student(SessionHands(self.session)), Pace(self.session)
        self.store = self.storage.lasting.ask(lambda store: store)

    def decide(self) -> None:
        if phase(self.session) != "founding":
            self._student.decide()
            return
        boards = self.session.open_table.view(None).state.boards
        self.session.do("surprise" if boards[self.session.seat] < 0 else "ready", {})


def scripts(place: str) -> Scripts:
    """Play at one table of an empty database, and write down what that sends.

    Its pages have their news from a server, as they have behind `reefkit serve`.
    """
    with relayed(place):
        return _noted(place)


def _noted(place: str) -> Scripts:
    store = Store.open(place)
    row, _ = store.classes.create("7b", "Ms Reef")
    names = [f"Student {number}" for number in range(AT_A_TABLE)]
    pages = [_Page(place, name, row.code) for name in names]
    people = {each.label: each.person for each in store.classes.members(row.id)}
    match = new_match([SeatInfo(name) for name in names], seed=7)
    seated = [[people[name]] for name in names]
    table = store.classes.lay_table(row.id, "Table 1", LAB.id, match, seated)
    ids = [row.id, table.id, str(table.match), *people.values()]
    trace = Trace([each.store for each in pages])

    def look() -> None:
        for page in pages:
            page.pace.step()

    look()
    for number in range(WARM * AT_A_TABLE):
        page = pages[number % AT_A_TABLE]
        before = page.session.open_table.match.position
        sent = trace.of(page.decide)
        if number > WARM:
            time.sleep(HEARD)
        sent += trace.of(look)
        if number > WARM and page.session.open_table.match.position == before + 1:
            break
    reads = sum(statement.startswith("SELECT entries.line") for statement, _ in sent)
    assert reads >= AT_A_TABLE, "the news of the decision came to every page"
    # A place that is another one is written whatever the time.
    seen = pages[0].store.classes.seen
    sign = trace.of(lambda: seen(row.id, people[names[0]], {"part": "before"}))
    for page in pages:
        page.storage.lasting.close()
    store.close()
    return Scripts(_written(sent, ids), _written(sign, ids), ids)


def _written(lines: Sequence[tuple[str, Mapping[str, Any]]], ids: Sequence[str]) -> str:
    """Write statements for pgbench: of the copy ``:n``, at positions that grow by ``:step``."""
    found = ["\\set step :step + 1", "\\set n 1 + :client_id + :clients * random(0, :own - 1)"]
    for statement, values in lines:
        filled = statement.replace("; ", "\\; ") if statement.startswith("BEGIN") else statement
        for name, given in values.items():
            text = f"({sql.Literal(given).as_string(None)})"
            if name.startswith("position"):
                text = f"({given} + :step)"
            for each in ids:
                text = text.replace(each, f"{each}-' || :n || '")
            filled = filled.replace(f"%({name})s", text)
        found.append(" ".join(filled.replace("%%", "%").split()) + ";")
    return "\n".join(found) + "\n"


def copy(place: str, ids: Sequence[str], copies: int) -> None:
    """Copy all that is in a database for so many classes more, each with ids of its own."""
    one_of = "|".join(ids)
    with psycopg.connect(place, autocommit=True) as connection:
        for table in metadata.sorted_tables:
            columns = [each for each in table.columns if not _counts_itself(each)]
            names = ", ".join(f'"{each.name}"' for each in columns)
            wanted = ", ".join(_of_copy(each, ids) for each in columns)
            for first in range(1, copies + 1, GROUP):
                last = min(copies, first + GROUP - 1)
                text = (
                    f'INSERT INTO "{table.name}" ({names}) SELECT {wanted} FROM "{table.name}" AS t'  # noqa: S608  # names and ids of our own
                    f", generate_series({first}, {last}) AS i WHERE t::text ~ '{one_of}'"
                    f" AND t::text !~ '({one_of})-[0-9]' ON CONFLICT DO NOTHING"
                )
                connection.execute(sql.SQL(text))  # type: ignore[arg-type]
        connection.execute("VACUUM ANALYZE")


def _counts_itself(column: Any) -> bool:  # noqa: ANN401 - of any type
    return column.primary_key and column.name == "number" and column.type.python_type is int


def _of_copy(column: Any, ids: Sequence[str]) -> str:  # noqa: ANN401 - of any type
    text = f't."{column.name}"'
    if column.type.python_type is not str:
        return text
    if column.unique:
        return f"right({text}, 8) || '-' || i"
    for each in ids:
        text = f"replace({text}, '{each}', '{each}-' || i)"
    return text


@dataclass
class Borne:
    """What came of it."""

    seconds: list[float]  #: From when each was due until it was done, in the order of the log.
    wanted: float  #: How many were due in a second.
    done: float  #: How many were done in a second.
    failed: int
    cost: Cost  #: Of the database's own processes.


def bear(
    place: str,
    students: int,
    seconds: int,
    *,
    connections: int,
    say: Callable[[str], None],
) -> Borne:
    """Send what so many students send, for so long.

    Parameters
    ----------
    place
        An empty database.
    students, seconds
        How many, and how long.
    connections
        How many connections carry it, as PgBouncer's pool would.
    say
        Tells how far it is.
    """
    programs = find_programs()
    assert programs is not None
    written = scripts(place)
    own = max(1, -(-students // AT_A_TABLE // connections))
    say(f"one class is noted: {written.act.count(';')} statements a decision and its three readers")
    copy(place, written.ids, own * connections)
    say(f"{own * connections} tables stand")
    acts, signs = students / ACTS, students / HEARTBEAT
    rate = acts + signs
    with _scripts(written, (acts, signs)) as (folder, files):
        meter = Meter(listening(place))
        command = [
            str(programs / "pgbench"),
            "-n",
            "-M",
            "simple",
            "-c",
            str(connections),
            "-j",
            "2",
        ]
        command += ["-T", str(seconds), "-R", f"{rate:.1f}", "-l", "--log-prefix", f"{folder}/log"]
        command += ["-D", "step=0", "-D", f"clients={connections}", "-D", f"own={own}", *files]
        done = subprocess.run([*command, place], check=False, capture_output=True, text=True)
        cost = meter.read()
        if done.returncode:
            raise RuntimeError(f"pgbench: {done.stderr[-2000:]}")
        took = [
            int(line.split()[2]) / 1e6
            for log in folder.glob("log*")
            for line in log.read_text().splitlines()
            if line.split()[2].isdigit()
        ]
    failed = re.search(r"number of failed transactions: (\d+)", done.stdout)
    return Borne(took, rate, len(took) / seconds, int(failed[1]) if failed else 0, cost)


@contextmanager
def _scripts(written: Scripts, weights: Sequence[float]) -> Iterator[tuple[Path, list[str]]]:
    with tempfile.TemporaryDirectory(prefix="reefkit-load-") as made:
        folder, files = Path(made), []
        for name, weight in zip(("act", "sign"), weights, strict=True):
            path = folder / f"{name}.sql"
            path.write_text(getattr(written, name))
            files += ["-f", f"{path}@{round(100 * weight)}"]
        yield folder, files
