"""Order and choice that depend on a key and a purpose alone.

Whatever is to be ordered is ranked by a hash of the key, the purpose and its own name. So an order
never depends on the order in which a file or a key lists things, and adding one thing does not move
the others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

_BETWEEN = "\x1f"


def rank(key: str, purpose: str, name: str) -> bytes:
    """Return the sort key of a name for a key and purpose; smaller is earlier."""
    text = _BETWEEN.join((key, purpose, name))
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def in_order(names: Iterable[str], key: str, purpose: str) -> tuple[str, ...]:
    return tuple(sorted(names, key=lambda name: rank(key, purpose, name)))
