"""The error for content that cannot be used, and where in the content it is."""

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
    """Content that cannot be used; its message names file, entry, key and what was expected."""

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
    """Where something is in the content."""

    file: str  #: The file, as named to a reader.
    entry: str = ""  #: The table of the file, or an empty text for the whole file.
    key: str | Message = ""  #: The key in it, or an empty text for the whole entry.

    def wrong(self, problem: Message) -> ContentError:
        """Return the error that says what is wrong here.

        `problem`: what is wrong, as the end of a sentence that begins with the place.
        """
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
    """Require that a name which content gives is one that exists.

    `place`: where it is given; `Library.place` finds out in which of two files.

    Raises
    ------
    ContentError
        When there is no such name; it suggests the nearest, or lists what exists.
    """
    if name not in known:
        raise place.wrong(unknown_name(name, known))


def refer(known: Collection[str], given: str, file: str, entry: str, key: str) -> None:
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
    # A name can be as long as a file; comparing such a one takes long and finds nothing.
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
