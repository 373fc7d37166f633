"""TOML content files: parsing, a teacher's file over the packaged one, and places of faults."""

from __future__ import annotations

import re
import tomllib
from typing import Any, NamedTuple, TypeAlias

from reefkit.content.errors import LONGEST_REASON, EntryPlace, printable, unknown_name
from reefkit.text import Message, message

Step: TypeAlias = str | int
Tree: TypeAlias = dict[str, Any]

_REMOVE = "remove"
_MOST_KEY_PARTS = 32
# Strings and comments, in which dots are not separators of keys. Possessive quantifiers (++, *+)
# keep the match linear.
_QUOTED = re.compile(
    r'"""(?:[^\\"]|\\.|"(?!""))*+"{3,5}'
    r"|'''(?:[^']|'(?!''))*+'{3,5}"
    r'|"(?:[^\\"\n]|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|#[^\n]*+",
    re.DOTALL,
)
_LONG_KEY = re.compile(rf"(?<![\w.-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{_MOST_KEY_PARTS}}}")


class Document(NamedTuple):
    """A packaged content file with a teacher's file over it."""

    content: Tree  #: The merged content (`laid_over`).
    ours: str  #: Name of the packaged file in messages.
    theirs: str  #: Name of the teacher's file in messages; empty without a teacher's folder.
    base: Tree  #: Content of the packaged file; empty if there is none.
    overlay: Tree  #: Content of the teacher's file; empty if there is none.

    def file(self, steps: tuple[Step, ...]) -> str:
        """Return the name of the file that the value at a place comes from.

        A key missing in an entry of the packaged file is a fault of that file; one missing in an
        entry that only the teacher's file has, of the teacher's.
        """
        if not self.base:
            return self.theirs if self.overlay else self.ours
        over: object = self.overlay
        for step in steps:
            if not isinstance(over, dict):  # the teacher's list or value replaces all below
                return self.theirs
            if step not in over:
                new_entry = bool(self.overlay) and steps[0] in self.overlay
                return self.theirs if new_entry and steps[0] not in self.base else self.ours
            over = over[step]
        return self.theirs if steps else self.ours

    def place(self, steps: tuple[Step, ...]) -> EntryPlace:
        if not steps:
            return EntryPlace(self.file(steps))
        return EntryPlace(self.file(steps), printable(str(steps[0])), _key_name(steps[1:]))


def parsed(text: str, label: str) -> Tree:
    """Parse a TOML file.

    Raises
    ------
    ContentError
        If it is not TOML (the message has the line), a number has thousands of digits, or a dotted
        key has more than `_MOST_KEY_PARTS` parts.
    """
    # The parser's memory grows with the square of a dotted key's parts: 100,000 end the process.
    # Quoted parts of a key count, too, so strings are replaced by a bare word before the search.
    if _LONG_KEY.search(_QUOTED.sub("0", text)):
        raise EntryPlace(label).wrong(message("content-too-deep"))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = printable(str(error), LONGEST_REASON)  # with line and column, in English
        raise EntryPlace(label).wrong(message("content-syntax", reason=reason)) from error
    except RecursionError as error:
        raise EntryPlace(label).wrong(message("content-too-deep")) from error
    except ValueError as error:  # a number of thousands of digits
        raise EntryPlace(label).wrong(message("content-number-too-long")) from error


def laid_over(base: Tree, overlay: Tree, label: str, steps: tuple[str, ...] = ()) -> Tree:
    """Merge a teacher's file into the packaged one, entry by entry and key by key.

    Tables are merged at every depth; any other value, lists included, replaces the packaged one. A
    table with only ``remove = true`` removes the packaged one. The result is a new tree: packaged
    keys in their order, then new ones. `steps` is the place of the two trees in their files.

    Raises
    ------
    ContentError
        If there is nothing to remove, or a table has other keys next to ``remove``.
    """
    merged = dict(base)
    for key, value in overlay.items():
        here = (*steps, key)
        if not isinstance(value, dict):
            merged[key] = value
        elif _REMOVE in value:
            _check_removal(value, base, label, here)
            del merged[key]
        else:
            under = base.get(key)
            merged[key] = laid_over(under if isinstance(under, dict) else {}, value, label, here)
    return merged


def _key_name(steps: tuple[Step, ...]) -> str | Message:
    name: str | Message = ""
    for step in steps:
        if isinstance(step, int):
            name = message("content-item", of=name, item=step + 1)
        elif isinstance(name, Message):
            name = message("content-key-inside", of=name, key=printable(step))
        else:
            name = printable(f"{name}.{printable(step)}" if name else step)
    return name


def _check_removal(value: Tree, base: Tree, label: str, steps: tuple[str, ...]) -> None:
    place = EntryPlace(label, printable(steps[0]), _key_name(steps[1:]))
    if value != {_REMOVE: True} or value[_REMOVE] is not True:
        raise place.wrong(message("content-remove-alone"))
    if steps[-1] not in base:
        raise place.wrong(
            message("content-nothing-to-remove", problem=unknown_name(steps[-1], base))
        )
