"""Organisms can be told by their outline alone, at 32 pixels."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from playwright.sync_api import Page

from reefkit.widgets.art import art

SIZE = 32
# Of all pixels of two outlines laid over each other as well as can be, the most that both have.
MOST_SHARED = 0.8
# The art direction's list of those that could be confused.
GROUPS = [
    ("boulder-coral", "microbialite", "carbonate-alga"),
    ("finger-coral", "soft-sponge", "fleshy-alga"),
    ("branching-coral", "bryozoan"),
    ("platy-coral", "encrusting-sponge"),
    ("carbonate-sponge", "bivalve"),
]
DRAW = """([svg, size]) => new Promise((done) => {
  const image = new Image();
  image.onload = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, size, size);
    const { data } = context.getImageData(0, 0, size, size);
    done([...data].filter((_, at) => at % 4 === 3));
  };
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
})"""


def shared(one: np.ndarray, two: np.ndarray) -> float:
    """Return the share of two outlines that is in both, at the best of small shifts."""
    best = 0.0
    for down in range(-3, 4):
        for across in range(-3, 4):
            moved = np.roll(two, (down, across), (0, 1))
            best = max(best, (one & moved).sum() / (one | moved).sum())
    return best


@pytest.fixture
def outlines(browser_page: Page) -> dict[str, np.ndarray]:
    found = {}
    for art_id in art().organisms:  # of all games
        alpha = browser_page.evaluate(DRAW, [str(art().svg(art_id, SIZE, "outline")), SIZE])
        found[art_id] = np.array(alpha).reshape(SIZE, SIZE) > 127
        assert found[art_id].sum() > 150, art_id
    return found


GAMES = {"reef": art().board.organisms} | {
    path: game.organisms for path, game in art().games.items() if game.organisms
}


def test_no_outline_can_be_taken_for_another_of_its_game(outlines: dict[str, np.ndarray]) -> None:
    alike = {
        pair: round(shared(outlines[pair[0]], outlines[pair[1]]), 2)
        for drawn in GAMES.values()
        for pair in combinations(drawn, 2)
    }
    assert {pair: share for pair, share in alike.items() if share > MOST_SHARED} == {}
    for group in GROUPS:
        for pair in combinations(group, 2):
            assert pair in alike or pair[::-1] in alike, "a name of the list has no drawing"
