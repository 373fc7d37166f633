"""Network addresses: where the server listens, and where other devices reach it."""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Iterable
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from reefkit.serve.command_errors import CommandError
from reefkit.serve.teachers import Endpoint, is_here_alone
from reefkit.serve.visitors import HOST
from reefkit.text import message

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  # compared with, not listened at
AWAY = "192.0.2.1"
"""An address reserved for examples (RFC 5737): no packet is sent to it, but a route is chosen."""

PRIVATE = (".local", ".internal", ".home.arpa", ".lan")
"""Endings of host names in private networks, which public DNS does not have."""

MOST_WAITING = 128
"""Connections that the system queues until they are accepted."""

MOST_PORTS = 50
"""Number of ports that are tried, including the requested one."""


def is_called(host: str, place: Endpoint) -> bool:
    """Return whether a ``Host`` header may name this server; behind a proxy any may.

    Another site can point its own name at this machine (DNS rebinding), and its page would then
    have the same origin as ours. It cannot do so with an address, or with a name that cannot be
    registered.
    """
    if place.behind_proxy:
        return True
    found = HOST.fullmatch(host)
    name = found.group(1).strip("[]").lower() if found else ""
    if name in place.names or is_here_alone(name):
        return True
    if not name or is_here_alone(place.address):
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(PRIVATE) or name == socket.gethostname().lower()
    return True


def listening_socket(host: str, port: int, most: int = MOST_PORTS) -> socket.socket:
    """Open a socket at a port, or the next free one.

    `port`: The first port to try; 0 for any free one.
    `most`: Number of ports to try. Those in use or not permitted are skipped.

    Raises
    ------
    CommandError
        If the machine has no such address, or none of the ports can be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in range(port, min(port + most - 1, 65535) + 1):
        try:
            found = socket.create_server((host, each), family=family)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise CommandError(message("lab-no-address", address=host)) from error
        else:
            found.setblocking(False)
            return found
    raise CommandError(message("lab-port-busy" if most == 1 else "lab-no-port", port=str(port)))


def socket_at(file: str) -> socket.socket:
    """Open a socket at a file that only this account can use.

    Raises
    ------
    CommandError
        If that is impossible: the folder is missing or not writable, the name is too long, or the
        system has no such sockets.
    """
    try:
        found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    except AttributeError as error:
        raise CommandError(message("solo-no-socket", file=file)) from error
    place = Path(file)
    try:
        if place.is_socket():
            place.unlink()  # left by a server that was killed
        found.bind(file)
        place.chmod(0o600)
        found.setblocking(False)
        found.listen(MOST_WAITING)
    except (OSError, ValueError) as error:
        found.close()
        raise CommandError(message("solo-no-socket", file=file)) from error
    return found


def url_of(host: str, port: int, base_url: str) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{base_url}"


def reached_at(listens_at: str, port: int, base_url: str) -> tuple[str, ...]:
    """List the URLs by which other devices may reach a server, the likeliest first.

    Empty if only this machine reaches it.

    `listens_at`: The server's address. For ``0.0.0.0`` and ``::``, all IPv4 addresses of this
    machine are listed.
    """
    if is_here_alone(listens_at):
        return ()
    hosts = in_order(machine_addresses(), _way_out()) if listens_at in EVERYWHERE else [listens_at]
    return tuple(url_of(host, port, base_url) for host in hosts)


def machine_addresses() -> list[str]:
    """Return the IPv4 addresses of all network interfaces, loopback included."""
    return [
        each.address
        for addresses in psutil.net_if_addrs().values()
        for each in addresses
        if each.family == socket.AF_INET
    ]


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((AWAY, 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found


def in_order(addresses: Iterable[str], likeliest: str) -> list[str]:
    """Return the addresses that others can reach, without repeats, `likeliest` first."""
    found = [ipaddress.ip_address(each) for each in dict.fromkeys(addresses)]
    useful = [each for each in found if not (each.is_loopback or each.is_link_local)]
    return sorted(map(str, useful), key=lambda each: each != likeliest)
