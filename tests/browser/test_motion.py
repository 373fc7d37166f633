"""What moves on a page, in a real browser with the script of all panels and no kernel."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from reefkit.widgets import templates
from reefkit.widgets.templates import panel_script, stylesheet
from tests.support.browser import OpenPage

PAGE = """<style>{css}</style><style>
.rk-page {{ zoom: 1.5; }} .at {{ position: absolute; width: 40px; height: 20px; }} </style>
<div class="rk-page"><div id="a"></div><div id="b"></div></div>"""

SCRIPT = """async ({script, first}) => {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const panel = (await import(url)).default;
  window.sent = [];
  for (const [id, html] of Object.entries(first)) {
    const calls = {};
    const model = {
      html, get: (name) => ({ html: model.html, label: "", trouble: "", speech: {} })[name],
      on: (name, call) => (calls[name] = call), off() {}, send: (said) => sent.push(said),
    };
    window[`draw_${id}`] = (html) => { model.html = html; calls["change:html"](); };
    panel.render({ model, el: document.getElementById(id) });
  }
  sent.length = 0;
}"""

DRAWN = """(html) => new Promise((seen) => {
  for (const [id, one] of Object.entries(html)) window[`draw_${id}`](one);
  requestAnimationFrame(() => seen(document.getAnimations().filter((each) => each.id === "rk-motion").map((each) => {
    const first = each.effect.getKeyframes()[0], { delay, duration } = each.effect.getTiming();
    return { key: each.effect.target.dataset.key ?? "copy", says: each.effect.target.textContent,
      translate: first.translate ?? "", opacity: first.opacity ?? "", rotate: first.rotate ?? "", delay, duration };
  })));
})"""

Draw = Callable[..., list[dict[str, object]]]
Stage = Callable[..., tuple[Page, Draw]]


@pytest.fixture
def stage(open_page: OpenPage) -> Stage:
    """Open a page of two panels, and draw them anew: what then moves is told."""

    def opened(a: str = "", b: str = "<p>b</p>", **options: bool) -> tuple[Page, Draw]:
        page = open_page(**options)
        page.route(
            "http://localhost/",
            lambda route: route.fulfill(
                body=PAGE.format(css=stylesheet()), content_type="text/html"
            ),
        )
        page.goto("http://localhost/")
        page.evaluate(SCRIPT, {"script": panel_script(), "first": {"a": a, "b": b}})

        def draw(**html: str) -> list[dict[str, object]]:
            page.evaluate("() => new Promise((seen) => requestAnimationFrame(seen))")
            return page.evaluate(DRAWN, html)

        return page, draw

    return opened


def at(left: int, key: str = "coral", attributes: str = "data-glide", says: str = "Coral") -> str:
    return f'<p class="at" style="left: {left}px" data-key="{key}" {attributes}>{says}</p>'


@pytest.mark.parametrize(("attribute", "moves"), [("", True), ("data-still", False)])
def test_a_picture_of_what_is_over_stands_still(stage: Stage, attribute: str, *, moves: bool):
    coral = at(100, attributes='data-leave data-from="b"')
    picture, beside = f"<figure {attribute}>{coral}</figure>", '<p data-key="b">b</p>'
    _, draw = stage(picture, beside)
    assert bool(draw(a="<p>Next</p>")) == moves
    _, draw = stage("<p>Before</p>", beside)
    assert bool(draw(a=picture)) == moves


def test_what_has_another_place_glides_there_in_the_pixels_of_its_page(stage: Stage):
    page, draw = stage(at(100) + at(300, "rock", ""))
    (moved,) = draw(a=at(200) + at(400, "rock", ""))
    assert (moved["key"], moved["translate"]) == ("coral", "-100px")
    assert page.evaluate("sent") == []


def test_a_glide_goes_on_when_something_else_is_drawn(stage: Stage):
    page, draw = stage(at(0))
    draw(a=at(900))  # so far that it takes its time
    (moved,) = draw(b="<p>other</p>")
    assert moved["translate"] == "-900px"
    page.wait_for_function("document.getAnimations().length === 0")


def test_what_is_in_a_glide_goes_with_it_once(stage: Stage):
    def reef(left: int) -> str:
        return (
            f'<div class="at" data-key="reef" data-glide style="left: {left}px">{at(10)}{at(30, "urchin")}'
            "</div>"
        )

    _, draw = stage(reef(100))
    assert [each["key"] for each in draw(a=reef(200))] == ["reef"]


def test_a_drawing_glides_in_its_own_units(stage: Stage):
    def drawn(x: int) -> str:
        return (
            '<svg width="100" height="100" viewBox="0 0 50 50" data-key="map">'
            f'<g transform="translate({x} 0)" data-key="fish" data-glide><rect width="9" height="9"/></g></svg>'
        )

    _, draw = stage(drawn(10))
    (moved,) = draw(a=drawn(20))
    assert moved["translate"] == "-10px"


def test_what_is_new_comes_from_another_panel(stage: Stage):
    page, draw = stage(at(100, "pile", ""))
    moved = draw(b=at(300, "card", 'data-from="pile" data-late="2"'))
    copy, own = sorted(moved, key=lambda each: str(each["key"] != "copy"))
    assert (copy["key"], copy["translate"], copy["delay"]) == ("copy", "-200px", 240)
    assert (own["key"], own["opacity"]) == ("card", "0")
    page.wait_for_selector(".rk-double", state="detached")


def test_a_card_of_the_hand_glides_to_the_pile(stage: Stage):
    _, draw = stage(at(100, "card"), "<p>b</p>")
    moved = draw(a="<p>a</p>", b=at(400, "card"))
    assert {each["translate"] for each in moved} == {"-300px -21px", ""}


@pytest.mark.parametrize("attributes", ['data-to="pile"', "data-leave"])
def test_what_is_gone_leaves_a_copy_for_a_moment(attributes: str, stage: Stage):
    page, draw = stage(at(100, "card", attributes), at(400, "pile", ""))
    (moved,) = draw(a="<p>a</p>")
    assert (moved["key"], moved["says"]) == ("copy", "Coral")
    page.wait_for_selector(".rk-aloft .at", state="detached")


@pytest.mark.parametrize(
    ("next_one", "beside", "to", "copies"),
    [
        ("board", "", "data-leave", 1),
        ("question", "", "data-leave", 0),
        ("question", at(400, "pile"), 'data-to="pile"', 1),
        ("question", "", 'data-to="pile"', 0),
    ],
)
def test_what_is_gone_with_its_picture_leaves_no_copy(
    stage: Stage, next_one: str, beside: str, to: str, copies: int
):
    picture = '<figure data-key="{}">{}</figure>'
    page, draw = stage(picture.format("board", at(100, "card", to)), at(400, "pile"))
    draw(a=picture.format(next_one, "<p>Next</p>"), b=beside)
    assert page.locator(".rk-aloft .at").count() == copies


@pytest.mark.parametrize(("before", "copies"), [("hand", 1), ("question", 0)])
def test_what_comes_with_its_picture_comes_from_nowhere(stage: Stage, before: str, copies: int):
    _, draw = stage(f'<figure data-key="{before}"></figure>')
    cards = at(100, "pile") + at(400, "card", 'data-from="pile"')
    moved = draw(a=f'<figure data-key="hand"><p data-key="title">Hand</p>{cards}</figure>')
    assert len([each for each in moved if each["key"] == "copy"]) == copies


def test_what_goes_elsewhere_leaves_no_copy(stage: Stage):
    page, draw = stage(at(100, "card", 'data-to="pile"'), at(400, "pile", ""))
    draw(a="<p>a</p>", b=at(400, "pile", "") + at(200, "card", 'data-to="pile"'))
    assert page.locator(".rk-aloft .at").count() == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [('data-die="3"', 'data-die="5"'), ('data-die=""', 'data-die="5"'), ("", 'data-die="5"')],
)
def test_a_die_that_is_new_or_changed_rolls(before: str, after: str, stage: Stage):
    page, draw = stage(at(100, "die" if before else "not-yet", before, "3"))
    moved = draw(a=at(100, "die", after, "5"))
    assert sorted(str(each["rotate"]) for each in moved) == ["", "-1turn"]
    page.wait_for_selector(".rk-double", state="detached")
    assert draw(a=at(100, "die", after, "5")) == []


ROLLING = """(html) => { Math.random = () => 0.99; window.setInterval = (turn) => queueMicrotask(turn); draw_a(html);
  return new Promise((seen) => requestAnimationFrame(() => seen(
    [...document.querySelectorAll(".rk-double circle")].filter((each) => each.ownerSVGElement).length))); }"""


@pytest.mark.parametrize("around", ["<svg {}>{}</svg>", "<span {}><svg>{}</svg></span>"])
def test_a_die_shows_other_faces_while_it_rolls(around: str, stage: Stage):
    before, after = (around.format(f'data-key="die" data-die="{n}"', "<circle/>") for n in (3, 5))
    page, draw = stage(before)
    assert draw() == []  # the page has opened
    assert page.evaluate(ROLLING, after) == 6


def test_one_after_the_other_appear(stage: Stage):
    _, draw = stage("<ol></ol>")
    rows = "".join(f'<li data-key="r{n}" data-late="{n}">Row</li>' for n in (1, 2, 3))
    assert [each["delay"] for each in draw(a=f"<ol>{rows}</ol>")] == [120, 240, 360]


def test_a_page_that_opens_stands_still(stage: Stage):
    opening = at(300, "card", 'data-from="pile"') + at(200, "die", 'data-die="4"')
    page, _ = stage(opening, at(100, "pile", ""))
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(seen))")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("press", ["pointer", "key"])
def test_a_press_finishes_what_moves(press: str, stage: Stage):
    page, draw = stage(at(100))
    assert draw(a=at(200) + at(100, "die", 'data-die="4" data-late="9"'))
    page.mouse.click(5, 5) if press == "pointer" else page.keyboard.press("a")
    page.wait_for_selector(".rk-double", state="detached", timeout=1_000)
    assert page.evaluate("document.getAnimations().length") == 0


def test_nothing_moves_where_a_reader_wants_less_motion(stage: Stage):
    _, draw = stage(at(100) + at(300, "card", "data-leave"), reduced_motion=True)
    assert draw(a=at(200) + at(100, "die", 'data-die="4"')) == []


def test_the_switch_is_kept_in_the_browser(stage: Stage):
    switch = '<button data-switch="motion" data-key="m">Motion</button>'
    page, draw = stage(switch + at(100))
    page.get_by_role("button", name="Motion", pressed=True).click()
    assert page.get_by_role("button", name="Motion", pressed=False).count() == 1
    assert draw(a=switch + at(200)) == []
    assert page.get_by_role("button", name="Motion", pressed=False).count() == 1
    assert page.evaluate("[localStorage['rk-motion'], sent.length]") == ["off", 0]
    page.get_by_role("button", name="Motion").click()
    assert len(draw(a=switch + at(300))) == 1


SPEAKER = """() => { window.begun = []; window.AudioContext = class extends AudioContext { constructor() {
  super(); begun.push("context"); } };
for (const each of [OscillatorNode, AudioBufferSourceNode]) { const start = each.prototype.start;
  each.prototype.start = function (...given) { begun.push(this.constructor.name); return start.apply(this, given); }; } }"""


def test_nothing_sounds_before_a_reader_turned_it_on(stage: Stage):
    slider = '<input type="range" data-switch="volume" data-key="v" aria-label="Sound" value="0">'
    page, draw = stage(slider)
    page.evaluate(SPEAKER)
    page.mouse.click(5, 5)
    draw(a=slider + at(100, "card", 'data-sound="card"'))
    assert page.evaluate("begun") == []
    page.get_by_label("Sound").fill("40")
    assert page.evaluate("begun") == ["context", "OscillatorNode"]
    draw(a=slider + at(100, "other", 'data-sound="points"'))
    assert page.evaluate("begun.length") == 4  # two notes more
    draw(a=slider)
    draw(a=slider + at(100, "other", 'data-sound="points"'))
    assert page.evaluate("begun.length") == 4  # not a second time
    assert json.loads(page.evaluate("localStorage['rk-volume']")) == 40


# ---- The board is a script of its own: what settles, dies and crosses there.
STATIC = Path(templates.__file__).parent / "static"
BOARD = """async (script) => {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const board = (await import(url)).default;
  const row = (n) => [[n, 1, `row ${n}`, false], [n, 2, `row ${n}`, false]];
  const state = { scene: { title: "Reef", rows: [row(2), row(1)] }, swimmers: [], sprites: {},
    shape: { width: 140, height: 180, left: 10, top: 40, space: 58, gap: 4, density: 1 } };
  const model = { get: (name) => state[name], on: (name, call) => (model[name] = call), off() {}, send() {} };
  board.render({ model, el: document.getElementById("b") });
  window.tell = (message) => model["msg:custom"](message);
}"""
TELL = "([told, what]) => { tell(told); return document.querySelectorAll(what).length; }"
"""Tell the board, and count what moves at once: on a slow machine it is soon over."""
MOVED = {"kind": "move", "sprites": {"coral": "<svg></svg>"}, "came": ""}
SETTLED = MOVED | {"moves": [["settled", 1, 2, "#abc", "coral", [0, 0, 58]]]}


@pytest.fixture
def board(stage: Stage) -> Stage:
    """Open a page of a panel and a board, which is told what it is to show."""

    def opened(a: str = "", **options: bool) -> tuple[Page, Draw]:
        page, draw = stage(a, **options)
        page.locator("#b").evaluate("(b) => b.replaceChildren()")
        page.add_style_tag(content=(STATIC / "board.css").read_text(encoding="utf-8"))
        page.evaluate(BOARD, (STATIC / "board.js").read_text(encoding="utf-8"))
        return page, draw

    return opened


def test_a_larva_drifts_from_the_ocean_or_from_where_it_came(board: Stage):
    page, _ = board(at(300, "nursery", ""))
    # The larva, and bare ground over what is painted already.
    assert page.evaluate(TELL, [SETTLED, ".rk-board-motion .rk-moving"]) == 2
    page.wait_for_selector(".rk-moving", state="detached")
    from_panel = SETTLED | {"came": "nursery"}
    assert page.evaluate(TELL, [from_panel, ".rk-aloft .rk-moving"]) == 1  # over the board's edge
    page.wait_for_selector(".rk-moving", state="detached")


def test_a_storm_crosses_rows_and_a_press_ends_it(board: Stage):
    page, _ = board()
    crossing = {"kind": "cross", "rows": [2, 1], "what": "wind"}
    assert page.evaluate(TELL, [crossing, ".rk-band"]) == 2
    page.keyboard.press("a")
    page.wait_for_selector(".rk-band", state="detached", timeout=500)


def test_those_that_a_card_takes_fade_one_after_the_other(board: Stage):
    page, _ = board()
    dead = [["died", row, 1, "#abc", "coral", [0, 0, 58]] for row in (2, 1)]
    delays = """(told) => { tell(told);
      return document.getAnimations().map((each) => each.effect.getTiming().delay); }"""
    assert page.evaluate(delays, MOVED | {"moves": dead}) == [0, 90]


def test_a_panel_finds_the_spaces_of_a_board(board: Stage):
    page, draw = board("<p>a</p>")
    moved = draw(a=at(300, "points", 'data-from="space-2-1"'))
    assert sorted(str(each["key"]) for each in moved) == ["copy", "points"]
    assert page.locator("[data-key=space-2-1]").count() == 1


def test_nothing_moves_on_a_board_where_motion_is_off(board: Stage):
    page, _ = board('<button data-switch="motion">Motion</button>')
    page.get_by_role("button", name="Motion").click()
    assert page.evaluate(TELL, [SETTLED, ".rk-moving"]) == 0
    crossing = {"kind": "cross", "rows": [1], "what": "waves"}
    assert page.evaluate(TELL, [crossing, ".rk-band"]) == 0
