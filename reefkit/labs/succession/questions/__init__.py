"""Questions made from a student's own match of Succession, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.succession.questions.arrivals import ARRIVALS, LIVING
from reefkit.labs.succession.questions.eaten import HUNTERS
from reefkit.labs.succession.questions.facts import Facts
from reefkit.labs.succession.questions.model import LAST, STARTS
from reefkit.labs.succession.questions.plots import PLOTS
from reefkit.labs.succession.questions.record import RECORDS

QUESTIONS = MatchQuestions(
    Facts,
    plots=PLOTS,
    groups=(ARRIVALS, HUNTERS, (*RECORDS, *LAST), STARTS, LIVING),
    best=("rock-covered", "rock-later", "rock-eaten-by", "rock-most", "rock-lost", "rock-next"),
)
"""The question templates of the lab."""
