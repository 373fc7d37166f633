"""The health of a machine and what was saved on it."""

import http.server
import os
import shutil
import socket
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import timedelta, tzinfo
from pathlib import Path
from typing import NamedTuple, Self

import pytest
from msgspec import structs

from reefkit import health
from reefkit.classroom.store import Store
from reefkit.health import ALONE, durability, machine, memory, reachability, restart, summary
from reefkit.health.findings import CheckFinding, CheckTarget, amount, fine
from reefkit.labs import environment
from reefkit.labs.environment import STARTED_VARIABLE, Served, opening_command
from reefkit.match.table import utc_now
from reefkit.text import catalogue, message
from tests.support.faults import full_disk, held

SAY = catalogue("en")


def asked(store: Path | str, **served: object) -> CheckTarget:
    how = {"address": "127.0.0.1", "port": free_port(), **served}
    return CheckTarget(store=str(store), served=Served(**how))  # type: ignore[arg-type]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def told(finding: CheckFinding) -> str:
    do = "" if finding.do is None else f" -> {SAY.render(finding.do)}"
    return f"{finding.verdict}: {SAY.render(finding.found)}{do}"


# ---- The self-check as a whole, of memory, and of the machine it runs on.
def test_a_machine_is_checked_from_end_to_end_and_left_as_it_was(on_disk: Path):
    store = on_disk / "own" / "reefkit.sqlite"
    found = {each.check: each for each in health.look(asked(store))}
    assert list(found) == list(health.CHECKS)
    # What this machine is short of, or who runs the tests, is not the matter here.
    for name in ("storage", "lasting", "address", "token", "clock", "versions"):
        assert found[name].verdict == "fine", told(found[name])
    assert all(SAY.render(each.found) for each in found.values())
    opened = Store.open(store)
    try:
        with opened._database.read() as connection:
            rows = connection.exec_driver_sql("SELECT count(*) FROM settings").scalar_one()
    finally:
        opened.close()
    assert rows == 0


def test_one_check_that_fails_hides_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def stumble(_: CheckTarget) -> CheckFinding:
        raise RuntimeError("not foreseen")

    monkeypatch.setattr(health, "CHECKS", {"clock": stumble, "token": reachability.token})
    first, second = health.look(asked(tmp_path / "x"))
    assert (first.check, first.verdict, second.verdict) == ("clock", "bad", "fine")
    assert health.worst([first, second]) == "bad"


def test_memory_for_the_students_who_are_to_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    page, server = memory.of_page(), memory.of_server()
    question = asked(tmp_path / "x", students=10)

    def with_left(left: int, pages: int = 0, *, running: bool = False) -> CheckFinding:
        monkeypatch.setattr(memory, "free", lambda: left)
        return machine.room(
            CheckTarget(store="x", served=question.served, is_running=running, pages=pages)
        )

    enough = memory.reserve() + 12 * page
    assert with_left(enough + server).verdict == "fine"
    assert with_left(enough - 2 * page + server).verdict == "warn"
    short = with_left(enough - 5 * page + server)
    assert short.verdict == "bad"
    assert "enough for 7 students of 10" in told(short)
    assert with_left(enough, running=True).verdict == "fine"  # the server has its memory
    assert with_left(enough - 5 * page, 3, running=True).verdict != "bad"  # and so have three
    assert "no student of 10" in told(with_left(0))


def test_a_container_s_own_limit_counts(tmp_path: Path):
    """Version 2 of control groups: the tightest of the group and of all that hold it."""
    groups, own = tmp_path / "groups", tmp_path / "own"
    inner = groups / "box" / "inner"
    inner.mkdir(parents=True)
    own.write_text("0::/box/inner\n")
    assert memory.free_in_container(groups, own) is None

    def limit(folder: Path, most: str, used: int, idle: int) -> None:
        (folder / "memory.max").write_text(f"{most}\n")
        (folder / "memory.current").write_text(f"{used}\n")
        (folder / "memory.stat").write_text(f"anon 5\ninactive_file {idle}\nactive_file 9\n")

    limit(inner, "max", 100, 0)
    assert memory.free_in_container(groups, own) is None
    limit(groups / "box", "1000", 700, 200)
    assert memory.free_in_container(groups, own) == 500
    limit(inner, "400", 100, 0)
    assert memory.free_in_container(groups, own) == 300
    own.write_text("0::/not/to/be/seen/from/inside\n")
    limit(groups, "250", 300, 0)
    assert memory.free_in_container(groups, own) == 0


def test_an_older_container_s_limit_counts(tmp_path: Path):
    """Version 1, where no limit is a very large number."""
    folder, own = tmp_path / "memory" / "docker", tmp_path / "own"
    folder.mkdir(parents=True)
    own.write_text("9:cpu,cpuacct:/x\n4:memory:/docker\n")
    (folder / "memory.limit_in_bytes").write_text(str(2**63 - 4096))
    (folder / "memory.usage_in_bytes").write_text("300")
    (folder / "memory.stat").write_text("total_inactive_file 100\n")
    assert memory.free_in_container(tmp_path, own) is None
    (folder / "memory.limit_in_bytes").write_text("1000")
    assert memory.free_in_container(tmp_path, own) == 800


@pytest.mark.parametrize(("count", "shown"), [
    (0, "0 MB"), (1, "1 MB"), (200 << 20, "200 MB"), (1 << 30, "1 GB"), (int(2.55 * 2**30), "2.5 GB"),
])  # fmt: skip
def test_bytes_are_said_in_a_unit_that_people_know(count: int, shown: str):
    assert SAY.render(amount(count)) in {shown, shown.replace("2.5", "2.6")}


# -- the machine -------------------------------------------------------------------------------
@pytest.mark.parametrize(("year", "verdict"), [(1970, "bad"), (2026, "fine"), (2150, "bad")])
def test_a_clock_that_was_never_set_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int, verdict: str
):
    class Clock(machine.datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return super().now(tz).replace(year=year, day=1)

    monkeypatch.setattr(machine, "datetime", Clock)
    assert machine.clock(asked(tmp_path / "x")).verdict == verdict


def test_a_clock_before_what_was_written_is_found(tmp_path: Path):
    place = tmp_path / "reefkit.sqlite"
    place.write_text("")
    later = time.time() + 3600
    os.utime(place, (later, later))
    assert "already" in told(machine.clock(asked(place)))


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (300, "300 days ahead of the last work"),
        (90, ""),
        (-2, "2 days behind the last work"),
        (-300, "300 days behind"),
    ],
)
def test_a_clock_far_from_the_last_work_is_found(tmp_path: Path, days: int, said: str):
    place = tmp_path / "reefkit.sqlite"
    with closing(Store.open(place, clock=lambda: utc_now() - timedelta(days=days))) as store:
        store.classes.create("9b")
    finding = machine.clock(asked(place))
    assert finding.verdict == ("warn" if said else "fine")
    assert said in told(finding)


def test_a_clock_that_jumps_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    times = iter([1e9, 1e9 - 60])
    monkeypatch.setattr(machine.time, "time", lambda: next(times))
    assert "jumps" in told(machine.clock(asked(tmp_path / "x")))


def test_too_few_open_files_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(machine, "most_files", lambda: (256, 1000))
    assert machine.files(asked(tmp_path, students=10)).verdict == "fine"
    assert machine.files(asked(tmp_path, students=100)).verdict == "bad"


def test_libraries_of_other_versions_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wanted = ["numpy==0.0.1", "msgspec>0", "no-such-library", 'no-such; extra == "dev"']
    monkeypatch.setattr(machine.metadata, "requires", lambda _: wanted)
    finding = machine.versions(asked(tmp_path))
    assert finding.verdict == "warn"
    assert finding.figures["other"] == ["no-such-library", "numpy"]


# ---- The self-check of ports and addresses, with real programs at real ports.
class Other(http.server.BaseHTTPRequestHandler):
    """A program that is no lab server."""

    content = b"<html>something else</html>"

    def do_GET(self) -> None:
        """Answer everything."""
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.content)))
        self.end_headers()
        self.wfile.write(self.content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Labs(Other):
    """A program that answers as a lab server does."""

    content = b'<svg xmlns="http://www.w3.org/2000/svg"/>'


class Server(socketserver.ThreadingTCPServer):
    """Leaves its port to the next as soon as it has ended."""

    allow_reuse_address = True


@contextmanager
def program(kind: type[Other]) -> Iterator[int]:
    """Run a program at a port while the context lasts."""
    with Server(("127.0.0.1", 0), kind) as server:
        thread = threading.Thread(target=server.serve_forever, args=[0.01])
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def test_a_port_that_another_program_has_is_found():
    with program(Other) as port:
        finding = reachability.address_reached(asked("x", port=port))
    assert finding.verdict == "warn"
    assert f"Another program uses port {port}" in told(finding)
    assert f"port {finding.figures['free']}" in told(finding)
    assert reachability.address_reached(asked("x", port=port)).verdict == "fine"


def test_labs_that_answer_already_are_known_again():
    with program(Labs) as port:
        finding = reachability.address_reached(asked("x", port=port))
    assert finding.verdict == "fine"
    assert f"The labs answer at http://127.0.0.1:{port}/" in told(finding)


def test_a_server_that_does_not_answer_is_found():
    question = asked("x")
    finding = reachability.address_reached(
        CheckTarget(store="x", served=question.served, is_running=True)
    )
    assert finding.verdict == "bad"


@pytest.mark.parametrize("running", [False, True])
def test_an_address_that_this_machine_does_not_hear_is_found(
    monkeypatch: pytest.MonkeyPatch, *, running: bool
):
    monkeypatch.setattr(reachability, "ANSWER_SECONDS", 0.2)
    with program(Labs) as port:
        served = asked("x", port=port if running else free_port(), is_open=True).served
        away = f"http://127.0.0.1:{free_port()}/"
        finding = reachability.address_reached(
            CheckTarget(store="x", served=served, addresses=(away,))
        )
    assert finding.verdict == "warn"
    assert away in told(finding)


def test_what_is_shown_is_opened_as_it_is_shown():
    class Pages(Labs):
        """Answers as labs at which the wall's address has no page."""

        def do_GET(self) -> None:
            """Refuse what has no closing slash."""
            if not self.path.partition("?")[0].endswith(("/", ".svg")):
                self.send_error(404)
            elif self.path.startswith("/join/KELP"):
                self.send_response(303)
                self.send_header("Location", "/reef-survivor/?join=KELP473")
                self.end_headers()
            elif self.path.startswith("/reef"):
                self.send_error(500, "a lesson was opened")
            else:
                super().do_GET()

    with program(Pages) as port:
        question = asked("x", port=port, is_open=True)
        for shown, verdict in {
            f"127.0.0.1:{port}/join/": "fine",
            f"http://127.0.0.1:{port}/join/KELP473QXTA/?token=kelp-river": "fine",
            f"127.0.0.1:{port}/join": "bad",
        }.items():
            finding = reachability.address_reached(structs.replace(question, shown=(shown,)))
            assert finding.verdict == verdict, told(finding)
            assert shown in told(finding)
    with program(Other) as other, program(Labs) as port:
        question = asked("x", port=port, is_open=True)
        finding = reachability.address_reached(
            structs.replace(question, shown=(f"127.0.0.1:{other}/join",))
        )
        assert finding.verdict == "bad"


def test_an_open_server_says_how_to_try_from_another_device():
    served = asked("x", is_open=True).served
    here = f"http://127.0.0.1:{served.port}/"
    finding = reachability.address_reached(CheckTarget(store="x", served=served, addresses=(here,)))
    assert finding.verdict == "fine"
    assert f"open {here} on another device" in told(finding)
    assert "firewall" in told(finding)


def test_an_address_of_no_network_here_is_found():
    assert "192.0.2.77" in told(reachability.address_reached(asked("x", address="192.0.2.77")))


@pytest.mark.parametrize(("served", "verdict"), [
    ({}, "fine"), ({"is_open": True}, "warn"), ({"behind_proxy": True}, "warn"),
    ({"is_open": True, "has_token": True}, "fine"),
])  # fmt: skip
def test_a_token_is_missed_where_others_come_in(served: dict[str, bool], verdict: str):
    assert reachability.token(asked("x", **served)).verdict == verdict


# ---- The self-check of storage finds what is wrong, by the real thing wherever it can be had.
posix = pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")


def test_a_place_that_cannot_be_written_is_found(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    finding = durability.storage(asked(tmp_path / "file" / "reefkit.sqlite"))
    assert finding.verdict == "bad"
    assert "another place with --database" in told(finding)
    assert restart.after_restart(asked(tmp_path / "file" / "reefkit.sqlite")).verdict == "bad"


def test_a_database_that_another_program_holds_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(durability, "PATIENCE", 0.05)
    place = tmp_path / "reefkit.sqlite"
    Store.open(place).close()
    with held(place):
        finding = durability.storage(asked(place))
    assert finding.verdict == "bad"
    assert "Another program is using" in told(finding)
    assert durability.storage(asked(place)).verdict == "fine"


def test_a_damaged_database_is_found(tmp_path: Path):
    place = tmp_path / "reefkit.sqlite"
    store = Store.open(place)
    for number in range(300):
        store.work.remember("visitor:x", f"key-{number}", "y" * 500)
    store.close()
    content = bytearray(place.read_bytes())
    middle = len(content) * 3 // 4
    content[middle : middle + 8192] = b"\xa5" * 8192
    place.write_bytes(content)
    finding = durability.storage(asked(place))
    assert finding.verdict == "bad"
    assert "damaged" in told(finding)


def test_a_full_disk_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A real one where this account may mount one; everywhere what the system says of it."""
    usage = shutil.disk_usage(tmp_path)
    for left, verdict in (
        (durability.LITTLE_DISK - 1, "bad"),
        (durability.SOME_DISK - 1, "warn"),
        (1 << 40, "fine"),
    ):
        monkeypatch.setattr(
            durability.shutil, "disk_usage", lambda _, left=left: usage._replace(free=left)
        )
        assert durability.disk(asked(tmp_path / "none" / "yet" / "x.sqlite")).verdict == verdict


def test_a_full_file_system_is_found_for_real(tmp_path: Path):
    with full_disk(tmp_path) as fill:
        place = tmp_path / "reefkit.sqlite"
        Store.open(place).close()
        assert "in memory" in told(restart.after_restart(asked(place)))  # gone with a restart
        fill()
        finding = durability.storage(asked(place))
        assert finding.verdict == "bad"
        assert "no room left" in told(finding)
        assert durability.disk(asked(place)).verdict == "bad"


@pytest.mark.parametrize(
    ("folder", "word"),
    [
        ("OneDrive - School", "copies this folder"),
        ("Dropbox", "copies this folder"),
        ("box", "copies"),
    ],
)
def test_a_folder_that_is_copied_to_the_internet_is_found(tmp_path: Path, folder: str, word: str):
    finding = durability.storage(asked(tmp_path / folder / "reefkit.sqlite"))
    assert finding.verdict == "warn"
    assert word in told(finding)


@pytest.mark.parametrize(("system", "check", "verdict"), [
    ("nfs4", durability.storage, "warn"), ("cifs", durability.storage, "warn"), ("9p", durability.storage, "warn"),
    ("fuse.sshfs", durability.storage, "warn"), ("ext4", durability.storage, "fine"),
    ("tmpfs", restart.after_restart, "warn"), ("overlay", restart.after_restart, "warn"),
])  # fmt: skip
def test_a_file_system_that_does_not_fit_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    check: Callable[[CheckTarget], CheckFinding],
    verdict: str,
):
    own = Mounted("x", str(tmp_path.resolve()), system.upper(), "rw")
    root = Mounted("y", "/", "ext4", "rw")
    monkeypatch.setattr(durability.psutil, "disk_partitions", lambda **_: [root, own])
    monkeypatch.setattr(restart, "reread_elsewhere", reread_here)
    assert durability.file_system(tmp_path / "x") == system
    assert durability.file_system(tmp_path.parent / "x") == "ext4"
    assert check(asked(tmp_path / "reefkit.sqlite")).verdict == verdict


class Mounted(NamedTuple):
    """A file system as psutil tells of it."""

    device: str
    mountpoint: str
    fstype: str
    opts: str


def reread_here(place: str, scope: str, key: str) -> str:
    store = Store.open(place)
    try:
        return str(store.work.recall(scope, key))
    finally:
        store.close()


def test_what_is_not_there_after_a_restart_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Another program puts an older copy of the file back, as some that synchronise do."""
    place = tmp_path / "reefkit.sqlite"
    Store.open(place).close()
    older = place.read_bytes()

    def put_back(found: str, scope: str, key: str) -> str:
        for each in tmp_path.glob("reefkit.sqlite*"):
            each.unlink()
        place.write_bytes(older)
        return lasting_reread(found, scope, key)

    lasting_reread = restart.reread_elsewhere
    monkeypatch.setattr(restart, "reread_elsewhere", put_back)
    finding = restart.after_restart(asked(place))
    assert finding.verdict == "bad"
    assert "Do not start a class" in told(finding)


def test_a_server_that_forgets_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(restart, "reread_elsewhere", reread_here)
    question = asked(tmp_path / "x.sqlite")
    finding = restart.after_restart(
        CheckTarget(store=question.store, served=question.served, forgets=True)
    )
    assert "forgets everything" in told(finding)


def test_a_database_of_its_own_server_is_checked(postgres_url: str):
    assert durability.storage(asked(postgres_url, students=20)).verdict == "fine"
    finding = durability.storage(asked(postgres_url, students=200))
    assert finding.verdict == "warn"
    assert "max_connections" in told(finding)
    secret = postgres_url.partition("://")[2].partition("@")[0].partition(":")[2]
    for each in health.look(asked(postgres_url)):
        assert each.verdict != "bad" or each.check == "memory", told(each)
        assert secret not in told(each) + str(each.figures)


@posix
def test_what_other_accounts_may_read_or_take_away_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    place = tmp_path / "own" / "reefkit.sqlite"
    Store.open(place).close()
    assert durability.permissions(asked(place)).verdict == "fine"
    place.chmod(0o644)
    assert f'chmod 600 "{place}"' in told(durability.permissions(asked(place)))
    place.chmod(0o600)
    place.parent.chmod(0o777)
    assert f'chmod 700 "{place.parent}"' in told(durability.permissions(asked(place)))
    place.parent.chmod(0o1777)  # as /tmp: each takes away its own files only
    assert durability.permissions(asked(place)).verdict == "fine"
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert "root" in told(durability.permissions(asked(place)))


# ---- The self-check tells which limits were met since yesterday, and what a teacher can do.
KINDS = [
    "pages-of-one", "pages", "memory", "pages-of-address", "sockets", "frames", "messages", "size",
    "unread", "states", "connections", "bodies", "restores", "work", "files", "codes",
]  # fmt: skip
"""All that servers and stores note."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "reefkit.sqlite"


def note(place: Path, **counts: int) -> None:
    store = Store.open(place)
    for kind, count in counts.items():
        store.limits.note(kind.replace("_", "-"), count)
    store.close()


def test_nothing_met_is_fine(place: Path):
    assert told(machine.limits_met(asked(place))) == "fine: No limit was met since yesterday."


def test_what_was_met_is_told_with_what_to_do(place: Path):
    note(place, pages=2, codes=60, files=1)
    finding = machine.limits_met(asked(place))
    assert finding.verdict == "warn"
    assert finding.figures == {"pages": 2, "codes": 60, "files": 1}
    said = told(finding)
    assert said.index("wrong too often (60 times since 20") < said.index("takes (2 times since 20")
    assert "or were too large (once since 20" in said
    assert "door once all are in" in said
    assert "a larger --students" in said


def test_a_limit_that_nobody_foresaw_is_told_by_its_name(place: Path):
    note(place, whatever=3)
    assert "another limit (“whatever”) was met (3 times" in told(machine.limits_met(asked(place)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_limit_has_its_sentence(place: Path, kind: str):
    assert catalogue().has(f"limit-{kind}")
    note(place, **{kind: 1})
    assert "another limit" not in told(machine.limits_met(asked(place)))


def test_all_of_them_together_fit_into_a_sentence(place: Path):
    note(place, **dict.fromkeys(KINDS, 1234))
    said = told(machine.limits_met(asked(place)))
    assert said.count("1,234 times") == len(KINDS)
    assert "…" not in said


def test_a_store_that_cannot_be_read_is_said_to_be_one(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    finding = machine.limits_met(asked(tmp_path / "file" / "reefkit.sqlite"))
    assert finding.verdict == "warn"
    assert "could not be checked" in told(finding)


def test_the_first_line_says_whether_students_can_get_in(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(STARTED_VARIABLE, raising=False)
    alone = message(ALONE, command=opening_command())
    assert alone.values["command"] == "reefkit serve --network"
    found = [fine("address", message("health-port-free", port="1"), alone)]
    assert summary(found, 30).id == "health-alone-first"
    assert summary(found[:0], 30).id == "health-all-fine"
    monkeypatch.setenv(STARTED_VARIABLE, "make")
    assert (opening_command(), environment.program()) == (
        "make lab ARGUMENTS=--network",
        ".venv/bin/reefkit",
    )
