"""The questions of Blue Expanse, as the teacher's desk grades and shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.expanse.papers import own_papers
from reefkit.labs.expanse.questions.drawing import drawing
from reefkit.labs.lesson.for_desk import LessonDeskPapers

if TYPE_CHECKING:
    from reefkit.labs.desk.papers import DeskPapers

DESK_PAPERS: DeskPapers = LessonDeskPapers("expanse", "abcde", own_papers, drawing)
