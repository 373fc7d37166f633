"""Memory: how much is free, how much a page needs, and for how many pages there is room.

A page's kernel is counted with its proportional share (PSS), rounded up from measurements: a plain
one took 122 MB when its page had opened and 135 after ten minutes of play
(`bench/results/load.txt`), a forked one 63 MB at first and 75 after two hours of a lesson's moves
(`bench/results/soak.txt`). In the second measurement the server took 165 MB, and the process from
which kernels are forked 63 while they share its memory, 171 when it is alone.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import psutil  # type: ignore[import-untyped]

MB = 1 << 20
SERVER = 170 * MB
"""Bytes of the server itself, with thirty pages."""
WARM = 130 * MB
"""Bytes of the process from which kernels are forked."""
FORKED, PLAIN = 90 * MB, 140 * MB
"""Bytes of a page's kernel after a lesson: forked, or started by itself."""
RESERVE = 300 * MB
"""Bytes left to the rest of the machine: students' pages may use none of it, a desk half."""
RESERVE_VARIABLE = "REEFKIT_MEMORY_RESERVE"
"""Environment variable for another reserve, in megabytes, on a machine with other tasks."""
FORKS_VARIABLE = "REEFKIT_FORKS"

CONTROL_GROUPS = Path("/sys/fs/cgroup")
OWN_GROUP = Path("/proc/self/cgroup")
_NO_LIMIT = 1 << 60
"""A limit above this number of bytes, as in control groups version 1, means no limit."""


def free() -> int:
    """Return the bytes of memory that are still free for pages.

    A container may have less than its machine, whose own numbers do not show that.
    """
    found = int(psutil.virtual_memory().available)
    allowed = free_in_container()
    return found if allowed is None else min(found, allowed)


def free_in_container(groups: Path = CONTROL_GROUPS, own: Path = OWN_GROUP) -> int | None:
    """Return the free bytes of this process's control group; None if it has no limit.

    `own`: The file that lists the groups of this process.
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
        # In a container the path may be the host's, of which only the last parts are visible.
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


def pages_left(left: int) -> int:
    return max(0, left - reserve()) // of_page()


def is_short(left: int) -> bool:
    return pages_left(left) == 0


def other_pages() -> int:
    """Count the other child processes of this process's parent: on our server, other kernels.

    0 if the system does not report them.
    """
    try:
        return max(0, len(psutil.Process(os.getppid()).children()) - 1)
    except psutil.Error:
        return 0
