"""The map of hexagons: cells that touch, a button for each, and the keyboard's first place."""

from itertools import combinations
from math import hypot

import pytest
from bs4 import BeautifulSoup

from reefkit.text import catalogue
from reefkit.widgets.templates import Templates
from reefkit.widgets.tiles import WIDE, Figure, HexCell, HexMap, hexmap_html


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


def test_neighbours_touch_and_nothing_lies_over_another() -> None:
    apart = {
        (a.number, b.number): hypot(a.x - b.x, a.y - b.y) for a, b in combinations(land().cells, 2)
    }
    assert min(apart.values()) == pytest.approx(WIDE, abs=0.05)
    touching = {pair for pair, far in apart.items() if far < WIDE * 1.01}
    # The middle cell of the second row, which stands half a step to the right, has six.
    assert {pair for pair in touching if 5 in pair} == {
        (2, 5), (3, 5), (4, 5), (5, 6), (5, 8), (5, 9)
    }  # fmt: skip


def test_every_cell_is_a_button_that_says_what_it_is_over_its_hexagon() -> None:
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
        ({"c7": {"figures": (Figure(0, own=True),)}}, 7),
        ({"c7": {"figures": (Figure(0, own=True),)}, "c8": {"states": frozenset({"deadly"})}}, 8),
        ({"c3": {"states": frozenset({"fits"})}, "c8": {"states": frozenset({"chosen"})}}, 8),
    ],
)
def test_the_keyboard_comes_to_one_cell_first(changes: dict[str, object], first: int) -> None:
    html = drawn(land(**changes))  # type: ignore[arg-type]
    assert [each["data-cell"] for each in html.select('button[tabindex="0"]')] == [str(first)]


def test_a_figure_keeps_its_key_when_it_moves_so_that_it_glides() -> None:
    here, there = (
        drawn(land(**{cell: {"figures": (Figure(2),)}})).select('[data-key="figure-2"]')[0]
        for cell in ("c1", "c9")
    )
    assert here["style"] != there["style"]
