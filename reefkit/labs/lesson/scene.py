"""`LessonScene`: the state of a page for one drawing, as regions and templates read it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from reefkit.assess.bank import PARTS
from reefkit.assess.items import DrawingPicture, GraphPicture
from reefkit.labs.lesson.class_view import ClassView
from reefkit.labs.lesson.content import OpeningQuestion, opening_question, own, own_of
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.lesson.log import LogLine, log_lines
from reefkit.labs.lesson.measured_graphs import credit, graph_html
from reefkit.labs.lesson.page_memory import FINAL, LessonUi
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.membership import Membership
from reefkit.labs.session import PagePart
from reefkit.match.table import Table, utc_now
from reefkit.match.table_queries import View
from reefkit.text import Message
from reefkit.text.messages import Value

if TYPE_CHECKING:
    from reefkit.labs.save_status import SaveStatus
    from reefkit.widgets.templates import Templates


class LessonScene:
    """The state of a page for one drawing; each lab's subclass adds its game's."""

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
        return self.ui.hand

    @property
    def has_table(self) -> bool:
        return self.session.table is not None

    @property
    def page(self) -> str:
        """The whole page that is open; empty for the match."""
        page, part = self.ui.page, self.ui.part
        if page not in {"", "door", "new"}:
            return page
        if part != "play":
            return "who" if self.session.must_say_who else part
        return page or ("" if self.has_table else "door")

    @cached_property
    def screen(self) -> str:
        """The layout of the page, used as the class ``rk-screen-<screen>``.

        ``ask`` while a question is open, ``whole`` while a whole page is (`Lab.screen_of_page` may
        return another), ``over`` at the end, and otherwise `Lab.screen`.
        """
        if self.asking:
            return "ask"
        if self.page:
            return self.lab.screen_of_page(self)
        if self.over and self.ui.tab == FINAL and not self.replaying:
            return "over"
        return self.lab.screen(self)

    def shows(self, part: PagePart[Any]) -> bool:
        """Return whether a region is shown in this layout (`PagePart.on`)."""
        return not part.on or self.screen in part.on or ("match" in part.on and not self.page)

    @property
    def asking(self) -> bool:
        answering = self.session.answering
        return self.page in PARTS and answering.sheet is not None and answering.stage == "ask"

    @property
    def table(self) -> Table:
        """The open table; raises a `Rejection` if no match is open."""
        return self.session.open_table

    @cached_property
    def covered_hand(self) -> bool:
        return self.session.hand_is_covered

    @property
    def viewer(self) -> int | None:
        """The seat as which the page sees the table; None while that seat's hand is covered."""
        return None if self.covered_hand else self.seat

    @cached_property
    def now(self) -> View:
        """The table now, as its viewer may see it."""
        return self.table.view(self.viewer)

    @cached_property
    def view(self) -> View:
        """The table at the moment shown, which is earlier than `now` in a replay."""
        if self.ui.moment is None or self.ui.moment >= self.now.position:
            return self.now
        return self.table.moment(self.ui.moment, self.viewer)

    @property
    def replaying(self) -> bool:
        return self.ui.moment is not None

    @property
    def state(self) -> Any:
        return self.view.state

    @property
    def rules(self) -> Any:
        return self.table.match.rules

    @property
    def round(self) -> int:
        """The round shown; 0 during set-up."""
        return int(self.rules.when(self.state)[0])

    @property
    def rounds(self) -> int:
        return self.lab.rounds(self.table.setup.options)

    @property
    def phase(self) -> str:
        return str(self.rules.when(self.state)[1])

    @property
    def over(self) -> bool:
        return self.view.over

    @property
    def seats(self) -> range:
        return range(len(self.table.setup.seats))

    @property
    def shown_seat(self) -> int:
        """The seat whose board is shown."""
        looking = self.ui.looking
        return self.seat if looking is None or looking not in self.seats else looking

    @property
    def may_play(self) -> bool:
        mine = self.shown_seat == self.seat and not self.replaying and not self.covered_hand
        return mine and self.class_view.is_playing

    @cached_property
    def may_undo(self) -> bool:
        return not self.covered_hand and self.table.may_undo(self.seat)

    def name(self, seat: int) -> str:
        return self.table.setup.seats[seat].name

    def is_bot(self, seat: int) -> bool:
        return self.table.setup.seats[seat].bot is not None

    @cached_property
    def is_awaited(self) -> bool:
        return self.class_view.is_playing and any(
            self.seat in each.seats for each in self.view.awaited
        )

    @cached_property
    def awaited_seats(self) -> tuple[int, ...]:
        return tuple(sorted({seat for each in self.view.awaited for seat in each.seats}))

    @property
    def awaited_names(self) -> list[str]:
        return [self.name(seat) for seat in self.awaited_seats]

    @property
    def waiting(self) -> Message:
        """Whom the table waits for, and what for if that is the same for all of them."""
        kinds = {each.what.id for each in self.view.awaited if each.seats}
        what = kinds.pop() if len(kinds) == 1 else ""
        return self.own("play-wait", who=self.awaited_names, what=what)

    @cached_property
    def left(self) -> Message | None:
        """What the seat still has to do in this phase; None for nothing."""
        return self.table.remaining_task(self.seat)

    @property
    def withholds(self) -> bool:
        """Whether part of the log is hidden because the seat has yet to reveal a card's effects."""
        return False

    def check_record(self) -> None:
        """Check that the record may be downloaded now.

        Raises
        ------
        Rejection
            If it would reveal the effects of the open card too early.
        """
        if self.lab.open_card is not None:
            self.lab.open_card.check_record(self)

    @property
    def lines(self) -> list[LogLine]:
        """All lines of the log that the viewer may know."""
        return log_lines(self.table, self.viewer, self.lab.lines)

    @property
    def happened(self) -> list[LogLine]:
        """The lines of the log up to the moment shown."""
        return [each for each in self.lines if each.position < self.view.position]

    @property
    def seconds_of_seat(self) -> float | None:
        own = [each for each in self.view.awaited if self.seat in each.seats]
        return self.seconds_left(own[-1].id, own[-1].seconds) if own else None

    def seconds_left(self, awaited: str, seconds: float | None) -> float | None:
        """Return the seconds left of a limit; None if there is no limit, or no time runs now.

        `awaited`: Id of what the table waits for. `seconds`: The limit.
        """
        if seconds is None or not awaited or self.replaying or self.table.has_no_deadline():
            return None
        since = self.table.waits_since(awaited)
        if since is None:
            return seconds
        return min(seconds, max(0.0, seconds - (utc_now() - since).total_seconds()))

    @cached_property
    def covered(self) -> bool:
        """Whether the charts are covered until the student has plotted them in *After*."""
        return self.has_table and self.now.over and self.session.charts_are_covered

    @property
    def offers_after(self) -> bool:
        """Whether *After* has questions about this match of one's own."""
        return self.seat in self.here and self.ui.practice is None

    @property
    def offers_what_if(self) -> bool:
        session = self.session
        if self.lab.what_if is None or session.table is None:
            return False
        match = session.table.match
        # Without the key of the random draws, nothing can be simulated.
        known = bool(match.setup.key) and not match.is_copy
        return known and self.seat in self.here and session.is_over

    @property
    def alone(self) -> bool:
        """Whether no other person is known of, at the table or in a class."""
        seats = self.session.table.setup.seats if self.session.table is not None else ()
        return self.membership.class_row is None and sum(each.bot is None for each in seats) < 2

    @property
    def membership(self) -> Membership:
        return self.session.membership

    @cached_property
    def class_view(self) -> ClassView:
        return ClassView(self.session)

    @cached_property
    def lasting(self) -> SaveStatus:
        from reefkit.labs.save_status import SaveStatus  # noqa: PLC0415  # imports Babel, which is slow

        return SaveStatus(self.session, self.say)

    def own(self, name: str, **values: Value) -> Message:
        """Return the lab's own message `<name>-<id>` if it exists, else `<name>`."""
        return own(self.say, self.lab.id, name, values)

    def own_of(self, family: str, one: str, **values: Value) -> Message:
        """Return the message `<family>-<id>-<one>` if it exists, else `<family>-<one>`."""
        return own_of(self.say, self.lab.id, family, one, values)

    @property
    def hook(self) -> OpeningQuestion | None:
        """The lesson's opening question; None if it has none."""
        return opening_question(self.lab.id)

    def credit(self, source: str) -> Message:
        return credit(source, self.say.locale)

    def graph(self, name: str, place: str = "") -> Markup:
        """Draw a graph; `place`: where it stands, if a page may have it twice."""
        return graph_html(self.lab.id, name, self.say, place)

    def drawing(self, picture: DrawingPicture | GraphPicture) -> Markup:
        if isinstance(picture, GraphPicture):
            return self.graph(picture.name)
        html = self.lab.drawing(picture.name, picture.values, self.say)
        return Markup(html)  # noqa: S704  # drawn by the lab, which escapes its values

    def render(self, template: str, **values: object) -> str:
        return str(self.templates.render(template, scene=self, **values))


def now_asked(scene: LessonScene) -> Message:
    """Return what the seat is asked to do, or else whom the table waits for."""
    own = [each for each in scene.view.awaited if scene.seat in each.seats]
    return own[-1].what if own else scene.waiting


def board_cache_key(scene: LessonScene) -> object:
    """Return a key that changes whenever the board may have changed, for `PagePart.reads`."""
    standing = scene.class_view
    seats = (scene.viewer, scene.seat, scene.here, scene.shown_seat)
    positions = (scene.table, scene.now.position, scene.view.position, scene.replaying)
    state = (standing.is_watching, standing.is_closed, standing.away, scene.withholds)
    return (*positions, *seats, *state)
