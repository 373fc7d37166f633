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
    risk=100,
    variety=300,
    repeat=200,
    recruiter=50,
    capacity=30,
    coast=20,
    reserve=10,
    crowd=20,
    token=30,
    more=150,
    fewer=-150,
    uncover=200,
    tower=40,
    same=60,
    column=60,
    whim=0,
)

STYLES: dict[str, Bot] = {
    "builder": Planner(BUILDER),
    "newcomer": Newcomer(),
    "specialist": Planner(SPECIALIST),
    "diversity-seeker": Planner(DIVERSITY_SEEKER),
    "strategist": Planner(STRATEGIST),
}
