"""Assessments: items, questions and their grading, forms, sittings, and the banks they come from.

Questions with their key stay in Python; a page is given `Shown`, and a `Grade` when a `Sitting`
says that it may be told.
"""

from reefkit.assess.analysis import Gain, ItemFigures, Pair, Row, analyse, gain_by_goal, gain_of
from reefkit.assess.answers import MOST_BYTES, Said, read_answer, said, sayable
from reefkit.assess.bank import BANK_FILE, Bank, needed_texts, read_bank
from reefkit.assess.forms import FORMS_FILE, Form, Policy, Slot, compose, minutes_of, read_forms
from reefkit.assess.grading import Grade, Mark, grade, hinted
from reefkit.assess.items import (
    AnyItem,
    AskedItem,
    CurveAnswer,
    CurvePlot,
    Goal,
    Named,
    Picture,
    Question,
    RangeAnswer,
    RangePlot,
    of_bank,
)
from reefkit.assess.question_maker import Draft, DraftItem, Template, offer
from reefkit.assess.sitting import (
    Given,
    Progress,
    Score,
    Shown,
    ShownCurve,
    ShownDisaster,
    ShownRange,
    Sitting,
    Standing,
    shown,
)

__all__ = [
    "BANK_FILE",
    "FORMS_FILE",
    "MOST_BYTES",
    "AnyItem",
    "AskedItem",
    "Bank",
    "CurveAnswer",
    "CurvePlot",
    "Draft",
    "DraftItem",
    "Form",
    "Gain",
    "Given",
    "Goal",
    "Grade",
    "ItemFigures",
    "Mark",
    "Named",
    "Pair",
    "Picture",
    "Policy",
    "Progress",
    "Question",
    "RangeAnswer",
    "RangePlot",
    "Row",
    "Said",
    "Score",
    "Shown",
    "ShownCurve",
    "ShownDisaster",
    "ShownRange",
    "Sitting",
    "Slot",
    "Standing",
    "Template",
    "analyse",
    "compose",
    "gain_by_goal",
    "gain_of",
    "grade",
    "hinted",
    "minutes_of",
    "needed_texts",
    "of_bank",
    "offer",
    "read_answer",
    "read_bank",
    "read_forms",
    "said",
    "sayable",
    "shown",
]
