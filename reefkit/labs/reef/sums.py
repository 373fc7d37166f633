"""Diversity as worked sums: each number opens into its steps, from the counts of a survey."""

from __future__ import annotations

import re
from typing import Annotated, NamedTuple

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from reefkit.games.reef.course import surveyed
from reefkit.labs.reef import timeline
from reefkit.labs.reef.scene import ReefSession, Scene
from reefkit.labs.reef.worked_sums import MEASURES, OF_A_REEF, OF_THE_TABLE, Cell, Worked, worked
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

acts = Acts()

DIALOG = "hand"

_CHOSEN = "plot-hand"
"""Key of the page's setting with the open sum, an `AskedSum`."""

_REEF = re.compile(r"reef-([0-9]{1,2})")

_OF_A_CHART = {"richness", "shannon", "hill-1", "hill-2", "whittaker", "jaccard", "bray-curtis"}
"""Measures of the diversity chart that have a worked sum of the same name."""


class AskedSum(NamedTuple):
    """The sum that is open: a measure, of a reef (None for the whole table), at a survey."""

    measure: str
    seat: int | None
    round: int


class _SumRow(NamedTuple):
    """A line of the sum as shown: its name, its picture, and its numbers."""

    name: Message | str
    art: str
    cells: tuple[Cell, ...]


@acts.on("hand")
def _open_sum(
    session: ReefSession,
    measure: Annotated[str, Meta(max_length=20)] = "richness",
    seat: Annotated[int, Meta(ge=-1, le=63)] | None = None,
    round_: Annotated[int, Meta(ge=1, le=99)] | None = None,
) -> None:
    scene = session.scene()
    round_ = round_ or last(scene)
    seat = scene.seat if seat is None else seat
    _keep(scene, measure, seat, round_)
    session.ui.dialog = DIALOG


@acts.on("hand-choose")
def _choose(
    session: ReefSession,
    name: Annotated[str, Meta(max_length=20)],
    value: Annotated[str, Meta(max_length=20)],
) -> None:
    scene = session.scene()
    now = chosen(scene)
    if now is None or name not in {"measure", "seat", "round"}:
        raise reject("hand-no-such")
    given = {"measure": now.measure, "seat": _number(now.seat), "round": str(now.round)}
    given[name] = value
    if not re.fullmatch(r"-?[0-9]{1,2}", given["seat"]) or not given["round"].isdecimal():
        raise reject("hand-no-such")
    _keep(scene, given["measure"], int(given["seat"]), int(given["round"]))


@acts.on("hand-print")
def _print_sum(session: ReefSession) -> None:
    if chosen(session.scene()) is None:
        raise reject("hand-no-such")
    session.printing = "hand-sheet"


def _number(seat: int | None) -> str:
    return "-1" if seat is None else str(seat)


def _keep(scene: Scene, measure: str, seat: int, round_: int) -> None:
    """Remember which sum is open; a seat of -1 is the whole table."""
    fits = measure in MEASURES and (seat == -1 or seat in scene.seats)
    if not fits or (last(scene) and not 1 <= round_ <= last(scene)):
        raise reject("hand-no-such")
    scene.ui.settings[_CHOSEN] = AskedSum(measure, None if seat == -1 else seat, round_)


def last(scene: Scene) -> int:
    """Return the last survey whose counts the student may see, or 0 before the first."""
    if not scene.has_table:
        return 0
    return min(surveyed(scene.state), timeline.last_seen(scene))


def chosen(scene: Scene) -> AskedSum | None:
    choice = scene.ui.settings.get(_CHOSEN)
    if scene.ui.dialog != DIALOG or not isinstance(choice, AskedSum) or not scene.has_table:
        return None
    return choice


def of_pick(scene: Scene) -> AskedSum | None:
    """Return the sum of the point selected in the diversity chart; None if it has none."""
    picked, measure = scene.ui.settings.get("picked"), scene.ui.settings.get("picked-measure")
    if not isinstance(picked, tuple) or measure not in _OF_A_CHART:
        return None
    kind, key, time = picked
    if kind != "point" or not 1 <= time <= last(scene):
        return None
    of_reef = _REEF.fullmatch(str(key))
    if of_reef is not None and int(of_reef[1]) in scene.seats:
        return AskedSum(str(measure), int(of_reef[1]), int(time))
    if key not in {"gamma", "beta"}:
        return None
    return AskedSum("gamma" if measure == "richness" else str(measure), None, int(time))


def counts_of(scene: Scene, round_: int) -> tuple[list[str], NDArray[np.int64]]:
    """Return the types and their counts per reef at a survey: (reefs, types), R31."""
    counts = scene.course["abundance"]
    return list(counts.types), counts.values[round_].astype(np.int64)


def work(scene: Scene, sum_: AskedSum) -> tuple[Worked, list[str]]:
    """Work out a sum; also return the types, which the lines of the sum refer to by number."""
    types, counts = counts_of(scene, sum_.round)
    if sum_.measure in OF_THE_TABLE:
        return worked(sum_.measure, counts), types
    of = counts.sum(axis=0) if sum_.seat is None else counts[sum_.seat]
    return worked(sum_.measure, of), types


def _rows_of(scene: Scene, found: Worked, types: list[str]) -> list[_SumRow]:
    rows = []
    for line in found.lines:
        names = [scene.name(n) for n in line.of] if found.about != "types" else []
        if found.about == "types":
            kind = types[line.of[0]]
            rows.append(_SumRow(Message(f"organism-{kind}"), kind, line.cells))
        elif found.about == "reefs":
            rows.append(_SumRow(names[0], "", line.cells))
        else:
            pair = message("hand-pair", first=names[0], second=names[1])
            rows.append(_SumRow(pair, "", line.cells))
    return rows


def _whose(scene: Scene, sum_: AskedSum) -> Message | str:
    whole = sum_.seat is None or sum_.measure in OF_THE_TABLE
    return message("hand-whole-table") if whole else scene.name(sum_.seat or 0)


def render_sum(scene: Scene) -> str:
    sum_ = chosen(scene)
    if sum_ is None:
        return ""
    end = last(scene)
    reefs = [{"value": seat, "name": scene.name(seat)} for seat in scene.seats]
    if len(reefs) > 1:
        reefs.append({"value": -1, "name": message("hand-whole-table")})
    context = {"asked": sum_, "reefs": reefs, "rounds": range(1, end + 1)}
    if not 1 <= sum_.round <= end or (sum_.seat or 0) not in scene.seats:
        return scene.render("hand.html", **context, found=None)
    found, types = work(scene, sum_)
    return scene.render(
        "hand.html",
        **context,
        found=found,
        rows=_rows_of(scene, found, types),
        players=[scene.name(seat) for seat in scene.seats],
        whose=_whose(scene, sum_),
        measures=MEASURES,
        of_a_reef=sum_.measure in OF_A_REEF,
    )


def _figures(scene: Scene, seat: int) -> list[tuple[str, list[dict[str, object]]]]:
    rounds = range(1, last(scene) + 1)
    counts = {round_: counts_of(scene, round_)[1] for round_ in rounds}
    found = []
    for measure in MEASURES:
        whole = measure in OF_THE_TABLE
        line = [
            {
                "asked": AskedSum(measure, None if whole else seat, n),
                "value": worked(measure, counts[n] if whole else counts[n][seat]).value,
            }
            for n in rounds
        ]
        found.append((measure, line))
    return found


def numbers(scene: Scene) -> str:
    """Draw the table of all diversity numbers, for *After*; each opens into its worked sum.

    Empty before the first survey that may be seen.
    """
    if not scene.has_table or not last(scene):
        return ""
    return scene.render("hand_numbers.html", figures=_figures(scene, scene.seat), end=last(scene))
