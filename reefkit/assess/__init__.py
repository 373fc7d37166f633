"""Assessments: items, questions and their grading, forms, sittings, and the banks they come from.

Questions with their key stay in Python; a page is given `ShownQuestion`, and a `Grade` when a
`Sitting` says that it may be told.
"""

from reefkit.assess.analysis import (
    ClassGain,
    ItemFigures,
    ItemResult,
    Pair,
    analyse,
    gain_by_goal,
    gain_of,
)
from reefkit.assess.answers import MOST_BYTES, AnswerPart, read_answer, said, sayable
from reefkit.assess.bank import BANK_FILE, Bank, needed_texts, read_bank
from reefkit.assess.forms import FORMS_FILE, Form, FormSlot, Policy, compose, minutes_of, read_forms
from reefkit.assess.grading import Grade, PartVerdict, grade, hinted
from reefkit.assess.items import (
    AnyItem,
    AskedItem,
    CurveAnswer,
    Goal,
    NamedOption,
    Picture,
    Question,
    RangeAnswer,
    TrueCurve,
    TrueRanges,
    of_bank,
)
from reefkit.assess.question_maker import Draft, DraftItem, Template, offer
from reefkit.assess.sitting import (
    Given,
    Progress,
    ShownCurve,
    ShownDisaster,
    ShownQuestion,
    ShownRange,
    Sitting,
    SittingScore,
    Standing,
    shown,
)

__all__ = [
    "BANK_FILE",
    "FORMS_FILE",
    "MOST_BYTES",
    "AnswerPart",
    "AnyItem",
    "AskedItem",
    "Bank",
    "ClassGain",
    "CurveAnswer",
    "Draft",
    "DraftItem",
    "Form",
    "FormSlot",
    "Given",
    "Goal",
    "Grade",
    "ItemFigures",
    "ItemResult",
    "NamedOption",
    "Pair",
    "PartVerdict",
    "Picture",
    "Policy",
    "Progress",
    "Question",
    "RangeAnswer",
    "ShownCurve",
    "ShownDisaster",
    "ShownQuestion",
    "ShownRange",
    "Sitting",
    "SittingScore",
    "Standing",
    "Template",
    "TrueCurve",
    "TrueRanges",
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
