"""Throttling a kernel's output to the terminal: a page can make it fail as often as it likes."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress

MOST_SAID, SECONDS_BETWEEN = 2048, 60.0
"""Bytes that a kernel may write to the terminal in a number of seconds: one traceback."""


def throttled_stderr(to: int) -> int:
    """Return a file to write to, of which little is passed on to `to`.

    Returns
    -------
    int
        The file's descriptor; its thread ends when nobody has it open any more.
    """
    source, found = os.pipe()
    threading.Thread(target=_until_the_end, args=(source, to), daemon=True).start()
    return found


def _until_the_end(source: int, to: int) -> None:
    try:
        pass_on_little(source, to)
    finally:
        os.close(source)


def pass_on_little(source: int, to: int, clock: Callable[[], float] = time.monotonic) -> None:
    until, left, more = 0.0, 0, 0
    while data := os.read(source, 1 << 16):
        now = clock()
        if now >= until:
            if more:
                _write(to, f"… {more} more bytes of this page\n".encode())  # no reader: for the log
            until, left, more = now + SECONDS_BETWEEN, MOST_SAID, 0
        _write(to, data[:left])
        more += max(0, len(data) - left)
        left = max(0, left - len(data))


def _write(to: int, text: bytes) -> None:
    # The terminal may be closed.
    with suppress(OSError):
        os.write(to, text)
