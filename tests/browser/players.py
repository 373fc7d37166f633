"""People at the pages of the games with cards: each presses what the page asks for.

They read the page alone: where it marks a cell, a card or one filled button, they take it. A page
that marks nothing waits for somebody else; one that marks what cannot be done gets them stuck.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from playwright.sync_api import Error

from reefkit.labs.climate.lab import LAB as CLIMATE
from reefkit.labs.expanse.lab import LAB as EXPANSE
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.succession.lab import LAB as SUCCESSION
from tests.browser.hands import Mouse
from tests.support.browser import answered

HURRY = 5_000
"""Milliseconds to press what may be gone the next moment: a window is open for as long."""
FIRST = """([queries, without]) => queries
  .map((query) => [...document.querySelectorAll(query)].find((each) =>
    each.checkVisibility() && each.dataset.key !== without))
  .find((each) => each)?.dataset.key ?? null"""
REFUSED = ".rk-at-now .rk-said-refused"
FILLED = '.rk-at-controls .rk-button-primary:not([aria-disabled="true"])'


class Player:
    """Somebody who decides whatever the page asks.

    Parameters
    ----------
    hands
        How the page is touched.

    Attributes
    ----------
    did
        The keys of what was pressed, in order.
    """

    LAB: ClassVar[AnyLab]
    """The lab."""
    SHORT: ClassVar[dict[str, int]]
    """Options of a match that has all of the game in little time."""
    WANTED: ClassVar[tuple[str, ...]]
    """What is pressed, the most urgent first."""

    def __init__(self, hands: Mouse) -> None:
        self.hands = hands
        hands.patience = HURRY
        self.did: list[str] = []

    def next_key(self) -> str | None:
        """Return the key of what the page asks for; none where it waits for somebody else."""
        answered(self.hands.page)
        refused = self.did and self.hands.page.locator(REFUSED).count()
        without = self.did[-1] if refused else ""  # a page that said no is not asked again
        key: str | None = self.hands.page.evaluate(FIRST, [list(self.WANTED), without])
        return key

    def decide(self) -> bool:
        """Press what the page asks for; tell whether it asked."""
        key = self.next_key()
        if key is None:
            return False
        try:
            self.hands.open(key)
        except Error:
            if self.next_key() == key:
                raise
            return False  # a window closed, or somebody else was quicker
        self.did.append(key)
        return True


class ClimatePlayer(Player):
    """Somebody whose species goes where it fits, or where its cards let it live."""

    LAB: ClassVar = CLIMATE
    SHORT: ClassVar = {"rounds": 6}
    WANTED = (
        '[data-key="sure-yes"]',
        '.rk-at-controls [data-act="show-hand"]',
        FILLED,
        '.rk-at-controls [data-key="mark-for-me"]',
        ".rk-at-controls .rk-button-danger",  # where nothing helps, the species dies out
    )

    def next_key(self) -> str | None:
        """Choose a cell where the page marks some and none is chosen; else what it asks for."""
        answered(self.hands.page)
        key: str | None = self.hands.page.evaluate(CELL)
        return key if key is not None else super().next_key()


CELL = """() => {
  const map = document.querySelector(".rk-hexmap");
  const open = document.querySelector("dialog[open], .rk-at-controls [data-act=show-hand]");
  if (!map?.checkVisibility() || open || map.querySelector(".rk-hex-chosen")) return null;
  const marked = ["fits", "cards", ""].map((kind) =>
    map.querySelector(`.rk-hex-badge${kind && ".rk-hex-" + kind}`));
  const badge = marked.find((each) => each);
  return badge ? `${map.dataset.key}-${badge.dataset.key.replace("badge-", "")}` : null;
}"""


class SuccessionPlayer(Player):
    """Somebody who plays the first card that may be played, names what must be named, and calls.

    What is shouted with the card that leaves one or none, nobody reminds of: the player counts.
    """

    LAB: ClassVar = SUCCESSION
    SHORT: ClassVar = {"rounds": 1}
    WANTED = (
        '.rk-at-controls [data-act="show-hand"]',
        FILLED,
        '.rk-at-controls [data-act="name"]',
        ".rk-at-controls .rk-playing:not(.rk-playing-dim)",
        '.rk-at-controls [data-key^="move-"]:not([aria-disabled="true"])',
    )

    def next_key(self) -> str | None:
        """Shout first, where the card that is chosen leaves one or none."""
        answered(self.hands.page)
        key: str | None = self.hands.page.evaluate(SHOUT)
        return key if key is not None else super().next_key()


SHOUT = """() => {
  const hand = document.querySelectorAll(".rk-hand .rk-playing").length;
  const call = { 1: "winner", 2: "last" }[hand];
  const play = document.querySelector('.rk-at-controls [data-key^="move-"].rk-button-primary:is([data-act=lay], [data-act=follow], [data-act=upgrade]):not([aria-disabled=true])');
  const shout = document.querySelector(`.rk-at-controls [data-key="shout-${call}"]`);
  return call && play && shout?.ariaPressed === "false" ? shout.dataset.key : null;
}"""


class ExpansePlayer(Player):
    """Somebody who buys whatever can be paid, attaches what can be attached, and answers.

    What is chosen and cannot be done is let go of: a page marks only what can be had.
    """

    LAB: ClassVar = EXPANSE
    SHORT: ClassVar = {"dice": 2, "turns": 2, "window": 5}
    WANTED = (
        '[data-key="sure-yes"]',
        '[data-key="bleaching-go"]',
        '.rk-at-controls [data-act="show-hand"]',
        '.rk-at-controls [data-act="expanse-answer"]',
        FILLED,
    )

    def next_key(self) -> str | None:
        """Choose a card where the page marks some and none is chosen; else what it asks for."""
        answered(self.hands.page)
        key: str | None = self.hands.page.evaluate(CARD)
        return key if key is not None else super().next_key()


CARD = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].find((each) => each.checkVisibility());
  const own = ".rk-at-controls ";
  const asked = ["[data-act=show-hand]", "[data-act=expanse-answer]"].some((each) => seen(own + each));
  if (asked || seen("dialog[open]") || seen(own + "[data-key=waiting]")) return null;
  const key = (query) => seen(query)?.dataset.key ?? null;
  if (seen(own + "[data-key=chosen]")) {
    if (seen(own + '.rk-button-primary:not([aria-disabled="true"])')) return null;
    return key(own + '.rk-hosts [aria-pressed="false"]') ?? "let-go";
  }
  return key(own + ".rk-row-attach") ?? key(".rk-at-ring .rk-slot-can");
}"""


def play(players: list[Player], until: Callable[[], bool], most: int) -> None:
    """Have all play what their pages ask, in turn, until something is so.

    Parameters
    ----------
    players
        Who plays, each at a page of their own.
    until
        What ends it.
    most
        More decisions than it takes.
    """
    idle = 0
    for turn in range(most):
        if until():
            return
        waiting = players[turn % len(players)]
        before = waiting.hands.look()
        decided = [player.decide() for player in players]
        if any(decided):
            idle = 0
            continue
        idle += 1
        assert idle < MOST_IDLE, [player.did[-12:] for player in players]
        # Whoever is asked next may be at another page: this one may well stay as it is.
        with suppress(Error):
            waiting.hands.wait_for_change(before, MOMENT)
    raise AssertionError([player.did[-12:] for player in players])


MOMENT = 1_000
"""Milliseconds to watch one page for something new, before the others are looked at."""
MOST_IDLE = 120
"""More looks than it takes until somebody at these pages is asked."""
