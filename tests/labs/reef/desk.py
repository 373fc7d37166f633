"""One open page without a browser: its session, and its regions as parsed HTML."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup, Tag

from reefkit.games import games
from reefkit.labs.environment import DATABASE, OWN_VISITOR
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import Part, ReefSession
from reefkit.labs.storage import Storage
from reefkit.text import catalogue

DATA = Path(__file__).parents[3] / "data" / "reef"


def data_of(name: str) -> dict[str, Any]:
    """Read a file of the content as it stands, past all our own code."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


class Desk:
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

    def do(self, name: str, data: bytes | None = None, /, **values: object) -> None:
        """Do what a control would send, and mind that it was not refused."""
        self.session.do(name, values, data)
        assert not self.session.refused, self.said()

    def refused(self, name: str, data: bytes | None = None, /, **values: object) -> str:
        """Do what must be refused, and give the sentence that says why."""
        self.session.do(name, values, data)
        assert self.session.refused, name
        return self.said()

    def said(self) -> str:
        """Give the sentence that answers the last act."""
        said = self.session.said
        return "" if said is None else self.session.say.render(said, strict=True)

    def see(self, part: Part) -> BeautifulSoup:
        """Draw a region."""
        return self.read(str(part.render(self.session.scene())))

    def read(self, html: str) -> BeautifulSoup:
        """Parse a region; nothing on it is a message that there is not, or an act that is none."""
        assert "⟦" not in html, html[html.index("⟦") :][:80]
        soup = BeautifulSoup(html, "html.parser")
        acts = {str(each["data-act"]) for each in soup.select("[data-act]")}
        assert acts <= set(self.session.acts.names), acts - set(self.session.acts.names)
        keys = [str(each["data-key"]) for each in soup.select("[data-key]")]
        assert sorted(set(keys)) == sorted(keys), "one key stands for two elements"
        return soup

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


def one(soup: BeautifulSoup | Tag, query: str) -> Tag:
    """Give the only element that a query finds."""
    found = soup.select(query)
    assert len(found) == 1, f"{query}: {len(found)}"
    return found[0]


def words(element: BeautifulSoup | Tag) -> str:
    """Give what an element says, in one line."""
    return " ".join(element.get_text(" ", strip=True).replace("\u00ad", "").split())
