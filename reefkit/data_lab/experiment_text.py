"""The result of an experiment in words, and as a text picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from reefkit.data_lab.experiment import Experiment, trials_named
from reefkit.data_lab.tally import Counts, TableCounts, effect, spread
from reefkit.match.trials import Level
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import is_simple
from reefkit.text.messages import Value

COLUMNS = 44
"""Width of a picture in letters."""
BLOCKS = " ▁▂▃▄▅▆▇█"


def question_name(game: str, id_: str) -> Message:
    return Message(f"experiment-question-{game}-{id_}")


def factor_name(game: str, factor: str) -> Message:
    return Message(f"experiment-factor-{game}-{factor.replace('_', '-')}")


def outcome_name(game: str, outcome: str) -> Message:
    return Message(f"experiment-outcome-{game}-{outcome}")


def level_name(say: Catalogue, game: str, factor: str, level: Level) -> str:
    if isinstance(level, bool):
        return say.render(Message(f"experiment-name-{'on' if level else 'off'}"))
    if isinstance(level, int):
        id_ = f"experiment-name-{game}-{factor.replace('_', '-')}"
        named = Message(id_, {"level": level})
        return say.render(named) if say.has(id_) else say.figure(level)
    if level == "any":
        return say.render(Message("experiment-name-any"))
    family = trials_named(game).factors()[factor].names
    wanted = (f"{family}-{game}-{level}", f"{family}-{level}")
    name = next((say.render(Message(id_)) for id_ in wanted if say.has(id_)), level)
    return f"{name} ({level})" if factor == "bot" else name


def level_names(say: Catalogue, experiment: Experiment) -> list[str]:
    return [
        level_name(say, experiment.game, experiment.factor, level) for level in experiment.levels
    ]


class ComparisonWords(NamedTuple):
    """Names of what is compared, for pictures and sentences."""

    levels: Sequence[str]  #: All levels; the others are compared with the first.
    outcome: str  #: The outcome, as the title of an axis.
    most: float = 0.0  #: Least upper end of the axis.


def comparison(say: Catalogue, experiment: Experiment) -> ComparisonWords:
    outcome = say.render(outcome_name(experiment.game, experiment.outcome))
    most = trials_named(experiment.game).outcomes[experiment.outcome]
    return ComparisonWords(level_names(say, experiment), outcome, most)


def rounded(say: Catalogue, value: float) -> float:
    return round(value, (1 if abs(value) >= 10 else 2) - is_simple(say.locale))


def measured(say: Catalogue, value: float) -> str:
    """Write a value with three digits, or with two in simple words."""
    return say.figure(rounded(say, value))


def difference(say: Catalogue, tally: TableCounts, number: int) -> float:
    """Return a level's mean difference from the first: that of the means as they are written.

    It is the exact one where the written means hide it.
    """
    first, mean = (rounded(say, spread(tally.values[each]).mean) for each in (0, number))
    exact = effect(tally.apart[number]).mean
    return mean - first if (mean - first) * exact > 0 else exact


def conclusions(say: Catalogue, compared: ComparisonWords, tally: TableCounts) -> list[str]:
    """Say how each level differs from the first, and last what this does not tell."""
    figure = partial(measured, say)
    lines = []
    for number, name in enumerate(compared.levels[1:], 1):
        counts = tally.apart[number]
        found = effect(counts)
        low, high = sorted((found.low, found.high), key=abs if found.is_clear else None)
        values: dict[str, Value] = {
            "outcome": compared.outcome,
            "level": name,
            "first": compared.levels[0],
            "more": int(found.mean > 0),
            "by": figure(abs(difference(say, tally, number))),
            "low": figure(abs(low) if found.is_clear else low),
            "high": figure(abs(high) if found.is_clear else high),
        }
        if set(counts) == {0.0}:
            lines.append(say.render(Message("experiment-told-same", values)))
            continue
        kind = "clear" if found.is_clear else "unclear"
        lines.append(say.render(Message(f"experiment-told-{kind}", values)))
        pairs = min(100, tally.tables)
        more = round(pairs * found.more)
        values = {"more": more, "pairs": pairs, "level": name, "about": int(pairs < tally.tables)}
        lines.append(say.render(Message("experiment-told-pairs", values)))
    return [*lines, say.render(message("experiment-told-not"))]


def number_axis(tallies: Sequence[Counts], most: float = 0.0) -> tuple[float, float]:
    """Return the ends of an axis for all values: at most 0, and at least 1 and `most`."""
    values = [value for counts in tallies for value in counts]
    return min([0.0, *values]), max([most, 1.0, *values])


def binned(counts: Counts, low: float, high: float, bins: int) -> list[float]:
    """Return the share of tables in each of equally wide bins from low to high."""
    found = [0] * bins
    for value, count in counts.items():
        # The upper end belongs to the last bin.
        found[min(int((value - low) / (high - low) * bins), bins - 1)] += count
    number = max(sum(counts.values()), 1)
    return [each / number for each in found]


def picture(say: Catalogue, experiment: Experiment, tally: TableCounts) -> Iterator[str]:
    """Yield the lines of a text picture: distributions with means, then differences."""
    low, high = number_axis(tally.values)
    figure = partial(measured, say)
    names = level_names(say, experiment)
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
            difference=figure(difference(say, tally, number)),
            low=figure(found.low),
            high=figure(found.high),
            more=round(100 * found.more),
        )
        yield f"  {say.render(held)}"
