"""Every address that a page, the terminal or the documentation shows opens as it is shown."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store
from reefkit.desk.joining import qr_svg
from tests.support.browser import OpenPage, answered, axe, listen
from tests.support.effort import at_length
from tests.support.teachers import Browser, make_class, opened_wall
from tests.support.tree import ROOT
from tests.support.voila import Served, command, database, serving

SHOWN = re.compile(r"(?:https?://)?(?:\d+\.){3}\d+:\d+[^\s,;<>“”]*")
DOCUMENTED = re.compile(r"`(?:…|http://192\.168\.…:8866)(/[a-z/-]*)`")
HOME, JOIN, DESK = "Grow a reef", "Join a class", "The teacher\u2019s desk"
PLAIN = "Cross-Origin-Opener-Policy"
"""What Chromium says where a page of another address than its own machine is not encrypted."""
NOT_THERE = "There is no page at this address"
IN_TERMINAL = {
    "The labs are open at": HOME,
    "Other devices on this network open": HOME,
    "desk is at": DESK,
}
"""What the terminal says before an address, and what the page there says."""


@pytest.fixture(scope="module", params=["/labs/", pytest.param("/", marks=at_length)])
def open_labs(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    arguments = command("--port", "0", "--network", "--base-url", request.param)
    with serving(arguments, tmp_path_factory.mktemp("open-labs")) as served:
        served.wait_for("set-up code")
        if "Other devices on this network open" not in served.log:
            pytest.skip("this machine has no network")
        yield served


def typed(page: Page, shown: str) -> None:
    """Type an address as it is shown: a browser adds no more to it than the scheme."""
    page.goto(shown if "://" in shown else f"http://{shown}")


def variants(shown: str) -> list[str]:
    """Return an address with and without its closing slash, and in capitals."""
    host, slash, path = shown.removeprefix("http://").partition("/")
    bare = path.rstrip("/")
    closed = f"{host}/{bare}/" if bare else f"{host}/"
    return [shown, f"{host}{slash}{bare}", closed, f"{host}/{bare.upper()}"]


def says(page: Page, words: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text(words)


def test_what_the_terminal_shows_opens(open_page: OpenPage, open_labs: Served):
    page = open_page(allow=PLAIN)
    for before, words in IN_TERMINAL.items():
        (line,) = (each for each in open_labs.log.splitlines() if before in each)
        for address in variants(SHOWN.findall(line)[0]):
            typed(page, address)
            says(page, words)


def desk_of(open_page: OpenPage, labs: Served, name: str) -> Page:
    """Make a class, and open its desk at the address that the terminal shows."""
    teacher, _ = make_class(labs, name)
    desk = open_page(width=1366, height=768, allow=PLAIN)
    desk.context.add_cookies(
        [{"name": name, "value": value, "url": labs.url} for name, value in teacher.cookies.items()]
    )
    listen(desk)
    (line,) = (each for each in labs.log.splitlines() if "desk is at" in each)
    typed(desk, SHOWN.findall(line)[0])
    return desk


def test_what_the_wall_and_its_picture_show_opens(open_page: OpenPage, open_labs: Served):
    desk = desk_of(open_page, open_labs, "Read off the wall")
    desk.locator('[data-key="join-wall-open"]').wait_for()
    on_card = SHOWN.findall(desk.locator("body").inner_text())
    wall = opened_wall(desk).locator('[data-key="join-wall"]')
    (shown,) = SHOWN.findall(wall.inner_text())
    assert on_card == [shown]
    code = wall.locator(".rk-desk-big-code").inner_text()

    student = open_page(allow=PLAIN)
    for address in variants(shown):
        typed(student, address)
        says(student, JOIN)
    student.get_by_role("textbox").fill("\u200b".join(code.lower()))
    student.keyboard.press("Enter")
    joins_with(student, code)

    rows = Store.open(database(open_labs)).classes.all()
    row = next(each for each in rows if each.name == "Read off the wall")
    link = f"http://{shown}/{row.long_code.replace(' ', '')}/"
    squares = re.findall(r' d="([^"]+)"', wall.locator(".rk-desk-qr").inner_html())
    assert squares == re.findall(r' d="([^"]+)"', qr_svg(link, "", 1))
    phone = open_page(width=390, height=740, touch=True, allow=PLAIN)
    typed(phone, link.rstrip("/"))
    joins_with(phone, code)
    phone.get_by_role("textbox", name="Your name").fill("Sam")
    phone.get_by_role("button", name="Join", exact=True).click()
    expect(phone.get_by_text("Read off the wall").first).to_be_visible()
    assert SHOWN.findall(phone.locator("body").inner_text()) == []


def test_a_pasted_name_is_tapped_and_sits_down(open_page: OpenPage, open_labs: Served):
    desk = desk_of(open_page, open_labs, "Pasted names")
    desk.get_by_label("Names, one on each line").fill("Lindqvist, Zoë\nOkri, Sam\nSilva, Mia\n")
    desk.get_by_role("button", name="Add", exact=True).click()
    desk.get_by_label("Students tap their name").check()
    answered(desk)
    card = desk.locator('[data-key="join"]')
    (shown,) = SHOWN.findall(card.inner_text())
    code = card.locator(".rk-desk-code").inner_text().split("\n")[-1]

    student = open_page(width=390, height=844, touch=True, allow=PLAIN)
    listen(student)
    typed(student, shown)
    student.get_by_role("textbox").fill(code)
    student.keyboard.press("Enter")
    joins_with(student, code)
    axe(student)
    student.get_by_text("Zoë Lindqvist").tap()
    student.get_by_role("button", name="Join", exact=True).tap()
    expect(student.get_by_role("heading", level=1)).to_be_in_viewport()
    people = desk.locator('[data-key="people"]')
    expect(people).to_contain_text("1 of 3 here")
    desk.get_by_role("button", name="Seat the class").click()
    expect(student.locator(".rk-seat-name")).to_contain_text("Zoë Lindqvist")

    desk.evaluate("window.print = () => {}")
    desk.get_by_role("button", name="Print slips").click()
    slips = desk.locator(".rk-print-sheet .rk-desk-slip")
    expect(slips).to_have_count(3)
    slip = slips.nth(1)
    address = slip.locator("p b").first.text_content() or ""
    squares = re.findall(r' d="([^"]+)"', slip.inner_html())
    assert squares == re.findall(r' d="([^"]+)"', qr_svg(f"http://{address}/", "", 1))
    own = slip.locator(".rk-code").text_content() or ""
    sam = open_page(width=390, height=844, touch=True, allow=PLAIN)
    listen(sam)
    typed(sam, address)
    sam.get_by_role("textbox").fill(own)
    sam.keyboard.press("Enter")
    says(sam, "You are in Pasted names")
    expect(people).to_contain_text("2 of 3 here")
    late = open_page(allow=PLAIN)
    typed(late, shown)
    late.get_by_role("textbox").fill(code)
    late.keyboard.press("Enter")
    expect(late.locator(".rk-class-names bdi")).to_have_text(["Mia Silva"])


def joins_with(page: Page, code: str) -> None:
    """Check that the page asks for a name, with the code that the wall shows."""
    expect(page.locator("html[data-rk-open]")).to_be_attached()
    field = page.get_by_role("textbox", name="Class code")
    expect(field).to_have_value(code)


def test_what_the_documentation_shows_opens(open_page: OpenPage, open_labs: Served):
    page = open_page(allow=PLAIN)
    found = {
        path
        for file in ROOT.glob("docs/**/*.md")
        for path in DOCUMENTED.findall(file.read_text(encoding="utf-8"))
    }
    assert {"/", "/teachers-desk/"} <= found
    for path in found:
        typed(page, open_labs.url.rstrip("/") + path.rstrip("/"))
        says(page, DESK if "desk" in path else HOME)


def test_an_address_that_is_nowhere_leads_home(open_page: OpenPage, open_labs: Served):
    page = open_page(allow=f"{PLAIN}|404|400")
    for slip in ("reef-survivr", "jion/", "desk/join/x"):
        typed(page, open_labs.url + slip)
        says(page, NOT_THERE)
        assert not SHOWN.findall(page.locator("body").inner_text())
        page.get_by_role("textbox").fill("KELP")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("not a class code")
    typed(page, open_labs.url + "nowhere/else/")
    page.get_by_role("link", name="For teachers").click()
    says(page, DESK)


def test_nothing_is_shown_that_no_other_device_opens(lab: Served):
    assert not SHOWN.findall(re.sub(r"<[^>]+>", "", Browser(lab.url).get("").body))
