"""The shipped science series as the tests read them: rows of text, by column."""

import csv
from dataclasses import dataclass
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parents[2] / "data" / "science"


def rows(name: str) -> list[dict[str, str]]:
    """Rows of a series, each a value by column name."""
    with (FOLDER / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def column(table: list[dict[str, str]], name: str) -> np.ndarray:
    """Numbers of one column; NaN where the cell is empty."""
    return np.array([float(row[name] or "nan") for row in table])


@dataclass(frozen=True)
class FossilCorals:
    """The fossil corals as arrays: stages in time order, genera as in the table of ranges."""

    by_stage: list[dict[str, str]]
    genera: list[dict[str, str]]
    occurrences: np.ndarray  # (stages, genera)

    @property
    def living(self) -> np.ndarray:
        return column(self.genera, "extant") == 1

    def stage(self, name: str) -> int:
        return [row["stage"] for row in self.by_stage].index(name)


def fossil_corals() -> FossilCorals:
    """Read the three tables; occurrences are laid out from the genera found in each stage."""
    by_stage = rows("fossil_coral_diversity_by_stage.csv")
    genera = rows("fossil_coral_genus_ranges.csv")
    stage_of = {row["stg"]: position for position, row in enumerate(by_stage)}
    genus_of = {row["genus"]: position for position, row in enumerate(genera)}
    occurrences = np.zeros((len(by_stage), len(genera)))
    for row in rows("fossil_coral_genus_by_stage.csv"):
        occurrences[stage_of[row["stg"]], genus_of[row["genus"]]] += int(row["occurrences"])
    return FossilCorals(by_stage, genera, occurrences)
