"""A simulated student, and how a lab has it play unlike a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import Struct

from reefkit.assess.items import rank
from reefkit.match.game import Action, Rules
from reefkit.text import Catalogue

# ---- Chance of the ghosts: a pure function of whose it is and what for, from no random state
#
# So a ghost class that goes on after its server was restarted goes on as it would have.

T = TypeVar("T")
A = TypeVar("A", bound=Action)
_STEPS = 2.0**64
_NORMAL = NormalDist()


def share(*address: object) -> float:
    """Return a number above 0 and below 1, each as likely."""
    drawn = int.from_bytes(rank("ghosts", "share", "\x1f".join(map(str, address)))[:8], "big")
    return (drawn + 0.5) / _STEPS


def normal(*address: object) -> float:
    """Return a number of the standard normal distribution."""
    return _NORMAL.inv_cdf(share(*address))


def chance(probability: float, *address: object) -> bool:
    """Return whether something of this probability happens."""
    return share(*address) < probability


def pick(choices: Sequence[T], *address: object) -> T:
    """Return one of several, each as likely.

    Raises
    ------
    IndexError
        When there is none.
    """
    return choices[int(share(*address) * len(choices))]


# ---- Who a ghost is: name, ability, way to play, and habit

Habit = Literal["", "absent", "late", "half", "strange", "quiet", "together"]


class Ghost(Struct, frozen=True):
    """One simulated student."""

    number: int  #: From 0, in the order in which they come.
    name: str  #: As typed on joining; names may be alike.
    key: str  #: Whose chance is theirs: the class's seed and the number.
    ability: float  #: On the scale of the item model, 0 in the middle.
    style: str  #: The bot whose play they come nearest to.
    care: float  #: From 0 to 1: how seldom they choose at random what the bot would have weighed.
    habit: Habit = ""  #: What is out of the ordinary with them; empty for nothing.


MISTAKES = 0.35
"""Of the choices of somebody without any care, how many are made at random."""


class Choosing(NamedTuple):
    """Somebody about to decide."""

    #: ``rules``, ``state``: Of the match; the state as the seat sees it.
    rules: Rules
    state: Any
    #: ``seat``, ``ghost``: Whose decision it is.
    seat: int
    ghost: Ghost
    say: Catalogue  #: The language that notes are written in.

    def legal(self, kind: type[A]) -> list[A]:
        """List the actions of a kind that the rules allow."""
        every = self.rules.legal(self.state, self.seat)
        return [each for each in every if isinstance(each, kind)]


UnlikeBot = Callable[[Choosing, Action], Action]
"""Returns what a student does where a bot would take an action; it must be allowed."""
