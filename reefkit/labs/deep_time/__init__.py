"""The lesson *Deep time*: the student's reef compared with corals of the last 247 million years.

It has no match of its own. Its data are the student's last match of Reef Survivor, and the series
in `data/science`. `lab` opens the page in a notebook: ``from reefkit.labs.deep_time import lab``.
"""

from reefkit.labs.deep_time.lab import lab

__all__ = ["lab"]
