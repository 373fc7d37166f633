"""What a lab brings to the page of its lesson: one object, `KIND`, in its module ``kind``.

`Front` is what the shared regions ask of it; `kinds` finds the labs of the package, none is listed.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import reefkit.labs
from reefkit.labs.lesson.log import LogLine, Moment, openings
from reefkit.labs.lesson.what_if import WhatIf
from reefkit.labs.session import Acts, PagePart
from reefkit.labs.setting import Choice
from reefkit.match.game import Action, Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    import ipywidgets  # type: ignore[import-untyped]

    from reefkit.labs.assessing.question_view import QuestionView
    from reefkit.labs.lesson.papers import Papers
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.labs.storage import Storage
    from reefkit.widgets.templates import Templates


# ---- What the shared regions of a page ask of a lab: `Kind.front`
#
# Every field has a default that says nothing, so that a lab fills in what it has. Pictures and
# pieces of HTML that differ stand in templates of the lab's own folder, which come before those
# of this room: `door_picture.html`, `before_picture.html`, `after_picture.html`,
# `how_picture.html`, `how_more.html`, `new_seat.html`, `before_more.html`, `after_more.html`,
# `evidence_more.html`, `evidence_told.html`, `final_score.html`, `final_notes.html` and
# `final_more.html`.

Part: TypeAlias = PagePart[Any]
Values: TypeAlias = dict[str, object]


class HowStep(NamedTuple):
    """One step of *How to play*.

    Attributes
    ----------
    id
        Its message: the name of the step; its `.text` says it.
    picture
        What `how_picture.html` is told of it.
    values
        Numbers in force, for the sentence.
    """

    id: str
    picture: object = None
    values: dict[str, Any] = {}  # noqa: RUF012  # never written to


class Ending(NamedTuple):
    """How a match ended, for the page that says so.

    Attributes
    ----------
    won
        Who won, or what became of those who played alone.
    story
        What happened to the seat at this screen, sentence by sentence; empty for nothing.
    values
        What `final_score.html` and `final_more.html` are told.
    """

    won: Message
    story: list[Message]
    values: dict[str, Any]


def no_html(scene: Any) -> str:  # a lab's own kind of scene
    """Draw nothing."""
    del scene
    return ""


def no_values(scene: Any) -> Values:  # as above
    """Tell a template nothing more."""
    del scene
    return {}


def no_values_of(scene: Any, more: Any) -> Values:  # as above
    """Tell a template nothing more."""
    del scene, more
    return {}


def nothing_told(scene: Any) -> list[Message]:  # as above
    """Tell nothing of a chart."""
    del scene
    return []


def nothing_said(scene: Any) -> None:  # as above
    """Say nothing of one's own."""
    del scene


def always(scene: Any) -> bool:  # as above
    """Tell that it is so."""
    del scene
    return True


def card_name(card: str) -> Message:
    """Name a card as Reef Survivor does."""
    return Message(f"card-{card}")


@dataclass(frozen=True)
class Front:
    """What the shared regions of a page ask of a lab.

    Attributes
    ----------
    pages
        Whole pages that only this lab has; each is opened by the act ``page`` under its name.
    more
        Names of whole pages that the head offers, beside *Before*, *Play* and *After*:
        ``lab-page-<name>`` says each.
    bar
        Draws what stands below the head while a match is played: phases, or whose turn it is.
    practice
        Whether the door and *How to play* offer a practice round: an act ``practise`` of the lab's.
    quick_start
        Begins the match of *Quick start*, given the session; none: `new_match.quick_start`.
    begin_new
        Begins the match that was set up, given the session and the `Draft`; none:
        `new_match.begin_new`.
    seat_values
        What `new_seat.html` (further fields of a person's seat) is told, of a scene and the
        `Draft`.
    how
        The steps of *How to play*, from a scene; none: the lab has a page ``how`` of its own.
    how_values
        What `how_more.html` is told beside the steps.
    door_values, before_values, after_values
        What `door_picture.html`, `before_more.html` and `after_more.html` are told.
    has_evidence
        Whether there is evidence to show already.
    bodies
        What a tab of the evidence shows where it is no chart; ``log`` is the record, always.
    told
        Says what was picked in a chart.
    evidence_values
        What `evidence_more.html` and `evidence_told.html` are told.
    ending
        How a match ended, from a scene.
    standing
        Says why there is nothing to do on what is shown, before the rules are asked; none where
        there may be.
    card_name
        Names one of the things that the teacher notes' events speak of.
    """

    pages: tuple[Part, ...] = ()
    more: tuple[str, ...] = ("how", "glossary", "rulings")
    bar: Callable[[Any], str] = no_html
    practice: bool = False
    quick_start: Callable[[Any], None] | None = None
    begin_new: Callable[[Any, Any], None] | None = None
    seat_values: Callable[[Any, Any], Values] = no_values_of
    how: Callable[[Any], tuple[HowStep, ...]] | None = None
    how_values: Callable[[Any], Values] = no_values
    door_values: Callable[[Any], Values] = no_values
    before_values: Callable[[Any], Values] = no_values
    after_values: Callable[[Any], Values] = no_values
    has_evidence: Callable[[Any], bool] = always
    bodies: Mapping[str, Part] = field(default_factory=dict)
    told: Callable[[Any], list[Message]] = nothing_told
    evidence_values: Callable[[Any], Values] = no_values
    ending: Callable[[Any], Ending] | None = None
    standing: Callable[[Any], Message | None] = nothing_said
    card_name: Callable[[str], Message] = card_name


# ---- What a lab brings to the page of its lesson: one object, `KIND`, in its module ``kind``
#
# The room around it knows no game. Whatever differs between two lessons is a field here; where a
# text differs, its message id ends with the lab's id (``lesson-title-climate``), or, in a family,
# has it in the middle (``tab-climate-genes``): `reefkit.labs.lesson.content`.


class Widget(Protocol):
    """A region that is a widget of its own: a board, or a sheet of charts.

    Attributes
    ----------
    widget
        What stands on the page.
    """

    widget: ipywidgets.Widget

    def show(self, scene: Any) -> None:
        """Bring the widget to a scene; called at each drawing while a match is on the page."""


class AskWidget(Protocol):
    """What a lab draws of a question as a widget: a board to pick on or to look at."""

    def show(self, asked: QuestionView, say: Catalogue) -> ipywidgets.Widget | None:
        """Give the widget, brought to the question; none where this question has none."""


class MakeMatch(Protocol):
    """Sets a match up."""

    def __call__(
        self, seats: Sequence[SeatInfo], *, seed: int | None = None, options: Mapping[str, Any] = {}
    ) -> Match:
        """Make the match.

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


@dataclass(frozen=True)
class NewMatch:
    """How a match of the game is set up on the page of a new match.

    Attributes
    ----------
    make
        Sets a match up.
    defaults
        Gives the options as they stand in the content.
    choices
        Gives every option with what it can be, said already; `Choice.folded` puts it under *For
        teachers*. Parameters: the catalogue, the options as they are set.
    check_option
        Turns what a browser sent into a value of an option, or raises a `Rejection`. Parameters:
        name and value.
    least, most
        Seats of a table.
    bots
        Styles of bots that the page begins with beside one person, in order of seats; a bot's name
        is ``new-bot-<id>-<style>``.
    quick_options
        What *Quick start* turns.
    set_up
        The phase (`Rules.when`) that bots play for all seats at *Quick start*; empty for none.
    """

    make: MakeMatch
    defaults: Callable[[], Plain]
    choices: Callable[[Catalogue, Mapping[str, Any]], tuple[Choice, ...]]
    check_option: Callable[[str, object], object]
    least: int
    most: int
    bots: tuple[str, ...]
    quick_options: Mapping[str, Any]
    set_up: str = ""


def no_hand(hand: Any) -> dict[str, object]:
    """Keep nothing of a hand: it is begun anew when the page is opened again."""
    del hand
    return {}


def no_hand_back(hand: Any, page: Mapping[str, object]) -> None:
    """Take up nothing of a hand."""


def no_notes(table: Table, seat: int) -> tuple[str, ...]:
    """Give no notes: the game asks for none."""
    del table, seat
    return ()


def by_rounds(found: list[Moment]) -> list[int]:
    """Give the positions at which each round began, the first left out."""
    return openings(found)[1:]


def play_screen(scene: Any) -> str:
    """Name the one arrangement that a match is played in."""
    del scene
    return "play"


def whole_screen(scene: Any) -> str:
    """Name the arrangement of all whole pages."""
    del scene
    return "whole"


def no_names() -> dict[str, str]:
    """Bring no names: the catalogue has them all."""
    return {}


def nothing_waits(scene: Any) -> None:
    """Keep no record back."""
    del scene


def now_asked(scene: LessonScene) -> Message:
    """Say what the rules ask of the seat at this screen."""
    own = [each for each in scene.view.awaited if scene.seat in each.seats]
    return own[-1].what if own else message("play-wait", who=scene.awaited_names)


@dataclass(frozen=True)
class Kind:
    """What one lab brings.

    Attributes
    ----------
    id
        The lab's and the game's id: its store, its content (``data/<id>``), and what the ids of
        texts end with where they differ by lesson.
    lesson
        The folder of its lesson, which also names the files that it hands out.
    game
        The rules.
    new_hand
        Makes what the seat whose turn it is has in hand; made anew when the screen passes on.
    new_scene
        Makes a scene from a session and its templates: a subclass of `LessonScene`.
    templates
        The folder of the lab's own templates; those of this room are found beside them.
    parts
        The regions of the page, in reading order. A region called ``controls`` has the stage
        before it, one called ``evidence`` has the charts below it; ``top`` and ``whole`` must be
        there, and ``ask-head``, ``ask-body`` and ``ask-foot`` stand in one box.
    acts
        Gives everything that the page's controls may do.
    papers
        Gives the bank, the forms and the templates of the lesson (`papers.read_papers`).
    new_match
        How a match is set up.
    goals
        The letters of the learning goals: ``goal-<id>-<letter>`` says each.
    moments
        Lists the moments of a match, one a position, the start included (`moments.read_moments`).
    told
        Lists what happened as lines of the log: of a match, in its first so many entries, as a seat
        may know it (none: everybody), from which entry on (`log.lines_of`).
    surveys
        Gives the positions that the replay's *next* and *last* lead to.
    tabs
        The tabs of the evidence, in order; the first is open when a match begins;
        ``tab-<id>-<tab>`` says each. A match that is over opens with `ui.FINAL`, which is not among
        them.
    front
        What the shared regions ask of the lab beside all this.
    charts_in
        Those tabs that show charts.
    phases
        Ids of phases by which the log can be filtered, in order; ``phase-<id>-<phase>`` says each.
    stage
        Makes the board, from the session; none where it is drawn in a region.
    charts
        Makes the live charts, from the session; none for none.
    ask_widget
        Makes what draws a question's board as a widget, from the session; none where questions
        have none.
    drawing
        Gives the HTML of a picture that an item names (`assess.items`: a name and plain values).
    screen
        Names the arrangement of the page while a match is open: the CSS class ``rk-screen-<name>``.
    screen_of_page
        The same while a whole page is; where it names another than ``whole``, the stage is shown.
    now
        Says what to do now, where the seat is awaited.
    secret_hands
        Whether hands are hidden from the others: several at one screen are then covered after each
        pass, until *Show my hand* (`lesson.cover`).
    check_record
        Raises a `Rejection` where the record may not be taken away yet.
    rounds
        Gives how many rounds a match has, from its options.
    notes
        Gives what a seat wrote down, by round: of a table, a seat.
    note
        Makes the action that keeps a note, from its text; none where the page has no field for one.
    keep_hand, take_hand
        What of a hand is kept between two openings of the page, and how it is taken up again.
    names
        Gives what content calls its own things, by message: said where the catalogue has none, so
        that what a teacher adds has its words on the page.
    what_if
        What is compared when a finished match is replayed with one thing changed; none where the
        lab has no such page.
    new_session
        Makes the session: of a catalogue and a storage; none: a `LessonSession`.
    """

    id: str
    lesson: str
    game: Game
    new_hand: Callable[[], Any]
    new_scene: Callable[[Any, Templates], LessonScene]
    templates: Path
    parts: tuple[Part, ...]
    acts: Callable[[], Acts]
    papers: Callable[[], Papers]
    new_match: NewMatch
    goals: str
    moments: Callable[[Table], list[Moment]]
    told: Callable[[Match, int, int | None, int], Sequence[LogLine]]
    tabs: tuple[str, ...]
    front: Front = field(default_factory=Front)
    charts_in: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    surveys: Callable[[list[Moment]], list[int]] = by_rounds
    stage: Callable[[Any], Widget] | None = None
    charts: Callable[[Any], Widget] | None = None
    ask_widget: Callable[[Any], AskWidget] | None = None
    drawing: Callable[[str, Mapping[str, Any], Catalogue], str] | None = None
    screen: Callable[[Any], str] = play_screen
    screen_of_page: Callable[[Any], str] = whole_screen
    now: Callable[[Any], Message] = now_asked
    secret_hands: bool = False
    check_record: Callable[[Any], None] = nothing_waits
    rounds: Callable[[Mapping[str, Any]], int] = lambda options: int(options.get("rounds", 0))
    notes: Callable[[Table, int], Sequence[str]] = no_notes
    note: Callable[[str], Action] | None = None
    keep_hand: Callable[[Any], dict[str, object]] = no_hand
    take_hand: Callable[[Any, Mapping[str, object]], None] = no_hand_back
    names: Callable[[], Mapping[str, str]] = no_names
    what_if: WhatIf | None = None
    new_session: Callable[[Catalogue, Storage | None], LessonSession] | None = None


# ---- The labs of the package: each has a module ``kind`` with its `KIND`; none is listed


@cache
def kinds() -> dict[str, Kind]:
    """Find every lab that teaches with a game, by id; adding a folder is all that it takes."""
    found: dict[str, Kind] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.kind"
        if module.ispkg and module.name != "lesson" and importlib.util.find_spec(name) is not None:
            kind: Kind = importlib.import_module(name).KIND
            found[kind.id] = kind
    return found
