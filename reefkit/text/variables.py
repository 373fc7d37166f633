"""Which values a message asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.syntax import ast


class VariableNames(Visitor):
    """Collects the values that a pattern asks for, also by way of messages that it refers to.

    Parameters
    ----------
    entries
        The messages that can be referred to, by id.
    """

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.found: set[str] = set()
        self._entries = entries
        self._followed: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        """Note a value that is asked for."""
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (fluent's name)
        """Follow a reference, once."""
        name = node.id.name
        if name in self._entries and name not in self._followed:
            self._followed.add(name)
            self.visit(self._entries[name])
