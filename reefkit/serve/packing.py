"""Compression with gzip: thirty browsers on one Wi-Fi wait for every byte.

What never changes is compressed once, at the highest level, and not again for each browser.
"""

from __future__ import annotations

import gzip
import re
import struct
import zlib
from dataclasses import dataclass
from functools import cached_property

BEST = 9
QUICK = 6
RAW = -zlib.MAX_WBITS
"""Raw deflate, without the header and checksum of a file."""
HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
"""Header of a gzip file without a name or time (RFC 1952)."""
LEAST = 1_000
"""Bytes below which compression gains nothing."""

_REFUSED = re.compile(r"q=0(\.0*)?$")


def takes_packed(accepted: str) -> bool:
    for each in accepted.split(","):
        name, _, weight = each.replace(" ", "").partition(";")
        if name.lower() in {"gzip", "x-gzip"}:
            return not _REFUSED.match(weight)
    return False


@dataclass(frozen=True)
class Beginning:
    """The beginning that many pages share: compressed once, and continued by each page."""

    plain: bytes

    @cached_property
    def packed(self) -> bytes:
        """Return the beginning of a gzip file; separately compressed text may follow."""
        packer = zlib.compressobj(BEST, zlib.DEFLATED, RAW)
        return HEADER + packer.compress(self.plain) + packer.flush(zlib.Z_FULL_FLUSH)

    @cached_property
    def checksum(self) -> int:
        return zlib.crc32(self.plain)


class PageRest:
    """The part of a page after its beginning."""

    def __init__(self, beginning: Beginning) -> None:
        self._packer = zlib.compressobj(QUICK, zlib.DEFLATED, RAW)
        self._checksum = beginning.checksum
        self._length = len(beginning.plain)

    def add(self, text: bytes) -> bytes:
        self._checksum = zlib.crc32(text, self._checksum)
        self._length += len(text)
        return self._packer.compress(text) + self._packer.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        return self._packer.flush() + struct.pack("<2I", self._checksum, self._length & 0xFFFFFFFF)


def pack(content: bytes) -> bytes:
    return gzip.compress(content, BEST, mtime=0)
