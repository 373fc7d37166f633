"""Those who only want to play while others attack: one visitor, or a class."""

import threading
import time
import urllib.request
from collections.abc import Callable

from bench.load.attackers.foe import LESSON
from bench.load.lesson import ROUNDS, Held, Say
from bench.load.soak import is_over, play_again
from bench.load.wire import Wire
from reefkit.classroom.store import ClassRow, Store
from reefkit.labs.setting import Setting, plain_of
from tests.support.voila import Served

# Those who only want to play while others attack: how long do their pages wait for an answer?

PATIENCE = 15.0
"""Seconds after which an answer is taken for lost."""
THINKS = 0.1
TRIES = 5


class Bystander:
    """Somebody with a page that is used all the time, and with a browser that asks for the door.

    Parameters
    ----------
    url
        The server's.

    Attributes
    ----------
    answers, doors
        Seconds until each press was answered, and each time the door was there.
    turned_away
        How often a new connection was closed before the door was there, and had to be made again.
    broken
        Which pages broke and how, and the door; empty is well.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.page = Wire(f"{url}{LESSON}")
        self.answers: list[float] = []
        self.doors: list[float] = []
        self.turned_away = 0
        self.broken: list[str] = []
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []

    def open(self) -> None:
        self.page.open()
        self.page.patience = PATIENCE

    def begin(self) -> None:
        """Forget what was measured, and measure from now on."""
        self.answers, self.doors, self.broken, self.turned_away = [], [], [], 0
        self._over.clear()
        own = (self.press, self.knock)
        self._threads = [threading.Thread(target=self._go_on, args=(do,)) for do in own]
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        self.page.drop()

    def _go_on(self, do: Callable[[], None]) -> None:
        try:
            while not self._over.is_set():
                do()
                self._over.wait(THINKS)
        except Exception as error:  # noqa: BLE001  # told: what breaks is what is looked for
            self.broken.append(f"{type(error).__name__}: {error}")

    def press(self) -> None:
        """Use a control of the page."""
        began = time.monotonic()
        self.page.act("top", "part", {"part": "play"})
        self.answers.append(time.monotonic() - began)

    def knock(self) -> None:
        """Ask for the door, and once more where the connection is closed."""
        began = time.monotonic()
        for _ in range(TRIES):
            try:
                with urllib.request.urlopen(self.url, timeout=PATIENCE) as answer:  # noqa: S310  # ours
                    answer.read()
            except ConnectionError:  # where one is turned away, a browser's reader asks again
                self.turned_away += 1
            else:
                break
        else:
            raise ConnectionError("turned away again and again")
        self.doors.append(time.monotonic() - began)


# A class that plays on while a server is attacked, match after match.

THINKS_CLASSROOM = (0.5, 1.5)
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
        self._held = Held(served, store, row, students, 0, say, THINKS_CLASSROOM)
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
        while not self._gone.wait(LOOKS):
            if is_over(self._held):
                play_again(self._held)
