"""One reading of a Succession page, from which every region of it is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from reefkit.games.succession import guide
from reefkit.labs.lesson.scene import LessonScene

if TYPE_CHECKING:
    from reefkit.games.succession.guide import Sight
    from reefkit.games.succession.guide_types import Can, CardStory, Held, Now, Rock, SeatStory
    from reefkit.labs.succession.hand import InHand

WINDOWS = ("follow", "upgrade", "more")
"""Phases in which a clock of seconds may run."""


class Scene(LessonScene):
    """What one drawing of the page reads of the table, as its viewer may see it."""

    @property
    def hand(self) -> InHand:
        """What the seat has in hand."""
        held: InHand = self.ui.hand
        return held

    @cached_property
    def sight(self) -> Sight:
        """The table as the viewer sees it at the moment that is shown."""
        return guide.look(self.table, self.viewer, self.ui.moment)

    @cached_property
    def standing_now(self) -> Now:
        """Where the table stands."""
        return guide.now(self.sight)

    @cached_property
    def seat_stories(self) -> tuple[SeatStory, ...]:
        """All seats, as everybody may see them."""
        return guide.seats(self.sight)

    @cached_property
    def cards(self) -> tuple[Held, ...]:
        """The cards of the viewer's hand; none while it is covered."""
        return () if self.viewer is None else guide.hand(self.sight)

    @cached_property
    def can(self) -> Can:
        """Which buttons the seat at this screen has."""
        return guide.can(self.sight)

    def can_of(self, seat: int) -> Can:
        """Which buttons another seat here has, as where all may answer at once."""
        return guide.can(guide.look(self.table, seat))

    @cached_property
    def rock(self) -> Rock:
        """The record of the round's rock until the moment that is shown."""
        return guide.rock(self.table, None, self.ui.moment)

    def story(self, card: str) -> CardStory:
        """Explain a kind of card."""
        return guide.card(self.rules, card)

    @cached_property
    def chosen(self) -> Held | None:
        """The card that the seat has chosen; none for none, or where the hand has changed.

        A card that was just drawn and fits is chosen already.
        """
        held = self.hand
        if held.chosen is None and self.standing_now.phase == "drawn":
            return next((each for each in reversed(self.cards) if each.playable), None)
        if held.chosen is None or held.chosen >= len(self.cards):
            return None
        card = self.cards[held.chosen]
        return card if card.card == held.card else None
