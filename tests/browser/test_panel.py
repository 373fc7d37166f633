"""A panel and the small widgets in real Voila, and a panel in JupyterLab."""

import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import answered, listen
from tests.support.effort import at_length
from tests.support.voila import OnePage, Served, VoilaPage, serving_jupyter

# A panel in real Voila: what a reader is doing outlives new HTML, and all of it can be reached.


# Every act is written into the page, so that a test can read what the kernel heard.
CELL = '''
from reefkit.widgets import Panel, Theme
from IPython.display import display
heard, rounds = [], [0]
AREA = """<h2 data-key="title">Round {round}</h2>
<section data-key="words"><p>Kelp <b>grows</b> <i aria-hidden="true">!</i>tall.</p><p>Round {round}.</p>
<button type="button" data-aloud="" data-key="aloud" aria-pressed="false" hidden>Read aloud</button></section>
{more}<ul data-key="list">{items}</ul>
<button data-act="next" data-key="next" data-row="4">Next</button>
<button type="button" data-aloud="[data-key=next]" data-key="aloud-next" aria-label="Read the control" hidden></button>
<button data-act="{word}" data-key="off" aria-disabled="true">Off</button>
<p data-voice data-key="told">The <button class="rk-term" type="button">reef</button> in round {round}.</p>
<p>Left: <b data-countdown="10.4" data-key="clock" data-clock="Seconds left:">11</b></p>
<label>Note <textarea data-act="note" name="note" data-key="note"></textarea></label>
<label>Name <input data-act="name" name="name" data-key="name" value="{name}"></label>
<label>Guess <input type="range" min="0" max="10" value="5" data-act="guess" name="value" data-unset data-key="guess"></label>
<label><input type="checkbox" data-act="tick" name="tick" data-key="tick"> Plot first</label>
<details data-key="more"><summary>More</summary><p>Words of round {round}</p></details>
<div><details data-key="within"><summary>Within</summary><p>Within round {round}</p></details></div>
<label>Open <input type="file" data-act="open" data-key="open"></label>
<form data-act="send" data-key="form"><label>Team <input name="team"></label><button>Send</button></form>
<button data-act="ask" data-key="ask">Ask</button><button data-act="save" data-key="save">Save</button>
<button data-act="fail" data-key="fail">Fail</button>{once}
<button data-act="anew" data-key="anew">Anew</button>{dialog}<p data-key="heard" id="heard">{heard}</p>"""
DIALOG = """<dialog data-modal data-key="dialog" data-close-act="left" aria-labelledby="t"><h2 id="t">Sure</h2>
<button data-act="yes" data-key="yes">Yes</button></dialog>"""

def draw(dialog="", name="Ana"):
    items = [f'<li data-key="i{n}"><button data-act="pick" data-n="{n}" data-key="b{n}">{n}</button></li>' for n in (1, 2, 3)]
    turned = items if rounds[0] % 2 == 0 else items[::-1]
    once = "" if any(name == "once" for name, *_ in heard) else '<button data-act="once" data-key="once">Once</button>'
    panel.html = AREA.format(once=once, round=rounds[0], items="".join(turned), more="<p>new</p>" * rounds[0], word="off",
                             dialog=dialog, heard=heard, name=name)

def act(name, values, data):
    if name == "anew":
        heard.clear()
        rounds[0] = 0
        panel.html = ""  # what a reader has typed and opened goes with its elements
        return draw()
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
def area(one_page: OnePage) -> Locator:
    area = one_page(CELL).get_by_role("region", name="Area")
    expect(area.locator("#heard")).to_have_text("[]")
    expect(area.get_by_label("Note")).to_have_value("")
    return area


def heard(area: Locator, what: str):
    expect(area.locator("#heard")).to_contain_text(what)


def test_focus_stays_where_it_is_while_others_move(area: Locator):
    last = area.get_by_role("button", name="3", exact=True)
    last.focus()
    area.page.keyboard.press("Enter")
    heard(area, "('pick', {'n': '3'}, None)")
    expect(last).to_be_focused()
    expect(area.get_by_role("listitem").first).to_have_text("3")  # the list has turned round
    expect(area.get_by_role("heading", name="Round 1")).to_be_visible()


def test_focus_goes_on_near_by_when_its_element_goes(area: Locator):
    area.get_by_role("button", name="Once").focus()
    area.page.keyboard.press("Enter")
    expect(area.get_by_role("button", name="Once")).to_have_count(0)
    assert area.evaluate("(area) => area.contains(document.activeElement)")


# A browser under test has no voice. This one says which of a language's voices are the machine's own.
VOICES = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voice = (lang, localService) => ({ lang, localService, default: true });
window.known = [voice("en-US", false), voice("es-ES", true)];
const speak = (said) => spoken.push(`${said.lang}: ${said.text}`);
const cancel = () => spoken.push("quiet");
const speech = Object.assign(new EventTarget(), { getVoices: () => known, speak, cancel });
Object.defineProperty(window, "speechSynthesis", { value: speech });
window.install = () => { known.push(voice("en_GB", true)); speech.dispatchEvent(new Event("voiceschanged")); };
"""


def test_words_are_read_by_a_voice_of_the_machine(browser_page: Page, voila_page: VoilaPage):
    browser_page.add_init_script(VOICES)
    browser_page.goto(voila_page([CELL]))
    area = browser_page.get_by_role("region", name="Area")
    button = area.get_by_role("button", name="Read aloud")
    expect(area).to_be_visible()
    expect(button).to_have_count(0)
    browser_page.evaluate("install()")
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    said = ["en_GB: Kelp grows tall.", "en_GB: Round 0."]
    assert browser_page.evaluate("spoken") == said
    area.get_by_label("Plot first").click()  # all is drawn anew, and the same words stand there
    heard(area, "('tick'")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    area.get_by_role("button", name="Next").click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert browser_page.evaluate("spoken") == [*said, "quiet", *said, "quiet"]
    area.get_by_role("button", name="Read the control").click()  # a button that is named is read
    assert browser_page.evaluate("spoken.at(-1)") == "en_GB: Next"


def test_what_is_being_typed_stays(area: Locator):
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


def test_nothing_moves_under_a_finger(area: Locator):
    """The press leaves the text, and what the text brings would move the button away."""
    area.get_by_role("button", name="Next").hover()
    area.get_by_label("Note").focus()
    area.page.keyboard.insert_text("Kelp")  # at once: it is sent by itself where one pauses
    area.page.mouse.down()
    area.page.wait_for_timeout(500)
    area.page.mouse.up()
    heard(area, "('note', {'name': 'note', 'value': 'Kelp'}, None)")
    heard(area, "('next', {'row': '4'}, None)")


def test_fields_folds_and_ticks_stay(area: Locator):
    area.get_by_text("More", exact=True).click()
    area.get_by_text("Within", exact=True).click()
    area.get_by_label("Plot first").check()
    heard(area, "('tick', {'name': 'tick', 'value': 'on', 'checked': True}, None)")
    area.get_by_role("button", name="Next").click()
    expect(area.get_by_text("Words of round 1")).to_be_visible()
    expect(area.get_by_text("Within round 1")).to_be_visible()
    expect(area.get_by_label("Plot first")).to_be_checked()


def test_a_form_tells_its_fields(area: Locator):
    area.get_by_label("Team").fill("Turtle")
    area.get_by_role("button", name="Send").click()
    heard(area, "('send', {'team': 'Turtle'}, None)")


def test_a_slider_without_a_value_takes_the_one_at_which_it_is_pressed(area: Locator):
    area.get_by_label("Guess").click()  # its middle, where it stood: nothing has changed
    heard(area, "('guess', {'name': 'value', 'value': '5'}, None)")


def test_what_is_off_tells_nothing(area: Locator):
    area.get_by_role("button", name="Off").click(force=True)
    area.get_by_role("button", name="Next").click()
    heard(area, "'next'")
    expect(area.locator("#heard")).not_to_contain_text("'off'")


def test_a_dialog_opens_over_all_and_leaves_by_escape(area: Locator):
    ask = area.get_by_role("button", name="Ask")
    ask.focus()
    area.page.keyboard.press("Enter")
    dialog = area.page.get_by_role("dialog", name="Sure")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Yes")).to_be_focused()
    area.page.keyboard.press("Escape")
    heard(area, "('left', {}, None)")
    expect(dialog).to_have_count(0)
    expect(ask).to_be_focused()


def test_a_dialog_goes_when_it_is_answered(area: Locator):
    ask = area.get_by_role("button", name="Ask")
    ask.click()
    area.page.get_by_role("button", name="Yes").click()
    heard(area, "('yes', {}, None)")
    expect(area.page.get_by_role("dialog")).to_have_count(0)
    expect(ask).to_be_focused()
    expect(area.locator("#heard")).not_to_contain_text("'left'")


def test_a_file_is_saved_and_said(area: Locator, tmp_path: Path):
    with area.page.expect_download() as saving:
        area.get_by_role("button", name="Save").click()
    saving.value.save_as(tmp_path / "saved")
    assert saving.value.suggested_filename == "reef.txt"
    assert (tmp_path / "saved").read_bytes() == b"three reefs"
    expect(area.page.locator("[aria-live=polite]", has_text="Saved.")).to_have_count(1)


def test_what_changes_is_said_with_its_terms(area: Locator):
    area.get_by_role("button", name="Next").click()
    expect(area.page.locator("#rk-voice")).to_contain_text("The reef in round 1.")


def test_enter_on_what_cannot_be_pressed_is_answered(area: Locator):
    area.get_by_role("button", name="Off").focus()
    area.page.keyboard.press("Enter")
    expect(area.page.locator("#rk-voice")).to_contain_text("Off")
    expect(area.locator("#heard")).to_have_text("[]")


def test_a_clock_is_said_at_half_time(area: Locator):
    said = area.page.locator("#rk-voice-now")
    expect(said).to_have_text(re.compile(r"^Seconds left: [56]$"), timeout=15_000)


def test_a_file_is_opened(area: Locator):
    opened = {"name": "reef.json", "mimeType": "application/json", "buffer": b"{}" * 50_000}
    area.get_by_label("Open").set_input_files([opened])
    heard(area, "('open', {'name': 'reef.json'}, 100000)")


@at_length  # eight megabytes go from this process to the browser
def test_a_file_too_large_is_not_sent(area: Locator):
    large = {
        "name": "reef.json",
        "mimeType": "application/json",
        "buffer": bytes(8 * 1024 * 1024 + 1),
    }
    area.get_by_label("Open").set_input_files([large])
    expect(area.page.get_by_text("larger than 8 megabytes")).to_be_visible()
    expect(area.locator("#heard")).not_to_contain_text("'open'")


def test_a_fault_is_said_and_the_page_goes_on(area: Locator):
    area.get_by_role("button", name="Fail").click()
    trouble = area.page.locator(".rk-trouble", has_text="That did not work here")
    expect(trouble).to_be_visible()
    area.get_by_role("button", name="Next").click()
    expect(area.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(trouble).to_be_hidden()


def test_the_page_wears_our_colours(area: Locator):
    assert (
        area.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--rk-tide')")
        == "#0b6477"
    )
    expect(area.page.locator("#rk-symbols symbol#rk-icon-check")).to_have_count(1)
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


def count_once(page: Page):
    """See that every panel lives: its words are there, and its button is heard."""
    for number in range(3):
        area = page.get_by_role("region", name=f"Area {number}")
        expect(area.get_by_role("button")).to_have_count(1)
    for number in (2, 0):
        page.get_by_role("region", name=f"Area {number}").get_by_role("button").click()
    first = page.get_by_role("region", name="Area 0").get_by_role("button")
    expect(first).to_have_text("Counted 2")


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


ONE_SWITCH = '''
from reefkit.widgets import Panel, Theme
from IPython.display import display
heard = []
KINDS = "".join(f'<label><input type="radio" name="kind" value="{n}" data-act="kind" data-key="kind-{n}"{" checked" * (n == 1)}> {n}</label>' for n in range(3))
HTML = """<button type="button" data-switch="one-switch" data-key="one">One switch</button><div data-arrows>{spaces}</div>
<select name="list" data-act="list" data-key="list"><option>a<option>b</select>{kinds}
<input type="range" name="size" min="0" max="4" value="4" data-act="size" data-key="size" aria-label="Size"><p id="heard">{heard}</p>"""
SPACES = "".join(f'<button data-arrow data-act="space" data-n="{n}" data-key="space-{n}" tabindex="{-1 if n else 0}">{n}</button>' for n in range(3))
def act(name, values, data):
    heard.append(name + str(values.get("n", values.get("value"))))
    draw()
def draw():
    panel.html = HTML.format(spaces=SPACES, kinds=KINDS, heard=" ".join(heard))
panel = Panel(label="Area")
panel.on_act(act)
draw()
display(Theme(), panel)
'''


def test_tab_and_enter_alone_reach_and_press_everything(browser_page: Page, voila_page: VoilaPage):
    listen(browser_page)
    browser_page.goto(voila_page([ONE_SWITCH]))
    browser_page.get_by_role("button", name="One switch").focus()
    browser_page.keyboard.press("Enter")
    for _ in range(8):
        browser_page.keyboard.press("Tab")
        browser_page.keyboard.press("Enter")
        answered(browser_page)
    said = "space0 space1 space2 listb kind0 kind1 kind2 size0"
    expect(browser_page.locator("#heard")).to_have_text(said)


# A panel in JupyterLab: the notebook's own keys stay out, and it outlives a reload.

CELL_JUPYTER = """from reefkit.widgets import Panel
AREA = '<button data-act="count" data-key="count">Counted {0}</button><label>Note <textarea data-act="note"></textarea></label>'
counted = [0]
def count(name, values, data):
    counted[0] += name == "count"
    panel.html = AREA.format(counted[0])
panel = Panel(AREA.format(0), label="Nursery")
panel.on_act(count)
panel"""


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("jupyter")
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
    notebook.cells = [nbformat.v4.new_code_cell(CELL_JUPYTER), nbformat.v4.new_code_cell("")]
    nbformat.write(notebook, folder / "panel.ipynb")
    with serving_jupyter(folder) as served:
        yield served


@at_length
def test_keys_meant_for_a_panel_do_nothing_to_the_notebook(browser_page: Page, jupyter: Served):
    host = jupyter.url.split("/lab")[0].split("/tree")[0].rstrip("/")
    browser_page.goto(f"{host}/doc/tree/panel.ipynb")
    # A cell that is run before its kernel is ready is not run at all.
    expect(browser_page.get_by_role("button", name="| Idle")).to_be_visible()
    browser_page.get_by_text("counted = [0]").click()
    browser_page.keyboard.press("Control+Enter")
    area = browser_page.get_by_role("region", name="Nursery")
    expect(area).to_be_visible()
    cells = browser_page.locator(".jp-Notebook-cell")
    before = cells.count()
    button = area.get_by_role("button")
    button.focus()
    for key in ("d", "d", "b", "a", "m", "x", "ArrowDown", "Enter"):  # deletes, adds, turns, cuts
        browser_page.keyboard.press(key)
    expect(button).to_have_text("Counted 1")
    expect(button).to_be_focused()
    area.get_by_label("Note").press_sequentially("dd b")
    expect(area.get_by_label("Note")).to_have_value("dd b")
    assert cells.count() == before
    assert browser_page.locator(".jp-CodeCell").count() == before
    assert area.evaluate("(area) => getComputedStyle(area).fontFamily").startswith('"Atkinson')
    browser_page.get_by_text("counted = [0]").click()
    browser_page.keyboard.press("Control+s")
    expect(browser_page.locator(".jp-mod-dirty")).to_have_count(0)
    browser_page.reload()
    expect(button).to_have_text("Counted 1")
    button.click()
    expect(button).to_have_text("Counted 2")


# The small widgets in real Voila: seen, reached by keys, and quiet where motion is not wanted.

CELL_SMALL = """
from IPython.display import display
from markupsafe import Markup
from reefkit.widgets import *
from reefkit.widgets.templates import icon, token

die, faces = Die(), iter([7, 12])
die.on_roll(lambda: die.show(next(faces), "Heat tolerance."))
types = Part("types of builders", 14, "7 types × 2")
ana = Line("Ana", (Score(14, (types,)), Score(21, (types, Part("fish", 7, "7 fish")))), icon("seat-0"), is_own=True)
scores = Scoreboard(Scores((ana, Line("Ben", (Score(9),), icon("seat-1"))), 4, (ScoreColumn("types at the table", ("12", "14")),)))
coral = LogEvent(Markup("<b>Finger coral</b> rolled 6."), token("finger-coral", 24), "Ana", "round 1")
log = Log([coral, LogEvent("Fish left.", token("fish", 24), "Ben", "round 2", is_new=True)])
replay = ReplaySlider(["settle", "survey", "algae"])
steps = StepList([Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now")))], title="Round 1 of 4", note="1st")
card = Card(Face("hurricane-hit", "Hurricane, hit", (("Shallow:", "every builder dies."),), "Short-term", "Card 1 of 2"))
display(Markup("<h1>Reef</h1>"), steps, card, scores, log, die, replay)
"""


@pytest.fixture
def widgets(browser_page: Page, voila_page: VoilaPage) -> Locator:
    browser_page.goto(voila_page([CELL_SMALL]))
    expect(browser_page.get_by_role("button", name="Roll")).to_be_visible()
    expect(browser_page.locator("#rk-symbols symbol#rk-icon-check")).to_have_count(1)
    return browser_page.locator("body")


def step_by_keys_to_the_end(widgets: Locator, browser_page: Page) -> None:
    slider = widgets.get_by_role("slider", name="Moments of the match")
    slider.focus()
    browser_page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "survey, move 1 of 2")
    expect(slider).to_be_focused()
    browser_page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "settle, move 0 of 2")
    widgets.get_by_role("button", name="Play").click()
    expect(slider).to_have_attribute("aria-valuetext", "algae, move 2 of 2")
    expect(slider).to_have_value("2")
    expect(widgets.get_by_role("button", name="Play")).to_be_visible()


def test_small_widgets_keep_nobody_out_and_a_replay_is_stepped_by_keys(
    widgets: Locator, browser_page: Page
):
    step_by_keys_to_the_end(widgets, browser_page)
    widgets.get_by_role("button", name="Ana, round 2").click()
    expect(widgets.get_by_role("row", name="fish")).to_be_visible()
    found = Axe().run(browser_page)
    assert found.violations_count == 0, found.generate_report()
    widgets.get_by_label("Whose events").select_option("Ben")
    expect(widgets.get_by_text("Fish left.")).to_be_visible()
    expect(widgets.get_by_text("rolled 6.")).to_have_count(0)
    found = Axe().run(browser_page)
    assert found.violations_count == 0, found.generate_report()


@at_length
def test_a_score_opens_and_closes_by_keys(widgets: Locator, browser_page: Page):
    score = widgets.get_by_role("button", name="Ana, round 2")
    score.focus()
    browser_page.keyboard.press("Enter")
    expect(score).to_have_attribute("aria-expanded", "true")
    expect(widgets.get_by_text("7 types × 2")).to_be_visible()
    expect(score).to_be_focused()
    browser_page.keyboard.press("Space")
    expect(widgets.get_by_text("7 types × 2")).to_be_hidden()
    expect(score).to_be_focused()


@at_length
def test_a_log_is_filtered(widgets: Locator):
    lines = widgets.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(lines).to_have_text(["round 2 Fish left.", "round 1 Finger coral rolled 6."])
    widgets.get_by_label("Whose events").select_option("Ben")
    expect(lines).to_have_text(["round 2 Fish left."])


@at_length
def test_a_die_rolls_once_and_not_where_motion_is_unwanted(widgets: Locator, browser_page: Page):
    rolled = """() => { window.rolls = 0; const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) { if (given[0][0].rotate) rolls++; return animate.apply(this, given); }; }"""
    browser_page.evaluate(rolled)
    widgets.get_by_role("button", name="Roll").click()
    expect(widgets.get_by_role("img", name="Die with 12 faces: 7")).to_be_visible()
    browser_page.wait_for_function("() => rolls === 1")
    browser_page.emulate_media(reduced_motion="reduce")
    widgets.get_by_role("button", name="Roll").click()
    expect(widgets.get_by_role("img", name="Die with 12 faces: 12")).to_be_visible()
    assert browser_page.evaluate("rolls") == 1


@at_length
def test_targets_are_large_enough(widgets: Locator):
    small = widgets.locator(".rk-button, .rk-score, .rk-range").evaluate_all(
        "(found) => found.map((one) => [one.className, one.getBoundingClientRect()])"
        ".filter(([, box]) => box.height < 44 || box.width < 44).map(([name]) => name)"
    )
    assert small == []
