"""What a self-check is asked, and what it finds: a sentence each, and what to do."""

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
"""All checks, in the order in which they are told."""
SchoolCheck = Literal["door", "same-server", "ready", "sockets", "servers", "clocks", "database"]
"""Those of a whole school's installation."""

Verdict = Literal["fine", "warn", "bad"]
"""As it should be; works, and something is to be thought of; does not work."""

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
"""From the best to the worst."""
_STEP = 1000.0


class CheckTarget(Struct, frozen=True, kw_only=True):
    """What is to be checked."""

    store: str  #: Where work is stored: a file, or the address of a database.
    served: Served  #: How the server was started, or is to be.
    addresses: tuple[str, ...] = ()  #: Where other devices are to reach it: URLs.
    #: What pages, pictures and the terminal show to be opened, as it is there: with or without
    #: ``http://``; the one that students type first.
    shown: tuple[str, ...] = ()
    is_running: bool = False  #: Whether it answers now.
    pages: int = 0  #: How many pages are open: those have their memory already.
    forgets: bool = False  #: Whether this machine forgets all when it ends, as Binder does.


class CheckFinding(Struct, frozen=True, kw_only=True):
    """What one check found."""

    check: Check | SchoolCheck
    verdict: Verdict
    found: Message
    do: Message | None = None  #: What to do, or what to know besides; none where there is nothing.
    #: The same for engineers: any JSON values, without names and keys.
    figures: dict[str, Any] = {}


def fine(
    check: Check | SchoolCheck,
    found: Message,
    do: Message | None = None,
    /,
    **figures: Any,  # noqa: ANN401  # whatever was found
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
    megabytes = count / (1 << 20)
    if megabytes < _STEP:
        return message("health-megabytes", count=math.ceil(megabytes))
    return message("health-gigabytes", count=round(megabytes / 1024, 1))
