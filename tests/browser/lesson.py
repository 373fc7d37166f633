"""The lesson as a class opens it: a walk through its steps, and whether its pages fit."""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Error, Page

from tests.browser.hands import Mouse
from tests.labs.reef.student import Student
from tests.support.browser import answered, listen

# Whether a page fits its window: nothing to scroll, nothing over something else, no text cut.

# What lies over the evidence on purpose: a coach's card, and what was put right of a board.
FITS = """() => {
  const wrong = [];
  const seen = (element) => {
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    return style.visibility !== "hidden" && style.display !== "none" && box.width > 1 && box.height > 1;
  };
  const name = (element) =>
    element.dataset?.key ? `[${element.dataset.key}]` : [...element.classList].join(".") || element.nodeName;
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    wrong.push(`the page is ${scrollWidth} by ${scrollHeight} in a window of ${innerWidth} by ${innerHeight}`);
  for (let up = document.querySelector(".rk-page"); up; up = up.parentElement)
    if (up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(up).overflowY))
      wrong.push(`${name(up)} scrolls: ${up.scrollHeight} in ${up.clientHeight}`);

  const inWindow = (element, what) => {
    const box = element.getBoundingClientRect();
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      wrong.push(`${what} ${name(element)} lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const areas = document.querySelector(".rk-areas");
  const regions = [...areas.children].filter(
    (each) => seen(each) && !/absolute|fixed/.test(getComputedStyle(each).position) &&
      !each.matches(".rk-at-coach, .rk-at-mended, .rk-at-replay") && each.innerText + each.querySelector("canvas,svg")
  );
  for (const each of regions) inWindow(each, "region");
  for (const [index, one] of regions.entries())
    for (const other of regions.slice(index + 1)) {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) wrong.push(`${name(one)} and ${name(other)} overlap by ${wide} by ${high}`);
    }

  const open = [...document.querySelectorAll("dialog[open]")].pop();
  const feet = ".rk-at-controls :is(.rk-foot, .rk-card-foot) button, .rk-at-final .rk-foot button";
  const foot = [...areas.querySelectorAll(feet)];
  for (const button of foot.filter(seen)) {
    inWindow(button, "button");
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!open && !(button.contains(top))) wrong.push(`button ${name(button)} is covered by ${top ? name(top) : "nothing"}`);
  }
  for (const what of [".rk-at-board canvas", ".rk-at-now .rk-now", ".rk-at-evidence .rk-evidence-tabs", ".rk-at-evidence .bqplot"])
    for (const each of areas.querySelectorAll(what))
      if (seen(each) && !each.closest(".rk-aside")) inWindow(each, "part");

  const rows = new Set([...document.querySelectorAll(".rk-groups > li")].map((each) => each.offsetTop));
  if (rows.size > 1) wrong.push(`the phases take ${rows.size} rows`);
  for (const each of areas.querySelectorAll(":is(.rk-at-controls, .rk-at-board), :is(.rk-at-controls, .rk-at-board) *"))
    if (seen(each) && /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
      wrong.push(`${name(each)} scrolls sideways: ${each.scrollWidth} in ${each.clientWidth}`);

  const charts = areas.querySelector(".rk-at-evidence");
  if (charts && seen(charts) && charts.querySelector(":scope .rk-at-charts .bqplot") && charts.scrollHeight > charts.clientHeight + 1 &&
      [...charts.querySelectorAll(".bqplot")].some(seen))
    wrong.push(`the charts scroll: ${charts.scrollHeight} in ${charts.clientHeight}`);

  // Text that does not fit is cut only where an ellipsis says so, or where it can be scrolled.
  for (const element of areas.querySelectorAll("button, b, h1, h2, h3, p, small, span, label, summary, th, td, li, output, legend")) {
    if (!seen(element) || element.closest(".rk-unseen, .rk-aside, svg, .bqplot, [role=grid]") || !element.innerText) continue;
    const style = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    if (cut && style.overflowX === "visible" && element.matches("button")) wrong.push(`${name(element)} spills: ${element.innerText.slice(0, 40)}`);
    if (cut && style.overflowX !== "visible" && style.textOverflow !== "ellipsis" && !/auto|scroll/.test(style.overflowX))
      wrong.push(`${name(element)} is cut: ${element.innerText.slice(0, 40)}`);
    if (/hidden|clip/.test(style.overflowY) && style.webkitLineClamp === "none" && element.scrollHeight > element.clientHeight + 2)
      wrong.push(`${name(element)} is cut below: ${element.innerText.slice(0, 40)}`);
  }
  return wrong;
}"""

# A finger is 44 pixels wide: up, down, left and right of a control's middle it must still hit it.
# A word of the glossary stands in a line of text and has its height (WCAG 2.2, 2.5.8: inline). A tile
# of the ring is told by its kind's button below, which is measured (2.5.5: equivalent).
TARGETS = """() => {
  const wrong = [];
  const controls = ".rk-areas :is(button, a[href], select, summary, input, textarea, [role=gridcell], label.rk-file)";
  const open = document.querySelector("dialog[open]"); // it covers the rest
  for (const element of document.querySelectorAll(controls)) {
    const style = getComputedStyle(element);
    if (open && !open.contains(element)) continue;
    if (style.visibility === "hidden" || element.matches(".rk-term, .rk-ring:has(.rk-ring-kind) .rk-ring-button") || element.closest(".rk-aside, .bqplot, [aria-hidden=true]")) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A label is touched for its field, where that is a box to tick or a file to choose.
    const own = (element.matches("[type=checkbox], [type=radio], [type=file]") && element.closest("label")) || element;
    const box = own.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = (dx, dy) => own.contains(document.elementFromPoint(x + dx, y + dy));
    const wide = box.width >= 43.5 || (hit(-21.5, 0) && hit(21.5, 0));
    const high = box.height >= 43.5 || (hit(0, -21.5) && hit(0, 21.5));
    if (!wide || !high)
      wrong.push(`${element.dataset.key ?? element.className ?? element.nodeName} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  scrollTo(0, 0);
  return wrong;
}"""


BELOW = """(where) => {
  document.querySelectorAll("*").forEach((each) => { if (each.scrollTop) each.scrollTop = 0; });
  return [...document.querySelectorAll(`${where} .rk-button-primary`)]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > innerHeight)
    .map((each) => `${each.dataset.key} lies below the window`);
}"""
REDRAWN = 800
"""Milliseconds in which a board tells its new width and is drawn for it."""


def does_not_fit(page: Page) -> list[str]:
    """List what does not fit the window, once what is drawn again for a new width has been."""
    found: list[str] = page.evaluate(FITS)
    if found:
        page.wait_for_timeout(REDRAWN)
        found = page.evaluate(FITS)
    return found


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TARGETS)
    return found


def below(page: Page, where: str = ".rk-areas") -> list[str]:
    """List the one thing to do where one has to scroll for it, in a part of the page."""
    found: list[str] = page.evaluate(BELOW, where)
    return found


# The lesson as a class opens it: by the door's buttons, then a walk through its steps.

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
    return Station(*page.evaluate(STEP))


ASKED = """() => [document.querySelector(".rk-areas").className.match(/rk-screen-(\\w+)/)?.[1],
  ...[...document.querySelectorAll(".rk-phases [aria-current=step], .rk-at-controls [data-act], .rk-at-window [data-act]")]
    .filter((each) => each.checkVisibility())
    .map((each) => (each.dataset.act ?? each.dataset.key ?? "").replace(/\\d+/g, ""))]"""


def asks(page: Page) -> str:
    """Say what is to do on a page, whatever the round: two pages of one kind say the same."""
    return " ".join(sorted(set(page.evaluate(ASKED))))


def arrive(page: Page, url: str, lesson: str = "reef-survivor") -> Mouse:
    """Open a lesson, and wait for its door."""
    listen(page)
    page.goto(f"{url}{lesson}/")
    page.locator('[data-key="quick-start"]').wait_for()
    return Mouse(page)


def at_the_board(page: Page) -> None:
    """Wait for the board of a match; before a board is chosen it is there, but not yet shown."""
    page.locator(".rk-at-board [role=gridcell]").first.wait_for(state="attached")
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
