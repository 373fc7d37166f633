"""A game's bank of items, before and after, and the checks that types alone cannot make."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from reefkit.assess.items import (
    AnyItem,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    Question,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    TrueCurve,
    TrueRanges,
    Word,
    of_bank,
)
from reefkit.content import Library
from reefkit.content.documents import printable, unknown_name
from reefkit.text import Catalogue, Message, message

# ---- What can be wrong with an item that its types alone do not say

Fault = tuple[str, Message]
"""The key of the item that is at fault, and what is wrong there, as the end of a sentence."""
RESERVED = ("title", "why", "unit", "low", "high")
"""Names of an item's other texts; no option can be called so, nor begin with the others."""
RESERVED_BEGINNINGS = ("why-", "level-")


def faults(item: AskedItem) -> Iterator[Fault]:
    """Yield what is wrong with an item.

    Yields
    ------
    tuple of str and Message
        The key at fault, and what is wrong.
    """
    if isinstance(item, Choice | Several | Ordering):
        yield from _unequal("options", item.options)
        yield from _unreserved("options", item.options)
    if isinstance(item, Choice | Several):
        rights = (item.right,) if isinstance(item, Choice) else item.right
        yield from _unequal("right", rights)
        yield from (
            ("right", unknown_name(each, item.options))
            for each in rights
            if each not in item.options
        )
    if isinstance(item, Number) and not math.isfinite(item.right + item.tolerance):
        yield "right", message("content-not-finite")
    if isinstance(item, Matching):
        yield from _unmatched(item)
    if isinstance(item, Spaces | Placing):
        yield from _off_board(item)
    if isinstance(item, RangeChartItem):
        yield from _wrong_ranges(item.plot)
    if isinstance(item, Curve):
        yield from _wrong_curve(item.plot)


def _unequal(key: str, names: Iterable[object]) -> Iterator[Fault]:
    """Yield each name that stands in a list twice."""
    seen: set[object] = set()
    for name in names:
        if name in seen:
            yield key, message("assess-content-option-twice", given=printable(str(name)))
        seen.add(name)


def _unreserved(key: str, names: Iterable[str]) -> Iterator[Fault]:
    for name in names:
        if name in RESERVED or name.startswith(RESERVED_BEGINNINGS):
            yield key, message("assess-content-option-reserved", given=name)


def _unmatched(item: Matching) -> Iterator[Fault]:
    if len(item.pairs) < 2:
        yield "pairs", message("assess-content-few-pairs")
    yield from _unreserved("pairs", {**item.pairs, **dict.fromkeys(item.partners)})
    yield from _unequal("extra", item.extra)
    for name in item.partners:
        if name in item.pairs:
            yield "pairs", message("assess-content-both-sides", given=name)
    for name in item.extra:
        if name in item.pairs.values():
            yield "extra", message("assess-content-extra-right", given=name)


def _off_board(item: Spaces | Placing) -> Iterator[Fault]:
    if len({len(line) for line in item.board}) > 1:
        yield "board", message("assess-content-ragged")
        return
    yield from _unequal("right", item.right)
    for row, column in item.right:
        if row > len(item.board) or column > len(item.board[0]):
            yield "right", message("assess-content-off-board", row=row, column=column)


def _wrong_ranges(plot: TrueRanges) -> Iterator[Fault]:
    within = all(0 <= first <= last <= plot.rounds for first, last in plot.ranges.values())
    struck = all(1 <= each <= plot.rounds for rounds in plot.disasters.values() for each in rounds)
    named = not plot.endings or plot.endings.keys() == plot.ranges.keys()
    drawn = set(plot.given) < plot.ranges.keys()
    if not (within and struck and named and drawn):
        yield "plot", message("content-not-fitting")


def _wrong_curve(plot: TrueCurve) -> Iterator[Fault]:
    times = range(len(plot.values))
    within = all(0 <= value <= plot.most for value in plot.values)
    lost = all(1 <= each < len(plot.values) for each in plot.losses or ())
    drawn = set(plot.given) < set(times)
    if not (within and lost and drawn) or len(plot.counts) not in {0, len(plot.values)}:
        yield "plot", message("content-not-fitting")


# ---- A game's bank of items, before and after, and the checks that types alone cannot make

Part = Literal["before", "after"]
BANK_FILE = dict[Word, AnyItem]
"""What a file of a bank holds."""


class Bank(Struct, frozen=True):
    """The items of a game by id, and the part each belongs to."""

    items: dict[str, AnyItem]  #: All items.
    parts: dict[str, Part]  #: The part of each.

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

    `before`, `after`: the two files, such as ``reef/questions-before.toml``: ``dict[id, AnyItem]``.

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
    """Return the ids of the messages that an item needs, for a test to look for."""
    question = of_bank(id_, item, texts)
    needed = [question.prompt.id, *(each.id for each in question.labels.values())]
    needed += [each.id for each in question.levels]
    needed += [question.unit.id] if question.unit else []
    if not isinstance(item, Confidence | Scale | Text):
        needed.append(f"{question.prompt.id}.why")
    return tuple(dict.fromkeys(needed))
