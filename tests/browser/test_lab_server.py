"""A lesson of our server in a real browser: alone in the world, lost and found, below Jupyter."""

import re
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import psutil
import pytest
from playwright.sync_api import Page, expect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from reefkit.serve.kernels import SECONDS_AWAY
from tests.browser.hands import Mouse
from tests.browser.lesson import arrive, at_the_board, walk
from tests.browser.test_lasting import board_of
from tests.serve.test_kernels import comes_true
from tests.support.browser import PATIENCE, OpenPage, answered, axe, leave, listen
from tests.support.effort import at_length
from tests.support.school import TOKEN, URLPATH, Binder, started
from tests.support.teachers import Browser
from tests.support.voila import VoilaPage, logs

# A lesson of our server in a real browser: alone in the world, lost and found, and at its end.

# A kernel and a browser on two slow cores that others share.
READY = "html[data-rk-open]"
BUTTON = """import ipywidgets
button, label = ipywidgets.Button(description="Count"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
CRASH = """import os
crash = ipywidgets.Button(description="Crash")
crash.on_click(lambda _: os._exit(1))
crash"""
KERNEL = "document.body.dataset.kernelId"


def test_cells_are_alive_without_the_outside(open_page: OpenPage, voila_page: VoilaPage):
    page = open_page()
    page.goto(voila_page([BUTTON], markdown=["# A reef"]))
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("heading", name="A reef")).to_be_visible()
    axe(page)


STEPS = """import time, ipywidgets
label = ipywidgets.Label("0")
def step(name, seconds):
    def told(_):
        label.value = "half"
        time.sleep(seconds)
        label.value = name
    button = ipywidgets.Button(description=name)
    button.on_click(told)
    return button
ipywidgets.VBox([step("soon", 0.05), step("late", 1.5), label])"""
WATCH = """() => {
  const look = () => {
    const now = document.querySelector(".widget-label").textContent;
    if (window.seen?.at(-1) !== now) window.seen?.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_what_a_press_changes_is_drawn_at_once_and_what_takes_long_as_it_comes(
    browser_page: Page, voila_page: VoilaPage
):
    browser_page.goto(voila_page([STEPS]))
    browser_page.get_by_role("button", name="soon").wait_for()
    browser_page.evaluate(WATCH)

    def seen(name: str) -> list[str]:
        browser_page.evaluate("window.seen = [document.querySelector('.widget-label').textContent]")
        browser_page.get_by_role("button", name=name).click()
        browser_page.wait_for_function("name => window.seen.at(-1) === name", arg=name)
        return list(browser_page.evaluate("window.seen.slice(1)"))

    assert seen("late") == ["half", "late"]
    # What a busy machine does not finish in the moment that a page waits is drawn as it comes too.
    assert comes_true(lambda: seen("late") and seen("soon") == ["soon"])


def test_a_page_says_that_it_comes_leaves_the_room_and_takes_its_kernel_with_it(
    open_page: OpenPage, voila_page: VoilaPage
):
    browser_page, address = open_page(allow="404"), voila_page([BUTTON])
    browser_page.goto(address, wait_until="commit")
    waiting = browser_page.get_by_role("status").filter(has_text="being set up")
    expect(waiting).to_be_visible()
    axe(browser_page)
    expect(browser_page.locator(READY)).to_be_attached()
    expect(waiting).to_have_count(0)
    assert browser_page.evaluate("document.documentElement.lang") == "en"
    assert browser_page.title()
    # Nothing stands over or beside the lesson: it has the whole window, and nothing scrolls.
    box = browser_page.get_by_role("main").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 1366, "height": 620}
    assert browser_page.evaluate("document.documentElement.scrollHeight") == 620
    assert browser_page.evaluate("[...document.fonts].some((face) => face.status === 'loaded')")
    # The first tab stop leads to the lesson.
    expect(browser_page.get_by_role("button", name="Count")).to_be_visible()
    browser_page.keyboard.press("Tab")
    expect(browser_page.get_by_role("link", name="Skip to the content")).to_be_focused()
    browser_page.keyboard.press("Enter")
    expect(browser_page.get_by_role("main")).to_be_focused()
    browser_page.keyboard.press("Tab")
    expect(browser_page.get_by_role("button", name="Count")).to_be_focused()
    kernel = urljoin(address, f"/api/kernels/{browser_page.evaluate(KERNEL)}")
    asked = browser_page.context.request
    assert asked.get(kernel).status == 200
    # As a person closes it, so that the page hears of it; idle kernels are culled much later.
    browser_page.close(run_before_unload=True)
    assert comes_true(lambda: asked.get(kernel).status == 404, SECONDS_AWAY / 4)


def test_a_lost_kernel_is_made_anew_and_one_that_is_lost_again_is_said(
    open_page: OpenPage, voila_page: VoilaPage
):
    page = open_page(allow="404|WebSocket|[Kk]ernel")
    page.goto(voila_page([BUTTON, CRASH]))
    expect(page.locator(READY)).to_be_attached()
    page.evaluate("window.before = true")
    page.get_by_role("button", name="Crash").click()
    page.wait_for_function("() => !window.before")
    expect(page.locator(READY)).to_be_attached()
    page.evaluate("sessionStorage.setItem('rk-opened', JSON.stringify(Array(3).fill(Date.now())))")
    page.evaluate("window.before = true")
    lost = page.get_by_role("alert").get_by_text("has stopped")
    expect(lost).to_be_hidden()
    page.get_by_role("button", name="Crash").click()
    expect(lost).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(READY)).to_be_attached()
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    assert page.evaluate("window.before") is None


def test_all_of_a_long_page_is_printed(browser_page: Page, voila_page: VoilaPage):
    browser_page.goto(voila_page(["import ipywidgets; ipywidgets.HTML('<p>Reef</p>' * 300)"]))
    expect(browser_page.get_by_text("Reef").last).to_be_attached()
    expect(browser_page.locator(READY)).to_be_attached()
    browser_page.emulate_media(media="print")
    heights = "['html', '#main', '#rendered_cells'].map((one) => document.querySelector(one).scrollHeight)"
    assert min(browser_page.evaluate(heights)) > 3000
    assert browser_page.pdf().count(b"/Type /Page\n") > 3


# The labs as Binder opens them: below a Jupyter server with a token, for one reader and screen.
#
# `docs/deployers/binder.md` tells how to start the same by hand: ``jupyter notebook --no-browser
# --ServerApp.base_url=/user/me/``.
SOCKET = re.compile(r"the socket (\S+/socket)")
GIGABYTE = 1 << 30
CLOSED = [
    "reefkit/", "reefkit/reef-survivor/", "reefkit/assets/reefkit.css", "reefkit/leave/",
    "reefkit/voila/static/voila.js", "reefkit", "api/contents", "api/kernels", "lab", "tree",
    "files/README.md",
]  # fmt: skip


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Binder]:
    """Start what Binder starts; with its end nothing of it is left."""
    with started(tmp_path_factory.mktemp("binder")) as found:
        # The labs start when they are first asked for: on a busy machine, no browser waits so long.
        assert Browser(found.url).get(f"{URLPATH}?token={TOKEN}").to == f"{path_of(found)}{URLPATH}"
        yield found
        processes = found.processes()
    _, alive = psutil.wait_procs(processes, timeout=30)
    assert alive == []


def by_the_badge(page: Page, binder: Binder) -> None:
    """Come as the badge leads."""
    listen(page)
    page.goto(binder.badge)
    expect(page.get_by_role("link", name="Reef Survivor")).to_be_visible()


def save_all(page: Page, hands: Mouse, folder: Path) -> Path:
    """Save all of one's work as a file."""
    hands.open("saved")
    with page.expect_download() as saving:
        page.locator('[data-act="work-save"]').click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


def test_the_badge_opens_a_lesson_that_is_played_saved_and_opened_again(
    open_page: OpenPage, binder: Binder, tmp_path: Path
):
    page = open_page(allow="404")  # what is asked of a kernel that has ended
    by_the_badge(page, binder)
    assert page.url == binder.labs  # the token is in no history
    said = page.get_by_role("main")
    expect(said.get_by_text("It forgets everything")).to_be_visible()
    assert page.get_by_role("textbox").count() == 0
    axe(page)
    # JupyterLab, open in the same browser, keeps a mark and a name of its own for the same host.
    page.context.request.get(f"{binder.url}tree")
    cookies = {(each["name"], each["path"]) for each in page.context.cookies(binder.labs)}
    assert ("_xsrf", "/user/jovyan-reefkit-4x2k9q1z/") in cookies
    page.get_by_role("link", name="Reef Survivor").click()
    hands = Mouse(page)
    page.locator('[data-key="quick-start"]').wait_for()
    # A container that has ended keeps nothing: before the page's kernel speaks, and afterwards.
    expect(page.locator('[data-said="lab-away"]')).to_contain_text("your saved file")
    assert page.locator('[data-key="door-join"], [data-key="code"]').count() == 0
    expect(page.locator('[data-key="door-forgets"]')).to_be_visible()
    hands.open("quick-start")
    at_the_board(page)
    *_, there = walk(page, hands, lambda now: "mutations" in now.step)
    expect(page.locator('.rk-header [data-saved="yes"]')).to_be_visible()
    before = board_of(page)
    assert len(logs(binder.served)) == 1  # in the reader's own file; a class's was never asked
    assert binder.memory() < GIGABYTE
    file = save_all(page, hands, tmp_path)
    assert page.locator('[data-key="receipt-code"]').count() == 0
    kernel = f"{binder.labs}api/kernels/{page.evaluate(KERNEL)}"
    assert page.context.request.get(kernel).status == 200
    with page.expect_navigation():
        page.locator('[data-key="receipt-leave"]').click()
    page.locator('[data-key="open-file"]').set_input_files(file)
    at_the_board(page)
    answered(page)
    assert board_of(page) == before
    assert "mutations" in there.step


@at_length
def test_a_page_that_is_closed_takes_its_kernel_with_it(open_page: OpenPage, binder: Binder):
    page = open_page(allow="404")
    by_the_badge(page, binder)
    page.context.request.get(f"{binder.url}tree")  # the other mark of the same name
    arrive(page, binder.labs, "succession")
    watcher = page.context.new_page()
    kernel = f"{binder.labs}api/kernels/{page.evaluate(KERNEL)}"
    # Jupyter's own rule would have ended it: nobody used it for two seconds.
    watcher.wait_for_timeout(4_000)
    assert watcher.context.request.get(kernel).status == 200
    leave(page)
    other = watcher.context.request
    assert comes_true(lambda: other.get(kernel).status == 404, 60)
    assert other.get(f"{binder.labs}join/").status == 404
    assert other.get(f"{binder.labs}desk/").status == 404


@pytest.mark.slow
def test_without_the_token_nothing_is_answered(binder: Binder):
    for token in ("", "wrong", TOKEN[:-1]):
        stranger = Browser(binder.url)
        for path in CLOSED:
            query = f"?token={token}" if token else ""
            answer = stranger.ask("GET", f"{path_of(binder)}{path}{query}")
            assert answer.status in {302, 403}, path
            assert answer.status == 403 or "/login?" in answer.to
    kernel = "01234567-89ab-cdef-0123-456789abcdef"
    socket = f"{binder.labs.replace('http', 'ws', 1)}api/kernels/{kernel}/channels"
    with pytest.raises(InvalidStatus, match="403"):
        connect(socket, open_timeout=PATIENCE / 1000)


def path_of(binder: Binder) -> str:
    return binder.url[binder.url.index("/user") :]


def test_the_labs_listen_at_a_file_of_this_account_alone(open_page: OpenPage, binder: Binder):
    by_the_badge(open_page(), binder)
    file = Path(binder.served.wait_for(SOCKET.pattern))
    assert stat.S_ISSOCK(file.stat().st_mode)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    (serving,) = [each for each in binder.processes() if "--solo" in each.cmdline()]
    found = serving.net_connections("inet")
    ports = [each.laddr.port for each in found if each.status == psutil.CONN_LISTEN]
    assert ports == []
    assert TOKEN not in binder.served.log


@at_length
def test_labs_that_broke_down_are_started_again_and_the_match_is_there(
    open_page: OpenPage, binder: Binder
):
    page = open_page(allow=".")  # what cannot be loaded while the labs are away
    by_the_badge(page, binder)
    arrive(page, binder.labs).open("quick-start")
    at_the_board(page)
    expect(page.locator('.rk-header [data-saved="yes"]')).to_be_visible()
    before = board_of(page)
    (serving,) = [each for each in binder.processes() if "--solo" in each.cmdline()]
    page.evaluate("window.before = true")
    serving.kill()
    page.wait_for_function("() => !window.before")  # the labs start anew, with all their imports
    at_the_board(page)
    answered(page)
    assert board_of(page) == before
