"""One reading of a session, from which every part of the page is drawn.

A part is a pure function of a scene. It sees the table as the seat at this screen may see it, at
the moment that is shown: the present, or a position of the replay.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from reefkit.games.reef import guide
from reefkit.games.reef.play import Play
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import State, Turn
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.reef.ui import InHand
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.labs.reef.session import ReefSession


class Scene(LessonScene):
    """What one drawing of the page reads of a match of Reef Survivor."""

    session: ReefSession

    @property
    def hand(self) -> InHand:
        """What the seat has in hand."""
        return self.session.hand

    @property
    def state(self) -> State:
        """The state that is shown."""
        state: State = self.view.state
        return state

    @property
    def turn(self) -> Turn:
        """What is being played, beside the arrays."""
        if self.state.turn is None:
            raise reject("lab-no-table")
        return self.state.turn

    @property
    def rules(self) -> ReefRules:
        """The rules of the match."""
        return guide.rules_of(self.table)

    @cached_property
    def play(self) -> Play:
        """The shown state together with all that its rules read."""
        return self.rules.playing(self.state)

    @property
    def own_reef(self) -> bool:
        """Whether the board shows the seat's own reef, now: only then can it be played on."""
        return self.may_play

    @cached_property
    def story(self) -> str:
        """The line that tells of the touched space, which all controls show."""
        from reefkit.labs.reef.parts.story import line  # noqa: PLC0415  # a part reads a scene

        return line(self)

    @cached_property
    def plot_is_due(self) -> bool:
        """Whether the seat has a point to place first, which then is the one thing to do."""
        from reefkit.labs.reef.plotting import due  # noqa: PLC0415  # it reads a scene

        return due(self) is not None

    @property
    def whose(self) -> dict[str, str]:
        """Say in a sentence whose reef the seat's is: one's own, or, to who watches, a player's."""
        whose = "other" if self.attendance.is_watching else "own"
        return {"whose": whose, "player": self.name(self.seat)}
