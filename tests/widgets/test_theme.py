"""The theme: its colours told apart, and what its style sheets touch."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import reefkit
from reefkit.labs.lesson.lab import labs
from reefkit.widgets import templates
from reefkit.widgets.art import art
from tests.text.scan import template_texts

CSS = templates.stylesheet().lower()
USUAL, _, ASKED_FOR = CSS.partition("@media (prefers-contrast: more)")
MORE = dict(re.findall(r"--rk-([a-z0-9-]+): (#[0-9a-f]{3,6});", ASKED_FOR.partition("\n}")[0]))
"""The colours where a reader asks the system for more contrast."""
ROOTS = "".join(re.findall(r":root \{[^}]*\}", USUAL + ASKED_FOR.partition("\n}")[2]))
COLOURS = dict(re.findall(r"--rk-([a-z0-9-]+): (#[0-9a-f]{3,6});", ROOTS))
SHAPES = re.findall(r'id="rk-icon-([a-z0-9-]+)"', templates.symbols())


def test_the_style_sheet_has_the_colours_of_the_drawings():
    palette = art().palette
    named = palette.tokens | {f"family-{name}": colour for name, colour in palette.families.items()}
    named |= {f"seat-{n}": seat.colour for n, seat in enumerate(palette.seats)}
    assert len(COLOURS) > 25
    assert {name: _six(each) for name, each in COLOURS.items()} == {
        name: named[name].lower() for name in COLOURS
    }


def test_each_room_keeps_its_own_sheet_and_shared_ones_name_no_game():
    package = Path(templates.__file__).parent.parent
    for sheet in package.glob("**/*.css"):
        rules = re.sub(r"/\*.*?\*/\s*", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        if sheet.parent.name == "css":
            assert rules.lower() in CSS, sheet
        if sheet.parent.parent.name not in labs():
            assert not set(re.findall(r"[a-z]+", rules)) & {*labs(), "habitat", "builder"}, sheet


SHARED_ON_PURPOSE = re.compile(
    r"rk-(at-[a-z-]+|root|areas|part-side|hand|yes|depth|axes|sheet(-row)?|print-sheet|how-more|card"
    r"|notebook-[a-z]+|threats|rolls|story|disaster|neighbour(-shown|-foot)?)"
)
"""Classes that a lab styles further; all others are its own, or nobody else's."""


def test_no_games_style_leaks_into_what_others_draw():
    package = Path(templates.__file__).parent.parent

    def heads(path: Path) -> set[str]:
        css = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found = re.findall(r"(?:^|[{};])\s*([^{};@]+)\{", css)
        whole = re.compile(r"\s*\.(rk-[\w-]+)(?:[\s.:>\[+~].*)?\s*", re.DOTALL)
        return {f[1] for each in found for one in each.split(",") if (f := whole.fullmatch(one))}

    games = {each.name for each in (package / "games").iterdir()}
    sheets = {each: heads(each) for each in package.glob("**/css/*.css")}
    leaks = [
        f"{one.name} and {other.name}: {name}"
        for one, names in sheets.items()
        if one.parts[-3] in games
        for other, others in sheets.items()
        if other.parts[-3] != one.parts[-3] and other.parts[-3] != "desk"
        for name in sorted(names & others)
        if not name.startswith(("rk-lesson-", "rk-screen-"))
        and not SHARED_ON_PURPOSE.fullmatch(name)
    ]
    assert leaks == []


def test_no_room_calls_what_it_draws_as_a_widget_is_called():
    package = Path(templates.__file__).parent.parent
    alone = re.compile(r"^\.(rk-[\w-]+)\s*[{,]", re.MULTILINE)
    sheets = {
        each: set(alone.findall(each.read_text("utf-8"))) for each in package.glob("**/css/*")
    }
    for widget, names in sheets.items():
        for other, others in sheets.items() if widget.name.startswith("5-") else ():
            assert widget is other or not names & others, (widget, other)


def test_what_stands_in_something_does_not_have_every_element_asked_again():
    # Below what `:has` looks at, a browser that knows no name of what is styled asks every element
    # anew whenever one comes or goes: 8 ms a press, for one rule.
    bare = re.sub(r"/\*.*?\*/", "", CSS, flags=re.DOTALL)
    bare = re.sub(r":not\((:has\((?:[^()]|\([^()]*\))*\))\)", r"\1", bare)
    named = re.sub(r":is\((?:[.a-z][^(),]*(?:, )?)+\)", ".rk-is", bare)
    while named != (named := re.sub(r"\([^()]*\)", "", named)):
        pass
    heads = [each for each in re.findall(r"([^{};@]+)\{", named) if ":has" in each]
    selectors = [each.strip() for head in heads for each in head.split(",")]
    assert len(selectors) > 30
    assert [
        each for each in selectors if re.search(r":has.*[ >+~]\s*(\*|[:\[][^.# >+~]*)$", each)
    ] == []


def test_it_loads_nothing():
    assert "url(" not in CSS
    assert "@import" not in CSS


def test_it_touches_nothing_but_our_own_elements():
    # One of several classes of ours is a class of ours.
    still = re.sub(r"@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", CSS)
    ours = re.sub(r":is\((?:\.rk-[\w-]+(?:, )?)+\)", ".rk-is", still)
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


# ---- Colours can be told apart: with any colour vision, and text from its ground.
VISIONS = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def linear(colour: str) -> np.ndarray:
    signal = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(signal <= 0.04045, signal / 12.92, ((signal + 0.055) / 1.055) ** 2.4)


def lab(light: np.ndarray) -> np.ndarray:
    """Return CIELAB coordinates of light."""
    ratio = TO_XYZ @ light / WHITE
    f = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ciede2000(one: np.ndarray, two: np.ndarray) -> float:
    """Return the difference of two colours in CIELAB, in the steps and names of Sharma et al."""
    c_bar = (np.hypot(*one[1:]) + np.hypot(*two[1:])) / 2
    g = 0.5 * (1 - np.sqrt(c_bar**7 / (c_bar**7 + 25**7)))
    a1, a2 = (1 + g) * one[1], (1 + g) * two[1]
    c1, c2 = np.hypot(a1, one[2]), np.hypot(a2, two[2])
    h1, h2 = (np.degrees(np.arctan2(b, a)) % 360 for a, b in ((a1, one[2]), (a2, two[2])))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_l, d_c, d_h = two[0] - one[0], c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    l_bar, c_mean = (one[0] + two[0]) / 2, (c1 + c2) / 2
    h_bar = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2 + 360) / 2) % 360
    h_bar = h1 + h2 if c1 * c2 == 0 else h_bar
    t = (
        1
        - 0.17 * np.cos(np.radians(h_bar - 30))
        + 0.24 * np.cos(np.radians(2 * h_bar))
        + 0.32 * np.cos(np.radians(3 * h_bar + 6))
        - 0.20 * np.cos(np.radians(4 * h_bar - 63))
    )
    s_l = 1 + 0.015 * (l_bar - 50) ** 2 / np.sqrt(20 + (l_bar - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    r_c = 2 * np.sqrt(c_mean**7 / (c_mean**7 + 25**7))
    r_t = -np.sin(np.radians(60 * np.exp(-(((h_bar - 275) / 25) ** 2)))) * r_c
    lightness, c, h = d_l / s_l, d_c / s_c, d_h / s_h
    return float(np.sqrt(lightness**2 + c**2 + h**2 + r_t * c * h))


def smallest(colours: list[str], vision: str) -> float:
    seen = [lab(np.clip(VISIONS[vision] @ linear(one), 0, 1)) for one in colours]
    return min(ciede2000(*pair) for pair in combinations(seen, 2))


def contrast(one: str, two: str) -> float:
    light = sorted(float(TO_XYZ[1] @ linear(each)) for each in (one, two))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.parametrize(
    ("one", "two", "difference"),
    [  # Sharma et al., table 1, pairs 1, 4, 7, 9, 13, 16, 17, 24, 25
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, -0.001, 2.49), (50.0, 0.0009, -2.49), 4.8045),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 1.8634, 0.5757), 1.0000),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_difference_is_the_published_one(
    one: tuple[float, ...], two: tuple[float, ...], difference: float
):
    assert ciede2000(np.array(one), np.array(two)) == pytest.approx(difference, abs=1e-4)


SETS = {
    "families": [
        colour
        for name, colour in art().palette.families.items()
        if not any(name in game.families for game in art().games.values())
    ],
    "seats": [each.colour for each in art().palette.seats],
    "depths": [art().palette.tokens[each] for each in ("shallow", "medium", "deep")],
    "habitats": [
        colour for name, colour in art().palette.tokens.items() if name.startswith("habitat-")
    ],
    "ring tiles": [
        colour for name, colour in art().palette.tokens.items() if name.startswith("tile-")
    ],
} | {path: list(game.families.values()) for path, game in art().games.items() if game.families}
"""Colours that stand side by side: those of one game, not those of two."""


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", SETS)
def test_colours_of_a_set_differ_with_any_colour_vision(name: str, vision: str):
    assert smallest(SETS[name], vision) >= 10


@pytest.mark.parametrize(
    ("name", "vision", "least"),
    [
        ("families", "normal", 26.0),
        ("families", "deuteranopia", 16.0),
        ("families", "protanopia", 14.4),
        ("families", "tritanopia", 15.0),
        ("depths", "protanopia", 11.4),
        ("ring tiles", "protanopia", 12.9),
    ],
)
def test_the_art_directions_figures_hold(name: str, vision: str, least: float):
    assert smallest(SETS[name], vision) == pytest.approx(least, abs=0.1)


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        ("ink", ground, 4.5)
        for ground in (
            "paper",
            "foam",
            "shallow",
            "medium",
            "deep",
            "gold",
            "sand",
            "lagoon",
            "note",
        )
    ]
    + [("ink2", ground, 4.5) for ground in ("paper", "foam", "mist", "lagoon")]
    + [
        ("paper", ground, 4.5)
        for ground in ("ocean", "tide", "tide-deep", "danger", "warn", "ok", "ink", "plum")
    ]
    + [("edge", ground, 3) for ground in ("paper", "foam")]
    + [("tide", ground, 3) for ground in ("paper", "shallow", "lagoon")],
)
def test_text_and_signs_stand_out_from_their_ground(text: str, ground: str, least: float):
    tokens = art().palette.tokens
    assert contrast(tokens[text], tokens[ground]) >= least


@pytest.mark.parametrize("ground", ["paper", "foam", "mist", "lagoon", "note"])
def test_more_contrast_has_words_at_7_to_1_and_lines_at_3_to_1(ground: str):
    on = art().palette.tokens[ground]
    assert {*MORE} >= {"ink", "ink2", "tide", "danger", "warn", "ok", "edge", "line", "rule"}
    assert {name for name, colour in MORE.items() if contrast(colour, on) < 7} <= {"line", "rule"}
    assert min(contrast(MORE["line"], on), contrast(MORE["rule"], on)) >= 3
