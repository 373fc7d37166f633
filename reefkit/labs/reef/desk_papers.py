"""The questions of Reef Survivor, as the teacher's desk grades and shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reefkit.assess import Bank, Form, Question
from reefkit.assess.bank import Part
from reefkit.assess.items import ReefPicture, Spaces
from reefkit.labs.desk.papers import DeskPapers
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.reef.papers import own_papers
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message


class ReefDeskPapers:
    """Bank and forms in force here, and the questions made of a match.

    Parameters
    ----------
    papers
        What to read; none: our own, with the teacher's overlay.
    """

    lesson = "reef"

    def __init__(self, papers: Papers | None = None) -> None:
        self._papers = papers

    @property
    def papers(self) -> Papers:
        """Bank, forms and what makes questions."""
        return self._papers or own_papers()

    @property
    def bank(self) -> Bank:
        """All items."""
        return self.papers.bank

    @property
    def forms(self) -> Mapping[str, Form]:
        """All forms by id."""
        return self.papers.forms

    def own_form(self, part: Part) -> str:
        """Give the id of the form that a student of this server gets without a class."""
        wanted = self.papers.form(part)
        return next(id_ for id_, form in self.papers.forms.items() if form is wanted)

    def form_name(self, form: str) -> Message:
        """Name a form."""
        return Message(f"form-reef-{form}")

    def goals(self) -> Mapping[str, Message]:
        """Give the learning goals by letter."""
        return dict(
            zip("ABCDE", (Message(f"goal-reef-{letter}") for letter in "abcde"), strict=True)
        )

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
        """Make the questions that a match asked of a seat; none while it is not over."""
        if not table.view(None).over or not 0 <= seat < len(table.setup.seats):
            return ()
        return self.papers.make(table, seat, key)

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
