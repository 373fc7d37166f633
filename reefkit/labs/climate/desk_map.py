"""Maps of the land for the desk: one per seat, with its own species drawn large."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from markupsafe import escape

from reefkit.games.climate.content import HABITATS
from reefkit.games.climate.step import Step
from reefkit.widgets.art import art

SMALL, LARGE = 7.5, 26.0
"""Distance from the centre of a hexagon to a corner in pixels: on the wall, and for a review."""
DARK = 2
"""Index of the habitat whose colour is too dark for black text."""
_ANIMAL_SIZE = 0.75
"""Half the width of the seat's own species, in radii of a cell; others are 0.6 times as large."""


class _Land(NamedTuple):
    """Contents of a map."""

    places: tuple[tuple[int, int], ...]  #: Row and column of each cell, from 0.
    habitats: tuple[int, ...]  #: Index of each cell's habitat.
    cells: tuple[int, ...]  #: Cell of each seat's species, from 1; 0 if it is not on the map.
    #: Seat and cell of each species that died out and whose seat has had no turn since.
    dead: tuple[tuple[int, int], ...]
    seat: int  #: The seat whose species is large.
    radius: float  #: From the centre of a hexagon to a corner, in pixels.
    letters: tuple[str, ...]  #: One per habitat; empty if the map is too small for letters.

    @property
    def wide(self) -> float:
        return self.radius * 3**0.5

    def middle(self, place: tuple[int, int]) -> tuple[float, float]:
        row, column = place
        return (
            1 + self.wide * (column + 0.5 + row % 2 / 2),
            1 + self.radius * (1.5 * row + 1),
        )


def land_svg(
    play: Step, seat: int, label: str, radius: float = SMALL, letters: tuple[str, ...] = ()
) -> str:
    world, state = play.world, play.state
    land = _Land(
        world.places[1:],
        world.habitats[state.climate][1:],
        tuple(state.cells),
        tuple(
            (one.seat, one.cell)
            for one in state.lost
            if one.round + (one.seat > state.seat) >= state.round
        ),
        seat,
        radius,
        letters,
    )
    return _drawn(land, label)


@lru_cache(maxsize=256)
def _drawn(land: _Land, label: str) -> str:
    """Draw, or reuse the cached drawing: few of many maps change at a time."""
    hexagons = [
        _hexagon(land, place, habitat)
        for place, habitat in zip(land.places, land.habitats, strict=True)
    ]
    species = [
        _species(land, seat, cell)
        for seat, cell in sorted(enumerate(land.cells), key=lambda one: one[0] == land.seat)
        if cell
    ]
    species += [_ghost(land, seat, cell) for seat, cell in land.dead]
    width = land.wide * (max(column for _, column in land.places) + 1.5) + 2
    height = land.radius * (1.5 * max(row for row, _ in land.places) + 2) + 2
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" {role}>{"".join(hexagons + species)}</svg>'
    )


def _hexagon(land: _Land, place: tuple[int, int], habitat: int) -> str:
    tokens, fills = art().palette.tokens, art().palette.families
    (x, y), radius = land.middle(place), land.radius
    corners = " ".join(
        f"{x + radius * sin(n * pi / 3):.1f},{y - radius * cos(n * pi / 3):.1f}" for n in range(6)
    )
    drawn = (
        f'<polygon points="{corners}" fill="{fills[HABITATS[habitat]]}" '
        f'stroke="{tokens["ink"]}" stroke-width="0.8"/>'
    )
    if not land.letters:
        return drawn
    ink = tokens["halo" if habitat == DARK else "ink"]
    return (
        f'{drawn}<text x="{x:.1f}" y="{y - radius * 0.45:.1f}" text-anchor="middle" '
        f'font-size="13" font-weight="700" fill="{ink}">{escape(land.letters[habitat])}</text>'
    )


def _species(land: _Land, seat: int, cell: int) -> str:
    x, y = land.middle(land.places[cell - 1])
    size = land.radius * _ANIMAL_SIZE * (1 if seat == land.seat else 0.6)
    return (
        f'<use href="#rk-icon-seat-{seat}" x="{x - size:.1f}" y="{y - size * 0.8:.1f}" '
        f'width="{2 * size:.1f}" height="{2 * size:.1f}" '
        f'style="--rk-seat-rim:{art().palette.tokens["halo"]}"/>'
    )


def _ghost(land: _Land, seat: int, cell: int) -> str:
    """Draw a species that died out: its sign, pale, under a cross."""
    x, y = land.middle(land.places[cell - 1])
    arm, tokens = land.radius * 0.55, art().palette.tokens
    left, right, top, bottom = (f"{at:.1f}" for at in (x - arm, x + arm, y - arm, y + arm))
    cross = f"M{left},{top}L{right},{bottom}M{left},{bottom}L{right},{top}"
    strokes = "".join(
        f'<path d="{cross}" fill="none" stroke="{tokens[colour]}" stroke-width="{wide * arm:.1f}"/>'
        for colour, wide in (("halo", 0.75), ("danger", 0.4))
    )
    return f'<g class="rk-land-died"><g opacity="0.5">{_species(land, seat, cell)}</g>{strokes}</g>'
