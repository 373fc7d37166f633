"""Checks of a whole school's installation: its servers, their proxy, their database.

Requests go through the proxy, as browsers' do; the database lists the servers.
"""

from __future__ import annotations

import http.client
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from http import HTTPStatus
from http.cookies import CookieError, SimpleCookie
from secrets import token_bytes
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from reefkit.health.durability import OTHER_CONNECTIONS, PATIENCE
from reefkit.health.findings import CheckFinding, bad, fine, warn
from reefkit.health.reachability import opens
from reefkit.labs.environment import (
    INSTANCE_COOKIE,
    NOBODY,
    Served,
    is_address,
    join_address,
    open_store,
    shown_place,
)
from reefkit.text import ReefkitError, message
from reefkit.text.codes import letters_of

if TYPE_CHECKING:
    from reefkit.classroom.store.store_part import AnyRow

TRIES = 20
"""Requests of one browser that must reach the same server, and of new ones to test readiness."""
MOST_APART = 2.0
"""Most seconds by which a server's clock may differ from the database's without a warning."""
SECONDS_TO_ANSWER = 10.0
MOST_READ = 64 * 1024
"""Bytes read of an answer."""
AS_BROWSERS = {"Accept": "text/html"}
OPENS = (HTTPStatus.OK, HTTPStatus.FORBIDDEN, HTTPStatus.FOUND)
"""Statuses of a landing page: the page, the request for a token, a redirect to a Hub's sign-in."""


def look_at_school(url: str, store: str, students: int) -> Iterator[CheckFinding]:
    """Check a school's servers without signing in: no access token, class code or key is needed.

    If the landing page does not open, only the database is checked.

    `url`: Where browsers reach the labs, with a slash at its end.
    `store`: The address of the servers' database.
    `students`: Number of students expected at once, on all servers together.

    Yields
    ------
    CheckFinding
        The result of each check as soon as it is done.
    """
    door = _door(url)
    yield door
    names: set[str] = set()
    if door.verdict == "fine":
        yield from _shown(url, store, door)
        visitor = _Visitor(url)
        yield _same_server(visitor)
        names = visitor.servers
        yield _ready(url)
        if door.figures["status"] == HTTPStatus.OK:  # else a token or a sign-in is requested first
            yield _sockets(url)
    yield from _of_database(url, store, students, names)


class _Visitor:
    """A minimal browser: it stores cookies, and follows no redirects.

    `servers`: Names of the servers that answered it.
    """

    def __init__(self, url: str, **cookies: str) -> None:
        self._url, self._cookies = urlsplit(url), {**cookies}
        self.servers: set[str] = set()

    @property
    def server(self) -> str:
        return self._cookies.get(INSTANCE_COOKIE, "")

    def ask(self, below: str = "", **headers: str) -> tuple[int, str]:
        is_safe = self._url.scheme == "https"
        kind = http.client.HTTPSConnection if is_safe else http.client.HTTPConnection
        connection = kind(self._url.netloc, timeout=SECONDS_TO_ANSWER)
        sent = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        try:
            connection.request(
                "GET",
                f"{self._url.path}{below}",
                headers={"Cookie": sent, **AS_BROWSERS, **headers},
            )
            answer = connection.getresponse()
            is_socket = answer.status == HTTPStatus.SWITCHING_PROTOCOLS
            body = "" if is_socket else answer.read(MOST_READ).decode("utf-8", "replace")
            self._keep(answer.headers.get_all("Set-Cookie", []))
        except (http.client.HTTPException, ValueError) as error:
            raise OSError from error
        finally:
            connection.close()
        return answer.status, body

    def _keep(self, cookies: Sequence[str]) -> None:
        for line in cookies:
            try:
                self._cookies |= {name: one.value for name, one in SimpleCookie(line).items()}
            except CookieError:
                continue
        self.servers |= {self.server} - {""}


def _door(url: str) -> CheckFinding:
    try:
        status, _ = _Visitor(url).ask()
    except OSError:
        return bad("door", message("school-silent", url=url), message("school-silent-do"))
    if status not in OPENS:
        found = message("school-door-not", url=url, status=str(status))
        return bad("door", found, message("school-silent-do"), status=status)
    return fine("door", message("school-door", url=url), status=status)


def _shown(url: str, place: str, door: CheckFinding) -> Iterator[CheckFinding]:
    shown = [join_address(url)]
    try:
        with closing(open_store(place, PATIENCE)) as store:
            rows = store.classes.all()
        codes = [letters_of(row.long_code) for row in rows if row.open]
        shown += [f"{url}join/{code}/" for code in codes[:1]]
    except ReefkitError:
        pass  # reported by the check of the database
    status = door.figures["status"]
    served = Served(
        address="",
        port=0,
        has_token=status == HTTPStatus.FORBIDDEN,
        has_accounts=status == HTTPStatus.FOUND,
    )
    wrong = [each for each in shown if not opens(each, served)]
    if wrong:
        found = message("health-address-wrong", addresses=wrong)
        yield bad("address", found, message("health-address-wrong-do"), wrong=wrong)
    else:
        yield fine("address", message("school-shown", addresses=shown), shown=shown)


def _same_server(visitor: _Visitor) -> CheckFinding:
    moved = silent = 0
    for _ in range(TRIES):
        before = visitor.server
        try:
            visitor.ask()
        except OSError:
            silent += 1
        moved += before not in {"", visitor.server}
    figures = {"tries": TRIES, "moved": moved, "silent": silent, "servers": len(visitor.servers)}
    values = {"tries": TRIES, "count": moved}
    if silent:
        found = message("school-same-silent", tries=TRIES, count=silent)
        return bad("same-server", found, message("school-silent-do"), **figures)
    if moved:
        found = message("school-same-not", **values)
        return bad("same-server", found, message("school-same-do"), **figures)
    if not visitor.server:
        found = message("school-same-unknown")
        return warn("same-server", found, message("school-same-unknown-do"), **figures)
    return fine("same-server", message("school-same", **values), **figures)


def _ready(url: str) -> CheckFinding:
    states: Counter[str] = Counter()
    for _ in range(TRIES):
        try:
            status, said = _Visitor(url).ask("health/ready")
        except OSError:
            states["silent"] += 1
            continue
        reasons = {200: "ready", 404: "unknown"}
        reason = "store" if said.startswith("store") else "draining"
        states[reasons.get(status, reason)] += 1
    figures = dict(states)
    for reason in ("silent", "store", "draining"):
        if states[reason]:
            found = message(f"school-ready-{reason}", tries=TRIES, count=states[reason])
            make = warn if reason == "draining" else bad
            return make("ready", found, message(f"school-ready-{reason}-do"), **figures)
    if states["unknown"]:
        found = message("school-ready-unknown")
        return warn("ready", found, message("school-ready-unknown-do"), **figures)
    return fine("ready", message("school-ready", tries=TRIES), **figures)


def _sockets(url: str) -> CheckFinding:
    parts = urlsplit(url)
    headers = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(token_bytes(16)).decode(),
        "Origin": f"{parts.scheme}://{parts.netloc}",
    }
    try:
        status, _ = _Visitor(url).ask(f"api/kernels/{NOBODY}/channels", **headers)
    except OSError:
        status = 0
    if status != HTTPStatus.SWITCHING_PROTOCOLS:
        found = message("school-sockets-not")
        return warn("sockets", found, message("school-sockets-do"), status=status)
    return fine("sockets", message("school-sockets"), status=status)


def _of_database(url: str, place: str, students: int, names: set[str]) -> Iterator[CheckFinding]:
    if not is_address(place):
        found = message("school-no-database", place=shown_place(place))
        yield bad("database", found, message("school-no-database-do"))
        return
    try:
        with closing(open_store(place, PATIENCE)) as store:
            rows, known = store.servers.list(), store.examine()
    except ReefkitError as error:
        yield bad("database", error.message, message("school-no-database-do"))
        return
    here = [row for row in rows if row.is_here]
    gone = [row for row in rows if not row.is_here and row.name not in {one.name for one in here}]
    yield _servers(url, here, gone, names)
    if here:
        yield _clocks(here)
    needed = students + OTHER_CONNECTIONS * max(1, len(here))
    found = message("school-database", place=shown_place(place), version=known.version)
    figures = {"connections": known.connections, "needed": needed, "version": known.version}
    if known.connections < needed:
        values = {"most": known.connections, "needed": needed, "students": students}
        yield warn("database", found, message("school-connections", **values), **figures)
    elif not known.waits_for_disk:
        yield warn("database", found, message("health-lasting-fsync"), **figures)
    else:
        yield fine("database", found, **figures)


def _servers(url: str, here: list[AnyRow], gone: list[AnyRow], names: set[str]) -> CheckFinding:
    named = [f"{row.name} ({row.version})" for row in here]
    figures = {"here": named, "gone": [row.name for row in gone], "answered": sorted(names)}
    known = Counter(row.name for row in here)
    if not here:
        return bad(
            "servers", message("school-servers-none"), message("school-servers-none-do"), **figures
        )
    found = message("school-servers", count=len(here), names=named)
    tests: tuple[tuple[str, Callable[..., CheckFinding], list[str]], ...] = (
        (
            "twice",
            bad,
            [name for name, count in known.items() if count > 1],
        ),
        ("strangers", bad, sorted(names - set(known))),
        ("versions", warn, named if len({row.version for row in here}) > 1 else []),
        ("gone", warn, [row.name for row in gone]),
        ("unreached", warn, _unreached(url, sorted(known)) if names else []),
    )
    for name, make, which in tests:
        if which:
            do = message(f"school-servers-{name}-do")
            return make("servers", message(f"school-servers-{name}", names=which), do, **figures)
    return fine("servers", found, **figures)


def _unreached(url: str, names: Sequence[str]) -> list[str]:
    found = []
    for name in names:
        visitor = _Visitor(url, **{INSTANCE_COOKIE: name})
        try:
            visitor.ask()
        except OSError:
            found.append(name)
            continue
        if visitor.server != name:
            found.append(name)
    return found


def _clocks(here: Sequence[AnyRow]) -> CheckFinding:
    figures = {row.name: round(row.ahead, 1) for row in here}
    most = max(here, key=lambda row: abs(row.ahead))
    values = {"name": most.name, "seconds": round(abs(most.ahead))}
    if abs(most.ahead) > MOST_APART:
        found = message("school-clocks-apart", **values)
        return warn("clocks", found, message("health-clock-do"), ahead=figures)
    return fine("clocks", message("school-clocks", seconds=round(MOST_APART)), ahead=figures)
