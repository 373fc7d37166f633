"""Facts of one seat's match, from which questions are made, and their wording.

`Facts` reads a match as one seat may see it, up to its last survey; the templates in the sibling
modules ask about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import MOST_OTHERS, SeatFacts, Wording
from reefkit.games.reef import after_card, explain, sight, timeline
from reefkit.games.reef.after_card import SeatReveal
from reefkit.games.reef.card_draws import DrawnCard, drawn, reefs_before
from reefkit.games.reef.sight import event_rows
from reefkit.games.reef.state import Reefs, State, Step, name_of
from reefkit.labs.reef.scene import TableReadings
from reefkit.match.course import Course
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.reef.content import Content
    from reefkit.games.reef.match_events import EventRow


class StruckReef(NamedTuple):
    """A drawn card, the seat's reef before it, and what it did to the seat."""

    drawn: DrawnCard
    before: Reefs
    reveal: SeatReveal

    @property
    def builders_lost(self) -> int:
        return sum(self.reveal.died.values())

    @property
    def about(self) -> str:
        return f"round-{self.drawn.round}-card-{self.drawn.order}"


class Facts(SeatFacts):
    """Facts of one seat's match.

    Rounds are read up to the last one that was surveyed and revealed, so that an answer stays true
    while the match goes on.
    """

    @cached_property
    def record(self) -> TableReadings:
        return TableReadings(self.table, self.position)

    @cached_property
    def rounds(self) -> int:
        return self.record.rounds

    @cached_property
    def play(self) -> Step:
        return sight.look(self.table, self.seat, self.position)

    @property
    def content(self) -> Content:
        return self.play.content

    @property
    def course(self) -> Course:
        """Every reef through time: time 0 is the founding, r the survey of round r."""
        return self.record.course

    @cached_property
    def bars(self) -> tuple[timeline.RangeBar, ...]:
        return timeline.bars(self.course, self.seat)

    def counts(self, time: int, seat: int | None = None) -> dict[str, int]:
        """Return the number of each type that lives at a time; without a `seat`, on all reefs."""
        found = self.course["abundance"]
        living = found.values[time].sum(axis=0) if seat is None else found.of(seat)[time]
        return {name: int(n) for name, n in zip(found.types, living, strict=True) if n}

    def present(self, time: int, seat: int | None = None) -> frozenset[str]:
        """Return the types on a reef at a time; without a `seat`, on the seat's own reef."""
        return frozenset(self.counts(time, self.seat if seat is None else seat))

    def present_anywhere(self, time: int) -> frozenset[str]:
        return frozenset(self.counts(time))

    def in_order(self, types: frozenset[str]) -> list[str]:
        return [name for name in self.types if name in types]

    @property
    def types(self) -> tuple[str, ...]:
        return (*self.content.organisms, *self.content.dwellers)

    def abundance(self, type_: str, time: int) -> int:
        return self.counts(time, self.seat).get(type_, 0)

    def algae(self, time: int, seat: int) -> int:
        return int(self.course["algae"].of(seat)[time])

    @cached_property
    def drawn(self) -> tuple[DrawnCard, ...]:
        return tuple(card for card in drawn(self.table, self.position) if card.round <= self.rounds)

    @cached_property
    def strikes(self) -> tuple[StruckReef, ...]:
        found = []
        for card in self.drawn:
            shown = after_card.reveal(self.table, self.seat, card, self.position)
            if shown is not None:
                before = reefs_before(self.table, card)[self.seat]
                found.append(StruckReef(card, before, shown.seats[self.seat]))
        return tuple(found)

    @property
    def cards_struck(self) -> list[str]:
        return list(dict.fromkeys(card.card for card in self.drawn))

    @cached_property
    def all_events(self) -> Sequence[EventRow]:
        """Events of all seats in the rounds that are read."""
        events = event_rows(self.table, self.position)
        return [one for one in events if one.round <= self.rounds]

    @cached_property
    def told(self) -> Sequence[EventRow]:
        """Events of the own seat."""
        return [one for one in self.all_events if one.event.seat == self.seat]

    @cached_property
    def surveys(self) -> dict[int, int]:
        """Position of the log at which each round's survey began, by round."""
        match = self.table.match
        found = {}
        for entry in match.entries[: self.position]:
            if entry.state is not None:
                found[match.state_at(entry.position + 1).round] = entry.position + 1
        return {round_: at for round_, at in found.items() if round_ <= self.rounds}

    def reef_at(self, round_: int) -> Reefs:
        state: State = self.table.moment(self.surveys[round_], self.seat).state
        return state.reefs[self.seat]

    def causes(self, type_: str, round_: int) -> tuple[explain.Cause, ...]:
        return explain.causes(self.table, self.seat, type_, round_, self.position)

    def label_of_time(self) -> Message:
        return self.course.label


_WORDING = Wording("made")

template, counted = _WORDING.template, _WORDING.counted


def organism(type_: str) -> NamedOption:
    return NamedOption(type_, name_of("organism", type_))


def organisms(type_: str) -> Message:
    return Message(f"organism-{type_}.plural")


def names(types: Iterable[str]) -> list[Message]:
    return [name_of("organism", each) for each in types]


def time_name(time: int) -> Message:
    return message("made-time", round=time)


def first_of(options: Sequence[NamedOption], most: int = MOST_OTHERS) -> tuple[NamedOption, ...]:
    return tuple({each.id: each for each in options}.values())[:most]
