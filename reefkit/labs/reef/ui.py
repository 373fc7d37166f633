"""What the page remembers and the match does not: what is chosen, open, marked and looked at."""

from __future__ import annotations

from dataclasses import dataclass, field

from reefkit.text import Message

Space = tuple[int, int]
Place = tuple[int, int, int]


@dataclass
class InHand:
    """What the seat whose turn it is has in hand; forgotten when the screen passes on.

    Attributes
    ----------
    builder
        The builder chosen from a list (set-up, Coral Triangle, rescue).
    slot
        The juvenile chosen from the nursery: a slot that stands for its group.
    last
        The space used last, for *Place all like this*.
    wanted
        Counts set with − and +: dwellers to collect or to let go, juveniles to trade.
    marked
        Places marked on the board: predictions, victims.
    draft
        Hands-on mode: the board as the student has worked it out so far, as a text picture; empty
        before anything was changed.
    draft_of
        The stage that the draft was begun in: in any other it is out of date.
    undone
        Hands-on mode: the boards that were drafted before, the latest last.
    tool
        Hands-on mode: what touching a space does.
    tally
        Hands-on mode: the six numbers of the survey as typed; none where nothing was typed.
    """

    builder: str | None = None
    slot: int | None = None
    last: Space | None = None
    wanted: dict[str, int] = field(default_factory=dict)
    marked: set[Place] = field(default_factory=set)
    draft: str = ""
    draft_of: str = ""
    undone: list[str] = field(default_factory=list)
    tool: str = ""
    tally: list[int | None] = field(default_factory=list)


@dataclass
class Ui:
    """One page's own memory.

    Attributes
    ----------
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
    tab
        Which evidence is open: ``ranges``, ``population``, ``score``, ``log``.
    dialog
        Which dialog is open, with what it is about; empty for none.
    about
        The space whose story is open; none for none.
    looking
        Whose reef is on the board: a neighbour's, or none for one's own.
    moment
        The position of the log that is replayed; none when the page shows the present.
    revealed
        How many of a card's fates have been shown, by (round, card number in the round).
    plots
        What the student plotted, by (seat, survey): value of the point.
    notes
        Strategy notes as typed and not kept in the match yet, by round and seat.
    quick
        Whether this match was begun with *Quick start* (no prediction asked).
    practice
        A number while a practice round is played; none outside it.
    printing
        The key of the element that the page is to print, once; the page empties it.
    invited
        The code of a class that the page's address named; empty for none.
    """

    part: str = "play"
    item: str = ""
    trouble: Message | None = None
    back: str = ""
    page: str = "door"
    tab: str = "ranges"
    dialog: str = ""
    about: Space | None = None
    looking: int | None = None
    moment: int | None = None
    playing_back: bool = False
    measure: str = "richness"
    region: bool = False
    revealed: dict[str, int] = field(default_factory=dict)
    plots: dict[str, float] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    quick: bool = False
    practice: int | None = None
    printing: str = ""
    invited: str = ""
    hand: InHand = field(default_factory=InHand)
    settings: dict[str, object] = field(default_factory=dict)
