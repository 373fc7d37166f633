"""Assessments: items, questions and their grading, forms, sittings, and the banks they come from.

Questions with their key stay in Python; a page is given `Shown`, and a `Grade` when a `Sitting`
says that it may be told.
"""

from reefkit.assess.analysis import ItemFigures, Row, analyse
from reefkit.assess.answer import MOST_BYTES, read_answer
from reefkit.assess.bank import BANK_FILE, Bank, needed_texts, read_bank
from reefkit.assess.chosen import Said, said, sayable
from reefkit.assess.composing import compose
from reefkit.assess.form import FORMS_FILE, Form, Policy, Slot, minutes_of
from reefkit.assess.forms import read_forms
from reefkit.assess.gain import Gain, Pair, gain_by_goal, gain_of
from reefkit.assess.grades import Grade, Mark
from reefkit.assess.grading import grade, hinted
from reefkit.assess.items import AnyItem, AskedItem, Goal, Picture
from reefkit.assess.made import Draft, DraftItem, Template, offer
from reefkit.assess.plots import CurveAnswer, CurvePlot, RangeAnswer, RangePlot
from reefkit.assess.question import Named, Question, of_bank
from reefkit.assess.shown import Shown, ShownCurve, ShownDisaster, ShownRange, shown
from reefkit.assess.sitting import Given, Progress, Score, Sitting, Standing

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
