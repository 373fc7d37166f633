"""The Climate Change lab: one species each on a land whose climates change."""

from reefkit.labs.climate.lab import lab

__all__ = ["lab"]
