"""The named errors of the match room: what was refused, and why, in one sentence each."""

from __future__ import annotations

from typing import Any, Literal

from reefkit.text import Message, ReefkitError, message

__all__ = [
    "ConflictError",
    "DamagedError",
    "NotASaveError",
    "Rejection",
    "SaveError",
    "SetupError",
    "StoreFault",
    "TooLargeError",
    "TooNewError",
    "TruncatedError",
    "reject",
]


class Rejection(ReefkitError):  # noqa: N818 - what it is, not a fault of the program
    """An action that the rules do not allow now; the state is untouched."""


class SetupError(ReefkitError):
    """A set-up that names an unknown board, seat, option, bot or seed."""


class ConflictError(ReefkitError):
    """Somebody else appended at the expected position first: read again, and try again."""


FaultCause = Literal[
    "full", "read-only", "locked", "gone", "damaged", "newer", "disk", "driver", "unknown"
]


class StoreFault(ReefkitError):  # noqa: N818 - it names what happened to the store
    """The store cannot do what it was asked, and has done none of it.

    The same call works when the cause is gone.
    """

    def __init__(self, text: Message, cause: FaultCause) -> None:
        super().__init__(text)
        self.cause: FaultCause = cause


class SaveError(ReefkitError):
    """A file that cannot be opened as a match; `kind` names what is wrong with it."""

    kind = "save"


class NotASaveError(SaveError):
    """The file is not a Reefkit match at all."""

    kind = "not-a-save"


class TruncatedError(SaveError):
    """The file ends in the middle of an entry."""

    kind = "truncated"


class DamagedError(SaveError):
    """An entry does not say what the rules make of it: the file was changed or damaged."""

    kind = "damaged"


class TooNewError(SaveError):
    """The file was written by a newer Reefkit."""

    kind = "too-new"


class TooLargeError(SaveError):
    """The file is larger than any match."""

    kind = "too-large"


def reject(id_: str, /, **values: Any) -> Rejection:
    return Rejection(message(f"reject-{id_}", **values))
