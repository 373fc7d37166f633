"""The forms of a game: reading, and checking against its bank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from reefkit.assess.bank import Bank
from reefkit.assess.form import Feedback, Form, FormSlot
from reefkit.assess.form_order import alternatives, candidates
from reefkit.assess.items import Argument, Confidence, Scale, Text, Word
from reefkit.content import ContentError, Library
from reefkit.content.documents import Step
from reefkit.text import Message, message


class Policy(Struct, frozen=True, kw_only=True):
    """A teacher's settings for a class, which replace the form's; None: the form's is kept."""

    feedback: Feedback | None = None
    attempts: int | None = None


FORMS_FILE = dict[Word, Form]
"""Type of a file of forms."""


def read_forms(library: Library, path: str, bank: Bank) -> dict[str, Form]:
    """Load forms and check them against their bank.

    Raises
    ------
    ContentError
        If something is invalid; names file, entry, key and what was expected.
    """
    forms = library.load(path, FORMS_FILE)
    for name, form in forms.items():
        _Check(library, path, name, bank).form(form)
    return forms


class _Check:
    def __init__(self, library: Library, path: str, name: str, bank: Bank) -> None:
        self._library, self._path, self._name, self._bank = library, path, name, bank

    def form(self, form: Form) -> None:
        named = list(_named(form))
        for steps, id_ in named:
            self._item(form, steps, id_)
        counted = Counter(id_ for _, id_ in named)
        for steps, id_ in named:
            if counted[id_] > 1:
                raise self._wrong(message("assess-content-asked-twice", given=id_), *steps)
        for number, slot in enumerate(form.slots):
            self._slot(form, slot, number)
        self._survey(form)
        self._time(form)

    def _item(self, form: Form, steps: tuple[Step, ...], id_: str) -> None:
        self._library.require(self._bank.items, id_, self._path, self._name, *steps)
        if self._bank.shelves[id_] != form.part:
            raise self._wrong(message("assess-content-other-part", given=id_), *steps)

    def _slot(self, form: Form, slot: FormSlot, number: int) -> None:
        chooses = slot.goal or slot.kind or slot.count > 1 or slot.source == "match"
        for position, concept in enumerate(slot.concepts):
            where = (self._path, self._name, "slots", number, "concepts", position)
            self._library.require(self._bank.pairs(), concept, *where)
        if (slot.items or slot.concepts) and chooses:
            raise self._wrong(message("assess-content-slot-both"), "slots", number)
        before: str | None = None
        for position, id_ in enumerate(slot.items):
            if before is None and isinstance(self._bank.items[id_], Confidence):
                problem = message("assess-content-beside-nothing", given=id_)
                raise self._wrong(problem, "slots", number, "items", position)
            before = id_
        if not slot.items and not slot.concepts and slot.source == "bank":
            found = len(alternatives(candidates(form, slot, self._bank)))
            if found < slot.count:
                problem = message("assess-content-too-few", found=found, count=slot.count)
                raise self._wrong(problem, "slots", number, "count")

    def _survey(self, form: Form) -> None:
        for position, id_ in enumerate(form.survey):
            item = self._bank.items[id_]
            if isinstance(item, Argument) or not isinstance(item, Confidence | Scale | Text):
                problem = message("assess-content-survey-right", given=id_)
                raise self._wrong(problem, "survey", position)

    def _time(self, form: Form) -> None:
        """Require the named questions, with the longest variants, to fit the form's minutes."""
        minutes = sum(self._bank.items[id_].minutes for id_ in form.survey)
        for slot in form.slots:
            chosen = alternatives({id_: self._bank.items[id_] for id_ in slot.items})
            chosen += [list(self._bank.pairs()[concept]) for concept in slot.concepts]
            minutes += sum(max(self._bank.items[id_].minutes for id_ in each) for each in chosen)
        if minutes > form.minutes:
            problem = message(
                "assess-content-too-long", minutes=round(minutes, 1), most=form.minutes
            )
            raise self._wrong(problem, "minutes")

    def _wrong(self, problem: Message, *steps: Step) -> ContentError:
        return self._library.place(self._path, self._name, *steps).wrong(problem)


def _named(form: Form) -> Iterator[tuple[tuple[Step, ...], str]]:
    for number, slot in enumerate(form.slots):
        for position, id_ in enumerate(slot.items):
            yield ("slots", number, "items", position), id_
    for position, id_ in enumerate(form.survey):
        yield ("survey", position), id_
