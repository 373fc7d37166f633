"""What a page may ask about a match of Climate Change, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from reefkit.games.climate.guide_cards import (
    Fit,
    Genome,
    Held,
    Marked,
    Preadaptation,
    fits,
    genome,
    hand,
    marked,
    preadaptations,
)
from reefkit.games.climate.guide_look import look, rules_of
from reefkit.games.climate.guide_places import (
    Asked,
    Prospect,
    Way,
    asks_again,
    prospects,
    starts,
    verdict,
)
from reefkit.games.climate.guide_timeline import (
    Death,
    SeatLine,
    Timeline,
    TurnStep,
    timeline,
    turn_steps,
)

__all__ = [
    "Asked",
    "Death",
    "Fit",
    "Genome",
    "Held",
    "Marked",
    "Preadaptation",
    "Prospect",
    "SeatLine",
    "Timeline",
    "TurnStep",
    "Way",
    "asks_again",
    "fits",
    "genome",
    "hand",
    "look",
    "marked",
    "preadaptations",
    "prospects",
    "rules_of",
    "starts",
    "timeline",
    "turn_steps",
    "verdict",
]
