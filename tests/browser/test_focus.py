"""Pages without a mouse: landmarks, headings and titles, and where the focus is after each press."""

import re
import time
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from reefkit.desk.session import TABS
from tests.browser.hands import Mouse
from tests.browser.lesson import arrive
from tests.browser.test_desk import open_desk
from tests.support.browser import OpenPage, answered, listen
from tests.support.effort import effort
from tests.support.voila import Served

LESSONS = ("reef-survivor", "climate-change", "succession", "blue-expanse", "deep-time")
GAMES = LESSONS[:-1]

STRUCTURE = """() => {
  const wrong = [], seen = (query) => [...document.querySelectorAll(query)].filter((each) => each.checkVisibility());
  const dialog = document.querySelector("dialog[open]");
  const one = (name, found) => found.length !== 1 && wrong.push(`${found.length} ${name}`);
  one("main", seen("main, [role=main]"));
  one("banner", seen("header, [role=banner]").filter((each) => !each.parentElement.closest("main, [role=main], section, article, aside")));
  for (const each of seen("nav")) if (!each.ariaLabel) wrong.push("a nav without a name");
  const headings = seen("h1, h2, h3, h4, h5, h6").filter((each) => !each.closest("dialog"));
  one("h1", headings.filter((each) => each.nodeName === "H1"));
  headings.forEach((each, at) => {
    const [level, before] = [each, headings[at - 1]].map((one) => Number(one?.nodeName[1] ?? 1));
    if (level > before + 1) wrong.push(`h${level} "${each.innerText.slice(0, 30)}" after h${before}`);
  });
  if (!/.+ – Reefkit$/.test(document.title) && document.title !== "Reefkit") wrong.push(`title ${document.title}`);
  return wrong;
}"""
SKIPS = """() => {
  const at = document.activeElement, main = document.querySelector("main, [role=main]");
  const before = document.querySelector(".rk-header, header").compareDocumentPosition(at);
  return main.contains(at) && Boolean(before & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def check_structure(page: Page, place: str) -> None:
    assert page.evaluate(STRUCTURE) == [], place


def check_skip(page: Page, place: str) -> None:
    """Press the skip link, which is the first stop of the page."""
    page.locator(".rk-skip").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(SKIPS)
    page.keyboard.press("Shift+Tab")  # nothing that is pressed lies between the head and here
    assert page.evaluate(
        "!document.querySelector('main, [role=main]').contains(document.activeElement)"
    ), place


@pytest.mark.parametrize(
    "address", ["", "join/", "continue/", "teachers-desk/", "leave/", "nowhere/"]
)
def test_a_page_before_the_labs_has_its_landmarks(open_page: OpenPage, lab: Served, address: str):
    page = open_page(allow="404")
    page.goto(lab.url + address)
    check_structure(page, address)
    page.locator(".rk-skip").press("Enter")
    page.wait_for_function(SKIPS)


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_part_of_a_lesson_has_its_landmarks_and_its_title(
    open_page: OpenPage, lab: Served, lesson: str
):
    page = open_page()
    hands = Mouse(page)
    if lesson in GAMES:
        arrive(page, lab.url, lesson)
        hands.open("quick-start")
        expect(page.locator(".rk-now-sentence")).to_be_focused()
        expect(page).to_have_title(re.compile("your turn – Play – .+ – Reefkit"))
        check_structure(page, "play")
        check_skip(page, "play")
        hands.open("language-es")
        expect(page).to_have_title(re.compile("te toca a ti – Jugar – .+ – Reefkit"))
        hands.open("language-en")
    else:
        listen(page)
        page.goto(f"{lab.url}{lesson}/")
        page.locator(".rk-header").wait_for()
    for key in (
        "tab-before",
        "ask-begin",
        "tab-how",
        "tab-glossary",
        "tab-data",
        "tab-after",
        "tab-play",
    ):
        if not page.locator(f'[data-key="{key}"]').count():
            continue
        hands.open(key)
        page.wait_for_timeout(300)
        check_structure(page, key)
        at = page.evaluate("document.activeElement.nodeName")
        assert at in {"H1", "H2"}, f"after {key} the focus is on {at}"
    check_structure(page, "play again")


# Every press of a page, one after the other: wherever it leads, the focus is on something that is seen.

STOPS = """() => {
  const open = [...document.querySelectorAll("dialog[open]")].pop() ?? document.querySelector(":popover-open");
  const all = (open ?? document).querySelectorAll("button, summary, [role=gridcell], a[data-act], input[type=checkbox], input[type=radio]");
  const away = /^(sign-out|leave|class-leave|match-save|save)|print|language|wall/;
  const rank = (each) => each.closest(".rk-header") ? 1 : 0;
  return [...all].filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled
      && each.getAttribute("aria-disabled") !== "true" && !each.closest("[inert]") && !away.test(each.dataset.act ?? each.dataset.key ?? ""))
    .sort((a, b) => rank(a) - rank(b))
    .map((each, at) => {
      each.dataset.walk = at;
      const name = (each.dataset.act ?? "") + " " + (each.dataset.key ?? each.ariaLabel ?? each.innerText);
      return [String(at), name.replace(/\\d+/g, "").slice(0, 60)];
    });
}"""
LOST = """(pressed) => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "on BODY";
  if (!at.checkVisibility()) return `on ${at.nodeName} ${at.dataset.key}, which is hidden`;
  const act = at.dataset.act ?? "";
  if (/undo/.test(act) && !/undo/.test(pressed)) return `on ${act}`;
  return "";
}"""
MOST_BACKS = 8
SETTLED = 3_000
"""Milliseconds in which a screen has come, with its focus."""
DIALOG = "(document.querySelector('dialog[open]')?.dataset.key ?? '') + document.title"


def walk(page: Page, seconds: float, back: Callable[[], None]) -> tuple[int, list[str]]:
    """Press whatever can be pressed, each kind once a place; return the presses and what was lost."""
    pressed: set[tuple[str, str]] = set()
    wrong: list[str] = []
    end = time.monotonic() + seconds
    count = backs = 0
    while time.monotonic() < end:
        answered(page)
        place = re.sub(r"\d+", "", page.evaluate(DIALOG))
        stops = page.evaluate(STOPS)
        found = next(((at, name) for at, name in stops if (place, name) not in pressed), None)
        if found is None:
            if backs > MOST_BACKS:
                break
            backs += 1
            back()
            continue
        at, name = found
        pressed.add((place, name))
        stop = page.locator(f'[data-walk="{at}"]').first
        box = stop.evaluate(
            "each => { each.focus(); return each.type === 'checkbox' || each.type === 'radio'; }"
        )
        page.keyboard.press("Space" if box else "Enter")
        count += 1
        answered(page)
        if page.evaluate(LOST, name):
            page.wait_for_timeout(SETTLED)
            if lost := page.evaluate(LOST, name):
                wrong.append(f"{place}: after {name} the focus is {lost}")
    return count, wrong


WALK_SECONDS = effort(40, 600)
LEAST_PRESSES = 15


@pytest.mark.parametrize("lesson", GAMES)
def test_no_press_of_a_lesson_loses_the_focus(open_page: OpenPage, lab: Served, lesson: str):
    page = open_page()
    page.add_init_script("window.print = () => {};")
    hands = arrive(page, lab.url, lesson)

    def back() -> None:
        page.keyboard.press("Escape")
        answered(page)
        if page.locator('[data-key="quick-start"]').count():
            hands.open("quick-start")
        elif not page.locator("dialog[open]").count():
            hands.open("tab-play")

    count, wrong = walk(page, WALK_SECONDS, back)
    assert count >= LEAST_PRESSES
    assert not wrong, "\n".join([f"{count} presses", *wrong])


def test_no_press_of_the_desk_loses_the_focus(open_page: OpenPage, lab: Served):
    page, store, _ = open_desk(lab, open_page, "Walked")

    def back() -> None:
        page.keyboard.press("Escape")
        answered(page)
        if not page.locator("dialog[open]").count():
            Mouse(page).open(f"tab-{next(rooms)}")

    rooms = cycle(TABS)
    try:
        count, wrong = walk(page, 2 * WALK_SECONDS, back)
    finally:
        store.close()
    assert count >= LEAST_PRESSES
    assert not wrong, "\n".join([f"{count} presses", *wrong])


# At 400 % of a laptop's window what sticks to an edge hides nothing that has the focus.

HIDDEN = """() => {
  const at = document.activeElement, box = at.getBoundingClientRect();
  if (at === document.body || !at.checkVisibility() || box.width < 2 || at.closest(".rk-unseen")) return "";
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const name = at.dataset.key ?? at.className;
  if (right <= left || bottom <= top) return `${name} is out of the window`;
  for (const part of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(left + (right - left) / 2, top + (bottom - top) * part);
    if (over && (at.contains(over) || over.contains(at) || over.closest("label, .bqplot, svg, canvas"))) return "";
  }
  const over = document.elementFromPoint(left + (right - left) / 2, (top + bottom) / 2);
  return `${name} is under ${over?.className || over?.nodeName}`;
}"""
AT = "document.activeElement.dataset.walked ? true : (document.activeElement.dataset.walked = '1', false)"
MOST_STOPS = 150


def hidden_stops(page: Page) -> tuple[int, list[str]]:
    """Tab once through the page; return the stops, and those that something covers."""
    wrong: list[str] = []
    for count in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate(AT):
            return count, wrong
        if hidden := page.evaluate(HIDDEN):
            wrong.append(hidden)
    raise AssertionError("Tab does not come round")


@pytest.mark.parametrize("lesson", GAMES)
def test_at_400_percent_no_stop_is_hidden(open_page: OpenPage, lab: Served, lesson: str):
    page = open_page(320, 256)
    hands = arrive(page, lab.url, lesson)
    for key in ("", "quick-start", "tab-before", "ask-begin", "tab-data"):
        if key:
            page.locator(f'[data-key="{key}"]').first.evaluate("each => each.click()")
        answered(page)
        page.evaluate("document.activeElement.blur()")
        count, wrong = hidden_stops(page)
        assert not wrong, f"{key}: {len(wrong)} of {count}\n" + "\n".join(wrong)
    assert hands
