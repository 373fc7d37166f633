"""One question as a template draws it: what is shown, what is chosen, and what may be told."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from reefkit.assess import Grade, Mark, Shown, Standing
from reefkit.assess.items import CardPicture, DrawingPicture, OrganismsPicture
from reefkit.assess.question import Named
from reefkit.labs.assessing import drafts
from reefkit.labs.assessing.desk import Desk
from reefkit.labs.assessing.drafts import Draft
from reefkit.labs.assessing.marked import Marked, marked
from reefkit.labs.assessing.verdict import Verdict, kept, verdict_of
from reefkit.text import Message, message
from reefkit.widgets.art import art

Sign = Literal["", "right", "wrong", "missed"]
ON_BOARD = ("spaces", "place")
AGREED_TO = ("ordering",)
"""What can be sent untouched: an order as it is shown says something already."""


@dataclass(frozen=True)
class Option:
    """One option, or one row of an order or of a matching.

    Attributes
    ----------
    id, label
        Which, in words.
    letter
        A, B, C … as it is spoken of in class.
    art
        The drawing of the organism it names; empty where it names none.
    chosen
        Whether the student has chosen it.
    verdict
        What may be told of it.
    partner, partner_label
        Of matching: what is chosen on the right.
    """

    id: str
    label: Message
    letter: str
    art: str
    chosen: bool
    verdict: Sign
    partner: str = ""
    partner_label: Message | None = None


@dataclass(frozen=True)
class Spot:
    """A space of a board that was chosen, or should have been."""

    row: int
    column: int
    verdict: Sign = ""


class Asked:
    """The open question of a desk.

    Parameters
    ----------
    desk
        The desk; a question of its sheet is open.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.number = desk.number
        self.of = len(desk.open_sheet.asked)
        self.shown: Shown = desk.shown
        self.standing: Standing = desk.standing
        self.draft: Draft = desk.draft(self.shown.id)
        self.changed = desk.changed(self.shown.id)

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def titled(self) -> bool:
        """Whether the question has a few words of its own for a title."""
        return self.shown.title != self.shown.prompt

    @property
    def glossed(self) -> bool:
        """Whether terms can be opened in the prompt: where that would answer nothing."""
        return self.shown.source == "match" or not self.open

    @property
    def organisms(self) -> tuple[Named, ...]:
        """The organisms to look at."""
        picture = self.shown.picture
        if not isinstance(picture, OrganismsPicture):
            return ()
        return tuple(Named(each, Message(f"organism-{each}")) for each in picture.organisms)

    @property
    def card(self) -> str:
        """The id of the card to look at; empty for none."""
        picture = self.shown.picture
        return picture.card if isinstance(picture, CardPicture) else ""

    @property
    def drawing(self) -> DrawingPicture | None:
        """The drawing to look at, which the lab draws; none where there is none."""
        picture = self.shown.picture
        return picture if isinstance(picture, DrawingPicture) else None

    @property
    def open(self) -> bool:
        """Whether an answer is taken now."""
        return self.standing.may_answer

    @cached_property
    def _told(self) -> Grade | None:
        """What may be told of the answer that lies on the page: nothing of one being changed."""
        return None if self.changed else self.standing.told

    @cached_property
    def _marks(self) -> dict[str, Mark]:
        return {} if self._told is None else {each.key: each for each in self._told.marks}

    def sign(self, key: str, *, chosen: bool = True) -> Sign:
        """Tell what is known of one part of the answer."""
        mark = self._marks.get(key)
        if mark is not None:
            if mark.right:
                return "right"
            return "wrong" if mark.chosen else "missed"
        # A right answer of one option may have no marks: all of it is right.
        return "right" if self._told is not None and self._told.right and chosen else ""

    # -- what is answered ------------------------------------------------------------------------

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options, or the rows, in the student's order."""
        known = {each.id: each for each in self.shown.options}
        ids = list(known)
        if self.shown.kind == "ordering":
            ids = drafts.order_of(self.shown, self.draft)
        picked = drafts.chosen(self.draft)
        pairs = drafts.pairs_of(self.draft)
        partners = {each.id: each.label for each in self.shown.partners}
        in_rows = self.shown.kind in {"ordering", "matching"}
        return tuple(
            Option(
                id=id_,
                label=known[id_].label,
                letter=chr(ord("A") + place),
                art=id_ if id_ in _drawn() else "",
                chosen=id_ in picked,
                verdict=self.sign(id_, chosen=in_rows or id_ in picked),
                partner=pairs.get(id_, ""),
                partner_label=partners.get(pairs.get(id_, "")),
            )
            for place, id_ in enumerate(ids)
        )

    @property
    def typed(self) -> str:
        """A number or a text, as typed."""
        return drafts.typed(self.draft)

    @property
    def has_words(self) -> bool:
        """Whether a number was typed with a unit of its own."""
        return any(each.isalpha() for each in self.typed)

    @property
    def left(self) -> int:
        """How many letters there is room for."""
        return max(self.shown.most - len(self.typed), 0)

    @property
    def step(self) -> int:
        """The step of a scale."""
        return drafts.step_of(self.draft)

    @property
    def whole(self) -> Option:
        """The answer as one thing, for its verdict."""
        return Option("", self.shown.prompt, "", "", chosen=True, verdict=self.sign("number"))

    @cached_property
    def spaces(self) -> tuple[Spot, ...]:
        """The spaces that are chosen."""
        return tuple(
            Spot(row, column, self.sign(f"{row}-{column}"))
            for row, column in drafts.spaces_of(self.draft)
        )

    @cached_property
    def missed(self) -> tuple[Spot, ...]:
        """The spaces that would have been right too."""
        found = [each.key.split("-") for each in self._marks.values() if _is_missed(each)]
        if self.shown.kind not in ON_BOARD:
            return ()
        return tuple(Spot(int(row), int(column), "missed") for row, column in found)

    # -- what can be done ------------------------------------------------------------------------

    @property
    def answered(self) -> bool:
        """Whether an answer was given already."""
        return self.standing.last is not None

    @property
    def making(self) -> bool:
        """Whether an answer is being made: a first one, or another than was given."""
        return self.open and (self.changed or not self.answered)

    @property
    def ready(self) -> bool:
        """Whether there is an answer to send, and another than was given."""
        if self.shown.kind in AGREED_TO and not self.answered:
            return True
        return self.changed and self.draft is not None

    @property
    def skippable(self) -> bool:
        """Whether the student may say that they do not know."""
        return self.draft is None and not self.answered and self.shown.kind not in AGREED_TO

    @property
    def send(self) -> Message:
        """What the button that sends says; when there is nothing to send, what is missing."""
        if not self.ready:
            if self.answered:
                return message("ask-change-first")
            return Message(f"ask-first-{self.shown.kind}")
        if self.answered and self._keeps:
            return message("ask-keep-change")
        return message("ask-keep") if self._keeps else message("ask-check")

    @property
    def _keeps(self) -> bool:
        """Whether an answer is kept rather than checked: nothing is told of it now."""
        return self.desk.open_sheet.feedback != "now" or self.shown.kind in {"text", "scale"}

    @property
    def attempts(self) -> Message | None:
        """How many answers are left; none where any number is taken, or where it is the last."""
        left = self.standing.attempts_left
        return message("ask-attempts-left", count=left) if left and left > 1 else None

    @property
    def counts(self) -> tuple[Message, ...]:
        """What counts: by kind, how often, and when feedback is given."""
        sheet = self.desk.open_sheet
        of_kind = Message(f"ask-counts-{self.shown.kind}")
        often = message("ask-counts-attempts", count=sheet.attempts)
        when = Message(f"ask-counts-{sheet.feedback}")
        graded = self.shown.kind not in {"text", "scale"}
        return (of_kind, often, when) if graded else (of_kind,)

    @property
    def before(self) -> int:
        """The question before this one; 0 for none."""
        return self.number - 1

    @property
    def after(self) -> int:
        """The question to go on with: the next that is open, else the next; 0 at the end."""
        if self.desk.finished:
            return self.number + 1 if self.number < self.of else 0
        waiting = [at for at in self.desk.open_numbers if at != self.number]
        return next((at for at in waiting if at > self.number), [*waiting, 0][0])

    @property
    def ended(self) -> bool:
        """Whether the sheet is handed in."""
        return self.desk.finished

    # -- what is asked beside it -----------------------------------------------------------------

    @cached_property
    def beside(self) -> Shown | None:
        """How sure the student is; none where that is not asked."""
        question = self.desk.open_sheet.beside.get(self.shown.id)
        return None if question is None else self.desk.sitting.shown(question.id)

    @property
    def sure(self) -> int:
        """How sure the student says to be; 0 while nothing is said."""
        return 0 if self.beside is None else drafts.step_of(self.desk.draft(self.beside.id))

    @property
    def sure_open(self) -> bool:
        """Whether it can be said still: before the verdict, not after."""
        return self.open and not self.answered

    # -- what may be told ------------------------------------------------------------------------

    @cached_property
    def verdict(self) -> Verdict | None:
        """What is told of the answer; none before there is one, or while it is being changed."""
        if self.standing.last is None or self.changed:
            return None
        kind = self.shown.kind
        if self.standing.told is None:
            return kept(kind, self.standing, self.desk.open_sheet.feedback)
        return verdict_of(kind, self.standing, self._names)

    @cached_property
    def marked(self) -> Marked | None:
        """What the teacher gave for it, points and a sentence; none while nothing is released."""
        return marked(self.desk, self.desk.question)

    @property
    def _names(self) -> dict[str, Message]:
        return {each.id: each.label for each in self.shown.options}

    @property
    def moment(self) -> bool:
        """Whether there is a moment of the match to look at, now that feedback is told."""
        return self._told is not None and self._told.complete and self._has_moment

    @property
    def _has_moment(self) -> bool:
        return self.desk.question.moment is not None

    @property
    def levels(self) -> tuple[Message, ...]:
        """What a good answer has in it, for one's own look once feedback is told."""
        done = self._told is not None and self._told.complete
        return self.desk.question.levels if done else ()


def _is_missed(mark: Mark) -> bool:
    return not mark.right and not mark.chosen


def _drawn() -> frozenset[str]:
    """List the ids of all organisms that have a drawing."""
    return frozenset(art().organisms)
