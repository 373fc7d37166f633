"""The words that wait for the teacher, in `data/waiting-words.toml`."""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.content import Library
from reefkit.text import once

PATH = "waiting-words.toml"
Word = Annotated[str, Meta(pattern=r"^[^\W\d_]+$", max_length=40)]


class WaitingWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of a language: others see no name and no text with one of them until a teacher lets it.

    They are whole words, without regard to capitals; those of every language count in every class.
    """

    words: tuple[Word, ...]


FILES: dict[str, object] = {PATH: dict[str, WaitingWords]}
"""Every file of this package and its type."""


@once
def _words() -> frozenset[str]:
    found = Library().load(PATH, dict[str, WaitingWords])
    return frozenset(word.casefold() for each in found.values() for word in each.words)


def waits_for_teacher(text: str) -> bool:
    """Return whether a name or a text has a word that waits for the teacher."""
    return not _words().isdisjoint(re.findall(r"[^\W\d_]+", text.casefold()))
