"""A board as one SVG: the same strokes as on the canvas, in the page's own symbols."""

import re

from reefkit.widgets.board.drawing import Geometry, Picture, Piece, Space
from reefkit.widgets.board.widget import StampCopy, lettering, painted, still_svg

CORAL, SPONGE = Piece("boulder-coral", ("heat", "cold")), Piece("soft-sponge")


def a_board() -> Picture:
    """Give a board of six rows on which something stands in every way."""
    stacks = {(1, 1): (CORAL,), (2, 1): (CORAL, SPONGE), (3, 1): (SPONGE, CORAL, CORAL)}
    spaces = tuple(
        Space(row, column, "SMD"[row % 3], "", stacks.get((row, column), ()), alga=column == 3)  # type: ignore[arg-type]
        for row in range(1, 7)
        for column in range(1, 6)
    )
    return Picture(spaces, "", ocean="open ocean", shore="land")


def test_every_stroke_of_the_canvas_is_drawn_and_no_other() -> None:
    picture = a_board()
    geometry = Geometry(6, 5, 330)
    strokes = [*painted(picture, geometry), *lettering(picture, geometry)]

    svg = still_svg(picture)

    copies = [each for each in strokes if isinstance(each, StampCopy)]
    placed = re.findall(r'<g transform="translate\((\d+) (-?\d+)\)', svg)
    assert placed == [(str(each.x), str(each.y)) for each in copies]
    words = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
    assert words == [each.text for each in strokes if not isinstance(each, StampCopy)]


def test_what_stands_there_is_drawn_in_the_pages_symbols() -> None:
    svg = still_svg(a_board())

    assert svg.count('href="#rk-org-boulder-coral"') == 2
    assert 'href="#rk-org-fleshy-alga"' in svg
    assert 'href="#rk-mark-heat"' in svg


def test_without_a_label_it_is_passed_over_and_with_one_it_is_an_image() -> None:
    assert 'aria-hidden="true"' in still_svg(a_board())
    said = still_svg(a_board(), label='"><b>Ada</b>')
    assert 'role="img"' in said
    assert "<b>" not in said
