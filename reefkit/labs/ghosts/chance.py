"""Chance of the ghosts: a pure function of whose it is and what for, from no random state.

So a ghost class that goes on after its server was restarted goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist
from typing import TypeVar

from reefkit.assess.draw import rank

T = TypeVar("T")
_STEPS = 2.0**64
_NORMAL = NormalDist()


def share(*address: object) -> float:
    """Give a number above 0 and below 1, each as likely."""
    drawn = int.from_bytes(rank("ghosts", "share", "\x1f".join(map(str, address)))[:8], "big")
    return (drawn + 0.5) / _STEPS


def normal(*address: object) -> float:
    """Give a number of the standard normal distribution."""
    return _NORMAL.inv_cdf(share(*address))


def chance(probability: float, *address: object) -> bool:
    """Tell whether something of this probability happens."""
    return share(*address) < probability


def pick(choices: Sequence[T], *address: object) -> T:
    """Give one of several, each as likely.

    Raises
    ------
    IndexError
        When there is none.
    """
    return choices[int(share(*address) * len(choices))]
