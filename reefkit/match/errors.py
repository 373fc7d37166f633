"""The errors of this package; the message of each says what was refused and why."""

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


class Rejection(ReefkitError):  # noqa: N818 - not a fault of the program
    """An action that the rules do not allow now; the state is untouched."""


class SetupError(ReefkitError):
    """A set-up that does not fit its game: a wrong option, bot, number of seats or content."""


class ConflictError(ReefkitError):
    """Somebody else appended at the expected position first: read again, and retry."""


FaultCause = Literal[
    "full", "read-only", "locked", "gone", "damaged", "newer", "disk", "driver", "unknown"
]


class StoreFault(ReefkitError):  # noqa: N818 - named for what happened to the store
    """A store could not carry out a call, and is unchanged.

    The same call can be repeated once the cause is removed.
    """

    def __init__(self, text: Message, cause: FaultCause) -> None:
        super().__init__(text)
        self.cause: FaultCause = cause


class SaveError(ReefkitError):
    """A file that cannot be opened as a match; `kind` says what is wrong with it."""

    kind = "save"


class NotASaveError(SaveError):
    """The file is not a Reefkit match at all."""

    kind = "not-a-save"


class TruncatedError(SaveError):
    """The file ends in the middle of an entry."""

    kind = "truncated"


class DamagedError(SaveError):
    """The header or an entry is invalid or contradicts the rules: the file was altered."""

    kind = "damaged"


class TooNewError(SaveError):
    """The file was written by a newer Reefkit."""

    kind = "too-new"


class TooLargeError(SaveError):
    """The file has more bytes or entries than allowed."""

    kind = "too-large"


def reject(id_: str, /, **values: Any) -> Rejection:
    return Rejection(message(f"reject-{id_}", **values))
