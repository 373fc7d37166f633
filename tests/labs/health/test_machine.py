"""The self-check as a whole, of memory, of the machine it runs on, of ports and addresses."""

import http.server
import os
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import tzinfo
from pathlib import Path
from typing import Self

import pytest

from reefkit.classroom.store import Store
from reefkit.labs import health
from reefkit.labs.health import machine
from reefkit.labs.health.machine import CheckFinding, CheckTarget, amount
from tests.labs.health.asking import SAY, asked, free_port, told


# ---- The self-check as a whole, of memory, and of the machine it runs on.
def test_a_machine_is_checked_from_end_to_end_and_left_as_it_was(tmp_path: Path):
    store = tmp_path / "own" / "reefkit.sqlite"
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

    monkeypatch.setattr(health, "CHECKS", {"clock": stumble, "token": machine.token})
    first, second = health.look(asked(tmp_path / "x"))
    assert (first.check, first.verdict, second.verdict) == ("clock", "bad", "fine")
    assert health.worst([first, second]) == "bad"


def test_memory_for_the_students_who_are_to_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    page, server = machine.of_page(), machine.of_server()
    question = asked(tmp_path / "x", students=10)

    def with_left(left: int, pages: int = 0, *, running: bool = False) -> CheckFinding:
        monkeypatch.setattr(machine, "free", lambda: left)
        return machine.room(
            CheckTarget(store="x", served=question.served, is_running=running, pages=pages)
        )

    enough = machine.reserve() + 12 * page
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
    assert machine.free_in_container(groups, own) is None

    def limit(folder: Path, most: str, used: int, idle: int) -> None:
        (folder / "memory.max").write_text(f"{most}\n")
        (folder / "memory.current").write_text(f"{used}\n")
        (folder / "memory.stat").write_text(f"anon 5\ninactive_file {idle}\nactive_file 9\n")

    limit(inner, "max", 100, 0)
    assert machine.free_in_container(groups, own) is None
    limit(groups / "box", "1000", 700, 200)
    assert machine.free_in_container(groups, own) == 500
    limit(inner, "400", 100, 0)
    assert machine.free_in_container(groups, own) == 300
    own.write_text("0::/not/to/be/seen/from/inside\n")
    limit(groups, "250", 300, 0)
    assert machine.free_in_container(groups, own) == 0


def test_an_older_container_s_limit_counts(tmp_path: Path):
    """Version 1, where no limit is a very large number."""
    folder, own = tmp_path / "memory" / "docker", tmp_path / "own"
    folder.mkdir(parents=True)
    own.write_text("9:cpu,cpuacct:/x\n4:memory:/docker\n")
    (folder / "memory.limit_in_bytes").write_text(str(2**63 - 4096))
    (folder / "memory.usage_in_bytes").write_text("300")
    (folder / "memory.stat").write_text("total_inactive_file 100\n")
    assert machine.free_in_container(tmp_path, own) is None
    (folder / "memory.limit_in_bytes").write_text("1000")
    assert machine.free_in_container(tmp_path, own) == 800


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
        finding = machine.address_reached(asked("x", port=port))
    assert finding.verdict == "warn"
    assert f"Another program uses port {port}" in told(finding)
    assert f"port {finding.figures['free']}" in told(finding)
    assert machine.address_reached(asked("x", port=port)).verdict == "fine"


def test_labs_that_answer_already_are_known_again():
    with program(Labs) as port:
        finding = machine.address_reached(asked("x", port=port))
    assert finding.verdict == "fine"
    assert f"The labs answer at http://127.0.0.1:{port}/" in told(finding)


def test_a_server_that_does_not_answer_is_found():
    question = asked("x")
    finding = machine.address_reached(
        CheckTarget(store="x", served=question.served, is_running=True)
    )
    assert finding.verdict == "bad"


@pytest.mark.parametrize("running", [False, True])
def test_an_address_that_this_machine_does_not_hear_is_found(
    monkeypatch: pytest.MonkeyPatch, *, running: bool
):
    monkeypatch.setattr(machine, "ANSWER_SECONDS", 0.2)
    with program(Labs) as port:
        served = asked("x", port=port if running else free_port(), is_open=True).served
        away = f"http://127.0.0.1:{free_port()}/"
        finding = machine.address_reached(CheckTarget(store="x", served=served, addresses=(away,)))
    assert finding.verdict == "warn"
    assert away in told(finding)


def test_an_open_server_says_how_to_try_from_another_device():
    served = asked("x", is_open=True).served
    here = f"http://127.0.0.1:{served.port}/"
    finding = machine.address_reached(CheckTarget(store="x", served=served, addresses=(here,)))
    assert finding.verdict == "fine"
    assert f"open {here} on another device" in told(finding)
    assert "firewall" in told(finding)


def test_an_address_of_no_network_here_is_found():
    assert "192.0.2.77" in told(machine.address_reached(asked("x", address="192.0.2.77")))


@pytest.mark.parametrize(("served", "verdict"), [
    ({}, "fine"), ({"is_open": True}, "warn"), ({"behind_proxy": True}, "warn"),
    ({"is_open": True, "has_token": True}, "fine"),
])  # fmt: skip
def test_a_token_is_missed_where_others_come_in(served: dict[str, bool], verdict: str):
    assert machine.token(asked("x", **served)).verdict == verdict
