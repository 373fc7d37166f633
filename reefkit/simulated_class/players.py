"""How a simulated student plays: by the rules, near to a bot of some style."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol

import reefkit.labs
from reefkit.labs.assessing.answer_session import QuestionSheet
from reefkit.labs.lesson.simulated_student import Choosing, Ghost, pick
from reefkit.labs.setting import Setting
from reefkit.labs.student_work import StudentWork
from reefkit.match.errors import Rejection
from reefkit.match.game import Action
from reefkit.match.table import Table
from reefkit.text import Catalogue

# ---- What a lab tells the ghosts of itself: its questions, and how a student plays unlike a bot
#
# A lab that ghosts can haunt has a module ``simulated_students`` with its `GHOST_LAB`; adding a lab
# changes no file here.


class GhostLab(Protocol):
    """One lab."""

    game: str
    """The game's id, which a class's setting names; the store calls the lesson by it too."""

    def before(self, work: StudentWork, setting: Setting) -> QuestionSheet:
        """Compose the questions before the game, as a student's page does."""
        ...

    def after(self, work: StudentWork, setting: Setting, table: Table, seat: int) -> QuestionSheet:
        """Compose the questions after a match, as a student's page does."""
        ...

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """Give what a seat wrote down, by round; nothing where the game asks for no notes."""
        ...

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does; it must be allowed."""
        ...


@cache
def ghost_labs() -> dict[str, GhostLab]:
    """Find every lab that ghosts can haunt, by its game."""
    found: dict[str, GhostLab] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.simulated_students"
        if module.ispkg and importlib.util.find_spec(name) is not None:
            lab: GhostLab = importlib.import_module(name).GHOST_LAB
            found[lab.game] = lab
    return found


# ---- How a ghost plays: by the rules, near to a bot of some style, and now and then unlike it

LATE_ROUND = 2
"""The round in which those come who are late."""


class Players:
    """The ghosts of a class at their tables.

    Parameters
    ----------
    lab
        What is played.
    say
        The language of their notes.

    Attributes
    ----------
    refused
        What the rules did not allow them: nothing, unless a lab's `unlike` is wrong.
    """

    def __init__(self, lab: GhostLab, say: Catalogue) -> None:
        self.lab = lab
        self.say = say
        self.refused: list[Rejection] = []

    def move(self, table: Table, seat: int, ghost: Ghost) -> None:
        """Have a ghost take one decision at a seat that is awaited.

        Raises
        ------
        ReefkitError
            When the table cannot take it: others were quicker many times over, or a fault.
        """
        match = table.match
        view = table.view(seat).state
        action = match.rules.decide(view, seat, ghost.style, match.luck(seat, match.state))
        wanted = self.lab.unlike(Choosing(match.rules, view, seat, ghost, self.say), action)
        try:
            table.act(seat, wanted)
        except Rejection as rejection:
            self.refused.append(rejection)
            table.act(seat, action)

    def play(self, table: Table, at: Mapping[int, Ghost], rounds: int | None = None) -> None:
        """Play a match that nobody else plays, opening its gates.

        Seats without a ghost are away, and those of ghosts that are late until they come.

        Parameters
        ----------
        table, at
            The table, and who sits at its seats.
        rounds
            Stop at the beginning of this round; none: at the end of the match.
        """
        while not table.match.is_over:
            round_, _ = table.rules.when(table.match.state)
            if rounds is not None and round_ >= rounds:
                return
            if table.gate is not None:
                table.onward()
                continue
            waiting = sorted({s for each in table.view(None).awaited for s in each.seats})
            seat = pick(waiting, "turn", table.setup.key, table.position)
            ghost = at.get(seat)
            if ghost is None or (ghost.habit == "late" and round_ < LATE_ROUND):
                table.set_away(seat)
                table.tick(hurried=True)
                table.set_away(seat, away=False)
            else:
                self.move(table, seat, ghost)
