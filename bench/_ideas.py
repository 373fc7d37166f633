"""The ideas of each lesson, and how a table's log says whether its seats have met them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from reefkit.games.climate.population import turns
from reefkit.games.reef import card_draws
from reefkit.games.reef.after_card import saved_by_mutation
from reefkit.games.succession.settlement_record import rocks_of_match, standing
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable

ROUND = 10
"""Minutes in which a round of Succession should end."""
LEAST_LOSSES = 3
"""Types that a reef must have lost for Deep time."""
PLACES = "places"
"""Option of Succession with the number of places on the rock; 0 or no such option: unbounded."""


@dataclass(frozen=True)
class Played:
    """A table as far as its class came.

    `seconds`: Seconds of play in each round, from 1.
    """

    table: MemoryTable
    seconds: tuple[float, ...]

    @property
    def match(self) -> Match:
        """Return the match."""
        return self.table.match

    @property
    def seats(self) -> range:
        """Return the seats, from 0."""
        return range(len(self.match.setup.seats))

    def rows(self, reading: str) -> list[Any]:
        """Read one of the tidy tables of the match."""
        return self.match.game.readings[reading].read(self.match)

    def by_seat(self, seats: Iterable[int]) -> Iterator[bool]:
        """Yield whether each seat is among these, which count from 1 as in readings."""
        found = set(seats)
        return (seat + 1 in found for seat in self.seats)


def saved(played: Played) -> Iterable[float]:
    """Find the seats with a builder that only its mutation saved."""
    cards = card_draws.drawn(played.table)
    return [
        any(saved_by_mutation(played.table, card, seat) for card in cards) for seat in played.seats
    ]


def saved_at_table(played: Played) -> Iterable[float]:
    """Find the seats at whose table, their own reef or another, a mutation saved a builder."""
    return [any(saved(played))] * len(played.seats)


def long_disaster(played: Played) -> Iterable[float]:
    """Find out whether a long-term disaster struck the table."""
    cards = played.match.setup.content["cards"]
    return [any(cards[one.card]["deck"] == "long" for one in played.rows("disasters"))]


def struck(played: Played) -> Iterable[float]:
    """Find the seats that lost a builder to a card."""
    lost = played.rows("losses")
    return played.by_seat(
        each.seat for each in lost if each.stage == "builder" and each.cause == "card"
    )


def varied(played: Played) -> Iterable[float]:
    """Find the seats in whose species a variant arose, and one spread or was lost."""
    seen: dict[int, set[str]] = {}
    for one in turns(played.match, played.match.position):
        seen.setdefault(one.seat + 1, set()).update(change.kind for change in one.changes)
    became = {"spread", "drifted", "lost", "harmful", "ended"}
    return played.by_seat(
        seat for seat, kinds in seen.items() if "arose" in kinds and kinds & became
    )


def extinct(played: Played) -> Iterable[float]:
    """Find out whether a species of the table died out."""
    return [bool(played.match.state.lost)]


def full(played: Played) -> Iterable[float]:
    """Find the rounds in which every place of the rock was taken before the end."""
    places = played.match.setup.options.get(PLACES, 0)
    for rock in rocks_of_match(played.match)[: len(played.seconds)]:
        times = range(rock.times + 1)
        taken = max(sum(len(each.at) for each in standing(rock, time)) for time in times)
        yield bool(places) and taken >= places


def round_minutes(played: Played) -> Iterable[float]:
    """Measure the rounds, in minutes, up to the bell at the latest."""
    return [seconds / 60 for seconds in played.seconds]


def short_round(played: Played) -> Iterable[float]:
    """Find the rounds that end in `ROUND` minutes; one that the bell ended does not."""
    ended = len(played.seconds) - (not played.match.is_over)
    return [
        minutes <= ROUND and number < ended for number, minutes in enumerate(round_minutes(played))
    ]


def no_meal(played: Played) -> Iterable[float]:
    """Find the seats none of whose animals ever ate."""
    return [not fed for fed in played.by_seat(each.seat for each in played.rows("eaten"))]


def animal_ate_animal(played: Played) -> Iterable[float]:
    """Find the seats on whose reef an animal ate an animal."""
    cards = played.match.setup.content["cards"]
    animals = {kind for kind, card in cards.items() if card["deck"] == "biomass"}
    return played.by_seat(each.seat for each in played.rows("eaten") if each.eaten in animals)


def bleaching(played: Played) -> Iterable[float]:
    """Find out whether the mass bleaching came to the table."""
    return [any(each.what.id == "expanse-comes-by-itself" for each in played.match.events())]


def own_bleached(played: Played) -> Iterable[float]:
    """Find the seats with a bleached coral of their own."""
    return played.by_seat(
        (each.seat or 0) + 1 for each in played.match.events() if each.what.id == "expanse-bleached"
    )


def many_losses(played: Played) -> Iterable[float]:
    """Find the reefs that have lost at least `LEAST_LOSSES` types in the end."""
    lived = played.table.course()["abundance"].values > 0
    gone = lived.any(axis=0) & ~lived[-1] if len(lived) else lived.any(axis=0)
    return [int(lost) >= LEAST_LOSSES for lost in gone.sum(axis=-1)]


class Idea(NamedTuple):
    """What a lesson wants to be seen."""

    words: str
    unit: str  #: What the share is of; ``minutes`` for a mean.
    goal: str  #: To reach: ``>=`` or ``<=`` a share in per cent, or empty.
    read: Callable[[Played], Iterable[float]]


IDEAS = {
    "reef": (
        Idea("own builder saved by its mutation", "seats", ">= 45", saved),
        Idea("one saved at the own table", "seats", "", saved_at_table),
        Idea("a long-term disaster", "tables", ">= 100", long_disaster),
        Idea("a builder lost to a card", "seats", ">= 90", struck),
    ),
    "climate": (
        Idea("variation arises, and spreads or is lost", "seats", ">= 100", varied),
        Idea("an extinction", "tables", ">= 50", extinct),
    ),
    "succession": (
        Idea("the rock is full before the end", "rounds", ">= 90", full),
        Idea(f"a round ends in {ROUND} minutes", "rounds", ">= 90", short_round),
        Idea("length of a round", "minutes", "", round_minutes),
    ),
    "expanse": (
        Idea("no meal", "seats", "<= 0", no_meal),
        Idea("an animal eats an animal on the own reef", "seats", ">= 85", animal_ate_animal),
        Idea("the bleaching", "tables", ">= 100", bleaching),
        Idea("a bleached coral of one's own", "seats", ">= 70", own_bleached),
    ),
}
LESSONS = (*IDEAS, "deep-time")
LOST = "own reef with many losses"
"""What is read of Reef Survivor for Deep time."""
