"""The one way to content: our own files with a teacher's folder laid over them, and their types.

A document is turned into a typed structure, or it is said in words why it cannot be. Each member of
a room declares the types of its files, and is found by its module ``content``.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Any, TypeVar

from reefkit.content.documents import (
    ContentError,
    Document,
    EntryPlace,
    SeriesTable,
    Step,
    Tree,
    data_folder,
    laid_over,
    listed,
    missing,
    parsed,
    read_table,
    read_text,
    require,
)
from reefkit.text import message, own_folder

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path
    from types import ModuleType


import datetime as dt
import enum
import math
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec

from reefkit.content.documents import choices, close, printable
from reefkit.text import Message

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


def _kinds(shape: object) -> dict[str | int, Any]:
    alternatives = _alternatives(_bare(shape)[0])
    if not all(is_structure(each) for each in alternatives):
        return {}
    tags = {each.__struct_config__.tag: each for each in alternatives}
    return {} if None in tags else tags


def _tag_field(shape: object) -> str:
    tags = _kinds(shape)
    return str(next(iter(tags.values())).__struct_config__.tag_field) if tags else ""


def is_structure(shape: object) -> bool:
    bare, _ = _bare(shape)
    return isinstance(bare, type) and issubclass(bare, msgspec.Struct)


def fields(shape: Any) -> tuple[msgspec.structs.FieldInfo, ...]:  # noqa: ANN401 (types are values here)
    return msgspec.structs.fields(_bare(shape)[0])


def _expected(shape: object) -> Message:
    bare, metas = _bare(shape)
    kind = _kind(bare)
    limits = [limit for meta in metas for limit in _limits(meta)]
    return message("content-limited", kind=kind, limits=limits) if limits else kind


def _given(value: object) -> Message:
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


def _bare(shape: Any) -> tuple[Any, list[msgspec.Meta]]:  # noqa: ANN401 (types are values here)
    if get_origin(shape) is Annotated:
        bare, *extras = get_args(shape)
        return bare, [each for each in extras if isinstance(each, msgspec.Meta)]
    return shape, []


def _container(bare: Any) -> type | None:  # noqa: ANN401 (types are values here)
    origin = get_origin(bare) or bare
    if not isinstance(origin, type):
        return None
    if issubclass(origin, Mapping):
        return dict
    return next((each for each in _LISTS if issubclass(origin, each)), None)


def _kind(bare: Any) -> Message:  # noqa: ANN401 (types are values here)
    alternatives = _alternatives(bare)
    values = _literals(alternatives)
    if values:
        return message("content-one-of", choices=choices(values))
    if alternatives == [bare]:
        return _plain_kind(bare)
    if _kinds(bare):
        return message("content-table")
    either, *others = [_expected(each) for each in alternatives]
    for kind in others:
        either = message("content-either", one=either, other=kind)
    return either


def _plain_kind(bare: Any) -> Message:  # noqa: ANN401, PLR0911 (see _kind)
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
    """Return the alternatives of a union without None, which TOML cannot express."""
    if get_origin(bare) not in {Union, UnionType}:
        return [bare]
    parts = [each for each in get_args(bare) if each is not NoneType]
    return [each for part in parts for each in _alternatives(part)]


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


def fault(value: object, shape: object) -> Message:
    """Return in words the first fault of a value that is not of its type, with its key.

    Parameters
    ----------
    value
        What was decoded: tables as dicts, lists, texts, numbers.
    shape
        The type that it is not of.
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
    tag, tags = _tag_field(shape), _kinds(shape)
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
    try:
        msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError:
        return False
    return True


# ---- The one way to content: our own files, and a teacher's folder laid over them


class Library:
    """Loads content, ours with a teacher's over it.

    Parameters
    ----------
    overlay
        A teacher's folder, laid out as ``data/``. A TOML file there is laid over ours entry by
        entry and key by key: it gives only what it changes or adds, and ``remove = true`` in an
        entry takes ours away. A CSV file there takes the place of ours. None: the folder in force
        (`reefkit.text.own_folder`), if there is one.
    base
        The folder of our own content; found where the package lies when not given.

    Raises
    ------
    ContentError
        When the overlay is no folder, or our own content is not there.
    """

    def __init__(self, overlay: Path | None = None, *, base: Path | None = None) -> None:
        if overlay is not None and not overlay.is_dir():
            raise ContentError(message("content-no-overlay", folder=str(overlay)))
        self.base = data_folder() if base is None else base
        # A library of another base is of somebody's own making.
        self.overlay = own_folder() if overlay is None and base is None else overlay

    def files(self) -> tuple[str, ...]:
        found = set(listed(self.base))
        if self.overlay is not None:
            found |= set(listed(self.overlay))
        return tuple(sorted(found))

    def load(self, path: str, shape: type[T]) -> T:
        """Load a TOML file as a type.

        Parameters
        ----------
        path
            The file's path in ``data/``, such as ``reef/cards.toml``.
        shape
            ``dict[str, SomeStructure]`` or a structure; structures refuse unknown keys
            (``forbid_unknown_fields=True``), or a misspelt key would go unnoticed.

        Raises
        ------
        ContentError
            When there is no such file, or something in it is not as expected; the message names
            file, entry, key and what was expected.
        """
        try:
            return decoded(self._document(path), shape)
        except RecursionError as error:
            raise EntryPlace(self._ours(path)).wrong(message("content-too-deep")) from error

    def whole(self, folder: str, content: type[T]) -> T:
        """Load a game's content: each field from the file of the folder that is called as it is.

        Raises
        ------
        ContentError
            As `load` has it.
        """
        files = typed_files(folder, content)
        loaded = (self.load(path, type_) for path, type_ in files.items())
        return content(*loaded)

    def table(self, path: str) -> SeriesTable:
        """Load a CSV file with a header line.

        Returns
        -------
        Table
            Its columns, the teacher's file instead of ours if there is one.

        Raises
        ------
        ContentError
            When there is no such file, or it is no table.
        """
        theirs = self._text(self.overlay, path, self._theirs(path))
        if theirs is not None:
            return read_table(theirs, self._theirs(path))
        ours = self._text(self.base, path, self._ours(path))
        if ours is None:
            raise missing(path, self.files(), self._ours(path))
        return read_table(ours, self._ours(path))

    def place(self, path: str, *steps: Step) -> EntryPlace:
        """Return in words where something stands, and in which of the two files.

        `*steps`: the entry, the key in it, and deeper keys and list positions (from 0).
        """
        return self._document(path).place(steps)

    def require(self, known: Collection[str], name: str, path: str, *steps: Step) -> None:
        """Require that a name which content gives is one that exists.

        `path`, `*steps`: where it is given, as in `place`.

        Raises
        ------
        ContentError
            When there is no such name; it suggests the nearest, or lists what exists.
        """
        if name not in known:
            require(known, name, self.place(path, *steps))

    def _document(self, path: str) -> Document:
        ours, theirs = self._ours(path), self._theirs(path)
        base, overlay = self._tree(self.base, path, ours), self._tree(self.overlay, path, theirs)
        if base is None and overlay is None:
            raise missing(path, self.files(), ours)
        merged = base or {}
        if overlay is not None:
            merged = laid_over(merged, overlay, theirs)
        return Document(merged, ours, theirs, base or {}, overlay or {})

    def _tree(self, root: Path | None, path: str, label: str) -> Tree | None:
        text = self._text(root, path, label)
        return None if text is None else parsed(text, label)

    def _text(self, root: Path | None, path: str, label: str) -> str | None:
        return None if root is None else read_text(root, path, label)

    def _ours(self, path: str) -> str:
        return f"data/{path}"

    def _theirs(self, path: str) -> str:
        return "" if self.overlay is None else f"{self.overlay.resolve().name}/{path}"


# ---- Finding out which files of content there are types for


def typed_files(folder: str, content: type) -> dict[str, Any]:
    return {f"{folder}/{each.name}.toml": each.type for each in fields(content)}


def declarations(room: ModuleType) -> dict[str, Any]:
    """Return the types of all files of content that the members of a room declare.

    A member (a game, say) that has content has a module ``content`` with a dictionary ``FILES``:
    the type of each of its files by the file's path in ``data/``, such as
    ``{"reef/organisms.toml": dict[str, Builder]}``.

    `room`: the package whose members are asked, such as ``reefkit.games``. It is passed in, for
    this room knows no room above it.

    Returns
    -------
    dict of str to type
        The type for `Library.load`, by path.

    Raises
    ------
    ValueError
        When two members declare one file.
    """
    found: dict[str, Any] = {}
    for member in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
        if not member.ispkg:
            continue
        package = importlib.import_module(member.name)
        names = {each.name for each in pkgutil.iter_modules(package.__path__)}
        if "content" not in names:
            continue
        files = importlib.import_module(f"{member.name}.content").FILES
        twice = sorted(found.keys() & files.keys())
        if twice:
            raise ValueError(f"{member.name} declares files that another declares too: {twice}")
        found.update(files)
    return found
