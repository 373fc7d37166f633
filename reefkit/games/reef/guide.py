"""What a page may ask about a match of Reef Survivor, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from reefkit.games.reef.guide_alike import graze_alike, grow_alike, place_alike
from reefkit.games.reef.guide_cards import CardStory, card_story, reached
from reefkit.games.reef.guide_catastrophe import (
    BuilderFate,
    Lost,
    Reveal,
    SeatReveal,
    reveal,
)
from reefkit.games.reef.guide_causes import Cause, causes
from reefkit.games.reef.guide_drawn import Drawn, drawn
from reefkit.games.reef.guide_look import look, rules_of
from reefkit.games.reef.guide_places import (
    Juveniles,
    Open,
    Place,
    founding_places,
    nursery,
    open_spaces,
    settling_places,
)
from reefkit.games.reef.guide_rolls import Happening, Roll, Silent, happened, rolls, silent, spawned
from reefkit.games.reef.guide_score import (
    Score,
    ScoreLine,
    ScorePart,
    score_now,
    score_of,
    score_of_reef,
)
from reefkit.games.reef.guide_species import DwellerStory, Species, Trait, dweller, species
from reefkit.games.reef.guide_story import (
    SpaceStory,
    Standing,
    Threat,
    TokenStory,
    sentences,
    story,
    threats,
)
from reefkit.games.reef.guide_timeline import (
    Bar,
    Counts,
    Disaster,
    Series,
    Timeline,
    time_of,
    timeline,
)

__all__ = [
    "Bar",
    "BuilderFate",
    "CardStory",
    "Cause",
    "Counts",
    "Disaster",
    "Drawn",
    "DwellerStory",
    "Happening",
    "Juveniles",
    "Lost",
    "Open",
    "Place",
    "Reveal",
    "Roll",
    "Score",
    "ScoreLine",
    "ScorePart",
    "SeatReveal",
    "Series",
    "Silent",
    "SpaceStory",
    "Species",
    "Standing",
    "Threat",
    "Timeline",
    "TokenStory",
    "Trait",
    "card_story",
    "causes",
    "drawn",
    "dweller",
    "founding_places",
    "graze_alike",
    "grow_alike",
    "happened",
    "look",
    "nursery",
    "open_spaces",
    "place_alike",
    "reached",
    "reveal",
    "rolls",
    "rules_of",
    "score_now",
    "score_of",
    "score_of_reef",
    "sentences",
    "settling_places",
    "silent",
    "spawned",
    "species",
    "story",
    "threats",
    "time_of",
    "timeline",
]
