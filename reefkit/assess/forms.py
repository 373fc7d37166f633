"""Banks of items, and forms: which of them a class is asked, in which order, with which feedback.

Banks and forms are read and checked, and each student's own questions are composed from them, the
same every time.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct, field

from reefkit.assess.evidence import with_charts
from reefkit.assess.items import (
    AnyItem,
    Argument,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Goal,
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
    TwoTier,
    Word,
    in_order,
    kind_of,
    listed,
    of_bank,
    rank,
)
from reefkit.content import ContentError, Library
from reefkit.content.documents import Step
from reefkit.content.errors import printable, unknown_name
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
    if isinstance(item, TwoTier):
        yield from _uneven_tiers(item)
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


def _uneven_tiers(item: TwoTier) -> Iterator[Fault]:
    yield from _unequal("options", item.options)
    yield from _unequal("reasons", [*dict.fromkeys(item.options), *item.reasons])
    yield from _unreserved("options", item.options)
    yield from _unreserved("reasons", item.reasons)
    if item.right not in item.options:
        yield "right", unknown_name(item.right, item.options)
    if item.reason not in item.reasons:
        yield "reason", unknown_name(item.reason, item.reasons)


def _unequal(key: str, names: Iterable[object]) -> Iterator[Fault]:
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


# ---- A game's bank of items, and the checks that types alone cannot make

Part = Literal["before", "after", "later"]
"""A part of a lesson that asks questions: before the game, after it, and some weeks later."""


PARTS: tuple[Part, ...] = get_args(Part)


Shelf = Literal["before", "after", "paired"]
"""A file of a bank: what is asked in one part, or pairs, whose items are asked in any."""


SHELVES: tuple[Shelf, ...] = get_args(Shelf)


PAIR = 2


BANK_FILE = dict[Word, AnyItem]
"""What a file of a bank holds."""


class Bank(Struct, frozen=True):
    """The items of a game by id, and the shelf on which each stands."""

    items: dict[str, AnyItem]  #: All items.
    shelves: dict[str, Shelf]  #: The shelf of each.

    def on_shelf(self, shelf: Shelf) -> dict[str, AnyItem]:
        return {id_: item for id_, item in self.items.items() if self.shelves[id_] == shelf}

    def pairs(self) -> dict[str, tuple[str, str]]:
        found: dict[str, list[str]] = {}
        for id_, item in self.on_shelf("paired").items():
            found.setdefault(item.concept, []).append(id_)
        return {concept: (a, b) for concept, (a, b) in found.items()}

    def question(self, id_: str, texts: Catalogue | None = None) -> Question:
        return of_bank(id_, self.items[id_], texts)


def bank_files(folder: str) -> dict[Shelf, str]:
    return {shelf: f"{folder}/questions-{shelf}.toml" for shelf in SHELVES}


def read_bank(library: Library, folder: str) -> Bank:
    """Load and check a game's bank; a game without pairs has no file of them.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
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
        if _answered(one) != _answered(other):
            problem = message("assess-content-unlike-pair", other=ids[0])
            raise library.place(path, ids[1]).wrong(problem)


def _answered(item: AnyItem) -> tuple[object, ...]:
    """Return what both items of a pair must share, so that guessing fares alike on each."""
    rights = len(item.right) if isinstance(item, Several) else 1
    extra = len(item.extra) if isinstance(item, Matching) else 0
    extra = len(item.reasons) if isinstance(item, TwoTier) else extra
    return kind_of(item), frozenset(item.goals), item.points, len(listed(item)), rights, extra


def needed_texts(id_: str, item: AnyItem, texts: Catalogue | None = None) -> tuple[str, ...]:
    question = of_bank(id_, item, texts)
    needed = [question.prompt.id, *(each.id for each in question.labels.values())]
    needed += [each.id for each in (*question.levels, *filter(None, [question.model]))]
    needed += [question.unit.id] if question.unit else []
    if not isinstance(item, Confidence | Scale | Text):
        needed.append(f"{question.prompt.id}.why")
    return tuple(dict.fromkeys(needed))


# ---- Forms: which questions a class is asked, in which order, with which feedback

Feedback = Literal["now", "end", "none"]


class FormSlot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in a form: items by name, or so many by goal."""

    #: Items by id, all asked; of those with the same variant a student gets one. A confidence item
    #: stays beside the item listed before it.
    items: tuple[Word, ...] = ()
    #: Paired concepts, all asked: half of the class gets A of each before the game and B after it,
    #: the other half the reverse, and each again later what it got before.
    concepts: tuple[Word, ...] = ()
    #: Questions of this goal only; empty for any, the goals in balance.
    goal: Goal | Literal[""] = ""
    kind: Word | Literal[""] = ""  #: Questions of this kind only (``range-plot``), empty for any.
    count: Annotated[int, Meta(ge=1, le=30)] = 1  #: How many, when chosen.
    #: In TOML ``from``: the bank, or the match just played.
    source: Literal["bank", "match"] = field(default="bank", name="from")
    stays: bool = False  #: Keeps its place when the form is shuffled.


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A form, as ``data/<game>/forms.toml`` gives it.

    Its name is the message ``form-<game>-<id>`` and is not needed here.
    """

    part: Part  #: Before the game, or after it.
    slots: Annotated[tuple[FormSlot, ...], Meta(min_length=1, max_length=60)]  #: The places.
    survey: tuple[Word, ...] = ()  #: Items asked last, of which none is right or wrong.
    feedback: Feedback = "now"  #: After each answer, at the end, or none.
    attempts: Annotated[int, Meta(ge=1, le=10)] = 2  #: How many answers a question takes.
    shuffle: bool = True  #: Whether the order differs from student to student.
    minutes: Annotated[int, Meta(ge=1, le=120)] = 15  #: How long it may take.


class Policy(Struct, frozen=True, kw_only=True):
    """What a teacher sets for a class, in place of the form's own."""

    feedback: Feedback | None = None
    attempts: int | None = None


FORMS_FILE = dict[Word, Form]
"""What a file of forms holds."""


def minutes_of(questions: Sequence[Question]) -> float:
    return sum(each.item.minutes for each in questions)


# ---- Choosing and ordering the questions of one student's form, the same every time

Chosen = tuple[Question, ...]


def compose(
    form: Form,
    bank: Bank,
    made: Sequence[Question],
    key: str,
    texts: Catalogue | None = None,
) -> Chosen:
    """Choose and order the questions that one student gets.

    A slot that names its items asks them all, of variants one; one that names concepts asks of each
    the item that the student's key gives for this part. The others choose: from the bank by goal
    and the student's key, from the match in the order offered. Each choice goes to the goal that
    has the fewest questions yet, and to what still fits the time.

    Parameters
    ----------
    made
        Questions from the student's own match, plots among them; none before it.
    key
        Whose form, the same before and after: it gives the same questions in the same order.

    Returns
    -------
    tuple of Question
        The survey last. Together they take no longer than the form's minutes, as far as the form
        leaves a choice.
    """
    composing = _Composing(form, bank, made, key, texts)
    slots = [
        composing.named(slot) if slot.items or slot.concepts else composing.chosen(slot)
        for slot in form.slots
    ]
    ordered = _shuffled(form, slots, key) if form.shuffle else slots
    survey = composing.questions(form.survey)
    return _beside(with_charts((*chain.from_iterable(ordered), *survey), made))


def _begins_with(key: str) -> int:
    """Return which item of each pair comes before the game: 0 for A, 1 for B."""
    return rank(key, "pair", "")[0] & 1


def _candidates(form: Form, slot: FormSlot, bank: Bank) -> dict[str, AnyItem]:
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


def _alternatives(items: Mapping[str, AnyItem]) -> list[list[str]]:
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
        groups = _alternatives({id_: self._bank.items[id_] for id_ in slot.items})
        kept = {self._of_variants(each) for each in groups}
        pairs = self._bank.pairs()
        side = _begins_with(self._key) ^ (self._form.part == "after")
        paired = [pairs[concept][side] for concept in slot.concepts]
        return self.questions([*(id_ for id_ in slot.items if id_ in kept), *paired])

    def chosen(self, slot: FormSlot) -> Chosen:
        pool = self._from_match(slot) if slot.source == "match" else self._from_bank(slot)
        found: list[Question] = []
        while len(found) < slot.count:
            fitting = [each for each in pool if self._fits(each)]
            if not fitting:
                break
            best = min(fitting, key=self._covered)  # the first of those that are as good
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
        items = _candidates(self._form, slot, self._bank)
        ids = [self._of_variants(each) for each in _alternatives(items)]
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
    """Shuffle questions; a confidence question always follows the one it is about."""
    together: dict[str, list[Question]] = {}
    for question in questions:
        if isinstance(question.item, Confidence) and together:
            next(reversed(together.values())).append(question)
        else:
            together[question.id] = [question]
    return tuple(chain.from_iterable(together[id_] for id_ in in_order(together, key, purpose)))


def _beside(questions: Iterable[Question]) -> Chosen:
    """Link each confidence question to the last question before it."""
    about, said = "", []
    for question in questions:
        if isinstance(question.item, Confidence):
            said.append(msgspec.structs.replace(question, beside=about))
        else:
            about = question.id
            said.append(question)
    return tuple(said)


# ---- Reading forms, and checking them against the bank that they ask from


def read_forms(library: Library, path: str, bank: Bank) -> dict[str, Form]:
    """Load forms and check them against their bank.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
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
            found = len(_alternatives(_candidates(form, slot, self._bank)))
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
        """Require the fixed questions to fit the time, counting the longest variants."""
        minutes = sum(self._bank.items[id_].minutes for id_ in form.survey)
        for slot in form.slots:
            chosen = _alternatives({id_: self._bank.items[id_] for id_ in slot.items})
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
