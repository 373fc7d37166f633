"""Items and questions: the kinds of items that a bank's TOML gives, and each one as it is asked.

An item holds what is asked, its key, and for plots what is true of the match; a page is given what
it shows, with neither key nor feedback. Orders and choices are drawn by key and purpose, so that
they repeat themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

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


class Choice(Item, frozen=True, tag="choice"):
    """One of several; `fixed_order` keeps the options as listed (never, seldom, always)."""

    options: Options
    right: Word
    fixed_order: bool = False


class Several(Item, frozen=True, tag="several"):
    """All that are true, one or more."""

    options: Options
    right: Rights
    fixed_order: bool = False


class TwoTier(Item, frozen=True, tag="two-tier"):
    """One of several, and the reason for it: one of several too.

    The answer alone is worth half, the reason alone nothing.
    """

    options: Options
    right: Word
    reasons: Options  #: What the reason is chosen from; called otherwise than all options.
    reason: Word  #: The reason that holds.


class Number(Item, frozen=True, tag="number"):
    """A number; `unit` says that the item has a text ``.unit`` for what it counts."""

    right: float
    tolerance: Annotated[float, Meta(ge=0)] = 0.0
    unit: bool = False


class Ordering(Item, frozen=True, tag="ordering"):
    """Things to put in order; the options are listed in the right one."""

    options: Options


class Matching(Item, frozen=True, tag="matching"):
    """To each on the left its partner on the right; several may share one."""

    #: Left to right. `labels` names the left side.
    pairs: Annotated[dict[Word, Word], Meta(max_length=12)]
    #: More on the right, partner of none.
    extra: Annotated[tuple[Word, ...], Meta(max_length=6)] = ()
    labels_right: Word | Literal[""] = ""  #: The family of the names on the right, as `labels`.

    @property
    def partners(self) -> tuple[str, ...]:
        return tuple(sorted({*self.pairs.values(), *self.extra}))


class Spaces(Item, frozen=True, tag="spaces"):
    """Spaces of a board: exactly those of `right`. `board` is drawn row by row, row 1 last."""

    board: Depths
    right: Spots


class Placing(Item, frozen=True, tag="place"):
    """An organism to place on one space of a board; any of `right` will do."""

    organism: Word
    board: Depths
    right: Spots


class Text(Item, frozen=True, tag="text"):
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


class Confidence(Item, frozen=True, tag="confidence"):
    """How sure one is of the answer before it, from 1 to `steps`.

    The ends are called by its texts ``.low`` and ``.high``, or by common words without them.
    """

    goals: tuple[Goal, ...] = ()
    steps: Annotated[int, Meta(ge=2, le=10)] = 4
    minutes: Annotated[float, Meta(ge=0, le=15)] = 0.1
    points: Annotated[int, Meta(ge=0, le=0)] = 0


class Scale(Item, frozen=True, tag="scale"):
    """How far one agrees, from 1 to `steps`; texts ``.low``, ``.high`` as in `Confidence`."""

    goals: tuple[Goal, ...] = ()
    steps: Annotated[int, Meta(ge=2, le=10)] = 5
    minutes: Annotated[float, Meta(ge=0, le=15)] = 0.2
    points: Annotated[int, Meta(ge=0, le=0)] = 0


class RangeChartItem(Item, frozen=True, tag="range-plot"):
    """The range chart of a match just played; made from a match only."""

    plot: TrueRanges


class Curve(Item, frozen=True, tag="curve-plot"):
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
    """Return the names of all spaces of a board, such as `3-2` for row 3, column 2."""
    board = item.board if isinstance(item, Spaces | Placing) else ()
    rows = range(len(board), 0, -1)
    return tuple(
        f"{row}-{column}"
        for row, line in zip(rows, board, strict=True)
        for column in range(1, len(line) + 1)
    )


def is_opinion(item: AskedItem) -> bool:
    """Return whether no answer can be wrong: a feeling, or a text without levels."""
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
    drawn: bool = False  #: Whether the student drew it.


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


class _OwnTexts:
    def __init__(self, id_: str, texts: Catalogue) -> None:
        self.prompt = Message(f"item-{id_}")
        self._id, self._texts = id_, texts

    def attribute(self, name: str) -> Message:
        return Message(f"item-{self._id}.{name}")

    def text(self, name: str) -> Message | None:
        attribute = self.attribute(name)
        return attribute if self._texts.has(attribute.id) else None

    def labels(self, item: AskedItem) -> dict[str, Message]:
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
        return own or (Message(f"{family}-{option}") if family else self.attribute(option))


# ---- Order and choice that repeat themselves: by key and purpose, from no random state
#
# Whatever is to be ordered is ranked by a hash of the key, the purpose and its own name. So an
# order never depends on the order in which a file or a key lists things, and adding one thing
# does not move the others.

_BETWEEN = "\x1f"


def rank(key: str, purpose: str, name: str) -> bytes:
    """Return the sort key of a name for a key and purpose; smaller is earlier."""
    said = _BETWEEN.join((key, purpose, name))
    return hashlib.blake2b(said.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def in_order(names: Iterable[str], key: str, purpose: str) -> tuple[str, ...]:
    return tuple(sorted(names, key=lambda name: rank(key, purpose, name)))


# ---- What a student may answer, kind by kind
#
# An answer is stored as it was given, whatever JSON it is; `sitting` reads it for grading.

MOST_BYTES = 20_000
"""How long an answer may be, as JSON."""


MOST_PINS = 8
"""How many points an argument may have pinned."""
MOST_PIN = 1_000
"""Letters of a pin: one that is a graph holds all that was chosen for it."""


class ChoiceAnswer(Struct, frozen=True):
    """``{"option": "boulder-coral"}``."""

    option: str | None = None


class SeveralAnswer(Struct, frozen=True):
    """``{"options": ["fish", "snail"]}``; an empty list is no answer."""

    options: tuple[str, ...] | None = None


class TwoTierAnswer(Struct, frozen=True):
    """``{"option": "no-change", "reason": "got-used"}``; one of the two may be wanting."""

    option: str | None = None
    reason: str | None = None


class NumberAnswer(Struct, frozen=True):
    """``{"number": "3,5 m"}``: as typed, or a number."""

    number: str | float | int | None = None


class OrderingAnswer(Struct, frozen=True):
    """``{"order": ["first", "second"]}``."""

    order: tuple[str, ...] | None = None


class MatchingAnswer(Struct, frozen=True):
    """``{"pairs": {"left": "right"}}``."""

    pairs: dict[str, str | None] | None = None


class SpacesAnswer(Struct, frozen=True):
    """``{"spaces": [[1, 2], [1, 3]]}``: row and column from 1, row 1 nearest the land."""

    spaces: tuple[tuple[int, int], ...] | None = None


class PlaceAnswer(Struct, frozen=True):
    """``{"space": [1, 2]}``."""

    space: tuple[int, int] | None = None


class TextAnswer(Struct, frozen=True):
    """``{"text": "Because …"}``."""

    text: str | None = None


PinId = Annotated[str, Meta(min_length=1, max_length=MOST_PIN)]


class ArgumentAnswer(Struct, frozen=True):
    """``{"claim": "…", "evidence": "…", "reasoning": "…", "pins": ["curve-plot:own/value/3"]}``.

    A pin names a point of a chart of one's own match (see `reefkit.assess.evidence`). One that is
    there no more, as when the match is not here, is kept and counts for nothing.
    """

    claim: str | None = None
    evidence: str | None = None
    reasoning: str | None = None
    pins: Annotated[tuple[PinId, ...], Meta(max_length=MOST_PINS)] = ()


class StepAnswer(Struct, frozen=True):
    """``{"step": 3}``, of confidence and scale, from 1."""

    step: int | None = None


Answer: TypeAlias = (
    ChoiceAnswer
    | SeveralAnswer
    | TwoTierAnswer
    | NumberAnswer
    | OrderingAnswer
    | MatchingAnswer
    | SpacesAnswer
    | PlaceAnswer
    | TextAnswer
    | ArgumentAnswer
    | StepAnswer
    | RangeAnswer
    | CurveAnswer
)


# ---- What of a question a student's page may be given: neither key nor feedback
#
# Only `ShownQuestion` ever reaches a browser before an answer is graded. Its options stand in an
# order that the student's own key gives, whatever the order in the bank.


class _ShownDisaster(Struct, frozen=True):
    """A disaster to mark on a time line, and how many times it is to be marked."""

    id: str
    label: Message
    times: int


class ShownRange(Struct, frozen=True, kw_only=True):
    """A range chart to draw: its rows by name, and the bars given.

    `endings` says whether endings are asked, `given` holds bars shown from the start.
    """

    rounds: int
    taxa: tuple[NamedOption, ...]
    given: dict[str, tuple[int, int]]
    endings: bool
    disasters: tuple[_ShownDisaster, ...]


class ShownCurve(Struct, frozen=True, kw_only=True):
    """A curve to draw: `given` holds points by time; `counts` by survey may be read off.

    `whole` says that the measure goes by whole numbers, as counts do; `points` what each time is
    called, where it is no round.
    """

    rounds: int
    most: float
    whole: bool
    points: tuple[Message, ...]
    measure: Message
    given: dict[str, float]
    losses: bool
    counts: tuple[dict[str, int], ...]
    taxa: tuple[NamedOption, ...]


class ShownQuestion(Struct, frozen=True, kw_only=True):
    """What a student's page is given of a question: neither key nor feedback.

    Parameters
    ----------
    id, kind, title, prompt, unit, picture, source, beside
        As in `Question`.
    """

    id: str
    kind: str
    title: Message
    prompt: Message
    points: int
    minutes: float
    source: Source
    beside: str = ""
    unit: Message | None = None
    picture: Picture | None = None
    #: Of choice, several, two-tier, ordering and matching (its left side), in the student's own
    #: order.
    options: tuple[NamedOption, ...] = ()
    #: Of matching: the right side, in the student's own order.
    partners: tuple[NamedOption, ...] = ()
    reasons: tuple[NamedOption, ...] = ()  #: Of two-tier, in the student's own order.
    #: ``board``, ``organism``: Of spaces and place: the depths, drawn row by row, row 1 last; what
    #: is to be placed.
    board: tuple[str, ...] = ()
    organism: NamedOption | None = None
    #: ``steps``, ``low``, ``high``: Of confidence and scale: how many steps, and what the ends are
    #: called.
    steps: int = 0
    low: Message | None = None
    high: Message | None = None
    most: int = 0  #: Of text: how many letters; of argument: in each field.
    fields: tuple[NamedOption, ...] = ()  #: Of argument: its fields by name, and their starters.
    #: The charts that stand beside it now; an argument pins points of them.
    charts: tuple[MatchChart, ...] = ()
    plot: ShownRange | ShownCurve | None = None  #: Of range-plot and curve-plot.


def shown(question: Question, order_key: str) -> ShownQuestion:
    """Return what a student's page may be given of a question.

    `order_key`: whose page, and of which form: the same key gives the same order of options.
    """
    item = question.item
    return ShownQuestion(
        id=question.id,
        kind=question.kind,
        title=question.title,
        prompt=question.prompt,
        points=item.points,
        minutes=item.minutes,
        source=question.source,
        beside=question.beside,
        unit=question.unit,
        picture=item.picture,
        options=_named(question, _ordered_options(question, order_key)),
        partners=_named(question, _ordered_partners(question, order_key)),
        reasons=_named(question, _ordered_reasons(question, order_key)),
        board=item.board if isinstance(item, Spaces | Placing) else (),
        organism=_named(question, (item.organism,))[0] if isinstance(item, Placing) else None,
        steps=item.steps if isinstance(item, Confidence | Scale) else 0,
        low=question.labels.get("low") if isinstance(item, Confidence | Scale) else None,
        high=question.labels.get("high") if isinstance(item, Confidence | Scale) else None,
        most=item.most if isinstance(item, Text) else 0,
        fields=_named(question, FIELDS if isinstance(item, Argument) else ()),
        plot=_shown_plot(question),
    )


def _named(question: Question, ids: Iterable[str]) -> tuple[NamedOption, ...]:
    return tuple(NamedOption(each, _label(question, each)) for each in ids)


def _label(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _ordered_options(question: Question, order_key: str) -> tuple[str, ...]:
    """Return the options in the student's order; an ordering is never shown solved."""
    item, options = question.item, listed(question.item)
    if isinstance(item, TwoTier):
        options = item.options
    if isinstance(item, Choice | Several) and item.fixed_order:
        return options
    ordered = in_order(options, order_key, f"options {question.id}")
    if isinstance(item, Ordering) and len(options) > 2 and ordered == options:
        return (*ordered[1:], ordered[0])  # nothing would be left to do
    return ordered


def _ordered_partners(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    partners = item.partners if isinstance(item, Matching) else ()
    return in_order(partners, order_key, f"partners {question.id}")


def _ordered_reasons(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    reasons = item.reasons if isinstance(item, TwoTier) else ()
    return in_order(reasons, order_key, f"reasons {question.id}")


def _shown_plot(question: Question) -> ShownRange | ShownCurve | None:
    item = question.item
    if isinstance(item, RangeChartItem):
        return _shown_range(question, item.plot)
    return _shown_curve(question, item.plot) if isinstance(item, Curve) else None


def _shown_range(question: Question, plot: TrueRanges) -> ShownRange:
    """Return rows sorted by name: order of first appearance would give half of it away."""
    return ShownRange(
        rounds=plot.rounds,
        taxa=_named(question, sorted(plot.ranges)),
        given={taxon: plot.ranges[taxon] for taxon in sorted(plot.given)},
        endings=bool(plot.endings),
        disasters=tuple(
            _ShownDisaster(each, _label(question, each), len(plot.disasters[each]))
            for each in sorted(plot.disasters)
        ),
    )


def _shown_curve(question: Question, plot: TrueCurve) -> ShownCurve:
    taxa = sorted({taxon for counted in plot.counts for taxon in counted})
    times = [f"time-{time}" for time in range(len(plot.values))]
    return ShownCurve(
        rounds=len(plot.values) - 1,
        most=plot.most,
        whole=not plot.tolerance,
        points=tuple(question.labels[each] for each in times if each in question.labels),
        measure=_label(question, "measure"),
        given={str(time): plot.values[time] for time in sorted(plot.given)},
        losses=plot.losses is not None,
        counts=plot.counts,
        taxa=_named(question, taxa),
    )
