"""Checks of the machine: memory, clock, open files, libraries, and limits that were met."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement

from reefkit import __version__
from reefkit.health import memory
from reefkit.health.findings import CheckFinding, CheckTarget, amount, bad, fine, warn
from reefkit.health.memory import of_page, of_server, pages_left, reserve
from reefkit.labs.environment import is_address, lacks_templates, open_store
from reefkit.text import Message, ReefkitError, Value, catalogue, message
from reefkit.text.local_time import local

if TYPE_CHECKING:
    from reefkit.classroom.store import Met


FIRST_YEAR, LAST_YEAR = 2025, 2100
"""Plausible years: a clock that was never set shows an earlier one."""
CLOCK_MOMENT = 0.2
"""Seconds for which the clock is compared with a steady one."""
CLOCK_DRIFT = 120.0
"""Most seconds in the future at which the store's file may seem to have been written."""
CLOCKS_APART = 5.0
"""Most seconds by which this clock and the database server's may differ without a warning."""
PATIENCE = 5.0
"""Seconds to wait for another program to release the store."""
FILES_OF_SERVER, FILES_OF_PAGE = 150, 30
"""Open files and sockets of the server before the first page, and for each page: 13 were measured,
and a browser keeps up to six connections."""
_MANY = 1 << 20
"""Number returned by `most_files` in place of an infinite limit."""
SPARE_MEMORY = 1.2
"""Free memory as a multiple of the needed memory, below which the check warns."""


def room(target: CheckTarget) -> CheckFinding:
    left = memory.free()
    if not target.is_running:
        left -= of_server()
    coming = max(0, target.served.students - target.pages)
    pages = pages_left(left)
    needed = coming * of_page()
    figures = {
        "free": left,
        "page": of_page(),
        "reserve": reserve(),
        "needed": needed,
        "pages": pages,
        "open": target.pages,
    }
    values = {"free": amount(max(0, left)), "students": target.served.students}
    if pages < coming:
        fits = target.pages + pages
        found = message("health-memory-short", pages=fits, **values)
        return bad("memory", found, message("health-memory-do"), **figures)
    found = message("health-memory", needed=amount(needed), **values)
    if left - reserve() < SPARE_MEMORY * needed:
        return warn("memory", found, message("health-memory-tight"), **figures)
    return fine("memory", found, **figures)


def clock(target: CheckTarget) -> CheckFinding:
    wall, steady = time.time(), time.monotonic()
    time.sleep(CLOCK_MOMENT)
    passed = (time.time() - wall) - (time.monotonic() - steady)
    now = datetime.now(UTC).astimezone()
    # Not in the catalogue's date format: a teacher compares it with a watch, including the zone.
    shown = now.strftime("%Y-%m-%d %H:%M")
    zone = now.strftime("%z")
    found = message("health-clock", now=shown, zone=f"{zone[:3]}:{zone[3:5]}")
    figures: dict[str, object] = {"now": now.isoformat(), "jumped": round(passed, 3)}
    set_it = message("health-clock-do")
    if not FIRST_YEAR <= now.year <= LAST_YEAR:
        return bad("clock", found, set_it, **figures)
    if abs(passed) > 1:  # the wall clock jumped by more than a second while it was observed
        return bad("clock", message("health-clock-jumps"), set_it, **figures)
    latest = 0.0 if is_address(target.store) else _last_written(Path(target.store))
    if latest > time.time() + CLOCK_DRIFT:
        later = datetime.fromtimestamp(latest, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
        return bad(
            "clock", message("health-clock-behind", now=shown, later=later), set_it, **figures
        )
    if not latest and not is_address(target.store):
        return fine("clock", found, **figures)
    return _clock_of_store(target, found, figures)


def _last_written(file: Path) -> float:
    """Return when a file or its SQLite side file was last written; 0 if neither exists."""
    found = [file, file.with_name(f"{file.name}-wal")]
    return max((each.stat().st_mtime for each in found if each.exists()), default=0.0)


def clock_is_far(days: int) -> Message | None:
    """Return a warning that the clock is far from the dates in the store; None for 0 days.

    `days`: Days by which the clock is ahead of them (negative: behind).
    """
    if not days:
        return None
    return message("health-clock-days-ahead" if days > 0 else "health-clock-days", days=abs(days))


def _clock_of_store(
    target: CheckTarget, found: Message, figures: dict[str, object]
) -> CheckFinding:
    try:
        with closing(open_store(target.store, PATIENCE)) as store:
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


def files(target: CheckTarget) -> CheckFinding:
    needed = files_needed(target.served.students)
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
    """Return the soft and hard limit of open files of a process; None if the system has no limits.

    The server raises its soft limit (`reefkit.serve.capacity`).
    """
    if os.name != "posix":
        return None
    import resource  # noqa: PLC0415  # not on Windows

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
        return []  # not installed: run from its folder
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


MOST_LISTED = 3
"""Most limits for which advice is given, beginning with the one met most often."""


def limits_met(target: CheckTarget) -> CheckFinding:
    try:
        with closing(open_store(target.store, PATIENCE)) as store:
            found = store.limits.met()
    except ReefkitError as error:
        return warn("limits", message("health-unknown"), error.message)
    if not found:
        return fine("limits", message("health-limits"))
    often = sorted(found, key=lambda each: -each.count)
    text = message("health-limits-met", met=[limit_text(each) for each in often])
    return warn("limits", text, _to_do(often), **{each.kind: each.count for each in found})


def limit_text(each: Met) -> Message:
    since = local(each.first).strftime("%Y-%m-%d %H:%M")
    values: dict[str, Value] = {"count": each.count, "since": since, "kind": each.kind}
    return Message(f"limit-{_worded(each)}", values)


def _to_do(found: list[Met]) -> Message:
    first, *rest = [Message(f"limit-{_worded(each)}.do") for each in found[:MOST_LISTED]]
    for each in rest:
        first = message("health-limits-more", do=first, more=each)
    return first


def _worded(each: Met) -> str:
    return each.kind if catalogue().has(f"limit-{each.kind}") else "other"
