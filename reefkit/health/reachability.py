"""Checks of the network: the server's port and addresses, and its access token."""

from __future__ import annotations

import errno
import http.server
import socket
import socketserver
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, urlsplit

from msgspec import structs

from reefkit.health.findings import CheckFinding, CheckTarget, bad, fine, warn
from reefkit.labs.environment import Served, opening_command
from reefkit.labs.page_address import JOIN_QUERY
from reefkit.text import Message, message

ANSWER_SECONDS = 4.0
"""Seconds for an address to answer."""
MOST_TRIED = 3
"""Most of `CheckTarget.addresses` to try, if the target has no addresses that are shown."""
SERVER_MARK = "assets/mark.svg"
"""A public file of the lab server, which distinguishes it from other servers."""
SVG_START = b"<svg"
MOST_READ = 4096
"""Bytes read of an answer."""
MOST_PORTS = 50
"""Ports after the requested one among which a free one is looked for."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared with
"""Addresses that mean all of the machine's, and the address that reaches this machine itself."""


def here(served: Served) -> str:
    """Return the URL by which this machine reaches its own server."""
    host = EVERYWHERE.get(served.address, served.address)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{served.port}{served.base_url}"


def _answers(url: str) -> bool:
    # Without a proxy: the school's cannot reach addresses in this network.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}{SERVER_MARK}", timeout=ANSWER_SECONDS) as answer:
            return SVG_START in answer.read(MOST_READ)
    except (OSError, ValueError):
        return False


class _AsTyped(urllib.request.HTTPRedirectHandler):
    """Follows redirects, except from a code to its lesson, which would start a page."""

    def redirect_request(self, *given: Any) -> urllib.request.Request | None:  # noqa: ANN401  # theirs
        query = urlsplit(given[-1]).query
        return None if JOIN_QUERY in parse_qs(query) else super().redirect_request(*given)


def opens(shown: str, served: Served) -> bool | None:
    """Return whether an address leads to a lab server; None without a conclusive answer.

    A status of 303 or 503 counts as one of ours, other server errors and silence as inconclusive.
    If a hub signs visitors in, any page does.
    """
    direct = urllib.request.build_opener(
        urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(), _AsTyped
    )
    try:
        with direct.open(
            shown if "://" in shown else f"http://{shown}", timeout=ANSWER_SECONDS
        ) as answer:
            return served.has_accounts or _is_ours(answer.read(MOST_READ))
    except urllib.error.HTTPError as error:
        with error:
            if error.code == HTTPStatus.FORBIDDEN:  # the page that asks for the token
                return served.has_token and _is_ours(error.read(MOST_READ))
            is_there = error.code in {HTTPStatus.SEE_OTHER, HTTPStatus.SERVICE_UNAVAILABLE}
            return is_there or (False if error.code < HTTPStatus.INTERNAL_SERVER_ERROR else None)
    except (OSError, ValueError):
        return None


def _is_ours(page: bytes) -> bool:
    return SVG_START in page or SERVER_MARK.encode() in page


def _found_at(target: CheckTarget) -> CheckFinding | None:
    answers = {each: opens(each, target.served) for each in _shown(target)}
    figures = {"shown": {each: bool(opens) for each, opens in answers.items()}}
    wrong = [each for each, opens in answers.items() if opens is False]
    silent = [each for each, opens in answers.items() if opens is None]
    if wrong:
        found = message("health-address-wrong", addresses=wrong)
        return bad("address", found, message("health-address-wrong-do"), **figures)
    if silent:
        found = message("health-address", address=here(target.served))
        do = message("health-address-silent", addresses=silent)
        return warn("address", found, do, **figures)
    return None


def _shown(target: CheckTarget) -> tuple[str, ...]:
    return target.shown or target.addresses[:MOST_TRIED]


def address_reached(target: CheckTarget) -> CheckFinding:
    own = here(target.served)
    if target.is_running or _answers(own):
        return _running(target, own)
    port, host = target.served.port, target.served.address
    trouble = _trouble(host, port)
    if trouble == errno.EADDRNOTAVAIL:
        return bad("address", message("lab-no-address", address=host))
    if trouble == errno.EACCES:
        return bad("address", message("health-port-low", port=str(port)), message("health-port-do"))
    if trouble is not None:
        return _taken(host, port)
    with _temporary_server(target.served):
        missed = _found_at(target)
    found = message("health-port-free", port=str(port))
    if missed is not None:
        return structs.replace(missed, found=found)
    return fine("address", found, _elsewhere(target), port=port, addresses=list(target.addresses))


def _running(target: CheckTarget, own: str) -> CheckFinding:
    figures = {"address": own, "addresses": list(target.addresses)}
    if not _answers(own):
        found = message("health-address-not", address=own)
        return bad("address", found, message("health-address-not-do"), **figures)
    first = next(iter(_shown(target)), own)
    return _found_at(target) or fine(
        "address", message("health-address", address=first), _elsewhere(target), **figures
    )


def _taken(host: str, port: int) -> CheckFinding:
    last = min(port + MOST_PORTS - 1, 65535)
    free = next((each for each in range(port + 1, last + 1) if _trouble(host, each) is None), 0)
    found = message("health-port-taken", port=str(port))
    if not free:
        return bad("address", found, message("health-port-do"), port=port)
    return warn("address", found, message("health-port-next", free=str(free)), port=port, free=free)


def _elsewhere(target: CheckTarget) -> Message | None:
    if target.served.behind_proxy:
        return message("health-address-proxy")
    if not target.served.is_open:
        return message("health-address-alone", command=opening_command())
    if not target.addresses:
        return message("lab-network-none")
    return message("health-address-try", address=_shown(target)[0], port=str(target.served.port))


def token(target: CheckTarget) -> CheckFinding:
    is_open = target.served.is_open or target.served.behind_proxy
    figures = {"open": is_open, "token": target.served.has_token}
    if target.served.has_token:
        return fine("token", message("health-token"), **figures)
    if not is_open:
        return fine("token", message("health-token-alone"), **figures)
    return warn("token", message("health-token-open"), message("health-token-do"), **figures)


def _trouble(host: str, port: int) -> int | None:
    """Return the `errno` that keeps a port from being bound; None if it can be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        return error.errno or errno.EADDRINUSE
    return None


_SERVER_OPTIONS = {"daemon_threads": True, "allow_reuse_address": True}
_SHORTLY = 0.05


class _Mark(http.server.BaseHTTPRequestHandler):
    """Answers every path with the start of an SVG, which `_is_ours` accepts; logs nothing."""

    def do_GET(self) -> None:  # the library's name
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Length", str(len(SVG_START)))
        self.end_headers()
        self.wfile.write(SVG_START)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  # as above
        """Do nothing."""


@contextmanager
def _temporary_server(served: Served) -> Iterator[None]:
    """Answer in place of the lab server, to check that its address is reachable."""
    family = socket.AF_INET6 if ":" in served.address else socket.AF_INET
    own = type(
        "StandIn", (socketserver.ThreadingTCPServer,), _SERVER_OPTIONS | {"address_family": family}
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
