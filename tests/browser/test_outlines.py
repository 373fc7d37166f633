"""Organisms can be told by their outline alone, and in grey, at 32 pixels."""

from __future__ import annotations

from base64 import b64decode
from itertools import combinations
from typing import TYPE_CHECKING, Literal

import numpy as np
from playwright.sync_api import Page

from reefkit.widgets.art import art

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = 32
# Of all pixels of two outlines laid over each other as well as can be, the most that both have.
MOST_SHARED = 0.8
# How much two pictures in grey differ at the least, of 255, over all that either of them covers.
LEAST_APART = 50
# Of 1,024 pixels, those that an outline has at the least.
LEAST_INK = 150
WHITE, PAPER = 255, 250
SHIFTS = [(down, across) for down in range(-3, 4) for across in range(-3, 4)]
# The art direction's list of those that could be confused.
GROUPS = [
    ("boulder-coral", "microbialite", "carbonate-alga"),
    ("finger-coral", "soft-sponge", "fleshy-alga"),
    ("branching-coral", "bryozoan"),
    ("platy-coral", "encrusting-sponge"),
    ("carbonate-sponge", "bivalve"),
]
DRAW = """async ([drawings, size]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let pixels = "";
  for (const svg of drawings) {
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    context.clearRect(0, 0, size, size);
    context.drawImage(image, 0, 0, size, size);
    pixels += String.fromCharCode(...context.getImageData(0, 0, size, size).data);
  }
  return btoa(pixels);
}"""


def pictures(page: Page, state: Literal["outline", "grey"]) -> dict[str, np.ndarray]:
    """Draw the organisms of all games, and return red, green, blue and alpha of their pixels."""
    drawn = {one: str(art().svg(one, SIZE, state)) for one in art().organisms}
    pixels = page.evaluate(DRAW, [list(drawn.values()), SIZE])
    seen = np.frombuffer(b64decode(pixels), np.uint8).reshape(-1, SIZE, SIZE, 4).astype(int)
    return dict(zip(drawn, seen, strict=True))


def shifted(one: np.ndarray) -> np.ndarray:
    """Return a picture at each of the small shifts, a row of pixels each."""
    return np.array([np.roll(one, shift, (0, 1)).ravel() for shift in SHIFTS])


def shared(one: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Return the share of an outline and each of others that is in both, at the best shift."""
    moved, rows = shifted(one).astype(int), others.reshape(len(others), -1).astype(int)
    both = moved @ rows.T
    best: np.ndarray = (both / (one.sum() + rows.sum(1) - both)).max(0)
    return best


def apart(one: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Return how much a picture and each of others differ where either is, at the worst shift."""
    rows = others.reshape(len(others), -1)
    least = np.full(len(others), float(WHITE))
    for moved in shifted(one):
        covered = (rows < PAPER) | (moved < PAPER)
        differences = (np.abs(rows - moved) * covered).sum(1) / covered.sum(1)
        least = np.minimum(least, differences)
    return least


def compare(
    drawn: dict[str, np.ndarray], measure: Callable[[np.ndarray, np.ndarray], np.ndarray]
) -> dict[tuple[str, str], float]:
    """Return what a measure says of every two drawings of one game."""
    found: dict[tuple[str, str], float] = {}
    for names in map(list, GAMES.values()):
        for at, name in enumerate(names[:-1], start=1):
            said = measure(drawn[name], np.array([drawn[each] for each in names[at:]]))
            found |= {(name, names[at + k]): round(float(of), 2) for k, of in enumerate(said)}
    return found


GAMES = {"reef": art().board.organisms} | {
    path: game.organisms for path, game in art().games.items() if game.organisms
}


def test_no_outline_can_be_taken_for_another_of_its_game(browser_page: Page) -> None:
    outlines = {one: seen[..., 3] > 127 for one, seen in pictures(browser_page, "outline").items()}
    assert {one for one, seen in outlines.items() if seen.sum() <= LEAST_INK} == set()
    alike = compare(outlines, shared)
    assert {pair: share for pair, share in alike.items() if share > MOST_SHARED} == {}
    for group in GROUPS:
        for pair in combinations(group, 2):
            assert pair in alike or pair[::-1] in alike, "a name of the list has no drawing"


def test_in_grey_each_differs_from_its_nearest_neighbour(browser_page: Page) -> None:
    grey = {}
    for one, seen in pictures(browser_page, "grey").items():
        light, covered = seen[..., 0], seen[..., 3] / WHITE
        assert (seen[..., 0] == seen[..., 1]).all(), one
        grey[one] = light * covered + WHITE * (1 - covered)
    differences = compare(grey, apart)
    assert {pair: each for pair, each in differences.items() if each < LEAST_APART} == {}
