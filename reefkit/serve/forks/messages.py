"""Messages between the server and its warm process: JSON, one per line.

Paths and environment variables may not be valid text, so they are sent as bytes.
"""

from __future__ import annotations

import msgspec


class Start(msgspec.Struct, tag="start", frozen=True):
    """Orders a kernel."""

    number: int  #: Number of the order.
    argv: list[bytes]  #: Arguments of a kernel's launcher: its own name, then the others.
    environment: list[tuple[bytes, bytes]]
    folder: bytes


class TakesOrders(msgspec.Struct, tag="ready", frozen=True):
    """Reports that orders are taken from now on."""


class Started(msgspec.Struct, tag="started", frozen=True):
    """Reports the process of an order."""

    number: int
    pid: int  #: 0 where the system has no room for another.


class Ended(msgspec.Struct, tag="ended", frozen=True):
    """Reports that a kernel has ended, with its exit code: negative after a signal."""

    pid: int
    code: int


Told = TakesOrders | Started | Ended
"""What the warm process says."""

_encoder = msgspec.json.Encoder()
read_order = msgspec.json.Decoder(Start).decode
decode_report = msgspec.json.Decoder(Told).decode


def line(message: Start | Told) -> bytes:
    return _encoder.encode(message) + b"\n"
