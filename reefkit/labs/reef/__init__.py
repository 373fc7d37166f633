"""The Reef Survivor lab: set-up, play, catastrophe, survey and record on one page."""

from __future__ import annotations

from reefkit.labs.reef.frames import record
from reefkit.labs.reef.lab import Lab, lab

__all__ = ["Lab", "lab", "record"]
