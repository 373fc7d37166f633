"""Items and questions: the kinds of items that a bank's TOML gives, and each one as it is asked.

An item holds what is asked, its key, and for plots what is true of the match; a page is given what
it shows, with neither key nor feedback. Orders and choices are drawn by key and purpose, so that
they repeat themselves.

An item holds no sentence. Its texts are messages of the catalogue: ``item-<id>`` is the prompt, and
its attributes are ``.title`` (a few words for a list of items; the prompt stands in for it),
``.<option>`` for each option, ``.why`` for the feedback that teaches, ``.why-<option>`` for the
feedback on choosing that option (``.why-<row>-<column>``: that space of a board), ``.unit`` for
what a number counts, and ``.level-0`` to ``.level-<levels>`` for the rubric of an open item. An
argument has a sentence starter for each of its fields, ``.claim``, ``.evidence`` and
``.reasoning``, and ``.model``, a good answer.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from reefkit.assess.plots import TrueCurve, TrueRanges

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
    reasons: Options  #: What the reason is chosen from; with another name than all options.
    reason: Word  #: The reason that holds.


class Number(Item, frozen=True, tag="number"):
    """A number; `unit` says that the item has a text ``.unit`` for what it counts."""

    right: float
    tolerance: Annotated[float, Meta(ge=0)] = 0.0
    unit: bool = False

    def accepts(self, number: float) -> bool:
        # the last part in a billion is the machine's rounding, not the student's
        return abs(number - self.right) <= self.tolerance + 1e-9 * max(1.0, abs(self.right))


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
