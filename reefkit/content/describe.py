"""Saying in words what a type expects and what a file gives instead."""

from __future__ import annotations

import datetime as dt
import enum
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from reefkit.content.documents import Step
from reefkit.content.errors import choices, printable
from reefkit.text import Message, message

_LISTS = (list, tuple, set, frozenset)
_LIMITS = {
    "ge": "content-at-least",
    "gt": "content-more-than",
    "le": "content-at-most",
    "lt": "content-less-than",
    "multiple_of": "content-multiple-of",
    "min_length": "content-length-at-least",
    "max_length": "content-length-at-most",
}


def inside(shape: Any, step: Step) -> Any:  # noqa: ANN401, PLR0911 (types are values here)
    """Return the type of what lies one step inside a type.

    Parameters
    ----------
    shape
        A type, as an annotation.
    step
        A key, or the position in a list.

    Returns
    -------
    type or None
        The inner type, or None when the type does not say.
    """
    bare, _ = _bare(shape)
    arguments = get_args(bare)
    if get_origin(bare) in {Union, UnionType}:
        tags = kinds(bare)
        if step == tag_field(bare) and tags:
            return Literal[tuple(tags)]
        found = [inside(each, step) for each in arguments]
        return next((each for each in found if each is not None), None)
    if isinstance(step, int):
        if _container(bare) not in _LISTS or not arguments:
            return None
        if _container(bare) is tuple and Ellipsis not in arguments:
            return arguments[step] if step < len(arguments) else None
        return arguments[0]
    if is_structure(bare):
        return next((each.type for each in fields(bare) if each.encode_name == step), None)
    if _container(bare) is dict and len(arguments) == 2:
        return arguments[1]
    return None


def kinds(shape: object) -> dict[str | int, Any]:
    """Return the structures that a type chooses from, by what their tags say; none if it does not.

    A tag is the key of an entry that says which of several structures it is, such as ``kind``.
    """
    alternatives = _alternatives(_bare(shape)[0])
    if not all(is_structure(each) for each in alternatives):
        return {}
    tags = {each.__struct_config__.tag: each for each in alternatives}
    return {} if None in tags else tags


def tag_field(shape: object) -> str:
    """Return the key that says which structure of a type an entry is, or an empty text."""
    tags = kinds(shape)
    return str(next(iter(tags.values())).__struct_config__.tag_field) if tags else ""


def chosen(shape: Any, value: object) -> Any:  # noqa: ANN401 (see inside)
    """Return the structure that a value says it is by its tag, or else the type as it was."""
    tag = value.get(tag_field(shape)) if isinstance(value, dict) else None
    return kinds(shape).get(tag, shape) if isinstance(tag, str | int) else shape


def is_structure(shape: object) -> bool:
    """Return whether a type is a structure with named keys."""
    bare, _ = _bare(shape)
    return isinstance(bare, type) and issubclass(bare, msgspec.Struct)


def fields(shape: Any) -> tuple[msgspec.structs.FieldInfo, ...]:  # noqa: ANN401 (see inside)
    """Return the keys of a structure."""
    return msgspec.structs.fields(_bare(shape)[0])


def key_type(shape: object) -> Any:  # noqa: ANN401 (see inside)
    """Return the type of a dictionary's keys, or None."""
    bare, _ = _bare(shape)
    arguments = get_args(bare)
    return arguments[0] if _container(bare) is dict and len(arguments) == 2 else None


def expected(shape: object) -> Message:
    """Return in words what a type expects, with its limits.

    Parameters
    ----------
    shape
        A type, as an annotation.

    Returns
    -------
    Message
        Part of a sentence, such as "a whole number, at least 0 and at most 5".
    """
    bare, metas = _bare(shape)
    kind = _kind(bare)
    limits = [limit for meta in metas for limit in _limits(meta)]
    return message("content-limited", kind=kind, limits=limits) if limits else kind


def given(value: object) -> Message:
    """Return in words what a file gives.

    Parameters
    ----------
    value
        A value as TOML or CSV give it.

    Returns
    -------
    Message
        Part of a sentence, such as "5" or "a list of 2 items".
    """
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
    return message("content-given-value", value=str(value))


def _bare(shape: Any) -> tuple[Any, list[msgspec.Meta]]:  # noqa: ANN401 (see inside)
    """Return a type without its annotations, and these."""
    if get_origin(shape) is Annotated:
        bare, *extras = get_args(shape)
        return bare, [each for each in extras if isinstance(each, msgspec.Meta)]
    return shape, []


def _container(bare: Any) -> type | None:  # noqa: ANN401 (see inside)
    """Return what kind of container a type is: dict, list, tuple, set, frozenset or none."""
    origin = get_origin(bare) or bare
    if not isinstance(origin, type):
        return None
    if issubclass(origin, Mapping):
        return dict
    return next((each for each in _LISTS if issubclass(origin, each)), None)


def _kind(bare: Any) -> Message:  # noqa: ANN401 (see inside)
    """Return in words what kind of value a type is."""
    alternatives = _alternatives(bare)
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
    """Return in words what kind of value a type without alternatives is."""
    arguments = get_args(bare)
    container = _container(bare)
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


def _alternatives(bare: Any) -> list[Any]:  # noqa: ANN401 (see inside)
    """Return the alternatives of a union, without "nothing", which TOML cannot say."""
    if get_origin(bare) not in {Union, UnionType}:
        return [bare]
    parts = [each for each in get_args(bare) if each is not NoneType]
    return [each for part in parts for each in _alternatives(part)]


def _literals(alternatives: list[Any]) -> list[object]:
    """Return all values of alternatives that are lists of values, or none if any is not."""
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
    """Return in words the limits of an annotation."""
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
