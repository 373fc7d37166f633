"""A panel in real Voila: what a reader is doing outlives new HTML, and all of it can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.support.effort import at_length
from tests.support.voila import VoilaPage

SLOW = 60_000
START = 120_000

# Every act is written into the page, so that a test can read what the kernel heard.
CELL = '''
from reefkit.widgets import Panel, Theme
from IPython.display import display
heard, rounds = [], [0]
AREA = """<h2 data-key="title">Round {round}</h2>
{more}<ul data-key="list">{items}</ul>
<button data-act="next" data-key="next" data-row="4">Next</button>
<button data-act="{word}" data-key="off" aria-disabled="true">Off</button>
<label>Note <textarea data-act="note" name="note" data-key="note"></textarea></label>
<label>Name <input data-act="name" name="name" data-key="name" value="{name}"></label>
<label><input type="checkbox" data-act="tick" name="tick" data-key="tick"> Plot first</label>
<details data-key="more"><summary>More</summary><p>Words of round {round}</p></details>
<label>Open <input type="file" data-act="open" data-key="open"></label>
<form data-act="send" data-key="form"><label>Team <input name="team"></label><button>Send</button></form>
<button data-act="ask" data-key="ask">Ask</button><button data-act="save" data-key="save">Save</button>
<button data-act="fail" data-key="fail">Fail</button>{once}
{dialog}<p data-key="heard" id="heard">{heard}</p>"""
DIALOG = """<dialog data-modal data-key="dialog" data-close-act="left" aria-labelledby="t"><h2 id="t">Sure</h2>
<button data-act="yes" data-key="yes">Yes</button></dialog>"""

def draw(dialog="", name="Ana"):
    items = [f'<li data-key="i{n}"><button data-act="pick" data-n="{n}" data-key="b{n}">{n}</button></li>' for n in (1, 2, 3)]
    turned = items if rounds[0] % 2 == 0 else items[::-1]
    once = "" if any(name == "once" for name, *_ in heard) else '<button data-act="once" data-key="once">Once</button>'
    panel.html = AREA.format(once=once, round=rounds[0], items="".join(turned), more="<p>new</p>" * rounds[0], word="off",
                             dialog=dialog, heard=heard, name=name)

def act(name, values, data):
    heard.append((name, values, None if data is None else len(data)))
    if name == "save":
        panel.download("reef.txt", "text/plain", b"three reefs")
        panel.announce("Saved.")
    if name == "fail":
        raise KeyError(name)
    if name in {"next", "pick", "yes", "note"}:
        rounds[0] += 1
    draw(DIALOG if name == "ask" else "")

panel = Panel(label="Area")
panel.on_act(act)
draw()
display(Theme(), panel)
'''


@pytest.fixture
def area(browser_page: Page, voila_page: VoilaPage) -> Locator:
    browser_page.goto(voila_page([CELL]))
    area = browser_page.get_by_role("region", name="Area")
    expect(area).to_be_visible(timeout=START)
    return area


def heard(area: Locator, what: str) -> None:
    expect(area.locator("#heard")).to_contain_text(what, timeout=SLOW)


def test_focus_stays_where_it_is_while_others_move(area: Locator, browser_page: Page):
    last = area.get_by_role("button", name="3", exact=True)
    last.focus()
    browser_page.keyboard.press("Enter")
    heard(area, "('pick', {'n': '3'}, None)")
    expect(last).to_be_focused()
    expect(area.get_by_role("listitem").first).to_have_text("3")  # the list has turned round
    expect(area.get_by_role("heading", name="Round 1")).to_be_visible()


@at_length
def test_focus_goes_on_near_by_when_its_element_goes(area: Locator, browser_page: Page):
    area.get_by_role("button", name="Once").focus()
    browser_page.keyboard.press("Enter")
    expect(area.get_by_role("button", name="Once")).to_have_count(0, timeout=SLOW)
    assert area.evaluate("(area) => area.contains(document.activeElement)")


def test_what_is_being_typed_stays(area: Locator, browser_page: Page):
    note = area.get_by_label("Note")
    note.press_sequentially("Kelp ")
    heard(
        area, "('note', {'name': 'note', 'value': 'Kelp '}, None)"
    )  # typing paused, a new round came
    note.press_sequentially("grows")
    expect(note).to_be_focused()
    expect(note).to_have_value("Kelp grows")
    area.get_by_role("button", name="Next").click()
    heard(area, "('note', {'name': 'note', 'value': 'Kelp grows'}, None)")
    heard(area, "('next', {'row': '4'}, None)")
    expect(note).to_have_value("Kelp grows")


def test_nothing_moves_under_a_finger(area: Locator, browser_page: Page):
    """The press leaves the text, and what the text brings would move the button away."""
    area.get_by_label("Note").press_sequentially("Kelp")
    area.get_by_role("button", name="Next").hover()
    browser_page.mouse.down()
    browser_page.wait_for_timeout(500)
    browser_page.mouse.up()
    heard(area, "('note', {'name': 'note', 'value': 'Kelp'}, None)")
    heard(area, "('next', {'row': '4'}, None)")


def test_fields_folds_and_ticks_stay(area: Locator):
    area.get_by_text("More", exact=True).click()
    area.get_by_label("Plot first").check()
    heard(area, "('tick', {'name': 'tick', 'value': 'on', 'checked': True}, None)")
    area.get_by_role("button", name="Next").click()
    expect(area.get_by_text("Words of round 1")).to_be_visible(timeout=SLOW)
    expect(area.get_by_label("Plot first")).to_be_checked()


def test_a_form_tells_its_fields(area: Locator):
    area.get_by_label("Team").fill("Turtle")
    area.get_by_role("button", name="Send").click()
    heard(area, "('send', {'team': 'Turtle'}, None)")


@at_length
def test_what_is_off_tells_nothing(area: Locator):
    area.get_by_role("button", name="Off").click(force=True)
    area.get_by_role("button", name="Next").click()
    heard(area, "'next'")
    expect(area.locator("#heard")).not_to_contain_text("'off'")


def test_a_dialog_opens_over_all_and_leaves_by_escape(area: Locator, browser_page: Page):
    ask = area.get_by_role("button", name="Ask")
    ask.focus()
    browser_page.keyboard.press("Enter")
    dialog = browser_page.get_by_role("dialog", name="Sure")
    expect(dialog).to_be_visible(timeout=SLOW)
    expect(dialog.get_by_role("button", name="Yes")).to_be_focused()
    browser_page.keyboard.press("Escape")
    heard(area, "('left', {}, None)")
    expect(dialog).to_have_count(0)
    expect(ask).to_be_focused()


@at_length
def test_a_dialog_goes_when_it_is_answered(area: Locator, browser_page: Page):
    ask = area.get_by_role("button", name="Ask")
    ask.click()
    browser_page.get_by_role("button", name="Yes").click(timeout=SLOW)
    heard(area, "('yes', {}, None)")
    expect(browser_page.get_by_role("dialog")).to_have_count(0)
    expect(ask).to_be_focused()
    expect(area.locator("#heard")).not_to_contain_text("'left'")


@at_length
def test_a_file_is_saved_and_said(area: Locator, browser_page: Page, tmp_path: Path):
    with browser_page.expect_download(timeout=SLOW) as saving:
        area.get_by_role("button", name="Save").click()
    saving.value.save_as(tmp_path / "saved")
    assert saving.value.suggested_filename == "reef.txt"
    assert (tmp_path / "saved").read_bytes() == b"three reefs"
    expect(browser_page.locator("[aria-live=polite]", has_text="Saved.")).to_have_count(1)


def test_a_file_is_opened(area: Locator):
    opened = {"name": "reef.json", "mimeType": "application/json", "buffer": b"{}" * 50_000}
    area.get_by_label("Open").set_input_files([opened])
    heard(area, "('open', {'name': 'reef.json'}, 100000)")


@at_length
def test_a_file_too_large_is_not_sent(area: Locator):
    large = {
        "name": "reef.json",
        "mimeType": "application/json",
        "buffer": bytes(8 * 1024 * 1024 + 1),
    }
    area.get_by_label("Open").set_input_files([large])
    expect(area.page.get_by_text("larger than 8 megabytes")).to_be_visible(timeout=SLOW)
    expect(area.locator("#heard")).not_to_contain_text("'open'")


def test_a_fault_is_said_and_the_page_goes_on(area: Locator):
    area.get_by_role("button", name="Fail").click()
    trouble = area.page.get_by_text("That did not work here")
    expect(trouble).to_be_visible(timeout=SLOW)
    area.get_by_role("button", name="Next").click()
    expect(area.get_by_role("heading", name="Round 1")).to_be_visible(timeout=SLOW)
    expect(trouble).to_be_hidden()


@at_length
def test_the_page_wears_our_colours(area: Locator):
    assert (
        area.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--rk-tide')")
        == "#0b6477"
    )
    expect(area.page.locator("#rk-symbols symbol#rk-icon-check")).to_have_count(1, timeout=SLOW)
    assert area.page.evaluate(
        "document.fonts.ready.then((fonts) => fonts.check('15px \"Atkinson Hyperlegible Next\"'))"
    )


def test_nothing_keeps_anyone_out(area: Locator):
    found = Axe().run(area.page)
    assert found.violations_count == 0, found.generate_report()


THREE = """
from reefkit.widgets import Panel, Theme
from IPython.display import display
def count(name, values, data):
    heard.append(name)
    panels[0].html = f'<button data-act="count">Counted {len(heard)}</button>'
heard, panels = [], [Panel('<button data-act="count">Counted 0</button>', label=f"Area {n}") for n in range(3)]
for each in panels:
    each.on_act(count)
display(Theme(), *panels)
"""


def scripts_sent(page: Page) -> list[str]:
    """Write down each script of a panel that a kernel sends from now on."""
    sent: list[str] = []

    def hear(frame: str | bytes) -> None:
        said = frame if isinstance(frame, bytes) else frame.encode()
        if b'"do": "script"' in said:
            sent.append(page.url)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return sent


def count_once(page: Page) -> None:
    """See that every panel lives: its words are there, and its button is heard."""
    for number in range(3):
        area = page.get_by_role("region", name=f"Area {number}")
        expect(area.get_by_role("button")).to_have_count(1, timeout=START)
    for number in (2, 0):
        page.get_by_role("region", name=f"Area {number}").get_by_role("button").click()
    first = page.get_by_role("region", name="Area 0").get_by_role("button")
    expect(first).to_have_text("Counted 2", timeout=SLOW)


def test_the_script_of_panels_comes_to_a_page_once(browser_page: Page, voila_page: VoilaPage):
    asked: list[str] = []
    browser_page.on("request", lambda request: asked.append(request.url))
    sent = scripts_sent(browser_page)
    browser_page.goto(voila_page([THREE]))
    count_once(browser_page)
    assert [url for url in asked if "panel.js" in url] == [
        browser_page.evaluate(
            "performance.getEntriesByType('resource').find((each) => each.name.includes('panel.js')).name"
        )
    ]
    assert sent == []


# As where a page is not our server's, and where the server's file could not be fetched.
NOT_NAMED = "Object.defineProperty(globalThis, 'rkScripts', { get: () => kept, set: () => {} });"
NOT_FETCHED = """Object.defineProperty(globalThis, 'rkScripts', { get: () => kept, set: (named) => {
  for (const name in named) (kept[name] = Promise.reject(new Error(name))).catch(() => {});
} });"""


@pytest.mark.parametrize("lost", [NOT_NAMED, pytest.param(NOT_FETCHED, marks=at_length)])
def test_a_page_without_the_script_asks_its_kernel_once(
    browser_page: Page, voila_page: VoilaPage, lost: str
):
    browser_page.add_init_script(f"const kept = {{}}; {lost}")
    sent = scripts_sent(browser_page)
    browser_page.goto(voila_page([THREE]))
    count_once(browser_page)
    assert len(sent) == 1
