"""`ContentError`, and `EntryPlace`, the place in the content that it names."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from reefkit.text import Message, ReefkitError, Value, message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


_LONGEST_SHOWN = 60
LONGEST_REASON = 200
_MOST_SHOWN = 15


class ContentError(ReefkitError):
    """Content that cannot be used; the message names the file and, if known, entry and key."""

    @property
    def file(self) -> str:
        return str(self.message.values.get("file", ""))

    @property
    def entry(self) -> str:
        return str(self.message.values.get("entry", ""))

    @property
    def key(self) -> Value:
        return self.message.values.get("key", "")


class EntryPlace(NamedTuple):
    """A place in the content: a file, an entry or a key."""

    file: str  #: Name of the file in messages.
    entry: str = ""  #: Top-level table of the file; empty for the whole file.
    key: str | Message = ""  #: Key in the entry; empty for the whole entry.

    def wrong(self, problem: Message) -> ContentError:
        """Return an error here; `problem` ends a sentence that begins with the place."""
        if self.key:
            return ContentError(
                message(
                    "content-in-key",
                    file=self.file,
                    entry=self.entry,
                    key=self.key,
                    problem=problem,
                )
            )
        if self.entry:
            return ContentError(
                message("content-in-entry", file=self.file, entry=self.entry, problem=problem)
            )
        return ContentError(message("content-in-file", file=self.file, problem=problem))


def require(known: Collection[str], name: str, place: EntryPlace) -> None:
    """Check that a name used at a place in the content exists.

    Raises
    ------
    ContentError
        If it is not among `known`; the message suggests the nearest, or lists up to 15.
    """
    if name not in known:
        raise place.wrong(unknown_name(name, known))


def refer(known: Collection[str], given: str, file: str, entry: str, key: str) -> None:
    """Check that a reference exists, in content that may come from a set-up instead of a file.

    Raises
    ------
    ContentError
        If it is not among `known`; the message lists all of them.
    """
    if given not in known:
        where = {"file": file, "entry": entry, "key": key}
        raise ContentError(
            message("content-unknown-reference", **where, given=given, expected=sorted(known))
        )


def unknown_name(name: str, known: Iterable[str]) -> Message:
    names = list(known)
    near = close(name, names)
    if near:
        return message("content-unknown-name-near", given=printable(name), near=near)
    return message("content-unknown-name", given=printable(name), expected=choices(names))


def close(name: str, known: Iterable[str]) -> str:
    # A name can be as long as a file; comparing it would take long and find nothing.
    near = get_close_matches(name[:_LONGEST_SHOWN], list(known), n=1)
    return printable(near[0]) if near else ""


def choices(values: Iterable[object]) -> str:
    shown = [printable(str(each)) for each in values]
    more = ["…"] if len(shown) > _MOST_SHOWN else []
    return ", ".join(shown[:_MOST_SHOWN] + more)


def printable(text: str, most: int = _LONGEST_SHOWN) -> str:
    if not text:
        return '""'
    line = text if text.isprintable() else text.encode("unicode_escape").decode("ascii")
    return line if len(line) <= most else line[: most - 1] + "…"
