"""`Lab`, the base class of labs; a lesson's own is `LAB` in the module ``lab`` of its folder.

This package knows no game: each difference between two lessons is an attribute or a method of
`Lab`. If a text differs, the lab's id is in the id of its message: at the end
(``lesson-title-climate``), or in the middle for a family of ids (``tab-climate-genes``); see
`reefkit.labs.lesson.content`.

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

    from reefkit.assess.question import Question
    from reefkit.assess.question_maker import MatchQuestions
    from reefkit.labs.question_view import QuestionView

Part: TypeAlias = PagePart[Any]
Values: TypeAlias = dict[str, object]
SceneType = TypeVar("SceneType")
SessionType = TypeVar("SessionType")


class DoorDrawing(NamedTuple):
    """An organism in the door's picture."""

    art: str  #: Id of the drawing.
    x: int  #: Top left corner.
    y: int
    size: int
    mirrored: bool = False


class HowStep(NamedTuple):
    """One step of *How to play*."""

    id: str  #: Message with the step's name; its `.text` has the explanation.
    picture: object = None  #: Passed to `how_picture.html`, which draws it.
    #: Numbers that the explanation names, as the content sets them.
    values: dict[str, Any] = {}  # noqa: RUF012  # never changed


class MatchEnding(NamedTuple):
    """Result of a match, for the page that shows it."""

    won: Message  #: Who won; for players who play together, how the match ended.
    story: list[Message]  #: What happened to the seat at this screen, one message per sentence.
    values: dict[str, Any]  #: Values for `final_score.html` and `final_more.html`.
    winners: tuple[int, ...] = ()  #: Seats that won, from 0.


class Widget(Protocol):
    """A region that is its own widget, such as a board or a set of charts."""

    widget: ipywidgets.Widget

    def show(self, scene: Any) -> None:
        """Update the widget to a scene; called at each drawing while a match is on the page."""


class AskWidget(Protocol):
    """A lab's widget for a question: a board to pick cells on or to look at."""

    def show(self, view: QuestionView, say: Catalogue) -> ipywidgets.Widget | None:
        """Return the widget, updated to the question; None if the question needs no widget."""


class Homework(Protocol):
    """Set-ups that students prepare at home and bring to a match."""

    def quick_start(self, session: Any) -> None:
        """Begin the match of *Quick start*, with the student's prepared set-up if there is one."""

    def begin(self, session: Any, draft: MatchDraft) -> None:
        """Begin a match with the set-ups of its seats.

        Raises
        ------
        ReefkitError
            If a code is invalid, or the match cannot be made.
        """

    def seat_values(self, scene: Any, draft: MatchDraft) -> Values:
        """Return the values for `new_seat.html`."""


class CardReport(Protocol):
    """The card that lies open in a match."""

    def line(self, scene: Any) -> str:
        """Return the open card as a line of HTML next to a replay; empty if no card is open."""

    def spoken(self, scene: Any) -> Sequence[Message]:
        """List the sentences about the open card that a screen reader reads; empty for none."""

    def check_record(self, scene: Any) -> None:
        """Raise a `Rejection` if the record would reveal the effects of the open card too early."""


PERSON = "person"
MOST_MEMBERS = 3


@dataclass
class SeatDraft:
    """One seat of a new match, as typed into the form."""

    kind: str = PERSON  #: `PERSON`, or the style of a bot.
    name: str = ""
    members: list[str] = field(default_factory=lambda: [""] * MOST_MEMBERS)
    #: Code of a prepared set-up (`Homework`), as typed; None before anything is typed.
    code: str | None = None
    person: str = ""  #: The person's name, if the seat was then given to a bot.


@dataclass
class MatchDraft:
    """A new match as typed into the form."""

    seats: list[SeatDraft]
    options: dict[str, Any]
    seed: str = ""


class Lab(Generic[SceneType, SessionType]):
    """The lab of one lesson: its game, and all in which its page differs from other lessons'.

    The defaults add nothing to the page.
    """

    #: Id of the lab and its game, which also names its store, its content (``data/<id>``) and the
    #: messages in which lessons differ.
    id: str
    lesson: str  #: Folder of its lesson, which also names the files handed out.
    #: Whether it has a match of its own. A lesson without one has its own regions instead of an
    #: entrance (`screen_of_page`), and its *After* asks about no match.
    plays: bool = True
    next_lesson: ClassVar[str] = ""  #: Folder of the lesson that follows; empty for any other.
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
    #: Styles of the bots that join one person in a new match, in seat order; a bot's name is
    #: ``new-bot-<id>-<style>``. A notebook's `play` uses them too.
    quick_bots: Sequence[str]
    #: Options that *First game*, for the youngest, changes; if empty, there is no such button.
    first_game: ClassVar[Mapping[str, Any]] = {}
    #: Options that *Two of us*, for two at one screen, changes; if empty, there is no such button.
    pair_game: ClassVar[Mapping[str, Any]] = {}
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
    #: The charts of a notebook's pieces ``ranges`` and ``diversity``, each as tab and chart name.
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
    #: What is compared if a finished match is replayed with one change; None if the lab has no
    #: *What if*.
    what_if: WhatIf | None = None
    homework: Homework | None = None  #: None if nothing can be prepared at home.
    open_card: CardReport | None = None  #: None if no card lies open in a match.
    #: Class that implements `AskWidget`, made from a session; None if no question needs a board.
    ask_widget: type[Any] | None = None
    #: Functions that return further values for the templates of the pages ``door``, ``how``,
    #: ``before``, ``after`` and ``evidence``, by page.
    page_values: ClassVar[Mapping[str, Callable[[Any], Values]]] = {}
    stored_hand: tuple[str, ...] = ()  #: Attributes of a hand that are stored with the page.
    no_evidence_in: str = ""  #: The phase in which there is no evidence yet; empty for none.
    #: ``module:object`` of its `MatchQuestions`, imported only when a match is over; empty if no
    #: questions are made from a match.
    match_questions: str = ""
    #: ``module:class`` of its `LabOnDesk`, so that a student's page imports nothing of the desk;
    #: empty if no class can play it.
    desk_adapter: str = ""

    @cached_property
    def desk(self) -> Any:
        """The `LabOnDesk` that shows the lab's tables to a teacher; None if no class plays it."""
        return pkgutil.resolve_name(self.desk_adapter)(self) if self.desk_adapter else None

    def hides_hands(self, table: Table) -> bool:
        """Return whether hands are secret in a match."""
        return self.secret_hands

    @property
    def quick_options(self) -> Mapping[str, Any]:
        """Options that *Quick start* changes."""
        return {}

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
        """Return the positions of a match's surveys; by default the beginnings of all later rounds.

        `found`: The moments of the match.
        """
        return openings(found)[1:]

    def lines(self, match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
        """List what happened as lines of the log (`log.lines_of`).

        `position`: End of the part of the log that is read. `seat`: Seat that reads; None for what
        everybody may know. `since`: First entry listed.
        """
        raise NotImplementedError

    def holds_bots(self, session: SessionType) -> bool:
        """Return whether bots wait until the reader has closed what the page shows."""
        return False

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """List a seat's notes by round; empty in a game whose state has none."""
        notes = getattr(table.view(seat).state, "notes", None)
        return () if notes is None else tuple(notes[seat])

    def new_hand(self) -> object:
        """Make an empty hand: the unsent choices of the seat whose turn it is (`LessonUi.hand`)."""
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
        """Draw the picture of a question (`DrawingPicture`) as HTML; empty for an unknown name."""
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
        """Explain why nothing can be done now, whatever the rules say; None if something can."""
        return None

    def now(self, scene: SceneType) -> Message | None:
        """Describe the next action of an awaited seat; None for the wording of the rules."""
        return None

    def begins(self, scene: SceneType) -> str:
        """Name the step that begins at the head of the page, as on a phone; empty if none does."""
        return ""

    def aloud(self, scene: SceneType, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """Choose and shorten the new lines of the log that are said aloud."""
        return lines

    def holding(self, scene: SceneType) -> Sequence[Message]:
        """List what a seat has to know before it decides, for those who do not see it."""
        return ()

    # -- the evidence and the end --------------------------------------------------------------

    def told(self, scene: SceneType) -> list[Message]:
        """List sentences about the point selected in a chart."""
        return []

    def ending(self, scene: SceneType) -> MatchEnding:
        return MatchEnding(Message("play-over"), [], {})

    def diagram(self, scene: SceneType, seat: int) -> tuple[Message, str] | None:
        """Return what a seat's saved board shows besides the board: its name, and an SVG."""
        return None

    def predicted(self, scene: SceneType) -> Sequence[Message]:
        """List what the reader foresaw in the match, for the report."""
        return ()

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
        """Return names from the content by message id, such as those of a teacher's own cards.

        They are used for ids that the catalogue lacks.
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
    """Return the labs that play a match, by id; `every_lab` has the others too."""
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
