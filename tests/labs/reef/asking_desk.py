"""A page at which questions are asked: of a bank of the tests' own, or of a match that was played."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bs4 import BeautifulSoup

from reefkit.assess import Form, Policy
from reefkit.games.reef import new_match
from reefkit.labs.lesson import papers
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.lesson.parts import questions
from reefkit.labs.lesson.session import make_templates
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.labs.assessing import bank
from tests.labs.reef.desk import Desk

REGIONS = (
    questions.RAIL,
    questions.HEAD,
    questions.BODY,
    questions.FOOT,
    questions.SIDE,
    questions.BEFORE,
    questions.AFTER,
)


class AskingDesk(Desk):
    """A page with the tests' own bank, before the game.

    Parameters
    ----------
    policy
        What the form says of feedback and attempts.
    locale, folder
        As `Desk` has them.
    """

    def __init__(
        self, policy: Policy | None = None, locale: str = "en", folder: Path | None = None
    ) -> None:
        super().__init__(folder, locale)
        given = policy or Policy()
        more = {"feedback": given.feedback, "attempts": given.attempts}
        form = bank.form(**{name: value for name, value in more.items() if value is not None})
        self.ask(form)

    def ask(self, form: Form) -> None:
        """Ask by a form of the tests' own bank, in its texts."""
        session = self.session
        session.say = bank.texts(session.say.locale)
        session.templates = make_templates(session.lab, session.say)
        session.papers = Papers(bank.bank(), {form.part: form}, _make_none, bank.texts())

    def page(self) -> BeautifulSoup:
        """Draw all that a part shows, as the page does before each drawing."""
        papers.lay(self.session)
        scene = self.session.scene()
        return self.read("".join(str(each.render(scene)) for each in REGIONS))

    def open(self, part: str) -> BeautifulSoup:
        """Press a part's tab."""
        self.do("part", part=part)
        return self.page()

    def go(self, key: str) -> BeautifulSoup:
        """Press a button of what is shown, and draw again."""
        self.press(self.page(), key)
        return self.page()


def _make_none(*_: object) -> tuple[()]:
    return ()


@cache
def played() -> Match:
    """Play a match of two rounds to its end."""
    seats = [SeatInfo("Ana", bot="builder"), SeatInfo("Ben", bot="specialist")]
    table = MemoryTable(new_match(seats, seed=5, options={"rounds": 2}))
    table.run()
    return table.match
