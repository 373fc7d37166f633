"""What the templates read: one seat's match, as that seat may see it, up to its last survey."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.games.reef import guide
from reefkit.games.reef.guide_drawn import Drawn, drawn, reefs_before
from reefkit.games.reef.guide_told import told_at
from reefkit.labs.reef.rows import Record
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reefkit.games.reef.content import Content
    from reefkit.games.reef.guide_reveal import SeatReveal
    from reefkit.games.reef.play import Play
    from reefkit.games.reef.readings_told import Told
    from reefkit.games.reef.state import Reefs, State
    from reefkit.match.table import Table


class Strike(NamedTuple):
    """A card that was drawn, the seat's reef as it came, and what it did to it."""

    drawn: Drawn
    before: Reefs
    reveal: SeatReveal

    @property
    def builders_lost(self) -> int:
        """How many builders of the reef died of it."""
        return sum(self.reveal.died.values())

    @property
    def about(self) -> str:
        """Name it within its match."""
        return f"round-{self.drawn.round}-card-{self.drawn.order}"


class Facts:
    """One seat's match.

    Rounds are read up to the last one that was surveyed and told: what a question asks stays true
    while the match goes on.

    Parameters
    ----------
    table
        The table.
    seat
        Whose reef, from 0.
    position
        As it could be told after so many entries of the log; none: now.
    """

    def __init__(self, table: Table, seat: int, position: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position if position is None else position
        self.record = Record(table, self.position)

    @cached_property
    def rounds(self) -> int:
        """How many rounds have been surveyed and told."""
        return self.record.rounds

    @cached_property
    def play(self) -> Play:
        """The table as the seat sees it, with all that the rules read."""
        return guide.look(self.table, self.seat, self.position)

    @property
    def content(self) -> Content:
        """The content of the match."""
        return self.play.content

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.table.setup.seats))

    @property
    def others(self) -> list[int]:
        """All seats but this one."""
        return [seat for seat in self.seats if seat != self.seat]

    def name(self, seat: int) -> str:
        """Give the name of a seat."""
        return self.table.setup.seats[seat].name

    @cached_property
    def timelines(self) -> tuple[guide.Timeline, ...]:
        """Every reef along time, by seat: time 0 is the founding, r the survey of round r."""
        return tuple(
            guide.timeline(self.table, self.seat, seat, self.position) for seat in self.seats
        )

    @cached_property
    def region(self) -> guide.Timeline:
        """The table along time."""
        return guide.timeline(self.table, self.seat, None, self.position)

    @property
    def own(self) -> guide.Timeline:
        """The seat's reef along time."""
        return self.timelines[self.seat]

    def present(self, time: int, seat: int | None = None) -> frozenset[str]:
        """Give the types of builder and dweller on a reef (the seat's own, if none) at a time."""
        told = self.timelines[self.seat if seat is None else seat].counts
        return frozenset(one.type for one in told if one.role != "alga" and one.values[time])

    def present_anywhere(self, time: int) -> frozenset[str]:
        """Give the types of builder and dweller of the table at a time."""
        return frozenset[str]().union(*(self.present(time, seat) for seat in self.seats))

    def in_order(self, types: frozenset[str]) -> list[str]:
        """List types in the order in which the content has them."""
        return [name for name in self.types if name in types]

    @property
    def types(self) -> tuple[str, ...]:
        """All types of builder and dweller of the game."""
        return (*self.content.organisms, *self.content.dwellers)

    def abundance(self, type_: str, time: int) -> int:
        """Give how many of a type there were on the seat's reef at a time."""
        return next(one.values[time] for one in self.own.counts if one.type == type_)

    def algae(self, time: int, seat: int) -> int:
        """Give how many spaces of a reef were overgrown at a time."""
        return next(one.values[time] for one in self.timelines[seat].counts if one.role == "alga")

    @cached_property
    def drawn(self) -> tuple[Drawn, ...]:
        """The cards that struck, in order."""
        return tuple(card for card in drawn(self.table, self.position) if card.round <= self.rounds)

    @cached_property
    def strikes(self) -> tuple[Strike, ...]:
        """What the cards did to the seat's reef, in order."""
        found = []
        for card in self.drawn:
            shown = guide.reveal(self.table, self.seat, card, self.position)
            if shown is not None:
                before = reefs_before(self.table, card)[self.seat]
                found.append(Strike(card, before, shown.seats[self.seat]))
        return tuple(found)

    @property
    def cards_struck(self) -> list[str]:
        """Each card that struck, once, in order."""
        return list(dict.fromkeys(card.card for card in self.drawn))

    @cached_property
    def told_of_all(self) -> Sequence[Told]:
        """All that happened at the table in the rounds that were surveyed."""
        told = told_at(self.table, self.position)
        return [one for one in told if one.round <= self.rounds]

    @cached_property
    def told(self) -> Sequence[Told]:
        """All that happened to the seat in the rounds that were surveyed."""
        return [one for one in self.told_of_all if one.event.seat == self.seat]

    @cached_property
    def surveys(self) -> dict[int, int]:
        """By round, after how many entries its survey began."""
        match = self.table.match
        found = {}
        for entry in match.entries[: self.position]:
            if entry.state is not None:
                found[match.state_at(entry.position + 1).round] = entry.position + 1
        return {round_: at for round_, at in found.items() if round_ <= self.rounds}

    def reef_at(self, round_: int) -> Reefs:
        """Give the seat's reef as it was surveyed."""
        state: State = self.table.moment(self.surveys[round_], self.seat).state
        return state.reefs[self.seat]

    def causes(self, type_: str, round_: int) -> tuple[guide.Cause, ...]:
        """Tell what a type of the reef was lost to between the survey before and this one."""
        return guide.causes(self.table, self.seat, type_, round_, self.position)

    def label_of_time(self) -> Message:
        """Give what the axis of time counts."""
        return message(f"seen-time-{self.play.options.round_label}")
