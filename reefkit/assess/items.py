"""The kinds of items, as a bank's TOML gives them: what is asked, and the key.

An item holds no sentence. Its texts are messages of the catalogue: ``item-<id>`` is the prompt,
and its attributes are ``.title`` (a few words for a list of items; the prompt stands in for it),
``.<option>`` for each option, ``.why`` for the feedback that teaches, ``.why-<option>`` for the
feedback on choosing that option, ``.unit`` for what a number counts, and ``.level-0`` to
``.level-<levels>`` for the rubric of an open item.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from reefkit.assess.plots import CurvePlot, RangePlot

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


Picture: TypeAlias = ReefPicture | OrganismsPicture | CardPicture | DrawingPicture


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all kinds have in common.

    Parameters
    ----------
    goals
        The learning goals that it speaks to.
    minutes
        How long a student needs.
    concept
        Two items with the same concept, one before and one after, are a pair.
    variant
        Items of one slot of a form with the same variant are alternatives: a student gets one.
    labels
        The family of the options' names: with ``organism`` an option's text is the message
        ``organism-<option>``, unless the item has a text of its own for it.
    picture
        What to look at.
    points
        What a right answer is worth.
    """

    goals: Goals
    minutes: Annotated[float, Meta(ge=0.1, le=15)] = 1.0
    concept: Word | Literal[""] = ""
    variant: Word | Literal[""] = ""
    labels: Word | Literal[""] = ""
    picture: Picture | None = None
    points: Annotated[int, Meta(ge=0, le=20)] = 1


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


class Number(Item, frozen=True, kw_only=True, tag="number"):
    """A number; `unit` says that the item has a text ``.unit`` for what it counts."""

    right: float
    tolerance: Annotated[float, Meta(ge=0)] = 0.0
    unit: bool = False


class Ordering(Item, frozen=True, kw_only=True, tag="ordering"):
    """Things to put in order; the options are listed in the right one."""

    options: Options


class Matching(Item, frozen=True, kw_only=True, tag="matching"):
    """To each on the left its partner on the right; several may share one.

    Parameters
    ----------
    pairs
        Left to right. `labels` names the left side.
    extra
        More on the right, partner of none.
    labels_right
        The family of the names on the right, as `labels`.
    """

    pairs: Annotated[dict[Word, Word], Meta(max_length=12)]
    extra: Annotated[tuple[Word, ...], Meta(max_length=6)] = ()
    labels_right: Word | Literal[""] = ""

    @property
    def partners(self) -> tuple[str, ...]:
        """Everything on the right, once each, sorted."""
        return tuple(sorted({*self.pairs.values(), *self.extra}))


class Spaces(Item, frozen=True, kw_only=True, tag="spaces"):
    """Spaces of a board: exactly those of `right`. `board` is drawn row by row, row 1 last."""

    board: Depths
    right: Spots


class Place(Item, frozen=True, kw_only=True, tag="place"):
    """An organism to place on one space of a board; any of `right` will do."""

    organism: Word
    board: Depths
    right: Spots


class Text(Item, frozen=True, kw_only=True, tag="text"):
    """A short text of the student's own, which a teacher grades by a rubric of levels from 0."""

    goals: tuple[Goal, ...] = ()
    levels: Annotated[int, Meta(ge=0, le=6)] = 0
    most: Annotated[int, Meta(ge=20, le=4000)] = 600


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


class RangeChart(Item, frozen=True, kw_only=True, tag="range-plot"):
    """The range chart of a match just played; made from a match only."""

    plot: RangePlot


class Curve(Item, frozen=True, kw_only=True, tag="curve-plot"):
    """A measure through time in a match just played; made from a match only."""

    plot: CurvePlot


AnyItem: TypeAlias = (
    Choice | Several | Number | Ordering | Matching | Spaces | Place | Text | Confidence | Scale
)
"""What a bank's file may hold."""
AskedItem: TypeAlias = AnyItem | RangeChart | Curve
"""What may be asked."""


def kind_of(item: AskedItem) -> str:
    """Return the name of an item's kind, as banks write it."""
    return str(item.__struct_config__.tag)


def listed(item: AskedItem) -> tuple[str, ...]:
    """Return what can be chosen, ordered or matched (on the left), in the bank's order."""
    if isinstance(item, Choice | Several | Ordering):
        return item.options
    return tuple(item.pairs) if isinstance(item, Matching) else ()


def is_opinion(item: AskedItem) -> bool:
    """Return whether nothing in an answer is right or wrong: a feeling, or a text of no levels."""
    return isinstance(item, Confidence | Scale) or (isinstance(item, Text) and not item.levels)
