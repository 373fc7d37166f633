"""Students: each thinks for a few seconds, does what the page asks, and thinks again."""

from __future__ import annotations

import random
import re
import threading
import time

from bs4 import BeautifulSoup

from reefkit.text import catalogue, message
from tests.labs.reef.student import Space, Student
from tests.load.sight import Move, Sight, shown_of
from tests.load.wire import Wire

CAN_BE_CHOSEN = catalogue("en").render(message("board-state-selectable"))
NOTHING_STANDS = re.compile(r": (empty|fleshy alga)\b")
THINKS = (2.0, 6.0)
"""Least and most seconds between two things that a student does."""
LOOKS = 0.5
"""Seconds until a student who has nothing to do looks again."""
SHOWS = ("neighbours", "top", "now")
"""The regions that show what others did."""
FOUNDING = '[data-key="surprise"]'


class WireHands:
    """A student's hands on a page without a browser.

    Parameters
    ----------
    wire
        The page.
    sight
        Takes what is pressed.
    """

    def __init__(self, wire: Wire, sight: Sight) -> None:
        self.wire = wire
        self.sight = sight

    def controls(self) -> str:
        """Give the HTML of the controls beside the board."""
        return self.wire.html("controls")

    def bright(self) -> list[Space]:
        """List the spaces that can be touched: those that say so, or builders to predict."""
        predicting = 'data-act="predict"' in self.controls()
        _, scene = self.wire.grid()
        return [
            (row, column)
            for spaces in scene["rows"]
            for row, column, label, _ in spaces
            if CAN_BE_CHOSEN in label or (predicting and not NOTHING_STANDS.search(label))
        ]

    def press(self, key: str) -> None:
        """Press a control."""
        button = BeautifulSoup(self.controls(), "html.parser").select_one(f'[data-key="{key}"]')
        if button is None:
            return  # somebody else's move has just taken it away
        given = {
            str(name).removeprefix("data-"): value
            for name, value in button.attrs.items()
            if str(name).startswith("data-") and name not in {"data-act", "data-key"}
        }
        self._note(self.wire.act("controls", str(button["data-act"]), given))

    def touch(self, space: Space) -> None:
        """Touch a space."""
        comm, _ = self.wire.grid()
        self._note(self.wire.send(comm, {"kind": "pick", "row": space[0], "column": space[1]}))

    def _note(self, sent: float) -> None:
        self.sight.moves.append(Move(sent, time.time()))
        said = self.wire.html("now")
        if "rk-said-refused" in said:
            text = BeautifulSoup(said, "html.parser").select_one(".rk-said-refused")
            self.sight.refused.append("" if text is None else text.get_text(" ", strip=True))


class WireStudent(threading.Thread):
    """One student at a page without a browser.

    Parameters
    ----------
    wire, sight
        The page, and what is noted of it.
    seed
        Of the student's thinking.
    over
        Set when the lesson is over.
    thinks
        Least and most seconds between two things that the student does.
    """

    def __init__(
        self,
        wire: Wire,
        sight: Sight,
        seed: int,
        over: threading.Event,
        thinks: tuple[float, float] = THINKS,
    ) -> None:
        super().__init__(daemon=True)
        self.wire, self.sight = wire, sight
        self.student = Student(WireHands(wire, sight))
        self.fault = ""
        self._random = random.Random(seed)  # noqa: S311  # thinking, no secret
        self._over, self._thinks = over, thinks
        wire.on_change(self._look)

    def _look(self, now: float, region: str) -> None:
        if region in SHOWS:
            self.sight.saw(now, shown_of(*map(self.wire.html, SHOWS)))

    def run(self) -> None:
        """Play until the lesson is over."""
        try:
            pause = 0.0
            while not self._over.wait(pause):
                pause = self._random.uniform(*self._thinks) if self.decide() else LOOKS
        except Exception as error:  # noqa: BLE001  # told in the report: a lost page is a result
            self.fault = f"{type(error).__name__}: {error}"

    def decide(self) -> bool:
        """Take one decision; tell whether there was one."""
        controls = BeautifulSoup(self.wire.html("controls"), "html.parser")
        ready = controls.select_one('[data-key="ready"]')
        if controls.select_one(FOUNDING) and ready and ready.get("aria-disabled") == "true":
            self.student.hands.press("surprise")
            return True
        return self.student.decide()
