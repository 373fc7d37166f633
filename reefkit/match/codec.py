"""States as plain JSON data and as checksums.

A state is a `msgspec.Struct` of numbers, strings, lists, other structs and numpy arrays. The same
state has the same checksum in every process and on every machine: arrays are hashed as
little-endian bytes in C order, after their type and shape.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import math
from functools import cache
from typing import Any, TypeVar

import msgspec
import numpy as np

T = TypeVar("T")

_MOST_ELEMENTS = 1_000_000


def _encode_array(value: object) -> object:
    if isinstance(value, np.ndarray):
        little = np.ascontiguousarray(value).astype(value.dtype.newbyteorder("<"), copy=False)
        return {
            "dtype": value.dtype.name,
            "shape": list(value.shape),
            "bytes": base64.b64encode(little.tobytes()).decode("ascii"),
        }
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(f"cannot encode {type(value).__name__}")


class _Packed(msgspec.Struct, forbid_unknown_fields=True):
    dtype: str
    shape: list[int]
    bytes: str


_DTYPES = {
    "bool",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "int8",
    "int16",
    "int32",
    "int64",
    "float64",
}


def _decode_array(kind: type, value: object) -> object:
    if kind is not np.ndarray and getattr(kind, "__origin__", None) is not np.ndarray:
        raise NotImplementedError(f"cannot decode {kind}")
    packed = msgspec.convert(value, _Packed)
    if packed.dtype not in _DTYPES:
        raise ValueError(f"unknown array type {packed.dtype}")
    if any(n < 0 for n in packed.shape) or math.prod(packed.shape) > _MOST_ELEMENTS:
        raise ValueError(f"array shape {packed.shape} is out of range")
    try:
        raw = base64.b64decode(packed.bytes, validate=True)
    except binascii.Error as error:
        raise ValueError("array bytes are not base64") from error
    dtype = np.dtype(packed.dtype).newbyteorder("<")
    if len(raw) != math.prod(packed.shape) * dtype.itemsize:
        raise ValueError("array bytes do not fit its shape")
    if packed.dtype == "bool" and raw.strip(b"\x00\x01"):
        raise ValueError("array of truth values holds something else")
    return np.frombuffer(raw, dtype).reshape(packed.shape).astype(packed.dtype)


def to_plain(value: object) -> Any:
    """Convert a value to what JSON gives back: dictionaries and lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=_encode_array))


def from_plain(value: object, kind: type[T]) -> T:
    """Convert plain JSON data to `kind`.

    Raises
    ------
    msgspec.ValidationError
        If it does not fit; the message names the key.
    """
    return msgspec.convert(value, kind, dec_hook=_decode_array)


_ATOMS = {kind: f"v{kind.__name__}" for kind in (str, int, bool, float, type(None))}
"""Immutable types, the most frequent in states, each with its values' prefix in a checksum."""


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str, object], ...]:
    """Return each field's name, prefix in a checksum, and default (or NODEFAULT)."""
    # Checksums omit defaults of `omit_defaults`, so that new fields do not change old ones.
    if not kind.__struct_config__.omit_defaults:
        return tuple((name, f"f{name}", msgspec.NODEFAULT) for name in kind.__struct_fields__)
    return tuple(
        (
            each.name,
            f"f{each.name}",
            each.default if each.default_factory is msgspec.NODEFAULT else each.default_factory(),
        )
        for each in msgspec.structs.fields(kind)
    )


def _feed(digest: Any, pieces: list[str], value: object) -> None:
    """Append a value to `pieces`, or pass it with all earlier pieces to the digest (arrays)."""
    if isinstance(value, msgspec.Struct):
        _feed_struct(digest, pieces, value)
    elif isinstance(value, list | tuple):
        pieces.append(f"l{len(value)}")
        for item in value:
            _feed_inner(digest, pieces, item)
    elif isinstance(value, dict):
        pieces.append(f"d{len(value)}")
        for name in sorted(value, key=str):
            pieces.append(f"k{name}")
            _feed_inner(digest, pieces, value[name])
    elif isinstance(value, np.ndarray):
        little = np.ascontiguousarray(value).astype(value.dtype.newbyteorder("<"), copy=False)
        pieces.append(f"a{value.dtype.name}{value.shape}")
        _flush(digest, pieces)
        digest.update(little.tobytes())
    elif isinstance(value, np.generic):
        _feed(digest, pieces, value.item())
    elif value is None or isinstance(value, bool | int | float | str):
        pieces.append(f"v{type(value).__name__}{value!r}")
    else:
        # Such as a set, whose order differs from process to process.
        raise TypeError(f"a state cannot hold a {type(value).__name__}")


def _feed_struct(digest: Any, pieces: list[str], value: msgspec.Struct) -> None:
    for name, before, left_out in _fields(type(value)):
        inner = getattr(value, name)
        if inner is not msgspec.UNSET and (left_out is msgspec.NODEFAULT or inner != left_out):
            atom = _ATOMS.get(type(inner))
            if atom is not None:
                pieces.append(f"{before}{atom}{inner!r}")
            else:
                pieces.append(before)
                _feed(digest, pieces, inner)


def _feed_inner(digest: Any, pieces: list[str], value: Any) -> None:
    before = _ATOMS.get(type(value))
    if before is not None:
        pieces.append(f"{before}{value!r}")
    else:
        _feed(digest, pieces, value)


def _flush(digest: Any, pieces: list[str]) -> None:
    digest.update("".join(pieces).encode())
    pieces.clear()


def checksum(state: object) -> str:
    """Return the checksum of a state: 16 hexadecimal digits.

    Raises
    ------
    TypeError
        If the state has a value of an unsupported type, such as a set.
    """
    digest = hashlib.blake2b(digest_size=8)
    pieces: list[str] = []
    _feed(digest, pieces, state)
    _flush(digest, pieces)
    return digest.hexdigest()


def copy_state(value: T) -> T:
    if isinstance(value, msgspec.Struct):
        return _copied_struct(value)  # type: ignore[return-value]
    if isinstance(value, np.ndarray):
        return value.copy()
    if isinstance(value, list):
        return [  # type: ignore[return-value]
            item if type(item) in _ATOMS else copy_state(item) for item in value
        ]
    if isinstance(value, tuple):
        return tuple(map(copy_state, value))  # type: ignore[return-value]
    if isinstance(value, dict):
        return {name: copy_state(item) for name, item in value.items()}  # type: ignore[return-value]
    return value


def _copied_struct(value: msgspec.Struct) -> msgspec.Struct:
    inner = {
        name: copy_state(each)
        for name, _, _ in _fields(type(value))
        if type(each := getattr(value, name)) not in _ATOMS
    }
    return msgspec.structs.replace(value, **inner)
