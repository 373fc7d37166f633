"""Frames: what travels through a page's socket, read before anybody acts on it.

A frame is a message of Jupyter's protocol as ``v1.kernel.websocket.jupyter.org`` writes it: how
many offsets follow, the offsets, each eight bytes and little-endian, then the parts (channel,
header, parent, metadata, content, buffers). Jupyter believes the first number: one that is
large keeps its whole server counting (docs/contributors/upstream.md). Here nothing is believed.
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
"""What a decoder finds wrong with what is no JSON, or not the JSON that it wants."""


class BadFrame(ValueError):  # noqa: N818  # as the standard library names its kinds of ValueError
    """Bytes that are no message."""


class Frame(msgspec.Struct, frozen=True):
    """A message as it travels."""

    channel: str  #: Which of a kernel's it is for.
    parts: list[bytes]  #: Header, parent, metadata and content as JSON, then buffers.


class MessageHeader(msgspec.Struct, frozen=True):
    """What of a message's header says what it is."""

    msg_id: str
    msg_type: str
    session: str


_header = msgspec.json.Decoder(MessageHeader)
_object = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read_frame(data: object) -> Frame:
    """Take a frame apart.

    Raises
    ------
    BadFrame
        When it is no frame of between five and `MOST_PARTS` parts that lie one after another and
        fill it.
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
