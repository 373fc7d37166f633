"""A real PostgreSQL: the server that ``TEST_POSTGRES_URL`` names, or a throw-away cluster."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

import psycopg
import pytest
from psycopg import sql

from tests.support.machine import tool_is_absent

URL_VARIABLE = "TEST_POSTGRES_URL"
# Where Debian keeps its versions, off the path.
DEBIAN_FOLDER = Path("/usr/lib/postgresql")
START_SECONDS = 180


def find_programs() -> Path | None:
    """Return the folder with PostgreSQL's programs, the newest where there are several."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent  # a link on the path may stand without its siblings
    versions = [path.parent for path in DEBIAN_FOLDER.glob("*/bin/initdb")]
    return max(versions, key=lambda folder: float(folder.parent.name), default=None)


def _account() -> str | None:
    """Name the account to run the server as: PostgreSQL refuses root. None: ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _run(programs: Path, arguments: list[str], folder: Path) -> None:
    """Run one of PostgreSQL's programs, with its words in the error where it fails."""
    account = _account()
    log = folder / "log"
    with log.open("ab") as output:
        # To a file and not a pipe: the server that pg_ctl leaves behind would hold a pipe open.
        finished = subprocess.run(
            [str(programs / arguments[0]), *arguments[1:]],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=folder,
            user=account,
            extra_groups=None if account is None else [],
            timeout=2 * START_SECONDS,
            check=False,
        )
    if finished.returncode != 0:
        message = f"{arguments[0]} failed:\n{log.read_text(errors='replace')}"
        raise RuntimeError(message)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def throw_away_cluster(
    programs: Path, *, durable: bool = False, connections: int = 100
) -> Iterator[str]:
    """Run a new cluster on this machine while the context lasts, and give its address.

    Nothing of it outlives the context. Its data need not survive a power cut, so it never waits
    for the disk; `durable` has it wait as a school's own would, for measuring. `connections`: how
    many it takes.
    """
    folder = Path(tempfile.mkdtemp(prefix="reefkit-postgres-"))
    try:
        account = _account()
        if account is not None:
            shutil.chown(folder, account)
        password = secrets.token_urlsafe(12)
        (folder / "password").write_text(password)
        if account is not None:
            shutil.chown(folder / "password", account)
        data = str(folder / "data")
        create = ["initdb", "-D", data, "-U", "postgres", "-A", "scram-sha-256"]
        create += ["--pwfile", str(folder / "password"), "--encoding", "UTF8", "--locale", "C"]
        _run(programs, [*create, "--no-sync"], folder)
        port = _free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' "
        options += f"-c max_connections={connections} "
        if not durable:
            options += "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        start = ["pg_ctl", "-D", data, "-w", "-t", str(START_SECONDS), "-o", options, "start"]
        _run(programs, start, folder)
        try:
            yield f"postgresql://postgres:{password}@127.0.0.1:{port}/postgres"
        finally:
            _run(programs, ["pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder)


def restart(programs: Path, address: str) -> None:
    """End a throw-away cluster as a power cut does, and start it again."""
    with psycopg.connect(address) as connection:
        (data,) = connection.execute("SHOW data_directory").fetchone() or ("",)
    arguments = ["pg_ctl", "-D", data, "-w", "-t", str(START_SECONDS), "-m", "immediate", "restart"]
    _run(programs, arguments, Path(data).parent)


POOLER = "/usr/sbin/pgbouncer"
_POOLED = """
[databases]
* = host={host} port={port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {listen}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
"""


@contextmanager
def pooled(address: str) -> Iterator[str]:
    """Run a PgBouncer in transaction mode before a database, and give the address through it."""
    if shutil.which("pgbouncer") is None and not Path(POOLER).exists():
        tool_is_absent("PgBouncer", "install pgbouncer")
    place, port = urlsplit(address), _free_port()
    with tempfile.TemporaryDirectory(prefix="reefkit-pgbouncer-") as made:
        folder, account = Path(made), _account()
        values = {"host": place.hostname, "port": place.port, "listen": port, "folder": folder}
        (folder / "config").write_text(_POOLED.format(**values))
        (folder / "users").write_text(f'"{place.username}" "{place.password}"\n')
        if account is not None:
            for each in (folder, folder / "config", folder / "users"):
                shutil.chown(each, account)
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [shutil.which("pgbouncer") or POOLER, str(folder / "config")],
                stdout=log,
                stderr=log,
                user=account,
                extra_groups=None if account is None else [],
            )
        try:
            yield _pooled_at(
                place._replace(netloc=place.netloc.replace(str(place.port), str(port)))
            )
        finally:
            process.kill()
            process.wait()


def _pooled_at(place: SplitResult) -> str:
    """Wait until a pooler answers."""
    ends = time.monotonic() + START_SECONDS
    while True:
        try:
            psycopg.connect(place.geturl(), prepare_threshold=None).close()
        except psycopg.OperationalError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.05)
        else:
            return place.geturl()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Return the address of a server where databases can be created."""
    given = os.environ.get(URL_VARIABLE)
    if given:
        yield given
        return
    programs = find_programs()
    if programs is None:
        tool_is_absent("PostgreSQL", f"set {URL_VARIABLE}, or install postgresql")
    with throw_away_cluster(programs) as address:
        yield address


@contextmanager
def empty_database(postgres_server: str) -> Iterator[str]:
    """Make a database while the context lasts, and give its address."""
    name = f"reefkit_test_{secrets.token_hex(8)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    try:
        yield with_database(postgres_server, name)
    finally:
        with psycopg.connect(postgres_server, autocommit=True) as connection:
            drop = sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name))
            connection.execute(drop)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    with empty_database(postgres_server) as address:
        yield address


def with_database(address: str, name: str) -> str:
    return urlsplit(address)._replace(path=f"/{name}").geturl()


def main() -> int:
    """Say where PostgreSQL is; without it, leave with 1 (``.ci/run`` asks so)."""
    programs = find_programs()
    place = f"named by {URL_VARIABLE}" if os.environ.get(URL_VARIABLE) else programs
    sys.stdout.write(f"PostgreSQL: {place or 'absent'}{os.linesep}")
    return 0 if place else 1


if __name__ == "__main__":
    raise SystemExit(main())
