"""One reading of a session, from which every part of the page is drawn.

A part is a pure function of a scene. It sees the table as the seat at this screen may see it, at
the moment that is shown: the present, or a position of the replay.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from reefkit.games.reef import guide
from reefkit.games.reef.play import Play
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import State, Turn
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import InHand, Ui
from reefkit.match.errors import reject
from reefkit.match.table import Table, View
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.labs.attending_view import Attendance
    from reefkit.labs.lasting_view import Standing
    from reefkit.widgets.templates import Templates


class Scene:
    """What one drawing of the page reads.

    Parameters
    ----------
    session
        The page's session.
    templates
        What renders a part's HTML.
    """

    def __init__(self, session: ReefSession, templates: Templates) -> None:
        self.session = session
        self.templates = templates
        self.ui: Ui = session.ui
        self.say = session.say
        self.seat = session.seat
        self.here = session.here

    @property
    def hand(self) -> InHand:
        """What the seat has in hand."""
        return self.ui.hand

    @property
    def has_table(self) -> bool:
        """Whether a match is open."""
        return self.session.table is not None

    @property
    def page(self) -> str:
        """The whole page that is shown: one laid over all, a part, door or new match; or none."""
        page, part = self.ui.page, self.ui.part
        if page not in {"", "door", "new"}:
            return page
        if part != "play":
            return "who" if self.session.must_say_who else part
        return page or ("" if self.has_table else "door")

    @property
    def asking(self) -> bool:
        """Whether a question of *Before* or *After* is on the page."""
        desk = self.session.desk
        return self.page in {"before", "after"} and desk.sheet is not None and desk.stage == "ask"

    @property
    def table(self) -> Table:
        """The handle.

        Raises
        ------
        Rejection
            When no match is open.
        """
        return self.session.open_table

    @cached_property
    def now(self) -> View:
        """The match as the seat sees it now."""
        return self.table.view(self.seat)

    @cached_property
    def view(self) -> View:
        """The match as the seat sees it at the moment that is shown."""
        if self.ui.moment is None or self.ui.moment >= self.now.position:
            return self.now
        return self.table.moment(self.ui.moment, self.seat)

    @property
    def replaying(self) -> bool:
        """Whether the page shows a moment of the past."""
        return self.ui.moment is not None

    @property
    def state(self) -> State:
        """The state that is shown."""
        state: State = self.view.state
        return state

    @property
    def turn(self) -> Turn:
        """What is being played, beside the arrays."""
        if self.state.turn is None:
            raise reject("lab-no-table")
        return self.state.turn

    @property
    def rules(self) -> ReefRules:
        """The rules of the match."""
        return guide.rules_of(self.table)

    @cached_property
    def play(self) -> Play:
        """The shown state together with all that its rules read."""
        return self.rules.playing(self.state)

    @property
    def phase(self) -> str:
        """The id of the phase."""
        return self.state.phase

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.table.setup.seats))

    @property
    def shown_seat(self) -> int:
        """Whose reef is on the board: the seat's own, or the neighbour's that was opened."""
        looking = self.ui.looking
        return self.seat if looking is None or looking not in self.seats else looking

    @property
    def own_reef(self) -> bool:
        """Whether the board shows the seat's own reef, now: only then can it be played on."""
        mine = self.shown_seat == self.seat and not self.replaying
        return mine and not self.attendance.is_watching

    def name(self, seat: int) -> str:
        """Give a seat's name."""
        return self.table.setup.seats[seat].name

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot sits there."""
        return self.table.setup.seats[seat].bot is not None

    @cached_property
    def is_awaited(self) -> bool:
        """Whether the table waits for the seat at this screen."""
        return not self.attendance.is_watching and any(
            self.seat in each.seats for each in self.view.awaited
        )

    @cached_property
    def awaited_seats(self) -> tuple[int, ...]:
        """All seats that the table waits for."""
        return tuple(sorted({seat for each in self.view.awaited for seat in each.seats}))

    @property
    def awaited_names(self) -> list[str]:
        """The names of all seats that the table waits for."""
        return [self.name(seat) for seat in self.awaited_seats]

    @cached_property
    def left(self) -> Message | None:
        """What the seat has still to do before *Ready*; none when it may say it."""
        return self.table.left(self.seat)

    @cached_property
    def story(self) -> str:
        """The line that tells of the touched space, which all controls show."""
        from reefkit.labs.reef.parts.story import line  # noqa: PLC0415  # a part reads a scene

        return line(self)

    @cached_property
    def covered(self) -> bool:
        """Whether the match's charts are covered, since *After* asks to draw them first."""
        from reefkit.labs.reef.covering import is_covered  # noqa: PLC0415  # when a match is over

        over = self.has_table and self.now.over
        return over and is_covered(self.session)

    @cached_property
    def attendance(self) -> Attendance:
        """How those here stand in their class: which table, who is away, what the teacher says."""
        from reefkit.labs.attending_view import Attendance  # noqa: PLC0415  # as a standing

        return Attendance(self.session)

    @cached_property
    def plot_is_due(self) -> bool:
        """Whether the seat has a point to place first, which then is the one thing to do."""
        from reefkit.labs.reef.plotting import due  # noqa: PLC0415  # it reads a scene

        return due(self) is not None

    @cached_property
    def lasting(self) -> Standing:
        """How the work stands: saved or not, who is here, where it is kept."""
        from reefkit.labs.lasting_view import Standing  # noqa: PLC0415  # with Babel

        return Standing(self.session, self.say)

    def render(self, template: str, **values: object) -> str:
        """Render one of the page's templates with the scene and further values."""
        return str(self.templates.render(template, scene=self, **values))
