"""Drawings in a browser: organisms told by their outline, the ring and the food web."""

from base64 import b64decode

# Organisms can be told by their outline alone, and in grey, at 32 pixels.
from collections.abc import Callable
from itertools import combinations
from typing import Literal

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from reefkit.text import catalogue
from reefkit.widgets import templates
from reefkit.widgets.art import art
from reefkit.widgets.foodweb import foodweb_html
from reefkit.widgets.foodweb_data import FoodEdge, FoodLevel, FoodNode, FoodWeb, WebOutcome
from reefkit.widgets.ring import Ring, RingToken, Tile, die_face_html, ring_html
from reefkit.widgets.templates import Templates
from tests.support.browser import OpenPage, axe
from tests.support.effort import at_length
from tests.support.voila import VoilaPage

SIZE = 32
# Of all pixels of two outlines laid over each other as well as can be, the most that both have.
MOST_SHARED = 0.8
# How much two pictures in grey differ at the least, of 255, over all that either of them covers.
LEAST_APART = 50
# Of 1,024 pixels, those that an outline has at the least.
LEAST_INK = 150
WHITE, PAPER = 255, 250
SHIFTS = [(down, across) for down in range(-3, 4) for across in range(-3, 4)]
# The art direction's list of those that could be confused.
GROUPS = [
    ("boulder-coral", "microbialite", "carbonate-alga"),
    ("finger-coral", "soft-sponge", "fleshy-alga"),
    ("branching-coral", "bryozoan"),
    ("platy-coral", "encrusting-sponge"),
    ("carbonate-sponge", "bivalve"),
]
DRAW = """async ([drawings, size]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let pixels = "";
  for (const svg of drawings) {
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    context.clearRect(0, 0, size, size);
    context.drawImage(image, 0, 0, size, size);
    pixels += String.fromCharCode(...context.getImageData(0, 0, size, size).data);
  }
  return btoa(pixels);
}"""


def pictures(page: Page, state: Literal["outline", "grey"]) -> dict[str, np.ndarray]:
    """Draw the organisms of all games, and return red, green, blue and alpha of their pixels."""
    drawn = {one: str(art().svg(one, SIZE, state)) for one in art().organisms}
    pixels = page.evaluate(DRAW, [list(drawn.values()), SIZE])
    seen = np.frombuffer(b64decode(pixels), np.uint8).reshape(-1, SIZE, SIZE, 4).astype(int)
    return dict(zip(drawn, seen, strict=True))


def shifted(one: np.ndarray) -> np.ndarray:
    return np.array([np.roll(one, shift, (0, 1)).ravel() for shift in SHIFTS])


def shared(one: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Return the share of an outline and each of others that is in both, at the best shift."""
    moved, rows = shifted(one).astype(int), others.reshape(len(others), -1).astype(int)
    both = moved @ rows.T
    best: np.ndarray = (both / (one.sum() + rows.sum(1) - both)).max(0)
    return best


def apart(one: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Return how much a picture and each of others differ where either is, at the worst shift."""
    rows = others.reshape(len(others), -1)
    least = np.full(len(others), float(WHITE))
    for moved in shifted(one):
        covered = (rows < PAPER) | (moved < PAPER)
        differences = (np.abs(rows - moved) * covered).sum(1) / covered.sum(1)
        least = np.minimum(least, differences)
    return least


def compare(
    drawn: dict[str, np.ndarray], measure: Callable[[np.ndarray, np.ndarray], np.ndarray]
) -> dict[tuple[str, str], float]:
    """Return what a measure says of every two drawings of one game."""
    found: dict[tuple[str, str], float] = {}
    for names in map(list, GAMES.values()):
        for at, name in enumerate(names[:-1], start=1):
            said = measure(drawn[name], np.array([drawn[each] for each in names[at:]]))
            found |= {(name, names[at + k]): round(float(of), 2) for k, of in enumerate(said)}
    return found


GAMES = {"reef": art().board.organisms} | {
    path: game.organisms for path, game in art().games.items() if game.organisms
}


def test_no_outline_can_be_taken_for_another_of_its_game(browser_page: Page):
    outlines = {one: seen[..., 3] > 127 for one, seen in pictures(browser_page, "outline").items()}
    assert {one for one, seen in outlines.items() if seen.sum() <= LEAST_INK} == set()
    alike = compare(outlines, shared)
    assert {pair: share for pair, share in alike.items() if share > MOST_SHARED} == {}
    for group in GROUPS:
        for pair in combinations(group, 2):
            assert pair in alike or pair[::-1] in alike, "a name of the list has no drawing"


def test_in_grey_each_differs_from_its_nearest_neighbour(browser_page: Page):
    grey = {}
    for one, seen in pictures(browser_page, "grey").items():
        light, covered = seen[..., 0], seen[..., 3] / WHITE
        assert (seen[..., 0] == seen[..., 1]).all(), one
        grey[one] = light * covered + WHITE * (1 - covered)
    differences = compare(grey, apart)
    assert {pair: each for pair, each in differences.items() if each < LEAST_APART} == {}


# The ring and the food web in a browser: letters as wide as was thought, keys, and a phone.

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
    outcome=(WebOutcome("It starves.", "danger"),), outcome_title="What comes of it",
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
def test_a_food_web_can_be_read_in_a_column_and_on_a_phone(open_page: OpenPage, width: int):
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
def test_a_ring_can_be_read_and_its_hollow_is_free(open_page: OpenPage, width: int):
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
    for kind in page.locator(".rk-ring-kind").all():
        box = kind.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    icons = page.locator(".rk-ring-token").evaluate_all(
        "all => all.map(one => one.querySelector('.rk-ring-fill').getBoundingClientRect().width)"
    )
    assert min(icons) >= 6.5
    axe(page)


def test_a_food_web_is_shown_in_a_notebook_by_its_name(open_page: OpenPage, voila_page: VoilaPage):
    page = open_page(1000, 700)
    made = """from reefkit.widgets.foodweb import FoodWebPicture
from reefkit.widgets.foodweb_data import FoodEdge, FoodNode, FoodWeb
def node(name, art, group, level):
    return FoodNode(name, name, art, group, "circle", level, name)
FoodWebPicture(FoodWeb(
    (node("alga", "fleshy-alga", "producer", 0), node("urchin", "urchin", "herbivore", 1)),
    (FoodEdge("alga", "urchin"),), sentences=("The urchin eats the alga.",),
))"""
    page.goto(voila_page([made]))
    board = page.locator(".rk-foodweb-board:visible")
    expect(board.locator("button")).to_have_count(2, timeout=60_000)
    expect(board.locator("svg.rk-foodweb-picture")).to_be_visible()
    assert "FoodWeb(" not in page.inner_text("body")
