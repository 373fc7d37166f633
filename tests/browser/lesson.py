"""The lesson as a class opens it: by the door's buttons, then a walk through its steps."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Error, Page

from tests.browser.hands import Mouse
from tests.labs.reef.student import Student
from tests.support.conversation import PATIENCE, answered, listen

OpenPage = Callable[..., Page]
MOST_DECISIONS = 600
STEP = """() => {
  const step = document.querySelector(".rk-phases [aria-current=step]");
  const parts = [...document.querySelectorAll(".rk-at-controls .rk-root > *")];
  return [
    document.querySelector(".rk-areas").className.match(/rk-screen-(\\w+)/)?.[1] ?? "",
    document.querySelector(".rk-round b")?.textContent ?? "",
    step?.dataset.key ?? "",
    parts.map((each) => each.dataset.key ?? each.className).join(" "),
  ];
}"""


@dataclass(frozen=True)
class Station:
    """Where a student stands: the page's arrangement, the round, the step and its controls."""

    screen: str
    round: str
    step: str
    controls: str


def station(page: Page) -> Station:
    """Read where the student stands."""
    return Station(*page.evaluate(STEP))


def arrive(page: Page, url: str, lesson: str = "reef-survivor") -> Mouse:
    """Open a lesson, and wait for its door."""
    listen(page)
    page.goto(f"{url}{lesson}/")
    page.locator('[data-key="quick-start"]').wait_for(timeout=PATIENCE)
    return Mouse(page)


def at_the_board(page: Page) -> None:
    """Wait for the board of a match; before a board is chosen it is there, but not yet shown."""
    page.locator(".rk-at-board [role=gridcell]").first.wait_for(state="attached", timeout=PATIENCE)
    answered(page)


def quick_start(page: Page, url: str) -> Mouse:
    """Open the lesson, and begin with all chosen."""
    hands = arrive(page, url)
    hands.open("quick-start")
    at_the_board(page)
    return hands


def new_match(
    page: Page, url: str, seed: int, people: int = 1, **options: bool | int | str
) -> Mouse:
    """Open the lesson, and begin a match that is known: its seed, its people, its options.

    Parameters
    ----------
    page, url
        The page, and the address of the lab.
    seed
        What chance is drawn from.
    people
        How many of the seats are no bots: the first ones.
    options
        Options of the match: a switch as a truth value, anything else as its value.
    """
    hands = arrive(page, url)
    set_up(page, hands, seed, people, **options)
    at_the_board(page)
    return hands


def set_up(
    page: Page, hands: Mouse, seed: int, people: int = 1, **options: bool | int | str
) -> None:
    """Begin a match at the door of any lesson; see `new_match`."""
    hands.open("door-new")
    page.locator('[data-key="teachers"] > summary').click()
    page.locator('[data-key="set-seed"]').fill(str(seed))
    page.locator('[data-key="set-seed"]').press("Tab")
    for seat in range(1, people):
        page.locator(f'[data-key="kind-{seat}"]').select_option("person")
        answered(page)
    for name, value in options.items():
        control = page.locator(f'[data-key="set-{name}"]')
        if isinstance(value, bool):
            control.set_checked(value)
        elif control.evaluate("each => each.nodeName") == "SELECT":
            control.select_option(str(value))
        else:
            control.fill(str(value))
            control.press("Tab")
        answered(page)
    hands.open("new-begin")
    answered(page)


def decide(page: Page, hands: Mouse, student: Student) -> None:
    """Take one decision, or wait for others to; a page that is stuck is shown with what led there."""
    before = hands.look()
    try:
        if not student.decide():
            hands.wait_for_change(before)
    except (Error, AssertionError) as error:
        picture = Path(tempfile.mkdtemp(prefix="reefkit-page-")) / "stuck.png"
        page.screenshot(path=picture)
        raise AssertionError(
            f"stuck at {station(page)} after {student.did[-12:]}; see {picture}"
        ) from error


def walk(page: Page, hands: Mouse, until: Callable[[Station], bool]) -> Iterator[Station]:
    """Play what the page asks, and stop at every place before it is decided on.

    Parameters
    ----------
    page, hands
        The page, and how it is touched.
    until
        What ends the walk.
    """
    student = Student(hands)
    for _ in range(MOST_DECISIONS):
        answered(page)
        here = station(page)
        yield here
        if until(here):
            return
        decide(page, hands, student)
    raise AssertionError(f"no end after {len(student.did)} decisions: {student.did[-12:]}")
