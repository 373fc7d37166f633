"""The Reef Survivor lab: set-up, play, catastrophe, survey and record on one page."""

from __future__ import annotations

from reefkit.labs.lesson.dataframe import record
from reefkit.labs.reef.lab import lab

__all__ = ["lab", "record"]
