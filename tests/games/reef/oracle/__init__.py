"""An oracle of Reef Survivor: the rules page read once more, in plain slow Python.

It shares no code with the package. The array engine is held against it: the same reef, card and
choices have to give the same reef, the same offers and the same score.

Where the rules page leaves two readings open, this one is taken:

- "The same mutation twice" means the trait, not the number of the die: a builder that has acid
  resistance and lost its weaker skeleton can get that from a second roll of 2.
- An overgrown row (R11) names only spaces without an alga, so none of its algae moves by R5; on the
  printed cards only *Invasive fleshy algae* moves any, each seeing those placed before it.
- "Nearest" (R5) is measured from the space that was named, over anything in between.
- *Coral disease* kills topmost builders only; *Carbon dioxide pulse* too, and it alone kills snails.
- A juvenile that stacks needs a suitable depth there as well; with `free_stacking` it must settle
  where an empty space suits it, on that or on a stack.
- With `standing_stacks` a builder is lawful at any depth its space may have had when it settled.
"""

from .board import (
    BOARDS,
    SPACES,
    Reef,
    Space,
    Spot,
    add_algae,
    alga_spaces,
    algae_to_place,
    leave,
    nearest_without_alga,
    new_reef,
    overflow,
    recruiters,
    support,
)
from .cards import CARDS, LONG_TERM, ROLLED, SHORT_TERM, fate
from .checks import illegal, random_reef
from .disaster import apply
from .fates import Fate, certain_survivors
from .pieces import (
    DWELLERS,
    KINDS,
    POSITIVE,
    TOKENS,
    TOLERANCES,
    Builder,
    Kind,
    mutate,
    offspring,
    skeleton,
    tolerates,
)
from .rounds import (
    Settlement,
    active,
    graze,
    grazing,
    legal_spaces,
    recruit_limit,
    settle,
    spawn,
    survey_cleanup,
    takers,
    urchin_feeding,
)
from .scoring import abundances, game_score, score, team_bonus

__all__ = [
    "BOARDS",
    "CARDS",
    "DWELLERS",
    "KINDS",
    "LONG_TERM",
    "POSITIVE",
    "ROLLED",
    "SHORT_TERM",
    "SPACES",
    "TOKENS",
    "TOLERANCES",
    "Builder",
    "Fate",
    "Kind",
    "Reef",
    "Settlement",
    "Space",
    "Spot",
    "abundances",
    "active",
    "add_algae",
    "alga_spaces",
    "algae_to_place",
    "apply",
    "certain_survivors",
    "fate",
    "game_score",
    "graze",
    "grazing",
    "illegal",
    "leave",
    "legal_spaces",
    "mutate",
    "nearest_without_alga",
    "new_reef",
    "offspring",
    "overflow",
    "random_reef",
    "recruit_limit",
    "recruiters",
    "score",
    "settle",
    "skeleton",
    "spawn",
    "support",
    "survey_cleanup",
    "takers",
    "team_bonus",
    "tolerates",
    "urchin_feeding",
]
