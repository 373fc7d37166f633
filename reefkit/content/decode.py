"""Turning a document into a typed structure, and saying in words why it cannot be."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from reefkit.content.describe import (
    chosen,
    expected,
    fields,
    given,
    inside,
    is_structure,
    key_type,
    tag_field,
)
from reefkit.content.documents import Document, Step
from reefkit.content.errors import choices, close
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.content.errors import ContentError

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
