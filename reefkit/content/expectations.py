"""Messages about what a type expects and what a file has instead."""

from __future__ import annotations

import datetime as dt
import enum
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from reefkit.content.errors import choices, printable
from reefkit.text import Message, message

LISTS = (list, tuple, set, frozenset)
_LIMITS = {
    "ge": "content-at-least",
    "gt": "content-more-than",
    "le": "content-at-most",
    "lt": "content-less-than",
    "multiple_of": "content-multiple-of",
    "min_length": "content-length-at-least",
    "max_length": "content-length-at-most",
}


def kinds(shape: object) -> dict[str | int, Any]:
    alternatives = alternatives_of(bare_type(shape)[0])
    if not all(is_structure(each) for each in alternatives):
        return {}
    tags = {each.__struct_config__.tag: each for each in alternatives}
    return {} if None in tags else tags


def tag_field(shape: object) -> str:
    tags = kinds(shape)
    return str(next(iter(tags.values())).__struct_config__.tag_field) if tags else ""


def is_structure(shape: object) -> bool:
    bare, _ = bare_type(shape)
    return isinstance(bare, type) and issubclass(bare, msgspec.Struct)


def fields(shape: Any) -> tuple[msgspec.structs.FieldInfo, ...]:  # noqa: ANN401 (types are values here)
    return msgspec.structs.fields(bare_type(shape)[0])


def expected(shape: object) -> Message:
    bare, metas = bare_type(shape)
    kind = _kind(bare)
    limits = [limit for meta in metas for limit in _limits(meta)]
    return message("content-limited", kind=kind, limits=limits) if limits else kind


def given(value: object) -> Message:
    if isinstance(value, dict):
        return message("content-given-table")
    if isinstance(value, list):
        return message("content-given-list", count=len(value))
    if isinstance(value, str):
        return message("content-given-text", text=printable(value))
    if isinstance(value, bool):
        return message("content-given-value", value="true" if value else "false")
    if isinstance(value, int) and abs(value) >= 10**20:
        return message("content-given-huge")
    return message("content-given-value", value="null" if value is None else str(value))


def bare_type(shape: Any) -> tuple[Any, list[msgspec.Meta]]:  # noqa: ANN401 (types are values here)
    if get_origin(shape) is Annotated:
        bare, *extras = get_args(shape)
        return bare, [each for each in extras if isinstance(each, msgspec.Meta)]
    return shape, []


def container_kind(bare: Any) -> type | None:  # noqa: ANN401 (types are values here)
    origin = get_origin(bare) or bare
    if not isinstance(origin, type):
        return None
    if issubclass(origin, Mapping):
        return dict
    return next((each for each in LISTS if issubclass(origin, each)), None)


def _kind(bare: Any) -> Message:  # noqa: ANN401 (types are values here)
    alternatives = alternatives_of(bare)
    values = _literals(alternatives)
    if values:
        return message("content-one-of", choices=choices(values))
    if alternatives == [bare]:
        return _plain_kind(bare)
    if kinds(bare):
        return message("content-table")
    either, *others = [expected(each) for each in alternatives]
    for kind in others:
        either = message("content-either", one=either, other=kind)
    return either


def _plain_kind(bare: Any) -> Message:  # noqa: ANN401, PLR0911 (see _kind)
    arguments = get_args(bare)
    container = container_kind(bare)
    if container is dict or is_structure(bare):
        return message("content-table")
    if container is tuple and arguments and Ellipsis not in arguments:
        return message("content-list-of-length", count=len(arguments))
    if container is not None:
        return message("content-list-of", of=expected(arguments[0]) if arguments else _any())
    if bare is bool:
        return message("content-true-or-false")
    if bare is int:
        return message("content-whole-number")
    if bare is float:
        return message("content-number")
    if bare is str:
        return message("content-text")
    if bare in {dt.date, dt.datetime, dt.time}:
        return message("content-date")
    return _any()


def _any() -> Message:
    return message("content-another-value")


def alternatives_of(bare: Any) -> list[Any]:  # noqa: ANN401 (types are values here)
    """Return the alternatives of a union without None, which TOML cannot express."""
    if get_origin(bare) not in {Union, UnionType}:
        return [bare]
    parts = [each for each in get_args(bare) if each is not NoneType]
    return [each for part in parts for each in alternatives_of(part)]


def _literals(alternatives: list[Any]) -> list[object]:
    values: list[object] = []
    for each in alternatives:
        if get_origin(each) is Literal:
            values += get_args(each)
        elif isinstance(each, type) and issubclass(each, enum.Enum):
            values += [member.value for member in each]
        else:
            return []
    return values


def _limits(meta: msgspec.Meta) -> list[Message]:
    if meta.min_length is not None and meta.min_length == meta.max_length:
        return [message("content-length-exactly", limit=meta.min_length)]
    limits = [
        Message(identifier, {"limit": getattr(meta, name)})
        for name, identifier in _LIMITS.items()
        if getattr(meta, name) is not None
    ]
    if meta.pattern is not None:
        limits.append(message("content-pattern", pattern=meta.pattern))
    return limits
