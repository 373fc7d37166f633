"""Whether the machine is fit for a class: memory, clock, files, libraries, limits and its address.

Every check is asked the same and finds a sentence, and what to do where something is not right.
"""

from __future__ import annotations

import errno
import http.server
import math
import os
import re
import socket
import socketserver
import sqlite3
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from http import HTTPStatus
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args
from urllib.parse import parse_qs, urlsplit

import psutil  # type: ignore[import-untyped]
from msgspec import Struct, structs
from packaging.requirements import Requirement

from reefkit import __version__
from reefkit.labs.environment import (
    JOIN_QUERY,
    Served,
    is_address,
    lacks_templates,
    open_store,
    opening_command,
)
from reefkit.text import Message, ReefkitError, Value, catalogue, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Met


# ---- What a self-check is asked, and what it finds: a sentence each, and what to do

Check = Literal[
    "storage",
    "lasting",
    "disk",
    "memory",
    "address",
    "token",
    "limits",
    "clock",
    "permissions",
    "files",
    "versions",
]
"""All checks, in the order in which they are told."""
SchoolCheck = Literal["door", "same-server", "ready", "sockets", "servers", "clocks", "database"]
"""Those of a whole school's installation."""

Verdict = Literal["fine", "warn", "bad"]
"""As it should be; works, and something is to be thought of; does not work."""

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
"""From the best to the worst."""
_STEP = 1000.0


class CheckTarget(Struct, frozen=True, kw_only=True):
    """What is to be checked."""

    store: str  #: Where work is kept: a file, or the address of a database.
    served: Served  #: How the server was started, or is to be.
    addresses: tuple[str, ...] = ()  #: Where other devices are to reach it: URLs.
    #: What pages, pictures and the terminal show to be opened, as it stands there: with or without
    #: ``http://``; the one that students type first.
    shown: tuple[str, ...] = ()
    is_running: bool = False  #: Whether it answers now.
    pages: int = 0  #: How many pages are open: those have their memory already.
    forgets: bool = False  #: Whether this machine forgets all when it ends, as Binder does.


class CheckFinding(Struct, frozen=True, kw_only=True):
    """What one check found."""

    check: Check | SchoolCheck
    verdict: Verdict
    found: Message
    do: Message | None = None  #: What to do, or what to know besides; none where there is nothing.
    #: The same for engineers: any JSON values, without names and keys.
    figures: dict[str, Any] = {}


def fine(
    check: Check | SchoolCheck,
    found: Message,
    do: Message | None = None,
    /,
    **figures: Any,  # noqa: ANN401  # whatever was found
) -> CheckFinding:
    return CheckFinding(check=check, verdict="fine", found=found, do=do, figures=figures)


def warn(
    check: Check | SchoolCheck,
    found: Message,
    do: Message,
    /,
    **figures: Any,  # noqa: ANN401  # as above
) -> CheckFinding:
    return CheckFinding(check=check, verdict="warn", found=found, do=do, figures=figures)


def bad(
    check: Check | SchoolCheck,
    found: Message,
    do: Message | None = None,
    /,
    **figures: Any,  # noqa: ANN401  # as above
) -> CheckFinding:
    return CheckFinding(check=check, verdict="bad", found=found, do=do, figures=figures)


def worst(findings: Sequence[CheckFinding]) -> Verdict:
    return max((each.verdict for each in findings), key=VERDICTS.index, default="fine")


def amount(count: float) -> Message:
    megabytes = count / (1 << 20)
    if megabytes < _STEP:
        return message("health-megabytes", count=math.ceil(megabytes))
    return message("health-gigabytes", count=round(megabytes / 1024, 1))


# ---- How much memory is left, how much a page takes, and how many pages there is room for
#
# What a page's kernel takes is counted as its fair share (PSS), rounded up from what was
# measured: a plain one took 122 MB when its page had opened and 135 after ten minutes' play
# (`bench/results/load.txt`), a forked one 63 MB at first and 75 after a lesson of two hours'
# moves (`bench/results/soak.txt`). There the server took 165 MB, and the process from which
# kernels are forked 63 while they share its memory, 171 when it is alone.

MB = 1 << 20
SERVER = 170 * MB
"""The server itself, with thirty pages."""
WARM = 130 * MB
"""The process from which kernels are forked."""
FORKED, PLAIN = 90 * MB, 140 * MB
"""A page's kernel after a lesson: forked, or started by itself."""
RESERVE = 300 * MB
"""What is left to the machine itself: no page is opened that would take of it."""
RESERVE_VARIABLE = "REEFKIT_MEMORY_RESERVE"
"""Another reserve, in megabytes, for a machine that also does something else."""
FORKS_VARIABLE = "REEFKIT_FORKS"

CONTROL_GROUPS = Path("/sys/fs/cgroup")
OWN_GROUP = Path("/proc/self/cgroup")
_NO_LIMIT = 1 << 60
"""What version 1 of control groups says where there is no limit is more than this."""


def free() -> int:
    """Return the bytes that this process and its like may still take.

    A container may have less than its machine, which the machine's own figures do not tell.
    """
    found = int(psutil.virtual_memory().available)
    allowed = free_in_container()
    return found if allowed is None else min(found, allowed)


def free_in_container(groups: Path = CONTROL_GROUPS, own: Path = OWN_GROUP) -> int | None:
    """Return the bytes that the control group of this process leaves; none where it sets no limit.

    `own`: the file that names those of this process.
    """
    left = [_left_in(each) for each in _folders(groups, own)]
    known = [each for each in left if each is not None]
    return min(known) if known else None


def _folders(groups: Path, own: Path) -> list[Path]:
    """List the cgroup folders of this process: its own and all its ancestors."""
    try:
        lines = own.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found: list[Path] = []
    for line in lines:
        _, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if controllers and "memory" not in controllers.split(","):
            continue
        top = groups / "memory" if controllers else groups
        folder = top / path.lstrip("/")
        # In a container the path may be the machine's, where only its last part is to be seen.
        found += [each for each in (folder, *folder.parents) if each == top or top in each.parents]
    return found


def _left_in(folder: Path) -> int | None:
    """Return the free bytes of a cgroup; its inactive file cache counts as reclaimable."""
    for limit, used, idle in (
        ("memory.max", "memory.current", "inactive_file"),
        ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"),
    ):
        try:
            most = (folder / limit).read_text().strip()
            taken = int((folder / used).read_text())
            stat = (folder / "memory.stat").read_text()
        except (OSError, ValueError):
            continue
        if not most.isdigit() or int(most) > _NO_LIMIT:
            return None
        given_back = re.search(rf"^{idle} (\d+)$", stat, re.MULTILINE)
        return max(0, int(most) - taken + (int(given_back[1]) if given_back else 0))
    return None


def _can_fork() -> bool:
    """Return whether kernels are forked; never on Windows or macOS, or where disabled."""
    able = hasattr(os, "fork") and sys.platform != "darwin"
    return able and os.environ.get(FORKS_VARIABLE) != "0"


def of_page() -> int:
    """Return the memory that one page takes, in bytes."""
    return FORKED if _can_fork() else PLAIN


def of_server() -> int:
    """Return the memory used before the first page, in bytes."""
    return SERVER + (WARM if _can_fork() else 0)


def reserve() -> int:
    """Return the memory to leave to the rest of the machine, in bytes."""
    given = os.environ.get(RESERVE_VARIABLE, "")
    return int(given) * MB if given.isascii() and given.isdigit() else RESERVE


def _pages_left(left: int) -> int:
    return max(0, left - reserve()) // of_page()


def is_short(left: int) -> bool:
    return _pages_left(left) == 0


def pages_beside() -> int:
    """Count the other kernels of this kernel's server; 0 in a notebook without a server."""
    try:
        return max(0, len(psutil.Process(os.getppid()).children()) - 1)
    except psutil.Error:
        return 0


# ---- Whether the machine is fit: its memory, clock and open files, and the libraries on it

FIRST_YEAR, LAST_YEAR = 2025, 2100
"""A clock that was never set stands long before; what shows later is set wrongly."""
CLOCK_MOMENT = 0.2
"""Seconds that a clock is watched."""
CLOCK_DRIFT = 120.0
"""Seconds by which a file may seem to have been written in the future."""
CLOCKS_APART = 5.0
"""Seconds by which the clocks of two machines of a class may differ."""
PATIENCE = 5.0
FILES_OF_SERVER, FILES_OF_PAGE = 150, 30
"""Open files and sockets of the server before the first page, and for each: 13 were measured, and a
browser keeps up to six connections besides."""
_MANY = 1 << 20
SPARE_MEMORY = 1.2
"""So much more memory than is needed is no reason to think twice."""


def room(asked: CheckTarget) -> CheckFinding:
    left = free()
    if not asked.is_running:
        left -= of_server()
    coming = max(0, asked.served.students - asked.pages)
    pages = _pages_left(left)
    needed = coming * of_page()
    figures = {
        "free": left,
        "page": of_page(),
        "reserve": reserve(),
        "needed": needed,
        "pages": pages,
        "open": asked.pages,
    }
    told = {"free": amount(max(0, left)), "students": asked.served.students}
    if pages < coming:
        fits = asked.pages + pages
        found = message("health-memory-short", pages=fits, **told)
        return bad("memory", found, message("health-memory-do"), **figures)
    found = message("health-memory", needed=amount(needed), **told)
    if left - reserve() < SPARE_MEMORY * needed:
        return warn("memory", found, message("health-memory-tight"), **figures)
    return fine("memory", found, **figures)


def clock(asked: CheckTarget) -> CheckFinding:
    wall, steady = time.time(), time.monotonic()
    time.sleep(CLOCK_MOMENT)
    passed = (time.time() - wall) - (time.monotonic() - steady)
    now = datetime.now(UTC).astimezone()
    # Not the catalogue's own way of dates: a teacher compares it with a watch, zone and all.
    shown = now.strftime("%Y-%m-%d %H:%M")
    zone = now.strftime("%z")
    found = message("health-clock", now=shown, zone=f"{zone[:3]}:{zone[3:5]}")
    figures: dict[str, object] = {"now": now.isoformat(), "jumped": round(passed, 3)}
    set_it = message("health-clock-do")
    if not FIRST_YEAR <= now.year <= LAST_YEAR:
        return bad("clock", found, set_it, **figures)
    if abs(passed) > 1:
        return bad("clock", message("health-clock-jumps"), set_it, **figures)
    latest = 0.0 if is_address(asked.store) else _last_written(Path(asked.store))
    if latest > time.time() + CLOCK_DRIFT:
        later = datetime.fromtimestamp(latest, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
        return bad(
            "clock", message("health-clock-behind", now=shown, later=later), set_it, **figures
        )
    if not latest and not is_address(asked.store):
        return fine("clock", found, **figures)
    return _clock_of_store(asked, found, figures)


def _last_written(file: Path) -> float:
    """Return when a file or its SQLite side file was last written; 0 if neither exists."""
    found = [file, file.with_name(f"{file.name}-wal")]
    return max((each.stat().st_mtime for each in found if each.exists()), default=0.0)


def clock_is_far(days: int) -> Message | None:
    """Say that the clock is far from the last work; none where it is not.

    `days`: by how many it is ahead, or behind (negative).
    """
    if not days:
        return None
    return message("health-clock-days-ahead" if days > 0 else "health-clock-days", days=abs(days))


def _clock_of_store(asked: CheckTarget, found: Message, figures: dict[str, object]) -> CheckFinding:
    try:
        with closing(open_store(asked.store, PATIENCE)) as store:
            ahead, days = store.examine().ahead, store.retention.days_off()
    except ReefkitError as error:
        return warn("clock", found, error.message, **figures)
    figures["days"] = days
    if (far := clock_is_far(days)) is not None:
        return warn("clock", far, message("health-clock-do"), **figures)
    figures["ahead"] = round(ahead, 1)
    if abs(ahead) > CLOCKS_APART:
        apart = message("health-clock-apart", seconds=round(abs(ahead)))
        return warn("clock", apart, message("health-clock-do"), **figures)
    return fine("clock", found, **figures)


def files(asked: CheckTarget) -> CheckFinding:
    needed = files_needed(asked.served.students)
    most = most_files()
    if most is None:
        return fine("files", message("health-files-free"), needed=needed)
    soft, hard = most
    figures = {"soft": soft, "hard": hard, "needed": needed}
    found = message("health-files", most=hard, needed=needed)
    if hard < needed:
        return bad("files", found, message("health-files-do", needed=needed), **figures)
    return fine("files", found, **figures)


def files_needed(students: int) -> int:
    return FILES_OF_SERVER + FILES_OF_PAGE * students


def most_files() -> tuple[int, int] | None:
    """Return how many files a process may open, now and at most; none where nobody counts.

    The server raises its own to what it may have (`reefkit.serve.capacity`).
    """
    if os.name != "posix":
        return None
    import resource  # noqa: PLC0415  # Windows has none

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (_MANY if each == resource.RLIM_INFINITY else each for each in limits)
    return soft, hard


def versions(_asked: CheckTarget) -> CheckFinding:
    python = ".".join(map(str, sys.version_info[:3]))
    figures = {"reefkit": __version__, "python": python, "sqlite": sqlite3.sqlite_version}
    other = _other_versions()
    found = message("health-versions", **figures)
    if lacks_templates():
        return bad("versions", message("health-no-templates"), None, **figures)
    if other:
        do = message("health-versions-do", names=other)
        return warn("versions", found, do, **figures, other=other)
    return fine("versions", found, **figures)


def _other_versions() -> list[str]:
    try:
        wanted = metadata.requires("reefkit") or []
    except metadata.PackageNotFoundError:
        return []  # not installed: somebody runs it from its folder, and knows why
    found = []
    for each in map(Requirement, wanted):
        if each.marker is not None and not each.marker.evaluate({"extra": ""}):
            continue
        try:
            has = metadata.version(each.name)
        except metadata.PackageNotFoundError:
            found.append(each.name)
            continue
        if not each.specifier.contains(has, prereleases=True):
            found.append(each.name)
    return sorted(found)


# ---- Whether limits were met of late: somebody tries something, or a class needs more room

MOST_TOLD = 3
"""Of so many limits, those that were met most often, it is said what to do."""


def limits_met(asked: CheckTarget) -> CheckFinding:
    try:
        with closing(open_store(asked.store, PATIENCE)) as store:
            found = store.limits.met()
    except ReefkitError as error:
        return warn("limits", message("health-unknown"), error.message)
    if not found:
        return fine("limits", message("health-limits"))
    often = sorted(found, key=lambda each: -each.count)
    said = message("health-limits-met", met=[told(each) for each in often])
    return warn("limits", said, _to_do(often), **{each.kind: each.count for each in found})


def told(each: Met) -> Message:
    since = datetime.fromisoformat(each.first).astimezone().strftime("%Y-%m-%d %H:%M")
    values: dict[str, Value] = {"count": each.count, "since": since, "kind": each.kind}
    return Message(f"limit-{_worded(each)}", values)


def _to_do(found: list[Met]) -> Message:
    first, *rest = [Message(f"limit-{_worded(each)}.do") for each in found[:MOST_TOLD]]
    for each in rest:
        first = message("health-limits-more", do=first, more=each)
    return first


def _worded(each: Met) -> str:
    return each.kind if catalogue().has(f"limit-{each.kind}") else "other"


# ---- Whether the server is reached: its port, its addresses, and who else may come in

ANSWER_SECONDS = 4.0
"""How long an address may take to answer."""
MOST_TRIED = 3
"""A machine may have more addresses than anybody uses."""
SERVER_MARK = "assets/mark.svg"
"""What the lab server shows to everybody: a drawing that tells it from other servers."""
SVG_START = b"<svg"
MOST_READ = 4096
MOST_PORTS = 50
"""How many ports after the one asked for a server tries."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared with


def here(served: Served) -> str:
    host = EVERYWHERE.get(served.address, served.address)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{served.port}{served.base_url}"


def _answers(url: str) -> bool:
    # A school's proxy knows nothing of this room.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}{SERVER_MARK}", timeout=ANSWER_SECONDS) as answer:
            return SVG_START in answer.read(MOST_READ)
    except (OSError, ValueError):
        return False


class _AsTyped(urllib.request.HTTPRedirectHandler):
    """Follows as a browser does, but for a code's way into its lesson: a page would start there."""

    def redirect_request(self, *given: Any) -> urllib.request.Request | None:  # noqa: ANN401  # as it has them
        query = urlsplit(given[-1]).query
        return None if JOIN_QUERY in parse_qs(query) else super().redirect_request(*given)


def opens(shown: str, served: Served) -> bool | None:
    """Check that an address opens as shown; None if nothing answers that could tell."""
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
            if error.code == HTTPStatus.FORBIDDEN:  # the page that asks for the word
                return served.has_token and _is_ours(error.read(MOST_READ))
            is_there = error.code in {HTTPStatus.SEE_OTHER, HTTPStatus.SERVICE_UNAVAILABLE}
            return is_there or (False if error.code < HTTPStatus.INTERNAL_SERVER_ERROR else None)
    except (OSError, ValueError):
        return None


def _is_ours(page: bytes) -> bool:
    return SVG_START in page or SERVER_MARK.encode() in page


def _found_at(asked: CheckTarget) -> CheckFinding | None:
    answers = {each: opens(each, asked.served) for each in _shown(asked)}
    figures = {"shown": {each: bool(opens) for each, opens in answers.items()}}
    wrong = [each for each, opens in answers.items() if opens is False]
    silent = [each for each, opens in answers.items() if opens is None]
    if wrong:
        found = message("health-address-wrong", addresses=wrong)
        return bad("address", found, message("health-address-wrong-do"), **figures)
    if silent:
        found = message("health-address", address=here(asked.served))
        do = message("health-address-silent", addresses=silent)
        return warn("address", found, do, **figures)
    return None


def _shown(asked: CheckTarget) -> tuple[str, ...]:
    return asked.shown or asked.addresses[:MOST_TRIED]


def address_reached(asked: CheckTarget) -> CheckFinding:
    own = here(asked.served)
    if asked.is_running or _answers(own):
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
        missed = _found_at(asked)
    found = message("health-port-free", port=str(port))
    if missed is not None:
        return structs.replace(missed, found=found)
    return fine("address", found, _elsewhere(asked), port=port, addresses=list(asked.addresses))


def _running(asked: CheckTarget, own: str) -> CheckFinding:
    figures = {"address": own, "addresses": list(asked.addresses)}
    if not _answers(own):
        found = message("health-address-not", address=own)
        return bad("address", found, message("health-address-not-do"), **figures)
    first = next(iter(_shown(asked)), own)
    return _found_at(asked) or fine(
        "address", message("health-address", address=first), _elsewhere(asked), **figures
    )


def _taken(host: str, port: int) -> CheckFinding:
    last = min(port + MOST_PORTS, 65535)
    free = next((each for each in range(port + 1, last + 1) if _trouble(host, each) is None), 0)
    found = message("health-port-taken", port=str(port))
    if not free:
        return bad("address", found, message("health-port-do"), port=port)
    return warn("address", found, message("health-port-next", free=str(free)), port=port, free=free)


def _elsewhere(asked: CheckTarget) -> Message | None:
    if asked.served.behind_proxy:
        return message("health-address-proxy")
    if not asked.served.is_open:
        return message("health-address-alone", command=opening_command())
    if not asked.addresses:
        return message("lab-network-none")
    return message("health-address-try", address=_shown(asked)[0], port=str(asked.served.port))


def token(asked: CheckTarget) -> CheckFinding:
    is_open = asked.served.is_open or asked.served.behind_proxy
    figures = {"open": is_open, "token": asked.served.has_token}
    if asked.served.has_token:
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


_STAND_IN = {"daemon_threads": True, "allow_reuse_address": True}
_SHORTLY = 0.05


class _Mark(http.server.BaseHTTPRequestHandler):
    """Answers as the lab server would, and says nothing on the terminal."""

    def do_GET(self) -> None:  # as the library has it
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Length", str(len(SVG_START)))
        self.end_headers()
        self.wfile.write(SVG_START)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  # as above
        """Say nothing."""


@contextmanager
def _stand_in(served: Served) -> Iterator[None]:
    """Answer in place of the lab server, to check that its address is reachable."""
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
