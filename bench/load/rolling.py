"""A class plays on while its servers, one after the other, are killed, drained, and started again."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.error import URLError

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from bench.load.lesson import Held
from bench.load.several import DRAINED, KILLED, PATIENCE, Servers
from bench.load.sight import Sight
from bench.load.student import LOOKS, WireStudent
from bench.load.wire import Wire
from tests.browser.hands import Mouse
from tests.labs.reef.student import Student
from tests.support.browser import answered, listen

ASKED = ('data-key="class-first"', 'data-key="class-code"', 'data-key="code-enter"')
"""What stands on a page that asks who somebody is."""
CONTROLS = ".rk-at-controls .rk-root"
MARK = """() => {
  window.reefkitSame = true;
  const root = document.documentElement;
  const look = () => { if (root.dataset.rkLab === "moving") sessionStorage.setItem("told", Date.now()); };
  new MutationObserver(look).observe(root, { attributes: true });
}"""
"""Has a page know whether it was loaded anew, and when it was told to move."""
GONE = (ConnectionError, TimeoutError, URLError, OSError)


@dataclass
class Moves:
    """What became of pages whose server ended."""

    strike: float = 0.0  #: When a server was ended last.
    way: str = ""
    #: Seconds from there until a page was open again, by the way in which its server ended.
    back: dict[str, list[float]] = field(default_factory=lambda: {KILLED: [], DRAINED: []})
    asked: list[str] = field(default_factory=list)  #: Who was asked for a code or a name.

    def is_back(self, name: str, wire: Wire) -> None:
        """Note that a page without a browser is open again."""
        self.back[self.way].append(time.monotonic() - self.strike)
        shown = [str(state.get("html", "")) for state in list(wire.states.values())]
        if any(each in html for html in shown for each in ASKED):
            self.asked.append(name)


class Mover(WireStudent):
    """A student whose page opens anew, as our own pages do, when its server has ended."""

    moves: Moves
    url: str

    def run(self) -> None:
        """Play until the lesson is over, at whichever server."""
        pause = 0.0
        while not self._over.wait(pause):
            try:
                is_gone = bool(self.wire.closed)
                if not is_gone:
                    pause = self._random.uniform(*self._thinks) if self.decide() else LOOKS
            except GONE:
                is_gone = True
            except Exception as error:  # noqa: BLE001  # told in the report
                self.fault = f"{type(error).__name__}: {error}"
                return
            if is_gone and not self._come_back():
                return

    def _come_back(self) -> bool:
        """Open the page anew with the browser's cookies, as soon as that is possible."""
        until = time.monotonic() + PATIENCE
        self._over.wait(self._random.uniform(0, 2))
        while time.monotonic() < until and not self._over.is_set():
            try:
                wire = Wire(self.url, self.wire.cookies, PATIENCE).open()
                wire.region("controls")
            except (*GONE, KeyError, RuntimeError) as error:
                self.fault = f"not back: {type(error).__name__}: {error}"
                self._over.wait(LOOKS)
                continue
            self.fault = ""
            self.wire = self.student.hands.wire = wire  # type: ignore[attr-defined]
            wire.on_change(self._look)
            self._look(time.time(), "now")
            self.moves.is_back(self.name, wire)
            return True
        return self._over.is_set()


class RealPages:
    """Students at real pages, who play whenever they are told to; a lesson takes them for its own.

    `pages`: By name.
    """

    def __init__(self, pages: dict[str, Page]) -> None:
        self.pages = pages
        self.sights = {name: Sight(real=True) for name in pages}
        self.students = {name: Student(Mouse(page, 3_000)) for name, page in pages.items()}
        self.joined, self.play, self.over = (threading.Event() for _ in range(3))
        self.url = self.fault = ""

    def start(self) -> None:
        """Open the pages, and join."""
        for name, page in self.pages.items():
            listen(page)
            page.goto(self.url)
            page.locator('[data-key="class-first"]').fill(name)
            page.locator('[data-key="class-form"] button[type="submit"]').first.click()
            answered(page)
        self.joined.set()

    def join(self, _: float) -> None:
        """Leave the pages as they are."""

    def act(self) -> int:
        """Have everybody take a decision; give how many there were."""
        taken = 0
        for name, page in self.pages.items():
            with suppress(PlaywrightError, AssertionError):  # somebody else's move came first
                taken += bool(page.locator(CONTROLS).count()) and self.students[name].decide()
        return taken

    def mark(self) -> None:
        """Mark the pages as they are loaded."""
        for page in self.pages.values():
            page.evaluate(MARK)

    def at(self, port: int) -> list[str]:
        """Name those whose page is at a server."""
        return [name for name, page in self.pages.items() if server_of(page) == str(port)]


def server_of(page: Page) -> str:
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    return cookies["reefkit-server"]


class Rolling(Held):
    """A lesson whose servers are ended and started again under play."""

    student = Mover
    moves: Moves

    def seat(self) -> None:
        """Seat the class; pages know where to come back to, and who is asked for a code is noted."""
        super().seat()
        for name, student in self.students.items():
            assert isinstance(student, Mover)
            student.name, student.moves, student.url = name, self.moves, self.url

    def roll(
        self,
        servers: Servers,
        way: str,
        struck: Callable[[int], None],
        before: Callable[[], object],
    ) -> None:
        """End each server in one way, and start it again.

        `before`, `struck`: called before a server is ended, and with it before it is started again.
        """
        for port in servers.ports:
            before()
            self.moves.way = way
            self.moves.strike = servers.end(port, way)
            struck(port)
            code = servers.wait(port)
            assert code == (-signal.SIGKILL if way == KILLED else 0), servers.served(port).log
            servers.start(port)
            self.say(f"{way} and started again: {port}")


@contextmanager
def started(held: Held) -> Iterator[None]:
    """Have the students play while the context lasts."""
    for student in held.students.values():
        student.start()
    try:
        yield
    finally:
        held.leave()
