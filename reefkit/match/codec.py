"""States as JSON and as checksums.

A state is a `msgspec.Struct` of numbers, strings, lists, other structs and numpy arrays. The same
state gives the same checksum in every process and on every machine: arrays are hashed as
little-endian bytes in C order, after their name, type and shape.
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
from numpy.typing import NDArray

Array = NDArray[Any]
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
    """Turn a state, action or set-up into exactly what a file gives back: lists, never tuples."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=_encode_array))


def from_plain(value: object, kind: type[T]) -> T:
    """Turn what JSON held into `kind` again.

    Raises
    ------
    msgspec.ValidationError
        When it is not that; the text names the key.
    """
    return msgspec.convert(value, kind, dec_hook=_decode_array)


_ATOMS = frozenset({str, int, bool, float, type(None)})
"""Types whose values nobody can change: by far the most of what states hold."""


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """Give a struct's fields, each with what stands before its value in a fingerprint."""
    return tuple((name, f"f{name}") for name in kind.__struct_fields__)


def _inside(value: object) -> tuple[str, list[tuple[str, object]]] | None:
    """Give what holds values: how it begins, and each value with what stands before it."""
    if isinstance(value, msgspec.Struct):
        return "", [(before, getattr(value, name)) for name, before in _fields(type(value))]
    if isinstance(value, list | tuple):
        return f"l{len(value)}", [("", item) for item in value]
    if isinstance(value, dict):
        return f"d{len(value)}", [(f"k{name}", value[name]) for name in sorted(value, key=str)]
    return None


def _feed(digest: Any, told: list[str], value: object) -> None:
    """Write a value down at the end of `told`; what comes before an array goes to the digest."""
    held = _inside(value)
    if held is not None:
        told.append(held[0])
        for before, each in held[1]:
            if type(each) in _ATOMS:
                told.append(f"{before}v{type(each).__name__}{each!r}")
            else:
                told.append(before)
                _feed(digest, told, each)
    elif isinstance(value, np.ndarray):
        little = np.ascontiguousarray(value).astype(value.dtype.newbyteorder("<"), copy=False)
        told.append(f"a{value.dtype.name}{value.shape}")
        _flush(digest, told)
        digest.update(little.tobytes())
    elif isinstance(value, np.generic):
        _feed(digest, told, value.item())
    elif value is None or isinstance(value, bool | int | float | str):
        told.append(f"v{type(value).__name__}{value!r}")
    else:
        # Above all no sets: their order differs from process to process.
        raise TypeError(f"a state cannot hold a {type(value).__name__}")


def _flush(digest: Any, told: list[str]) -> None:
    digest.update("".join(told).encode())
    told.clear()


def checksum(state: object) -> str:
    """Give a 16-digit fingerprint of a whole state.

    Raises
    ------
    TypeError
        When the state holds something that has no one way to be written down.
    """
    digest = hashlib.blake2b(digest_size=8)
    told: list[str] = []
    _feed(digest, told, state)
    _flush(digest, told)
    return digest.hexdigest()


def copy_state(value: T) -> T:
    """Copy a state deeply: structs, lists, dictionaries and arrays."""
    if isinstance(value, np.ndarray):
        return value.copy()
    if isinstance(value, msgspec.Struct):
        fields = {name: _copied(getattr(value, name)) for name in value.__struct_fields__}
        return type(value)(**fields)
    if isinstance(value, list):
        return [_copied(item) for item in value]  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(_copied(item) for item in value)  # type: ignore[return-value]
    if isinstance(value, dict):
        return {name: _copied(item) for name, item in value.items()}  # type: ignore[return-value]
    return value


def _copied(value: Any) -> Any:
    """Copy what a state holds: most of it are texts and numbers, and needs none."""
    return value if type(value) in _ATOMS else copy_state(value)
