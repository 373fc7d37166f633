"""Turning a document into a typed structure, and saying in words why it cannot be."""

from __future__ import annotations

import datetime as dt
import enum
import math
import re
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from reefkit.content.documents import ContentError, Document, Step, choices, close, printable
from reefkit.text import Message, message

# ---- Saying in words what a type expects and what a file gives instead

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


# ---- Turning a document into a typed structure, and saying in words why it cannot be

T = TypeVar("T")
Steps = tuple[Step, ...]

_UNKNOWN = "Object contains unknown field "  # no reader: how msgspec begins
_MISSING = "Object missing required field "  # no reader: as above
_PATH = re.compile(r" - at (`key` in )?`\$([^`]*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|(\[\.\.\.\])")


def decoded(document: Document, shape: type[T]) -> T:
    """Return a document's content as a type.

    Parameters
    ----------
    document
        A parsed file, a teacher's file laid over it.
    shape
        ``dict[str, SomeStructure]`` or a structure.

    Returns
    -------
    T
        The content, with nothing converted: a number is no text.

    Raises
    ------
    ContentError
        When the content is not of the type, naming file, entry, key and what was expected.
    """
    for steps in _unending(document.content, ()):
        raise document.place(steps).wrong(message("content-not-finite"))
    try:
        return msgspec.convert(document.content, shape, strict=True)
    except msgspec.ValidationError as error:
        raise _explained(str(error), document, shape) from error


def _unending(value: object, steps: Steps) -> Iterator[Steps]:
    """Yield the places of numbers that are none: TOML can say "nan" and "inf"."""
    if isinstance(value, float) and not math.isfinite(value):
        yield steps
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _unending(each, (*steps, key))
    elif isinstance(value, list):
        for position, each in enumerate(value):
            yield from _unending(each, (*steps, position))


def _explained(reason: str, document: Document, shape: Any) -> ContentError:  # noqa: ANN401
    """Return the error for what msgspec found wrong."""
    steps, about_key = _located(reason, document.content, shape)
    if about_key:
        keys = expected(key_type(_parent(shape, steps)))
        return document.place(steps).wrong(message("content-expected-key", expected=keys))
    value, wanted = _walked(document.content, shape, steps)
    wanted = chosen(wanted, value)
    tag = tag_field(wanted)
    if tag and isinstance(value, dict) and tag not in value:
        place = document.place((*steps, tag))
        return place.wrong(message("content-missing-key", expected=expected(inside(wanted, tag))))
    if is_structure(wanted) and isinstance(value, dict):
        if reason.startswith(_UNKNOWN):
            return _unknown_key(document, steps, value, wanted)
        if reason.startswith(_MISSING):
            return _missing_key(document, steps, value, wanted)
        # The structure's own check of several keys: its reason is a programmer's sentence.
        return document.place(steps).wrong(message("content-not-fitting"))
    place = document.place(steps)
    return place.wrong(message("content-expected", expected=expected(wanted), given=given(value)))


def _unknown_key(
    document: Document,
    steps: Steps,
    value: dict[str, Any],
    wanted: Any,  # noqa: ANN401 (types are values here)
) -> ContentError:
    """Return the error for a key that the structure has not."""
    known = [each.encode_name for each in fields(wanted)]
    known += [tag_field(wanted)] if tag_field(wanted) else []
    name = next((key for key in value if key not in known), "")
    place = document.place((*steps, name))
    near = close(name, [each for each in known if each not in value])
    if near:
        return place.wrong(message("content-unknown-key-near", near=near))
    return place.wrong(message("content-unknown-key", expected=choices(known)))


def _missing_key(
    document: Document,
    steps: Steps,
    value: dict[str, Any],
    wanted: Any,  # noqa: ANN401 (types are values here)
) -> ContentError:
    """Return the error for a key that the structure needs."""
    lacking = [each for each in fields(wanted) if each.required and each.encode_name not in value]
    place = document.place((*steps, lacking[0].encode_name))
    return place.wrong(message("content-missing-key", expected=expected(lacking[0].type)))


def _located(reason: str, content: object, shape: Any) -> tuple[Steps, bool]:  # noqa: ANN401
    """Return where the fault lies, and whether it lies in the name of the last key.

    msgspec writes ``$[...].depths[1]``: it names structures' keys and lists' positions, but not
    which key of a dictionary. That key is the one which alone gives the same fault again.
    """
    found = _PATH.search(reason)
    path, about_key = (found[2], bool(found[1])) if found else ("", False)
    steps: Steps = ()
    for name, position, any_key in _STEP.findall(path + "[...]" * about_key):
        if any_key:
            culprit = _culprit(reason, content, shape, steps)
            if culprit is None:
                return steps, False
            content = _with_only(content, steps, culprit)
            steps = (*steps, culprit)
        else:
            steps = (*steps, int(position) if position else name)
    return steps, about_key


def _culprit(reason: str, content: object, shape: Any, steps: Steps) -> str | None:  # noqa: ANN401
    """Return the key of the dictionary at a place that gives the same fault when alone."""
    held, _ = _walked(content, shape, steps)
    for key in held if isinstance(held, dict) else ():
        try:
            msgspec.convert(_with_only(content, steps, key), shape, strict=True)
        except msgspec.ValidationError as error:
            if str(error) == reason:
                return str(key)
    return None


def _with_only(content: Any, steps: Steps, key: str) -> Any:  # noqa: ANN401 (any tree)
    """Return a copy of a tree in which the dictionary at a place has one key only."""
    if not steps:
        return {key: content[key]}
    copy = content.copy()
    copy[steps[0]] = _with_only(content[steps[0]], steps[1:], key)
    return copy


def _walked(content: Any, shape: Any, steps: Steps) -> tuple[Any, Any]:  # noqa: ANN401
    """Return what stands at a place, and its type, or None for what cannot be followed."""
    for step in steps:
        shape = inside(chosen(shape, content) if step != tag_field(shape) else shape, step)
        try:
            content = content[step]
        except (KeyError, IndexError, TypeError):
            return None, shape
    return content, shape


def _parent(shape: Any, steps: Steps) -> Any:  # noqa: ANN401 (types are values here)
    """Return the type that holds the last step of a place."""
    for step in steps[:-1]:
        shape = inside(shape, step)
    return shape
