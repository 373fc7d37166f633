"""Items and questions: the kinds of items that a bank's TOML gives, and each one as it is asked.

An item holds what is asked, its key, and for plots what is true of the match. Orders and choices
are drawn by key and purpose, so that they repeat themselves.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from reefkit.content import Library
from reefkit.content.documents import printable, unknown_name
from reefkit.text import Catalogue, Message, catalogue, message

# ---- What a match's plots look like in truth, and each point of a student's own held against it
#
# Times are whole numbers of surveys: 0 is the reef as it was founded, 1 the survey after round 1.

Ending = Literal["standing", "extirpated", "extinct"]


class TrueRanges(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true range chart of one reef or table."""

    rounds: int  #: The last survey; time runs from 0 to it.
    #: First and last appearance of each taxon (id), as times of surveys.
    ranges: dict[str, tuple[int, int]]
    #: What became of each taxon after its last appearance; empty when that is not asked.
    endings: dict[str, Ending] = {}
    #: The rounds in which each disaster (id) struck; empty when that is not asked.
    disasters: dict[str, tuple[int, ...]] = {}
    #: Taxa whose bars the student is shown from the start and does not draw.
    given: tuple[str, ...] = ()
    #: Why, by point: ``<taxon>/first``, ``<taxon>/last``, ``<taxon>/ending``, ``disaster/<id>``.
    reasons: dict[str, Message] = {}


class TrueCurve(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true curve of one measure through time."""

    #: The measure at times 0, 1, … (its length is one more than the rounds played).
    values: tuple[float, ...]
    #: Where the axis ends: the same whatever the values are, so that it gives nothing away.
    most: float
    tolerance: float = 0.0  #: How far a point may lie from the truth: 0 for counts.
    #: The rounds in which a taxon went extinct, to be marked; None when that is not asked.
    losses: tuple[int, ...] | None = None
    #: What the student reads off, survey by survey: individuals by taxon (id). Empty for none.
    counts: tuple[dict[str, int], ...] = ()
    given: tuple[int, ...] = ()  #: Times whose points are shown from the start.
    reasons: dict[str, Message] = {}  #: Why, by point: ``value/<time>``, ``loss/<round>``.


class RangeAnswer(Struct, frozen=True, kw_only=True):
    """A student's range chart; whatever is missing or null is not answered."""

    ranges: dict[str, tuple[float | None, float | None] | None] = {}  #: ``[first, last]`` by taxon.
    endings: dict[str, str | None] = {}  #: The ending chosen, by taxon.
    disasters: dict[str, tuple[float | None, ...] | None] = {}  #: The rounds marked, by disaster.


class CurveAnswer(Struct, frozen=True, kw_only=True):
    """A student's curve; whatever is missing or null is not answered."""

    #: The value set, by time (JSON's keys are texts: ``"2"``).
    values: dict[str, float | None] = {}
    #: The rounds marked as those of an extinction; null for not answered, ``[]`` for none.
    losses: tuple[float, ...] | None = None


# ---- The kinds of items, as a bank's TOML gives them: what is asked, and the key
#
# An item holds no sentence. Its texts are messages of the catalogue: ``item-<id>`` is the prompt,
# and its attributes are ``.title`` (a few words for a list of items; the prompt stands in for
# it), ``.<option>`` for each option, ``.why`` for the feedback that teaches, ``.why-<option>``
# for the feedback on choosing that option (``.why-<row>-<column>``: that space of a board),
# ``.unit`` for what a number counts, and ``.level-0`` to ``.level-<levels>`` for the rubric of an
# open item. An argument has a sentence starter for each of its fields, ``.claim``, ``.evidence``
# and ``.reasoning``, and ``.model``, a good answer.

Goal = Literal["A", "B", "C", "D", "E"]
"""A learning goal of the lab."""
Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=60)]
"""An id in a bank: lower-case words with hyphens between them."""
Space = tuple[Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=1, le=99)]]
"""Row and column from 1. Row 1 is nearest the land: the last line of a board."""
Goals = Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=5)]
Options = Annotated[tuple[Word, ...], Meta(min_length=2, max_length=12)]
Rights = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=12)]
Depths = Annotated[
    tuple[Annotated[str, Meta(pattern="^[SMD]+$", max_length=12)], ...],
    Meta(min_length=1, max_length=12),
]
Spots = Annotated[tuple[Space, ...], Meta(min_length=1, max_length=144)]


class ReefPicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="reef"):
    """A reef to look at: the lines of the game's own text picture of a reef.

    Where the item picks spaces, this is the board to pick them on.
    """

    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class OrganismsPicture(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="organisms"
):
    """Organisms side by side, by id."""

    organisms: Annotated[tuple[str, ...], Meta(min_length=1, max_length=12)]


class CardPicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="card"):
    """A card, by id."""

    card: str


Plain: TypeAlias = str | int | float | bool
Plains: TypeAlias = Annotated[tuple[Plain, ...], Meta(max_length=60)]
Drawn: TypeAlias = Plain | Annotated[tuple[Plain | Plains, ...], Meta(max_length=60)]
"""What a drawing is told: plain values, rows of them, and rows of rows."""


class DrawingPicture(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="drawing"
):
    """A drawing that the lab knows by name, and the plain values that it shows.

    Like all of an item it is given to the page before the answer: it holds no key.
    """

    name: Word
    values: Annotated[dict[Word, Drawn], Meta(max_length=20)] = {}


class GraphPicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="graph"):
    """A graph of what somebody measured, by its name in ``graphs.toml``."""

    name: Word


Picture: TypeAlias = ReefPicture | OrganismsPicture | CardPicture | DrawingPicture | GraphPicture


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all kinds have in common."""

    goals: Goals  #: The learning goals that it speaks to.
    minutes: Annotated[float, Meta(ge=0.1, le=15)] = 1.0  #: How long a student needs.
    #: The two items of one concept, A and B, ask the same in other words (see `Bank.pairs`).
    concept: Word | Literal[""] = ""
    #: Items of one slot of a form with the same variant are alternatives: a student gets one.
    variant: Word | Literal[""] = ""
    #: The family of the options' names: with ``organism`` an option's text is the message
    #: ``organism-<option>``, unless the item has a text of its own for it.
    labels: Word | Literal[""] = ""
    picture: Picture | None = None  #: What to look at.
    points: Annotated[int, Meta(ge=0, le=20)] = 1  #: What a right answer is worth.
    #: Who measured or found what it says, with year and address: shown to teachers.
    source: Annotated[str, Meta(max_length=600)] = ""


class Choice(Item, frozen=True, kw_only=True, tag="choice"):
    """One of several; `fixed_order` keeps the options as listed (never, seldom, always)."""

    options: Options
    right: Word
    fixed_order: bool = False


class Several(Item, frozen=True, kw_only=True, tag="several"):
    """All that are true, one or more."""

    options: Options
    right: Rights
    fixed_order: bool = False


class TwoTier(Item, frozen=True, kw_only=True, tag="two-tier"):
    """One of several, and the reason for it: one of several too.

    The answer alone is worth half, the reason alone nothing.
    """

    options: Options
    right: Word
    reasons: Options  #: What the reason is chosen from; called otherwise than all options.
    reason: Word  #: The reason that holds.


class Number(Item, frozen=True, kw_only=True, tag="number"):
    """A number; `unit` says that the item has a text ``.unit`` for what it counts."""

    right: float
    tolerance: Annotated[float, Meta(ge=0)] = 0.0
    unit: bool = False


class Ordering(Item, frozen=True, kw_only=True, tag="ordering"):
    """Things to put in order; the options are listed in the right one."""

    options: Options


class Matching(Item, frozen=True, kw_only=True, tag="matching"):
    """To each on the left its partner on the right; several may share one."""

    #: Left to right. `labels` names the left side.
    pairs: Annotated[dict[Word, Word], Meta(max_length=12)]
    #: More on the right, partner of none.
    extra: Annotated[tuple[Word, ...], Meta(max_length=6)] = ()
    labels_right: Word | Literal[""] = ""  #: The family of the names on the right, as `labels`.

    @property
    def partners(self) -> tuple[str, ...]:
        """Everything on the right, once each, sorted."""
        return tuple(sorted({*self.pairs.values(), *self.extra}))


class Spaces(Item, frozen=True, kw_only=True, tag="spaces"):
    """Spaces of a board: exactly those of `right`. `board` is drawn row by row, row 1 last."""

    board: Depths
    right: Spots


class Placing(Item, frozen=True, kw_only=True, tag="place"):
    """An organism to place on one space of a board; any of `right` will do."""

    organism: Word
    board: Depths
    right: Spots


class Text(Item, frozen=True, kw_only=True, tag="text"):
    """A short text of the student's own, which a teacher grades by a rubric of levels from 0."""

    goals: tuple[Goal, ...] = ()
    levels: Annotated[int, Meta(ge=0, le=6)] = 0
    most: Annotated[int, Meta(ge=20, le=4000)] = 600


FIELDS = ("claim", "evidence", "reasoning")
"""The fields of an argument: what is said, what shows it, and why that shows it."""


class Argument(Text, frozen=True, kw_only=True, tag="argument"):
    """A text in three fields: claim, evidence and reasoning; a teacher grades it by its rubric.

    Points of the charts of the student's own match can be pinned to the evidence. `most` letters
    fit into each field.
    """

    levels: Annotated[int, Meta(ge=1, le=6)] = 3


class Confidence(Item, frozen=True, kw_only=True, tag="confidence"):
    """How sure one is of the answer before it, from 1 to `steps`.

    The ends are called by its texts ``.low`` and ``.high``, or by common words without them.
    """

    goals: tuple[Goal, ...] = ()
    steps: Annotated[int, Meta(ge=2, le=10)] = 4
    minutes: Annotated[float, Meta(ge=0, le=15)] = 0.1
    points: Annotated[int, Meta(ge=0, le=0)] = 0


class Scale(Item, frozen=True, kw_only=True, tag="scale"):
    """How far one agrees, from 1 to `steps`; texts ``.low``, ``.high`` as in `Confidence`."""

    goals: tuple[Goal, ...] = ()
    steps: Annotated[int, Meta(ge=2, le=10)] = 5
    minutes: Annotated[float, Meta(ge=0, le=15)] = 0.2
    points: Annotated[int, Meta(ge=0, le=0)] = 0


class RangeChartItem(Item, frozen=True, kw_only=True, tag="range-plot"):
    """The range chart of a match just played; made from a match only."""

    plot: TrueRanges


class Curve(Item, frozen=True, kw_only=True, tag="curve-plot"):
    """A measure through time in a match just played; made from a match only."""

    plot: TrueCurve


AnyItem: TypeAlias = (
    Choice
    | Several
    | Number
    | Ordering
    | Matching
    | Spaces
    | Placing
    | TwoTier
    | Text
    | Argument
    | Confidence
    | Scale
)
"""What a bank's file may hold."""
AskedItem: TypeAlias = AnyItem | RangeChartItem | Curve
"""What may be asked."""


def kind_of(item: AskedItem) -> str:
    """Return the name of an item's kind, as banks write it."""
    return str(item.__struct_config__.tag)


def listed(item: AskedItem) -> tuple[str, ...]:
    """Return what can be chosen, ordered or matched (on the left), in the bank's order.

    Of two tiers the options, then the reasons.
    """
    if isinstance(item, Choice | Several | Ordering):
        return item.options
    if isinstance(item, TwoTier):
        return (*item.options, *item.reasons)
    return tuple(item.pairs) if isinstance(item, Matching) else ()


def spots(item: AskedItem) -> tuple[str, ...]:
    """Return the names of all spaces of an item's board, such as ``3-2`` for row 3, column 2."""
    board = item.board if isinstance(item, Spaces | Placing) else ()
    rows = range(len(board), 0, -1)
    return tuple(
        f"{row}-{column}"
        for row, line in zip(rows, board, strict=True)
        for column in range(1, len(line) + 1)
    )


def is_opinion(item: AskedItem) -> bool:
    """Return whether nothing in an answer is right or wrong: a feeling, or a text of no levels."""
    return isinstance(item, Confidence | Scale) or (isinstance(item, Text) and not item.levels)


# ---- An item as it is asked, with its key

Source = Literal["bank", "match"]
_ENDS = {
    "confidence low": Message("assess-confidence-low"),
    "confidence high": Message("assess-confidence-high"),
    "scale low": Message("assess-scale-low"),
    "scale high": Message("assess-scale-high"),
}


class MatchChart(Struct, frozen=True, kw_only=True):
    """A chart of the match just played, whose points are evidence for an argument."""

    id: str  #: That of the question which asks to draw it, as the match offers it.
    plot: TrueRanges | TrueCurve  #: What it shows: the record, or what the student drew of it.
    labels: dict[str, Message] = {}  #: As in `Question`.
    unit: Message | None = None  #: What its axis of time counts.


class Question(Struct, frozen=True, kw_only=True):
    """An item as it is asked, with its key and its feedback: never sent to a page."""

    id: str  #: Unique in a form: of a bank's item its id, of a match's question one with a colon.
    item: AskedItem  #: What is asked, and the key.
    title: Message  #: A few words for a list of questions.
    prompt: Message  #: What is asked, in words.
    #: The names of options, of things to order or match, of taxa and disasters, by id. A curve's
    #: measure is called ``measure``, and its times ``time-0`` and so on where they are no rounds;
    #: the ends of a scale ``low`` and ``high``. An argument's sentence starters, by field.
    labels: dict[str, Message] = {}
    unit: Message | None = None  #: What a number counts, or a plot's axis of time.
    #: The feedback that teaches, shown whether the answer was right or wrong.
    why: tuple[Message, ...] = ()
    why_option: dict[str, Message] = {}  #: Feedback for having chosen an option that is wrong.
    levels: tuple[Message, ...] = ()  #: The rubric of an open item, from level 0.
    model: Message | None = None  #: Of an argument: a good answer, told once it is handed in.
    #: The charts of one's own match that stand beside it; an argument pins points of them.
    charts: tuple[MatchChart, ...] = ()
    #: The position in the match's log to look at again, with the feedback.
    moment: int | None = None
    #: The position whose board stands beside the question: before what is asked, or where reading
    #: the board is what is asked. None for no board.
    board_at: int | None = None
    source: Source = "bank"  #: Whether it comes from a bank or was made from a match.
    #: The question beside which this one is asked (how sure are you?), or an empty text.
    beside: str = ""

    @property
    def kind(self) -> str:
        """The name of the item's kind."""
        return kind_of(self.item)


class NamedOption(Struct, frozen=True):
    """Something with an id, which an answer names, and a label, which a reader sees."""

    id: str
    label: Message


def of_bank(id_: str, item: AskedItem, texts: Catalogue | None = None) -> Question:
    """Return a bank's item as a question.

    `texts`: the catalogue that says which of the optional texts there are; ours in English if none.
    """
    own = _OwnTexts(id_, catalogue() if texts is None else texts)
    options = (*listed(item), *spots(item))
    levels = range(item.levels + 1 if isinstance(item, Text) and item.levels else 0)
    return Question(
        id=id_,
        item=item,
        title=own.text("title") or own.prompt,
        prompt=own.prompt,
        labels=own.labels(item),
        unit=own.attribute("unit") if isinstance(item, Number) and item.unit else None,
        why=tuple(each for each in [own.text("why")] if each),
        why_option={
            option: text for option in options if (text := own.text(f"why-{option}")) is not None
        },
        levels=tuple(own.attribute(f"level-{level}") for level in levels),
        model=own.attribute("model") if isinstance(item, Argument) else None,
    )


def _named(family: str, id_: str) -> Message:
    return Message(f"{family}-{id_}")


def _attribute_of(id_: str, name: str) -> Message:
    return Message(f"{id_}.{name}")


class _OwnTexts:
    def __init__(self, id_: str, texts: Catalogue) -> None:
        self.prompt = Message(f"item-{id_}")
        self._texts = texts

    def attribute(self, name: str) -> Message:
        """Return a text that the item has to have."""
        return _attribute_of(self.prompt.id, name)

    def text(self, name: str) -> Message | None:
        """Return a text that the item may have."""
        attribute = self.attribute(name)
        return attribute if self._texts.has(attribute.id) else None

    def labels(self, item: AskedItem) -> dict[str, Message]:
        """Return the names of all that an answer to the item can name."""
        found = {each: self._name(each, item.labels) for each in listed(item)}
        if isinstance(item, Matching):
            found |= {each: self._name(each, item.labels_right) for each in item.partners}
        if isinstance(item, Placing):
            found[item.organism] = self._name(item.organism, item.labels or "organism")
        if isinstance(item, Argument):
            found |= {field: self.attribute(field) for field in FIELDS}
        if isinstance(item, Confidence | Scale):
            for end in ("low", "high"):
                found[end] = self.text(end) or _ENDS[f"{kind_of(item)} {end}"]
        return found

    def _name(self, option: str, family: str) -> Message:
        own = self.text(option)
        return own or (_named(family, option) if family else self.attribute(option))


# ---- Order and choice that repeat themselves: by key and purpose, from no random state
#
# Whatever is to be ordered is ranked by a hash of the key, the purpose and its own name. So an
# order never depends on the order in which a file or a key lists things, and adding one thing
# does not move the others.

_BETWEEN = "\x1f"


def rank(key: str, purpose: str, name: str) -> bytes:
    """Return where a name stands in the order that a key and purpose give: smaller is earlier."""
    said = _BETWEEN.join((key, purpose, name))
    return hashlib.blake2b(said.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def in_order(names: Iterable[str], key: str, purpose: str) -> tuple[str, ...]:
    """Return names in the order that a key and purpose give."""
    return tuple(sorted(names, key=lambda name: rank(key, purpose, name)))


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
        """Return the items of one shelf, in the file's order."""
        return {id_: item for id_, item in self.items.items() if self.shelves[id_] == shelf}

    def pairs(self) -> dict[str, tuple[str, str]]:
        """Return the paired concepts, each with the ids of its items A and B."""
        found: dict[str, list[str]] = {}
        for id_, item in self.on_shelf("paired").items():
            found.setdefault(item.concept, []).append(id_)
        return {concept: (a, b) for concept, (a, b) in found.items()}

    def question(self, id_: str, texts: Catalogue | None = None) -> Question:
        """Return an item as a question (see `of_bank`)."""
        return of_bank(id_, self.items[id_], texts)


def bank_files(folder: str) -> dict[Shelf, str]:
    """Return the files of a game's bank by shelf, such as ``reef/questions-before.toml``."""
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
    """Require of every concept two items that are answered alike, so that they can be compared."""
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
    """Return what two items of a pair must have in common: whoever only guesses fares alike."""
    rights = len(item.right) if isinstance(item, Several) else 1
    extra = len(item.extra) if isinstance(item, Matching) else 0
    extra = len(item.reasons) if isinstance(item, TwoTier) else extra
    return kind_of(item), frozenset(item.goals), item.points, len(listed(item)), rights, extra


def needed_texts(id_: str, item: AnyItem, texts: Catalogue | None = None) -> tuple[str, ...]:
    """Return the ids of the messages that an item needs, for a test to look for."""
    question = of_bank(id_, item, texts)
    needed = [question.prompt.id, *(each.id for each in question.labels.values())]
    needed += [each.id for each in (*question.levels, *filter(None, [question.model]))]
    needed += [question.unit.id] if question.unit else []
    if not isinstance(item, Confidence | Scale | Text):
        needed.append(f"{question.prompt.id}.why")
    return tuple(dict.fromkeys(needed))
