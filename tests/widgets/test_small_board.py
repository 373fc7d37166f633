"""Small boards and cuts: what they show, and that words in them are only words."""

# ruff: noqa: S314  (what is parsed is our own drawing)
import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from reefkit.widgets.art import art
from reefkit.widgets.board.drawing import cross_section_svg, small_board_svg
from tests.support import boards

SVG = "{http://www.w3.org/2000/svg}"


def test_every_topmost_builder_is_a_dot_of_its_family() -> None:
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


def test_row_one_is_the_last() -> None:
    root = ET.fromstring(small_board_svg(boards.board({(1, 1): {"stack": ["bivalve"]}})))
    (dot,) = root.iter(f"{SVG}circle")
    assert float(dot.get("cy", 0)) > 70


def test_what_died_is_bleached() -> None:
    root = ET.fromstring(
        small_board_svg(boards.board({(1, 1): {"stack": ["bivalve"], "states": "died"}}))
    )
    assert [each.get("fill") for each in root.iter(f"{SVG}circle")] == [
        art().palette.tokens["bone"]
    ]


@pytest.mark.parametrize("label", ["", "Ben's <reef> & “more”"])
def test_a_label_is_said_or_the_picture_passed_over(label: str) -> None:
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


def test_a_cut_is_as_deep_at_each_row_as_its_board_and_land_stands_above_water() -> None:
    metres = [1, 12, 25, 1, 14, 45]
    drawn = cross_section_svg(metres, land=True, width=120, height=62)
    points = profile(drawn)
    assert [round(y - 1 - 6) for _, y in points[1:-1]] == metres
    assert [round(x - 1) for x, _ in points[1:-1]] == [10, 30, 50, 70, 90, 110]
    assert points[0][1] < 7  # the surface
    assert profile(cross_section_svg(metres, land=False, width=120, height=62))[0][1] > 50


def test_a_cut_with_axes_numbers_rows_and_metres_and_escapes_words() -> None:
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
