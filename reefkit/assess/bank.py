"""A game's bank of items, before and after, and the checks that types alone cannot make."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.assess.items import AnyItem
from reefkit.assess.question import Question
from reefkit.content import Library
from reefkit.text import Catalogue

Part = Literal["before", "after"]


class Bank(Struct, frozen=True):
    """The items of a game by id, and the part each belongs to.

    Parameters
    ----------
    items
        All items.
    parts
        The part of each.
    """

    items: dict[str, AnyItem]
    parts: dict[str, Part]

    def of_part(self, part: Part) -> dict[str, AnyItem]:
        """Return the items of one part, in the file's order."""
        return {id_: item for id_, item in self.items.items() if self.parts[id_] == part}

    def pairs(self) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
        """Return the concepts, each with the ids of its items before and after."""
        raise NotImplementedError

    def question(self, id_: str, texts: Catalogue | None = None) -> Question:
        """Return an item as a question (see `of_bank`)."""
        raise NotImplementedError


def read_bank(library: Library, before: str, after: str) -> Bank:
    """Load and check a bank.

    Parameters
    ----------
    library
        Where content comes from, a teacher's overlay included.
    before, after
        The two files, such as ``reef/questions-before.toml``: ``dict[id, AnyItem]``.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
    """
    raise NotImplementedError
