"""Turning a document into a typed structure, and saying in words why it cannot be."""

from __future__ import annotations

import datetime as dt
import enum
import math
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from reefkit.content.documents import Document, Step, choices, close, printable
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


def kinds(shape: object) -> dict[str | int, Any]:
    """Return the structures that a type chooses from, by what their tags say; none if it does not.

    A tag is the key of an entry that says which of several structures it is, such as ``kind``.
    """
    alternatives = _alternatives(_bare(shape)[0])
    if not all(is_structure(each) for each in alternatives):
        return {}
    tags = {each.__struct_config__.tag: each for each in alternatives}
    return {} if None in tags else tags


def _tag_field(shape: object) -> str:
    """Return the key that says which structure of a type an entry is, or an empty text."""
    tags = kinds(shape)
    return str(next(iter(tags.values())).__struct_config__.tag_field) if tags else ""


def is_structure(shape: object) -> bool:
    """Return whether a type is a structure with named keys."""
    bare, _ = _bare(shape)
    return isinstance(bare, type) and issubclass(bare, msgspec.Struct)


def fields(shape: Any) -> tuple[msgspec.structs.FieldInfo, ...]:  # noqa: ANN401 (types are values here)
    """Return the keys of a structure."""
    return msgspec.structs.fields(_bare(shape)[0])


def _expected(shape: object) -> Message:
    """Return in words what a type expects, with its limits."""
    bare, metas = _bare(shape)
    kind = _kind(bare)
    limits = [limit for meta in metas for limit in _limits(meta)]
    return message("content-limited", kind=kind, limits=limits) if limits else kind


def _given(value: object) -> Message:
    """Return in words what a file gives."""
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


def _bare(shape: Any) -> tuple[Any, list[msgspec.Meta]]:  # noqa: ANN401 (types are values here)
    """Return a type without its annotations, and these."""
    if get_origin(shape) is Annotated:
        bare, *extras = get_args(shape)
        return bare, [each for each in extras if isinstance(each, msgspec.Meta)]
    return shape, []


def _container(bare: Any) -> type | None:  # noqa: ANN401 (types are values here)
    """Return what kind of container a type is: dict, list, tuple, set, frozenset or none."""
    origin = get_origin(bare) or bare
    if not isinstance(origin, type):
        return None
    if issubclass(origin, Mapping):
        return dict
    return next((each for each in _LISTS if issubclass(origin, each)), None)


def _kind(bare: Any) -> Message:  # noqa: ANN401 (types are values here)
    """Return in words what kind of value a type is."""
    alternatives = _alternatives(bare)
    values = _literals(alternatives)
    if values:
        return message("content-one-of", choices=choices(values))
    if alternatives == [bare]:
        return _plain_kind(bare)
    if kinds(bare):
        return message("content-table")
    either, *others = [_expected(each) for each in alternatives]
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
        return message("content-list-of", of=_expected(arguments[0]) if arguments else _any())
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


def _alternatives(bare: Any) -> list[Any]:  # noqa: ANN401 (types are values here)
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


def decoded(document: Document, shape: type[T]) -> T:
    """Return a document's content as a type.

    `shape`: ``dict[str, SomeStructure]`` or a structure.

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
        steps, problem = _fault(document.content, shape, ())
        raise document.place(steps).wrong(problem) from error


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


def _fault(value: Any, shape: Any, steps: Steps) -> tuple[Steps, Message]:  # noqa: ANN401
    """Return where a value that is not of its type has its first fault, and what is wrong."""
    outer, limits = _bare(shape)
    alternatives = _alternatives(outer)
    structures = [each for each in alternatives if is_structure(each)]
    if structures and isinstance(value, dict):
        # As many as there are, which "|" cannot say.
        return _fault_in_structure(value, Union[tuple(structures)], steps)  # noqa: UP007
    for alternative in alternatives:
        bare, own = _bare(alternative)
        for step, part, names, parts in _parts(value, bare, limits + own):
            if not _fits(step, names):
                return (*steps, step), message("content-expected-key", expected=_expected(names))
            if not _fits(part, parts):
                return _fault(part, parts, (*steps, step))
    return steps, message("content-expected", expected=_expected(shape), given=_given(value))


def _fault_in_structure(
    value: dict[str, Any],
    shape: Any,  # noqa: ANN401 (types are values here)
    steps: Steps,
) -> tuple[Steps, Message]:
    """Return the first fault of an entry: of its tag, of a key it gives, of a key it lacks."""
    tag, tags = _tag_field(shape), kinds(shape)
    if tags and (len(tags) > 1 or tag in value):  # a structure alone needs no tag
        choice: Any = Literal[tuple(tags)]
        if tag not in value:
            return (*steps, tag), message("content-missing-key", expected=_expected(choice))
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
            return (*steps, key), message("content-missing-key", expected=_expected(field.type))
    # The structure's own check of several keys: its reason is a programmer's sentence.
    return steps, message("content-not-fitting")


def _unknown_key(key: str, value: dict[str, Any], known: list[str]) -> Message:
    """Return the problem that an entry gives a key which its structure has not."""
    near = close(key, [each for each in known if each not in value])
    if near:
        return message("content-unknown-key-near", near=near)
    return message("content-unknown-key", expected=choices(known))


def _parts(
    value: object,
    bare: Any,  # noqa: ANN401 (types are values here)
    limits: list[msgspec.Meta],
) -> Iterator[tuple[Step, Any, Any, Any]]:
    """Yield each key and part of a table or list, and their types; none if its length is wrong."""
    arguments = get_args(bare)
    if not isinstance(value, dict | list) or not all(
        (each.min_length or 0) <= len(value) <= (each.max_length or math.inf) for each in limits
    ):
        return
    if isinstance(value, dict) and _container(bare) is dict:
        keys, values = arguments or (Any, Any)
        for key, part in value.items():
            yield key, part, keys, values
    if isinstance(value, list) and _container(bare) in _LISTS:
        if _container(bare) is not tuple or Ellipsis in arguments:
            arguments = (arguments[0] if arguments else Any,) * len(value)
        if len(arguments) == len(value):
            for position, (part, wanted) in enumerate(zip(value, arguments, strict=True)):
                yield position, part, int, wanted


def _fits(value: object, shape: Any) -> bool:  # noqa: ANN401 (types are values here)
    """Return whether a value is of a type, with nothing converted."""
    try:
        msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError:
        return False
    return True
