"""Students of a class under load, on the wire and at real pages."""

import random
import re
import threading
import time
from dataclasses import dataclass

from bs4 import BeautifulSoup
from playwright.sync_api import Browser, Page

from bench.load.sight import Move, Sight, shown_of
from bench.load.wire import Wire
from reefkit.text import catalogue, message
from tests.browser.hands import Mouse
from tests.labs.reef.student import Space, Student
from tests.support.browser import (
    ARGUMENTS,
    PATIENCE,
    answered,
    find_browser,
    listen,
    start_playwright,
)

# Students: each thinks for a few seconds, does what the page asks, and thinks again.

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
        self._note(self.wire.act("controls", str(button["data-act"]), given), key)

    def touch(self, space: Space) -> None:
        comm, _ = self.wire.grid()
        self._note(self.wire.send(comm, {"kind": "pick", "row": space[0], "column": space[1]}))

    def _note(self, sent: float, key: str = "") -> None:
        answered, said = time.time(), self.wire.html("now")
        if "rk-said-refused" in said:
            text = BeautifulSoup(said, "html.parser").select_one(".rk-said-refused")
            self.sight.refused.append("" if text is None else text.get_text(" ", strip=True))
            key = ""
        self.sight.moves.append(Move(sent, answered, key))


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
        self.fault = self.fault or self.wire.closed

    def decide(self) -> bool:
        """Take one decision; tell whether there was one."""
        controls = BeautifulSoup(self.wire.html("controls"), "html.parser")
        ready = controls.select_one('[data-key="ready"]')
        if controls.select_one(FOUNDING) and ready and ready.get("aria-disabled") == "true":
            self.student.hands.press("surprise")
            return True
        return self.student.decide()


# Students at real pages: a browser opens them, looks, and notes when what it shows has changed.

# A change is noted when the browser draws it, not when it hears of it.
LOOK = """
(() => {
  const sights = (window.reefkitSights = []);
  const number = (text) => { let n = 0; for (const c of text) n = (n * 31 + c.charCodeAt(0)) | 0; return n; };
  let due = false, last = "";
  // A student's move begins when the finger is on the button, not when a test looks for it.
  addEventListener("pointerdown", () => (window.reefkitPressed = Date.now() / 1000), true);
  const look = () => {
    due = false;
    const bars = [...document.querySelectorAll(".rk-phases, .rk-at-now")].map((each) => each.outerHTML);
    const shown = { phases: number(bars.join("")) };
    for (const each of document.querySelectorAll(".rk-neighbour"))
      shown[each.dataset.key.replace("neighbour-", "")] = number(each.outerHTML);
    const text = JSON.stringify(shown);
    if (text !== last) sights.push([Date.now() / 1000, shown]);
    last = text;
  };
  new MutationObserver(() => { if (!due) { due = true; requestAnimationFrame(look); } })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
"""


LAST_LOOK = 3_000
"""Milliseconds after the last move until what the pages saw is read."""


@dataclass
class _Seat:
    page: Page
    hands: Mouse
    student: Student
    sight: Sight
    next: float


class RealStudents(threading.Thread):
    """Some students, each at a page of its own in one browser.

    Parameters
    ----------
    url
        The lesson's address, with the class's code.
    names
        What they call themselves.
    seed
        Of their thinking.
    thinks
        Least and most seconds between two things that each does.

    Attributes
    ----------
    sights
        What is noted of each page, by name; complete once the thread has ended.
    joined
        Set when all of them are in the class.
    play
        Set it to let them begin; clear `going` to have them stop.
    """

    def __init__(
        self, url: str, names: list[str], seed: int, thinks: tuple[float, float] = THINKS
    ) -> None:
        super().__init__(daemon=True)
        self.sights = {name: Sight(real=True) for name in names}
        self.joined, self.play, self.over = (threading.Event() for _ in range(3))
        self.fault = ""
        self._url, self._thinks = url, thinks
        self._random = random.Random(seed)  # noqa: S311  # a student's thinking, no secret

    def run(self) -> None:
        """Open the pages, join, play until it is over."""
        try:
            with start_playwright() as playwright:
                path = None if playwright is None else find_browser(playwright)
                if playwright is None or path is None:
                    self.fault = "no browser"
                    return
                browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
                seats = [self._arrive(browser, name) for name in self.sights]
                self.joined.set()
                self.play.wait()
                self._live(seats)
                seats[0].page.wait_for_timeout(LAST_LOOK)
                for seat in seats:
                    for at, shown in seat.page.evaluate("window.reefkitSights"):
                        seat.sight.saw(at, shown)
                browser.close()
        except Exception as error:  # noqa: BLE001  # told in the report
            self.fault = f"{type(error).__name__}: {str(error)[:300]}"
        finally:
            self.joined.set()

    def _arrive(self, browser: Browser, name: str) -> _Seat:
        page = browser.new_context(viewport={"width": 1366, "height": 620}).new_page()
        listen(page)
        page.add_init_script(LOOK)
        page.goto(self._url, timeout=PATIENCE)
        page.locator('[data-key="class-first"]').wait_for(timeout=PATIENCE)
        page.locator('[data-key="class-first"]').fill(name)
        page.locator('[data-key="class-form"] button[type="submit"]').first.click()
        answered(page)
        hands = Mouse(page)
        return _Seat(page, hands, Student(hands), self.sights[name], 0.0)

    def _live(self, seats: list[_Seat]) -> None:
        while not self.over.is_set():
            for seat in seats:
                if time.time() >= seat.next and not self.over.is_set():
                    thinks = self._random.uniform(*self._thinks) if _decide(seat) else LOOKS
                    seat.next = time.time() + thinks
            seats[0].page.wait_for_timeout(50)


def _decide(seat: _Seat) -> bool:
    """Take one decision at a real page; tell whether there was one."""
    page = seat.page
    if not page.locator(".rk-at-controls .rk-root").count():
        return False
    sent = time.time()
    ready = page.locator('.rk-at-controls [data-key="ready"][aria-disabled="true"]').count()
    surprise = page.locator('.rk-at-controls [data-key="surprise"]').count()
    if ready and surprise:
        seat.hands.press("surprise")
    elif not seat.student.decide():
        return False
    pressed = page.evaluate("window.reefkitPressed ?? 0")
    seat.sight.moves.append(Move(max(sent, pressed), time.time()))
    for each in page.locator(".rk-said-refused").all_inner_texts():
        seat.sight.refused.append(each)
    return True
