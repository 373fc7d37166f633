"""The teacher's desk in a browser: every tab and dialog, the wall, the class as data."""

import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store
from reefkit.desk.class_report import MOST_SENTENCES
from reefkit.desk.item_analysis import assessed_of
from reefkit.desk.session import TABS
from reefkit.health import CHECKS
from reefkit.labs.lesson.content import teaching
from reefkit.text import catalogue, message
from reefkit.widgets.templates import stylesheet
from tests.browser.hands import Mouse
from tests.desk.pupils import ABILITY, PUPILS, a_class, played, whole_class
from tests.desk.test_assessment import AtDesk
from tests.desk.test_wall import until_foreseen
from tests.support.browser import OpenPage, answered, axe, axe_at_length, listen
from tests.support.effort import at_length
from tests.support.teachers import DESK, make_class, opened_wall
from tests.support.voila import Served, VoilaPage, database

# The teacher's desk in a browser: by keyboard and mouse, with every tab, dialog and wall audited.

NAMES = [f"Pupil {number}" for number in range(1, 27)]
FILLED = """() => {
  const area = (all) => [...all].map((each) => each.getBoundingClientRect()).reduce((sum, { width, height }) => sum + width * height, 0);
  return area(document.querySelectorAll(".rk-desk-board > svg")) / area(document.querySelectorAll(".rk-desk-boards"));
}"""
OVER = "() => document.documentElement.scrollHeight - innerHeight"
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def open_desk(
    lab: Served, open_page: OpenPage, name: str = "Desk class"
) -> tuple[Page, Store, str]:
    """Sign in to a new class of 26 whose pages are open."""
    teacher, _ = make_class(lab, name)
    store = Store.open(database(lab))
    row = next(each for each in store.classes.all() if each.name == name)
    for label in NAMES:
        person = store.people.create(label).id
        store.classes.join(row.id, person, label)
        store.classes.seen(row.id, person, {"part": "before"})
    page = open_page()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": lab.url} for name, value in teacher.cookies.items()]
    )
    listen(page)
    page.goto(f"{lab.url}{DESK}")
    page.locator('[data-key="people"] .rk-desk-person').first.wait_for()
    return page, store, row.id


def closed(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def choose_quick(page: Page) -> None:
    """Open the settings by keyboard: the dialog takes the focus, and Escape gives it back."""
    page.locator('[data-key="settings-open"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.locator('[data-key="choose-way-founded"]').check()
    answered(page)
    axe_at_length(page)
    closed(page)
    assert page.evaluate("() => document.activeElement.dataset.key") == "settings-open"


def check_the_server(page: Page) -> None:
    """Have the desk check the machine; the real checks of a server that runs."""
    Mouse(page).open("health-look")
    expect(page.locator('[data-key="health-again"]')).to_be_visible()
    for name in CHECKS:
        expect(page.locator(f'[data-key="health-{name}"]')).to_have_count(1)
    for name in ("storage", "lasting", "address", "clock"):
        expect(page.locator(f'[data-key="health-{name}"]')).to_have_class(re.compile("health-fine"))
    axe_at_length(page)
    closed(page)


def seat_everybody(page: Page, store: Store, class_id: str) -> None:
    """Seat the class by one press; a newcomer is named as they come, and seated by another."""
    page.locator('[data-key="lesson-seat"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rk-desk-seating")).to_have_count(7)
    assert len([row for row in store.classes.tables(class_id) if not row.closed]) == 7
    late = store.people.create("Latecomer").id
    store.classes.join(class_id, late, "Latecomer")
    store.classes.seen(class_id, late, {"part": "play"})
    expect(page.locator('[data-key="late"]')).to_contain_text("Latecomer")
    page.locator(f'[data-key="person-{late}"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("Latecomer")
    axe_at_length(page)
    closed(page)
    Mouse(page).open("lesson-newcomers")
    expect(page.locator('[data-key="late"]')).to_have_count(0)


def watch_the_wall(page: Page, store: Store, class_id: str) -> None:
    """Seven tables stand in the window, live; dialogs, the wall alone, and the pause."""
    hands = Mouse(page)
    hands.open("tab-play")
    expect(page.locator(".rk-desk-table")).to_have_count(7)
    assert reach(page) <= 620
    table = next(row for row in store.classes.tables(class_id) if row.number == 1)
    store.classes.set_away(table.id, range(4))
    card = page.locator(".rk-desk-table").first
    expect(card).not_to_contain_text("Playing")
    for key in ("wall-waiting", "all-message"):
        hands.open(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        axe_at_length(page)
        closed(page)
    hands.open("all-pause")
    expect(page.locator('[data-key="paused"]')).to_be_visible()
    assert store.classes.control(class_id).paused
    hands.open("go-on")


def test_a_wall_in_a_second_window_follows_the_desk(open_page: OpenPage, lab: Served):
    """It has no control and no name, shows all tables at once, and does what the desk says."""
    desk, _, _ = open_desk(lab, open_page, "Walled class")
    wall = opened_wall(desk)
    expect(wall.locator(".rk-desk-big-code")).to_be_visible()
    desk.locator('[data-key="lesson-seat"]').click()
    expect(wall.locator(".rk-desk-table")).to_have_count(7)
    assert wall.locator(".rk-wall :is(button, a, input, select, [data-act])").count() == 0
    assert "Pupil" not in wall.content()
    for width in (1024, 1920, 3840):
        wall.set_viewport_size({"width": width, "height": width * 9 // 16})
        wall.wait_for_function(f"({FILLED})() >= 0.4")  # of the room for boards
        assert wall.evaluate(OVER) <= 0, width
        axe(wall)
    desk.locator('[data-key="tab-play"]').click()
    desk.locator('[data-key="all-pause"]').click()
    expect(wall.locator('[data-key="wall-paused"]')).to_be_visible()
    desk.locator('[data-key="go-on"]').click()
    expect(wall.locator('[data-key="wall-paused"]')).to_have_count(0)
    desk.locator('[data-key="wall"]').click()
    desk.locator('[data-key="wall-put-join"]').click()
    desk.keyboard.press("Escape")  # the choices stay open until then
    expect(wall.locator(".rk-desk-big-code")).to_be_visible()
    axe(wall)
    wall.reload()
    expect(wall.locator(".rk-desk-big-code")).to_be_visible()
    desk.set_viewport_size({"width": 390, "height": 844})  # a phone as the desk
    desk.locator('[data-key="wall"]').click()
    desk.locator('[data-key="wall-follow"]').click()
    expect(wall.locator(".rk-desk-table")).to_have_count(7)
    desk.keyboard.press("Escape")
    assert desk.evaluate(SIDEWAYS) <= 0
    for key in ("all-pause", "all-message", "wall-waiting"):
        desk.locator(f'[data-key="{key}"]').scroll_into_view_if_needed()
        expect(desk.locator(f'[data-key="{key}"]')).to_be_in_viewport(ratio=1)


def reach(page: Page) -> float:
    """Return how far down the last table reaches."""
    last = page.locator(".rk-desk-table").last.bounding_box()
    assert last is not None
    return last["y"] + last["height"]


def go_to_another_class_and_back(page: Page) -> None:
    """Make a class beside this one, which is empty, and come back by the list."""
    hands, name = Mouse(page), page.locator('[data-key="classes-open"]')
    hands.open("classes-open")
    expect(page.locator("dialog[open]")).to_contain_text("Desk class")
    axe_at_length(page)
    page.locator('[data-key="make-name"]').fill("Desk 8b")
    page.keyboard.press("Enter")
    expect(name).to_contain_text("Desk 8b")
    expect(page.locator(".rk-desk-person")).to_have_count(0)
    hands.open("classes-open")
    page.locator('[data-act="classes-go"]').click()
    expect(name).to_contain_text("Desk class")
    expect(page.locator(".rk-desk-person")).to_have_count(len(NAMES))


@pytest.mark.smoke
def test_a_teacher_runs_a_class_from_the_desk(open_page: OpenPage, lab: Served):
    page, store, class_id = open_desk(lab, open_page)
    warned: list[str] = []
    page.on("console", lambda said: warned.append(said.text) if said.type == "warning" else None)
    assert page.locator(".rk-desk-person").count() == len(NAMES)
    go_to_another_class_and_back(page)
    check_the_server(page)
    choose_quick(page)
    seat_everybody(page, store, class_id)
    watch_the_wall(page, store, class_id)
    for tab in TABS:
        Mouse(page).open(f"tab-{tab}")
        expect(page.locator(".rk-desk")).to_have_class(re.compile(f"rk-tab-{tab}"))
        assert page.evaluate(SIDEWAYS) <= 0, tab
        assert page.locator(".rk-desk-table").first.is_visible() == (tab == "play")
        page.evaluate(UNFOLD)
        (axe if tab in {"play", "after"} else axe_at_length)(page)
    page.reload()  # a new kernel: the tab is where it was
    expect(page.locator('[data-key="tab-exports"]')).to_have_attribute("aria-current", "page")
    assert warned == []


# What is talked about, on the wall of a laptop: with the longest event it has five rows of fates.
STYLED = "<style>body {{ margin: 0; }} {}</style><main class='rk-page'><div class='rk-desk rk-wall rk-wall-talk' style='display: grid'>{}</div></main>"
LONGEST = """([title, what]) => {
  const event = document.querySelector(".rk-desk-event"), fates = document.querySelector(".rk-desk-fates");
  event.querySelector("h2").textContent = title;
  event.querySelector("p").textContent = what;
  while (fates.children.length < 5) fates.append(fates.lastElementChild.cloneNode(true));
  return innerHeight - event.getBoundingClientRect().bottom;
}"""


def as_panels(wall: BeautifulSoup) -> str:
    """Lay the regions of a wall as its page does."""
    head, stage = wall.select_one(".rk-wall-head"), wall.select_one("section")
    return f"<div class='rk-panel'><div class='rk-root'>{head}</div></div><div class='rk-panel rk-at-wall-stage'><div class='rk-root'>{stage}</div></div>"


@pytest.mark.parametrize("locale", ["en", "es"])
def test_what_really_happened_stands_whole_on_the_wall(
    open_page: OpenPage, tmp_path: Path, locale: str
):
    teacher, say = until_foreseen(tmp_path, locale), catalogue(locale)
    teacher.press("desk-talk", "talk-wall")
    events = [id_ for id_, event in teaching("reef").event.items() if event.cards]
    told = [
        [say.render(message(f"teach-event-{id_}{each}")) for each in ("", ".what")]
        for id_ in events
    ]
    page = open_page(1366)
    page.set_content(STYLED.format(stylesheet(), as_panels(teacher.wall())))
    for height in (689, 620):
        page.set_viewport_size({"width": 1366, "height": height})
        page.evaluate("document.fonts.ready.then(() => true)")
        assert page.evaluate(LONGEST, max(told, key=lambda each: len("".join(each)))) >= 20, height


MANY = """() => {
  const add = (parent, most) => { while (parent.children.length < most) parent.insertBefore(parent.children[3].cloneNode(true), parent.lastElementChild); };
  document.querySelectorAll(".rk-grid tr").forEach((row) => add(row, 43));
  add(document.querySelector(".rk-grid tbody"), 27);
}"""
CUT = """() => {
  const grid = document.querySelector(".rk-assess-grid"), table = grid.querySelector("table");
  const high = getComputedStyle(grid).overflowY === "visible" ? 0 : grid.scrollHeight - grid.clientHeight;
  return [Math.max(0, table.getBoundingClientRect().right - innerWidth, grid.scrollWidth - grid.clientWidth), high];
}"""
PAPER = {"width": 718, "height": 1047}
"""A4 within the margins of a browser, in pixels."""


def laid(page: Page, html: str, classes: str = "") -> None:
    page.set_content(
        f"<style>body {{ margin: 0; }} {stylesheet()}</style>"
        f"<main class='rk-page {classes}'><div class='rk-panel'><div class='rk-root'>{html}</div></div></main>"
    )


def test_progress_shows_all_of_forty_questions_and_prints_every_row(
    open_page: OpenPage, tmp_path: Path
):
    at = AtDesk(whole_class(tmp_path, tuple(ABILITY)))
    page = open_page(1440, 900)
    laid(page, str(at.open("after", "progress")))
    page.evaluate(MANY)
    wide, high = page.evaluate(CUT)
    assert wide <= 1
    assert high > 0  # on the screen the rows scroll
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == [0, 0]


def test_on_a_phone_the_open_text_stands_before_the_list(open_page: OpenPage, tmp_path: Path):
    at = AtDesk(whole_class(tmp_path, tuple(ABILITY)))
    page = open_page(390, 844)
    laid(page, str(at.open("after", "texts")))
    card, students = (
        page.locator(each).bounding_box() for each in (".rk-text-open", ".rk-texts-list")
    )
    assert 0 <= card["y"] < 844 / 2
    assert students["y"] > card["y"] + card["height"]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_report_fits_one_page_with_its_longest_sentences(
    open_page: OpenPage, tmp_path: Path, locale: str
):
    at = AtDesk(whole_class(tmp_path, tuple(ABILITY)), locale)
    answers = assessed_of(at.session.scene()).texts("after")[0].answers[:MOST_SENTENCES]
    for number, each in enumerate(answers):
        school, row, text = at.school, each.row, f"{number} " + "Corals lived in calm water. " * 20
        school.store.work.answer(
            row.person, "reef", row.sheet, row.question, {"text": text}, match=row.match
        )
    ids = [each.row.answer for each in assessed_of(at.session.scene()).texts("after")[0].answers]
    for id_ in ids[:MOST_SENTENCES]:
        at.done("report-sentence", answer=id_, checked=True)
    report = at.open("after", "report").select_one('[data-key="class-report"]')
    page = open_page(**PAPER)
    page.emulate_media(media="print")
    laid(page, str(report), "rk-print-sheet")
    assert page.locator(".rk-report-said").count() == MOST_SENTENCES
    assert page.evaluate(SIDEWAYS) <= 0
    assert 500 < page.locator(".rk-report").bounding_box()["height"] <= PAPER["height"]


# The class as data and looking back, in a browser: by keyboard, without eyes.

DESK_DATA = """
from reefkit.classroom.store import Store
from reefkit.desk.page import Desk
desk = Desk(Store.open({place!r}), {klass!r})
desk"""
VIEWS = ("board", "strategy", "scores", "ocean")


def key(name: str) -> str:
    return f'[data-key="{name}"]'


def press(page: Page, name: str) -> None:
    page.locator(key(name)).focus()
    page.keyboard.press("Enter")


def opened(page: Page, folder: Path, voila_page: VoilaPage) -> None:
    """Open the desk of a class of two tables that have played."""
    matches = [played(PUPILS[0:3], 51), played(PUPILS[3:6], 52)]
    klass = a_class(folder, matches).session.class_id
    page.goto(voila_page([DESK_DATA.format(place=str(folder / "class.sqlite"), klass=klass)]))
    page.locator(key("tab-data")).wait_for()


@at_length
def test_data_and_review_by_keyboard(open_page: OpenPage, voila_page: VoilaPage, tmp_path: Path):
    page = open_page()
    opened(page, tmp_path, voila_page)
    press(page, "tab-data")
    expect(page.locator(key("data-chart-ocean"))).to_be_visible()
    assert page.evaluate(OVER) <= 0  # the whole chart fits a school laptop
    for view in VIEWS:
        press(page, f"data-view-{view}")
        expect(page.locator(key(f"data-chart-{view}"))).to_be_visible()
        axe(page)
    look_back(page)


def look_back(page: Page) -> None:
    """Move through a match by the arrow keys, set two reefs side by side, and play one back."""
    press(page, "tab-review")
    slider = page.locator(key("review-slider-left"))
    expect(slider).to_be_visible()
    before = page.locator(key("review-board-left")).inner_html()
    last = int(slider.get_attribute("max") or 0)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(page.locator(key("review-moment-left"))).to_contain_text("Set-up")
    assert page.locator(key("review-board-left")).inner_html() != before
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    press(page, "review-two")
    expect(page.locator(key("review-right"))).to_be_visible()
    press(page, "review-survey-2")
    for side in ("left", "right"):
        moment = page.locator(key(f"review-moment-{side}"))
        expect(moment).to_contain_text("Round 2")
    assert page.evaluate(OVER) <= 0
    axe(page)
    press(page, "review-play-left")
    expect(slider).to_have_value(str(last))
