"""What the store knows of an account of the Hub: as whom it visits, and its own classes."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from reefkit.serve.lab_visitors import IDENTITY, new_identity, visitor_key

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow, Store

VISITOR = "visitor"
CLASS = "class:"
"""How the setting of an account begins that names a class of its own."""


def scope_of(name: str) -> str:
    """Name where the store keeps what it knows of an account: by a digest, in no known letters."""
    return f"account:{hashlib.sha256(name.encode()).hexdigest()}"


def visitor_of(store: Store, name: str) -> str:
    """Give as whom the store knows an account, made random when it first comes (DESIGN.md, 12).

    Raises
    ------
    StoreFault
        When the store cannot say.
    """
    scope = scope_of(name)
    found = store.work.recall(scope, VISITOR)
    if isinstance(found, str) and IDENTITY.fullmatch(found):
        return found
    made = visitor_key(new_identity())
    store.work.remember(scope, VISITOR, made)
    return made


def own_classes(store: Store, name: str) -> tuple[ClassRow, ...]:
    """List the classes that an account has made and that are there, the latest first.

    Raises
    ------
    StoreFault
        When the store cannot say.
    """
    kept = store.work.recall_all(scope_of(name))
    ids = [key.removeprefix(CLASS) for key in kept if key.startswith(CLASS)]
    found = [row for each in ids if (row := store.classes.get(each)) is not None]
    return tuple(sorted(found, key=lambda row: row.created, reverse=True))
