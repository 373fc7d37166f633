"""A match along time as lines of charts: one value a turn of each player, from time 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from reefkit.games.expanse.guide_types import TurnEnd
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.labs.expanse.scene import Scene
    from reefkit.widgets.charts import Band

ANIMALS = ("herbivore", "filter-feeder", "detritivore", "predator")
STAGES = (1, 2, 3, 4)


class Line(NamedTuple):
    """One line: a seat's, or the table's, with a value a turn from time 0."""

    seat: int | None
    values: tuple[float, ...]


def of_seat(course: tuple[TurnEnd, ...], seat: int) -> list[TurnEnd]:
    """Give the turns of one seat, the first one first."""
    return [each for each in course if each.seat == seat]


def value(end: TurnEnd, seat: int, name: str) -> float:
    """Give one number of a seat, or of the table, at the end of a turn."""
    if name == "warming":
        return float(end.warming)
    return float(getattr(end, name)[seat])


def record(scene: Scene) -> np.ndarray:
    """Give what lived on each reef when everybody had had so many turns.

    Returns
    -------
    numpy.ndarray of int64, shape (turns + 1, seats, kinds)
        Counts of producers and animals; time 0 is before the first turn, where nothing lives. The
        last time is the present, where a round of turns is not over yet.
    """
    last: dict[int, TurnEnd] = {each.round: each for each in scene.course}
    families = {"producer", *ANIMALS}
    kinds = sorted({kind for each in last.values() for reef in each.reefs for kind, _ in reef})
    living = [kind for kind in kinds if scene.story(kind).family in families]
    places = {kind: number for number, kind in enumerate(living)}
    found = np.zeros((len(last) + 1, len(scene.seats), len(living)), np.int64)
    for time, round_ in enumerate(sorted(last), 1):
        for seat, reef in enumerate(last[round_].reefs):
            for kind, count in reef:
                if kind in places:
                    found[time, seat, places[kind]] = count
    return found


def lines(scene: Scene, name: str) -> list[Line]:
    """Give the lines of one number: one a seat, or the table's own for its warming."""
    found = []
    for seat in [scene.seat] if name == "warming" else scene.seats:
        ends = of_seat(scene.course, seat)
        values = (0.0, *(value(end, seat, name) for end in ends))
        found.append(Line(None if name == "warming" else seat, values))
    return found


def bands(scene: Scene) -> tuple[Band, ...]:
    """Give the stages as intervals of the turns of the seat at this screen."""
    from reefkit.widgets.charts import Band  # noqa: PLC0415  # bqplot: not before it is seen

    ends = of_seat(scene.course, scene.seat)
    found = []
    for stage in STAGES:
        inside = [each.round for each in ends if each.stage == stage]
        if inside:
            name = scene.say.render(Message(f"expanse-page-band-{stage}"))
            found.append(Band(float(min(inside) - 1), float(max(inside)), name, str(stage)))
    return tuple(found)
