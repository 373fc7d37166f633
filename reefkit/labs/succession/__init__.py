"""The Succession lab: a card game whose discards are a rock in the sea that fills.

`lab` opens the page in a notebook: ``from reefkit.labs.succession import lab``.
"""

from reefkit.labs.lesson.dataframe import record
from reefkit.labs.succession.lab import lab

__all__ = ["lab", "record"]
