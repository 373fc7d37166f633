"""Order and choice that depend only on a key and a purpose.

Names are sorted by a hash of the key, the purpose and the name. So the order does not depend on how
a file lists them, and adding a name does not reorder the others.
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
