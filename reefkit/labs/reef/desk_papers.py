"""The questions of Reef Survivor, as the teacher's desk grades and shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.items import ReefPicture, Spaces
from reefkit.labs.lesson.for_desk import LessonDeskPapers
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.reef.papers import own_papers
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.assess import Question
    from reefkit.labs.desk.papers import DeskPapers
    from reefkit.text import Catalogue


class ReefDeskPapers(LessonDeskPapers):
    """Our bank and forms.

    Parameters
    ----------
    papers
        What to read; none: our own, with the teacher's overlay.
    """

    def __init__(self, papers: Papers | None = None) -> None:
        super().__init__(lesson="reef", goals="abcde", own=own_papers, papers=papers)

    def picture(self, question: Question, say: Catalogue) -> str:
        """Draw what a question has to look at, as HTML; empty where it has nothing."""
        from reefkit.labs.reef import ask_board  # noqa: PLC0415  # with boards, when one is shown
        from reefkit.widgets.board.picture import Picture  # noqa: PLC0415
        from reefkit.widgets.board.still import still_svg  # noqa: PLC0415

        seen = question.item.picture
        if isinstance(seen, ReefPicture):
            spaces = ask_board.reef_spaces("\n".join(seen.rows))
        elif isinstance(question.item, Spaces):
            spaces = ask_board.bare_spaces(question.item.board)
        else:
            return ""
        ocean, shore = (say.render(message(f"board-{end}")) for end in ("ocean", "land"))
        return str(still_svg(Picture(spaces=spaces, title="", ocean=ocean, shore=shore)))


DESK_PAPERS: DeskPapers = ReefDeskPapers()
