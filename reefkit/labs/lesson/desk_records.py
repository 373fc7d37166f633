"""Summaries of tables that a lab makes for the desk, which can show them without the rules."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.labs.lesson.content import TeachingPlan
from reefkit.match.course import Course
from reefkit.match.table import Table
from reefkit.text import Message

Opens = Literal["phase", "card", "strike"]
Counts = NDArray[np.integer[Any]]


class TableStanding(NamedTuple):
    """State of a table in play."""

    #: Id of the gate, or of the step being played; equal for tables that are equally far.
    stage: str
    #: Progress: round, phase, cards; larger for tables that are further on.
    order: tuple[int, ...]
    round: int  #: Round being played; 0 during set-up.
    rounds: int  #: Number of rounds of the match.
    phase: Message  #: Name of the phase, short.
    #: Seats that the table waits for, except absent ones, for which a bot decides.
    waits: tuple[int, ...]
    gate: str  #: Id of the gate at which it waits for the class; empty for none.
    #: What begins when the gate opens: a phase; the drawing of a card; or the strike of a card that
    #: everybody has predicted. The last two wait until every table is there.
    opens: Opens
    #: When the longest wait of the seats or the gate began; None if nobody is awaited.
    since: datetime | None
    over: bool
    points: tuple[int, ...]  #: By seat.
    types: int  #: Number of types living at the table now.


class CountedType(Struct, frozen=True):
    """A type that counts for diversity; `family` is its colour key, `id` its drawing's."""

    id: str
    name: Message
    role: str
    family: str


class SeatSetup(Struct, frozen=True):
    """How a seat began: its board, its founding types, and who plays it."""

    seat: int
    board: str  #: Id of its board; empty before it was chosen.
    board_name: Message | None
    #: Ids of the types of its founding colonies, in the order of the content, without repeats.
    founders: tuple[str, ...]
    bot: str  #: Id of the bot's style; empty if people play it.
    bot_name: Message | None


class RoundDisaster(Struct, frozen=True):
    """A disaster of a round."""

    round: int
    card: str
    name: Message


class TableSeries(Struct, frozen=True):
    """A further quantity of a table through time, as one line of a chart."""

    id: str  #: The same at every table.
    name: Message  #: Title of the chart.
    ask: Message  #: A question to the class about the lines of all tables.
    #: From time 0, one per time of `TableRecord.counts`; NaN where undefined.
    values: tuple[float, ...]
    whole: bool = False  #: Whether the values are whole numbers.
    #: What its rises and falls mean, if they are marked below the other series.
    changes: Message | None = None
    #: The highest value it can have, which is marked there too.
    most: float = math.inf


class TableRecord(Struct, frozen=True):
    """A table through time, as far as it has been surveyed and its results may be shown."""

    rounds: int  #: Number of rounds of the match.
    label: Message  #: Label of the time axis.
    taxa: tuple[CountedType, ...]
    #: int (times, seats, types). Living tokens; time 0 is the start. No times before the set-up is
    #: done.
    counts: Counts
    points: Counts  #: int (rounds, seats). Points scored in each surveyed round.
    #: int (rounds, seats). Total points at the end of each round, from round 1; the last includes
    #: the bonus.
    totals: Counts
    places: tuple[SeatSetup, ...]  #: By seat.
    struck: tuple[RoundDisaster, ...]  #: In order of time.
    #: Further quantities of the game, which may have no types at all.
    series: tuple[TableSeries, ...] = ()
    #: What points are called if they are something else, such as tokens.
    unit: Message | None = None


def record_of(  # noqa: PLR0913  # facts that only the lab knows
    table: Table,
    course: Course,
    *,
    rounds: int,
    points: str,
    series: Mapping[str, str],
    beside: str = "",
    most: float = math.inf,
    struck: tuple[RoundDisaster, ...] = (),
    names: str,
    bots: str,
    counts: str = "",
    taxa: tuple[CountedType, ...] = (),
) -> TableRecord:
    """Make the record of a table from its course.

    Parameters
    ----------
    points
        Id of the quantity by seat that counts as points: totals, from time 0.
    series
        Ids of the quantities drawn, by the id of the series; quantities by seat are averaged.
    beside
        Id of the series whose rises and falls are marked below the others.
    most
        The highest value that `beside` can have.
    names
        Prefix of the ids of messages about the series: ``<names>series-<id>`` is the title,
        ``<names>changes-<id>`` tells rises from falls, ``<names>ask-<id>`` is the question.
    bots
        Prefix of the ids of the bots' names.
    counts, taxa
        Id of the quantity by seat and type that counts for diversity, and its types; empty if
        there is none.
    """
    counted = course[points]
    own = counted.values.astype(np.int64)
    return TableRecord(
        rounds=rounds,
        label=course.label,
        taxa=taxa,
        counts=course[counts].values.astype(np.int64)
        if counts
        else np.zeros((*own.shape, 0), np.int64),
        points=np.diff(own, axis=0),
        totals=own[1:],
        places=tuple(
            _place(seat, info.bot or "", bots) for seat, info in enumerate(table.setup.seats)
        ),
        struck=struck,
        series=tuple(
            TableSeries(
                id_,
                Message(names + "series-" + id_),
                Message(names + "ask-" + id_),
                tuple(each.mean.tolist()),
                whole=each.whole and each.scope == "table",
                changes=Message(names + "changes-" + id_) if id_ == beside else None,
                most=most if id_ == beside else math.inf,
            )
            for id_, quantity in series.items()
            for each in (course[quantity],)
        ),
        unit=counted.unit,
    )


def _place(seat: int, bot: str, names: str) -> SeatSetup:
    return SeatSetup(seat, "", None, (), bot, Message(names + bot) if bot else None)


class Fact(Struct, frozen=True):
    """A fact shown next to a board: a name and a value."""

    name: Message
    value: Message | int
    art: str = ""  #: Id of its drawing; empty for none.


class SeatRecord(Struct, frozen=True):
    """One seat's board at a moment."""

    picture: str  #: The board as SVG, hidden from screen readers.
    said: tuple[Message | str, ...]  #: Who is on each place, one text per place.
    facts: tuple[Fact, ...]  #: Facts shown next to it.


class Foreseen(Struct, frozen=True):
    """The predictions of people's seats of the fate of one type in one round."""

    round: int  #: Round of the disaster.
    card: str
    card_name: Message
    type: str  #: Id of the type whose fate was predicted.
    name: Message  #: Name of the type.
    died: bool  #: Whether it died.
    why: tuple[Message, ...]  #: Reasons given in the log.
    right: int  #: Number of seats that predicted the fates of all their organisms of the type.
    of: int  #: Number of seats that had the type and were asked.
    seats: tuple[tuple[int, bool], ...] = ()  #: These seats, each with whether it was right.


class TableCard(Struct, frozen=True):
    """The latest card of a table, for the class to look at and discuss."""

    round: int
    order: int  #: Which of the round's cards it is.
    id: str
    title: Message
    kind: Message  #: Kind of card.
    says: tuple[Message, ...]  #: What it does, one sentence each.
    science: Message  #: The science behind it.
    ask: Message  #: A question to the class about it.
    picture: str  #: As HTML.
    #: ``predict``: students predict what it will do, and it has not struck; ``works``: it strikes,
    #: and players still have to decide; ``struck``: its effect is complete; ``past``: the table has
    #: gone on.
    step: Literal["predict", "works", "struck", "past"]
    #: Types that it struck, with the number lost at the table, the largest first.
    lost: tuple[tuple[str, Message, int], ...] = ()


class PlanStep(NamedTuple):
    """One step of a lesson plan."""

    begins: int  #: Minutes from the start of the plan; sittings are counted on.
    minutes: int
    title: str
    round: int = 0  #: The round played in it, from 1; 0 if none is.
    plays: bool = False  #: Whether the match is played in it.
    sitting: int = 0  #: Which lesson it is in, from 0.
    at_home: bool = False  #: Whether it is questions that can be answered at home.
    skipped: bool = False  #: Whether the class skipped it on the day, so that bots play it.
    done: bool = False  #: Whether the class did it before the clock came to it.


class LessonPlan(NamedTuple):
    """A lesson plan."""

    id: str
    title: str
    minutes: int
    steps: tuple[PlanStep, ...]  #: Steps of all sittings, in order.
    rounds: int  #: Number of rounds of the match; 0 if none are played.
    options: Mapping[str, Any]  #: Options of the match that it sets, by name.
    content: TeachingPlan
