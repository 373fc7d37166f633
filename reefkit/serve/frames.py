"""Frames: messages on a page's socket, validated before anything is done with them.

A frame is a message of Jupyter's protocol in the format ``v1.kernel.websocket.jupyter.org``: the
number of offsets, the offsets, each eight bytes and little-endian, then the parts (channel, header,
parent, metadata, content, buffers). Jupyter trusts the first number: a large one keeps its whole
server busy (docs/contributors/upstream.md). Here nothing is trusted.
"""

from __future__ import annotations

import struct
from itertools import pairwise

import msgspec

MOST_PARTS = 64
"""Channel, four parts of JSON, and buffers: a page sends one or two of those."""
FEWEST_PARTS = 5
WORD = 8
WRONG = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors of decoding invalid or unexpected JSON."""


class BadFrame(ValueError):  # noqa: N818  # like `zipfile.BadZipFile`
    """Bytes that are not a message."""


class Frame(msgspec.Struct, frozen=True):
    """A message on the socket."""

    channel: str  #: Name of the kernel's channel.
    parts: list[bytes]  #: Header, parent, metadata and content as JSON, then buffers.


class MessageHeader(msgspec.Struct, frozen=True):
    """The fields of a message's header that are used here."""

    msg_id: str
    msg_type: str
    session: str


_header = msgspec.json.Decoder(MessageHeader)


def read_frame(data: object) -> Frame:
    """Split a frame into its parts.

    Raises
    ------
    BadFrame
        If it does not consist of five to `MOST_PARTS` adjacent parts that fill it.
    """
    if not isinstance(data, bytes) or len(data) < WORD:
        raise BadFrame
    count = int.from_bytes(data[:WORD], "little")
    if not FEWEST_PARTS < count <= MOST_PARTS + 1 or len(data) < WORD * (count + 1):
        raise BadFrame
    offsets = struct.unpack_from(f"<{count}Q", data, WORD)
    if offsets[0] != WORD * (count + 1) or offsets[-1] != len(data):
        raise BadFrame
    if any(end < start for start, end in pairwise(offsets)):
        raise BadFrame
    channel, *parts = (data[start:end] for start, end in pairwise(offsets))
    try:
        return Frame(channel.decode("ascii"), parts)
    except UnicodeDecodeError as error:
        raise BadFrame from error


def read_header(part: bytes) -> MessageHeader:
    try:
        return _header.decode(part)
    except WRONG as error:
        raise BadFrame from error
