"""Playing for simulated students: as a bot of their style, but for some choices of their own."""

from __future__ import annotations

from collections.abc import Mapping

from reefkit.labs.lesson.desk_adapter import Choosing, Ghost, LabOnDesk, pick
from reefkit.labs.lesson.lab import AnyLab
from reefkit.match.errors import Rejection
from reefkit.match.table import Table
from reefkit.text import Catalogue

LATE_ROUND = 2
"""Round from which students with the habit ``late`` take part."""


class Players:
    """Plays for the ghosts of a class at their tables.

    `lab`: Lab of the game that is played.
    `say`: Language of their notes.

    Attributes
    ----------
    refused
        Rejections of ghosts' own choices, in whose place the bot's were taken; empty unless
        `LabOnDesk.unlike_bot` is faulty.
    """

    def __init__(self, lab: AnyLab, say: Catalogue) -> None:
        self._desk: LabOnDesk = lab.desk
        self.say = say
        self.refused: list[Rejection] = []

    def move(self, table: Table, seat: int, ghost: Ghost) -> None:
        """Have a ghost take one decision at a seat that is awaited.

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

        For seats without a ghost, and for late ghosts before `LATE_ROUND`, bots decide.

        `at`: Ghosts by seat.
        `rounds`: Round at whose beginning to stop; None: play to the end of the match.
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
