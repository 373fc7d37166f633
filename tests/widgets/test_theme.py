"""The style sheet has the colours of the drawings, loads nothing, and keeps to our own elements."""

import re
from pathlib import Path

import pytest

import reefkit
from reefkit.widgets import templates
from reefkit.widgets.art import art
from tests.text.template_scan import template_texts

CSS = templates.stylesheet().lower()
COLOURS = dict(re.findall(r"--rk-([a-z0-9-]+): (#[0-9a-f]{3,6});", CSS[: CSS.index("}")]))
SHAPES = re.findall(r'id="rk-icon-([a-z0-9-]+)"', templates.symbols())


def test_the_style_sheet_has_the_colours_of_the_drawings():
    palette = art().palette
    named = palette.tokens | {f"family-{name}": colour for name, colour in palette.families.items()}
    named |= {f"seat-{n}": seat.colour for n, seat in enumerate(palette.seats)}
    assert len(COLOURS) > 25
    assert {name: _six(each) for name, each in COLOURS.items()} == {
        name: named[name].lower() for name in COLOURS
    }


def test_it_loads_nothing():
    assert "url(" not in CSS
    assert "@import" not in CSS


def test_it_touches_nothing_but_our_own_elements():
    # One of several classes of ours is a class of ours.
    ours = re.sub(r":is\((?:\.rk-[\w-]+(?:, )?)+\)", ".rk-is", CSS)
    bare = re.sub(r"\([^()]*\)", "", re.sub(r"\([^()]*\)", "", re.sub(r'"[^"]*"', "", ours)))
    heads = [each.strip() for each in re.findall(r"([^{};]+)\{", bare)]
    selectors = [
        part.strip() for head in heads if not head.startswith("@") for part in head.split(",")
    ]
    assert len(selectors) > 200
    assert [
        each
        for each in selectors
        if ".rk-" not in each
        and each not in {":root", "from", ":where"}
        and not each.startswith(":where :where")
    ] == []


def test_what_has_no_class_of_ours_is_inside_an_element_of_ours():
    assert set(re.findall(r":where\((\.rk[^)]*)\) :where", CSS)) <= {
        ".rk-root",
        ".rk-root, .rk-print-sheet",
    }


def test_motion_is_off_where_it_is_not_wanted():
    reduced = CSS[CSS.index("@media (prefers-reduced-motion: reduce) {\n  .rk-page") :]
    assert "transition-duration: 0s !important" in reduced
    assert "animation-duration: 0s !important" in reduced


@pytest.mark.parametrize("folder", ["widgets/templates", "labs/reef/templates"])
def test_every_icon_that_a_template_names_is_in_the_sheet(folder: str):
    root = Path(reefkit.__file__).parent / folder
    sources = "".join(each.read_text(encoding="utf-8") for each in root.rglob("*.html"))
    named = set(re.findall(r"\bicon(?:_name)?[(=]\s*[\"']([a-z0-9-]+)[\"']\s*[,)]", sources))
    assert named
    assert template_texts(root) >= named
    assert sorted(named - set(SHAPES)) == []


def test_no_icon_is_drawn_twice():
    assert len(SHAPES) == len(set(SHAPES)) > 30


def _six(colour: str) -> str:
    return colour if len(colour) == 7 else "#" + "".join(2 * each for each in colour[1:])
