"""What an experiment is called and comes to: in words, as tables, as a picture of letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.ensembles import (
    Counts,
    Experiment,
    ResultRow,
    TableCounts,
    effect,
    spread,
    text_of,
    trials_named,
)
from reefkit.match.trials import Level
from reefkit.text import Catalogue, Message, message
from reefkit.text.catalogue import Value

COLUMNS = 44
"""Letters that a picture is wide."""
BLOCKS = " ▁▂▃▄▅▆▇█"


def question_name(game: str, id_: str) -> Message:
    """Return a question that is ready."""
    return Message(f"experiment-question-{game}-{id_}")


def factor_name(game: str, factor: str) -> Message:
    """Return what a factor is called."""
    return Message(f"experiment-factor-{game}-{factor.replace('_', '-')}")


def outcome_name(game: str, outcome: str) -> Message:
    """Return what is measured, as the title of an axis."""
    return Message(f"experiment-outcome-{game}-{outcome}")


def level_name(say: Catalogue, game: str, factor: str, level: Level) -> str:
    """Return a level as a reader knows it."""
    if isinstance(level, bool):
        return say.render(Message(f"experiment-name-{'on' if level else 'off'}"))
    if isinstance(level, int):
        return say.figure(level)
    if level == "any":
        return say.render(Message("experiment-name-any"))
    family = trials_named(game).factors()[factor].names
    wanted = (f"{family}-{game}-{level}", f"{family}-{level}")
    said = next((say.render(Message(id_)) for id_ in wanted if say.has(id_)), level)
    return f"{said} ({level})" if factor == "bot" else said


def level_names(say: Catalogue, asked: Experiment) -> list[str]:
    """Return all levels as a reader knows them."""
    return [level_name(say, asked.game, asked.factor, level) for level in asked.levels]


class ComparisonWords(NamedTuple):
    """What pictures and sentences call what is compared."""

    levels: Sequence[str]  #: All levels; the others are held against the first.
    outcome: str  #: What is measured, as the title of an axis.
    most: float = 0.0  #: How far the axis reaches at least.


def comparison(say: Catalogue, asked: Experiment) -> ComparisonWords:
    """Return what an experiment compares."""
    outcome = say.render(outcome_name(asked.game, asked.outcome))
    most = trials_named(asked.game).outcomes[asked.outcome]
    return ComparisonWords(level_names(say, asked), outcome, most)


def measured(say: Catalogue, value: float) -> str:
    """Return what came of tables with as many digits as a reader wants."""
    return say.figure(round(value, 1 if abs(value) >= 10 else 2))


def told(say: Catalogue, compared: ComparisonWords, tally: TableCounts) -> list[str]:
    """Return what an experiment means, and what it does not."""
    figure = partial(measured, say)
    said = []
    for name, counts in zip(compared.levels[1:], tally.apart[1:], strict=True):
        found = effect(counts)
        low, high = sorted((found.low, found.high), key=abs if found.is_clear else None)
        values: dict[str, Value] = {
            "outcome": compared.outcome,
            "level": name,
            "first": compared.levels[0],
            "more": int(found.mean > 0),
            "by": figure(abs(found.mean)),
            "low": figure(abs(low) if found.is_clear else low),
            "high": figure(abs(high) if found.is_clear else high),
        }
        if set(counts) == {0.0}:
            said.append(say.render(Message("experiment-told-same", values)))
            continue
        kind = "clear" if found.is_clear else "unclear"
        said.append(say.render(Message(f"experiment-told-{kind}", values)))
        pairs = message("experiment-told-pairs", more=round(100 * found.more), level=name)
        said.append(say.render(pairs))
    return [*said, say.render(message("experiment-told-not"))]


def axis(tallies: Sequence[Counts], most: float = 0.0) -> tuple[float, float]:
    """Return from where to where values lie, the ends of an axis for all of them."""
    values = [value for counts in tallies for value in counts]
    return min([0.0, *values]), max([most, 1.0, *values])


def binned(counts: Counts, low: float, high: float, bins: int) -> list[float]:
    """Return which share of the tables lies in each part of an axis."""
    found = [0] * bins
    for value, count in counts.items():
        found[min(int((value - low) / (high - low) * bins), bins - 1)] += count
    number = max(sum(counts.values()), 1)
    return [each / number for each in found]


def picture(say: Catalogue, asked: Experiment, tally: TableCounts) -> Iterator[str]:
    """Draw what has come of it in letters: a line a level, and how they stand to each other."""
    low, high = axis(tally.values)
    figure = partial(measured, say)
    names = level_names(say, asked)
    wide = max(map(len, names))
    shares = [binned(counts, low, high, COLUMNS) for counts in tally.values]
    highest = max(max(each) for each in shares)
    for name, share, counts in zip(names, shares, tally.values, strict=True):
        bars = "".join(
            BLOCKS[min(8, max(1, round(8 * each / highest)))] if each else " " for each in share
        )
        yield f"  {name:>{wide}} │{bars}│ {figure(spread(counts).mean)}"
    ends = f"{figure(low)}{figure(high):>{COLUMNS - len(figure(low))}}"
    yield f"  {'':>{wide}}  {ends}"
    for number, name in enumerate(names[1:], 1):
        found = effect(tally.apart[number])
        held = message(
            "experiment-held",
            level=name,
            first=names[0],
            difference=figure(found.mean),
            low=figure(found.low),
            high=figure(found.high),
            more=round(100 * found.more),
        )
        yield f"  {say.render(held)}"


# ---- An experiment as tables for the explorer

MOST_SHOWN = 5_000
"""Tables of a level that are rows; of more, so many that lie evenly among them."""
_ABOUT_STEPS = {
    name: Message(f"data-column-experiment-{name.replace('_', '-')}") for name in ResultRow._fields
}
_BEGINS = {"x": "tables", "y": "mean", "colour": "level"}
_RICHNESS = ("types", "kinds")
"""Outcomes that count what the column ``richness`` of a match counts."""


def experiment_datasets(
    say: Catalogue, asked: Experiment, tally: TableCounts, steps: Sequence[ResultRow]
) -> list[Dataset]:
    """Return an experiment as datasets: a row a table, and a row a level after each step."""
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # not before it is shown

    outcome = "richness" if asked.outcome in _RICHNESS else asked.outcome.replace("-", "_")
    texts, names = [text_of(each) for each in asked.levels], level_names(say, asked)
    named = dict(zip(texts, names, strict=True))
    parts = [
        pd.DataFrame({"level": name, outcome: _sample(counts)})
        for name, counts in zip(names, tally.values, strict=True)
    ]
    after = pd.DataFrame(steps, columns=list(ResultRow._fields)).astype({"difference": "float64"})
    after = after.drop(columns=["factor", "outcome"]).replace({"level": named})
    about = {"level": factor_name(asked.game, asked.factor)}
    measured = outcome_name(asked.game, asked.outcome)
    call = (
        f"rk.ensemble({asked.game!r}, factor={asked.factor!r}, levels={list(asked.levels)!r}, "
        f"outcome={asked.outcome!r}, given={asked.given!r}, tables={tally.tables}, "
        f"seed={asked.seed}"
    )
    ending = f".replace({{'level': {named!r}}})"
    # no reader: a cell of Python
    each_table = f"values=True).rename(columns={{'value': {outcome!r}}}){ending}"
    shown = min(tally.tables, MOST_SHOWN)
    sampled = message("data-experiment-sampled", shown=shown, tables=tally.tables)
    return [
        Dataset(
            "experiment-tables", message("data-experiment-tables"),
            pd.concat(parts, ignore_index=True),
            python=f"{call}, {each_table}",
            beside=sampled if shown < tally.tables else None,
            about={**about, outcome: measured}, begins={"x": outcome, "y": "level"},
        ),
        Dataset(
            "experiment-steps", message("data-experiment-steps"), after, python=f"{call}){ending}",
            about={**_ABOUT_STEPS, **about, "mean": measured}, begins=_BEGINS,
        ),
    ]  # fmt: skip


def of_results(columns: Sequence[str]) -> dict[str, Any]:
    """Return what a dataset says of a table that `rk.ensemble` gave; nothing of another one."""
    known = tuple(columns) == ResultRow._fields
    return {"about": _ABOUT_STEPS, "begins": _BEGINS} if known else {}


def _sample(counts: Counts) -> np.ndarray:
    """Return one value a table; of many tables as many as are shown, evenly among them."""
    values = sorted(counts)
    often = np.cumsum([counts[each] for each in values])
    shown = min(int(often[-1]), MOST_SHOWN)
    places = ((np.arange(shown) + 0.5) * often[-1] / shown).astype(np.int64)
    found: np.ndarray = np.array(values)[np.searchsorted(often, places, side="right")]
    return found
