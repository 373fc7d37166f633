"""A lesson rehearsed at the desk: ``python -m tools.rehearsal --folder pictures``.

A class of ghosts and two students at real pages go through a plan of ``docs/teachers/plans.md``,
from the join code to the marks, led from the desk as a teacher leads it, and sped up. Each step
says its minutes and keeps the desk, its walls and the two pages. Look at them as a teacher who
leads a class for the first time.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, Protocol

from playwright.sync_api import Browser, Error, Page, ViewportSize, expect

from reefkit.classroom.store import Store
from reefkit.labs.setting import Setting, plain_of
from tests.browser.hands import Mouse, make
from tests.browser.players import ClimatePlayer, ExpansePlayer, SuccessionPlayer
from tests.browser.test_class import Device, decide
from tests.labs.reef.student import Student
from tests.support.browser import PATIENCE, answered, axe, listen
from tests.support.teachers import DESK, make_class
from tests.support.voila import Served, database
from tools.pictures.studio import keep_plain, studio

LAPTOP: ViewportSize = {"width": 1366, "height": 620}
PHONE: ViewportSize = {"width": 390, "height": 844}
PROJECTOR: ViewportSize = {"width": 3840, "height": 2160}
NAMES = {"Ida": LAPTOP, "Jonas": PHONE}
HURRY = 5_000
"""Milliseconds to press what may be gone the next moment."""
PATIENT = 15.0
"""Seconds that the teacher waits for tables that are behind, then goes on without them."""
FEW = 6
"""Questions that a real page answers of a sheet: the others are homework."""


class _Pupil(Protocol):
    def decide(self) -> bool: ...


class _ReefPupil(Device):
    """Somebody who leaves boards and founders to the helper."""

    def __init__(self, hands: Mouse) -> None:
        super().__init__("", hands.page, Student(hands))
        self._quick = hands

    @property
    def hands(self) -> Mouse:
        return self._quick

    def decide(self) -> bool:
        return decide(self)


class Plan(NamedTuple):
    """How a lesson of 60 minutes is set at the desk, and who plays at a real page."""

    setting: Setting
    plays: Callable[[Mouse], _Pupil]


PLANS = {
    "reef": Plan(
        Setting(chance="ocean", options={"rounds": 2}, opens=True, plan="one-lesson"), _ReefPupil
    ),
    "climate": Plan(Setting(game="climate", size=3, options={"rounds": 10}), ClimatePlayer),
    "succession": Plan(Setting(game="succession", options={"rounds": 2}), SuccessionPlayer),
    "expanse": Plan(
        Setting(game="expanse", size=3, options={"dice": 2, "turns": 9}), ExpansePlayer
    ),
}


class Rehearsed:
    """The lesson: its desk, its two real pages, and what it takes.

    Parameters
    ----------
    served, browser
        The labs, and what opens pages.
    plan
        What is played.
    folder
        Where pictures go; none keeps none.
    most
        Seconds after which the teacher ends the match.

    Attributes
    ----------
    minutes
        How long each step took.
    """

    def __init__(
        self, served: Served, browser: Browser, plan: Plan, folder: Path | None, most: float
    ) -> None:
        self.served, self.browser, self.plan = served, browser, plan
        self.folder, self.most = folder, most
        self.minutes: dict[str, float] = {}
        self.store = Store.open(database(served))
        teacher, _ = make_class(served, "Biology 9B", teacher="Ms Okafor", ghost="yes")
        self.row = next(each for each in self.store.classes.all() if each.name == "Biology 9B")
        setting = plain_of(plan.setting)
        self.store.classes.set_control(self.row.id, setting=setting)
        self.desk = self._page(LAPTOP)
        cookies = teacher.cookies.items()
        self.desk.context.add_cookies(
            [{"name": name, "value": value, "url": served.url} for name, value in cookies]
        )
        self.hands = Mouse(self.desk)
        self.pages: dict[str, Page] = {}
        self.pupils: dict[str, _Pupil] = {}
        self._number = 0

    def _page(self, size: ViewportSize) -> Page:
        page = self.browser.new_context(viewport=size).new_page()
        page.set_default_timeout(PATIENCE)
        listen(page)
        return page

    # -- what is kept ----------------------------------------------------------------------------

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Time a step, and keep the desk and both pages at its end."""
        began = time.monotonic()
        yield
        self.minutes[name] = (time.monotonic() - began) / 60
        sys.stdout.write(f"{name}: {self.minutes[name]:.1f} min\n")
        sys.stdout.flush()
        self.keep(name)
        for who, page in self.pages.items():
            self._keep(page, f"{name}-{who.lower()}")

    def keep(self, name: str, size: ViewportSize = LAPTOP) -> None:
        """Look at the desk at a size: it is accessible, and kept."""
        self.desk.set_viewport_size(size)
        self._keep(self.desk, name)
        self.desk.set_viewport_size(LAPTOP)

    def _keep(self, page: Page, name: str) -> None:
        if self.folder is not None:
            self._number += 1
            page.wait_for_timeout(700)
            keep_plain(page, f"{self._number:02}-{name}", self.folder)

    def wall(self, name: str, key: str = "") -> None:
        """Put something on the wall, or let it follow the class, and look at it on a projector."""
        if key:
            self.hands.open(key)
            answered(self.desk)
        with self.desk.expect_popup() as opened:
            self.desk.locator('[data-key="wall-window"]').evaluate("one => one.click()")
        page = opened.value
        page.locator('[data-key="wall-head"]').wait_for()
        page.set_viewport_size(PROJECTOR)
        axe(page)
        self._keep(page, f"{name}-wall")
        page.close()

    # -- the lesson ------------------------------------------------------------------------------

    def tab(self, name: str) -> None:
        """Open a tab of the desk."""
        self.hands.open(f"tab-{name}")
        answered(self.desk)

    def come_in(self) -> None:
        """Open the desk; ghosts come, and two students with the code."""
        self.desk.goto(f"{self.served.url}{DESK}")
        self.desk.locator('[data-key="ghosts-hurry"]').wait_for()
        self.hands.open("ghosts-hurry")
        code = self.row.code.replace(" ", "")
        for name, size in NAMES.items():
            page = self.pages[name] = self._page(size)
            page.goto(f"{self.served.url}join/{code}/")
            page.locator('[data-key="class-first"]').fill(name)
            Mouse(page).open("class-go")
            page.locator('[data-key="class-receipt"]').wait_for()
            self.pupils[name] = self.plan.plays(Mouse(page, HURRY))
        expect(self.desk.locator(".rk-desk-person")).not_to_have_count(0)
        self.wall("join")

    def ask(self, part: str) -> None:
        """Have both pages answer a few questions."""
        for page in self.pages.values():
            hands = Mouse(page)  # it may be on its way to another part
            hands.open(f"tab-{part}")
            if page.locator('[data-key="ask-begin"]').count():
                hands.open("ask-begin")
            for _ in range(FEW):
                answered(page)
                if page.locator('[data-key="ask-send"][aria-disabled="true"]').count():
                    make(page, hands)
                for key in ("ask-send", "ask-next"):
                    if page.locator(f'[data-key="{key}"]:not([aria-disabled="true"])').count():
                        hands.open(key)

    def argue(self) -> None:
        """Open the question that wants an argument, and pin a point of one's own chart to it."""
        page = self.pages["Ida"]
        hands = Mouse(page, HURRY)
        for entry in page.locator('.rk-ask-list [data-act="ask-open"]').all()[::-1]:
            entry.click()
            answered(page)
            if page.locator(".rk-argue").count():
                break
        if page.locator('[data-key^="ask-pins-open"]').count():
            page.locator('[data-key^="ask-pins-open"]').first.click()
            hands.open(str(page.locator(".rk-pins-point").first.get_attribute("data-key")))
            axe(page)
            self._keep(page, "argument-ines")

    def to_tables(self) -> None:
        """Both go to their tables: who is answering when the class is seated is not taken away."""
        for page in self.pages.values():
            page.locator('[data-act="class-go-play"], [data-key="tab-play"]').first.click()
            answered(page)

    def play(self) -> None:
        """Play until all tables are over or the time is up; the desk opens what waits for it."""
        waits = time.monotonic()
        ends, seen = waits + self.most, set[str]()
        while time.monotonic() < ends and not self._is_over():
            for name, pupil in self.pupils.items():
                page = self.pages[name]
                if page.locator(".rk-at-controls .rk-root").count():
                    with suppress(Error):
                        pupil.decide()
            gate = self.desk.locator('[data-key="gate-open"]:not([aria-disabled="true"])')
            without = self.desk.locator('[data-key="gate-without"]')
            waits = waits if without.count() else time.monotonic()
            if without.count() and time.monotonic() > waits + PATIENT:
                with suppress(Error):  # a bot decides for who is not there
                    without.click(timeout=HURRY)
                    self._keep(self.desk, "without")
                    self.desk.locator('[data-act="gate-go-without"]').click(timeout=HURRY)
            elif gate.count() and not without.count():
                kind = gate.first.inner_text()
                if kind not in seen:
                    seen.add(kind)
                    self._keep(self.desk, f"gate-{len(seen)}")
                    if self.desk.locator('[data-key="talk-wall"]').count():
                        self.wall(f"gate-{len(seen)}", "talk-wall")
                with suppress(Error):  # it opens by itself where all are ready
                    gate.first.click(timeout=HURRY)

    def _is_over(self) -> bool:
        return self.desk.locator('[data-key="all-to-after"]').count() > 0

    def open_graph(self) -> None:
        """Open the first question with a graph, where the class was asked one."""
        for line in self.desk.locator('[data-act="assess-item"]').all():
            line.click()
            answered(self.desk)
            if self.desk.locator(".rk-assess-picture").count():
                return

    def mark(self) -> None:
        """Score a text by its rubric, and show points to students."""
        level = self.desk.locator('[data-act="mark-level"]').nth(2)
        self.hands.open(str(level.get_attribute("data-key")))
        self.hands.open("mark-release")
        expect(self.desk.locator('[data-key="mark-release"]')).to_have_attribute(
            "data-what", "hide"
        )

    def lead(self) -> None:
        """Lead the whole lesson."""
        with self.step("come"):
            self.come_in()
        with self.step("before"):
            self.ask("before")
            self.tab("before")
        self.tab("class")
        with self.step("seat"):
            self.hands.open("lesson-seat")
            self.desk.locator('[data-key="seatings"]').wait_for()
            self.to_tables()
        self.tab("play")
        with self.step("play"):
            self.play()
            self.wall("play")
        self.tab("data")
        with self.step("data"):
            self.wall("data", "data-wall-put")
        self.tab("play")
        with self.step("to-after"):
            if self._is_over():
                self.hands.open("all-to-after")
            self.ask("after")
            self.argue()
        with self.step("after"):
            self.tab("after")
        for leaf in ("items", "gain", "texts"):
            if self.desk.locator(f'[data-key="leaf-{leaf}"]').count():
                with self.step(leaf):
                    self.hands.open(f"leaf-{leaf}")
                    if leaf == "items":
                        self.open_graph()
                        self.wall("item", "item-wall")
                    elif leaf == "texts":
                        self.mark()
                    axe(self.desk)
        self.tab("review")
        with self.step("review"):
            axe(self.desk)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=PLANS, default="reef")
    parser.add_argument("--folder", type=Path, default=Path("rehearsal"))
    parser.add_argument(
        "--seconds", type=float, default=900, help="the teacher then ends the match"
    )
    given = parser.parse_args()
    with studio("--network") as (served, browser):
        rehearsed = Rehearsed(served, browser, PLANS[given.game], given.folder, given.seconds)
        rehearsed.lead()
    sys.stdout.write(f"all: {sum(rehearsed.minutes.values()):.1f} min\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
