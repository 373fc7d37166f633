"""An open page of Blue Expanse without a browser: its regions as HTML, and who presses what."""

import random

from bs4 import Tag

from reefkit.games.expanse import new_match
from reefkit.games.expanse.content import Content
from reefkit.games.expanse.state import ReefCard, State
from reefkit.labs.expanse.lab import LAB
from reefkit.match.game import SeatInfo
from tests.support.open_page import BotsPage

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")
DATA = "data-"
NOT_VALUES = {"data-act", "data-key", "data-arrow"}
MOST = 4_000
LOOKS = 12
"""Steps of the pace that bots wait at most between two of their choices."""


class Page(BotsPage):
    """A page with so many people at its screen, and bots beside them.

    Parameters
    ----------
    people, bots
        How many of each.
    seed
        Of the match.
    content
        Of the match; None for the packaged one.
    **options
        Of the match; no clock runs unless one is set.
    """

    def __init__(
        self,
        people: int = 1,
        bots: int = 1,
        seed: int = 3,
        content: Content | None = None,
        **options: object,
    ) -> None:
        seats = [SeatInfo(name) for name in NAMES[:people]]
        seats += [SeatInfo(f"bot {n}", bot="newcomer") for n in range(1, bots + 1)]
        changed = {"window": 0, "dice": 2, "turns": 3, **options}
        super().__init__(LAB, new_match(seats, seed=seed, options=changed, content=content))

    @property
    def state(self) -> State:
        """The table as it is, secrets and all: a test may lay it out."""
        state: State = self.table.match.state
        return state

    def buttons(self, *regions: str) -> list[Tag]:
        return self.html(*(regions or ("controls",))).select(
            '[data-act]:not([aria-disabled="true"])'
        )

    def press(self, button: Tag) -> None:
        values = {
            name.removeprefix(DATA): value
            for name, value in button.attrs.items()
            if name.startswith(DATA) and name not in NOT_VALUES
        }
        self.do(str(button["data-act"]), **values)

    def go_on(self) -> bool:
        """Let bots play what is due; tell whether any did."""
        return any(self.pace.step() for _ in range(LOOKS))

    def begin(self, phase: str = "buy") -> None:
        """Deal the hands, and play by the filled button to the first seat's phase."""
        for _ in range(MOST):
            scene = self.scene
            if scene.state.phase == phase and scene.may_decide and not scene.asked:
                return
            self.step(random.Random(0), buys=False)  # noqa: S311  # a test's own
        raise AssertionError(f"the match never comes to {phase}")

    def lay(self, *cards: ReefCard, seat: int = 0) -> None:
        """Lay cards on a reef in place of what lies there."""
        self.state.seats[seat].reef = list(cards)
        self.state.next_id = max([self.state.next_id, *(card.id + 1 for card in cards)])
        self.session.next_seat()

    def step(self, chance: random.Random, *, buys: bool = True) -> None:
        """Press what the page asks for, or let bots play."""
        scene = self.scene
        if self.session.holds_bots:
            self.do("expanse-bleaching-seen")
            return
        if scene.covered_hand and scene.is_awaited and scene.state.phase != "setup":
            self.do("show-hand")
            return
        if not scene.is_awaited:
            assert self.go_on(), f"at a loss: {self.text('now')}"
            return
        page = self.html("controls", "ring")
        answers = page.select('[data-act="expanse-answer"]')
        if answers:
            self.press(chance.choice(answers))
            return
        can = page.select(".rk-slot-can")
        taking = scene.state.phase == "take"
        if can and scene.hand.what != "offer" and (taking or (buys and chance.random() < 0.8)):
            self.press(chance.choice(can))
            return
        go = page.select_one('[data-key="go"]:not([aria-disabled="true"])')
        if go is None:
            self.do("expanse-let-go")
        else:
            self.press(go)
