"""What an account among the teachers' may do at the desk's door: make classes, and open its own.

Which classes are an account's the store stores with the account's visitor (`known.scope_of`).
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
