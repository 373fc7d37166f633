"""The scoreboard of the rulebook: points by round and seat, cumulative, and the table's types."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from reefkit.games.reef import survey
from reefkit.games.reef.readings import surveyed
from reefkit.games.reef.readings_told import standing
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message, message


class Cell(NamedTuple):
    """One seat's round: its points, and its total after it; `best` where no seat scored more."""

    seat: int
    points: int
    total: int
    best: bool


class Line(NamedTuple):
    """One round of the scoreboard.

    Attributes
    ----------
    population, types
        The region's: scoring builders and dwellers of all reefs, and their types (R31).
    """

    round: int
    cells: tuple[Cell, ...]
    population: int
    types: int


class Board(NamedTuple):
    """The scoreboard.

    Attributes
    ----------
    lines
        One a round that has been surveyed.
    totals
        Each seat's points, the team bonus included.
    bonus
        The team bonus of each seat; noughts where none was won.
    leaders
        The seats with the most points.
    """

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    bonus: tuple[int, ...]
    leaders: tuple[int, ...]
    product: bool


def board(scene: Scene) -> Board:
    """Read the scoreboard, as it stood at the moment that is shown."""
    state, options = scene.state, scene.rules.options
    rounds = surveyed(state)
    points = state.score[:rounds].sum(axis=-1)
    region = regions(scene)
    gamma = {
        row.round: int(row.value)
        for row in Record(scene.table, scene.view.position).diversity
        if row.measure == "gamma"
    }
    lines = []
    for round_ in range(1, rounds + 1):
        totals = survey.totals(state.score, round_, options)
        cells = tuple(
            Cell(
                seat,
                int(points[round_ - 1, seat]),
                int(totals[seat]),
                bool(points[round_ - 1, seat] == points[round_ - 1].max()),
            )
            for seat in scene.seats
        )
        lines.append(Line(round_, cells, region.get(round_, 0), gamma.get(round_, 0)))
    last = survey.totals(state.score, rounds, options) if rounds else np.zeros(len(scene.seats))
    final = (last + state.bonus).astype(np.int64)
    leaders = [int(seat) for seat in np.nonzero(final == final.max())[0]] if rounds else []
    return Board(
        tuple(lines),
        tuple(int(n) for n in final),
        tuple(int(n) for n in state.bonus),
        tuple(leaders),
        options.scoring == "product",
    )


def regions(scene: Scene) -> dict[int, int]:
    """Give the region's population at each survey, as it was told."""
    steps = scene.table.since(0)[: scene.view.position]
    told = [event.what for step in standing(steps) for event in step.events]
    populations = [what.values["population"] for what in told if what.id == "region-surveyed"]
    return {n: int(str(population)) for n, population in enumerate(populations, 1)}


def leader(scene: Scene, found: Board) -> Message:
    """Say who leads, and by how much."""
    if not found.leaders:
        return message("score-nobody-yet")
    names = [scene.name(seat) for seat in found.leaders]
    most = max(found.totals)
    if len(scene.seats) == 1:
        return message("score-alone", points=most)
    if len(names) > 1:
        return message("score-shared", players=names, points=most)
    behind = most - max(n for seat, n in enumerate(found.totals) if seat != found.leaders[0])
    second = [scene.name(s) for s, n in enumerate(found.totals) if n == most - behind]
    return message("score-leads", player=names[0], points=most, others=second, behind=behind)


def team(scene: Scene, found: Board) -> Message | None:
    """Say how the team bonus stands; none where it is not played for."""
    if not scene.rules.options.team_bonus or len(scene.seats) < 2:
        return None
    points = scene.play.content.rules.score.team_bonus
    if any(found.bonus):
        return message("score-team-won", points=points)
    winners = {cell.seat for line in found.lines for cell in line.cells if cell.best}
    waiting = [scene.name(seat) for seat in scene.seats if seat not in winners]
    if not waiting:
        return message("score-team-all", points=points)
    return message("score-team-waits", players=waiting, points=points)
