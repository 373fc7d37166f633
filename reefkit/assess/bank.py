"""A game's bank of items, and its checks."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from reefkit.assess.item_checks import faults
from reefkit.assess.items import (
    AnyItem,
    Confidence,
    Matching,
    Scale,
    Several,
    Text,
    TwoTier,
    Word,
    kind_of,
    listed,
)
from reefkit.assess.question import Question, of_bank
from reefkit.content import Library
from reefkit.text import Catalogue, message

Part = Literal["before", "after", "later"]
"""A part of a lesson that asks questions: before the game, after it, and some weeks later."""

PARTS: tuple[Part, ...] = get_args(Part)

Shelf = Literal["before", "after", "paired"]
"""A file of a bank: the items of one part, or paired items, which a form of any part may ask."""

SHELVES: tuple[Shelf, ...] = get_args(Shelf)

PAIR = 2
"""Number of items of a concept."""

BANK_FILE = dict[Word, AnyItem]
"""Type of a bank's file."""


class Bank(Struct, frozen=True):
    """The items of a game, and the shelves they are on."""

    items: dict[str, AnyItem]  #: By id.
    shelves: dict[str, Shelf]  #: By id of the item.

    def on_shelf(self, shelf: Shelf) -> dict[str, AnyItem]:
        return {id_: item for id_, item in self.items.items() if self.shelves[id_] == shelf}

    def pairs(self) -> dict[str, tuple[str, str]]:
        """Return the ids of items A and B of each concept, in the file's order."""
        found: dict[str, list[str]] = {}
        for id_, item in self.on_shelf("paired").items():
            found.setdefault(item.concept, []).append(id_)
        return {concept: (a, b) for concept, (a, b) in found.items()}

    def question(self, id_: str, texts: Catalogue | None = None) -> Question:
        return of_bank(id_, self.items[id_], texts)


def bank_files(folder: str) -> dict[Shelf, str]:
    return {shelf: f"{folder}/questions-{shelf}.toml" for shelf in SHELVES}


def read_bank(library: Library, folder: str) -> Bank:
    """Load and check a game's bank; the file of pairs is optional.

    Raises
    ------
    ContentError
        If something is invalid; names file, entry, key and what was expected.
    """
    files = bank_files(folder)
    items: dict[str, AnyItem] = {}
    shelves: dict[str, Shelf] = {}
    for shelf, path in files.items():
        if shelf == "paired" and path not in library.files():
            continue
        for id_, item in library.load(path, BANK_FILE).items():
            if id_ in items:
                problem = message("assess-content-two-files", file=files[shelves[id_]])
                raise library.place(path, id_).wrong(problem)
            for key, problem in faults(item):
                raise library.place(path, id_, key).wrong(problem)
            if item.concept and shelf != "paired":
                problem = message("assess-content-concept-elsewhere", file=files["paired"])
                raise library.place(path, id_, "concept").wrong(problem)
            items[id_], shelves[id_] = item, shelf
    bank = Bank(items, shelves)
    _check_pairs(library, files["paired"], bank)
    return bank


def _check_pairs(library: Library, path: str, bank: Bank) -> None:
    found: dict[str, list[str]] = {}
    for id_, item in bank.on_shelf("paired").items():
        found.setdefault(item.concept, []).append(id_)
    for concept, ids in found.items():
        if len(ids) != PAIR or not concept:
            problem = message("assess-content-no-pair", concept=concept, found=len(ids))
            raise library.place(path, ids[-1], "concept").wrong(problem)
        one, other = (bank.items[id_] for id_ in ids)
        if _comparable(one) != _comparable(other):
            problem = message("assess-content-unlike-pair", other=ids[0])
            raise library.place(path, ids[1]).wrong(problem)


def _comparable(item: AnyItem) -> tuple[object, ...]:
    """Return what both items of a pair share, with all that sets the chance of guessing right."""
    rights = len(item.right) if isinstance(item, Several) else 1
    extra = len(item.extra) if isinstance(item, Matching) else 0
    extra = len(item.reasons) if isinstance(item, TwoTier) else extra
    return kind_of(item), frozenset(item.goals), item.points, len(listed(item)), rights, extra


def needed_texts(id_: str, item: AnyItem, texts: Catalogue | None = None) -> tuple[str, ...]:
    """Return the ids of the messages that an item must have in the catalogue."""
    question = of_bank(id_, item, texts)
    needed = [question.prompt.id, *(each.id for each in question.labels.values())]
    needed += [each.id for each in (*question.levels, *filter(None, [question.model]))]
    needed += [question.unit.id] if question.unit else []
    if not isinstance(item, Confidence | Scale | Text):
        needed.append(f"{question.prompt.id}.why")
    return tuple(dict.fromkeys(needed))
