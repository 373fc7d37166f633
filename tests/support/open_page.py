"""An open page or desk without a browser: what is done there, what is said, and its regions read."""

from typing import Any

from bs4 import BeautifulSoup, Tag

from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.kit.kits import Ticking
from tests.support.page_words import check_words


class OpenPage:
    """A session, and what somebody does at it who sees only what its regions show."""

    session: Any

    def do(self, name: str, data: bytes | None = None, /, **values: object) -> None:
        """Do what a control would send, and mind that it was not refused."""
        self.session.do(name, values, *([] if data is None else [data]))
        assert not self.session.refused, self.said

    def refused(self, name: str, data: bytes | None = None, /, **values: object) -> str:
        """Do what must be refused, and give the sentence that says why."""
        self.session.do(name, values, *([] if data is None else [data]))
        assert self.session.refused, name
        return self.said

    @property
    def said(self) -> str:
        said = self.session.said
        return "" if said is None else self.session.say.render(said, strict=True)

    def read(self, html: str) -> BeautifulSoup:
        """Parse a region, as `audited` does."""
        return audited(html, set(self.session.acts.names))

    def press(self, soup: BeautifulSoup, key: str) -> None:
        """Press the button that has a key."""
        button = one(soup, f'[data-key="{key}"]')
        assert button.get("aria-disabled") != "true", key
        given = {
            str(name).removeprefix("data-"): value
            for name, value in button.attrs.items()
            if str(name).startswith("data-") and name not in {"data-act", "data-key"}
        }
        self.do(str(button["data-act"]), None, **given)


class LessonPage(OpenPage):
    """A lesson's page, as HTML region by region."""

    @property
    def scene(self) -> Any:  # noqa: ANN401  # each lesson has its own
        return self.session.scene()

    def see(self, part: Part) -> BeautifulSoup:
        return self.read(region(part, self.scene))

    def open_part(self, part: str) -> None:
        """Open a part and its sheet of questions, as the page does before it draws."""
        self.do("part", part=part)
        self.session.open_sheet_of_part()

    def html(self, *regions: str) -> BeautifulSoup:
        """Return regions of the page; all, where none is named."""
        scene = self.scene
        parts = [each for each in self.session.lab.parts if not regions or each.name in regions]
        html = "".join(region(part, scene) for part in parts)
        assert "⟦" not in html, html[html.index("⟦") :][:80]
        return BeautifulSoup(html, "html.parser")

    def text(self, *regions: str) -> str:
        return " ".join(self.html(*regions).get_text(" ").split())


class TablePage(LessonPage):
    """A lesson's page at a table: what it refuses changes no match."""

    def refused(self, act: str, **values: object) -> str:
        before = self.session.open_table.position
        said = super().refused(act, **values)
        assert self.session.open_table.position == before
        return said


class BotsPage(TablePage):
    """A page at a table of people and bots that play as soon as they may.

    Parameters
    ----------
    match
        Whose people all sit at this screen.
    locale
        Of what the page says.
    """

    def __init__(self, lab: Any, match: Match, locale: str = "en") -> None:  # noqa: ANN401
        people = [n for n, seat in enumerate(match.setup.seats) if seat.bot is None]
        self.table = MemoryTable(match, Ticking())
        self.session = new_session(lab, catalogue(locale), None)
        self.session.sit(self.table, people, 0)
        self.session.ui.page = ""
        self.pace = Pace(self.session)


TAKES_KEYS = "button, a[href], input, select, textarea, summary, [tabindex]"


def audited(html: str, known: set[str]) -> BeautifulSoup:
    """Parse what a page shows: all is written, all can be done, and a screen reader finds its way.

    Every message is there, no word of the program is, every act is known, every key is one element's; list items stand in a
    list; what scrolls can be scrolled by keys.
    """
    assert "⟦" not in html, html[html.index("⟦") :][:80]
    soup = BeautifulSoup(html, "html.parser")
    check_words(soup)
    tags = soup.find_all(True)  # one walk: thousands of pages are read, and each query is another
    acts = {str(each["data-act"]) for each in tags if "data-act" in each.attrs}
    assert acts <= known, acts - known
    keys = [str(each["data-key"]) for each in tags if "data-key" in each.attrs]
    assert sorted(set(keys)) == sorted(keys), {each for each in keys if keys.count(each) > 1}
    for each in tags:
        if each.name == "li":
            assert each.parent is not None
            assert each.parent.name in {"ul", "ol"}, html
        classes = each.attrs.get("class", ())
        if "rk-scroll" in classes:
            assert each.has_attr("tabindex") or each.select_one(TAKES_KEYS), each
        if "rk-disaster" in classes and str(each.get("data-key")).startswith("drawn-"):
            assert each.has_attr("tabindex"), each  # it may hold no word to press
    return soup


def region(part: Part, scene: LessonScene) -> str:
    """Draw a region as the page shows it: nothing of one that is not on the page."""
    return str(part.render(scene)) if scene.shows(part) else ""


def one(soup: BeautifulSoup | Tag, query: str) -> Tag:
    """Return the only element that a query finds."""
    found = soup.select(query)
    assert len(found) == 1, f"{query}: {len(found)}"
    return found[0]


def words(element: BeautifulSoup | Tag) -> str:
    """Return what an element says, in one line."""
    return " ".join(element.get_text(" ", strip=True).replace("\u00ad", "").split())
