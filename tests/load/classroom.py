"""A class that plays on while a server is attacked, match after match."""

from __future__ import annotations

import threading
import time

from reefkit.classroom.store import ClassRow, Store
from reefkit.labs.setting import Setting, plain_of
from tests.load.bystander import PATIENCE, Bystander
from tests.load.lesson import ROUNDS, Held, Say
from tests.load.soak import is_over, play_again
from tests.support.voila import Served

THINKS = (0.5, 1.5)
"""Least and most seconds between two things that a student does: faster than any class."""
LOOKS = 1.0


class Classroom(Bystander):
    """Students at tables, and a desk.

    Parameters
    ----------
    served, store, row
        The server, its store, and the class.
    students
        How many.
    say
        Tells how far it is.
    """

    def __init__(  # what a class is
        self, served: Served, store: Store, row: ClassRow, students: int, say: Say
    ) -> None:
        super().__init__(served.url)
        store.classes.set_control(row.id, setting=plain_of(Setting(options={"rounds": ROUNDS})))
        self._held = Held(served, store, row, students, 0, say, THINKS)
        self._since = 0.0
        self._gone = threading.Event()
        self._keeper = threading.Thread(target=self._keep, daemon=True)

    def open(self) -> None:
        """Have everybody come, sit down and play."""
        self._held.arrive()
        self._held.seat()
        for wire in self._held.wires.values():
            wire.patience = PATIENCE
        for student in self._held.students.values():
            student.start()
        self._keeper.start()

    def begin(self) -> None:
        """Measure from now on."""
        self._since = time.time()
        super().begin()

    def end(self) -> None:
        """Measure no more: whoever waits for an answer is waited for, and that counts."""
        super().end()
        until, ends = time.time(), time.monotonic() + 2 * PATIENCE
        students = self._held.students.items()
        while time.monotonic() < ends and not all(
            student.fault or any(move.sent > until for move in student.sight.moves)
            for _, student in students
        ):
            time.sleep(0.1)
        self.answers = [
            move.answered - move.sent
            for _, student in students
            for move in student.sight.moves
            if self._since <= move.sent <= until
        ]
        self.broken += [f"{name}: {each.fault}" for name, each in students if each.fault]

    def close(self) -> None:
        """Close all pages."""
        self._gone.set()
        if self._keeper.is_alive():
            self._keeper.join()
        self._held.close()

    def press(self) -> None:
        """Press nothing: the students do."""
        self._over.wait(LOOKS)

    def _keep(self) -> None:
        """Lay new tables whenever a match is over everywhere."""
        while not self._gone.wait(LOOKS):
            if is_over(self._held):
                play_again(self._held)
