"""Questions made from a student's own match of Climate Change, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.climate.questions.facts import Facts
from reefkit.labs.climate.questions.genes import LIVING
from reefkit.labs.climate.questions.map import PLACES
from reefkit.labs.climate.questions.plots import PLOTS
from reefkit.labs.climate.questions.through_time import SPEED

QUESTIONS = MatchQuestions(
    Facts,
    plots=PLOTS,
    groups=(LIVING, SPEED, PLACES),
    best=(
        "ready",
        "deleterious",
        "still-adapted",
        "habitat-change",
        "fits",
        "saving-cards",
        "cell-turned",
        "route",
        "cards-needed",
    ),
)
"""The question templates of the lab."""
