"""A lesson's questions as the ghost class is asked them (`reefkit.labs.ghosts`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reefkit.labs.lesson.papers import Papers, after_sheet, as_set, before_sheet

if TYPE_CHECKING:
    from reefkit.labs.assessing.sheet import Sheet
    from reefkit.labs.ghosts.lab import Choosing
    from reefkit.labs.keeping import Work
    from reefkit.labs.setting import Setting
    from reefkit.match.game import Action
    from reefkit.match.table import Table


class LessonGhosts:
    """What every lesson tells the ghosts; a lab's own adds how a student plays unlike a bot.

    Parameters
    ----------
    game
        The game's id.
    own
        Loads bank and forms.
    """

    def __init__(self, game: str, own: Callable[[], Papers]) -> None:
        self.game = game
        self._own = own

    def before(self, work: Work, setting: Setting) -> Sheet:
        """Compose the questions before the game, as a student's page does."""
        return before_sheet(as_set(self._own(), setting), work)

    def after(self, work: Work, setting: Setting, table: Table, seat: int) -> Sheet:
        """Compose the questions after a match, as a student's page does."""
        return after_sheet(as_set(self._own(), setting), work, table, seat)

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """Give what a seat wrote down, by round; here the game asks for no notes."""
        del table, seat
        return ()

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does; here it is the same."""
        del choosing
        return action
