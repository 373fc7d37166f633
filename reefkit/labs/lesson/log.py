"""The log of a match as a page tells it: lines with their reasons, and moments to go to."""

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

    position: int  #: The log's entry that brought it about.
    number: int  #: Which of that entry's lines it is, from 0.
    round: int  #: 0 during set-up.
    phase: str  #: As the game's `Rules.when` names it.
    seat: int | None  #: Whom it happened to; none: the table.
    organism: str  #: Id of the organism it tells of; empty where it tells of none.
    text: Message  #: What happened, and why.

    @property
    def moment(self) -> int:
        return self.position + 1


class _PlacedEvent(Protocol):
    """One event with its place in the match."""

    @property
    def position(self) -> int:
        """The log's entry that brought it about."""

    @property
    def round(self) -> int:
        """0 during set-up."""

    @property
    def phase(self) -> str:
        """The phase it belongs to."""

    @property
    def event(self) -> Event:
        """What happened and why."""


class _ToldEvent(NamedTuple):
    """One event with its place in the match, as `events_of` gives it."""

    position: int
    round: int
    phase: str
    event: Event


LinesOf = Callable[[Match, int, int | None, int], Sequence[LogLine]]
"""Reads lines: of a match, in its first so many entries, as a seat may know it (none: everybody),
from which entry on."""

_known_lines: WeakKeyDictionary[Table, dict[int | None, tuple[int, list[LogLine]]]] = (
    WeakKeyDictionary()
)
"""What was read last, by seat: as the match goes on, only what is new is read."""


def log_lines(table: Table, seat: int | None, lines_of: LinesOf) -> list[LogLine]:
    """List what happened in a match as a seat may know it, the earliest first.

    Choices that were taken back are left out.

    `table`, `seat`: The match, and who reads; none: everybody, who may know less.
    `told`: Reads lines, as `Lab.lines` does.
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
    """Make lines of events.

    `events`: What happened, the earliest first.
    `together`: Says events of one decision, seat and phase together that differ in little.
    `organism`: Gives the organism that a sentence tells of, for its drawing next to it.
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
    """Return what happened in the first entries of a match, each in the round and phase it was in.

    What was taken back by then is left out. A game whose decisions close one phase and open the
    next may place its events more finely, as Reef Survivor's readings do.

    Parameters
    ----------
    match
        The match.
    position
        How many entries are read.
    seat
        Who reads; none: everybody, who may know less.
    since
        From which entry of the log on.
    """
    for step in match.standing(seat, since, position):
        round_, phase = match.rules.when(match.state_at(step.position))
        for event in step.events:
            yield _ToldEvent(step.position, round_, phase, event)
