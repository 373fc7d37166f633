"""What a seat of Reef Survivor has in hand, which is no decision yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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


def new_hand() -> InHand:
    """Take nothing in hand."""
    return InHand()


def kept(hand: InHand) -> dict[str, object]:
    """Give what is kept of a hand when the page is left: the board as worked out so far."""
    return {"draft": hand.draft, "draft_of": hand.draft_of}


def take(hand: InHand, page: Mapping[str, object]) -> None:
    """Take up again what was kept."""
    draft, draft_of = page.get("draft", ""), page.get("draft_of", "")
    if isinstance(draft, str) and isinstance(draft_of, str):
        hand.draft, hand.draft_of = draft, draft_of
