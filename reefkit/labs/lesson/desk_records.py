"""What a lab gives the desk of its tables: plain records that name no rule."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.match.course import Course
from reefkit.match.table import Table
from reefkit.text import Message

Opens = Literal["phase", "card", "strike"]
Counts = NDArray[np.integer[Any]]


class TableStanding(NamedTuple):
    """The state of a table."""

    #: Names round, phase, card and step, or the gate: the same at every table that is there.
    stage: str
    #: How far that is: round, phase, cards; tables further on have a larger one.
    order: tuple[int, ...]
    #: ``round``, ``rounds``: The round that is played (0: set-up), and of how many.
    round: int
    rounds: int
    phase: Message  #: What is played, short.
    #: The seats that the table waits for, absent ones left out: a bot decides for those.
    waits: tuple[int, ...]
    gate: str  #: The id of the gate where it waits for the class; empty for none.
    #: What that gate opens: a phase; or, once every table is there, a card that is drawn, or what a
    #: card does to those who have all predicted it.
    opens: Opens
    #: Since when the longest of them is awaited, or the gate; none where nobody is.
    since: datetime | None
    over: bool  #: Whether the match has ended.
    points: tuple[int, ...]  #: The points of each seat.
    types: int  #: How many types live at the table now.


class CountedType(Struct, frozen=True):
    """A type that counts for diversity; `family` is the key of its colour, `id` of its drawing."""

    id: str
    name: Message
    role: str
    family: str


class SeatSetup(Struct, frozen=True):
    """How a seat began: on which board, with what, and who plays it."""

    seat: int
    #: ``board``, ``board_name``: What was picked; empty and none before that.
    board: str
    board_name: Message | None
    #: Ids of the types that it was founded with, each once, in the content's order.
    founders: tuple[str, ...]
    #: ``bot``, ``bot_name``: Id and name of the bot's style; empty and none where people sit.
    bot: str
    bot_name: Message | None


class RoundDisaster(Struct, frozen=True):
    """A disaster of a round."""

    round: int
    card: str
    name: Message


class TableSeries(Struct, frozen=True):
    """Something else that a table's game measures along time, as one line of a chart."""

    #: ``id``, ``name``: Which it is, the same at every table; the name is the chart's title.
    id: str
    name: Message
    ask: Message  #: What to ask the class when it sees the lines of all tables.
    #: From time 0, as many as `TableRecord.counts` has times; NaN where it is undefined.
    values: tuple[float, ...]
    whole: bool = False  #: Whether only whole numbers can be.


class TableRecord(Struct, frozen=True):
    """A table along time, as far as it has been surveyed and told."""

    rounds: int  #: How many rounds the match has.
    label: Message  #: What time counts, as an axis says it.
    taxa: tuple[CountedType, ...]  #: The types.
    #: int (times, seats, types). Living tokens; time 0 is the start. No times before the set-up is
    #: done.
    counts: Counts
    points: Counts  #: int (rounds, seats). What each seat scored in each round that was surveyed.
    #: int (rounds, seats). Of each seat by then, as the game adds points up; at the end with the
    #: bonus.
    totals: Counts
    places: tuple[SeatSetup, ...]  #: How each seat began.
    struck: tuple[RoundDisaster, ...]  #: The disasters, in order.
    #: What else the game measures; a game without types has this alone.
    series: tuple[TableSeries, ...] = ()
    #: What points are called, where they are something else, such as tokens.
    unit: Message | None = None


def record_of(  # noqa: PLR0913  # what only the lab knows
    table: Table,
    course: Course,
    *,
    rounds: int,
    points: str,
    series: Mapping[str, str],
    struck: tuple[RoundDisaster, ...] = (),
    names: str,
    bots: str,
    counts: str = "",
    taxa: tuple[CountedType, ...] = (),
) -> TableRecord:
    """Make the record of a table from its course.

    Parameters
    ----------
    table, course
        The table, and its course at the times of the record.
    rounds, struck
        As `TableRecord` has them.
    points
        The quantity of seats that counts as points.
    series
        The quantities that are drawn, by the id of the series: of seats, the mean.
    names, bots
        How the messages begin of the series, before ``series-`` and ``ask-``, and of the bots.
    counts, taxa
        The quantity of seats and types that counts for diversity, and its types; empty: none.
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
            )
            for id_, quantity in series.items()
            for each in (course[quantity],)
        ),
        unit=counted.unit,
    )


def _place(seat: int, bot: str, names: str) -> SeatSetup:
    return SeatSetup(seat, "", None, (), bot, Message(names + bot) if bot else None)


class Fact(Struct, frozen=True):
    """Something to read next to a board: what it is, and how much or which."""

    name: Message
    value: Message | int
    art: str = ""  #: The id of its drawing; empty for none.


class SeatRecord(Struct, frozen=True):
    """One seat's board at a moment."""

    picture: str  #: The board as SVG; a screen reader passes it over.
    said: tuple[str, ...]  #: Who is on each place, a text a place.
    facts: tuple[Fact, ...]  #: What is to be read next to it.


class Foreseen(Struct, frozen=True):
    """How one kind of fate was foreseen, in one round, over the seats that were asked."""

    #: ``round``, ``card``, ``card_name``: The disaster.
    round: int
    card: str
    card_name: Message
    #: ``type``, ``name``: Whose fate it was.
    type: str
    name: Message
    died: bool  #: What happened to it.
    why: tuple[Message, ...]  #: The reasons that were told.
    #: ``right``, ``of``: How many of the asked seats that had such foresaw it for all of theirs.
    right: int
    of: int


class TableCard(Struct, frozen=True):
    """The latest card of a table, to be shown to the class and talked about."""

    #: ``round``, ``order``, ``id``: Which it is: of its round, and the card's id.
    round: int
    order: int
    id: str
    title: Message
    kind: Message  #: What sort of card it is.
    says: tuple[Message, ...]  #: What it does, sentence by sentence.
    science: Message  #: What is behind it.
    ask: Message  #: What to ask the class about it.
    picture: str  #: As HTML.
    #: ``predict``: students say what it will do, or have said it and it has not struck; ``works``:
    #: it strikes, and somebody decides still; ``struck``: all can be told.
    step: Literal["predict", "works", "struck"]


class PlanStep(NamedTuple):
    """One step of a lesson plan: when it begins in minutes, how long it takes, what it is."""

    begins: int
    minutes: int
    title: str
    round: int = 0


class LessonPlan(NamedTuple):
    """A lesson plan: its id, name, minutes, steps sitting after sitting, and rounds."""

    id: str
    title: str
    minutes: int
    steps: tuple[PlanStep, ...]
    rounds: int
