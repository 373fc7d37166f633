"""One open page of Climate Change without a browser, and a child that plays at it."""

import random
from collections.abc import Callable

from reefkit.games.climate.game import new_match
from reefkit.labs.climate.lab import LAB
from reefkit.labs.climate.regions import picture_of
from reefkit.labs.climate.scene import ClimateScene
from reefkit.labs.lesson import opening
from reefkit.labs.lesson.page import new_session
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.support.open_page import TablePage

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")
MOST = 2_000


class Child(TablePage):
    """A page as children have it open, with so many of them at this screen and bots beside.

    Parameters
    ----------
    people, bots
        How many sit there.
    seed
        What chance is drawn from.
    options
        Options of the match.
    """

    def __init__(
        self, people: int = 1, bots: int = 2, seed: int = 1, **options: bool | int | str
    ) -> None:
        self.session = new_session(LAB, catalogue("en"))
        seats = [SeatInfo(name) for name in NAMES[:people]]
        seats += [SeatInfo(f"bot {n}", bot="wanderer") for n in range(1, bots + 1)]
        opening.begin(self.session, new_match(seats, seed=seed, options=options))
        self.let_bots_play()

    def let_bots_play(self) -> None:
        while self.session.open_table.tick():
            pass
        self.session.next_seat()

    def do(self, act: str, **values: object) -> None:
        """Do what a control would send, and mind that it was not refused."""
        super().do(act, **values)
        self.let_bots_play()

    def bright(self) -> list[int]:
        return [cell.number for cell in picture_of(self.scene).cells if cell.can_be_touched]

    def play_until(self, reached: Callable[[ClimateScene], bool], seed: int = 0) -> bool:
        """Play as the page offers it, at random, until something is so; tell whether it came."""
        luck = random.Random(seed)  # noqa: S311  # a child's whims
        for _ in range(MOST):
            scene = self.scene
            if scene.over or reached(scene):
                return not scene.over
            if scene.covered_hand:
                self.do("show-hand")
                continue
            if self.html("controls").select('[data-key="go"][aria-disabled]'):
                self.do("cell", cell=luck.choice(self.bright()))
            else:
                self.do("climate-go")
        raise AssertionError("the match does not end")


def child_at(
    reached: Callable[[ClimateScene], bool],
    people: int = 1,
    bots: int = 2,
    **options: bool | int | str,
) -> Child:
    """Return a page at which something is so, of the first seed of chance that leads there."""
    for seed in range(1, 13):
        child = Child(people, bots, seed, **options)
        if child.play_until(reached, seed):
            return child
    raise AssertionError("no match leads there")
