"""What one drawing of a page reads: the match, what the seat has in hand, the step's controls.

A region is a pure function of a `Scene`, which sees the table as the seat at this screen may see
it, now or at the replayed moment. A `StepControls` is what one step of the game adds to the board:
marks, what a touch does, and HTML.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import compress
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from reefkit.games.reef import open_spaces, sight, space_notes
from reefkit.games.reef.course import surveyed
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import PlayState, Reefs, State, Step
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.session import PagePart
from reefkit.match.course import Course
from reefkit.match.errors import reject
from reefkit.match.reading import Row
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.board.picture import State as SpaceState

SpaceIndex = tuple[int, int]
"""Row and column of a space, from 1; row 1 is nearest the land."""


Place = tuple[int, int, int]
"""Row and column of a space, from 1, and level of a builder on it, 0 for the topmost."""


@dataclass
class InHand:
    """What the seat whose turn it is has in hand; cleared when the seat changes."""

    builder: str | None = None  #: Chosen from a list (set-up, Coral Triangle, rescue).
    #: Slot in the nursery of the chosen juvenile, which represents all alike.
    slot: int | None = None
    last: SpaceIndex | None = None  #: The space touched last; *all like this* repeats it.
    #: Counts set with − and +: dwellers to collect or let go, juveniles to trade.
    wanted: dict[str, int] = field(default_factory=dict)
    #: Places marked on the board: predicted deaths, or victims to choose.
    marked: set[Place] = field(default_factory=set)
    marked_for: str = ""  #: Card and step of the marks; at any other they are out of date.
    settled_in: int = 0  #: The round in which the helper settled its juveniles.
    came: str = ""  #: The `data-key` of the latest settler's origin; empty for the ocean.
    #: Hands-on mode: the board as worked out so far, as a text picture; empty before any change.
    draft: str = ""
    draft_of: str = ""  #: Stage of the draft; in any other one it is out of date.
    #: Hands-on mode: earlier drafts, the latest last.
    undone: list[str] = field(default_factory=list)
    tool: str = ""  #: Hands-on mode: what touching a space does.
    #: Hands-on mode: the six numbers of the survey, None if not typed; empty before the first.
    tally: list[int | None] = field(default_factory=list)


class TableReadings:
    """Readings of a table up to a position of the log (None for the current one)."""

    def __init__(self, table: Table, position: int | None = None) -> None:
        self.table = table
        self.position = position

    @cached_property
    def course(self) -> Course:
        return self.table.course(self.position)

    @cached_property
    def ranges(self) -> Sequence[Row]:
        return self.table.read("ranges", self.position)

    @cached_property
    def losses(self) -> Sequence[Row]:
        return self.table.read("losses", self.position)

    @cached_property
    def disasters(self) -> Sequence[Row]:
        return self.table.read("disasters", self.position)

    @cached_property
    def predictions(self) -> Sequence[Row]:
        return self.table.read("predictions", self.position)

    @property
    def rounds(self) -> int:
        return max(len(self.course.times) - 1, 0)

    def points(self, round_: int) -> list[int]:
        """Return each seat's score of a round, without team bonus; empty before its survey."""
        found = self.course["score"].values[round_ : round_ + 1].sum(axis=-1)
        return [int(points) for points in found.ravel()]

    def types(self, round_: int) -> dict[int, frozenset[str]]:
        """Return the types on each reef, from 1, at the survey of a round; empty if it has none."""
        counts = self.course["abundance"]
        if not 0 < round_ < len(counts.values):
            return {}
        return {
            seat: frozenset(compress(counts.types, living))
            for seat, living in enumerate(counts.values[round_], 1)
        }

    def algae(self, round_: int) -> list[int]:
        """Return the number of fleshy algae on each reef at a survey; empty before it."""
        return [int(count) for count in self.course["algae"].values[round_ : round_ + 1].ravel()]


class ReefSession(LessonSession):
    """A page of Reef Survivor."""

    def scene(self) -> Scene:
        scene: Scene = super().scene()
        return scene

    @property
    def hand(self) -> InHand:
        hand: InHand = self.ui.hand
        return hand


def plot_key(seat: int, survey: int) -> str:
    return f"{seat}-{survey}"


class Scene(LessonScene):
    """What one drawing of the page reads of a match of Reef Survivor."""

    session: ReefSession

    @property
    def hand(self) -> InHand:
        return self.session.hand

    @property
    def state(self) -> State:
        state: State = self.view.state
        return state

    @property
    def turn(self) -> PlayState:
        if self.state.turn is None:
            raise reject("lab-no-table")
        return self.state.turn

    @cached_property
    def rules(self) -> ReefRules:
        return sight.rules_of(self.table)

    @cached_property
    def play(self) -> Step:
        return self.rules.stepping(self.state)

    @property
    def goal(self) -> Message:
        """What the score counts."""
        score = self.play.content.rules.score
        return message("reef-goal", builder=score.builder, type=score.type, alga=-score.alga)

    @property
    def built_over(self) -> int:
        return int((self.play.reef(self.seat).kind[..., 1:] != 0).sum())

    @cached_property
    def nursery(self) -> tuple[open_spaces.Juveniles, ...]:
        return open_spaces.nursery(self.play, self.seat)

    @cached_property
    def marks(self) -> Marks:
        return {} if self.control is None else self.control.marks(self)

    @cached_property
    def course(self) -> Course:
        return self.table.course(self.view.position)

    @property
    def open_reefs(self) -> Reefs:
        return self.state.reefs

    @property
    def own_reef(self) -> bool:
        return self.may_play

    @property
    def control(self) -> StepControls | None:
        return None

    @cached_property
    def story(self) -> dict[str, object] | None:
        about, control = self.ui.about, self.control
        if about is None:
            return None
        why = None
        if control is not None and self.own_reef and about not in self.marks:
            why = control.why_not(self, about)
        play = self.play
        if self.withholds and control is not None:
            play = self.rules.stepping(replace(self.state, reefs=control.reefs(self)))
        texts = space_notes.sentences(play, self.shown_seat, *about)
        return {"said": texts[:2], "why": why}

    # -- plotting first: surveys whose points the student has yet to plot

    @property
    def plots_first(self) -> bool:
        wanted = self.rules.options.plot_first
        return wanted == "always" or (wanted == "hands-on" and self.rules.options.hands_on)

    @property
    def plot_due(self) -> int | None:
        """The first survey whose point the seat has yet to plot; None if there is none."""
        if not self.has_table or not self.plots_first or self.is_bot(self.seat):
            return None
        if self.seat not in self.here:
            return None
        for survey in range(1, surveyed(self.state) + 1):
            if plot_key(self.seat, survey) not in self.ui.plots:
                return survey
        return None

    @property
    def whose(self) -> dict[str, str]:
        whose = "other" if self.class_view.is_watching else "own"
        return {"whose": whose, "player": self.name(self.seat)}


Part: TypeAlias = PagePart[Scene]
"""One region of the page."""


class Strike(NamedTuple):
    """An animation of wind or waves over the rows that a card hits."""

    key: str  #: Identifies the card.
    rows: tuple[int, ...]
    what: Literal["wind", "waves"]


Marks = Mapping[SpaceIndex, frozenset[SpaceState]]
"""States of spaces on the board, by row and column."""

SELECTABLE: frozenset[SpaceState] = frozenset({"selectable"})


def _no_marks(_scene: Scene) -> Marks:
    return {}


def _no_ghost(_scene: Scene) -> str:
    return ""


def _no_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    """Do nothing, so that a touched space only opens its story."""


def _no_reason(_scene: Scene, _space: SpaceIndex) -> Message | None:
    return None


def _nothing_unused(_scene: Scene) -> Message | None:
    return None


def _no_strike(_scene: Scene) -> Strike | None:
    return None


def reefs_of_state(scene: Scene) -> Reefs:
    return scene.state.reefs


@dataclass(frozen=True)
class StepControls:
    """The controls of one step of the game."""

    render: Callable[[Scene], str]  #: Returns the HTML next to the board.
    acts: Acts  #: Acts of its buttons.
    #: Returns the states of the spaces of the shown reef; a space with an entry can be picked.
    marks: Callable[[Scene], Marks] = _no_marks
    #: Called when a marked space of the seat's own reef is touched, after its story has opened.
    pick: Callable[[ReefSession, Scene, SpaceIndex], None] = _no_pick
    #: Says why an unmarked space cannot be touched now; None if its story is enough.
    why_not: Callable[[Scene, SpaceIndex], Message | None] = _no_reason
    #: Returns all seats' reefs as the board shows them: those of the state, those from before a
    #: card hit, or a student's draft.
    reefs: Callable[[Scene], Reefs] = reefs_of_state
    #: Says what was chosen with − and + but is not used yet; None if nothing is.
    unused: Callable[[Scene], Message | None] = _nothing_unused
    #: Returns the builder that a touch on a marked space would place there; empty for none.
    ghost: Callable[[Scene], str] = _no_ghost
    settles: bool = False  #: Whether pieces fall into place on the board.
    #: Returns the animation over the board, shown once per `Strike.key`; None if there is none.
    strike: Callable[[Scene], Strike | None] = _no_strike
