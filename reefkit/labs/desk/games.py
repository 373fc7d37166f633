"""What a game tells the desk about itself: the desk knows no game.

A lab that can be played by a class has a module ``on_desk`` with its `DESK_GAME`; adding a game
changes no file here.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Literal, NamedTuple, Protocol

import reefkit.labs
from reefkit.labs.setting import Setting
from reefkit.match.game import Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message


class Choice(NamedTuple):
    """One option of a game, for the settings of a class; all texts are said already.

    Attributes
    ----------
    name
        The option.
    title, about
        What it is called, and what it does.
    how
        ``switch`` (a bool), ``choice`` (one of `values`), ``number``, or ``several`` of `values`.
    values
        What can be chosen: value and label.
    now
        What is chosen.
    least, most
        Of a number.
    folded
        Whether few teachers turn it, so that it stands folded away.
    """

    name: str
    title: str
    about: str
    how: Literal["switch", "choice", "number", "several"]
    values: tuple[tuple[str, str], ...] = ()
    now: object = None
    least: int = 0
    most: int = 0
    folded: bool = False


class Standing(NamedTuple):
    """How a table stands.

    Attributes
    ----------
    stage
        A name of where it stands that is the same at every table there, such as ``"3/settlement"``;
        for a gate too.
    order
        How far that is; tables further on have a larger one.
    round, rounds
        The round that is played, from 1 (0: before it), and of how many.
    phase
        What is played, short, such as *Settle*.
    waits
        The seats it waits for.
    gate
        The id of the gate where it waits for the class; empty for none.
    is_card
        Whether a card is drawn behind that gate, which every table has to reach first.
    since
        When something last happened there; none for never.
    over
        Whether the match has ended.
    points
        The points of each seat.
    types
        How many types live at the table now.
    """

    stage: str
    order: tuple[int, ...]
    round: int
    rounds: int
    phase: Message
    waits: tuple[int, ...]
    gate: str
    is_card: bool
    since: datetime | None
    over: bool
    points: tuple[int, ...]
    types: int


class Survey(NamedTuple):
    """The diversity of a table at one survey.

    Attributes
    ----------
    round
        Which survey: 0 before the first round.
    types
        The names of the types that live on each reef, by seat.
    alpha, beta, gamma
        Mean richness of its reefs, Whittaker's gamma over alpha (NaN without reefs), richness of
        all of it.
    """

    round: int
    types: tuple[frozenset[str], ...]
    alpha: float
    beta: float
    gamma: int


class PlanStep(NamedTuple):
    """One step of a lesson plan: when it begins in minutes, how long it takes, what it is."""

    begins: int
    minutes: int
    title: str
    round: int = 0


class Plan(NamedTuple):
    """A lesson plan: its id, its name, its minutes and its steps, sitting after sitting."""

    id: str
    title: str
    minutes: int
    steps: tuple[PlanStep, ...]


class TalkPoint(NamedTuple):
    """A question for the class, from what its tables predicted.

    Attributes
    ----------
    id
        Of this point, the same while it is about the same.
    picture
        The id of the organism's drawing; empty for none.
    claim
        What was to be predicted, and what happened: *Boulder coral lives: strong skeleton*.
    right, of
        How many foresaw it, of how many.
    about
        Where and when: *gale in round 2*.
    ask
        A question for the class.
    """

    id: str
    picture: str
    claim: str
    right: int
    of: int
    about: str
    ask: str


class DeskGame(Protocol):
    """One game, as the desk shows it."""

    id: str
    lesson: str
    """The folder of the lesson that students open."""

    def title(self, say: Catalogue) -> str:
        """Give the lesson's name."""
        ...

    def defaults(self) -> Plain:
        """Give the game's options as they stand in its content."""
        ...

    def choices(self, say: Catalogue, options: Plain) -> tuple[Choice, ...]:
        """Give every option that a class may turn."""
        ...

    def check(self, options: Plain) -> Plain:
        """Give all options, those named and the others as they are by default.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        ...

    def check_one(self, name: str, value: object) -> object:
        """Turn what a browser sent into a value of an option.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        ...

    def new_match(self, seats: Sequence[SeatInfo], setting: Setting, ocean: str) -> Match:
        """Set a match up; `ocean` is the key that tables share, empty where each has its own."""
        ...

    def standing(self, table: Table) -> Standing:
        """Say how a table stands."""
        ...

    def pictures(self, table: Table, seats: Sequence[str]) -> tuple[str, ...]:
        """Draw each seat's board small, as HTML, with a label that has the seat's name."""
        ...

    def surveys(self, table: Table) -> tuple[Survey, ...]:
        """Give a table's diversity, survey by survey."""
        ...

    def plans(self, say: Catalogue) -> tuple[Plan, ...]:
        """List the lesson plans."""
        ...

    def talk(self, say: Catalogue, tables: Sequence[Table]) -> tuple[TalkPoint, ...]:
        """List what is worth talking about in what the tables predicted, the best first."""
        ...


@cache
def desk_games() -> dict[str, DeskGame]:
    """Find every game that a class can play, by id."""
    found: dict[str, DeskGame] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        if not module.ispkg:
            continue
        name = f"{reefkit.labs.__name__}.{module.name}.on_desk"
        if importlib.util.find_spec(name) is not None:
            game: DeskGame = importlib.import_module(name).DESK_GAME
            found[game.id] = game
    return found
