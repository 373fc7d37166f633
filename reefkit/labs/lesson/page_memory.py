"""What the page remembers and the match does not: what is chosen, open and marked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from reefkit.labs.lesson.what_if import Trial
from reefkit.text import Message

TEACHERS = "teachers"
"""The page of notes for teachers, to which an address may lead."""
FINAL = "final"
"""The tab that a match which is over opens with."""
SHELL = (
    "lab-skip",
    "lab-away",
    "lab-lost",
    "lab-ended",
    "lab-blocked",
    "lab-cookies",
    "lab-waiting",
    "lab-moving",
    "lab-kernel-ended",
    "lab-continue",
    "lab-try-again",
)
"""Sentences that a browser shows by itself round a lesson's page or piece."""


@dataclass
class LessonUi:
    """One page's own memory."""

    #: What the seat whose turn it is has in hand, as the lab makes it (`Lab.new_hand`); forgotten
    #: when the screen passes on.
    hand: Any
    tab: str  #: Which evidence is open: one of the lab's tabs, or `FINAL`.
    part: str = "play"  #: Which part of the lab is open: ``play``, or one that asks questions.
    item: str = ""  #: The question that is open in such a part, by id; empty for none.
    #: Why the open part cannot show its questions; none when it can.
    trouble: Message | None = None
    #: The part that asked for the moment that is replayed, to come back to; empty for none.
    back: str = ""
    #: Before a match: which whole page is open (``door``, ``new``, ``how``, ``sheets``,
    #: ``rulings``); during one: empty, or such a page laid over it.
    page: str = "door"
    dialog: str = ""  #: Which dialog is open, with what it is about; empty for none.
    about: Any = None  #: What on the board was touched, so that its story is open; none for none.
    looking: int | None = None  #: Whose board is shown: a neighbour's, or none for one's own.
    #: The position of the log that is replayed; none when the page shows the present.
    moment: int | None = None
    playing_back: bool = False
    lapse: bool = False  #: Whether it plays the whole match in some 20 seconds.
    #: The seat at this screen whose hand lies open; none while the next has not asked for it
    #: (`LessonSession.hand_is_covered`).
    uncovered: int | None = None
    #: How many of a card's fates have been shown, by (round, card number in the round).
    revealed: dict[str, int] = field(default_factory=dict)
    #: What the student plotted, by (seat, survey): value of the point.
    plots: dict[str, float] = field(default_factory=dict)
    #: Strategy notes as typed and not kept in the match yet, by round and seat.
    notes: dict[str, str] = field(default_factory=dict)
    #: Whether the teacher may read such a note once it is stored, where that was chosen already.
    sharing: dict[str, bool] = field(default_factory=dict)
    quick: bool = False  #: Whether this match was begun with *Quick start*.
    quick_name: str = ""  #: The name typed next to *Quick start*; empty for none.
    practice: int | None = None  #: A number while a practice round is played; none outside it.
    invited: str = ""  #: The code of a class that the page's address named; empty for none.
    #: How fast bots move: one of `replay.PACES`.
    pace: str = "at-once"
    #: What is set on the page *What if* and what came of it; none before it was open.
    what_if: Trial | None = None
    #: What parts of the page remember under names of their own. Names that begin with one of
    #: `OF_A_MATCH` are forgotten with the match.
    settings: dict[str, object] = field(default_factory=dict)


OF_A_MATCH = ("picked", "plot-", "books-", "log-")
"""How settings begin that are about one match, and say nothing of the next."""
