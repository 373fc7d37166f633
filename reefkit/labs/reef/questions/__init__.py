"""Questions made from a student's own match of Reef Survivor, and its plots."""

from reefkit.labs.reef.questions.every import TEMPLATES, made_questions, plot_questions
from reefkit.labs.reef.questions.facts import Facts
from reefkit.labs.reef.questions.plots import PLOTS

__all__ = ["PLOTS", "TEMPLATES", "Facts", "made_questions", "plot_questions"]
