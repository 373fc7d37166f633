"""Running the experiments of many pages on one machine, in turn and with shared results.

Every page plays in a low-priority thread of its own kernel. Before each chunk it takes a ticket,
and the number of chunks played at the same time leaves processors to the pages; after a chunk a
page goes to the end of the queue, so thirty students have fair turns. The result of a step is
stored under the experiment's key for whoever asks next. Tickets and results are files in this
account's own folder; a ticket whose page has died is no longer locked, and is skipped.
"""

from __future__ import annotations

import os
import stat
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from secrets import token_hex

import msgspec

from reefkit import __version__
from reefkit.data_lab.experiment import Experiment, trials_named
from reefkit.data_lab.tally import TableCounts

try:
    import fcntl
except ImportError:  # Windows, where a page has the machine for itself
    fcntl = None  # type: ignore[assignment]

LOOK_SECONDS = 0.02
"""Seconds between two checks whether it is a page's turn."""
NICE = 10
"""Niceness of the threads and processes that play tables, so that pages stay fast."""
MOST_STORED = 400
"""Most results that are stored; the oldest are deleted first."""


def _give_way() -> None:
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


@cache
def thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "experiment", _give_way)


def folder_here() -> Path | None:
    """Return this account's folder for tickets and results; None if none is safe."""
    if not hasattr(os, "getuid"):
        return None
    folder = Path(tempfile.gettempdir()) / f"reefkit-experiments-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return folder if own and not found.st_mode & 0o077 else None


class Turns:
    """The queue of a machine's pages.

    Parameters
    ----------
    folder
        Folder of the tickets; None: there are no other pages.
    at_once
        Chunks played at the same time; None: all processors but one.
    """

    def __init__(self, folder: Path | None, at_once: int | None = None) -> None:
        self.folder = folder
        self.at_once = at_once or max(1, (os.cpu_count() or 2) - 1)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for the page's turn, and hold it for the context."""
        if self.folder is None or fcntl is None:
            yield
            return
        with ExitStack() as stack:
            path = self._ticket(self.folder, stack)
            stack.callback(path.unlink, missing_ok=True)
            while self._before(path.name) >= self.at_once:
                time.sleep(LOOK_SECONDS)
            yield

    @staticmethod
    def _ticket(folder: Path, stack: ExitStack) -> Path:
        """Take a ticket under a lock, so that none ever precedes one already known."""
        with (folder / "queue.lock").open("w") as queue:
            fcntl.flock(queue, fcntl.LOCK_EX)
            path = folder / f"{time.time_ns():020d}-{token_hex(4)}.ticket"
            ticket = stack.enter_context(path.with_suffix(".new").open("w"))
            fcntl.flock(ticket, fcntl.LOCK_EX)
            return path.with_suffix(".new").rename(path)

    def _before(self, name: str) -> int:
        if self.folder is None:
            return 0
        earlier = [path for path in self.folder.glob("*.ticket") if path.name < name]
        return sum(self._lives(path) for path in earlier)

    def _lives(self, path: Path) -> bool:
        """Return whether a ticket is held; one that is not is deleted."""
        try:
            with path.open() as ticket:
                fcntl.flock(ticket, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except FileNotFoundError:
            return False
        except OSError:
            return True
        path.unlink(missing_ok=True)
        return False


class StoredResults:
    """Results of experiments played before with this version of Reefkit and of the game's rules."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def _path(self, experiment: Experiment, tables: int) -> Path | None:
        if self.folder is None:
            return None
        rules = trials_named(experiment.game).game.rules_version
        key = msgspec.structs.replace(experiment, tables=tables).key
        return self.folder / f"{__version__}-{rules}-{key}.result"

    def find(self, experiment: Experiment, tables: int) -> TableCounts | None:
        path = self._path(experiment, tables)
        if path is None:
            return None
        try:
            found = msgspec.msgpack.decode(path.read_bytes(), type=TableCounts)
        except (OSError, msgspec.DecodeError):
            return None
        return (
            found
            if found.tables == tables and len(found.values) == len(experiment.levels)
            else None
        )

    def store(self, experiment: Experiment, counts: TableCounts) -> None:
        path = self._path(experiment, counts.tables)
        if path is None:
            return
        draft = path.with_suffix(f".{token_hex(4)}.part")
        with suppress(OSError):
            draft.write_bytes(msgspec.msgpack.encode(counts))
            draft.replace(path)
            files = sorted(path.parent.glob("*.result"), key=lambda each: each.stat().st_mtime)
            for old in files[:-MOST_STORED]:
                old.unlink(missing_ok=True)
