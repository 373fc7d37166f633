"""A Succession page without a browser: its regions as HTML, its buttons, and who presses them."""

import re
from dataclasses import dataclass

from reefkit.labs.succession.lab import LAB
from reefkit.match.game import SeatInfo
from tests.support.open_page import BotsPage, region

_BUTTON = re.compile(r"<button[^>]*>")
_DATA = re.compile(r'data-([a-z-]+)="([^"]*)"')
NOT_VALUES = {"act", "key", "hotkey", "arrow"}
PARTS = {part.name: part for part in LAB.parts}


@dataclass(frozen=True)
class Button:
    """A button that can be pressed: what it asks for, with which values."""

    act: str
    values: dict[str, str]
    key: str


class Page(BotsPage):
    """A page with so many people at its screen, and bots beside them.

    Parameters
    ----------
    people, bots
        How many of each.
    seed
        Of the match.
    locale
        Of what the page says.
    **options
        Of the match; no clock runs unless one is set.
    """

    def __init__(
        self,
        people: int = 1,
        bots: int = 2,
        seed: int = 3,
        *,
        locale: str = "en",
        **options: object,
    ) -> None:
        seats = [SeatInfo(f"P{number}") for number in range(people)]
        seats += [SeatInfo(f"B{number}", bot="hurrier") for number in range(bots)]
        changed = {"window": 0, "rounds": 1, **options}
        super().__init__(LAB, LAB.new_match(seats, seed=seed, options=changed), locale)

    def html(self, name: str) -> str:
        return region(PARTS[name], self.scene)

    def text(self, name: str) -> str:
        return " ".join(super().html(name).get_text(" ").split())

    def all_html(self) -> str:
        scene = self.scene
        return "".join(region(part, scene) for part in LAB.parts)

    def buttons(self, name: str = "controls") -> list[Button]:
        """List the buttons of a region that can be pressed."""
        found = []
        for tag in _BUTTON.findall(self.html(name)):
            data = dict(_DATA.findall(tag))
            if "act" in data and 'aria-disabled="true"' not in tag:
                values = {key: value for key, value in data.items() if key not in NOT_VALUES}
                found.append(Button(data["act"], values, data.get("hotkey", "")))
        return found

    def acts(self, name: str = "controls") -> set[str]:
        return {each.act for each in self.buttons(name)}

    def press(self, act: str, **values: object) -> None:
        """Press a button, whatever it is drawn as."""
        self.session.do(act, values)

    def show_hand(self) -> None:
        if self.scene.covered_hand:
            self.press("show-hand")

    def go_on(self) -> bool:
        """Let bots play what is due; tell whether any did."""
        return self.pace.step()

    def deal(self) -> None:
        """Begin: everybody is ready, and the cards are dealt."""
        while self.scene.phase == "setup":
            if "round-on" in self.acts():
                self.press("round-on")
            self.go_on()

    def put(self, *hands: list[str], **state: object) -> None:
        """Lay the table out: hands by seat, and what else the state should say."""
        stored = self.table.match.state
        for seat, cards in enumerate(hands):
            stored.hands[seat] = list(cards)
        for name, value in state.items():
            setattr(stored, name, value)
        self.session.next_seat()
