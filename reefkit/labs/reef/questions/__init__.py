"""Questions made from a student's own match of Reef Survivor, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.reef.questions.disasters import DISASTERS, FATES, ORIGINS
from reefkit.labs.reef.questions.diversity import DIVERSITY, LIVING, RANGES
from reefkit.labs.reef.questions.facts import PLOTS, Facts

QUESTIONS = MatchQuestions(
    Facts,
    plots=PLOTS,
    groups=(FATES, ORIGINS, RANGES, DIVERSITY, DISASTERS, LIVING),
    best=(
        "two-builders",
        "without-mutation",
        "survivor",
        "origin",
        "missing-types",
        "turnover",
        "fate-at-table",
        "long-term",
    ),
)
"""All templates of the lab."""
