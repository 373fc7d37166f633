"""What the templates read: one seat's match, as it may see it, up to its last whole round."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.games.climate import guide
from reefkit.games.climate.content import GENES
from reefkit.labs.lesson.log import events_of
from reefkit.text import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reefkit.games.climate.adapting import Genes
    from reefkit.games.climate.guide_timeline import Timeline
    from reefkit.games.climate.play import Play
    from reefkit.games.climate.state import Lost, Survey
    from reefkit.match.table import Table

DIED = "climate-extinct-"
"""How the ids of the events of an extinction begin."""
PLAYED = ("climate-adapted", "climate-preadapted")
"""The events of a species whose genes are changed by cards."""


class Happened(NamedTuple):
    """One event of the match.

    Attributes
    ----------
    position
        The entry of the log that brought it about.
    round
        When, from 1.
    seat
        Whom it happened to; none: the table.
    id, values
        The event's message.
    """

    position: int
    round: int
    seat: int | None
    id: str
    values: Mapping[str, object]

    def cards(self) -> tuple[str, ...]:
        """Name the cards it tells of, such as ``fur-up``."""
        found = self.values.get("cards", ())
        told = found if isinstance(found, list | tuple) else ()
        return tuple(e.id.removeprefix("climate-card-") for e in told if isinstance(e, Message))

    def told_of(self, value: str, family: str) -> str:
        """Give the id that one of its values names, without the family it belongs to."""
        found = self.values.get(value)
        return found.id.removeprefix(family) if isinstance(found, Message) else ""


class Facts:
    """One seat's match.

    Rounds are read up to the last one that has ended: what a question asks stays true while the
    match goes on.

    Parameters
    ----------
    table
        The table.
    seat
        Whose species, from 0.
    position
        As it could be told after so many entries of the log; none: now.
    """

    def __init__(self, table: Table, seat: int, position: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position if position is None else position

    @cached_property
    def play(self) -> Play:
        """The table as the seat sees it, with all that the rules read."""
        return guide.look(self.table, self.seat, self.position)

    @cached_property
    def time(self) -> Timeline:
        """The match along time."""
        return guide.timeline(self.play)

    @property
    def rounds(self) -> int:
        """How many rounds have ended."""
        return self.time.ended

    @property
    def others(self) -> list[int]:
        """All seats but this one."""
        return [seat for seat in self.play.seats if seat != self.seat]

    def survey(self, round_: int) -> Survey:
        """Give the table at the end of a round."""
        return self.play.state.record[round_ - 1]

    def climate(self, round_: int) -> int:
        """Give the climate of a round, from 1."""
        return self.time.climates[round_ - 1]

    def genes(self, round_: int, seat: int | None = None) -> Genes:
        """Give a seat's genes (the own one's, if none) at the end of a round; 0: at the start."""
        return self.time.seats[self.seat if seat is None else seat].genes[round_]

    def habitat(self, round_: int, seat: int | None = None) -> int:
        """Give where a seat's species stood at the end of a round, from 0; −1: nowhere."""
        return self.time.seats[self.seat if seat is None else seat].habitats[round_]

    @property
    def lost(self) -> list[Lost]:
        """Every extinction of the table in rounds that have ended, the earliest first."""
        return [one for one in self.play.state.lost if one.round <= self.rounds]

    @cached_property
    def events(self) -> list[Happened]:
        """All that happened in rounds that have ended, as the seat may know it."""
        return [each for each in self._all if 0 < each.round <= self.rounds]

    @cached_property
    def _all(self) -> list[Happened]:
        told = events_of(self.table.match, self.position, self.seat)
        return [
            Happened(each.position, each.round, each.event.seat, what.id, what.values)
            for each in told
            for what in [each.event.what]
        ]

    @cached_property
    def own(self) -> list[Happened]:
        """What happened to the seat in rounds that have ended."""
        return [each for each in self.events if each.seat == self.seat]

    def moment(self, round_: int) -> int:
        """Give the position at which a round had ended: the next had begun, or the match was over.

        A round that is not over yet gives the position that the facts were read at.
        """
        after = [each.position + 1 for each in self._all if each.id == "climate-round"]
        return after[round_] if round_ < len(after) else self.position

    def genes_before(self, event: Happened) -> Genes:
        """Give the seat's genes as they were before the entry that brought an event about."""
        one, two, three = self.table.match.state_at(event.position).genes[self.seat]
        return (one, two, three)

    def habitat_before(self, event: Happened) -> int:
        """Give where the species stood before the entry that brought an event about, from 0."""
        state = self.table.match.state_at(event.position)
        return int(self.play.world.habitats[state.climate][state.cells[self.seat]])

    def steps_of(self, gene: str) -> list[list[str]]:
        """List by round what changed a gene of the seat: ``up``, ``down``, ``died``, in order."""
        found: list[list[str]] = [[] for _ in range(self.rounds)]
        for each in self.own:
            here = found[each.round - 1]
            if each.id.startswith(DIED):
                here.append("died")
            elif each.id in PLAYED:
                here += [card.removeprefix(f"{gene}-") for card in each.cards() if _of(card, gene)]
        return found

    @property
    def liveliest(self) -> str:
        """Name the gene that changed most, of two alike the first."""
        return max(GENES, key=lambda gene: sum(len(each) for each in self.steps_of(gene)))


def _of(card: str, gene: str) -> bool:
    return card.startswith(f"{gene}-")
