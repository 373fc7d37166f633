"""Open pages without a browser: one of a match, one of questions, one of people with books."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup

from reefkit.assess import Form, Policy
from reefkit.games import games
from reefkit.games.reef import new_match, picture
from reefkit.games.reef.state import Reefs
from reefkit.labs.environment import DATABASE, OWN_VISITOR
from reefkit.labs.lesson import papers
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.lesson.parts import match_view, questions
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.lesson.session import make_templates
from reefkit.labs.reef import controls, regions
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import Part, ReefSession
from reefkit.labs.storage import Storage
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from reefkit.widgets.board import Picture
from tests.games.reef.books import HANDS_ON
from tests.games.reef.guided import LOOKUPS, Guided
from tests.labs.assessing import bank
from tests.support.open_page import OpenPage

# ---- One open page without a browser: its session, and its regions as parsed HTML.
DATA = Path(__file__).parents[3] / "data" / "reef"


def data_of(name: str) -> dict[str, Any]:
    """Read a file of the content as it stands, past all our own code."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


class Desk(OpenPage):
    """A page as a student has it open.

    Parameters
    ----------
    folder
        Where work is kept; none keeps it in memory alone.
    locale
        The page's language.
    visitor
        Whose device it is.
    """

    def __init__(
        self, folder: Path | None = None, locale: str = "en", visitor: str = OWN_VISITOR
    ) -> None:
        storage = None
        if folder is not None:
            storage = Storage(folder / DATABASE, games(), "reef", visitor, patience=0.05)
        self.session = ReefSession(LAB, acts_of(LAB), catalogue(locale), storage)

    def see(self, part: Part) -> BeautifulSoup:
        """Draw a region."""
        return self.read(str(part.render(self.session.scene())))


# ---- A page at which questions are asked: of a bank of the tests' own, or of a match that was played.
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


# ---- Tables whose people keep their own books, all at one screen, and what a page shows of them.
class BooksDesk(Desk):
    """A page at which every person of a hands-on table sits, from the phase on that a test wants.

    Parameters
    ----------
    pictures
        One reef a seat, as text pictures.
    phase, deck, juveniles, bots, options
        As `Guided` has them.
    """

    def __init__(
        self,
        *pictures: str,
        phase: str,
        deck: Sequence[str] = ("calm-seas",),
        juveniles: Sequence[Sequence[str]] = (),
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, object] | None = None,
        locale: str = "en",
        folder: Path | None = None,
    ) -> None:
        super().__init__(folder, locale)
        self.guided = Guided(
            *pictures,
            phase=phase,
            deck=deck,
            options={**HANDS_ON, "predict": "none", **(options or {})},
            bots=bots,
            juveniles=juveniles if phase == "settlement" else (),
        )
        self.table = MemoryTable(self.guided.match)
        here = [n for n in range(len(pictures)) if n not in (bots or {})]
        self.session.sit(self.table, here)

    def touch(self, *spaces: tuple[int, int]) -> None:
        """Touch spaces of the board, one after the other."""
        for row, column in spaces:
            self.do("pick", row=row, column=column)

    def draft(self) -> str:
        """Give what the controls submit, as a text picture: the board that is shown."""
        return picture.write(self.board(), LOOKUPS)

    def board(self) -> Reefs:
        """Give the reef that the board shows."""
        scene = self.session.scene()
        control = controls.control_for(scene)
        assert control is not None
        return control.reefs(scene)[scene.shown_seat]

    def drawn(self) -> Picture:
        """Give the board as it is drawn."""
        return regions.picture(self.session.scene())

    def standing(self) -> dict[tuple[int, int], str]:
        """Give what the drawn board has on each space that is not bare, as in a picture."""
        codes = {name: o.code for name, o in LOOKUPS.content.organisms.items()}
        tokens = {name: t.mark for name, t in LOOKUPS.content.mutations.token.items()}
        found = {}
        for space in self.drawn().spaces:
            stack = "/".join(
                codes[one.art] + "".join(tokens[mark] for mark in one.marks) for one in space.stack
            )
            if stack or space.alga:
                found[space.row, space.column] = ("~" if space.alga else "") + stack
        return found

    def everything(self) -> str:
        """Give all that the page shows the seat whose turn it is: regions, board, small boards."""
        scene = self.session.scene()
        parts = (controls.CONTROLS_PART, match_view.NOW, regions.NEIGHBOURS_PART, match_view.RECORD)
        return "".join([*(str(part.render(scene)) for part in parts), repr(self.drawn())])

    def words(self) -> str:
        """Give the text of the controls."""
        return " ".join(self.see(controls.CONTROLS_PART).get_text(" ").split())
