"""Conversion of a document into a typed structure, and messages about what does not fit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Literal, TypeVar, Union, get_args

import msgspec

from reefkit.content.documents import Document, Step
from reefkit.content.errors import choices, close, printable
from reefkit.content.expectations import (
    LISTS,
    alternatives_of,
    bare_type,
    container_kind,
    expected,
    fields,
    given,
    is_structure,
    kinds,
    tag_field,
)
from reefkit.text import Message, message

T = TypeVar("T")
Steps = tuple[Step, ...]


def decoded(document: Document, shape: type[T]) -> T:
    """Convert a document's content to `shape`: ``dict[str, SomeStructure]`` or a structure.

    The conversion is strict: a number, say, does not become a text.

    Raises
    ------
    ContentError
        If the content does not fit the type or has a number that is not finite. The message names
        the file, the entry, the key and what was expected.
    """
    for steps in _unending(document.content, ()):
        raise document.place(steps).wrong(message("content-not-finite"))
    try:
        return msgspec.convert(document.content, shape, strict=True)
    except msgspec.ValidationError as error:
        steps, problem = _fault(document.content, shape, ())
        raise document.place(steps).wrong(problem) from error


def fault(value: object, shape: object) -> Message:
    """Return a message about the first part of a value that does not fit a type, with its key.

    `value` is plain data (dicts, lists, texts, numbers) that cannot be converted to `shape`.
    """
    steps, problem = _fault(value, shape, ())
    key = printable(".".join(map(str, steps)))
    return message("content-fault", key=key, problem=problem) if key else problem


def _unending(value: object, steps: Steps) -> Iterator[Steps]:
    """Yield the places of non-finite numbers: TOML has `nan` and `inf`."""
    if isinstance(value, float) and not math.isfinite(value):
        yield steps
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _unending(each, (*steps, key))
    elif isinstance(value, list):
        for position, each in enumerate(value):
            yield from _unending(each, (*steps, position))


def _fault(value: Any, shape: Any, steps: Steps) -> tuple[Steps, Message]:  # noqa: ANN401
    outer, limits = bare_type(shape)
    alternatives = alternatives_of(outer)
    structures = [each for each in alternatives if is_structure(each)]
    if structures and isinstance(value, dict):
        # A union of a varying number of types, which cannot be written with "|".
        return _fault_in_structure(value, Union[tuple(structures)], steps)  # noqa: UP007
    for alternative in alternatives:
        bare, own = bare_type(alternative)
        for step, part, names, parts in _parts(value, bare, limits + own):
            if not _fits(step, names):
                return (*steps, step), message("content-expected-key", expected=expected(names))
            if not _fits(part, parts):
                return _fault(part, parts, (*steps, step))
    return steps, message("content-expected", expected=expected(shape), given=given(value))


def _fault_in_structure(
    value: dict[str, Any],
    shape: Any,  # noqa: ANN401 (types are values here)
    steps: Steps,
) -> tuple[Steps, Message]:
    tag, tags = tag_field(shape), kinds(shape)
    if tags and (len(tags) > 1 or tag in value):  # a structure alone needs no tag
        choice: Any = Literal[tuple(tags)]
        if tag not in value:
            return (*steps, tag), message("content-missing-key", expected=expected(choice))
        if not _fits(value[tag], choice):
            return _fault(value[tag], choice, (*steps, tag))
        shape = tags[value[tag]]
    known = {each.encode_name: each for each in fields(shape)}
    names = [*known, tag] if tags else list(known)
    for key, each in value.items():
        if key not in names:
            return (*steps, key), _unknown_key(key, value, names)
        if key in known and not _fits(each, known[key].type):
            return _fault(each, known[key].type, (*steps, key))
    for key, field in known.items():
        if field.required and key not in value:
            return (*steps, key), message("content-missing-key", expected=expected(field.type))
    # The structure's own check refused it; its reason is written for programmers, not for readers.
    return steps, message("content-not-fitting")


def _unknown_key(key: str, value: dict[str, Any], known: list[str]) -> Message:
    near = close(key, [each for each in known if each not in value])
    if near:
        return message("content-unknown-key-near", near=near)
    return message("content-unknown-key", expected=choices(known))


def _parts(
    value: object,
    bare: Any,  # noqa: ANN401 (types are values here)
    limits: list[msgspec.Meta],
) -> Iterator[tuple[Step, Any, Any, Any]]:
    arguments = get_args(bare)
    if not isinstance(value, dict | list) or not all(
        (each.min_length or 0) <= len(value) <= (each.max_length or math.inf) for each in limits
    ):
        return
    if isinstance(value, dict) and container_kind(bare) is dict:
        keys, values = arguments or (Any, Any)
        for key, part in value.items():
            yield key, part, keys, values
    if isinstance(value, list) and container_kind(bare) in LISTS:
        if container_kind(bare) is not tuple or Ellipsis in arguments:
            arguments = (arguments[0] if arguments else Any,) * len(value)
        if len(arguments) == len(value):
            for position, (part, wanted) in enumerate(zip(value, arguments, strict=True)):
                yield position, part, int, wanted


def _fits(value: object, shape: Any) -> bool:  # noqa: ANN401 (types are values here)
    try:
        msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError:
        return False
    return True
