"""What an account among the teachers' may do at the desk's door: make classes, and open its own.

Which classes are an account's the store keeps beside the account's visitor (`known.scope_of`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from reefkit.match.errors import reject
from reefkit.serve.hub.known import CLASS, own_classes, scope_of
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow
    from reefkit.serve.lab_visitors import Caller

PATIENCE = 2.0
"""Seconds to wait for the store: without it a class's key still opens the desk, later."""


async def known_teacher(caller: Caller) -> dict[str, Any]:
    """Tell whether an account is a teacher's, and which classes it has made.

    Parameters
    ----------
    caller
        Who asks.

    Returns
    -------
    dict of str to Any
        Values of `Tried`.
    """
    account = caller.account
    if account is None or not account.teaches:
        return {}
    asked = caller.entrance.ask(lambda store: own_classes(store, account.name))
    try:
        return {"trusted": True, "own": await asyncio.wait_for(asked, PATIENCE)}
    except (ReefkitError, TimeoutError):
        return {"trusted": True}


async def remember_own(caller: Caller, row: ClassRow) -> None:
    """Keep that an account has made a class, so that it opens it later without the key."""
    account = caller.account
    if account is not None and account.teaches:
        scope = scope_of(account.name)
        await caller.entrance.ask(
            lambda store: store.work.remember(scope, f"{CLASS}{row.id}", row.created)
        )


async def own_class(caller: Caller, class_id: str) -> ClassRow:
    """Give a class that the account has made.

    Raises
    ------
    Rejection
        When it has made no such class.
    StoreFault
        When the store cannot say.
    """
    account = caller.account
    if account is None or not account.teaches:
        raise reject("teachers-key")
    found = await caller.entrance.ask(lambda store: own_classes(store, account.name))
    for row in found:
        if row.id == class_id:
            return row
    raise reject("teachers-key")
