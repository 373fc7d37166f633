"""The styles of bots by name, the default first. Each has a sentence, `bot-<style>`."""

from __future__ import annotations

from reefkit.games.reef.bots.newcomer import Newcomer
from reefkit.games.reef.bots.planner import Planner
from reefkit.games.reef.bots.taste import Taste
from reefkit.games.reef.mind import Bot

BUILDER = Taste(
    risk=200, repeat=60, recruiter=40, contest=200, uncover=200, more=150, fewer=-150, whim=40
)
"""As many builders as the reef can hold: safe spaces, shelter and stacks before anything else."""

SPECIALIST = Taste(
    risk=100,
    repeat=-400,
    recruiter=150,
    contest=20,
    crowd=60,
    focus=300,
    token=40,
    more=100,
    fewer=-200,
    uncover=200,
    whim=100,
)
"""One type, mutated until it withstands."""

DIVERSITY_SEEKER = Taste(
    risk=60, variety=800, repeat=2_000, recruiter=30, uncover=100, more=50, fewer=-100
)
"""As many types as can be had, each of them guarded."""

STRATEGIST = Taste(
    risk=240,
    variety=230,
    repeat=1_000,
    recruiter=115,
    capacity=10,
    coast=390,
    contest=360,
    crowd=15,
    focus=335,
    token=35,
    more=-30,
    fewer=-25,
    uncover=155,
    tower=-90,
    same=410,
    column=170,
    whim=0,
)
"""Plays well. Its weights were searched for: changed by chance a few hundred times, and kept where
some hundred tables gave more points, on the board of its choice and on every other."""

STYLES: dict[str, Bot] = {
    "builder": Planner(BUILDER),
    "newcomer": Newcomer(),
    "specialist": Planner(SPECIALIST),
    "diversity-seeker": Planner(DIVERSITY_SEEKER),
    "strategist": Planner(STRATEGIST),
}
