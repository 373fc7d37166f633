"""Diversity by hand: each number opens into its worked sum, from the counts of one's own survey."""

from __future__ import annotations

import re
from typing import Annotated, NamedTuple

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from reefkit.games.reef.readings import FLESHY_ALGA, surveyed
from reefkit.labs.acts import Acts
from reefkit.labs.reef import plotting, sums
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.text import Message, message

acts = Acts()
DIALOG = "hand"
_CHOSEN = "plot-hand"
"""What the page remembers of the open match: number, seat and survey of the sum."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
_OF_A_CHART = {"richness", "shannon", "hill-1", "hill-2", "whittaker", "jaccard", "bray-curtis"}
"""The measures of the diversity chart, which are called the same here."""


class Asked(NamedTuple):
    """Which sum is asked for: a number, of a reef (none: the whole table), at a survey."""

    measure: str
    seat: int | None
    round: int


class Sum(Struct, frozen=True):
    """A number to be worked out; what is left out is chosen for the student."""

    measure: Annotated[str, Meta(max_length=20)] = "richness"
    seat: Annotated[int, Meta(ge=-1, le=63)] | None = None
    round: Annotated[int, Meta(ge=1, le=99)] | None = None


class Changed(Struct, frozen=True):
    """Another choice in the window: the number, the reef or the survey."""

    name: Annotated[str, Meta(max_length=20)]
    value: Annotated[str, Meta(max_length=20)]


class Reef(NamedTuple):
    """A reef, or the table, of which a sum can be."""

    value: int
    name: Message | str


class Row(NamedTuple):
    """A line of the sum as it is shown: of whom, with what picture, and its numbers."""

    name: Message | str
    art: str
    cells: tuple[sums.Cell, ...]


@acts.on("hand", Sum)
def open_sum(session: ReefSession, values: Sum) -> None:
    """Open a number into its worked sum."""
    scene = session.scene()
    round_ = values.round or last(scene)
    seat = scene.seat if values.seat is None else values.seat
    _keep(scene, values.measure, seat, round_)
    session.ui.dialog = DIALOG


@acts.on("hand-choose", Changed)
def choose(session: ReefSession, values: Changed) -> None:
    """Work out another number, of another reef, or at another survey."""
    scene = session.scene()
    now = chosen(scene)
    if now is None or values.name not in {"measure", "seat", "round"}:
        raise reject("hand-no-such")
    given = {"measure": now.measure, "seat": _number(now.seat), "round": str(now.round)}
    given[values.name] = values.value
    if not re.fullmatch(r"-?[0-9]{1,2}", given["seat"]) or not given["round"].isdecimal():
        raise reject("hand-no-such")
    _keep(scene, given["measure"], int(given["seat"]), int(given["round"]))


@acts.on("hand-print")
def print_sum(session: ReefSession, values: object) -> None:
    """Print the sum that is open."""
    del values
    if chosen(session.scene()) is None:
        raise reject("hand-no-such")
    session.ui.printing = "hand-sheet"


def _number(seat: int | None) -> str:
    return "-1" if seat is None else str(seat)


def _keep(scene: Scene, measure: str, seat: int, round_: int) -> None:
    """Remember which sum is open; a seat of -1 is the whole table.

    Raises
    ------
    Rejection
        When there is no such number, reef or survey, or the survey may not be seen yet.
    """
    fits = measure in sums.MEASURES and (seat == -1 or seat in scene.seats)
    if not fits or (last(scene) and not 1 <= round_ <= last(scene)):
        raise reject("hand-no-such")
    scene.ui.settings[_CHOSEN] = Asked(measure, None if seat == -1 else seat, round_)


def last(scene: Scene) -> int:
    """Give the last survey whose counts the student may see; 0 before there is one."""
    if not scene.has_table:
        return 0
    return min(surveyed(scene.state), plotting.last_seen(scene))


def chosen(scene: Scene) -> Asked | None:
    """Give the sum that is open; none where there is none."""
    asked = scene.ui.settings.get(_CHOSEN)
    if scene.ui.dialog != DIALOG or not isinstance(asked, Asked) or not scene.has_table:
        return None
    return asked


def of_pick(scene: Scene) -> Asked | None:
    """Give the sum behind the point of the diversity chart that was picked; none for others."""
    picked, measure = scene.ui.settings.get("picked"), scene.ui.settings.get("picked-measure")
    if not isinstance(picked, tuple) or measure not in _OF_A_CHART:
        return None
    kind, key, time = picked
    if kind != "point" or not 1 <= time <= last(scene):
        return None
    of_reef = _REEF.fullmatch(str(key))
    if of_reef is not None and int(of_reef[1]) in scene.seats:
        return Asked(str(measure), int(of_reef[1]), int(time))
    if key not in {"gamma", "beta"}:
        return None
    return Asked("gamma" if measure == "richness" else str(measure), None, int(time))


# -- the sum -------------------------------------------------------------------------------------


def counts_of(scene: Scene, round_: int) -> tuple[list[str], NDArray[np.int64]]:
    """Give the types, and how many of each lived on each reef at a survey: (reefs, types), R31."""
    rows = [
        row
        for row in Record(scene.table, scene.view.position).presence
        if row.round == round_ and row.type != FLESHY_ALGA
    ]
    types = list(dict.fromkeys(row.type for row in rows))
    found = np.zeros((len(scene.seats), len(types)), dtype=np.int64)
    for row in rows:
        found[row.seat - 1, types.index(row.type)] = row.abundance
    return types, found


def work(scene: Scene, asked: Asked) -> tuple[sums.Worked, list[str]]:
    """Work a number out from the match's own counts; the types go with it."""
    types, counts = counts_of(scene, asked.round)
    if asked.measure in sums.OF_THE_TABLE:
        return sums.worked(asked.measure, counts), types
    of = counts.sum(axis=0) if asked.seat is None else counts[asked.seat]
    return sums.worked(asked.measure, of), types


def rows_of(scene: Scene, found: sums.Worked, types: list[str]) -> list[Row]:
    """Give the lines with the names of what they are of."""
    rows = []
    for line in found.lines:
        names = [scene.name(n) for n in line.of] if found.about != "types" else []
        if found.about == "types":
            kind = types[line.of[0]]
            rows.append(Row(Message(f"organism-{kind}"), kind, line.cells))
        elif found.about == "reefs":
            rows.append(Row(names[0], "", line.cells))
        else:
            pair = message("hand-pair", first=names[0], second=names[1])
            rows.append(Row(pair, "", line.cells))
    return rows


def whose(scene: Scene, asked: Asked) -> Message | str:
    """Say of what a number is: of a reef, or of the whole table."""
    whole = asked.seat is None or asked.measure in sums.OF_THE_TABLE
    return message("hand-whole-table") if whole else scene.name(asked.seat or 0)


def render(scene: Scene) -> str:
    """Draw the window, while it is open."""
    asked = chosen(scene)
    if asked is None:
        return ""
    end = last(scene)
    reefs = [Reef(seat, scene.name(seat)) for seat in scene.seats]
    if len(reefs) > 1:
        reefs.append(Reef(-1, message("hand-whole-table")))
    context = {"asked": asked, "reefs": reefs, "rounds": range(1, end + 1)}
    if not 1 <= asked.round <= end or (asked.seat or 0) not in scene.seats:
        return scene.render("hand.html", **context, found=None)
    found, types = work(scene, asked)
    return scene.render(
        "hand.html",
        **context,
        found=found,
        rows=rows_of(scene, found, types),
        players=[scene.name(seat) for seat in scene.seats],
        whose=whose(scene, asked),
        measures=sums.MEASURES,
        of_a_reef=asked.measure in sums.OF_A_REEF,
    )


# -- all numbers ---------------------------------------------------------------------------------


class Figure(NamedTuple):
    """One number of one survey, which opens into its sum."""

    asked: Asked
    value: float


def figures(scene: Scene, seat: int) -> list[tuple[str, list[Figure]]]:
    """Give all numbers of a seat's reef and of its table, survey by survey."""
    rounds = range(1, last(scene) + 1)
    counts = {round_: counts_of(scene, round_)[1] for round_ in rounds}
    found = []
    for measure in sums.MEASURES:
        whole = measure in sums.OF_THE_TABLE
        line = [
            Figure(
                Asked(measure, None if whole else seat, n),
                sums.worked(measure, counts[n] if whole else counts[n][seat]).value,
            )
            for n in rounds
        ]
        found.append((measure, line))
    return found


def numbers(scene: Scene) -> str:
    """Draw the table of all diversity numbers, each of which opens into its worked sum.

    For *After*: a lab places it where it fits. Empty before the first survey that may be seen.
    """
    if not scene.has_table or not last(scene):
        return ""
    return scene.render("hand_numbers.html", figures=figures(scene, scene.seat), end=last(scene))
