"""The Climate Change lab: one species per seat, on a land whose climate changes."""

from reefkit.labs.climate.lab import lab
from reefkit.labs.lesson.dataframe import record

__all__ = ["lab", "record"]
