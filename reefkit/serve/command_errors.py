"""Errors of the command line, one sentence each."""

from __future__ import annotations

from collections.abc import Iterable

from reefkit.text import Message, ReefkitError, message


class CommandError(ReefkitError):
    """A command that cannot be carried out; nothing was played or written."""


def unknown(what: str, given: str, known: Iterable[str]) -> CommandError:
    return CommandError(
        message("command-unknown", what=Message(what), given=given, known=sorted(known))
    )
