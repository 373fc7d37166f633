"""What every page of a class saw, how late a move was seen, and what the store has of it."""

import bisect
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from reefkit.match.match import Match

# What every page of a class saw, and how long a move took to be seen on the others' pages.
#
# A page shows each neighbour's reef, points and whether that seat is ready, and above them the phase
# and what is to be done now. So a seat's move is seen on another page when what it shows of that seat
# changes; where the move ended a step, also when the bars above do. Somebody else may end the step
# before a page has looked again: it then never shows that the seat was ready, and has shown what came
# of the move once its bars show the step after. Moves are taken from the match's log: what was pressed and is no entry there
# counts for nothing, and an entry that shows nothing to others (a hidden prediction) is counted as
# such.

LATEST = 15.0
"""Seconds after which a move that is still not seen is late for good."""
SLOW = 2.0
_NEIGHBOUR = re.compile(r'data-key="neighbour-(\d+)"')
_PHASES = re.compile(r'data-key="phases".*', re.DOTALL)
BAR = "phases"

Shown = Mapping[str, int]
"""What a page shows: a number made of the text, by seat, and of the bars above."""


def shown_of(neighbours: str, top: str, now: str) -> dict[str, int]:
    """Read what a page shows from the HTML of its three regions."""
    parts = _NEIGHBOUR.split(neighbours)
    pairs = zip(parts[1::2], parts[2::2], strict=True)
    seen = {seat: hash(html.partition("</li>")[0]) for seat, html in pairs}
    bar = _PHASES.search(top)
    return {**seen, BAR: hash((bar.group() if bar else "", now))}


class Move(NamedTuple):
    """Something that a student pressed: when, and when the own page had answered."""

    sent: float
    answered: float


class Decided(NamedTuple):
    """An entry of a log: whose, when the store took it, what it did, when its step ended.

    `over` is when the store took the entry that ended the step of the phase in which this one was
    made, which may be this one; none while the step goes on.
    """

    seat: int
    time: float
    did: str
    over: float | None


@dataclass
class Sight:
    """One page of a seat: what it showed from when on, and what was pressed there."""

    #: ``table``, ``seat``: Whose page it is; the seat counts from 0.
    table: int = -1
    seat: int = -1
    real: bool = False  #: Whether it is a page in a browser.
    times: list[float] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def saw(self, time: float, shown: Shown) -> None:
        """Note what the page shows now."""
        if not self.shown or self.shown[-1] != shown:
            self.times.append(time)
            self.shown.append(shown)

    def first_seen(self, decided: Decided, sent: float, until: float) -> float | None:
        """Give when the page showed a decision; none where it did not before a time."""
        place = bisect.bisect_right(self.times, sent)
        if place == 0:
            return None
        before = self.shown[place - 1]
        # While reefs are founded a page shows nobody else's.
        keys = {str(decided.seat)} & set(before)
        over = float("inf") if decided.over is None else decided.over
        for number in range(place, len(self.times)):
            if self.times[number] > until:
                return None
            now = self.shown[number]
            looked_at = {*keys, BAR} if self.times[number] >= over else keys
            if any(now.get(key) != before.get(key) for key in looked_at):
                return self.times[number]
        return None


@dataclass
class Seen:
    """How moves were seen."""

    #: From pressing to another page, one number a move and page.
    seconds: list[float] = field(default_factory=list)
    #: Those of them where the other page was one in a browser.
    on_real: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)  #: From pressing to the own page's answer.
    #: Those above `SLOW`, with what was decided.
    slow: list[tuple[float, str]] = field(default_factory=list)
    late: int = 0  #: Moves that one page showed and another not within `LATEST`.
    unseen: int = 0  #: Decisions that show nothing to others.
    moves: int = 0  #: Decisions that were seen.


def seen(sights: Sequence[Sight], logs: Mapping[int, Iterable[Decided]]) -> Seen:
    """Find out how long each decision took to be seen.

    Parameters
    ----------
    sights
        The pages.
    logs
        The people's decisions, by table.
    """
    found = Seen()
    for table, decisions in logs.items():
        pages = [each for each in sights if each.table == table]
        of_seat: dict[int, list[Decided]] = {}
        for decided in decisions:
            of_seat.setdefault(decided.seat, []).append(decided)
        for sight in pages:
            _follow(sight, [each for each in pages if each is not sight], of_seat, found)
    return found


def _follow(
    mine: Sight, others: Sequence[Sight], of_seat: Mapping[int, list[Decided]], found: Seen
) -> None:
    """Follow the decisions of one page to the others."""
    mine_decided = of_seat.get(mine.seat, [])
    for number, move in enumerate(mine.moves):
        taken = [each for each in mine_decided if move.sent - 0.01 <= each.time <= move.answered]
        if not taken:
            continue  # what was pressed was no decision yet, such as one space of several
        decided = taken[-1]
        found.own.append(move.answered - move.sent)
        later = mine.moves[number + 1].sent if number + 1 < len(mine.moves) else move.sent + LATEST
        until = move.sent + LATEST
        times = [each.first_seen(decided, move.sent, until) for each in others]
        if not any(time is not None and time < later for time in times):
            found.unseen += 1
            continue
        found.moves += 1
        for other, time in zip(others, times, strict=True):
            if time is None:
                found.late += 1
                continue
            found.seconds.append(time - move.sent)
            found.slow += [(time - move.sent, decided.did)] if time - move.sent > SLOW else []
            if other.real:
                found.on_real.append(time - move.sent)


# What a store has of a lesson under load: people's decisions, as the log of a match tells them.


def decided(match: Match) -> list[Decided]:
    """Read people's decisions from a log."""
    states = [match.state_at(place) for place in range(match.position + 1)]
    # A phase has steps, such as foreseeing and reading what came: each ends what was marked in it.
    whens = [(match.rules.when(state), match.rules.stage(state)) for state in states]
    times = [datetime.fromisoformat(entry.time).timestamp() for entry in match.entries]
    overs: list[float | None] = [None] * len(times)
    over: float | None = None
    for place in reversed(range(len(times))):
        over = times[place] if whens[place] != whens[place + 1] else over
        overs[place] = over
    return [
        Decided(entry.seat, times[place], str(entry.action.get("do", "")), overs[place])
        for place, entry in enumerate(match.entries)
        if entry.author == "person" and entry.seat is not None
    ]
