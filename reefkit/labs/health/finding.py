"""What a self-check is asked, and what it finds: a sentence each, and what to do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from reefkit.labs.places import Served
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

Verdict = Literal["fine", "warn", "bad"]
"""As it should be; works, and something is to be thought of; does not work."""

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
"""From the best to the worst."""
_STEP = 1000.0


class Asked(Struct, frozen=True, kw_only=True):
    """What is to be checked.

    Parameters
    ----------
    store
        Where work is kept: a file, or the address of a database.
    served
        How the server was started, or is to be.
    addresses
        Where other devices are to reach it: URLs.
    is_running
        Whether it answers now.
    pages
        How many pages are open: those have their memory already.
    forgets
        Whether this machine forgets all when it ends, as Binder does.
    """

    store: str
    served: Served
    addresses: tuple[str, ...] = ()
    is_running: bool = False
    pages: int = 0
    forgets: bool = False


class Finding(Struct, frozen=True, kw_only=True):
    """What one check found.

    Parameters
    ----------
    check
        Which.
    verdict
        How that is.
    found
        A sentence.
    do
        What to do, or what to know besides; none where there is nothing.
    figures
        The same for engineers: any JSON values, without names and keys.
    """

    check: Check
    verdict: Verdict
    found: Message
    do: Message | None = None
    figures: dict[str, Any] = {}


def fine(check: Check, found: Message, do: Message | None = None, /, **figures: Any) -> Finding:  # noqa: ANN401
    """Make the finding that all is as it should be."""
    return Finding(check=check, verdict="fine", found=found, do=do, figures=figures)


def warn(check: Check, found: Message, do: Message, /, **figures: Any) -> Finding:  # noqa: ANN401
    """Make the finding that something is to be thought of."""
    return Finding(check=check, verdict="warn", found=found, do=do, figures=figures)


def bad(check: Check, found: Message, do: Message | None = None, /, **figures: Any) -> Finding:  # noqa: ANN401
    """Make the finding that something does not work."""
    return Finding(check=check, verdict="bad", found=found, do=do, figures=figures)


def worst(findings: Sequence[Finding]) -> Verdict:
    """Give the worst verdict of all."""
    return max((each.verdict for each in findings), key=VERDICTS.index, default="fine")


def amount(count: float) -> Message:
    """Say how many bytes, in the unit that a person would choose."""
    megabytes = count / (1 << 20)
    if megabytes < _STEP:
        return message("health-megabytes", count=math.ceil(megabytes))
    return message("health-gigabytes", count=round(megabytes / 1024, 1))
