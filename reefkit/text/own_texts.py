"""Checks a teacher's texts: all that they refer to exists, and they use only values that they get.

Otherwise a page would show the name of a message or value in place of the sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from reefkit.text.catalogue import (
    Catalogue,
    Source,
    TextError,
    catalogue,
    read_catalogue,
    read_folder,
)
from reefkit.text.languages import CATALOGUES
from reefkit.text.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

_FUNCTIONS = {"NUMBER", "DATETIME", "CAP", "GENDER"}


class _Uses(Visitor):
    """Collects what an entry refers to: messages and terms with their attributes, functions."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.functions: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (fluent's name)
        self.texts.append(_name(node))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (fluent's name)
        self.texts.append(f"-{_name(node)}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (fluent's name)
        self.functions.append(node.id.name)
        self.generic_visit(node)


def _name(node: ast.MessageReference | ast.TermReference) -> str:
    return node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"


def check_own_texts(folder: Path) -> None:
    """Check the texts of a teacher's folder, in each of its languages.

    Raises
    ------
    TextError
        If a file cannot be read or is malformed; or if a message refers to a message, term or
        function that does not exist, or to itself, or uses a value that it does not get.
    """
    for fault in text_faults(folder):
        raise fault


def text_faults(folder: Path) -> Iterator[TextError]:
    """Yield all that `check_own_texts` could raise; of a malformed language the first fault."""
    texts = folder / "text"
    for place in sorted(texts.iterdir()) if texts.is_dir() else ():
        if not place.is_dir():
            continue
        try:
            say = catalogue(place.name, folder)
        except TextError as error:
            yield error
            continue
        for source in read_folder(place, f"{folder.name}/text/{place.name}"):
            for entry in source.entries():
                yield from _faults(entry, source, say)


def _faults(entry: ast.Message | ast.Term, source: Source, say: Catalogue) -> Iterator[TextError]:
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    found = _Uses()
    found.visit(entry)
    absent = [each for each in found.texts if not say.defines(each)]
    absent += [f"{each}()" for each in found.functions if each not in _FUNCTIONS]
    if absent:
        yield _wrong("text-refers-to-none", source, name, absent)
    if way := _way_back(name, say):
        yield _wrong("text-circle", source, name, way)
    if isinstance(entry, ast.Term):
        return
    texts = [name, *(f"{name}.{each.id.name}" for each in entry.attributes)]
    unknown = _used(say, texts) - _given(name, texts)
    if unknown:
        yield _wrong("text-unknown-value", source, name, [f"${each}" for each in unknown])


def _wrong(said: str, source: Source, name: str, found: list[str]) -> TextError:
    return TextError(
        message(said, file=source.file, id=name, found=sorted(found), count=len(found))
    )


def _way_back(name: str, say: Catalogue) -> list[str]:
    """Return the messages that lead from one back to itself; empty if none do."""
    ways = [[each] for each in say.references(name)]
    seen: set[str] = set()
    while ways:
        way = ways.pop()
        if way[-1] == name:
            return way
        if way[-1] not in seen:
            seen.add(way[-1])
            ways += [[*way, each] for each in say.references(way[-1])]
    return []


def _used(say: Catalogue, texts: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*map(say.variables, texts))


def _given(name: str, texts: Sequence[str]) -> frozenset[str]:
    """Return the values that ours of that name use in any language; of a new one, its family."""
    ours = [read_catalogue(each.name) for each in sorted(CATALOGUES.iterdir()) if each.is_dir()]
    if any(each.has(name) for each in ours):
        return frozenset().union(*(_used(each, texts) for each in ours))
    family = name.partition("-")[0] + "-"
    return _used(ours[0], [each for each in ours[0].ids() if each.startswith(family)])
