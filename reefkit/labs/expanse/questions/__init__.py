"""Questions made from a student's own match of Blue Expanse, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.expanse.questions.cascades import CASCADES
from reefkit.labs.expanse.questions.facts import Facts
from reefkit.labs.expanse.questions.food_web import WEBS
from reefkit.labs.expanse.questions.industry import INDUSTRY, RECORDS
from reefkit.labs.expanse.questions.plots import PLOTS
from reefkit.labs.expanse.questions.warming import HEAT

QUESTIONS = MatchQuestions(
    Facts,
    plots=PLOTS,
    groups=(CASCADES, HEAT, INDUSTRY, WEBS, RECORDS),
    best=("why-gone", "price", "level", "only-food", "after-left", "starved", "source"),
)
"""The question templates of the lab."""
