"""`LessonUi`: the state of a page that is not in the match, such as its open tab."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from reefkit.labs.lesson.what_if import Trial
from reefkit.text import Message

TEACHERS = "teachers"
"""Name of the page of notes for teachers, which an address may name."""
DATA = "data"
EXPERIMENT = "experiment"
"""The page of experiments, for games that say what can be varied; an address may name it."""
FINAL = "final"
"""The tab that a finished match opens with."""
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
"""Ids of sentences that the browser itself shows around a lesson's page or piece."""


@dataclass
class LessonUi:
    """State of one page."""

    #: Choices that the seat whose turn it is has made on the page and not played yet. The lab makes
    #: it (`Lab.new_hand`), again each time the screen passes to another seat.
    hand: Any
    tab: str  #: The open tab of the evidence: one of the lab's, or `FINAL`.
    part: str = "play"  #: The open part of the lab: ``play``, or a part with questions.
    item: str = ""  #: Id of the open question; empty for none.
    #: Why the open part cannot show its questions; None if it can.
    trouble: Message | None = None
    #: The part to go back to after a replay that it opened; empty for none.
    back: str = ""
    #: Name of the open whole page, such as ``door``, ``new`` or ``how``, which may hide a match;
    #: empty if the match is shown.
    page: str = "door"
    dialog: str = ""  #: Key of the open dialog; empty for none.
    about: Any = None  #: The cell or organism whose story is open; None for none.
    looking: int | None = None  #: Another seat whose board is shown; None for the seat's own.
    #: Position of the log that is replayed; None if the page shows the present.
    moment: int | None = None
    playing_back: bool = False
    lapse: bool = False  #: Whether playback is a time-lapse of some 20 seconds.
    #: The seat at this screen whose hand is uncovered; None until the next seat asks to see its
    #: hand (`LessonSession.hand_is_covered`).
    uncovered: int | None = None
    #: How much of a story was seen, by its key: of a card, "round-number of the card in the round",
    #: the number of its fates.
    revealed: dict[str, int] = field(default_factory=dict)
    #: Values that the student plotted, by seat and survey.
    plots: dict[str, float] = field(default_factory=dict)
    #: Notes as typed and not stored in the match yet, by round and seat.
    notes: dict[str, str] = field(default_factory=dict)
    #: Whether the teacher may read such a note once it is stored, if chosen before.
    sharing: dict[str, bool] = field(default_factory=dict)
    quick: bool = False  #: Whether this match was begun with *Quick start*.
    quick_name: str = ""  #: The name typed next to *Quick start*; empty for none.
    practice: int | None = None  #: 0 while a practice round is open; None otherwise.
    invited: str = ""  #: The code of a class that the page's address named; empty for none.
    #: How fast bots move: one of `followed_bots.PACES`.
    pace: str = "at-once"
    #: State of the page *What if*; None before it is opened.
    what_if: Trial | None = None
    #: State of parts of the page, by name. Names that begin with one of `OF_A_MATCH` are cleared
    #: with the match.
    settings: dict[str, object] = field(default_factory=dict)


OF_A_MATCH = ("picked", "plot-", "books-", "log-")
"""Prefixes of the settings that are about one match."""
