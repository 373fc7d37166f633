"""Whether the server is reached: its port, its addresses, and who else may come in."""

from __future__ import annotations

import errno
import http.server
import socket
import socketserver
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from reefkit.labs.health.finding import Asked, Finding, bad, fine, warn
from reefkit.labs.places import Served
from reefkit.text import Message, message

SECONDS = 4.0
"""How long an address may take to answer."""
MOST_TRIED = 3
"""A machine may have more addresses than anybody uses."""
MARK = "assets/mark.svg"
"""What the lab server shows to everybody: a drawing that tells it from other servers."""
SIGN = b"<svg"
MOST_READ = 4096
MOST_PORTS = 50
"""How many ports after the one asked for a server tries."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared with


def here(served: Served) -> str:
    """Give the address by which this machine's own browser reaches the server."""
    host = EVERYWHERE.get(served.address, served.address)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{served.port}{served.base_url}"


def answers(url: str) -> bool:
    """Tell whether a lab server answers at an address.

    Parameters
    ----------
    url
        With a slash at its end.
    """
    # A school's proxy knows nothing of this room.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}{MARK}", timeout=SECONDS) as answer:
            return SIGN in answer.read(MOST_READ)
    except (OSError, ValueError):
        return False


def address(asked: Asked) -> Finding:
    """Check that browsers of this machine and of others find the server, or will."""
    own = here(asked.served)
    if asked.is_running or answers(own):
        return _running(asked, own)
    port, host = asked.served.port, asked.served.address
    trouble = _trouble(host, port)
    if trouble == errno.EADDRNOTAVAIL:
        return bad("address", message("lab-no-address", address=host))
    if trouble == errno.EACCES:
        return bad("address", message("health-port-low", port=str(port)), message("health-port-do"))
    if trouble is not None:
        return _taken(host, port)
    with _stand_in(asked.served):
        silent = [each for each in asked.addresses[:MOST_TRIED] if not answers(each)]
    found = message("health-port-free", port=str(port))
    if silent:
        return warn("address", found, message("health-address-silent", addresses=silent), port=port)
    return fine("address", found, _elsewhere(asked), port=port, addresses=list(asked.addresses))


def _running(asked: Asked, own: str) -> Finding:
    """Ask the server at each of its addresses."""
    figures = {"address": own, "addresses": list(asked.addresses)}
    if not answers(own):
        found = message("health-address-not", address=own)
        return bad("address", found, message("health-address-not-do"), **figures)
    silent = [each for each in asked.addresses[:MOST_TRIED] if not answers(each)]
    if silent:
        do = message("health-address-silent", addresses=silent)
        return warn("address", message("health-address", address=own), do, **figures)
    first = asked.addresses[0] if asked.addresses else own
    return fine("address", message("health-address", address=first), _elsewhere(asked), **figures)


def _taken(host: str, port: int) -> Finding:
    """Tell that another program has the port, and which the labs would have."""
    last = min(port + MOST_PORTS, 65535)
    free = next((each for each in range(port + 1, last + 1) if _trouble(host, each) is None), 0)
    found = message("health-port-taken", port=str(port))
    if not free:
        return bad("address", found, message("health-port-do"), port=port)
    return warn("address", found, message("health-port-next", free=str(free)), port=port, free=free)


def _elsewhere(asked: Asked) -> Message | None:
    """Say how to see whether other devices come in, which no machine can try by itself."""
    if asked.served.behind_proxy:
        return message("health-address-proxy")
    if not asked.served.is_open:
        return message("health-address-alone")
    if not asked.addresses:
        return message("lab-network-none")
    return message("health-address-try", address=asked.addresses[0], port=str(asked.served.port))


def token(asked: Asked) -> Finding:
    """Check that a word is asked for where others can reach the labs."""
    is_open = asked.served.is_open or asked.served.behind_proxy
    figures = {"open": is_open, "token": asked.served.has_token}
    if asked.served.has_token:
        return fine("token", message("health-token"), **figures)
    if not is_open:
        return fine("token", message("health-token-alone"), **figures)
    return warn("token", message("health-token-open"), message("health-token-do"), **figures)


def _trouble(host: str, port: int) -> int | None:
    """Give why a port cannot be had, as the system numbers it; none where it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        return error.errno or errno.EADDRINUSE
    return None


_STAND_IN = {"daemon_threads": True, "allow_reuse_address": True}
_SHORTLY = 0.05


class _Mark(http.server.BaseHTTPRequestHandler):
    """Answers as the lab server would, and says nothing on the terminal."""

    def do_GET(self) -> None:  # as the library has it
        """Send the sign."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Length", str(len(SIGN)))
        self.end_headers()
        self.wfile.write(SIGN)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  # as above
        """Say nothing."""


@contextmanager
def _stand_in(served: Served) -> Iterator[None]:
    """Answer in the lab server's stead while the context lasts, to see whether that is heard."""
    family = socket.AF_INET6 if ":" in served.address else socket.AF_INET
    own = type(
        "StandIn", (socketserver.ThreadingTCPServer,), _STAND_IN | {"address_family": family}
    )
    server = own((served.address, served.port), _Mark)
    thread = threading.Thread(target=server.serve_forever, args=[_SHORTLY], daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
