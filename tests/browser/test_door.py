"""The pages to start from: door, codes, continue, desk, and the word that a server asks for."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store
from reefkit.labs.setting import Setting, plain_of
from reefkit.serve.page_language import DOOR
from reefkit.serve.visitors import visitor_key
from reefkit.text.languages import spoken, usual
from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, at_the_board
from tests.browser.test_lasting import board_of
from tests.support.browser import OpenPage, answered, axe, listen
from tests.support.effort import at_length
from tests.support.teachers import DESK, Browser, make_class, opened_wall, set_up_code
from tests.support.voila import Served, command, database, serving

# The pages to start from, as a student and a teacher use them: door, codes, continue, desk.

READY = "html[data-rk-open]"
SCREENS = [(1366, 620), (1180, 820), (820, 1180), (360, 740)]
SMALL = """() => [...document.querySelectorAll("a, button, input, summary")]
  .filter((each) => each.checkVisibility() && !each.closest(".rk-skip"))
  .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
  .filter(([each, box]) => box.height < 44 && !each.closest("h2"))
  .map(([each]) => each.outerHTML.slice(0, 100))"""
"""What a finger cannot well hit; a lab's link lies over its whole card."""


def check_fits(page: Page, width: int, height: int) -> None:
    """Check that nothing stands beside the window, nor, on a laptop, below it."""
    page.wait_for_load_state()  # a link's page may be there before its styles
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.evaluate(SMALL) == []
    if width > 1200:
        assert page.evaluate("document.documentElement.scrollHeight") == height


@pytest.mark.parametrize("density", [1, pytest.param(2, marks=at_length)])
def test_the_door_leads_to_the_lab(open_page: OpenPage, lab: Served, density: int):
    page = open_page(density=density)
    page.goto(lab.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Find out who lived")
    axe(page)
    page.get_by_role("link", name="Reef Survivor").click()
    expect(page).to_have_url(f"{lab.url}reef-survivor/")
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator('[data-ready="yes"]').first).to_be_visible()
    expect(page.locator("#rk-loading")).to_have_count(0)
    assert page.title().endswith("Reef Survivor – Reefkit")


def test_the_door_fits_every_screen_and_says_what_labs_are(open_page: OpenPage, lab: Served):
    for width, height in SCREENS:
        page = open_page(width, height, touch=width < 1200)
        page.goto(lab.url)
        check_fits(page, width, height)
        for name, told in [
            ("Reef Survivor", "from 10 years · 1 to 2 hours"),
            ("Succession", "from 7 years · 45 to 90 minutes"),
        ]:
            card = page.get_by_role("listitem").filter(has_text=name)
            expect(card).to_contain_text(told)
            # A touch anywhere on the card opens it.
            box = card.bounding_box()
            assert box is not None
            at = "([x, y]) => document.elementFromPoint(x, y).closest('a')?.textContent"
            card.scroll_into_view_if_needed()
            box = card.bounding_box()
            assert box is not None
            assert page.evaluate(at, [box["x"] + 20, box["y"] + box["height"] - 8]) == name


def test_the_door_fits_a_laptop_in_every_language(open_page: OpenPage, lab: Served):
    page = open_page()
    for locale in spoken(DOOR):
        page.goto(f"{lab.url}?language={locale}")
        expect(page.locator("html")).to_have_attribute("lang", usual(locale))
        check_fits(page, 1366, 620)


def test_the_keyboard_finds_everything_on_the_door(browser_page: Page, lab: Served):
    browser_page.goto(lab.url)
    found = []
    for _ in range(9):
        browser_page.keyboard.press("Tab")
        found.append(browser_page.evaluate("document.activeElement.innerText || '#'").strip())
    first = ["Go to the labs", "Español", "Simple words", "For teachers", "#", "Join a class"]
    assert found[:8] == [*first, "I have my own code", "Reef Survivor"]
    browser_page.get_by_role("link", name="Go to the labs").focus()
    browser_page.keyboard.press("Enter")
    expect(browser_page.locator("nav#labs")).to_be_focused()


def test_a_visitor_continues_and_a_code_continues_elsewhere(open_page: OpenPage, lab: Served):
    page = open_page()
    hands = arrive(page, lab.url)
    hands.open("quick-start")
    at_the_board(page)
    before = board_of(page)
    page.goto(lab.url)
    go_on = page.get_by_role("link", name=re.compile("Reef Survivor round 1 of 4 saved"))
    check_fits(page, 1366, 620)
    axe(page)
    for _ in range(5):  # after what skips, language, words and what is for teachers it is the first
        page.keyboard.press("Tab")
    expect(go_on).to_be_focused()
    page.keyboard.press("Enter")
    at_the_board(page)
    assert board_of(page) == before
    page.goto(f"{lab.url}leave/")
    axe(page)
    code = page.locator(".rk-way-letters").inner_text()
    page.get_by_role("button", name="Leave this device").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Grow a reef")
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    page.get_by_role("textbox").fill(code.lower())  # the field at hand takes it, too
    page.keyboard.press("Enter")
    at_the_board(page)
    expect(page.get_by_text("You carry on as")).to_be_visible()
    assert board_of(page) == before
    assert kept_in(page, code) == []


def kept_in(page: Page, code: str) -> list[str]:
    """List the addresses of the browser's history that hold a code, in whatever letters."""
    history = page.context.new_cdp_session(page).send("Page.getNavigationHistory")
    told = [each["url"] + each["userTypedURL"] for each in history["entries"]]
    assert len(told) > 1
    plain = code.replace("-", "").lower()
    return [each for each in told if plain in each.replace("-", "").lower()]


def test_at_a_shared_computer_a_code_opens_the_page_of_its_own_person(
    open_page: OpenPage, lab: Served
):
    store = Store.open(database(lab))
    page = open_page()
    listen(page)
    page.goto(f"{lab.url}succession/")  # the browser gets its cookie
    (cookie,) = (each for each in page.context.cookies() if each["name"] == "reefkit-visitor")
    device = visitor_key(cookie["value"].partition(".")[0])
    for name in ("Ana", "Ben"):
        store.people.create(name, visitor=device)
    person = store.people.create("Cleo")
    page.goto(f"{lab.url}continue/")
    page.get_by_role("textbox").fill(person.code)
    page.keyboard.press("Enter")
    expect(page.locator(READY)).to_be_attached()
    page.locator('[data-key="tab-before"]').click()
    expect(page.locator('[data-key="answering"]')).to_contain_text("Cleo")
    assert kept_in(page, person.code) == []
    assert [each.name for each in store.devices.people_of(device)] == ["Ana", "Ben", "Cleo"]
    # Who comes later is asked: the code opened one page.
    page.reload()
    page.locator('[data-key="tab-before"]').click()
    asks = page.get_by_role("heading", name="Who is answering?")
    expect(asks).to_be_visible()


def test_a_code_that_is_shown_leads_into_the_lesson_of_the_class(open_page: OpenPage, lab: Served):
    make_class(lab, "Tide pool")
    store = Store.open(database(lab))
    row = next(each for each in store.classes.all() if each.name == "Tide pool")
    store.classes.set_control(row.id, setting=plain_of(Setting(game="succession")))
    page = open_page(820, 1180, touch=True, allow="400")
    page.goto(lab.url)
    page.get_by_label("Is your teacher showing a code?").fill("aaaa 222")
    page.get_by_role("button", name="Join a class").click()
    expect(page.get_by_role("alert")).to_contain_text("No class has this code")
    check_fits(page, 820, 1180)
    axe(page)
    field = page.get_by_label("Join code")
    expect(field).to_have_value("AAAA 222")
    expect(field).to_be_focused()
    field.fill(row.code.lower())
    listen(page)
    page.get_by_role("button", name="Join").click()
    page.locator('[data-key="class-first"]').fill("Ana")
    assert "/succession/" in page.url
    Mouse(page).open("class-go")
    expect(page.locator('[data-key="class-receipt"]')).to_be_visible()
    answered(page)
    page.goto(lab.url)
    expect(page.get_by_role("link", name=re.compile("Succession with Tide pool"))).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(1366, 620), pytest.param(360, 740, marks=at_length)]
)
def test_a_teacher_finds_the_desk_makes_a_class_and_comes_back(
    open_page: OpenPage, lab: Served, width: int, height: int
):
    page = open_page(width, height, allow="403")
    page.goto(lab.url)
    page.get_by_role("link", name="For teachers").click()
    check_fits(page, width, height)
    axe(page)
    page.locator("#new-code").fill("ABCD")
    page.get_by_label("Name of the class").fill("9b <i>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not the set-up code")
    axe(page)
    expect(page.get_by_label("Name of the class")).to_have_value("9b <i>")
    page.locator("#new-code").fill(set_up_code(lab))
    page.keyboard.press("Enter")
    expect(page.locator("bdi")).to_have_text("9b <i>")
    axe(page)
    check_fits(page, width, height)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    key = re.sub(r"\s", "", page.locator("#key").inner_text())
    page.goto(lab.url)
    expect(page.get_by_role("link", name="The desk of 9b <i>")).to_be_visible()
    page.context.clear_cookies()
    sign_in(page, lab, key)


def sign_in(page: Page, lab: Served, key: str) -> None:
    """Open the desk with a key, mistyped first."""
    page.goto(f"{lab.url}teachers-desk/")
    field = page.get_by_label("Key of the class")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("type", "password")
    page.get_by_label("Show what I type").check()
    expect(field).to_have_attribute("type", "text")
    field.fill(key[:-1])
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("A key has twenty letters")
    field.fill(key.lower().replace("-", " "))
    page.keyboard.press("Enter")
    expect(page.locator(READY)).to_be_attached()
    expect(page.get_by_text("9b <i>").first).to_be_visible()


def test_what_is_not_there_says_what_to_do(open_page: OpenPage, lab: Served):
    page = open_page(allow="404|400")
    for path in ("nothing/", "join/", "continue/", "join/?code=%21"):
        page.goto(lab.url + path)
        axe(page)
        check_fits(page, 1366, 620)
    page.goto(f"{lab.url}reef-survivr/")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no page at this address")
    page.get_by_role("link", name="Reef Survivor").click()
    expect(page).to_have_url(f"{lab.url}reef-survivor/")
    expect(page.locator(READY)).to_be_attached()


def test_a_visitor_with_much_to_go_on_with_has_it_all_in_one_window(
    open_page: OpenPage, lab: Served
):
    visitor = Browser(lab.url)
    store = Store.open(database(lab))
    device = visitor.become("m" * 32, store)
    person = store.people.create("A name as long as any", visitor=device)
    for lesson in ("reef", "climate", "succession", "expanse"):
        store.work.answer(person.id, lesson, "before", "one", 1)
    row, _ = store.classes.create("A class with quite a long name, of year nine, in the afternoon")
    store.classes.join(row.id, person.id, person.name)
    for width, height in SCREENS:
        page = open_page(width, height, touch=width < 1200)
        page.context.add_cookies(
            [
                {"name": name, "value": value, "url": lab.url}
                for name, value in visitor.cookies.items()
            ]
        )
        page.goto(lab.url)
        expect(page.locator(".rk-landing-on li")).to_have_count(3)
        check_fits(page, width, height)
    axe(page)
    page.set_viewport_size({"width": 1366, "height": 620})
    page.goto(f"{lab.url}?language=es")
    check_fits(page, 1366, 620)


# The word that a server asks for, as a student and a teacher meet it.

WORD = "kelp-river"
FORBIDDEN = "403"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("guarded")
    with serving(command("--port", "0", "--network", "--token", WORD), folder) as served:
        served.url = served.url.partition("?")[0]
        yield served


def looks_well(page: Page) -> None:
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for each in page.locator("main input:not([type=hidden]), main button").all():
        box = each.bounding_box()
        assert box is not None
        assert box["height"] >= 44


@at_length
def test_a_student_types_the_word_by_keyboard_and_is_asked_once(
    open_page: OpenPage, guarded: Served, tmp_path: Path
):
    page = open_page(allow=FORBIDDEN)
    page.goto(f"{guarded.url}join/")
    expect(page.get_by_role("textbox", name="Word")).to_be_focused()
    for width, height in ((1366, 620), (768, 1024), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        looks_well(page)
        page.screenshot(path=tmp_path / f"word-{width}.png")
    page.keyboard.type("kelp-rover")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(re.compile("That is not the word"))
    looks_well(page)
    expect(page.get_by_role("textbox", name="Word")).to_be_focused()
    page.keyboard.type("Kelp-River")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Join a class")).to_be_visible()
    assert page.url == f"{guarded.url}join/"
    page.goto(guarded.url)
    expect(page.get_by_role("link", name="Reef Survivor")).to_be_visible()


@at_length
def test_the_wall_shows_the_word_and_its_picture_needs_no_typing(
    open_page: OpenPage, guarded: Served, tmp_path: Path
):
    teacher = Browser(guarded.url)
    teacher.get(f"/?token={WORD}")
    make_class(guarded, browser=teacher)
    page = open_page()
    names = ("reefkit-token", "reefkit-teacher", "reefkit-visitor")
    page.context.add_cookies(
        [{"name": each, "value": teacher.cookies[each], "url": guarded.url} for each in names]
    )
    page.goto(f"{guarded.url}{DESK}")
    page = opened_wall(page)
    expect(page.get_by_text(f"It asks for the word {WORD}")).to_be_visible()
    picture = page.locator(".rk-wall .rk-desk-qr").bounding_box()
    assert picture is not None
    assert picture["y"] + picture["height"] <= 620
    page.screenshot(path=tmp_path / "wall.png")
    # What a phone reads from the picture is another browser's first address.
    found = page.locator(".rk-desk-big-code").inner_text()
    phone = open_page()
    phone.goto(f"{guarded.url}join/{found.replace(' ', '')}/?token={WORD}")
    expect(phone.locator("html[data-rk-open]")).to_be_attached()
    assert "token" not in phone.url


# The first widget's script takes longer than the two seconds that anywidget gives each to begin.
SLOWLY = """(() => {
  const made = URL.createObjectURL, late = [2500];
  URL.createObjectURL = (what) => {
    for (const until = Date.now() + (late.pop() ?? 0); Date.now() < until; );
    return made.call(URL, what);
  };
})()"""


def test_a_slow_tablets_page_can_be_used(open_page: OpenPage, lab: Served):
    page = open_page()
    page.add_init_script(SLOWLY)
    arrive(page, lab.url).open("door-new")
    page.locator('[data-key="new-begin"]').wait_for()
