"""Pages are sent packed: what never changes once for all, and a browser reads each piece as it comes."""

from __future__ import annotations

import gzip
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.serve.pages import Beginning, Rest, takes_packed

GZIP = 16 + zlib.MAX_WBITS


@given(st.binary(max_size=3000), st.lists(st.binary(max_size=500), max_size=5))
def test_a_page_is_whole_when_unpacked(begins: bytes, pieces: list[bytes]) -> None:
    beginning = Beginning(begins)
    for _ in range(2):  # the second page goes on from the same beginning
        rest = Rest(beginning)
        sent = beginning.packed + b"".join(rest.add(each) for each in pieces) + rest.end()
        assert gzip.decompress(sent) == begins + b"".join(pieces)


def test_each_piece_can_be_read_before_the_next_is_there() -> None:
    beginning = Beginning(b"<p>It is loading.</p>" * 50)
    rest = Rest(beginning)
    unpacker = zlib.decompressobj(GZIP)
    assert unpacker.decompress(beginning.packed) == beginning.plain
    assert unpacker.decompress(rest.add(b"<p>Here it is.</p>")) == b"<p>Here it is.</p>"
    assert not unpacker.eof
    assert unpacker.decompress(rest.end()) == b""
    assert unpacker.eof
    assert len(beginning.packed) < len(beginning.plain) / 10


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip, deflate, br", True),
        ("deflate, GZIP;q=0.5", True),
        ("gzip; q=0", False),
        ("gzip;q=0.000, br", False),
        ("br", False),
        ("", False),
        ("*", False),
    ],
)
def test_only_who_takes_it_is_sent_what_is_packed(accepted: str, *, takes: bool) -> None:
    assert takes_packed(accepted) is takes
