"""What a lab brings to the page of its lesson: one object, `LAB`, in its module ``lab``.

The room around it knows no game: what differs between two lessons is an attribute or a method of
`Lab`. Where a text differs, its message id ends with the lab's id (``lesson-title-climate``); in a
family it has it in the middle (``tab-climate-genes``): `reefkit.labs.lesson.content`.

Pictures and pieces of HTML that differ are in templates of the lab's own folder, which come
before those of this room: `door_picture.html`, `before_picture.html`, `after_picture.html`,
`how_picture.html`, `how_more.html`, `new_seat.html`, `before_more.html`, `after_more.html`,
`after_told.html`, `evidence_more.html`, `evidence_told.html`, `final_score.html`,
`final_notes.html` and `final_more.html`.
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
from reefkit.labs.acts import Acts
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

    id: str  #: Its message: the name of the step; its `.text` says it.
    picture: object = None  #: What `how_picture.html` is told of it.
    #: Numbers in force, for the sentence.
    values: dict[str, Any] = {}  # noqa: RUF012  # never written to


class MatchEnding(NamedTuple):
    """How a match ended, for the page that says so."""

    won: Message  #: Who won, or what became of those who played alone.
    #: What happened to the seat at this screen, sentence by sentence; empty for nothing.
    story: list[Message]
    values: dict[str, Any]  #: What `final_score.html` and `final_more.html` are told.
    winners: tuple[int, ...] = ()  #: The seats that won.


class Lived(NamedTuple):
    """Who lived where in a match: the same of all games (`dataframe.presence`)."""

    counts: NDArray[np.int64]  #: Individuals, shape (samples, places, types).
    roles: Mapping[str, str]  #: The types in their order, each with its role.
    rounds: Sequence[int]  #: Of each sample.
    times: Sequence[int] = ()  #: The game's own time in the round; empty: the round.
    of_seats: bool = True  #: Whether the places are those of seats, or one is everybody's.


class Widget(Protocol):
    """A region that is a widget of its own: a board, or a sheet of charts."""

    widget: ipywidgets.Widget  #: What is on the page.

    def show(self, scene: Any) -> None:
        """Bring the widget to a scene; called at each drawing while a match is on the page."""


class AskWidget(Protocol):
    """What a lab draws of a question as a widget: a board to pick on or to look at."""

    def show(self, view: QuestionView, say: Catalogue) -> ipywidgets.Widget | None:
        """Return the widget, brought to the question; none where this question has none."""


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
    """One seat as typed: `kind` is `PERSON` or a bot's style.

    What else a lab asks of a seat (`new_seat.html`) is stored in `code`, none until it was
    typed.
    """

    kind: str = PERSON
    name: str = ""
    members: list[str] = field(default_factory=lambda: [""] * MOST_MEMBERS)
    code: str | None = None
    person: str = ""  #: The name that stood here before a bot took the seat.


@dataclass
class MatchDraft:
    """A match as typed."""

    seats: list[SeatDraft]
    options: dict[str, Any]
    seed: str = ""


class Lab(Generic[SceneType, SessionType]):
    """What one lab brings; what a lab leaves out has a default that says nothing."""

    #: The lab's and the game's id: its store, its content (``data/<id>``), and what the ids of
    #: texts end with where they differ by lesson.
    id: str
    lesson: str  #: The folder of its lesson, which also names the files that it hands out.
    #: Whether it plays a match of its own. A lesson that plays none has regions of its own where
    #: the others have a door (`screen_of_page`), and *After* asks about no match.
    plays: bool = True
    has_places: ClassVar[bool] = False  #: Whether each seat has a place of its own with its types.
    game: Game  #: The rules.
    #: Makes a scene from a session and its templates: a subclass of `LessonScene`.
    scene_class: type[SceneType]
    #: The class of its sessions; none: `LessonSession`.
    session_class: type[SessionType] | None = None
    #: The regions of the page, in reading order. A region called ``controls`` has the stage before
    #: it, one called ``evidence`` has the charts below it; ``top`` and ``whole`` must be there, and
    #: ``ask-head``, ``ask-body`` and ``ask-foot`` are in one box.
    parts: tuple[Part, ...]
    #: Whole pages that only this lab has; each is opened by the act ``page`` under its name.
    own_pages: tuple[Part, ...] = ()
    #: What a tab of the evidence shows where it is no chart; ``log`` is the record, always.
    bodies: ClassVar[Mapping[str, Part]] = {}
    #: What the page's controls may do next to the acts of all these regions.
    more_acts: tuple[Acts, ...] = ()
    #: How the ids of messages begin that name what a column of the record holds, by column.
    record_names: ClassVar[Mapping[str, str]] = {}
    #: Names of whole pages that the head offers, next to *Before*, *Play* and *After*:
    #: ``lab-page-<name>`` says each.
    more: tuple[str, ...] = ("how", "glossary", "rulings", "experiment", "data")
    goals: str = "abcde"  #: The letters of the learning goals: ``goal-<id>-<letter>`` says each.
    options: OptionSet  #: The game's options as a form shows them.
    #: ``least_seats``, ``most_seats``: Seats of a table.
    least_seats: int
    most_seats: int
    #: Styles of bots that the page of a new match begins with next to one person, in order of
    #: seats; a bot's name is ``new-bot-<id>-<style>``.
    quick_bots: tuple[str, ...]
    quick_options: ClassVar[Mapping[str, Any]] = {}  #: What *Quick start* turns.
    #: What *First game*, for the youngest, turns; the door has no such button where it is empty.
    first_game: ClassVar[Mapping[str, Any]] = {}
    first_bots: tuple[str, ...] = ()  #: The bots of *First game*; none: those of *Quick start*.
    #: The phase (`Rules.when`) that bots play for all seats at *Quick start*; empty for none.
    set_up: str = ""
    #: Whether the door and *How to play* offer a practice round: an act ``practise`` of the lab's.
    practice: bool = False
    #: The tabs of the evidence, in order; the first is open when a match begins; ``tab-<id>-<tab>``
    #: says each. A match that is over opens with `ui.FINAL`, which is not among them.
    tabs: tuple[str, ...]
    charts_in: tuple[str, ...] = ()  #: Those tabs that show charts.
    #: Names of the regions that draw the board, for a page that shows it alone; empty where it is
    #: the stage.
    board: tuple[str, ...] = ()
    #: The tab and the chart that show who lived when, and those that show how varied life was: the
    #: pieces ``ranges`` and ``diversity`` of a notebook in steps.
    courses: tuple[tuple[str, str], tuple[str, str]]
    #: Ids of phases by which the log can be filtered, in order; ``phase-<id>-<phase>`` says each.
    phases: tuple[str, ...] = ()
    fewest_win: bool = False  #: Whether the fewest points win.
    #: Whether hands are hidden from the others: several at one screen are then covered after each
    #: pass, until *Show my hand* (`LessonSession.hand_is_covered`).
    secret_hands: bool = False
    counts_seconds: bool = False  #: Whether its own controls say how many seconds a seat has left.
    #: The action that keeps a note, made from its text; none where the page has no field for one.
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
        """Set a match up.

        Parameters
        ----------
        seats
            Who plays.
        seed
            A number a person typed; none gives a random key.
        options
            Changes to the game's options.

        Raises
        ------
        SetupError
            When options or seats do not fit the game.
        """
        raise NotImplementedError

    def rounds(self, options: Mapping[str, Any]) -> int:
        return int(options.get("rounds", 0))

    def moments(self, table: Table) -> list[Moment]:
        """List the moments of a match, one per position, including the start."""
        raise NotImplementedError

    def surveys(self, found: list[Moment]) -> list[int]:
        return openings(found)[1:]

    def lines(self, match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
        """List what happened as lines of the log (`log.lines_of`).

        Parameters
        ----------
        match, position
            A match, in its first so many entries.
        seat
            As whom; none: what everybody may know.
        since
            From which entry on.
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
        """Return the bank, the forms and what makes questions, read once a process.

        Raises
        ------
        ContentError
            When something in them is not as expected.
        """
        return _papers_of(self)

    def drawing(self, name: str, values: Mapping[str, Any], say: Catalogue) -> str:
        return ""

    # -- the page while a match is played ------------------------------------------------------

    def stage(self, session: SessionType) -> Widget | None:
        return None

    def charts(self, session: SessionType) -> Widget | None:
        return None

    def screen(self, scene: SceneType) -> str:
        """Name the page's arrangement while a match is played: the class ``rk-screen-<name>``.

        The end has one of its own, ``over``.
        """
        return "play"

    def screen_of_page(self, scene: SceneType) -> str:
        """Name the screen of a whole page; with any name but `whole`, the stage stays visible."""
        return "whole"

    def bar(self, scene: SceneType) -> str:
        return ""

    def standing(self, scene: SceneType) -> Message | None:
        """Explain why nothing can be done here; evaluated before the rules."""
        return None

    def now(self, scene: SceneType) -> Message | None:
        """Describe the next action of an awaited seat; None for the wording of the rules."""
        return None

    # -- the evidence and the end --------------------------------------------------------------

    def told(self, scene: SceneType) -> list[Message]:
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
        """Return what content calls its own things, by message: said where the catalogue has none.

        So what a teacher adds has its words on the page.
        """
        return {}


AnyLab: TypeAlias = Lab[Any, Any]
"""A lab for whom its kind of scene and session do not matter."""


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
    """Find every lab by id; adding a folder is enough to register one."""
    found: dict[str, AnyLab] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.lab"
        if module.ispkg and module.name != "lesson" and importlib.util.find_spec(name) is not None:
            lab: AnyLab = importlib.import_module(name).LAB
            found[lab.id] = lab
    return found


def content_files() -> dict[str, object]:
    return {path: type_ for id_ in every_lab() for path, type_ in files_of(id_).items()}
