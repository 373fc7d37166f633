"""What a question has to look at: each drawing says in words what it shows, and bears what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from reefkit.labs.climate.questions.facts import NAMES, drawing
from reefkit.text import catalogue

SAY = catalogue("en")
GENOME = {"shape": 2, "fur": 1, "metabolism": 4}
EXAMPLES: dict[str, dict[str, Any]] = {
    "genome": GENOME,
    "track": {"rounds": ((4, "savannah", 1, 1, 1, "moved"), (5, "tundra", 1, 2, 1, "extinct"))},
    "steps": {"gene": "fur", "rounds": ((3, "up", "up"), (4,), (5, "died", "down"))},
    "climates": {"rounds": ((2, "warmer"), (3, "same"))},
    "stands": {
        "rounds": (
            (1, "savannah", False),
            (2, "savannah", False),
            (3, "savannah", True),
            (4, "tundra", False),
            (5, "", False),
        )
    },
    "heaps": {"without": (3, 1, 0), "with": (1, 2)},
}


def words(name: str, values: dict[str, Any]) -> str:
    soup = BeautifulSoup(drawing(name, values, SAY), "html.parser")
    for each in soup.select("[aria-hidden=true]"):
        each.decompose()
    return " ".join(soup.get_text(" ").split())


def test_every_drawing_has_an_example() -> None:
    assert set(EXAMPLES) == set(NAMES)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("genome", ("shape and size: 2", "fur: 1", "metabolism: 4")),
        ("track", ("4 savannah 1 1 1 moved on", "5 tundra 1 2 1 died out")),
        ("steps", ("Cards played for the fur", "+1 +1 none died out: new species −1")),
        ("climates", ("2 3", "warmer stayed")),
        ("stands", ("1–2 3 4 5", "savannah savannah, new species tundra nowhere")),
        ("heaps", ("0 species died out: 3 games", "one species died out: one game")),
    ],
)
def test_a_drawing_says_what_it_shows(name: str, told: tuple[str, ...]) -> None:
    said = words(name, EXAMPLES[name])
    for each in told:
        assert each in said


def test_the_bars_of_a_heap_are_as_high_as_its_games_are_many() -> None:
    soup = BeautifulSoup(drawing("heaps", EXAMPLES["heaps"], SAY), "html.parser")
    heights = [float(str(each["style"])[8:-2]) for each in soup.select("i")]
    assert heights == [46.0, 15.3, 0.0, 15.3, 30.7]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("no-such", {}),
        ("genome", {}),
        ("genome", {**GENOME, "tail": 3}),
        ("genome", {**GENOME, "fur": "<b>"}),
        ("heaps", {"without": "many", "with": ()}),
        ("track", {"rounds": ((1, 2),)}),
    ],
)
def test_values_that_do_not_fit_draw_nothing(name: str, values: dict[str, Any]) -> None:
    assert drawing(name, values, SAY) == ""


@given(st.lists(st.integers(0, 1000), max_size=12), st.lists(st.integers(0, 1000), max_size=12))
def test_any_heaps_can_be_drawn(without: list[int], with_: list[int]) -> None:
    html = drawing("heaps", {"without": tuple(without), "with": tuple(with_)}, SAY)
    assert html.count("<li>") == len(without) + len(with_)
