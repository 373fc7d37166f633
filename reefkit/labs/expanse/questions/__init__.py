"""Questions made from a student's own match of Blue Expanse, and its plots."""

from reefkit.labs.expanse.questions.every import TEMPLATES, made_questions, plot_questions
from reefkit.labs.expanse.questions.facts import Facts
from reefkit.labs.expanse.questions.plots import PLOTS

__all__ = ["PLOTS", "TEMPLATES", "Facts", "made_questions", "plot_questions"]
