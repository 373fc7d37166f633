"""Items: the kinds of questions, as in a bank's TOML files, with their keys.

An item contains the question's options and key, and for plots the match's true values.

An item contains no sentence. Its texts are messages of the catalogue: ``item-<id>`` is the prompt,
and its attributes are ``.title`` (a few words for lists; by default the prompt), ``.<option>`` for
each option, ``.why`` for the feedback that teaches, ``.why-<option>`` for feedback on choosing that
option (``.why-<row>-<column>`` for a space of a board), ``.unit`` for the unit of a number, and
``.level-0`` to ``.level-<levels>`` for the rubric of an open item. An argument has a sentence
starter for each of its fields, ``.claim``, ``.evidence`` and ``.reasoning``, and ``.model``, a good
answer.
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
"""Row and column of a board, from 1. Row 1, nearest the land, is the last line of `Depths`."""

Goals = Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=5)]

Options = Annotated[tuple[Word, ...], Meta(min_length=2, max_length=12)]

Rights = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=12)]

Depths = Annotated[
    tuple[Annotated[str, Meta(pattern="^[SMD]+$", max_length=12)], ...],
    Meta(min_length=1, max_length=12),
]

Spots = Annotated[tuple[Space, ...], Meta(min_length=1, max_length=144)]


class ReefPicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="reef"):
    """A reef, as lines in the game's text format for reefs.

    Spaces that the item asks for are picked on this picture.
    """

    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class OrganismsPicture(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="organisms"
):
    """Organisms next to each other, by id."""

    organisms: Annotated[tuple[str, ...], Meta(min_length=1, max_length=12)]


class CardPicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="card"):
    """A card, by id."""

    card: str


Plain: TypeAlias = str | int | float | bool

Plains: TypeAlias = Annotated[tuple[Plain, ...], Meta(max_length=60)]

Drawn: TypeAlias = Plain | Annotated[tuple[Plain | Plains, ...], Meta(max_length=60)]
"""A value for a drawing: a plain value, a row of them, or a row of rows."""


class DrawingPicture(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="drawing"
):
    """A drawing that the lab knows by name, with the plain values that it shows.

    It is sent to the page before the answer, so it must not give the key away.
    """

    name: Word
    values: Annotated[dict[Word, Drawn], Meta(max_length=20)] = {}


class GraphPicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="graph"):
    """A graph of real measurements, by its name in ``graphs.toml``."""

    name: Word


Picture: TypeAlias = ReefPicture | OrganismsPicture | CardPicture | DrawingPicture | GraphPicture


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of all kinds of items."""

    goals: Goals  #: Its learning goals.
    minutes: Annotated[float, Meta(ge=0.1, le=15)] = 1.0  #: Time that a student needs.
    #: Concept of a paired item: its two items, A and B, ask the same in different words (see
    #: `Bank.pairs`). Empty if the item is not paired.
    concept: Word | Literal[""] = ""
    #: Items of the same variant are alternatives, of which a student gets one; empty: no others.
    variant: Word | Literal[""] = ""
    #: Prefix of the options' texts: with ``organism`` the text of an option is the message
    #: ``organism-<option>``, unless the item has its own text for it. Empty: only own texts.
    labels: Word | Literal[""] = ""
    picture: Picture | None = None  #: Shown with the question.
    #: Points for a right answer; 0 for a guess at what only the game shows.
    points: Annotated[int, Meta(ge=0, le=20)] = 1
    #: Scientific source with year and address, shown to teachers.
    source: Annotated[str, Meta(max_length=600)] = ""


class Choice(Item, frozen=True, tag="choice"):
    """Choose one option."""

    options: Options
    right: Word
    fixed_order: bool = False  #: Whether options keep their order (never, seldom, always).


class Several(Item, frozen=True, tag="several"):
    """Choose all right options, one or more."""

    options: Options
    right: Rights
    fixed_order: bool = False  #: As in `Choice`.


class TwoTier(Item, frozen=True, tag="two-tier"):
    """Choose an answer and the reason for it.

    The right answer with a wrong reason scores half, the right reason alone nothing.
    """

    options: Options
    right: Word
    reasons: Options  #: Choices for the reason; their ids differ from all options'.
    reason: Word  #: The right reason.


class Number(Item, frozen=True, tag="number"):
    """Type a number."""

    right: float
    tolerance: Annotated[float, Meta(ge=0)] = 0.0  #: Greatest accepted difference from `right`.
    unit: bool = False  #: Whether the item has a text ``.unit``.

    def accepts(self, number: float) -> bool:
        # Allows for rounding in floating-point numbers.
        return abs(number - self.right) <= self.tolerance + 1e-9 * max(1.0, abs(self.right))


class Ordering(Item, frozen=True, tag="ordering"):
    """Put the options in order; they are listed in the right order."""

    options: Options


class Matching(Item, frozen=True, tag="matching"):
    """Assign each entry on the left its partner on the right, which several may share."""

    #: Partner on the right of each entry on the left; `labels` is the prefix of the left side.
    pairs: Annotated[dict[Word, Word], Meta(max_length=12)]
    #: Entries on the right that are no partner of any.
    extra: Annotated[tuple[Word, ...], Meta(max_length=6)] = ()
    labels_right: Word | Literal[""] = ""  #: As `labels`, for the right side.

    @property
    def partners(self) -> tuple[str, ...]:
        return tuple(sorted({*self.pairs.values(), *self.extra}))


class Spaces(Item, frozen=True, tag="spaces"):
    """Pick exactly the spaces `right` of a board, given by the depths of its rows, row 1 last."""

    board: Depths
    right: Spots


class Placing(Item, frozen=True, tag="place"):
    """Place an organism on one of the spaces `right` of a board."""

    organism: Word
    board: Depths
    right: Spots


class Text(Item, frozen=True, tag="text"):
    """Write a short text, which a teacher grades by a rubric, or an opinion."""

    goals: tuple[Goal, ...] = ()
    #: Highest level of the rubric, which begins at 0; 0: no rubric, an opinion.
    levels: Annotated[int, Meta(ge=0, le=6)] = 0
    most: Annotated[int, Meta(ge=20, le=4000)] = 600  #: Most characters of the text, or of a field.


FIELDS = ("claim", "evidence", "reasoning")
"""The fields of an argument: what is claimed, what shows it, and why it does."""


class Argument(Text, frozen=True, kw_only=True, tag="argument"):
    """Write claim, evidence and reasoning; a teacher grades them by a rubric.

    Points of the charts of the student's own match can be pinned to the evidence.
    """

    levels: Annotated[int, Meta(ge=1, le=6)] = 3


class Confidence(Item, frozen=True, tag="confidence"):
    """State confidence in the previous answer, from 1 to `steps`.

    The lowest and highest step have the item's texts ``.low`` and ``.high``, or common ones.
    """

    goals: tuple[Goal, ...] = ()
    steps: Annotated[int, Meta(ge=2, le=10)] = 4
    minutes: Annotated[float, Meta(ge=0, le=15)] = 0.1
    points: Annotated[int, Meta(ge=0, le=0)] = 0


class Scale(Item, frozen=True, tag="scale"):
    """State agreement, from 1 to `steps`; texts ``.low``, ``.high`` as in `Confidence`."""

    goals: tuple[Goal, ...] = ()
    steps: Annotated[int, Meta(ge=2, le=10)] = 5
    minutes: Annotated[float, Meta(ge=0, le=15)] = 0.2
    points: Annotated[int, Meta(ge=0, le=0)] = 0


class RangeChartItem(Item, frozen=True, tag="range-plot"):
    """Draw the range chart of a match just played; never in a bank."""

    plot: TrueRanges


class Curve(Item, frozen=True, tag="curve-plot"):
    """Draw the curve of a measure through a match just played; never in a bank."""

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
"""Items that a bank's file may contain."""

AskedItem: TypeAlias = AnyItem | RangeChartItem | Curve
"""All items that may be asked: those of banks, and plots of a match."""


def kind_of(item: AskedItem) -> str:
    return str(item.__struct_config__.tag)


def listed(item: AskedItem) -> tuple[str, ...]:
    """Return the ids to choose, order or match, in the item's own order; empty for other kinds.

    For matching, the left side only; for two tiers, the options, then the reasons.
    """
    if isinstance(item, Choice | Several | Ordering):
        return item.options
    if isinstance(item, TwoTier):
        return (*item.options, *item.reasons)
    return tuple(item.pairs) if isinstance(item, Matching) else ()


def spots(item: AskedItem) -> tuple[str, ...]:
    """Return the ids of all spaces of an item's board: ``3-2`` is row 3, column 2."""
    board = item.board if isinstance(item, Spaces | Placing) else ()
    rows = range(len(board), 0, -1)
    return tuple(
        f"{row}-{column}"
        for row, line in zip(rows, board, strict=True)
        for column in range(1, len(line) + 1)
    )


def is_opinion(item: AskedItem) -> bool:
    """Return whether no answer can be wrong: confidence, a scale, or a text without levels."""
    return isinstance(item, Confidence | Scale) or (isinstance(item, Text) and not item.levels)


def is_guess(item: AskedItem) -> bool:
    """Return whether an item has a right answer, but no points for it."""
    return not (item.points or is_opinion(item))
