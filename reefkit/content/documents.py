"""Content files: finding and reading them, parsing TOML and CSV, and saying where a fault is.

A teacher's TOML file is laid over ours; a series of measurements is typed column by column.
"""

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
# Strings and comments, in which dots mean nothing. Every part is matched once, so this is linear.
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
    """A file of content with a teacher's file laid over it."""

    content: Tree  #: What is in force.
    #: ``ours``, ``theirs``: How our file and the teacher's are named to a reader.
    ours: str
    theirs: str
    base: Tree
    overlay: Tree

    def file(self, steps: tuple[Step, ...]) -> str:
        """Return which of the two files says what is at a place.

        A key that an entry of ours lacks is ours to blame, one that a teacher's new entry lacks
        the teacher's.
        """
        if not self.base:
            return self.theirs if self.overlay else self.ours
        over: object = self.overlay
        for step in steps:
            if not isinstance(over, dict):  # a list or a value of the teacher's, whole
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
        When it is no TOML, with the line; or when its keys have more parts than any content needs.
    """
    # The parser's memory grows with the square of a dotted key's parts: 100,000 end the process.
    # A quoted part of a key is a part like any other, so what is quoted becomes a bare word.
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
    """Lay a teacher's file over ours, entry by entry and key by key.

    Tables are merged at every depth; any other value, lists too, replaces ours whole. A table that
    says ``remove = true``, and nothing else, takes ours away.

    `steps`: where in the files the two are.

    Returns
    -------
    dict
        A new tree; ours keeps its order, and what is new follows.

    Raises
    ------
    ContentError
        When there is nothing to remove, or a table both removes and says something.
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
