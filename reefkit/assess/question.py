"""An item as it is asked, with its key; and what of it a student's page may be given."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.assess.items import AskedItem, Picture, kind_of
from reefkit.text import Catalogue, Message

Source = Literal["bank", "match"]


class Question(Struct, frozen=True, kw_only=True):
    """An item as it is asked, with its key and its feedback: never sent to a page.

    Parameters
    ----------
    id
        Unique in a form: of a bank's item its id, of a match's question one with a colon.
    item
        What is asked, and the key.
    title
        A few words for a list of questions.
    prompt
        What is asked, in words.
    labels
        The names of options, of things to order or match, of taxa and disasters, by id. A curve's
        measure is called ``measure``; the ends of a scale ``low`` and ``high``.
    unit
        What a number counts, or a plot's axis of time.
    why
        The feedback that teaches, shown whether the answer was right or wrong.
    why_option
        Feedback for having chosen an option that is wrong.
    levels
        The rubric of an open item, from level 0.
    moment
        The position in the match's log to look at again, with the feedback.
    source
        Whether it comes from a bank or was made from a match.
    beside
        The question beside which this one is asked (how sure are you?), or an empty text.
    """

    id: str
    item: AskedItem
    title: Message
    prompt: Message
    labels: dict[str, Message] = {}
    unit: Message | None = None
    why: tuple[Message, ...] = ()
    why_option: dict[str, Message] = {}
    levels: tuple[Message, ...] = ()
    moment: int | None = None
    source: Source = "bank"
    beside: str = ""

    @property
    def kind(self) -> str:
        """The name of the item's kind."""
        return kind_of(self.item)


class Named(Struct, frozen=True):
    """Something with an id, which an answer names, and a label, which a reader sees."""

    id: str
    label: Message


class ShownDisaster(Struct, frozen=True):
    """A disaster to mark on a time line, and how many times it is to be marked."""

    id: str
    label: Message
    times: int


class ShownRange(Struct, frozen=True, kw_only=True):
    """A range chart to draw: its rows in the student's order, and the bars given.

    `endings` says whether endings are asked, `given` holds bars shown from the start.
    """

    rounds: int
    taxa: tuple[Named, ...]
    given: dict[str, tuple[int, int]]
    endings: bool
    disasters: tuple[ShownDisaster, ...]


class ShownCurve(Struct, frozen=True, kw_only=True):
    """A curve to draw: `given` holds points by time; `counts` by survey may be read off."""

    rounds: int
    most: float
    measure: Message
    given: dict[str, float]
    losses: bool
    counts: tuple[dict[str, int], ...]
    taxa: tuple[Named, ...]


class Shown(Struct, frozen=True, kw_only=True):
    """What a student's page is given of a question: neither key nor feedback.

    Parameters
    ----------
    id, kind, title, prompt, unit, picture, source, beside
        As in `Question`.
    options
        Of choice, several, ordering and matching (its left side), in the student's own order.
    partners
        Of matching: the right side, in the student's own order.
    board, organism
        Of spaces and place: the depths, drawn row by row, row 1 last; what is to be placed.
    steps, low, high
        Of confidence and scale: how many steps, and what the ends are called.
    most
        Of text: how many letters.
    plot
        Of range-plot and curve-plot.
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
    options: tuple[Named, ...] = ()
    partners: tuple[Named, ...] = ()
    board: tuple[str, ...] = ()
    organism: Named | None = None
    steps: int = 0
    low: Message | None = None
    high: Message | None = None
    most: int = 0
    plot: ShownRange | ShownCurve | None = None


def of_bank(id_: str, item: AskedItem, texts: Catalogue | None = None) -> Question:
    """Return a bank's item as a question.

    Parameters
    ----------
    id_
        The item's id.
    item
        The item.
    texts
        The catalogue that says which of the optional texts there are; ours in English if none.
    """
    raise NotImplementedError


def shown(question: Question, order_key: str) -> Shown:
    """Return what a student's page may be given of a question.

    Parameters
    ----------
    question
        The question with its key.
    order_key
        Whose page, and of which form: the same key gives the same order of options.
    """
    raise NotImplementedError
