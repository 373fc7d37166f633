"""The questions of Succession, as the teacher's desk grades and shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.lesson.for_desk import LessonDeskPapers
from reefkit.labs.succession.papers import own_papers
from reefkit.labs.succession.questions.drawing import drawing

if TYPE_CHECKING:
    from reefkit.labs.desk.papers import DeskPapers

DESK_PAPERS: DeskPapers = LessonDeskPapers("succession", "abcde", own_papers, drawing)
