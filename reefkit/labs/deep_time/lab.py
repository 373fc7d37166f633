"""Deep time's lab: `LAB`, its `Lab` object, and `lab`, which opens it in a notebook."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from reefkit.games.reef import GAME
from reefkit.labs.deep_time import steps
from reefkit.labs.deep_time.charts import StepCharts
from reefkit.labs.deep_time.steps import DeepTimeScene, DeepTimeSession
from reefkit.labs.lesson.lab import Lab
from reefkit.labs.lesson.option_form import OptionSet
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.parts import pages
from reefkit.match.game import Game


class NoOptions(Struct):
    """The options of a lesson without a match."""


class _DeepTimeLab(Lab[DeepTimeScene, DeepTimeSession]):
    """The lesson *Deep time*: steps with charts of fossil corals and of the reader's match."""

    id = "deep-time"
    lesson = "deep-time"
    plays = False
    game: Game = GAME
    options = OptionSet("deep-time", NoOptions)
    desk_adapter = "reefkit.labs.lesson.desk_adapter:LabOnDesk"
    scene_class = DeepTimeScene
    session_class = DeepTimeSession
    parts = (*pages.OPENING, steps.STEP, steps.SAMPLE, pages.TERM)
    more = ("glossary",)
    tabs = ("log",)
    stage = StepCharts

    def screen_of_page(self, scene: DeepTimeScene) -> str:
        return "steps" if scene.page == "door" else "whole"


LAB = _DeepTimeLab()
lab = partial(LessonLab, LAB)
"""Open the lesson in a notebook or a published page (see `LessonLab`)."""
