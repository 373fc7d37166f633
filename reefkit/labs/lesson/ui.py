"""What the page remembers and the match does not: what is chosen, open, marked and looked at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.labs.lesson.what_if import Trial

FINAL = "final"
"""The tab that a match which is over opens with."""


@dataclass
class LessonUi:
    """One page's own memory.

    Attributes
    ----------
    hand
        What the seat whose turn it is has in hand, as the lab makes it (`Kind.new_hand`);
        forgotten when the screen passes on.
    tab
        Which evidence is open: one of the lab's tabs, or `FINAL`.
    part
        Which part of the lab is open: ``before``, ``play`` or ``after``.
    item
        The question that is open in such a part, by id; empty for none.
    trouble
        Why the open part cannot show its questions; none when it can.
    back
        The part that asked for the moment that is replayed, to come back to; empty for none.
    page
        Before a match: which whole page is open (``door``, ``new``, ``how``, ``sheets``,
        ``rulings``); during one: empty, or such a page laid over it.
    dialog
        Which dialog is open, with what it is about; empty for none.
    about
        What on the board was touched, so that its story is open; none for none.
    looking
        Whose board is shown: a neighbour's, or none for one's own.
    moment
        The position of the log that is replayed; none when the page shows the present.
    uncovered
        The seat at this screen whose hand lies open; none while the next has not asked for it
        (`reefkit.labs.lesson.cover`).
    revealed
        How many of a card's fates have been shown, by (round, card number in the round).
    plots
        What the student plotted, by (seat, survey): value of the point.
    notes
        Strategy notes as typed and not kept in the match yet, by round and seat.
    sharing
        Whether the teacher may read such a note once it is kept, where that was chosen already.
    quick
        Whether this match was begun with *Quick start*.
    practice
        A number while a practice round is played; none outside it.
    printing
        The key of the element that the page is to print, once; the page empties it.
    invited
        The code of a class that the page's address named; empty for none.
    what_if
        What is set on the page *What if* and what came of it; none before it was open.
    settings
        What parts of the page remember under names of their own. Names that begin with one of
        `OF_A_MATCH` are forgotten with the match.
    """

    hand: Any
    tab: str
    part: str = "play"
    item: str = ""
    trouble: Message | None = None
    back: str = ""
    page: str = "door"
    dialog: str = ""
    about: Any = None
    looking: int | None = None
    moment: int | None = None
    playing_back: bool = False
    uncovered: int | None = None
    revealed: dict[str, int] = field(default_factory=dict)
    plots: dict[str, float] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    sharing: dict[str, bool] = field(default_factory=dict)
    quick: bool = False
    practice: int | None = None
    printing: str = ""
    invited: str = ""
    what_if: Trial | None = None
    settings: dict[str, object] = field(default_factory=dict)


OF_A_MATCH = ("picked", "plot-", "books-", "log-")
"""How settings begin that are about one match, and say nothing of the next."""
