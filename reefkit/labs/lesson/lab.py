"""`Lab`: what a game brings to the page of its lesson, in its module ``lab`` as `LAB`.

This package knows no game: each difference between two lessons is an attribute or a method of
`Lab`. The message id of a text that differs ends with the lab's id (``lesson-title-climate``);
in a family of ids it has it in the middle (``tab-climate-genes``): `reefkit.labs.lesson.content`.

Pictures and pieces of HTML that differ are templates in the lab's own folder, which take
precedence over those of this package: `door_picture.html`, `before_picture.html`,
`after_picture.html`, `how_picture.html`, `how_more.html`, `new_seat.html`, `before_more.html`,
`after_more.html`, `after_told.html`, `evidence_more.html`, `evidence_told.html`,
`final_score.html`, `final_notes.html` and `final_more.html`.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
)

import numpy as np

import reefkit.labs
from reefkit.labs.lesson.content import files_of
from reefkit.labs.lesson.log import LogLine
from reefkit.labs.lesson.moments import Moment, openings
from reefkit.labs.lesson.option_form import OptionSet
from reefkit.labs.lesson.papers import Papers, read_papers
from reefkit.labs.lesson.what_if import WhatIf
from reefkit.labs.session import PagePart
from reefkit.match.game import Game, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, once
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    import ipywidgets  # type: ignore[import-untyped]
    from numpy.typing import NDArray

    from reefkit.assess.question import Question
    from reefkit.assess.question_maker import MatchQuestions
    from reefkit.labs.question_view import QuestionView

Part: TypeAlias = PagePart[Any]
Values: TypeAlias = dict[str, object]
SceneType = TypeVar("SceneType")
SessionType = TypeVar("SessionType")


class DoorDrawing(NamedTuple):
    """One drawing of the door's picture: which, its corner, and how large it is."""

    art: str
    x: int
    y: int
    size: int
    mirrored: bool = False


class HowStep(NamedTuple):
    """One step of *How to play*."""

    id: str  #: Message with the step's name; its `.text` has the explanation.
    picture: object = None  #: What `how_picture.html` is given to draw.
    #: Numbers in force, for the explanation.
    values: dict[str, Any] = {}  # noqa: RUF012  # never changed


class MatchEnding(NamedTuple):
    """Result of a match, for the page that shows it."""

    won: Message  #: Who won; for players who play together, how the match ended.
    story: list[Message]  #: What happened to the seat at this screen, one message per sentence.
    values: dict[str, Any]  #: Values for `final_score.html` and `final_more.html`.
    winners: tuple[int, ...] = ()  #: Seats that won, from 0.


class Lived(NamedTuple):
    """Which types lived where and when, in the form that all games share (`dataframe.presence`)."""

    counts: NDArray[np.int64]  #: Individuals, shape (samples, places, types).
    roles: Mapping[str, str]  #: The types in their order, each with its role.
    rounds: Sequence[int]  #: Of each sample.
    times: Sequence[int] = ()  #: The game's own time in the round; empty: the round.
    of_seats: bool = True  #: Whether the places are those of seats, or one is everybody's.


class Widget(Protocol):
    """A region that is its own widget, such as a board or a set of charts."""

    widget: ipywidgets.Widget

    def show(self, scene: Any) -> None:
        """Update the widget to a scene; called at each drawing while a match is on the page."""


class AskWidget(Protocol):
    """A lab's widget for a question: a board to pick cells on or to look at."""

    def show(self, view: QuestionView, say: Catalogue) -> ipywidgets.Widget | None:
        """Return the widget, updated to the question; None if this question needs none."""


class Homework(Protocol):
    """Set-ups that students prepare at home and bring to a match."""

    def quick_start(self, session: Any) -> None:
        """Begin *Quick start* with the set-up that waits, if one does."""

    def begin(self, session: Any, draft: MatchDraft) -> None:
        """Begin a match with the set-ups of its seats.

        Raises
        ------
        ReefkitError
            When a code is none, or the match cannot be made.
        """

    def seat_values(self, scene: Any, draft: MatchDraft) -> Values:
        """Return what `new_seat.html` reads."""


class CardReport(Protocol):
    """The card that lies open in a match."""

    def line(self, scene: Any) -> str:
        """Return it in a line next to a replay, as HTML; empty where none lies open."""

    def spoken(self, scene: Any) -> Sequence[Message]:
        """List what a screen reader reads of it; what the seat is to do now follows."""

    def check_record(self, scene: Any) -> None:
        """Raise a `Rejection` where the record would tell of it too early."""


PERSON = "person"
MOST_MEMBERS = 3


@dataclass
class SeatDraft:
    """One seat as typed into the form: `kind` is `PERSON` or a bot's style.

    `code` is what else a lab asks of a seat (`new_seat.html`); None until something is typed.
    """

    kind: str = PERSON
    name: str = ""
    members: list[str] = field(default_factory=lambda: [""] * MOST_MEMBERS)
    code: str | None = None
    person: str = ""  #: Name typed here before a bot took the seat.


@dataclass
class MatchDraft:
    """A new match as typed into the form."""

    seats: list[SeatDraft]
    options: dict[str, Any]
    seed: str = ""


class Lab(Generic[SceneType, SessionType]):
    """What one lab brings to its page; the defaults add nothing."""

    #: Id of the lab and its game, which also names its store, its content (``data/<id>``) and the
    #: messages in which lessons differ.
    id: str
    lesson: str  #: Folder of its lesson, which also names the files handed out.
    #: Whether it has a match of its own. A lesson without one has its own regions instead of an
    #: entrance (`screen_of_page`), and its *After* asks about no match.
    plays: bool = True
    has_places: ClassVar[bool] = False  #: Whether each seat has its own place with types.
    game: Game
    #: Class of its scenes, a subclass of `LessonScene`.
    scene_class: type[SceneType]
    #: Class of its sessions; None for `LessonSession`.
    session_class: type[SessionType] | None = None
    #: Regions of the page, in reading order. The stage goes before ``controls``, the charts below
    #: ``evidence``; ``top`` and ``whole`` are required; ``ask-head``, ``ask-body`` and ``ask-foot``
    #: share one box.
    parts: tuple[Part, ...]
    #: Whole pages that only this lab has; the act ``page`` opens them by name.
    own_pages: tuple[Part, ...] = ()
    #: Regions shown in tabs of the evidence other than charts; ``log`` always shows the record.
    bodies: ClassVar[Mapping[str, Part]] = {}
    #: Acts of the page's controls, in addition to those of the regions above.
    more_acts: tuple[Acts, ...] = ()
    #: Message id prefixes for the values of a column of the record, by column.
    record_names: ClassVar[Mapping[str, str]] = {}
    #: Names of whole pages in the head's menu, next to *Before*, *Play* and *After*;
    #: ``lab-page-<name>`` is the label.
    more: tuple[str, ...] = ("how", "glossary", "rulings", "experiment", "data")
    goals: str = "abcde"  #: Letters of the learning goals; ``goal-<id>-<letter>`` is the text.
    options: OptionSet
    least_seats: int  #: Fewest seats of a table.
    most_seats: int  #: Most seats of a table.
    #: Styles of the bots that join one person in the form of a new match, by seat; a bot's name is
    #: ``new-bot-<id>-<style>``.
    quick_bots: tuple[str, ...]
    quick_options: ClassVar[Mapping[str, Any]] = {}  #: Options that *Quick start* changes.
    #: Options that *First game*, for the youngest, changes; if empty, there is no such button.
    first_game: ClassVar[Mapping[str, Any]] = {}
    first_bots: tuple[str, ...] = ()  #: Bots of *First game*; empty for those of *Quick start*.
    #: Phase (`Rules.when`) that bots play for all seats at *Quick start*; empty for none.
    set_up: str = ""
    #: Whether the entrance and *How to play* offer a practice round: the lab's act ``practise``.
    practice: bool = False
    #: Tabs of the evidence, in order; a match begins with the first; ``tab-<id>-<tab>`` is the
    #: label. A finished match opens with `page_memory.FINAL`, which is not among them.
    tabs: tuple[str, ...]
    charts_in: tuple[str, ...] = ()  #: Tabs that show charts.
    #: Names of the regions that draw the board, for pages that show it alone; empty if the stage
    #: draws it.
    board: tuple[str, ...] = ()
    #: Tab and chart of ranges through time, and of diversity through time: a notebook's pieces
    #: ``ranges`` and ``diversity``.
    courses: tuple[tuple[str, str], tuple[str, str]]
    #: Ids of the phases by which the log can be filtered; ``phase-<id>-<phase>`` is the label.
    phases: tuple[str, ...] = ()
    fewest_win: bool = False  #: Whether the lowest score wins.
    #: Whether hands are secret: if several play at one screen, the hand is covered after each
    #: pass, until *Show my hand* (`LessonSession.hand_is_covered`).
    secret_hands: bool = False
    counts_seconds: bool = False  #: Whether its own controls show a seat's remaining seconds.
    #: Action that stores a note, made from its text; None if the page has no field for notes.
    note: type[Any] | None = None
    #: Capabilities, each None where the lab has it not.
    #: ``what_if``: What is compared when a finished match is replayed with one thing changed.
    what_if: WhatIf | None = None
    homework: Homework | None = None
    open_card: CardReport | None = None
    #: ``ask_widget``: The class of `AskWidget`, made from a session.
    ask_widget: type[Any] | None = None
    #: What templates of the pages ``door``, ``how``, ``before``, ``after`` and ``evidence`` read,
    #: made from a scene.
    page_values: ClassVar[Mapping[str, Callable[[Any], Values]]] = {}
    stored_hand: tuple[str, ...] = ()  #: What of a hand is stored with the page, by attribute.
    no_evidence_in: str = ""  #: The phase in which there is no evidence yet; empty for none.
    #: Its `MatchQuestions` by name, ``module:object``: they are loaded when a match is over.
    #: Empty where none are made from a match.
    match_questions: str = ""
    #: Its class of `LabOnDesk`, by name: a student's page loads nothing of the desk. Empty where no
    #: class can play it.
    desk_adapter: str = ""

    @cached_property
    def desk(self) -> Any:
        """What shows its tables on the teacher's desk, a `LabOnDesk`; None where no class plays."""
        return pkgutil.resolve_name(self.desk_adapter)(self) if self.desk_adapter else None

    def hides_hands(self, table: Table) -> bool:
        """Return whether hands are secret in a match."""
        return self.secret_hands

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.lesson}")

    @property
    def templates(self) -> Path:
        return Path(inspect.getfile(type(self))).parent / "templates"

    # -- the match -----------------------------------------------------------------------------

    def new_match(
        self, seats: Sequence[SeatInfo], *, seed: int | None = None, options: Mapping[str, Any] = {}
    ) -> Match:
        """Set up a match.

        `seed`: As typed by a person; None for a random key.

        Raises
        ------
        SetupError
            If options or seats do not fit the game.
        """
        raise NotImplementedError

    def rounds(self, options: Mapping[str, Any]) -> int:
        """Return the number of rounds of a match with these options; 0 if it has no last round."""
        return int(options.get("rounds", 0))

    def moments(self, table: Table) -> list[Moment]:
        """List the moments of a match, one per position, including the start."""
        raise NotImplementedError

    def surveys(self, found: list[Moment]) -> list[int]:
        """Return the positions of the surveys among a match's moments."""
        return openings(found)[1:]

    def lines(self, match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
        """List what happened as lines of the log (`log.lines_of`).

        `position`: End of the part of the log that is read. `seat`: Whose view; None for what
        everybody may know. `since`: First entry listed.
        """
        raise NotImplementedError

    def lived(self, table: Table, position: int | None = None) -> Lived:
        return Lived(np.zeros((0, 0, 0), np.int64), {}, ())

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """List a seat's notes by round, in a game whose state has them."""
        notes = getattr(table.view(seat).state, "notes", None)
        return () if notes is None else tuple(notes[seat])

    def new_hand(self) -> object:
        """Make what the seat whose turn it is has in hand: nothing."""
        return None

    # -- questions -----------------------------------------------------------------------------

    def papers(self) -> Papers:
        """Return the bank, the forms and the match questions, read once per process.

        Raises
        ------
        ContentError
            If something in them is not as expected.
        """
        return _papers_of(self)

    def drawing(self, name: str, values: Mapping[str, Any], say: Catalogue) -> str:
        """Draw the evidence of a question as HTML; empty if there is no such drawing."""
        return ""

    # -- the page while a match is played ------------------------------------------------------

    def stage(self, session: SessionType) -> Widget | None:
        return None

    def charts(self, session: SessionType) -> Widget | None:
        return None

    def screen(self, scene: SceneType) -> str:
        """Name the page's layout while a match is played: the class ``rk-screen-<name>``.

        A finished match has the layout ``over``.
        """
        return "play"

    def screen_of_page(self, scene: SceneType) -> str:
        """Name the layout of a whole page; with any name but ``whole``, the stage stays visible."""
        return "whole"

    def bar(self, scene: SceneType) -> str:
        """Draw the bar below the page's head."""
        return ""

    def standing(self, scene: SceneType) -> Message | None:
        """Explain why nothing can be done here; evaluated before the rules."""
        return None

    def now(self, scene: SceneType) -> Message | None:
        """Describe the next action of an awaited seat; None for the wording of the rules."""
        return None

    # -- the evidence and the end --------------------------------------------------------------

    def told(self, scene: SceneType) -> list[Message]:
        """List sentences about the point selected in a chart."""
        return []

    def ending(self, scene: SceneType) -> MatchEnding:
        return MatchEnding(Message("play-over"), [], {})

    # -- whole pages ---------------------------------------------------------------------------

    def how(self, scene: SceneType) -> Sequence[HowStep]:
        return ()

    def values(self, page: str, scene: SceneType) -> Values:
        make = self.page_values.get(page)
        return {} if make is None else make(scene)

    # -- names ---------------------------------------------------------------------------------

    def card_name(self, card: str) -> Message:
        return Message(f"card-{card}")

    def names(self) -> Mapping[str, str]:
        """Return names that come from content, by message id, for ids missing from the catalogue.

        So a teacher's additions have names on the page.
        """
        return {}


AnyLab: TypeAlias = Lab[Any, Any]
"""A lab whose types of scene and session do not matter."""


@once
def _papers_of(lab: AnyLab) -> Papers:
    def make(table: Table, seat: int, key: str) -> list[Question]:
        if not lab.match_questions:
            return []
        questions: MatchQuestions = pkgutil.resolve_name(lab.match_questions)
        return [*questions.plotted(table, seat, key), *questions.made(table, seat, key)]

    return read_papers(lab.id, make)


@cache
def labs() -> dict[str, AnyLab]:
    return {id_: lab for id_, lab in every_lab().items() if lab.plays}


@cache
def every_lab() -> dict[str, AnyLab]:
    """Import the lab of every folder that has a module ``lab``, and return them by id."""
    found: dict[str, AnyLab] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.lab"
        if module.ispkg and module.name != "lesson" and importlib.util.find_spec(name) is not None:
            lab: AnyLab = importlib.import_module(name).LAB
            found[lab.id] = lab
    return found


def content_files() -> dict[str, object]:
    """Return the type of each content file of all labs, by path."""
    return {path: type_ for id_ in every_lab() for path, type_ in files_of(id_).items()}
