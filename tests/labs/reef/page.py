"""A student at a page of Reef Survivor, and hands for a session."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from bs4 import BeautifulSoup, Tag

from reefkit.assess.form import Form
from reefkit.assess.forms import Policy
from reefkit.games import games
from reefkit.games.reef import new_match, picture
from reefkit.games.reef.state import Reefs, State
from reefkit.labs.environment import DATABASE, OWN_VISITOR
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.lesson.parts import head, match_record, pages, questions
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.lesson.session import make_templates
from reefkit.labs.reef import board_picture, controls, other_reefs
from reefkit.labs.reef.controls import step_of
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import ReefSession
from reefkit.labs.storage import Storage
from reefkit.match.codec import to_plain
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from reefkit.widgets.board import Picture
from tests.games.reef.books import HANDS_ON
from tests.games.reef.guided import LOOKUPS, Guided, reef
from tests.labs import bank
from tests.support.open_page import LessonPage, region

# ---- One open page without a browser: its session, and its regions as parsed HTML.
DATA = Path(__file__).parents[3] / "data" / "reef"


def data_of(name: str) -> dict[str, Any]:
    """Read a file of the content as it stands, past all our own code."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


class ReefPage(LessonPage):
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


# ---- A page at which questions are asked: of a bank of the tests' own, or of a match that was played.
REGIONS = (
    questions.RAIL,
    questions.HEAD,
    questions.BODY,
    questions.FOOT,
    questions.SIDE,
    pages.WHOLE,
)


class AskingPage(ReefPage):
    """A page with the tests' own bank, before the game.

    Parameters
    ----------
    policy
        What the form says of feedback and attempts.
    locale, folder
        As `ReefPage` has them.
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
        self.session.open_sheet_of_part()
        scene = self.session.scene()
        return self.read("".join(region(each, scene) for each in REGIONS))

    def open(self, part: str) -> BeautifulSoup:
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
class BooksPage(ReefPage):
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
        """Return what the controls submit, as a text picture: the board that is shown."""
        return picture.write(self.board(), LOOKUPS)

    def board(self) -> Reefs:
        """Return the reef that the board shows."""
        scene = self.session.scene()
        control = scene.control
        assert control is not None
        return control.reefs(scene)[scene.shown_seat]

    def drawn(self) -> Picture:
        return board_picture.picture(self.session.scene())

    def standing(self) -> dict[tuple[int, int], str]:
        """Return what the drawn board has on each space that is not bare, as in a picture."""
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
        parts = (controls.CONTROLS_PART, head.NOW, other_reefs.NEIGHBOURS_PART, match_record.RECORD)
        return "".join([*(region(part, scene) for part in parts), repr(self.drawn())])

    def words(self) -> str:
        return " ".join(self.see(controls.CONTROLS_PART).get_text(" ").split())


# ---- A page of a table that begins where a test wants it, read as a student reads it.
class TablePage(ReefPage):
    """One page: its session, and what its regions show.

    Parameters
    ----------
    table
        The match, or a guided table that began where the test wants it.
    here
        The seats at this screen; none: all people.
    """

    def __init__(
        self, table: Guided | Match, here: tuple[int, ...] | None = None, locale: str = "en"
    ) -> None:
        match = table.match if isinstance(table, Guided) else table
        self.table = MemoryTable(match)
        people = tuple(n for n, seat in enumerate(match.setup.seats) if seat.bot is None)
        super().__init__(locale=locale)
        self.session.sit(self.table, people if here is None else here)

    @property
    def state(self) -> State:
        state: State = self.table.match.state
        return state

    @property
    def step(self) -> str:
        return step_of(self.scene)

    @property
    def seat(self) -> int:
        return self.session.seat

    def plain(self) -> bytes:
        """Return all that the match holds, to see whether anything changed."""
        return msgspec.json.encode([to_plain(self.state), len(self.table.match.entries)])

    def refused(self, name: str, /, **values: object) -> str:
        """Do something that is refused and changes nothing; give the sentence's id."""
        before = self.plain()
        self.session.do(name, values)
        assert self.session.refused
        assert self.plain() == before
        return str(self.session.said.id).removeprefix("reject-") if self.session.said else ""

    def touch(self, *spaces: tuple[int, int]) -> None:
        for row, column in spaces:
            assert (row, column) in self.marks(), f"{row}, {column} cannot be touched"
            self.do("pick", row=row, column=column)

    def marks(self) -> dict[tuple[int, int], frozenset[str]]:
        """Return the states of the board's spaces."""
        control = self.scene.control
        assert control is not None
        return dict(control.marks(self.scene))

    def controls(self) -> BeautifulSoup:
        """Return the controls beside the board."""
        control = self.scene.control
        assert control is not None
        return self.read(control.render(self.scene))

    def read(self, html: str) -> BeautifulSoup:
        """Parse a region: every message is there, every act is known, every key is one element's."""
        soup = super().read(html)
        assert len(filled(soup)) <= 1, filled(soup)
        return soup


def at(soup: BeautifulSoup, key: str) -> Tag:
    """Return the element with a key; it must be there, once."""
    found = soup.select(f'[data-key="{key}"]')
    assert len(found) == 1, f"{key} stands {len(found)} times in {soup}"
    return found[0]


def keys(soup: BeautifulSoup, prefix: str) -> list[str]:
    """List the keys that begin so, in order, without that beginning."""
    return [
        str(each["data-key"]).removeprefix(prefix)
        for each in soup.select("[data-key]")
        if str(each["data-key"]).startswith(prefix)
    ]


def filled(soup: BeautifulSoup) -> list[str]:
    """List the filled buttons by key: there is one at most."""
    return [str(each["data-key"]) for each in soup.select(".rk-button-primary")]


BROKEN = {(4, 2): "Pl/Bi", (2, 1): "Br", (2, 3): "Mi", (6, 1): "Pl", (4, 4): "Bi"}
"""On the ramp (rows 1, 2 shallow; 3, 4 medium; 5, 6 deep) a hurricane breaks the platy coral of
medium water and the branching coral; the microbialite is strong, deep water is out of reach."""


def drawn(name: str, *pictures: str, predict: str = "all", **more: object) -> TablePage:
    guided = Guided(
        *pictures, phase="catastrophe", deck=[name], options={"predict": predict}, **more
    )
    return TablePage(guided)


def hurricane(seats: int = 1, **more: object) -> TablePage:
    return drawn("hurricane-hit", *[reef("ramp", BROKEN) for _ in range(seats)], **more)


# ---- Pages of played matches that stand at a survey: students beside bots, helpers deciding for them.
def at_survey(
    round_: int = 2, people: int = 1, bots: int = 2, *, seed: int = 3, **options: object
) -> TablePage:
    """Play a match to a survey.

    Parameters
    ----------
    round_
        Whose survey.
    people, bots
        How many of each; people have the first seats, and all sit at this screen.
    options
        Of the match; nothing is predicted unless asked for.
    """
    seats = [SeatInfo(f"Seat {n + 1}") for n in range(people)]
    seats += [SeatInfo(f"Bot {n + 1}", bot="builder") for n in range(bots)]
    chosen = {"rounds": 3, "predict": "none", **options}
    page = TablePage(new_match(seats, seed=seed, options=chosen))
    go_on(page, round_)
    return page


def go_on(page: TablePage, round_: int) -> None:
    """Play on to the survey of a round."""
    while (page.state.round, page.state.phase) != (round_, "survey"):
        page.table.run()
        for seat in page.session.awaited_here():
            page.table.do_for_me(seat)
    page.table.run()
    page.session.next_seat()
