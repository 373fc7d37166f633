"""Messages and terms that a Fluent message refers to, and the values that it uses."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Mapping


class _References(Visitor):
    """Collects the ids of the messages and terms that an entry refers to (terms: with hyphen)."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (fluent's name)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (fluent's name)
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def parsed(part: str) -> tuple[ast.Resource, tuple[str, ...]]:
    resource, references = FluentParser().parse(part), _References()
    references.visit(resource)
    return resource, tuple(references.found)


class VariableNames(Visitor):
    """Collects the names of values that a pattern uses, itself or in messages that it refers to.

    `entries` has the messages and terms by id; terms are not followed.
    """

    def __init__(self, entries: Mapping[str, ast.Message | ast.Term]) -> None:
        self.found: set[str] = set()
        self._entries = entries
        self._followed: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (fluent's name)
        name = node.id.name
        if name in self._entries and name not in self._followed:
            self._followed.add(name)
            self.visit(self._entries[name])
