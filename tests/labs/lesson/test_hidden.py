"""What is hidden from a seat is in nothing that its page sends: no region, no chart, no widget.

Only what is hidden is changed, under an open page, and the page must stay the same in everything
that a browser would be sent. That the change is one is seen at the owner's own page.
"""

# ruff: noqa: S311 - play at random, not secrets

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

import pytest
from ipywidgets.widgets import widget as ipywidgets

from reefkit.labs.lesson.kind import Kind
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.match.codec import copy_state
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.kit.kits import Kit, kits
from tests.kit.play import Ticking, cut, match_of, seats_of
from tests.labs.lesson.test_every_lab import GAMES, kind_of
from tests.support.effort import PROOF, effort

SECRETIVE = [game for game in GAMES if kind_of(game).secret_hands]
HALTS = effort(1, 12)
TABS = ("", "log")


def test_there_are_games_with_secret_hands() -> None:
    assert {"climate", "succession", "expanse"} <= set(SECRETIVE)


class Shown:
    """An open page of some seats, and all that its widgets tell a browser."""

    def __init__(self, kind: Kind, match: Match, here: Sequence[int]) -> None:
        before = set(ipywidgets._instances)
        self.session = new_session(kind, catalogue("en"), None)
        self.session.sit(MemoryTable(match, Ticking()), here)
        self.session.ui.page = ""
        self.page = LessonPage(self.session)
        self.page.draw()
        self.widgets = [each for key, each in ipywidgets._instances.items() if key not in before]
        self.all()  # what a chart has been asked once it keeps, shown or not

    def all(self) -> str:
        """Draw the page at every tab, and give every widget's state as JSON."""
        found = []
        for tab in (*self.session.kind.tabs, *TABS):
            self.session.ui.tab = tab or self.session.kind.tabs[0]
            self.page.draw()
            found += [each.get_state() for each in self.widgets]
        return json.dumps(found, default=written)


def written(value: object) -> str:
    """Write what JSON has no form for: the bytes of an array."""
    assert isinstance(value, memoryview), value
    return value.tobytes().hex()


@contextmanager
def planted(kit: Kit, match: Match, owner: int, number: int) -> Iterator[None]:
    """Have the owner hold something else, and the cards below the top of the deck lie otherwise."""
    last = match._fold.folded[-1]
    kept = last.state
    state = copy_state(kept)
    kit.plant(state, owner, number)
    deck = getattr(state, "deck", [])  # where everybody has a deck, it is planted with the hand
    deck[1:-1] = Random(number).sample(deck[1:-1], max(0, len(deck) - 2))
    last.state = state
    try:
        yield
    finally:
        last.state = kept


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_page_is_sent_nothing_of_what_its_seat_may_not_see(game: str) -> None:
    kind, kit = kind_of(game), kits()[game]
    own = 0
    match = match_of(kit, 2)
    for position in sorted(Random(5).sample(range(match.position // 8, match.position), HALTS)):
        forked = cut(match, position)
        owners = seats_of(forked.rules)
        for owner in owners if PROOF else [owners[position % len(owners)]]:
            for seat in seats_of(forked.rules):
                shown = Shown(kind, forked, [seat])
                told = []
                for number in (3, 8):
                    with planted(kit, forked, owner, number):
                        told.append(shown.all())
                own += seat == owner and told[0] != told[1]
                assert seat == owner or told[0] == told[1], (position, owner, seat)
    assert own > 0
