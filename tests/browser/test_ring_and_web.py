"""The ring and the food web in a browser: letters as wide as was thought, keys, and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from reefkit.text import catalogue
from reefkit.widgets import templates
from reefkit.widgets.foodweb import FoodEdge, FoodLevel, FoodNode, FoodWeb, Outcome, foodweb_html
from reefkit.widgets.templates import Templates
from reefkit.widgets.tiles import Ring, RingToken, Tile, die_face_html, ring_html
from tests.support.browser import OpenPage, axe
from tests.support.effort import at_length

SAY = Templates(catalogue())
KINDS = ("start", "biomass", "capital", "malus", "bonus", "grant")
NAMES = (
    "Coral", "Seagrass", "Plankton", "Coralline algae", "Green Sea Turtle", "Crown of Thorns",
    "Reef Manta Ray", "Common Cleanerfish", "Spotted Parrotfish", "Australian Sardine",
    "Whitetip Reef Shark", "Bottlenose Dolphin", "Dwarf Minke Whale", "Giant Triton",
)  # fmt: skip
WEB = FoodWeb(
    tuple(
        FoodNode(
            f"n{number}", name, "urchin", ("coral", "dwellers", "shells")[number // 5],
            ("square", "circle", "triangle")[number // 5], number // 5, f"{name}, a card",  # type: ignore[arg-type]
            badge="2 plankton short" if number == 6 else "", attached=("bivalve",) * (number % 3),
            count=1 + 4 * (number == 2), bleached=number == 0,
        )
        for number, name in enumerate(NAMES)
    ),
    (
        *(FoodEdge(f"n{number % 5}", f"n{number}") for number in range(5, 10)),
        FoodEdge("n2", "n6", "short", 4), FoodEdge("n7", "n10"), FoodEdge("n1", "n11", "may"),
    ),
    (FoodLevel(0, "producers"), FoodLevel(1, "herbivores"), FoodLevel(2, "predators")),
    "Who eats whom", "arrows go to the eater", act="node", sentences=("A eats B.",),
    outcome=(Outcome("It starves.", "danger"),), outcome_title="What comes of it",
)  # fmt: skip
RING = Ring(
    tuple(Tile(KINDS[n % 6], "urchin", f"tile {n}, {KINDS[n % 6]}") for n in range(40)),
    tuple(RingToken(seat, 13 if seat else 26, own=seat == 0) for seat in range(6)),
    "The board", 13, (8, 9, 10, 11, 12, 13), (("bonus", "bonus"),), ("Ana stands at 26.",), "tile",
)  # fmt: skip
INSIDE = """svg => { const box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter(text => { const at = text.getBoundingClientRect();
    return at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1 || at.bottom > box.bottom + 1;
  }).map(text => text.textContent) }"""
OVER = """svg => { const names = [...svg.querySelectorAll('.rk-web-name, .rk-web-badge text')];
  const boxes = names.map(text => text.getBoundingClientRect()); const found = [];
  boxes.forEach((a, i) => boxes.forEach((b, j) => { if (i < j && a.left < b.right && b.left < a.right
    && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3)
    found.push(names[i].textContent + ' / ' + names[j].textContent) })); return found }"""


def shown(page: Page, *regions: str) -> None:
    """Lay regions out on a page with our style sheet, pictures and font."""
    body = "".join(f'<div style="padding:10px">{each}</div>' for each in regions)
    page.set_content(
        f'<!doctype html><html lang="en"><title>t</title><style>body{{margin:0}}'
        f"{templates.stylesheet()}</style><div hidden>{templates.symbols()}</div>"
        f'<main class="rk-page"><h1>Reef</h1><div class="rk-root">{body}</div></main></html>'
    )
    page.evaluate(
        "async bytes => { const face = new FontFace('Atkinson Hyperlegible Next', "
        "new Uint8Array(bytes), { weight: '200 800' }); document.fonts.add(await face.load()); }",
        list(templates.font()),
    )


@pytest.mark.parametrize(
    "width", [540, 390, pytest.param(360, marks=at_length), pytest.param(900, marks=at_length)]
)
def test_a_food_web_can_be_read_in_a_column_and_on_a_phone(open_page: OpenPage, width: int) -> None:
    page = open_page(width, 844)
    shown(page, foodweb_html(SAY, WEB))
    board = page.locator(".rk-foodweb-board:visible")
    expect(board).to_have_count(1)
    expect(board.locator("button")).to_have_count(len(NAMES))
    picture = board.locator("svg.rk-foodweb-picture")
    assert picture.evaluate(INSIDE) == []
    assert picture.evaluate(OVER) == []
    size = picture.evaluate(
        "svg => 13 * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width"
    )
    assert size >= 12.7
    for button in board.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 28
        assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(page)


@pytest.mark.parametrize("width", [442, 360])
def test_a_ring_can_be_read_and_its_hollow_is_free(open_page: OpenPage, width: int) -> None:
    page = open_page(width + 20, 640)
    shown(page, ring_html(SAY, RING, die_face_html(SAY, 3, "rolled 3")))
    tiles = page.get_by_role("group", name="The board").get_by_role("button")
    expect(tiles).to_have_count(40)
    hollow = page.locator(".rk-ring-middle").bounding_box()
    assert hollow is not None
    assert hollow["width"] >= 0.77 * width
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box is not None
        assert box["width"] >= 24
        apart = (
            box["x"] + box["width"] <= hollow["x"] or box["x"] >= hollow["x"] + hollow["width"]
            or box["y"] + box["height"] <= hollow["y"]
            or box["y"] >= hollow["y"] + hollow["height"]
        )  # fmt: skip
        assert apart
    icons = page.locator(".rk-ring-token").evaluate_all(
        "all => all.map(one => one.querySelector('.rk-ring-fill').getBoundingClientRect().width)"
    )
    assert min(icons) >= 6.5
    axe(page)
