"""Facts of one seat's match, from which questions are made, and their wording.

`Facts` reads a match as one seat may see it, up to its last complete round; the templates in the
sibling modules ask about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import SeatFacts, Wording
from reefkit.games.climate import queries
from reefkit.games.climate.adapting import Genes
from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.course import course_of
from reefkit.games.climate.step import Step, habitat_name
from reefkit.labs.lesson.log import events_of
from reefkit.match.course import Course
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.games.climate.state import Extinction, Survey

DIED = "climate-extinct-"
"""Prefix of the ids of extinction events."""
PLAYED = ("climate-adapted", "climate-preadapted")
"""Events in which cards change a species' genes."""


class MatchEvent(NamedTuple):
    """One event of the match."""

    position: int  #: Position of the log's entry that caused it.
    round: int  #: From 1.
    seat: int | None  #: The seat it happened to; None if to the table.
    id: str  #: Id of the event's message.
    values: Mapping[str, object]  #: Values of the event's message.

    def cards(self) -> tuple[str, ...]:
        """Return the ids of the cards named in the event; empty if it names none."""
        found = self.values.get("cards", ())
        cards = found if isinstance(found, list | tuple) else ()
        return tuple(e.id.removeprefix("climate-card-") for e in cards if isinstance(e, Message))

    def told_of(self, value: str, family: str) -> str:
        """Return the id of a value that is a message, without the prefix `family`; or empty."""
        found = self.values.get(value)
        return found.id.removeprefix(family) if isinstance(found, Message) else ""


class Facts(SeatFacts):
    """Facts of one seat's match.

    Rounds are read up to the last complete one, so that an answer stays true while the match goes
    on.
    """

    @cached_property
    def play(self) -> Step:
        return queries.look(self.table, self.seat, self.position)

    @cached_property
    def course(self) -> Course:
        return course_of(self.play.state, self.play.numbers.dealt)

    @property
    def rounds(self) -> int:
        return len(self.course.times) - 1

    def count(self, quantity: str, time: int) -> int:
        """Return a quantity of the course at a time; for quantities by seat, the seat's own."""
        return int(self.course[quantity].of(self.seat)[time])

    def survey(self, round_: int) -> Survey:
        return self.play.state.record[round_ - 1]

    def climate(self, round_: int) -> int:
        """Return the climate of a round; rounds count from 1."""
        return self.count("climate", round_ - 1)

    def genes(self, round_: int, seat: int | None = None) -> Genes:
        """Return the genes at the end of a round, 0 for the start; the own seat's by default."""
        whose = self.seat if seat is None else seat
        one, two, three = (int(self.course[gene].of(whose)[round_]) for gene in GENES)
        return (one, two, three)

    def habitat(self, round_: int, seat: int | None = None) -> int:
        """Return the habitat index (from 0) at the end of a round; −1 for none."""
        found = self.course["habitat"].of(self.seat if seat is None else seat)[round_]
        return -1 if np.isnan(found) else int(found) - 1

    @property
    def lost(self) -> list[Extinction]:
        return [one for one in self.play.state.lost if one.round <= self.rounds]

    @cached_property
    def events(self) -> list[MatchEvent]:
        return [each for each in self._all if 0 < each.round <= self.rounds]

    @cached_property
    def _all(self) -> list[MatchEvent]:
        events = events_of(self.table.match, self.position, self.seat)
        return [
            MatchEvent(each.position, each.round, each.event.seat, what.id, what.values)
            for each in events
            for what in [each.event.what]
        ]

    @cached_property
    def own(self) -> list[MatchEvent]:
        """Events of the own seat."""
        return [each for each in self.events if each.seat == self.seat]

    def land(self, climate: int, cell: int) -> DrawingPicture:
        rules = queries.rules_of(self.table)
        board = rules.content.map[rules.options.map].boards[climate - 1]
        return DrawingPicture(
            name="land", values={"board": board, "climate": climate, "cell": cell}
        )

    def moment(self, round_: int) -> int:
        """Return the position at the end of a round (0: at the start of round 1).

        For an unfinished round, return the position at which the facts were read.
        """
        after = [each.position + 1 for each in self._all if each.id == "climate-round"]
        return after[round_] if round_ < len(after) else self.position

    def end_of(self, round_: int) -> int:
        """Return the position just before the entry that ends a round and begins the next."""
        moment = self.moment(round_)
        return moment - 1 if round_ < self.rounds else moment

    def genes_before(self, event: MatchEvent) -> Genes:
        """Return the own seat's genes just before an event."""
        one, two, three = self.table.match.state_at(event.position).genes[self.seat]
        return (one, two, three)

    def habitat_before(self, event: MatchEvent) -> int:
        """Return the index of the own seat's habitat just before an event."""
        state = self.table.match.state_at(event.position)
        return int(self.play.world.habitats[state.climate][state.cells[self.seat]])

    def steps_of(self, gene: str) -> list[list[str]]:
        """List the changes of a gene in each round, in order: ``up``, ``down``, or ``died``."""
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
        """The gene that changed most often; deaths count for all genes alike."""
        return max(GENES, key=lambda gene: sum(len(each) for each in self.steps_of(gene)))


def _of(card: str, gene: str) -> bool:
    return card.startswith(f"{gene}-")


_WORDING = Wording("climate-made")
template, counted = _WORDING.template, _WORDING.counted
choice, chosen = _WORDING.choice, _WORDING.chosen


def habitat(number_: int) -> NamedOption:
    return NamedOption(HABITATS[number_], habitat_name(number_))


def other_habitats(right: int) -> tuple[NamedOption, ...]:
    return tuple(habitat(n) for n in range(len(HABITATS)) if n != right)


def genome(values: Sequence[int]) -> DrawingPicture:
    return DrawingPicture(name="genome", values=dict(zip(GENES, values, strict=True)))
