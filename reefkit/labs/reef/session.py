"""The session of a Reef Survivor page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.reef.ui import InHand
from reefkit.labs.storage import Storage
from reefkit.text import Catalogue

if TYPE_CHECKING:
    from reefkit.labs.reef.scene import Scene


class ReefSession(LessonSession):
    """A page of Reef Survivor.

    Parameters
    ----------
    say, storage
        As `LessonSession` has them.
    """

    def __init__(self, say: Catalogue, storage: Storage | None = None) -> None:
        from reefkit.labs.reef.kind import KIND  # noqa: PLC0415  # its regions speak to a session

        super().__init__(KIND, say, storage)

    def scene(self) -> Scene:
        """Read the session for one drawing, or for one act's look at the table."""
        scene: Scene = super().scene()
        return scene

    @property
    def hand(self) -> InHand:
        """What the seat whose turn it is has in hand."""
        hand: InHand = self.ui.hand
        return hand
