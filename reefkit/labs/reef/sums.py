"""Diversity as worked sums: each number opens into its steps, from the counts of a survey."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from msgspec import Meta
from numpy.typing import ArrayLike, NDArray

from reefkit import ecology
from reefkit.games.reef.readings import FLESHY_ALGA, surveyed
from reefkit.labs.reef import timeline
from reefkit.labs.reef.scene import ReefSession, Scene, TableReadings
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.text import Message, message

# ---- Diversity by hand: each number as its worked sum, from the counts of a survey
#
# What stands between the counts and the result is worked out here as a student would; the result
# itself is the ecology room's, and a test holds the two together. Nothing here knows a match.

Floats: TypeAlias = NDArray[np.float64]
Cell: TypeAlias = float | None
"""A number of a worked sum; none where a column has nothing to say."""


class _SumLine(NamedTuple):
    """One line of a worked sum."""

    of: tuple[int, ...]  #: What it is of: the number of a type, of a reef, or of two reefs.
    cells: tuple[Cell, ...]  #: Its numbers; NaN where one is undefined.


class Worked(NamedTuple):
    """A number of diversity as its worked sum."""

    about: str  #: What the lines are of: ``types``, ``reefs`` or ``pairs``.
    #: What the columns are called: ``hand-head-<id>``; empty for those of the reefs' counts.
    heads: tuple[str, ...]
    #: ``lines``, ``foot``: The lines, and what the columns come to.
    lines: tuple[_SumLine, ...]
    foot: tuple[Cell, ...]
    steps: tuple[Message, ...]  #: How the result follows, in sentences.
    value: float  #: The result, as the ecology room has it; NaN where it is undefined.
    says: Message  #: What it says, or why there is none.


# -- one community -------------------------------------------------------------------------------


class _Community(NamedTuple):
    """Counts of the types that are there, their numbers, and their shares."""

    types: tuple[int, ...]
    counts: Floats
    shares: Floats

    @property
    def total(self) -> float:
        return float(self.counts.sum())


def _community(counts: ArrayLike) -> _Community:
    amounts = np.asarray(counts, dtype=np.float64)
    present = np.flatnonzero(amounts)
    kept = amounts[present]
    return _Community(tuple(map(int, present)), kept, kept / kept.sum() if len(kept) else kept)


def _lines(here: _Community, *columns: Floats) -> tuple[_SumLine, ...]:
    rows = zip(here.types, here.counts, *columns, strict=True)
    return tuple(_SumLine((kind,), tuple(map(float, cells))) for kind, *cells in rows)


def _richness(counts: ArrayLike, measure: str = "richness") -> Worked:
    here = _community(counts)
    value = float(ecology.richness(counts)) if measure == "richness" else _hill(counts, 0)
    ones = np.ones(len(here.types))
    steps = (message("hand-step-count", value=int(value)),)
    foot = (here.total, float(ones.sum()))
    says = message(f"hand-says-{measure}", value=int(value))
    return Worked("types", ("count", "one"), _lines(here, ones), foot, steps, value, says)


def _shannon(counts: ArrayLike, measure: str = "shannon") -> Worked:
    """Compute Shannon's index, and from it Pielou's evenness or Hill number of order 1."""
    here = _community(counts)
    logarithms = np.log(here.shares)
    terms = here.shares * logarithms
    entropy = float(ecology.shannon(counts))
    steps = [message("hand-step-shannon", sum=float(terms.sum()), value=entropy)]
    value = entropy
    if measure == "evenness":
        value = float(ecology.pielou_evenness(counts))
        if not math.isnan(value):
            most = math.log(len(here.types))
            steps.append(message("hand-step-most", types=len(here.types), value=most))
            steps.append(message("hand-step-evenness", shannon=entropy, most=most, value=value))
    elif measure == "hill-1":
        value = _hill(counts, 1)
        steps.append(message("hand-step-hill-1", shannon=entropy, value=value))
    foot = (here.total, float(here.shares.sum()), None, float(terms.sum()))
    return Worked(
        "types",
        ("count", "share", "logarithm", "product"),
        _lines(here, here.shares, logarithms, terms),
        foot,
        tuple(steps) if here.types else (),
        value,
        _says(measure, here, value),
    )


def _simpson(counts: ArrayLike, measure: str = "simpson") -> Worked:
    """Compute Simpson's index, or from the same squares the Hill number of order 2."""
    here = _community(counts)
    squares = here.shares**2
    same = float(squares.sum())
    value = float(ecology.simpson(counts)) if measure == "simpson" else _hill(counts, 2)
    steps = (message(f"hand-step-{measure}", sum=same, value=value),) if here.types else ()
    foot = (here.total, float(here.shares.sum()), same)
    heads = ("count", "share", "square")
    lines = _lines(here, here.shares, squares)
    return Worked("types", heads, lines, foot, steps, value, _says(measure, here, value))


def _hill(counts: ArrayLike, order: int) -> float:
    return float(ecology.hill_number(counts, order))


def _says(measure: str, here: _Community, value: float) -> Message:
    if not here.types:
        return message(f"hand-empty-{measure}")
    if math.isnan(value):
        return message("hand-undefined-evenness")  # the one that may be undefined where life is
    return message(f"hand-says-{measure}", value=value)


# -- a set of reefs ------------------------------------------------------------------------------


def _gamma(counts: Floats) -> Worked:
    anywhere = np.flatnonzero(counts.any(axis=0))
    lines = tuple(_SumLine((int(kind),), (*map(float, counts[:, kind]), 1.0)) for kind in anywhere)
    value = float(ecology.gamma(counts))
    foot = (*map(float, counts.sum(axis=1)), float(len(anywhere)))
    steps = (message("hand-step-gamma", value=int(value)),)
    says = message("hand-says-gamma", value=int(value))
    return Worked("types", (*[""] * len(counts), "one"), lines, foot, steps, value, says)


def _mean_alpha(counts: Floats) -> Worked:
    types = [float(n) for n in ecology.alpha(counts)]
    value = float(ecology.mean_alpha(counts))
    lines = tuple(_SumLine((reef,), (n,)) for reef, n in enumerate(types))
    steps = (message("hand-step-mean", sum=sum(types), count=len(types), value=value),)
    says = message("hand-says-mean-alpha", value=value)
    return Worked("reefs", ("types",), lines, (sum(types),), steps, value, says)


def _whittaker(counts: Floats) -> Worked:
    mean = _mean_alpha(counts)
    gamma = float(ecology.gamma(counts))
    value = float(ecology.whittaker_beta(counts))
    steps = (*mean.steps, message("hand-step-gamma", value=int(gamma)))
    if math.isnan(value):
        says = message("hand-undefined-reefs" if len(counts) < 2 else "hand-undefined-empty")
    else:
        steps += (message("hand-step-whittaker", gamma=int(gamma), mean=mean.value, value=value),)
        says = message("hand-says-whittaker", value=value, reefs=len(counts))
    return Worked("reefs", mean.heads, mean.lines, mean.foot, steps, value, says)


def _jaccard(counts: Floats) -> Worked:
    present = counts > 0
    apart = [
        (
            float((present[one] & present[other]).sum()),
            float((present[one] & ~present[other]).sum()),
            float((~present[one] & present[other]).sum()),
        )
        for one, other in combinations(range(len(counts)), 2)
    ]
    return _pairs("jaccard", ("both", "first", "second"), apart, ecology.jaccard(counts))


def _bray_curtis(counts: Floats) -> Worked:
    apart = [
        (
            float(np.abs(counts[one] - counts[other]).sum()),
            float((counts[one] + counts[other]).sum()),
        )
        for one, other in combinations(range(len(counts)), 2)
    ]
    return _pairs("bray-curtis", ("unmatched", "all"), apart, ecology.bray_curtis(counts))


def _pairs(
    measure: str, heads: tuple[str, ...], cells: Sequence[tuple[float, ...]], distances: Floats
) -> Worked:
    pairs = list(combinations(range(len(distances)), 2))
    found = [float(distances[pair]) for pair in pairs]
    known = [each for each in found if not math.isnan(each)]
    value = float(ecology.mean_pairwise(distances))
    lines = tuple(
        _SumLine(pair, (*numbers, each))
        for pair, numbers, each in zip(pairs, cells, found, strict=True)
    )
    steps: tuple[Message, ...] = ()
    if known:
        steps = (message("hand-step-mean", sum=sum(known), count=len(known), value=value),)
    if known and len(known) < len(found):
        steps = (message("hand-step-left-out", count=len(found) - len(known)), *steps)
    if math.isnan(value):
        says = message("hand-undefined-reefs" if not pairs else "hand-undefined-empty")
    else:
        says = message(f"hand-says-{measure}", value=value)
    foot = (*[None] * len(heads), sum(known))
    return Worked("pairs", (*heads, "distance"), lines, foot, steps, value, says)


OF_A_REEF: dict[str, Callable[[ArrayLike], Worked]] = {
    "richness": _richness,
    "shannon": _shannon,
    "evenness": lambda counts: _shannon(counts, "evenness"),
    "simpson": _simpson,
    "hill-0": lambda counts: _richness(counts, "hill-0"),
    "hill-1": lambda counts: _shannon(counts, "hill-1"),
    "hill-2": lambda counts: _simpson(counts, "hill-2"),
}
"""The numbers of one community, by name."""
OF_THE_TABLE: dict[str, Callable[[Floats], Worked]] = {
    "mean-alpha": _mean_alpha,
    "gamma": _gamma,
    "whittaker": _whittaker,
    "jaccard": _jaccard,
    "bray-curtis": _bray_curtis,
}
"""The numbers of a set of reefs, by name."""
MEASURES = (*OF_A_REEF, *OF_THE_TABLE)


def worked(measure: str, counts: ArrayLike) -> Worked:
    """Work out a number of diversity.

    Parameters
    ----------
    measure
        One of `MEASURES`.
    counts : array_like, shape (taxa,) or (reefs, taxa)
        Of one community for those of a reef, of the table's reefs for the others.

    Raises
    ------
    KeyError
        When there is no such number.
    """
    if measure in OF_A_REEF:
        return OF_A_REEF[measure](np.asarray(counts))
    return OF_THE_TABLE[measure](np.asarray(counts, dtype=np.float64))


# ---- Diversity by hand: each number opens into its worked sum, from the counts
# of one's own survey

acts = Acts()
DIALOG = "hand"
_CHOSEN = "plot-hand"
"""What the page remembers of the open match: number, seat and survey of the sum."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
_OF_A_CHART = {"richness", "shannon", "hill-1", "hill-2", "whittaker", "jaccard", "bray-curtis"}
"""The measures of the diversity chart, which are called the same here."""


class AskedSum(NamedTuple):
    """Which sum is asked for: a number, of a reef (none: the whole table), at a survey."""

    measure: str
    seat: int | None
    round: int


class _SumReef(NamedTuple):
    """A reef, or the table, of which a sum can be."""

    value: int
    name: Message | str


class _SumRow(NamedTuple):
    """A line of the sum as it is shown: of whom, with what picture, and its numbers."""

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
    session.ui.printing = "hand-sheet"


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
    asked = scene.ui.settings.get(_CHOSEN)
    if scene.ui.dialog != DIALOG or not isinstance(asked, AskedSum) or not scene.has_table:
        return None
    return asked


def of_pick(scene: Scene) -> AskedSum | None:
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


# -- the sum -------------------------------------------------------------------------------------


def counts_of(scene: Scene, round_: int) -> tuple[list[str], NDArray[np.int64]]:
    """Return the types and their counts per reef at a survey: (reefs, types), R31."""
    rows = [
        row
        for row in TableReadings(scene.table, scene.view.position).presence
        if row.round == round_ and row.type != FLESHY_ALGA
    ]
    types = list(dict.fromkeys(row.type for row in rows))
    found = np.zeros((len(scene.seats), len(types)), dtype=np.int64)
    for row in rows:
        found[row.seat - 1, types.index(row.type)] = row.abundance
    return types, found


def work(scene: Scene, asked: AskedSum) -> tuple[Worked, list[str]]:
    types, counts = counts_of(scene, asked.round)
    if asked.measure in OF_THE_TABLE:
        return worked(asked.measure, counts), types
    of = counts.sum(axis=0) if asked.seat is None else counts[asked.seat]
    return worked(asked.measure, of), types


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


def _whose(scene: Scene, asked: AskedSum) -> Message | str:
    whole = asked.seat is None or asked.measure in OF_THE_TABLE
    return message("hand-whole-table") if whole else scene.name(asked.seat or 0)


def render_sum(scene: Scene) -> str:
    asked = chosen(scene)
    if asked is None:
        return ""
    end = last(scene)
    reefs = [_SumReef(seat, scene.name(seat)) for seat in scene.seats]
    if len(reefs) > 1:
        reefs.append(_SumReef(-1, message("hand-whole-table")))
    context = {"asked": asked, "reefs": reefs, "rounds": range(1, end + 1)}
    if not 1 <= asked.round <= end or (asked.seat or 0) not in scene.seats:
        return scene.render("hand.html", **context, found=None)
    found, types = work(scene, asked)
    return scene.render(
        "hand.html",
        **context,
        found=found,
        rows=_rows_of(scene, found, types),
        players=[scene.name(seat) for seat in scene.seats],
        whose=_whose(scene, asked),
        measures=MEASURES,
        of_a_reef=asked.measure in OF_A_REEF,
    )


# -- all numbers ---------------------------------------------------------------------------------


class _SurveyFigure(NamedTuple):
    """One number of one survey, which opens into its sum."""

    asked: AskedSum
    value: float


def _figures(scene: Scene, seat: int) -> list[tuple[str, list[_SurveyFigure]]]:
    rounds = range(1, last(scene) + 1)
    counts = {round_: counts_of(scene, round_)[1] for round_ in rounds}
    found = []
    for measure in MEASURES:
        whole = measure in OF_THE_TABLE
        line = [
            _SurveyFigure(
                AskedSum(measure, None if whole else seat, n),
                worked(measure, counts[n] if whole else counts[n][seat]).value,
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
    return scene.render("hand_numbers.html", figures=_figures(scene, scene.seat), end=last(scene))
