"""What is true of a table's rocks, worked out slowly from what was told at the table.

Nothing here asks the guide, a reading or a template: cards are read from the sentences told, and
who eats whom is written down again from the rules page (S9).
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from reefkit.match.match import Match
    from reefkit.text import Message

EATS = {
    "starfish": {"mussels", "barnacles"},
    "crab": {"snails", "mussels"},
    "shrimp": {"hydroids", "ciliates"},
    "nudibranch": {"bryozoans", "hydroids", "tunicates"},
    "jellyfish": set(),
}
GREEN = ("bacteria", "diatoms", "green-algae", "red-algae", "brown-algae")
YELLOW = ("ciliates", "snails", "isopods", "hydroids", "bryozoans")
BLUE = ("tubeworms", "sea-anemones", "tunicates", "barnacles", "mussels")
NUMBERS = {name: number for number, name in enumerate((*GREEN, *YELLOW, *BLUE), 1)}
GROUPS = {
    name: ("pioneers", "first-settlers", "late-settlers")[(number - 1) // 5]
    for name, number in NUMBERS.items()
}
GROUPS["invader"] = "invaders"


class Came(NamedTuple):
    """A card that was played: what it is, whose, and what stood before and after it."""

    card: str
    seat: int
    position: int
    before: tuple[str, ...]
    after: tuple[str, ...]


def named(value: Message) -> str:
    return value.id.removeprefix("succession-").removesuffix(".one")


def _takes(stands: list[str], prey: set[str]) -> None:
    """Take the latest of one kind."""
    for place in range(len(stands) - 1, -1, -1):
        if stands[place] in prey:
            del stands[place]
            return


class Raw:
    """A match as it was told, round by round."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @cached_property
    def rounds(self) -> dict[int, list[Came]]:
        """Cards of each finished round, in order."""
        played: dict[int, list[tuple[str, int, int]]] = {}
        for position, step in enumerate(self.match.steps(None, 0)):
            round_ = self.match.state_at(position).round
            for event in step.events:
                if event.what.id.startswith(("succession-laid", "succession-played")):
                    told = event.what.values
                    for key in ("card", "other"):
                        if key in told:
                            card = named(told[key])
                            played.setdefault(round_, []).append((card, event.seat, position))
        finished = len(self.match.state.points)
        return {r: _grown(cards) for r, cards in played.items() if r <= finished}


def _grown(cards: list[tuple[str, int, int]]) -> list[Came]:
    stands: list[str] = []
    found = []
    for card, seat, position in cards:
        before = tuple(stands)
        if card in NUMBERS or card == "invader":
            stands.append(card)
        for prey in sorted(EATS.get(card, set())):
            _takes(stands, {prey})
        if card == "storm":
            _takes(stands, {*NUMBERS, "invader"})
        found.append(Came(card, seat, position, before, tuple(stands)))
    return found
