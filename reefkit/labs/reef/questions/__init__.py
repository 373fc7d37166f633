"""Questions made from a student's own match of Reef Survivor, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.reef.questions.appearances import RANGES
from reefkit.labs.reef.questions.disasters import DISASTERS
from reefkit.labs.reef.questions.diversity import DIVERSITY
from reefkit.labs.reef.questions.facts import Facts
from reefkit.labs.reef.questions.living_reef import LIVING
from reefkit.labs.reef.questions.plot_facts import PLOTS
from reefkit.labs.reef.questions.selection import FATES
from reefkit.labs.reef.questions.variation import ORIGINS

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
"""The question templates of the lab."""
