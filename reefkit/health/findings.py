"""Inputs and results of checks: each result has a sentence, and advice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from reefkit.labs.environment import Served
from reefkit.text import Message, message

Check = Literal[
    "storage",
    "lasting",
    "disk",
    "memory",
    "address",
    "token",
    "limits",
    "clock",
    "permissions",
    "files",
    "versions",
]
"""All checks, in the order of the report."""
SchoolCheck = Literal["door", "same-server", "ready", "sockets", "servers", "clocks", "database"]
"""Checks of a whole school's installation."""

Verdict = Literal["fine", "warn", "bad"]
"""Fine; works, but deserves attention; does not work."""

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
"""From the best to the worst."""
_STEP = 1000.0
"""Megabytes from which `amount` shows gigabytes."""


class CheckTarget(Struct, frozen=True, kw_only=True):
    """What to check."""

    store: str  #: The store: a file, or the address of a database.
    served: Served  #: How the server was or will be started.
    addresses: tuple[str, ...] = ()  #: URLs by which other devices are to reach the server.
    #: Addresses as shown on pages, in pictures and in the terminal, with or without ``http://``.
    #: The first is the one that students type.
    shown: tuple[str, ...] = ()
    is_running: bool = False  #: Whether the server is running.
    pages: int = 0  #: Number of open pages: their memory is already in use.
    forgets: bool = False  #: Whether this machine loses all data when it ends, as Binder does.


class CheckFinding(Struct, frozen=True, kw_only=True):
    """The result of one check."""

    check: Check | SchoolCheck
    verdict: Verdict
    found: Message
    do: Message | None = None  #: Advice, if there is any.
    #: Details for engineers: any JSON values, but no names of people.
    figures: dict[str, Any] = {}


def fine(
    check: Check | SchoolCheck,
    found: Message,
    do: Message | None = None,
    /,
    **figures: Any,  # noqa: ANN401  # any JSON
) -> CheckFinding:
    return CheckFinding(check=check, verdict="fine", found=found, do=do, figures=figures)


def warn(
    check: Check | SchoolCheck,
    found: Message,
    do: Message,
    /,
    **figures: Any,  # noqa: ANN401  # as above
) -> CheckFinding:
    return CheckFinding(check=check, verdict="warn", found=found, do=do, figures=figures)


def bad(
    check: Check | SchoolCheck,
    found: Message,
    do: Message | None = None,
    /,
    **figures: Any,  # noqa: ANN401  # as above
) -> CheckFinding:
    return CheckFinding(check=check, verdict="bad", found=found, do=do, figures=figures)


def worst(findings: Sequence[CheckFinding]) -> Verdict:
    return max((each.verdict for each in findings), key=VERDICTS.index, default="fine")


def amount(count: float) -> Message:
    """Return bytes as binary megabytes, rounded up, or gigabytes with one decimal."""
    megabytes = count / (1 << 20)
    if megabytes < _STEP:
        return message("health-megabytes", count=math.ceil(megabytes))
    return message("health-gigabytes", count=round(megabytes / 1024, 1))
