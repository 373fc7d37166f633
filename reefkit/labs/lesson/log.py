"""The log of a match as lines for its readers, with reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

from reefkit.match.game import Event
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message


class LogLine(NamedTuple):
    """One line of the log."""

    position: int  #: Position of the log's entry that caused it.
    number: int  #: Which of that entry's lines it is, from 0.
    round: int  #: 0 during set-up.
    phase: str  #: As named by the game's `Rules.when`.
    seat: int | None  #: The seat it happened to; None for the table.
    organism: str  #: Id of the organism mentioned; empty if there is none.
    text: Message  #: What happened, and why.

    @property
    def moment(self) -> int:
        """The position just after the entry, at which a replay shows its result."""
        return self.position + 1


class _PlacedEvent(Protocol):
    """An event with its place in the match."""

    @property
    def position(self) -> int:
        """Position of the log's entry that caused it."""

    @property
    def round(self) -> int:
        """Its round; 0 during set-up."""

    @property
    def phase(self) -> str:
        """Its phase."""

    @property
    def event(self) -> Event:
        """What happened and why."""


class _ToldEvent(NamedTuple):
    """An event with its place in the match, as `events_of` yields it."""

    position: int
    round: int
    phase: str
    event: Event


LinesOf = Callable[[Match, int, int | None, int], Sequence[LogLine]]
"""Returns lines of a match. Arguments: the match, the end of the part of its log that is read, the
seat that reads (None for everybody), and the first entry of that part.
"""

_known_lines: WeakKeyDictionary[Table, dict[int | None, tuple[int, list[LogLine]]]] = (
    WeakKeyDictionary()
)
"""Lines read so far and their end, by table and seat, so that only new entries are read."""


def log_lines(table: Table, seat: int | None, lines_of: LinesOf) -> list[LogLine]:
    """List what happened in a match as a seat may know it, the earliest first.

    Choices that were taken back are left out.

    `seat`: Who reads; None for what everybody may know. `lines_of`: Reads lines, as `Lab.lines`
    does.
    """
    cache = _known_lines.setdefault(table, {})
    end = table.position
    start, lines = cache.get(seat, (0, []))
    if start < end:
        if table.match.takes_back(start, end):
            start, lines = 0, []
        lines = [*lines, *lines_of(table.match, end, seat, start)]
        cache[seat] = (end, lines)
    return lines


def _each_alone(texts: Iterable[Message]) -> Iterable[Message]:
    return texts


def card_in(text: Message, begin: str) -> str:
    """Return the id of the card that a message names; empty if there is none.

    `begin`: Prefix of the message ids of cards' names, which is left out.
    """
    named = text.values.get("card")
    if isinstance(named, Message) and named.id.startswith(begin):
        return named.id.removeprefix(begin).partition(".")[0]
    return ""


def _no_organism(_text: Message) -> str:
    return ""


def lines_of(
    events: Iterable[_PlacedEvent],
    together: Callable[[Iterable[Message]], Iterable[Message]] = _each_alone,
    organism: Callable[[Message], str] = _no_organism,
) -> Iterator[LogLine]:
    """Make lines of the log from events.

    `together`: Combines similar messages of one entry, seat and phase; by default each has a line.
    `organism`: Returns the id of the organism that a message mentions, for the drawing next to it.
    """
    for position, of_entry in groupby(events, lambda one: one.position):
        number = 0
        for (seat, round_, phase), some in groupby(of_entry, _whose):
            for text in together(one.event.what for one in some):
                yield LogLine(position, number, round_, phase, seat, organism(text), text)
                number += 1


def _whose(one: _PlacedEvent) -> tuple[int | None, int, str]:
    return one.event.seat, one.round, one.phase


def events_of(
    match: Match, position: int, seat: int | None, since: int = 0
) -> Iterator[_ToldEvent]:
    """Yield the events of a part of a match's log, each with its round and phase.

    What was taken back by `position` is left out. A game whose decisions close one phase and open
    the next may place its events more precisely, as Reef Survivor's readings do.

    `position`: End of the part. `seat`: Who reads; None for everybody. `since`: First entry.
    """
    for step in match.standing(seat, since, position):
        round_, phase = match.rules.when(match.state_at(step.position))
        for event in step.events:
            yield _ToldEvent(step.position, round_, phase, event)
