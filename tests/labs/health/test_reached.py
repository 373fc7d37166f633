"""The self-check of ports and addresses, with real programs at real ports."""

from __future__ import annotations

import http.server
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from reefkit.labs.health import machine
from reefkit.labs.health.machine import Asked
from tests.labs.health.asking import asked, free_port, told


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
    finding = machine.address_reached(Asked(store="x", served=question.served, is_running=True))
    assert finding.verdict == "bad"


@pytest.mark.parametrize("running", [False, True])
def test_an_address_that_this_machine_does_not_hear_is_found(
    monkeypatch: pytest.MonkeyPatch, *, running: bool
):
    monkeypatch.setattr(machine, "ANSWER_SECONDS", 0.2)
    with program(Labs) as port:
        served = asked("x", port=port if running else free_port(), is_open=True).served
        away = f"http://127.0.0.1:{free_port()}/"
        finding = machine.address_reached(Asked(store="x", served=served, addresses=(away,)))
    assert finding.verdict == "warn"
    assert away in told(finding)


def test_an_open_server_says_how_to_try_from_another_device():
    served = asked("x", is_open=True).served
    here = f"http://127.0.0.1:{served.port}/"
    finding = machine.address_reached(Asked(store="x", served=served, addresses=(here,)))
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
