"""Those who only want to play while others attack: how long do their pages wait for an answer?"""

from __future__ import annotations

import threading
import time
import urllib.request
from collections.abc import Callable

from tests.load.attackers.foe import LESSON
from tests.load.wire import Wire

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
        """Open the page."""
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
        """Measure no more."""
        self._over.set()
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """Close the page."""
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
