"""What the server and its warm process say to each other, and what a kernel says to the terminal.

Orders and answers are JSON, a line a message. Names of files and the environment may hold what is
no text, so they travel as bytes. A page can have its kernel fail as often as it likes, so little of
what kernels write is passed on.
"""

from __future__ import annotations

import msgspec


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
    pid: int  #: 0 where the system has no room for another.


class Ended(msgspec.Struct, tag="ended", frozen=True):
    """Tells that a kernel has ended, and with which exit code: negative where a signal ended it."""

    pid: int
    code: int


Told = TakesOrders | Started | Ended
"""What the warm process says."""

_encoder = msgspec.json.Encoder()
read_order = msgspec.json.Decoder(Start).decode
decode_report = msgspec.json.Decoder(Told).decode


def line(message: Start | Told) -> bytes:
    return _encoder.encode(message) + b"\n"
