"""What a card is going to do to one reef, and what of it is certain."""

from dataclasses import dataclass, field

from .board import Reef, Space, Spot
from .pieces import Builder


@dataclass
class Fate:
    """What a card does to a reef, and what it leaves to the owner.

    Parameters
    ----------
    no_recruits_next_round : bool
        *Recruitment problem*.
    """

    #: set of (row, column, level). Builders that die whatever the owner chooses.
    deaths: set[Spot] = field(default_factory=set)
    #: ``pool``, ``pool_deaths``: set of (row, column, level), int. Candidates of a *half* card and
    #: how many of them die, owner's choice.
    pool: set[Spot] = field(default_factory=set)
    pool_deaths: int = 0
    #: list of set. For a tie of *Coral disease*: the sets of which the owner gives up one; else
    #: empty.
    alternatives: list[set[Spot]] = field(default_factory=list)
    #: list of (row, column). Algae that go to a definite space, in the order of placing.
    algae_placed: list[Space] = field(default_factory=list)
    #: set of (row, column). Algae that the card takes.
    algae_removed: set[Space] = field(default_factory=set)
    algae_to_choose: int = 0  #: Algae the owner adds by R5.
    #: dict. Dwellers that the card itself takes (those that lose support come after it).
    dwellers_lost: dict[str, int] = field(default_factory=dict)
    #: set of (row, column, level, token). Mutations that are lost.
    tokens_lost: set[tuple[int, int, int, str]] = field(default_factory=set)
    #: dict. Builders that the card settles.
    builders_placed: dict[Space, Builder] = field(default_factory=dict)
    no_recruits_next_round: bool = False
    cards_to_draw: int = 0  #: Short-term cards to draw at once: 2 for *Bad luck*.


def certain_survivors(reef: Reef, fated: Fate) -> set[Spot]:
    """Builders that live whatever the owner chooses (R29).

    Where half of the candidates is none, they all are certain to live.
    """
    in_doubt: set[Spot] = set(fated.pool) if fated.pool_deaths else set()
    for alternative in fated.alternatives:
        in_doubt |= alternative
    return {spot for spot, _ in reef.spots()} - fated.deaths - in_doubt
