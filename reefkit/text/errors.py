"""The base of every error that a reader sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reefkit.text.message import Message


class ReefkitError(Exception):
    """An error whose sentence stands in the catalogue; every named error of the project is one.

    Parameters
    ----------
    message
        What went wrong, as an id with values. A page renders it in its reader's language;
        ``str(error)`` renders it in plain English, for terminals and tracebacks.
    """

    message: Message

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        # The catalogue raises these errors itself, so it can only be asked for when it is needed.
        from reefkit.text.catalogue import catalogue  # noqa: PLC0415

        try:
            return catalogue("en").render(self.message)
        except ReefkitError:  # the English catalogue itself is broken: say at least the id
            return repr(self.message)


class TextError(ReefkitError):
    """A catalogue cannot be read, a locale is unknown, or a message cannot be rendered."""
