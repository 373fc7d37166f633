"""What a lab tells the desk: records of its tables that name no rule, and its questions."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

import reefkit.labs
from reefkit.assess.forms import Form
from reefkit.assess.items import Bank, Part, Question
from reefkit.labs.setting import OptionChoice
from reefkit.match.game import Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

# ---- Plain records that a game tells the desk: how a table stands, how it
# went, what can be chosen

Counts = NDArray[np.integer[Any]]


class TableStanding(NamedTuple):
    """How a table stands."""

    #: Names round, phase, card and step, or the gate: the same at every table that stands there.
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
    #: Whether a card is drawn behind that gate, which every table has to reach first.
    is_card: bool
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


class ReefSetup(Struct, frozen=True):
    """A seat's reef: the board it is on, and how its owner plays it."""

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
    #: int (times, seats, types). Living tokens; time 0 is the founding. No times before the reefs
    #: are founded.
    counts: Counts
    points: Counts  #: int (rounds, seats). What each seat scored in each round that was surveyed.
    #: int (rounds, seats). Of each seat by then, as the game adds points up; at the end with the
    #: bonus.
    totals: Counts
    places: tuple[ReefSetup, ...]  #: The seats' reefs.
    struck: tuple[RoundDisaster, ...]  #: The disasters, in order.
    #: What else the game measures; a game without types has this alone.
    series: tuple[TableSeries, ...] = ()
    #: What points are called, where they are something else, such as tokens.
    unit: Message | None = None


class NamedMoment(NamedTuple):
    """A position of a match's log, named; `seat` is whose entry led there, if one's did."""

    position: int
    round: int
    name: Message
    seat: int | None


class ToldLine(NamedTuple):
    """A line of a match's log, as everybody at the table may know it."""

    moment: int  #: The position of the match after it.
    seat: int | None  #: Whom it happened to; none: the table.
    art: str  #: The id of the drawing of what it tells of; empty where it tells of none.
    text: Message  #: What happened, and why.


class LivingDwellers(Struct, frozen=True):
    """How many of a type live in a reef, beside the board."""

    id: str
    name: Message
    count: int


class Fact(Struct, frozen=True):
    """Something to read beside a board: what it is, and how much or which."""

    name: Message
    value: Message | int


class ReefRecord(Struct, frozen=True):
    """One seat's reef at a moment."""

    picture: str  #: The board as SVG; a screen reader passes it over.
    said: tuple[str, ...]  #: What stands where, a space a text.
    dwellers: tuple[LivingDwellers, ...]  #: What lives there beside the board.
    #: ``types``, ``algae``: Types alive, and fleshy algae.
    types: int
    algae: int
    points: int  #: Of the seat by then.
    #: What stands beside the board instead, where a game counts something else.
    facts: tuple[Fact, ...] = ()


class Foreseen(Struct, frozen=True):
    """How one kind of fate was foreseen, in one round, over the seats that were asked."""

    #: ``round``, ``card``, ``card_name``: The disaster.
    round: int
    card: str
    card_name: Message
    #: ``type``, ``name``: The builder.
    type: str
    name: Message
    died: bool  #: What happened to it.
    why: tuple[Message, ...]  #: The reasons that were told.
    #: ``right``, ``of``: How many of the asked seats that had such a builder foresaw it for all of
    #: theirs.
    right: int
    of: int


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


# ---- What a game tells the desk: one object a game, by records that name no rule
# (`game_records`)
#
# A lab that a class can play has a module ``desk_adapter`` with its `DESK_GAME`; adding a game
# changes no file here.


class DeskGame(Protocol):
    """One game, as the desk shows it."""

    id: str
    lesson: str
    """The folder of the lesson that students open."""
    game: Game

    @property
    def title(self) -> Message:
        """The lesson's name."""
        ...

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the game's options as they stand in its content."""
        ...

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
        """Give every option that a class may turn, as they are set."""
        ...

    def check_option(self, name: str, value: object) -> object:
        """Turn what a browser sent into a value of an option.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        ...

    def check_options(self, options: Mapping[str, Any]) -> Plain:
        """Check the options of a setting, and fill in those that it leaves out.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have its value.
        """
        ...

    def new_match(
        self, seats: Sequence[SeatInfo | str], options: Mapping[str, Any], *, table_key: str = ""
    ) -> Match:
        """Make a class match: all seats are people's; one `table_key` makes one ocean.

        Raises
        ------
        SetupError
            When options or seats do not fit the game.
        """
        ...

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        """Tell how a table stands."""
        ...

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw each seat's board small, now or at a position, as SVG labelled with its name."""
        ...

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        """Tell how the fates of builders were foreseen, one row a kind of fate and round."""
        ...

    def plans(self, say: Catalogue) -> tuple[LessonPlan, ...]:
        """List the lesson plans."""
        ...

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        """Give a table along time."""
        ...

    # -- looking back --------------------------------------------------------------------------

    def moments(self, table: Table) -> tuple[NamedMoment, ...]:
        """List the moments of a match, one a position, the start included."""
        ...

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions at which playing back stops, the last position among them."""
        ...

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which the founding and each round had been surveyed."""
        ...

    def told(self, table: Table) -> tuple[ToldLine, ...]:
        """Tell what happened in a match, the earliest first."""
        ...

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> ReefRecord:
        """Show one seat's reef at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        ...


@cache
def desk_games() -> dict[str, DeskGame]:
    """Find every game that a class can play, by id."""
    found: dict[str, DeskGame] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        if not module.ispkg:
            continue
        name = f"{reefkit.labs.__name__}.{module.name}.desk_adapter"
        if importlib.util.find_spec(name) is not None:
            game: DeskGame = importlib.import_module(name).DESK_GAME
            found[game.id] = game
    return found


# ---- What a lesson tells the desk of its questions: bank, forms, and what is made of a match


class DeskPapers(Protocol):
    """The questions of one lesson, as the desk grades and shows them."""

    @property
    def lesson(self) -> str:
        """What the store calls the lesson."""
        ...

    @property
    def bank(self) -> Bank:
        """All items."""
        ...

    @property
    def forms(self) -> Mapping[str, Form]:
        """All forms by id."""
        ...

    def own_form(self, part: Part) -> str:
        """Give the id of the form that a student of this server gets without a class."""
        ...

    def form_name(self, form: str) -> Message:
        """Name a form."""
        ...

    def goals(self) -> Mapping[str, Message]:
        """Give the learning goals by letter."""
        ...

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
        """Make the questions that a match asked of a seat; none while it is not over."""
        ...

    def picture(self, question: Question, say: Catalogue) -> str:
        """Draw what a question has to look at, as HTML; empty where it has nothing."""
        ...


@cache
def desk_papers() -> dict[str, DeskPapers]:
    """Find the questions of every lesson, by what the store calls it."""
    found: dict[str, DeskPapers] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.desk_adapter"
        if module.ispkg and importlib.util.find_spec(name) is not None:
            papers: DeskPapers = importlib.import_module(name).DESK_PAPERS
            found[papers.lesson] = papers
    return found
