"""What the server and its warm process say to each other: JSON, a line a message.

Names of files and the environment may hold what is no text, so they travel as bytes.
"""

from __future__ import annotations

import msgspec


class Start(msgspec.Struct, tag="start", frozen=True):
    """Asks for a kernel.

    Parameters
    ----------
    number
        Which order it is.
    argv
        What a kernel's launcher is given: its own name, then its arguments.
    environment
        All variables of the kernel.
    folder
        Where it works.
    """

    number: int
    argv: list[bytes]
    environment: list[tuple[bytes, bytes]]
    folder: bytes


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """Tells that orders are taken from now on."""


class Started(msgspec.Struct, tag="started", frozen=True):
    """Tells which process an order became."""

    number: int
    pid: int


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """Tells that the system had no room for an order."""

    number: int


class Ended(msgspec.Struct, tag="ended", frozen=True):
    """Tells that a kernel has ended, and with which exit code: negative where a signal ended it."""

    pid: int
    code: int


Told = Ready | Started | Refused | Ended
"""What the warm process says."""

_encoder = msgspec.json.Encoder()
read_order = msgspec.json.Decoder(Start).decode
read_told = msgspec.json.Decoder(Told).decode


def line(message: Start | Told) -> bytes:
    """Write one message."""
    return _encoder.encode(message) + b"\n"
