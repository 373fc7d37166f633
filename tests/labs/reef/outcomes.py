"""A page of a table that begins where a test wants it, or at a survey, read as a student reads it."""

import msgspec
from bs4 import BeautifulSoup, Tag

from reefkit.games.reef import new_match
from reefkit.games.reef.state import State
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.reef.controls import control_for, step_of
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.match.codec import to_plain
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.support.open_page import OpenPage

# ---- A page of a table that begins where a test wants it, read as a student reads it.


# ---- A page of a table that begins where a test wants it, read as a student reads it.
class Page(OpenPage):
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
        self.session = ReefSession(LAB, acts_of(LAB), catalogue(locale))
        self.session.sit(self.table, people if here is None else here)

    @property
    def scene(self) -> Scene:
        return self.session.scene()

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
        """Give all that the match holds, to see whether anything changed."""
        return msgspec.json.encode([to_plain(self.state), len(self.table.match.entries)])

    # -- doing -------------------------------------------------------------------------------

    def refused(self, name: str, /, **values: object) -> str:
        """Do something that is refused and changes nothing; give the sentence's id."""
        before = self.plain()
        self.session.do(name, values)
        assert self.session.refused
        assert self.plain() == before
        return str(self.session.said.id).removeprefix("reject-") if self.session.said else ""

    def touch(self, *spaces: tuple[int, int]) -> None:
        """Touch spaces of the board that can be touched."""
        for row, column in spaces:
            assert (row, column) in self.marks(), f"{row}, {column} cannot be touched"
            self.do("pick", row=row, column=column)

    # -- reading -----------------------------------------------------------------------------

    def marks(self) -> dict[tuple[int, int], frozenset[str]]:
        """Give the states of the board's spaces."""
        control = control_for(self.scene)
        assert control is not None
        return dict(control.marks(self.scene))

    def controls(self) -> BeautifulSoup:
        """Give the controls beside the board."""
        control = control_for(self.scene)
        assert control is not None
        return self.read(control.render(self.scene))

    def part(self, part: Part) -> BeautifulSoup:
        """Give one region."""
        return self.read(part.render(self.scene))

    def read(self, html: str) -> BeautifulSoup:
        """Parse a region: every message is there, every act is known, every key is one element's."""
        soup = super().read(html)
        assert len(filled(soup)) <= 1, filled(soup)
        return soup


def at(soup: BeautifulSoup, key: str) -> Tag:
    """Give the element with a key; it must be there, once."""
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


def drawn(name: str, *pictures: str, predict: str = "all", **more: object) -> Page:
    """Open the page of a table where a card has just been drawn."""
    guided = Guided(
        *pictures, phase="catastrophe", deck=[name], options={"predict": predict}, **more
    )
    return Page(guided)


def hurricane(seats: int = 1, **more: object) -> Page:
    return drawn("hurricane-hit", *[reef("ramp", BROKEN) for _ in range(seats)], **more)


# ---- Pages of played matches that stand at a survey: students beside bots, helpers deciding for them.
def at_survey(
    round_: int = 2, people: int = 1, bots: int = 2, *, seed: int = 3, **options: object
) -> Page:
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
    page = Page(new_match(seats, seed=seed, options=chosen))
    go_on(page, round_)
    return page


def go_on(page: Page, round_: int) -> None:
    """Play on to the survey of a round."""
    while (page.state.round, page.state.phase) != (round_, "survey"):
        page.table.run()
        for seat in page.session.awaited_here():
            page.table.do_for_me(seat)
    page.table.run()
    page.session.next_seat()
