"""Questions made from a student's own match of Succession, and its plots."""

from __future__ import annotations

from reefkit.assess.question_maker import MatchQuestions
from reefkit.labs.succession.questions.choices import (
    ARRIVALS,
    HUNTERS,
    LAST,
    LIVING,
    RECORDS,
    STARTS,
)
from reefkit.labs.succession.questions.facts import PLOTS, Facts

QUESTIONS = MatchQuestions(
    Facts,
    plots=PLOTS,
    groups=(ARRIVALS, HUNTERS, (*RECORDS, *LAST), STARTS, LIVING),
    best=("rock-later", "rock-eaten-by", "rock-most", "rock-lost", "rock-next"),
)
"""All templates of the lab."""
