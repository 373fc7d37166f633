"""One reading of a session, from which every part of the page is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from reefkit.assess.forms import PARTS
from reefkit.assess.items import DrawingPicture, GraphPicture
from reefkit.labs.lesson.class_table import Attendance
from reefkit.labs.lesson.content import OpeningQuestion, graph_html, opening_question, own, own_of
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.lesson.log import LogLine, log_lines
from reefkit.labs.lesson.session import FINAL, LessonSession, LessonUi
from reefkit.labs.session import PagePart
from reefkit.match.table import Table, View, utc_now
from reefkit.text import Message, message
from reefkit.text.catalogue import Value

if TYPE_CHECKING:
    from reefkit.labs.save_status import SaveStatus
    from reefkit.widgets.templates import Templates


class LessonScene:
    """What one drawing of the page reads; a lab's own scene adds what its game has.

    `templates`: What renders a part's HTML.
    """

    def __init__(self, session: LessonSession, templates: Templates) -> None:
        self.session = session
        self.templates = templates
        self.lab: AnyLab = session.lab
        self.ui: LessonUi = session.ui
        self.say = session.say
        self.seat = session.seat
        self.here = session.here

    @property
    def hand(self) -> Any:
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

    @cached_property
    def screen(self) -> str:
        """The arrangement of the page, which is the class ``rk-screen-<screen>``.

        ``ask`` while a question is open, ``whole`` while a whole page is (`Lab.screen_of_page` may
        name another), ``over`` at the end, and else as `Lab.screen` names it.
        """
        if self.asking:
            return "ask"
        if self.page:
            return self.lab.screen_of_page(self)
        if self.over and self.ui.tab == FINAL and not self.replaying:
            return "over"
        return self.lab.screen(self)

    def shows(self, part: PagePart[Any]) -> bool:
        """Return whether a region is seen in the arrangement of the page."""
        return not part.on or self.screen in part.on or ("match" in part.on and not self.page)

    @property
    def asking(self) -> bool:
        """Whether a question of *Before* or *After* is on the page."""
        desk = self.session.desk
        return self.page in PARTS and desk.sheet is not None and desk.stage == "ask"

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
    def covered_hand(self) -> bool:
        """Whether the hand of the seat at this screen is covered, until it asks for it."""
        return self.session.hand_is_covered

    @property
    def viewer(self) -> int | None:
        """As whom the page sees the table: the seat here, or nobody while its hand is covered."""
        return None if self.covered_hand else self.seat

    @cached_property
    def now(self) -> View:
        """The match as the viewer sees it now."""
        return self.table.view(self.viewer)

    @cached_property
    def view(self) -> View:
        """The match as the viewer sees it at the moment that is shown."""
        if self.ui.moment is None or self.ui.moment >= self.now.position:
            return self.now
        return self.table.moment(self.ui.moment, self.viewer)

    @property
    def replaying(self) -> bool:
        """Whether the page shows a moment of the past."""
        return self.ui.moment is not None

    @property
    def state(self) -> Any:
        """The state that is shown, as the viewer may see it."""
        return self.view.state

    @property
    def rules(self) -> Any:
        """The rules of the match."""
        return self.table.match.rules

    @property
    def round(self) -> int:
        """The round that is shown; 0 during set-up."""
        return int(self.rules.when(self.state)[0])

    @property
    def rounds(self) -> int:
        """How many rounds the match has."""
        return self.lab.rounds(self.table.setup.options)

    @property
    def phase(self) -> str:
        """The id of the phase that is shown."""
        return str(self.rules.when(self.state)[1])

    @property
    def over(self) -> bool:
        """Whether the match was over at the moment that is shown."""
        return self.view.over

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.table.setup.seats))

    @property
    def shown_seat(self) -> int:
        """Whose board is shown: the seat's own, or the neighbour's that was opened."""
        looking = self.ui.looking
        return self.seat if looking is None or looking not in self.seats else looking

    @property
    def may_play(self) -> bool:
        """Whether the seat here may play on what is shown: its own board, open, in the present."""
        mine = self.shown_seat == self.seat and not self.replaying and not self.covered_hand
        return mine and not self.attendance.is_watching

    def name(self, seat: int) -> str:
        """Return a seat's name."""
        return self.table.setup.seats[seat].name

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot sits there."""
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

    @property
    def withholds(self) -> bool:
        """Whether the seat has still to be shown what happened last: nothing tells of it yet."""
        return False

    @property
    def lines(self) -> list[LogLine]:
        """The log as the viewer may read it, earliest first."""
        return log_lines(self.table, self.viewer, self.lab.lines)

    @property
    def happened(self) -> list[LogLine]:
        """The log until the moment that is shown."""
        return [each for each in self.lines if each.position < self.view.position]

    @property
    def seconds_of_seat(self) -> float | None:
        """The seconds that the seat has for what it is asked; none where no clock runs."""
        own = [each for each in self.view.awaited if self.seat in each.seats]
        return self.seconds_left(own[-1].id, own[-1].seconds) if own else None

    def seconds_left(self, awaited: str, seconds: float | None) -> float | None:
        """Count how many of its seconds what is awaited still has; none where no clock runs."""
        if seconds is None or not awaited or self.replaying or self.table.unhurried():
            return None
        since = self.table.waits_since(awaited)
        if since is None:
            return seconds
        return min(seconds, max(0.0, seconds - (utc_now() - since).total_seconds()))

    @cached_property
    def covered(self) -> bool:
        """Whether the match's charts are covered, since *After* asks to draw them first."""
        return self.has_table and self.now.over and self.session.charts_are_covered

    @property
    def offers_what_if(self) -> bool:
        """Whether pages lead to *What if*: a match is over that somebody here has played."""
        session = self.session
        if self.lab.what_if is None or session.table is None:
            return False
        match = session.table.match
        known = bool(match.setup.key) and not match.is_copy
        return known and self.seat in self.here and session.is_over

    @cached_property
    def attendance(self) -> Attendance:
        """How those here stand in their class: which table, who is away, what the teacher says."""
        return Attendance(self.session)

    @cached_property
    def lasting(self) -> SaveStatus:
        """How the work stands: saved or not, who is here, where it is kept."""
        from reefkit.labs.save_status import SaveStatus  # noqa: PLC0415  # with Babel

        return SaveStatus(self.session, self.say)

    def own(self, name: str, **values: Value) -> Message:
        """Return what the lab says: its own ``<name>-<id>`` where there is one, else ``<name>``."""
        return own(self.say, self.lab.id, name, values)

    def own_of(self, family: str, one: str, **values: Value) -> Message:
        """Return one of a family: the lab's ``<family>-<id>-<one>``, else ``<family>-<one>``."""
        return own_of(self.say, self.lab.id, family, one, values)

    @property
    def hook(self) -> OpeningQuestion | None:
        """What the lesson opens on, and comes back to; none where it has nothing."""
        return opening_question(self.lab.id)

    def graph(self, name: str) -> Markup:
        """Draw a graph of what somebody measured, with its credit; nothing where there is none."""
        return graph_html(self.lab.id, name, self.say)

    def drawing(self, picture: DrawingPicture | GraphPicture) -> Markup:
        """Draw a graph, or a picture as the lab does; nothing where the lab draws none."""
        if isinstance(picture, GraphPicture):
            return self.graph(picture.name)
        html = self.lab.drawing(picture.name, picture.values, self.say)
        return Markup(html)  # noqa: S704  # the lab's own drawing, of values that it escapes

    def render(self, template: str, **values: object) -> str:
        """Render one of the page's templates with the scene and further values."""
        return str(self.templates.render(template, scene=self, **values))


def now_asked(scene: LessonScene) -> Message:
    """Say what the rules ask of the seat at this screen."""
    own = [each for each in scene.view.awaited if scene.seat in each.seats]
    return own[-1].what if own else message("play-wait", who=scene.awaited_names)


def match_read(scene: LessonScene) -> object:
    """Return what a region reads that draws the match, and nothing of a hand (`PagePart.reads`)."""
    standing = scene.attendance
    seats = (scene.viewer, scene.seat, scene.here, scene.shown_seat)
    positions = (scene.table, scene.now.position, scene.view.position, scene.replaying)
    told = (standing.is_watching, standing.is_closed, standing.away, scene.withholds)
    return (*positions, *seats, *told)
