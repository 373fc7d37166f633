"""Drawn boards: hex maps, rings of cards, small boards, and boards that stand still."""

import re
from collections import Counter
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree as ET

import pytest
from bs4 import BeautifulSoup
from markupsafe import Markup

from reefkit.text import catalogue
from reefkit.widgets.art import art
from reefkit.widgets.board.drawing import StampCopy, lettering, painted
from reefkit.widgets.board.layout import Geometry
from reefkit.widgets.board.picture import Picture, Piece, Space
from reefkit.widgets.board.small import cross_section_svg, small_board_svg
from reefkit.widgets.board.static_svg import still_svg
from reefkit.widgets.ring import PITCH, TILE, Ring, RingToken, Tile, die_face_html, ring_html
from reefkit.widgets.templates import Templates
from reefkit.widgets.tiles import WIDE, HexCell, HexFigure, HexMap, hexmap_html
from tests.support import boards


def land(**changes: dict[str, object]) -> HexMap:
    """Three rows of three cells; changes by the cell's name, such as ``c5``."""
    cells = []
    for number in range(1, 10):
        row, column = divmod(number - 1, 3)
        more = changes.get(f"c{number}", {})
        plain = {"number": number, "row": row + 1, "column": column + 1, "ground": "tundra",
                 "letter": "T", "label": f"cell {number}"}  # fmt: skip
        cells.append(HexCell(**{**plain, **more}))  # type: ignore[arg-type]
    return HexMap(tuple(cells), "a land", "cell", "cell")


def drawn(picture: HexMap) -> BeautifulSoup:
    return BeautifulSoup(hexmap_html(Templates(catalogue()), picture), "html.parser")


def test_neighbours_touch_and_nothing_lies_over_another():
    apart = {
        (a.number, b.number): hypot(a.x - b.x, a.y - b.y) for a, b in combinations(land().cells, 2)
    }
    assert min(apart.values()) == pytest.approx(WIDE, abs=0.05)
    touching = {pair for pair, far in apart.items() if far < WIDE * 1.01}
    # The middle cell of the second row, which stands half a step to the right, has six.
    assert {pair for pair in touching if 5 in pair} == {
        (2, 5), (3, 5), (4, 5), (5, 6), (5, 8), (5, 9)
    }  # fmt: skip


def test_every_cell_is_a_button_that_says_what_it_is_over_its_hexagon():
    picture = land(c5={"states": frozenset({"cards", "chosen"}), "cost": 2})
    html = drawn(picture)
    buttons = html.select("button")
    assert [each["aria-label"] for each in buttons] == [cell.label for cell in picture.cells]
    assert [each["data-cell"] for each in buttons] == [str(n) for n in range(1, 10)]
    for cell, button in zip(picture.cells, buttons, strict=True):
        placed = dict(each.split(": ") for each in str(button["style"]).split("; "))
        left, wide = (float(placed[name].rstrip("%")) for name in ("left", "width"))
        assert (left + wide / 2) / 100 * picture.width == pytest.approx(cell.x, abs=0.01)
    assert html.select('[aria-pressed="true"]') == [buttons[4]]
    assert html.select('[data-key="badge-5"] text')[0].get_text() == "2"


@pytest.mark.parametrize(
    ("changes", "first"),
    [
        ({}, 1),
        ({"c7": {"figures": (HexFigure(0, own=True),)}}, 7),
        (
            {"c7": {"figures": (HexFigure(0, own=True),)}, "c8": {"states": frozenset({"deadly"})}},
            8,
        ),
        ({"c3": {"states": frozenset({"fits"})}, "c8": {"states": frozenset({"chosen"})}}, 8),
    ],
)
def test_the_keyboard_comes_to_one_cell_first(changes: dict[str, object], first: int):
    html = drawn(land(**changes))  # type: ignore[arg-type]
    assert [each["data-cell"] for each in html.select('button[tabindex="0"]')] == [str(first)]


def test_a_figure_keeps_its_key_when_it_moves_so_that_it_glides():
    here, there = (
        drawn(land(**{cell: {"figures": (HexFigure(2),)}})).select('[data-key="figure-2"]')[0]
        for cell in ("c1", "c9")
    )
    assert here["style"] != there["style"]


# ---- The ring of tiles: a square that closes, tokens that can all be seen, and a button a tile.
def ring(count: int = 40, **more: object) -> Ring:
    tiles = tuple(Tile("bonus", "urchin", f"tile {number}") for number in range(count))
    return Ring(tiles, **more)  # type: ignore[arg-type]


def drawn_ring(picture: Ring, middle: str | Markup = "") -> BeautifulSoup:
    return BeautifulSoup(ring_html(Templates(catalogue()), picture, middle), "html.parser")


@pytest.mark.parametrize("count", [4, 12, 40])
def test_tiles_make_a_closed_square_in_the_order_of_travel(count: int):
    made = ring(count)
    places = [made.corner(number) for number in range(count)]
    for one, two in pairwise([*places, places[0]]):
        assert abs(one[0] - two[0]) + abs(one[1] - two[1]) == pytest.approx(PITCH)
    for one, two in combinations(places, 2):
        assert max(abs(one[0] - two[0]), abs(one[1] - two[1])) >= PITCH
    assert places[0] == (max(x for x, _ in places), max(y for _, y in places))
    assert places[1][0] < places[0][0]  # left first
    assert sum(map(made.is_corner, range(count))) == 4
    assert max(x for x, _ in places) + TILE < made.side


@pytest.mark.parametrize(
    "wrong",
    [
        {"count": 0},
        {"count": 42},
        {"tokens": (RingToken(0, 40),)},
        {"landed": -1},
        {"way": (38, 39, 40)},
    ],
)
def test_a_ring_that_is_none_is_refused(wrong: dict[str, object]):
    with pytest.raises(ValueError, match="ring"):
        ring(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("tile", [0, 7, 10, 20, 33])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_all_tokens_of_a_tile_can_be_seen(count: int, tile: int):
    made = ring(tokens=tuple(RingToken(seat, tile) for seat in range(count)))
    left, top = made.corner(tile)
    assert len(made.placed) == count
    for one in made.placed:
        assert one.size >= 13
        for at, edge in ((one.x, left), (one.y, top)):
            assert edge <= at - one.size / 2 + 2
            assert at + one.size / 2 - 2 <= edge + TILE
    for one, two in combinations(made.placed, 2):
        assert hypot(one.x - two.x, one.y - two.y) >= one.size - 0.5


def test_every_tile_is_a_button_that_says_what_it_is_over_its_picture():
    made = ring(landed=7, tokens=(RingToken(2, 33, own=True),), act="tile", key="ring")
    html = drawn_ring(made)
    buttons = html.select("button")
    assert [each["aria-label"] for each in buttons] == [each.label for each in made.tiles]
    assert [each["data-tile"] for each in buttons] == [str(number) for number in range(40)]
    for number, button in enumerate(buttons):
        placed = dict(each.split(": ") for each in str(button["style"]).split("; "))
        share = {name: float(value.rstrip("%")) / 100 for name, value in placed.items()}
        assert (share["left"] + share["width"] / 2) * made.side == pytest.approx(
            made.middle(number)[0], abs=0.05
        )
        assert (share["top"] + share["height"] / 2) * made.side == pytest.approx(
            made.middle(number)[1], abs=0.05
        )
    assert [each["data-tile"] for each in html.select('[aria-current="true"]')] == ["7"]
    assert len(html.select('svg[aria-hidden="true"]')) == len(html.select("svg"))


@pytest.mark.parametrize(
    ("more", "first"),
    [
        ({}, "0"),
        ({"tokens": (RingToken(0, 5), RingToken(1, 9, own=True))}, "9"),
        ({"tokens": (RingToken(1, 9, own=True),), "landed": 12}, "12"),
    ],
)
def test_the_keyboard_comes_to_one_tile_first(more: dict[str, object], first: str):
    html = drawn_ring(ring(act="tile", **more))
    assert [each["data-tile"] for each in html.select('button[tabindex="0"]')] == [first]


def test_a_token_keeps_its_key_when_it_moves_so_that_it_glides():
    here, there = (
        drawn_ring(ring(tokens=(RingToken(3, tile),))).select('[data-key="token-3"]')[0]
        for tile in (1, 8)
    )
    assert here["style"] != there["style"]


def test_a_way_goes_along_the_inner_edge_from_where_it_began_to_where_it_ended():
    made = ring(way=(8, 9, 10, 11))
    points = [tuple(map(float, each.split(","))) for each in made.path.split()]
    assert points == [made.inner(number) for number in (8, 9, 10, 11)]
    assert [x for x, _ in points] == sorted((x for x, _ in points), reverse=True)
    assert points[2][0] == points[3][0]  # round the corner, then up
    assert points[3][1] < points[2][1]
    assert len(drawn_ring(made).select(".rk-ring-way polyline")) == 2
    assert drawn_ring(ring(way=(8,))).select(".rk-ring-way") == []


def test_the_hollow_holds_what_it_is_given_and_escapes_what_is_no_html():
    slot = drawn_ring(ring(), Markup('<b class="slot">x</b>')).select(".rk-ring-middle > b.slot")
    assert len(slot) == 1
    plain = drawn_ring(ring(), "<b>x</b>")
    assert plain.select(".rk-ring-middle > b") == []
    assert plain.select(".rk-ring-middle")[0].get_text() == "<b>x</b>"
    style = str(plain.select(".rk-ring-middle")[0]["style"])
    inset = float(style.removeprefix("inset: ").rstrip("%")) / 100
    assert inset * ring().side >= PITCH  # within the tiles


def test_the_legend_and_who_stands_where_are_said_as_given():
    tokens = (RingToken(0, 3), RingToken(1, 3))
    html = drawn_ring(
        ring(legend=(("bonus", "good luck"),), tokens=tokens, names=("<Ana>", "Ben"), title="Ring")
    )
    assert html.select(".rk-ring-legend li")[0].get_text() == "good luck"
    assert html.select(".rk-described li")[0].get_text() == "tile 3: <Ana> and Ben."
    said = html.select(".rk-described p")[0]
    assert html.select("[role=group]")[0]["aria-describedby"] == said["id"]
    assert said.get_text() == "Ring: 2 pieces. In all: <Ana> and Ben."


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_its_pips_apart_on_it(face: int):
    made = die_face_html(Templates(catalogue()), face, f"rolled {face}")
    html = BeautifulSoup(made, "html.parser")
    pips = {(float(str(each["cx"])), float(str(each["cy"]))) for each in html.select("circle")}
    assert len(pips) == face
    assert all(8 <= x <= 36 and 8 <= y <= 36 for x, y in pips)
    assert html.select("svg")[0]["aria-label"] == f"rolled {face}"


def test_a_face_that_no_die_has_is_refused_and_none_is_blank():
    templates = Templates(catalogue())
    with pytest.raises(ValueError, match="shows no 7"):
        die_face_html(templates, 7, "")
    blank = BeautifulSoup(die_face_html(templates, None, ""), "html.parser")
    assert blank.select("circle") == []
    assert blank.select("svg")[0]["aria-hidden"] == "true"


# ---- Small boards and cuts: what they show, and that words in them are only words.
# ruff: noqa: S314  (what is parsed is our own drawing)


SVG = "{http://www.w3.org/2000/svg}"


def test_every_topmost_builder_is_a_dot_of_its_family():
    picture = boards.play()
    root = ET.fromstring(small_board_svg(picture))
    dots = Counter(each.get("fill") for each in root.iter(f"{SVG}circle"))
    assert dots == Counter(art().family(each.stack[0].art) for each in picture.spaces if each.stack)
    weed = [
        each
        for each in root.iter(f"{SVG}rect")
        if each.get("fill") == art().palette.families["fleshy-alga"]
    ]
    assert len(weed) == len([each for each in picture.spaces if each.alga])
    assert len(list(root.iter(f"{SVG}rect"))) == 30


def test_row_one_is_the_last():
    root = ET.fromstring(small_board_svg(boards.board({(1, 1): {"stack": ["bivalve"]}})))
    (dot,) = root.iter(f"{SVG}circle")
    assert float(dot.get("cy", 0)) > 70


def test_what_died_is_bleached():
    root = ET.fromstring(
        small_board_svg(boards.board({(1, 1): {"stack": ["bivalve"], "states": "died"}}))
    )
    assert [each.get("fill") for each in root.iter(f"{SVG}circle")] == [
        art().palette.tokens["bone"]
    ]


@pytest.mark.parametrize("label", ["", "Ben's <reef> & “more”"])
def test_a_label_is_said_or_the_picture_passed_over(label: str):
    for drawn in (
        small_board_svg(boards.play(), label=label),
        cross_section_svg([1, 2, 3], land=True, label=label),
    ):
        root = ET.fromstring(drawn)
        assert root.get("aria-label") == (label or None)
        assert root.get("aria-hidden") == (None if label else "true")


def profile(drawn: str) -> list[tuple[float, float]]:
    """Return the points that the sea floor runs through."""
    lines = re.findall(r'd="(M[^"]*?)"', drawn)
    floor = next(line for line in lines if "C" in line and not line.endswith("Z"))
    numbers = [float(each) for each in re.findall(r"-?[\d.]+", floor)]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    return [pairs[0], *pairs[3::3]]


def test_a_cut_is_as_deep_at_each_row_as_its_board_and_land_stands_above_water():
    metres = [1, 12, 25, 1, 14, 45]
    drawn = cross_section_svg(metres, land=True, width=120, height=62)
    points = profile(drawn)
    assert [round(y - 1 - 6) for _, y in points[1:-1]] == metres
    assert [round(x - 1) for x, _ in points[1:-1]] == [10, 30, 50, 70, 90, 110]
    assert points[0][1] < 7  # the surface
    assert profile(cross_section_svg(metres, land=False, width=120, height=62))[0][1] > 50


def test_a_cut_with_axes_numbers_rows_and_metres_and_escapes_words():
    root = ET.fromstring(cross_section_svg([1, 2], land=True, words=("<land>", "sea"), axes=True))
    assert [each.text for each in root.iter(f"{SVG}text")] == [
        "0",
        "20",
        "40",
        "1",
        "2",
        "<land>",
        "sea",
    ]


# ---- A board as one SVG: the same strokes as on the canvas, in the page's own symbols.
CORAL, SPONGE = Piece("boulder-coral", ("heat", "cold")), Piece("soft-sponge")


def a_board() -> Picture:
    """Return a board of six rows on which something stands in every way."""
    stacks = {(1, 1): (CORAL,), (2, 1): (CORAL, SPONGE), (3, 1): (SPONGE, CORAL, CORAL)}
    spaces = tuple(
        Space(row, column, "SMD"[row % 3], "", stacks.get((row, column), ()), alga=column == 3)  # type: ignore[arg-type]
        for row in range(1, 7)
        for column in range(1, 6)
    )
    return Picture(spaces, "", ocean="open ocean", shore="land")


def test_every_stroke_of_the_canvas_is_drawn_and_no_other():
    picture = a_board()
    geometry = Geometry(6, 5, 330)
    strokes = [*painted(picture, geometry), *lettering(picture, geometry)]
    svg = still_svg(picture)
    copies = [each for each in strokes if isinstance(each, StampCopy)]
    placed = re.findall(r'<g transform="translate\((\d+) (-?\d+)\)', svg)
    assert placed == [(str(each.x), str(each.y)) for each in copies]
    words = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
    assert words == [each.text for each in strokes if not isinstance(each, StampCopy)]


def test_what_stands_there_is_drawn_in_the_pages_symbols():
    svg = still_svg(a_board())
    assert svg.count('href="#rk-org-boulder-coral"') == 2
    assert 'href="#rk-org-fleshy-alga"' in svg
    assert 'href="#rk-mark-heat"' in svg


def test_without_a_label_it_is_passed_over_and_with_one_it_is_an_image():
    assert 'aria-hidden="true"' in still_svg(a_board())
    said = still_svg(a_board(), label='"><b>Ada</b>')
    assert 'role="img"' in said
    assert "<b>" not in said
