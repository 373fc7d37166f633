"""The Blue Expanse lab: a ring to travel, cards to buy, and a reef that has to feed itself.

`lab` opens the page in a notebook: ``from reefkit.labs.expanse import lab``.
"""

from reefkit.labs.expanse.lab import lab
from reefkit.labs.lesson.dataframe import record

__all__ = ["lab", "record"]
