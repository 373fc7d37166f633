"""An item as it is asked, with its key."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.assess.items import (
    AskedItem,
    Confidence,
    Matching,
    Number,
    Place,
    Scale,
    Text,
    kind_of,
    listed,
)
from reefkit.text import Catalogue, Message, catalogue

Source = Literal["bank", "match"]
_ENDS = {
    "confidence low": Message("assess-confidence-low"),
    "confidence high": Message("assess-confidence-high"),
    "scale low": Message("assess-scale-low"),
    "scale high": Message("assess-scale-high"),
}


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
        measure is called ``measure``, and its times ``time-0`` and so on where they are no rounds;
        the ends of a scale ``low`` and ``high``.
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
    own = _OwnTexts(id_, catalogue() if texts is None else texts)
    options = listed(item)
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
    )


def named(family: str, id_: str) -> Message:
    """Return the name of one of a family, such as an organism's."""
    return Message(f"{family}-{id_}")


def attribute_of(id_: str, name: str) -> Message:
    """Return one of the texts that stand under a message."""
    return Message(f"{id_}.{name}")


class _OwnTexts:
    """The texts of one item of a bank."""

    def __init__(self, id_: str, texts: Catalogue) -> None:
        self.prompt = Message(f"item-{id_}")
        self._texts = texts

    def attribute(self, name: str) -> Message:
        """Return a text that the item has to have."""
        return attribute_of(self.prompt.id, name)

    def text(self, name: str) -> Message | None:
        """Return a text that the item may have."""
        attribute = self.attribute(name)
        return attribute if self._texts.has(attribute.id) else None

    def labels(self, item: AskedItem) -> dict[str, Message]:
        """Return the names of all that an answer to the item can name."""
        found = {each: self._name(each, item.labels) for each in listed(item)}
        if isinstance(item, Matching):
            found |= {each: self._name(each, item.labels_right) for each in item.partners}
        if isinstance(item, Place):
            found[item.organism] = self._name(item.organism, item.labels or "organism")
        if isinstance(item, Confidence | Scale):
            for end in ("low", "high"):
                found[end] = self.text(end) or _ENDS[f"{kind_of(item)} {end}"]
        return found

    def _name(self, option: str, family: str) -> Message:
        """Return an option's own text, or else its name in the family."""
        own = self.text(option)
        return own or (named(family, option) if family else self.attribute(option))
