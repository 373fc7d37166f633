"""What the store knows of an account of the Hub: as whom it visits, and its own classes."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from reefkit.serve.visitors import IDENTITY, new_identity, visitor_key

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow, Store


VISITOR = "visitor"
CLASS = "class:"
"""How the setting of an account begins that names a class of its own."""


def scope_of(name: str) -> str:
    return f"account:{hashlib.sha256(name.encode()).hexdigest()}"


def visitor_of(store: Store, name: str) -> str:
    """Return an account's visitor, made random at its first visit (architecture.md, decision 12).

    Raises
    ------
    StoreFault
        When the store cannot say.
    """
    scope = scope_of(name)
    found = store.work.recall(scope, VISITOR)
    if isinstance(found, str) and IDENTITY.fullmatch(found):
        return found
    # Two servers where it first comes at once know it as the same.
    made: str = store.work.agree(scope, VISITOR, visitor_key(new_identity()))
    return made


def own_classes(store: Store, scope: str) -> tuple[ClassRow, ...]:
    """List the classes that an account has made and that are there, the latest first.

    `scope`: where the store keeps what it knows of the account.

    Raises
    ------
    StoreFault
        When the store cannot say.
    """
    stored = store.work.recall_all(scope)
    ids = [key.removeprefix(CLASS) for key in stored if key.startswith(CLASS)]
    found = [row for each in ids if (row := store.classes.get(each)) is not None]
    return tuple(sorted(found, key=lambda row: row.created, reverse=True))
