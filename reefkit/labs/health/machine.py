"""Whether the machine is fit: its memory, clock and open files, and the libraries on it."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

from reefkit import __version__
from reefkit.labs.health import memory
from reefkit.labs.health.finding import Asked, Finding, amount, bad, fine, warn
from reefkit.labs.opening import open_store
from reefkit.labs.places import is_address
from reefkit.text import Message, ReefkitError, message

FIRST_YEAR, LAST_YEAR = 2025, 2100
"""A clock that was never set stands long before; what shows later is set wrongly."""
MOMENT = 0.2
"""Seconds that a clock is watched."""
DRIFT = 120.0
"""Seconds by which a file may seem to have been written in the future."""
APART = 5.0
"""Seconds by which the clocks of two machines of a class may differ."""
PATIENCE = 5.0
FILES_OF_SERVER, FILES_OF_PAGE = 150, 30
"""Open files and sockets of the server before the first page, and for each: 13 were measured, and a
browser keeps up to six connections besides."""
_MANY = 1 << 20
SPARE = 1.2
"""So much more memory than is needed is no reason to think twice."""


def room(asked: Asked) -> Finding:
    """Check that there is memory for the students who are to come."""
    left = memory.free()
    if not asked.is_running:
        left -= memory.of_server()
    coming = max(0, asked.served.students - asked.pages)
    pages = memory.pages_left(left)
    needed = coming * memory.of_page()
    figures = {
        "free": left,
        "page": memory.of_page(),
        "reserve": memory.reserve(),
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
    if left - memory.reserve() < SPARE * needed:
        return warn("memory", found, message("health-memory-tight"), **figures)
    return fine("memory", found, **figures)


def clock(asked: Asked) -> Finding:
    """Check that the clock is set, runs forward, and is not before what was written already."""
    wall, steady = time.time(), time.monotonic()
    time.sleep(MOMENT)
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
    if is_address(asked.store):
        return _clock_of_server(asked, found, figures)
    latest = _last_written(Path(asked.store))
    if latest > time.time() + DRIFT:
        later = datetime.fromtimestamp(latest, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
        return bad(
            "clock", message("health-clock-behind", now=shown, later=later), set_it, **figures
        )
    return fine("clock", found, **figures)


def _last_written(file: Path) -> float:
    """Give when a file, or what SQLite lays beside it, was last written; 0 where there is none."""
    found = [file, file.with_name(f"{file.name}-wal")]
    return max((each.stat().st_mtime for each in found if each.exists()), default=0.0)


def _clock_of_server(asked: Asked, found: Message, figures: dict[str, object]) -> Finding:
    try:
        store = open_store(asked.store, PATIENCE)
        try:
            ahead = store.examine().ahead
        finally:
            store.close()
    except ReefkitError as error:
        return warn("clock", found, error.message, **figures)
    figures["ahead"] = round(ahead, 1)
    if abs(ahead) > APART:
        apart = message("health-clock-apart", seconds=round(abs(ahead)))
        return warn("clock", apart, message("health-clock-do"), **figures)
    return fine("clock", found, **figures)


def files(asked: Asked) -> Finding:
    """Check that the server may open as many files as the students' pages need."""
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
    """Give how many files and sockets the server has open while so many students are there."""
    return FILES_OF_SERVER + FILES_OF_PAGE * students


def most_files() -> tuple[int, int] | None:
    """Give how many files a process may open: as it stands, and at most; none where no one counts.

    The server raises its own to what it may have (`reefkit.serve.lab_room`).
    """
    if os.name != "posix":
        return None
    import resource  # noqa: PLC0415  # Windows has none

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (_MANY if each == resource.RLIM_INFINITY else each for each in limits)
    return soft, hard


def versions(asked: Asked) -> Finding:
    """Check that the libraries are those that Reefkit was tried with."""
    del asked
    python = ".".join(map(str, sys.version_info[:3]))
    figures = {"reefkit": __version__, "python": python, "sqlite": sqlite3.sqlite_version}
    other = _other_versions()
    found = message("health-versions", **figures)
    if other:
        do = message("health-versions-do", names=other)
        return warn("versions", found, do, **figures, other=other)
    return fine("versions", found, **figures)


def _other_versions() -> list[str]:
    """List the libraries of Reefkit that are missing, or of another version than it asks for."""
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
