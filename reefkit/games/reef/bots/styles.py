"""The styles of bots by name, the default first. Each has a sentence, `bot-<style>`."""

from __future__ import annotations

from reefkit.games.reef.bots.newcomer import Newcomer
from reefkit.games.reef.bots.planner import Planner
from reefkit.games.reef.bots.taste import Taste
from reefkit.games.reef.mind import Bot

BUILDER = Taste(
    risk=100, repeat=10, recruiter=40, capacity=30, reserve=5, uncover=200, more=150, fewer=-150
)
SPECIALIST = Taste(
    risk=100, repeat=-400, capacity=10, crowd=60, token=40, same=100, more=100, fewer=-100, whim=120
)
DIVERSITY_SEEKER = Taste(
    risk=60, variety=800, repeat=2_000, recruiter=30, reserve=5, uncover=100, more=50, fewer=-100
)
STRATEGIST = Taste(
    risk=121,
    variety=218,
    repeat=859,
    recruiter=56,
    capacity=7,
    coast=40,
    reserve=-79,
    crowd=40,
    focus=40,
    token=-4,
    more=23,
    fewer=-269,
    uncover=597,
    tower=-44,
    same=74,
    column=591,
    whim=0,
)

STYLES: dict[str, Bot] = {
    "builder": Planner(BUILDER),
    "newcomer": Newcomer(),
    "specialist": Planner(SPECIALIST),
    "diversity-seeker": Planner(DIVERSITY_SEEKER),
    "strategist": Planner(STRATEGIST),
}
