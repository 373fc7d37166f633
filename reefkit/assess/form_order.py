"""Choosing and ordering the questions of one student's form; the same key gives the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, groupby

import msgspec

from reefkit.assess.bank import Bank
from reefkit.assess.evidence import with_charts
from reefkit.assess.form import Form, FormSlot, minutes_of
from reefkit.assess.items import AnyItem, AskedItem, Confidence, Scale, Text, kind_of
from reefkit.assess.keyed_order import in_order, rank
from reefkit.assess.question import Question
from reefkit.text import Catalogue

Chosen = tuple[Question, ...]


def compose(
    form: Form,
    bank: Bank,
    made: Sequence[Question],
    key: str,
    texts: Catalogue | None = None,
) -> Chosen:
    """Choose and order the questions for one student.

    A slot with items asks them all, but only one of each variant; one with concepts asks, for each,
    the item that the student's key assigns to this part. Other slots take questions one by one: of
    those that still fit the time, the one with the goal that has the fewest questions so far; in a
    tie, by the student's key from the bank, or the first offered from the match.

    Parameters
    ----------
    made
        Questions from the student's own match, including plots; empty before it.
    key
        The student's key, the same before and after: it gives the same questions in the same order.

    Returns
    -------
    tuple of Question
        The survey last. A slot that finds no question within the form's minutes stays incomplete.
    """
    composing = _Composing(form, bank, made, key, texts)
    slots = [
        composing.named(slot) if slot.items or slot.concepts else composing.chosen(slot)
        for slot in form.slots
    ]
    ordered = _shuffled(form, slots, key) if form.shuffle else slots
    survey = composing.questions(form.survey)
    return _order_near(with_charts((*chain.from_iterable(ordered), *survey), made))


def _begins_with(key: str) -> int:
    """Return which item of every pair the student gets before the game: 0 for A, 1 for B."""
    return rank(key, "pair", "")[0] & 1


def candidates(form: Form, slot: FormSlot, bank: Bank) -> dict[str, AnyItem]:
    """Return the bank's items from which a slot may choose.

    Those of the form's part, with the slot's goal and kind, that the form does not name itself.
    """
    listed = (*form.survey, *(id_ for each in form.slots for id_ in each.items))
    named = {_family(id_, bank.items[id_]) for id_ in listed}
    return {
        id_: item
        for id_, item in bank.items.items()
        if bank.shelves[id_] == form.part
        and _family(id_, item) not in named
        and not isinstance(item, Confidence | Scale | Text)
        and slot.goal in {"", *item.goals}
        and slot.kind in {"", kind_of(item)}
    }


def alternatives(items: Mapping[str, AnyItem]) -> list[list[str]]:
    """Group the ids of items by variant; an item without a variant is a group of its own."""
    found: dict[str, list[str]] = {}
    for id_, item in items.items():
        found.setdefault(f"variant {item.variant}" if item.variant else f"item {id_}", []).append(
            id_
        )
    return list(found.values())


def _family(id_: str, item: AskedItem) -> str:
    return f"variant {item.variant}" if item.variant else f"item {id_}"


class _Composing:
    def __init__(
        self,
        form: Form,
        bank: Bank,
        made: Sequence[Question],
        key: str,
        texts: Catalogue | None,
    ) -> None:
        self._form, self._bank, self._made = form, bank, made
        self._key, self._texts = key, texts
        self._taken: set[str] = set()
        self._goals: Counter[str] = Counter()
        fixed = [*(self.named(slot) for slot in form.slots), self.questions(form.survey)]
        self._left = form.minutes - sum(map(minutes_of, fixed))
        for question in chain.from_iterable(fixed):
            self._take(question)

    def questions(self, ids: Iterable[str]) -> Chosen:
        return tuple(self._bank.question(id_, self._texts) for id_ in ids)

    def named(self, slot: FormSlot) -> Chosen:
        groups = alternatives({id_: self._bank.items[id_] for id_ in slot.items})
        variants = {self._of_variants(each) for each in groups}
        pairs = self._bank.pairs()
        side = _begins_with(self._key) ^ (self._form.part == "after")
        paired = [pairs[concept][side] for concept in slot.concepts]
        return self.questions([*(id_ for id_ in slot.items if id_ in variants), *paired])

    def chosen(self, slot: FormSlot) -> Chosen:
        pool = self._from_match(slot) if slot.source == "match" else self._from_bank(slot)
        found: list[Question] = []
        while len(found) < slot.count:
            fitting = [each for each in pool if self._fits(each)]
            if not fitting:
                break
            best = min(fitting, key=self._covered)  # the first of equals
            found.append(best)
            self._left -= best.item.minutes
            self._take(best)
        return tuple(found)

    def _take(self, question: Question) -> None:
        self._taken.add(_family(question.id, question.item))
        self._goals.update(question.item.goals)

    def _from_match(self, slot: FormSlot) -> list[Question]:
        return [
            each
            for each in self._made
            if slot.goal in {"", *each.item.goals} and slot.kind in {"", each.kind}
        ]

    def _from_bank(self, slot: FormSlot) -> list[Question]:
        items = candidates(self._form, slot, self._bank)
        ids = [self._of_variants(each) for each in alternatives(items)]
        ids.sort(key=lambda id_: rank(self._key, "choose", id_))
        return list(self.questions(ids))

    def _of_variants(self, ids: Sequence[str]) -> str:
        return in_order(ids, self._key, "variant")[0]

    def _fits(self, question: Question) -> bool:
        new = _family(question.id, question.item) not in self._taken
        return new and question.item.minutes <= self._left + 1e-9

    def _covered(self, question: Question) -> int:
        return min((self._goals[goal] for goal in question.item.goals), default=0)


def _shuffled(form: Form, slots: Sequence[Chosen], key: str) -> list[Chosen]:
    ordered: list[Chosen] = []
    runs = groupby(zip(form.slots, slots, strict=True), key=lambda each: each[0].stays)
    for number, (stays, run) in enumerate(runs):
        questions = tuple(chain.from_iterable(chosen for _, chosen in run))
        ordered.append(questions if stays else _mixed(questions, key, f"{form.part} run {number}"))
    return ordered


def _mixed(questions: Chosen, key: str, purpose: str) -> Chosen:
    """Shuffle questions, each with the confidence questions that follow it."""
    together: dict[str, list[Question]] = {}
    for question in questions:
        if isinstance(question.item, Confidence) and together:
            next(reversed(together.values())).append(question)
        else:
            together[question.id] = [question]
    return tuple(chain.from_iterable(together[id_] for id_ in in_order(together, key, purpose)))


def _order_near(questions: Iterable[Question]) -> Chosen:
    """Set `Question.beside` of each confidence question to the question before it."""
    about, text = "", []
    for question in questions:
        if isinstance(question.item, Confidence):
            text.append(msgspec.structs.replace(question, beside=about))
        else:
            about = question.id
            text.append(question)
    return tuple(text)
