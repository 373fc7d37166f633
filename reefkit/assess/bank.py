"""A game's bank of items, before and after, and the checks that types alone cannot make."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.assess.checks import faults
from reefkit.assess.items import AnyItem, Confidence, Scale, Text, Word
from reefkit.assess.question import Question, of_bank
from reefkit.content import Library
from reefkit.text import Catalogue, message

Part = Literal["before", "after"]
BANK_FILE = dict[Word, AnyItem]
"""What a file of a bank holds."""


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
        found: dict[str, tuple[list[str], list[str]]] = {}
        for id_, item in self.items.items():
            if item.concept:
                sides = found.setdefault(item.concept, ([], []))
                sides[self.parts[id_] == "after"].append(id_)
        return {concept: (tuple(one), tuple(two)) for concept, (one, two) in found.items()}

    def question(self, id_: str, texts: Catalogue | None = None) -> Question:
        """Return an item as a question (see `of_bank`)."""
        return of_bank(id_, self.items[id_], texts)


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
    files: dict[Part, str] = {"before": before, "after": after}
    items: dict[str, AnyItem] = {}
    parts: dict[str, Part] = {}
    for part, path in files.items():
        for id_, item in library.load(path, BANK_FILE).items():
            if id_ in items:
                problem = message("assess-content-two-files", file=files[parts[id_]])
                raise library.place(path, id_).wrong(problem)
            for key, problem in faults(item):
                raise library.place(path, id_, key).wrong(problem)
            items[id_], parts[id_] = item, part
    bank = Bank(items, parts)
    _check_pairs(library, files, bank)
    return bank


def _check_pairs(library: Library, files: dict[Part, str], bank: Bank) -> None:
    """Require of every concept an item before and one after; variants count as one."""
    for concept, sides in bank.pairs().items():
        for part, ids in zip(files, sides, strict=True):
            if not ids:
                other = next(id_ for side in sides for id_ in side)
                problem = message("assess-content-lone-concept", concept=concept, part=part)
                raise library.place(files[bank.parts[other]], other, "concept").wrong(problem)
            variants = {bank.items[id_].variant or id_ for id_ in ids}
            if len(variants) > 1:
                problem = message("assess-content-concept-twice", concept=concept)
                raise library.place(files[part], ids[-1], "concept").wrong(problem)


def needed_texts(id_: str, item: AnyItem, texts: Catalogue | None = None) -> tuple[str, ...]:
    """Return the ids of the messages that an item needs, for a test to look for.

    Parameters
    ----------
    id_
        The item's id.
    item
        The item.
    texts
        As in `of_bank`.
    """
    question = of_bank(id_, item, texts)
    needed = [question.prompt.id, *(each.id for each in question.labels.values())]
    needed += [each.id for each in question.levels]
    needed += [question.unit.id] if question.unit else []
    if not isinstance(item, Confidence | Scale | Text):
        needed.append(f"{question.prompt.id}.why")
    return tuple(dict.fromkeys(needed))
