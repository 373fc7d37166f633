"""How a simulated student plays: by the rules, similar to a bot of some style."""

from __future__ import annotations

from collections.abc import Mapping

from reefkit.labs.lesson.desk_adapter import Choosing, Ghost, LabOnDesk, pick
from reefkit.labs.lesson.lab import AnyLab
from reefkit.match.errors import Rejection
from reefkit.match.table import Table
from reefkit.text import Catalogue

LATE_ROUND = 2
"""The round in which late students come."""


class Players:
    """Plays for the ghosts of a class at their tables.

    `lab`: What is played.
    `say`: The language of their notes.

    Attributes
    ----------
    refused
        Actions that the rules rejected; empty unless `lab.simulated` is faulty.
    """

    def __init__(self, lab: AnyLab, say: Catalogue) -> None:
        self._desk: LabOnDesk = lab.desk
        self.say = say
        self.refused: list[Rejection] = []

    def move(self, table: Table, seat: int, ghost: Ghost) -> None:
        """Have a ghost take one decision at an awaited seat.

        Raises
        ------
        ReefkitError
            If the table cannot store it.
        """
        match = table.match
        view = table.view(seat).state
        action = match.rules.decide(view, seat, ghost.style, match.luck(seat, match.state))
        wanted = self._desk.unlike_bot(Choosing(match.rules, view, seat, ghost, self.say), action)
        try:
            table.act(seat, wanted)
        except Rejection as rejection:
            self.refused.append(rejection)
            table.act(seat, action)

    def play(self, table: Table, at: Mapping[int, Ghost], rounds: int | None = None) -> None:
        """Play a match that nobody else plays, opening its gates.

        Seats without a ghost are away, as are those of late ghosts until they come.

        `at`: The ghosts by seat.
        `rounds`: Stop at the beginning of this round; None: at the end of the match.
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
