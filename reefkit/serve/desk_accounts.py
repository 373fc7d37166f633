"""What a teacher's account may do at the desk's sign-in page: make classes, and open its own.

The store lists an account's classes in its scope (`hub_store.own_classes`).
"""

from __future__ import annotations

from typing import Any

from reefkit.classroom.store import ClassRow
from reefkit.match.errors import reject
from reefkit.serve.entrance import Caller
from reefkit.serve.hub_store import CLASS, own_classes


async def known_teacher(caller: Caller) -> dict[str, Any]:
    account = caller.account
    if account is None or not account.teaches:
        return {}
    own = await caller.entrance.ask_soon(lambda store: own_classes(store, account.scope), ())
    return {"trusted": True, "own": own}


async def remember_own(caller: Caller, row: ClassRow) -> None:
    account = caller.account
    if account is not None and account.teaches:
        await caller.entrance.ask(
            lambda store: store.work.remember(account.scope, f"{CLASS}{row.id}", row.created)
        )


async def own_class(caller: Caller, class_id: str) -> ClassRow:
    account = caller.account
    if account is None or not account.teaches:
        raise reject("teachers-key")
    found = await caller.entrance.ask(lambda store: own_classes(store, account.scope))
    for row in found:
        if row.id == class_id:
            return row
    raise reject("teachers-key")
