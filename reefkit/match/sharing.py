"""Sharing of the parts that two states have in common.

A fold keeps the state after every entry, and an entry changes little of it, but rules may build new
copies of unchanged parts. In a match of Reef Survivor sharing halves the memory per entry, which
matters for a class whose kernels run for hours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np


def share_unchanged(before: Any, after: Any) -> Any:
    """Replace the parts of `after` that are the same in `before`, and return it.

    Returns `before` itself if all parts are the same. Structs, dictionaries, lists, tuples, arrays
    and plain values are compared. The fold never changes a state in place later, so sharing is
    safe. Parts are the same only if
    they also have the same types, order of keys in dictionaries, dtypes and shapes of arrays, and
    signs of zeros.
    """
    if before is after:
        return before
    if type(before) is not type(after):
        return after
    if isinstance(after, msgspec.Struct):
        return _structure(before, after)
    if type(after) is dict:
        return _dictionary(before, after)
    if type(after) in (list, tuple):
        return _sequence(before, after)
    return before if _is_same(before, after) else after


def _is_same(before: Any, after: Any) -> bool:
    if isinstance(after, np.ndarray | np.generic):
        alike = before.dtype == after.dtype != object and before.shape == after.shape
        return bool(alike and before.tobytes() == after.tobytes())
    if isinstance(after, float):
        return repr(before) == repr(after)
    if isinstance(after, str | bytes | int):
        return bool(before == after)
    return False


def _structure(before: msgspec.Struct, after: msgspec.Struct) -> msgspec.Struct:
    same = True
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new:
            continue
        part = share_unchanged(old, new)
        same = same and part is old
        if part is not new:
            # Even a frozen struct may be changed here, since only the fold has it yet.
            msgspec.structs.force_setattr(after, name, part)
    return before if same else after


def _dictionary(before: dict[Any, Any], after: dict[Any, Any]) -> dict[Any, Any]:
    parts = {
        key: share_unchanged(before[key], value) for key, value in after.items() if key in before
    }
    if list(before) == list(after) and all(parts[key] is before[key] for key in before):
        return before
    return after | parts


def _sequence(before: Sequence[Any], after: Sequence[Any]) -> Sequence[Any]:
    parts = [
        old if old is new else share_unchanged(old, new)
        for old, new in zip(before, after, strict=False)
    ]
    if len(before) == len(after) and all(
        part is old for part, old in zip(parts, before, strict=True)
    ):
        return before
    parts.extend(after[len(parts) :])
    return type(after)(parts)  # type: ignore[call-arg]
