"""Questions made from a table's own rocks in Succession, and their plots."""

from reefkit.labs.succession.questions.every import TEMPLATES, made_questions, plot_questions
from reefkit.labs.succession.questions.facts import Facts
from reefkit.labs.succession.questions.plots import PLOTS

__all__ = ["PLOTS", "TEMPLATES", "Facts", "made_questions", "plot_questions"]
