"""The Climate Change lab: one species each on a land whose climates change."""

from reefkit.labs.climate.lab import lab
from reefkit.labs.lesson.dataframe import record

__all__ = ["lab", "record"]
