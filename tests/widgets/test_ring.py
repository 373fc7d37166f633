"""The ring of tiles: a square that closes, tokens that can all be seen, and a button a tile."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from bs4 import BeautifulSoup
from markupsafe import Markup

from reefkit.text import catalogue
from reefkit.widgets.templates import Templates
from reefkit.widgets.tiles import PITCH, TILE, Ring, RingToken, Tile, die_face_html, ring_html


def ring(count: int = 40, **more: object) -> Ring:
    tiles = tuple(Tile("bonus", "urchin", f"tile {number}") for number in range(count))
    return Ring(tiles, **more)  # type: ignore[arg-type]


def drawn(picture: Ring, middle: str | Markup = "") -> BeautifulSoup:
    return BeautifulSoup(ring_html(Templates(catalogue()), picture, middle), "html.parser")


@pytest.mark.parametrize("count", [4, 12, 40])
def test_tiles_make_a_closed_square_in_the_order_of_travel(count: int) -> None:
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
def test_a_ring_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="ring"):
        ring(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("tile", [0, 7, 10, 20, 33])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_all_tokens_of_a_tile_can_be_seen(count: int, tile: int) -> None:
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


def test_every_tile_is_a_button_that_says_what_it_is_over_its_picture() -> None:
    made = ring(landed=7, tokens=(RingToken(2, 33, own=True),), act="tile", key="ring")
    html = drawn(made)
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
def test_the_keyboard_comes_to_one_tile_first(more: dict[str, object], first: str) -> None:
    html = drawn(ring(act="tile", **more))
    assert [each["data-tile"] for each in html.select('button[tabindex="0"]')] == [first]


def test_a_token_keeps_its_key_when_it_moves_so_that_it_glides() -> None:
    here, there = (
        drawn(ring(tokens=(RingToken(3, tile),))).select('[data-key="token-3"]')[0]
        for tile in (1, 8)
    )
    assert here["style"] != there["style"]


def test_a_way_goes_along_the_inner_edge_from_where_it_began_to_where_it_ended() -> None:
    made = ring(way=(8, 9, 10, 11))
    points = [tuple(map(float, each.split(","))) for each in made.path.split()]
    assert points == [made.inner(number) for number in (8, 9, 10, 11)]
    assert [x for x, _ in points] == sorted((x for x, _ in points), reverse=True)
    assert points[2][0] == points[3][0]  # round the corner, then up
    assert points[3][1] < points[2][1]
    assert len(drawn(made).select(".rk-ring-way polyline")) == 2
    assert drawn(ring(way=(8,))).select(".rk-ring-way") == []


def test_the_hollow_holds_what_it_is_given_and_escapes_what_is_no_html() -> None:
    slot = drawn(ring(), Markup('<b class="slot">x</b>')).select(".rk-ring-middle > b.slot")
    assert len(slot) == 1
    plain = drawn(ring(), "<b>x</b>")
    assert plain.select(".rk-ring-middle > b") == []
    assert plain.select(".rk-ring-middle")[0].get_text() == "<b>x</b>"
    style = str(plain.select(".rk-ring-middle")[0]["style"])
    inset = float(style.removeprefix("inset: ").rstrip("%")) / 100
    assert inset * ring().side >= PITCH  # within the tiles


def test_legend_and_sentences_are_said_as_given() -> None:
    html = drawn(ring(legend=(("bonus", "good luck"),), sentences=("<Ana> stands at 3.",)))
    assert html.select(".rk-ring-legend li")[0].get_text() == "good luck"
    assert html.select(".rk-unseen li")[0].get_text() == "<Ana> stands at 3."


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_its_pips_apart_on_it(face: int) -> None:
    made = die_face_html(Templates(catalogue()), face, f"rolled {face}")
    html = BeautifulSoup(made, "html.parser")
    pips = {(float(str(each["cx"])), float(str(each["cy"]))) for each in html.select("circle")}
    assert len(pips) == face
    assert all(8 <= x <= 36 and 8 <= y <= 36 for x, y in pips)
    assert html.select("svg")[0]["aria-label"] == f"rolled {face}"


def test_a_face_that_no_die_has_is_refused_and_none_is_blank() -> None:
    templates = Templates(catalogue())
    with pytest.raises(ValueError, match="shows no 7"):
        die_face_html(templates, 7, "")
    blank = BeautifulSoup(die_face_html(templates, None, ""), "html.parser")
    assert blank.select("circle") == []
    assert blank.select("svg")[0]["aria-hidden"] == "true"
