"""Questions made from a student's own match of Climate Change, and its plots."""

from reefkit.labs.climate.questions.every import TEMPLATES, made_questions, plot_questions
from reefkit.labs.climate.questions.facts import Facts
from reefkit.labs.climate.questions.plots import PLOTS

__all__ = ["PLOTS", "TEMPLATES", "Facts", "made_questions", "plot_questions"]
