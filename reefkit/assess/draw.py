"""Order and choice that repeat themselves: by key and purpose, from no random state.

Whatever is to be ordered is ranked by a hash of the key, the purpose and its own name. So an order
never depends on the order in which a file or a key lists things, and adding one thing does not
move the others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

_BETWEEN = "\x1f"


def rank(key: str, purpose: str, name: str) -> bytes:
    """Return where a name stands in the order that a key and purpose give: smaller is earlier."""
    said = _BETWEEN.join((key, purpose, name))
    return hashlib.blake2b(said.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def in_order(names: Iterable[str], key: str, purpose: str) -> tuple[str, ...]:
    """Return names in the order that a key and purpose give."""
    return tuple(sorted(names, key=lambda name: rank(key, purpose, name)))


def one_of(choices: Sequence[Any], key: str, purpose: str) -> Any:  # noqa: ANN401 (any choice)
    """Return one of a sequence that is not empty, each as likely over the keys.

    Raises
    ------
    ValueError
        When there is nothing to choose from.
    """
    if not choices:
        raise ValueError(f"nothing to choose from for {purpose}")
    number = int.from_bytes(rank(key, purpose, ""), "big")
    return choices[number % len(choices)]
