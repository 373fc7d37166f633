"""Questions made from a student's own match of Blue Expanse, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.expanse.questions.choices import CASCADES, HEAT, INDUSTRY, RECORDS, WEBS
from reefkit.labs.expanse.questions.facts import PLOTS, Facts

QUESTIONS = MatchQuestions(
    Facts,
    plots=PLOTS,
    groups=(CASCADES, HEAT, INDUSTRY, WEBS, RECORDS),
    best=("why-gone", "price", "level", "only-food", "after-left", "starved", "source"),
)
"""All templates of the lab."""
