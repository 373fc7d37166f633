"""What the server and its warm process say to each other, and what a kernel says to the terminal.

Orders and answers are JSON, a line a message. Names of files and the environment may hold what is
no text, so they travel as bytes. A page can have its kernel fail as often as it likes, so little of
what kernels write is passed on.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

# ---- What the server and its warm process say to each other: JSON, a line a message


class Start(msgspec.Struct, tag="start", frozen=True):
    """Asks for a kernel."""

    number: int  #: Which order it is.
    argv: list[bytes]  #: What a kernel's launcher is given: its own name, then its arguments.
    environment: list[tuple[bytes, bytes]]
    folder: bytes


class TakesOrders(msgspec.Struct, tag="ready", frozen=True):
    """Tells that orders are taken from now on."""


class Started(msgspec.Struct, tag="started", frozen=True):
    """Tells which process an order became."""

    number: int
    pid: int


class OrderRefused(msgspec.Struct, tag="refused", frozen=True):
    """Tells that the system had no room for an order."""

    number: int


class Ended(msgspec.Struct, tag="ended", frozen=True):
    """Tells that a kernel has ended, and with which exit code: negative where a signal ended it."""

    pid: int
    code: int


Told = TakesOrders | Started | OrderRefused | Ended
"""What the warm process says."""

_encoder = msgspec.json.Encoder()
read_order = msgspec.json.Decoder(Start).decode
read_told = msgspec.json.Decoder(Told).decode


def line(message: Start | Told) -> bytes:
    return _encoder.encode(message) + b"\n"


# ---- What a kernel says to the terminal, in small: a page can have it fail as often as it likes

MOST_SAID, SECONDS_BETWEEN = 2048, 60.0
"""Bytes that a kernel may write to the terminal in so many seconds: a traceback."""


def throttled_stderr(to: int) -> int:
    """Return a file to write to, of which little comes to another.

    Returns
    -------
    int
        The number of the file; what passes it on ends when nobody has it open any more.
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
    while said := os.read(source, 1 << 16):
        now = clock()
        if now >= until:
            if more:
                _write(to, f"… {more} more bytes of this page\n".encode())  # no reader: for the log
            until, left, more = now + SECONDS_BETWEEN, MOST_SAID, 0
        _write(to, said[:left])
        more += max(0, len(said) - left)
        left = max(0, left - len(said))


def _write(to: int, said: bytes) -> None:
    # Whoever closed the terminal reads no more of it.
    with suppress(OSError):
        os.write(to, said)
