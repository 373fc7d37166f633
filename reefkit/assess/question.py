"""An item as it is put to a student, with its key."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.assess.items import (
    FIELDS,
    Argument,
    AskedItem,
    Confidence,
    Matching,
    Number,
    Placing,
    Scale,
    Text,
    kind_of,
    listed,
    spots,
)
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.text import Catalogue, Message, catalogue

Source = Literal["bank", "match"]

_ENDS = {
    "confidence low": Message("assess-confidence-low"),
    "confidence high": Message("assess-confidence-high"),
    "scale low": Message("assess-scale-low"),
    "scale high": Message("assess-scale-high"),
}


class MatchChart(Struct, frozen=True, kw_only=True):
    """A chart of the match just played, whose points are evidence for an argument."""

    id: str  #: The id of the plot question about it.
    plot: TrueRanges | TrueCurve  #: The true data, or what the student drew.
    labels: dict[str, Message] = {}  #: As in `Question`.
    unit: Message | None = None  #: Unit of its time axis.
    drawn: bool = False  #: Whether `plot` is what the student drew.


class Question(Struct, frozen=True, kw_only=True):
    """An item as it is asked, with key and feedback; a page gets only `question_page.shown`."""

    id: str  #: Unique in a form: the item's id, or ``<template>:<about>`` if made from a match.
    item: AskedItem  #: The question's kind, options and key.
    title: Message  #: A few words for lists.
    prompt: Message  #: What is asked, in words.
    #: Names of options, of things to order or match, of taxa and disasters, by id. Further keys:
    #: ``measure`` for a curve's measure, ``time-0``, ``time-1``, … for times that are not rounds,
    #: ``low`` and ``high`` for the ends of a scale, and ``claim``, ``evidence`` and ``reasoning``
    #: for an argument's sentence starters, ``<taxon>/ending`` for the end of its bar.
    labels: dict[str, Message] = {}
    unit: Message | None = None  #: Unit of a number, or of a plot's time axis.
    #: Feedback that teaches, shown after right and wrong answers.
    why: tuple[Message, ...] = ()
    why_option: dict[str, Message] = {}  #: Feedback on choosing a wrong option, by option.
    levels: tuple[Message, ...] = ()  #: The rubric of an open item, from level 0.
    model: Message | None = None  #: A good answer to an argument, shown after it is handed in.
    #: Charts of the student's match shown with it; an argument's evidence are points of them.
    charts: tuple[MatchChart, ...] = ()
    own_charts: bool = False  #: Whether these are all, without those of the match's plots.
    moment: int | None = None  #: Position in the match's log to replay with the feedback.
    #: Position whose board is shown with the question: before the event asked about, or the board
    #: to be read. None: no board.
    board_at: int | None = None
    source: Source = "bank"  #: Whether it is from a bank or was made from a match.
    #: For a confidence question, the question that it is about; else empty.
    beside: str = ""

    @property
    def kind(self) -> str:
        return kind_of(self.item)


class NamedOption(Struct, frozen=True):
    """An option: an id, used by answers, and a label for readers."""

    id: str
    label: Message


def of_bank(id_: str, item: AskedItem, texts: Catalogue | None = None) -> Question:
    """Return a bank's item as a question.

    `texts`: The catalogue in which optional texts are looked for; None: the English one.
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
