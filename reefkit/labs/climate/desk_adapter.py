"""Climate Change, as the teacher's desk sees it: its tables along time, its maps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from markupsafe import escape

from reefkit.games.climate import queries
from reefkit.games.climate.actions import MoveSpecies, PlaceSpecies, Preadapt
from reefkit.games.climate.content import HABITATS
from reefkit.games.climate.state import PHASES, STEPS, State
from reefkit.games.climate.turn import Step, habitat_name
from reefkit.labs.lesson.desk_adapter import (
    MISTAKES,
    Choosing,
    Fact,
    LabOnDesk,
    RoundDisaster,
    SeatRecord,
    TableRecord,
    TableStanding,
    chance,
    pick,
    record_of,
)
from reefkit.labs.lesson.log import openings
from reefkit.match.game import Action, Ready
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art

# ---- The land small, for the teacher's desk: one map for each seat, its own species marked large

SMALL, LARGE = 7.5, 26.0
"""From the middle of a hexagon to a corner, in pixels: on the wall, and for a review."""
SEATS = 5
"""Marks that seats have."""
DARK = 2
"""The habitat whose colour is too dark for ink."""
_STANDS = 0.75
"""How large a species is beside its cell; another's is smaller."""


class _Land(NamedTuple):
    """What is drawn: cells, their habitats, who stands where, and whose map it is."""

    places: tuple[tuple[int, int], ...]
    habitats: tuple[int, ...]
    cells: tuple[int, ...]
    seat: int
    radius: float
    letters: tuple[str, ...]  #: One a habitat; none: the map is too small for them.

    @property
    def wide(self) -> float:
        return self.radius * 3**0.5

    def middle(self, place: tuple[int, int]) -> tuple[float, float]:
        row, column = place
        return (
            1 + self.wide * (column + 0.5 + row % 2 / 2),
            1 + self.radius * (1.5 * row + 1),
        )


def _land_svg(
    play: Step, seat: int, label: str, radius: float = SMALL, letters: tuple[str, ...] = ()
) -> str:
    world, state = play.world, play.state
    land = _Land(
        world.places[1:],
        world.habitats[state.climate][1:],
        tuple(state.cells),
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
    width = land.wide * (max(column for _, column in land.places) + 1.5) + 2
    height = land.radius * (1.5 * max(row for row, _ in land.places) + 2) + 2
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" {said}>{"".join(hexagons + species)}</svg>'
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
    size = land.radius * _STANDS * (1 if seat == land.seat else 0.6)
    return (
        f'<use href="#rk-icon-seat-{seat % SEATS}" x="{x - size:.1f}" y="{y - size * 0.8:.1f}" '
        f'width="{2 * size:.1f}" height="{2 * size:.1f}" '
        f'style="--rk-seat-rim:{art().palette.tokens["halo"]}"/>'
    )


# ---- A table of Climate Change through time

SERIES = {
    "extinctions": "rate",
    "lost": "lost",
    "adapted": "adapted",
    "climate": "climate",
    "tokens": "tokens",
}
"""The quantities of the course that the desk draws, by the id of the series."""


def _record_of(table: Table) -> TableRecord:
    course, rules = table.course(), queries.rules_of(table)
    ended = len(course.times) - 1
    begun = bool(table.view(None).state.round)
    first = rules.options.human_change_from
    people = RoundDisaster(first, "people", message("climate-desk-people"))
    return record_of(
        table,
        course if begun else course.at(slice(0)),
        rounds=rules.options.rounds or max(ended, 1),
        points="tokens",
        series=SERIES,
        names="climate-desk-",
        bots="bot-",
        struck=(people,) if 0 < first <= ended else (),
    )


def _board_at(table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
    table.match.check_viewer(seat)
    play = queries.look(table, None, position)
    state = play.state
    genes = "–".join(str(value) for value in state.genes[seat])
    facts = (
        Fact(message("climate-desk-climate"), state.climate),
        Fact(message("climate-desk-genes"), message("climate-desk-genes-are", genes=genes)),
        Fact(message("climate-desk-habitat"), _habitat(play, seat)),
        Fact(message("climate-desk-tokens"), sum(state.tokens[seat])),
        Fact(message("climate-desk-cards"), len(state.hands[seat])),
        Fact(message("climate-desk-lost"), state.extinctions[seat]),
    )
    letters = tuple(say.render(Message(f"climate-habitat-{each}.letter")) for each in HABITATS)
    return SeatRecord(
        picture=_land_svg(play, seat, "", LARGE, letters),
        said=tuple(_said(play, say)),
        facts=facts,
    )


def _habitat(play: Step, seat: int) -> Message:
    habitat = play.habitat(play.state.cells[seat])
    return habitat_name(habitat) if habitat >= 0 else message("climate-desk-nowhere")


def _said(play: Step, say: Catalogue) -> list[str]:
    return [
        say.render(
            message(
                "climate-desk-stands",
                player=play.who(seat),
                cell=cell,
                habitat=_habitat(play, seat),
            )
        )
        for seat, cell in enumerate(play.state.cells)
        if cell
    ]


# ---- Climate Change, as the teacher's desk sees it


class ClimateOnDesk(LabOnDesk):
    """Climate Change for the desk."""

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = queries.rules_of(table)
        state: State = table.view(None).state
        return self.stands(
            table,
            order=(state.round, PHASES.index(state.phase), state.seat, STEPS.index(state.step)),
            rounds=rules.options.rounds,
            phase=Message(f"phase-{state.phase}"),
            points=tuple(map(sum, state.tokens)),
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        play = queries.look(table, None, position)
        return tuple(
            _land_svg(play, seat, say.render(message("climate-desk-map", player=name)))
            for seat, name in enumerate(names)
        )

    record = staticmethod(_record_of)
    board = staticmethod(_board_at)

    def surveys(self, table: Table) -> tuple[int, ...]:
        return tuple(openings(self.lab.moments(table)))


# ---- How simulated students play, unlike a bot

EARLY = 0.25
"""How often a student changes a gene ahead of need, where a bot would not."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students now and then go where it comes to hand, and try a preadaptation.
    """
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, choosing.rules.undo_scope(state), len(state.hands[choosing.seat]))
    if isinstance(action, MoveSpecies | PlaceSpecies) and chance(
        MISTAKES * (1 - ghost.care), *here, "careless"
    ):
        return pick(choosing.legal(type(action)), *here)
    if isinstance(action, Ready) and chance(EARLY, *here, "early"):
        early = choosing.legal(Preadapt)
        return pick(early, *here, "gene") if early else action
    return action
