"""The store's records of an account of the Hub: its visitor, and its own classes."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from reefkit.serve.visitors import IDENTITY, new_identity, visitor_key

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow, Store


VISITOR = "visitor"
CLASS = "class:"
"""Prefix of an account's settings that name its classes."""


def scope_of(name: str) -> str:
    return f"account:{hashlib.sha256(name.encode()).hexdigest()}"


def visitor_of(store: Store, name: str) -> str:
    """Return an account's visitor, drawn on its first visit (architecture.md, decision 12).

    Raises
    ------
    StoreFault
        If the store cannot be read.
    """
    scope = scope_of(name)
    found = store.work.recall(scope, VISITOR)
    if isinstance(found, str) and IDENTITY.fullmatch(found):
        return found
    # Two servers that see the account at the same time agree on one.
    made: str = store.work.agree(scope, VISITOR, visitor_key(new_identity()))
    return made


def own_classes(store: Store, scope: str) -> tuple[ClassRow, ...]:
    """List the existing classes that an account has made, the latest first.

    `scope`: The store's scope for the account.

    Raises
    ------
    StoreFault
        If the store cannot be read.
    """
    stored = store.work.recall_all(scope)
    ids = [key.removeprefix(CLASS) for key in stored if key.startswith(CLASS)]
    found = [row for each in ids if (row := store.classes.get(each)) is not None]
    return tuple(sorted(found, key=lambda row: row.created, reverse=True))
