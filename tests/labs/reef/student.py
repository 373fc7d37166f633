"""A student who plays what the page offers: reads its controls, touches its board, presses buttons.

The same student plays in a browser and without one: `Hands` are what differs.
"""

from dataclasses import dataclass, field
from typing import Protocol

from bs4 import BeautifulSoup, Tag

Space = tuple[int, int]


class Hands(Protocol):
    """How a student sees and touches a page."""

    def controls(self) -> str:
        """Give the HTML of the controls beside the board."""
        ...

    def bright(self) -> list[Space]:
        """List the spaces of the board that can be touched now."""
        ...

    def press(self, key: str) -> None:
        """Press the control with this key (`data-key`)."""
        ...

    def touch(self, space: Space) -> None:
        """Touch a space of the board."""
        ...


def key_of(control: Tag) -> str:
    """Give a control's key."""
    return str(control["data-key"])


def enabled(soup: BeautifulSoup, query: str) -> list[Tag]:
    """List the controls that can be pressed."""
    return [each for each in soup.select(query) if each.get("aria-disabled") != "true"]


@dataclass
class Student:
    """One student, and how many decisions the page asked of it."""

    hands: Hands  #: How it touches the page.
    did: list[str] = field(default_factory=list)  #: What it did, in order.
    _touched: int = 0

    def decide(self) -> bool:
        """Take one decision; tell whether there was one to take."""
        soup = BeautifulSoup(self.hands.controls(), "html.parser")
        for choose in (
            self._predict, self._choose, self._press_filled, self._alike, self._touch, self._go_on
        ):  # fmt: skip
            if choose(soup):
                return True
        return False

    def _press(self, control: Tag) -> bool:
        self.did.append(key_of(control))
        self._touched = 0
        self.hands.press(key_of(control))
        return True

    def _predict(self, soup: BeautifulSoup) -> bool:
        """Mark two builders before saying that this is the prediction."""
        if not enabled(soup, '[data-act="predict"]') or self._touched >= 2:
            return False
        return self._touch(soup)

    def _choose(self, soup: BeautifulSoup) -> bool:
        """Collect dwellers while the reef shelters more; choose from a list where one is due."""
        for query in ('[data-key^="more-recruit-"]', '[data-key^="more-dismiss-"]'):
            for each in enabled(soup, query):
                return self._press(each)
        for each in enabled(soup, '[data-act="triangle-choose"][aria-pressed="false"]'):
            if not soup.select('[data-act="triangle-choose"][aria-pressed="true"]'):
                return self._press(each)
        for query in ('[data-act="reveal-all"]', '[data-act="sacrifice-type"]'):
            for each in enabled(soup, query):
                return self._press(each)
        return False

    def _press_filled(self, soup: BeautifulSoup) -> bool:
        for each in enabled(soup, ".rk-button-primary"):
            return self._press(each)
        return False

    def _go_on(self, soup: BeautifulSoup) -> bool:
        """Say *Ready* where something else on the page is filled, such as a point to be drawn."""
        for each in enabled(soup, '[data-act="ready"], [data-act="survey-ready"]'):
            return self._press(each)
        return False

    def _alike(self, soup: BeautifulSoup) -> bool:
        for each in enabled(soup, '[data-act$="-alike"]'):
            return self._press(each)
        return False

    def _touch(self, soup: BeautifulSoup) -> bool:
        del soup
        bright = self.hands.bright()
        if not bright:
            return False
        space = bright[self._touched % len(bright)]
        self._touched += 1
        self.did.append(f"touch {space[0]} {space[1]}")
        self.hands.touch(space)
        return True
