"""What a question has to look at: each drawing says in words what it shows, and bears what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from reefkit.labs.expanse.questions.facts import NAMES, drawing
from reefkit.text import catalogue

SAY = catalogue("en")
EXAMPLES: dict[str, dict[str, Any]] = {
    "web": {
        "levels": (("seagrass", "plankton"), ("dugong", "reef-manta-ray")),
        "links": (("seagrass", "dugong"), ("plankton", "reef-manta-ray")),
    },
    "record": {"turns": (1, 2), "rows": (("pollution", 0, 3), ("corals-a", 4, 2))},
    "ledger": {
        "counter": "pollution",
        "turns": (4, 5),
        "before": 2,
        "entries": ((4, "resort", 2), (4, "seagrass", -1)),
    },
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
        ("web", ("Seagrass is eaten by dugong.", "Plankton is eaten by reef manta ray.")),
        ("record", ("turn 1 2", "pollution 0 3", "corals of reef A 4 2")),
        ("ledger", ("At the end of turn 3: 2", "4 resort +2, seagrass -1", "5 nothing")),
    ],
)
def test_a_drawing_says_what_it_shows(name: str, told: tuple[str, ...]) -> None:
    said = words(name, EXAMPLES[name]).replace("−", "-").replace(" ,", ",")
    for each in told:
        assert each in said, said


def test_a_web_draws_each_link_once_and_all_that_live_there() -> None:
    twice = {**EXAMPLES["web"], "links": EXAMPLES["web"]["links"] * 2}
    soup = BeautifulSoup(drawing("web", twice, SAY), "html.parser")
    wide = soup.select_one(".rk-foodweb-wide")
    assert wide is not None
    assert len(wide.select(".rk-web-arrow")) == 2
    assert len(wide.select(".rk-web-node")) == 4


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("no-such", {}),
        ("web", {}),
        ("web", {**EXAMPLES["web"], "more": 1}),
        ("web", {**EXAMPLES["web"], "links": (("seagrass", "no-such"),)}),
        ("record", {"turns": (1, 2), "rows": (("pollution", 1),)}),
        ("record", {"turns": (1,), "rows": (("<b>", 1),)}),
        ("ledger", {**EXAMPLES["ledger"], "counter": "corals-a"}),
        ("ledger", {**EXAMPLES["ledger"], "entries": ((1, 2),)}),
    ],
)
def test_values_that_do_not_fit_draw_nothing(name: str, values: dict[str, Any]) -> None:
    assert drawing(name, values, SAY) == ""


@given(st.lists(st.integers(0, 99), min_size=1, max_size=12))
def test_any_record_can_be_drawn(numbers: list[int]) -> None:
    turns = tuple(range(1, len(numbers) + 1))
    html = drawing("record", {"turns": turns, "rows": (("warming", *numbers),)}, SAY)
    cells = BeautifulSoup(html, "html.parser").select("td")
    assert [int(cell.get_text()) for cell in cells] == numbers
