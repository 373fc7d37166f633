"""What the seat whose turn it is has in hand: nothing of it is decided yet."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class InHand:
    """What was touched and marked; forgotten when the screen passes on.

    Attributes
    ----------
    cell
        The cell that was touched, to go to or to begin on; none for none.
    cards
        The numbers of the cards that are marked, in the order in which they were.
    sure
        Whether the page asks once more, since what comes next kills the species.
    """

    cell: int | None = None
    cards: list[int] = field(default_factory=list)
    sure: bool = False

    @property
    def holds(self) -> bool:
        """Whether there is anything to let go of."""
        return self.cell is not None or bool(self.cards)

    def empty(self) -> None:
        """Let go of everything."""
        self.cell, self.cards, self.sure = None, [], False
