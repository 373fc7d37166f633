"""The Succession lab: a card game whose discards settle on a rock in the sea.

`lab` opens the page in a notebook: ``from reefkit.labs.succession import lab``.
"""

from reefkit.labs.lesson.dataframe import record
from reefkit.labs.succession.lab import lab

__all__ = ["lab", "record"]
