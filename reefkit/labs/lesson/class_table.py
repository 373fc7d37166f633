"""A page at the table of its class: it goes there, says how it stands, and does what is asked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, NamedTuple

from msgspec import Meta

from reefkit.labs import environment
from reefkit.labs.lesson.lab import labs
from reefkit.labs.membership import ClassMembership, ClassPlace
from reefkit.labs.people import Somebody
from reefkit.labs.queued_table import QueuedTable, WatchedTable
from reefkit.labs.session import Acts, Session
from reefkit.labs.setting import setting_of
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import GATE, Action
from reefkit.match.random import KeyedChance
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


# ---- What a page at a table of its class may do, and who plays for those who are away

HOME_PAGE = "class"
"""The page that tells of the class: who joined, what now."""
JOIN_PAGE = "join"
"""The page where a class is joined."""


def is_shared(session: Session) -> bool:
    return isinstance(session.table, QueuedTable) and session.table.shared


def is_watching(session: Session) -> bool:
    return isinstance(session.table, WatchedTable)


def has_others(session: Session) -> bool:
    """Return whether people on other pages follow the same bots, at a table of the class."""
    if session.table is None or not is_shared(session):
        return False
    others = set(range(len(session.table.setup.seats))) - session.table.bot_seats
    return is_watching(session) or not others <= set(session.here)


# -- what a page may do ----------------------------------------------------------------------------


def check_free(session: Session) -> None:
    """Check that those here may begin or open a match of their own.

    Raises
    ------
    Rejection
        When they have a seat at a table of the class, which is then their game.
    """
    membership = session.membership
    if membership is not None and membership.is_seated and not _is_over(session):
        raise reject("class-seated")


def is_calm(session: Session) -> bool:
    """Return whether a screen is shared at the class's table: no clock runs there."""
    membership = session.membership
    return membership is not None and is_shared(session) and membership.is_calm()


def check_plays(session: Session) -> None:
    """Have whoever plays take the seat from the bot, and nobody play at a table that is closed.

    Raises
    ------
    Rejection
        When the table is closed, paused or only watched.
    StoreFault
        When a seat cannot be taken back.
    """
    membership = session.membership
    if membership is None or not is_shared(session):
        return
    if is_watching(session):
        raise reject("class-watching")
    place = membership.place
    if place is None or not place.is_open:
        raise reject("class-table-closed")
    if membership.is_paused():
        raise reject("class-paused")
    if place.is_away:
        come_back(session)


def come_back(session: Session) -> None:
    """Take one's seats from the bot.

    Raises
    ------
    StoreFault
        When the store cannot be asked.
    """
    membership = session.membership
    if membership is None:
        return
    membership.come_back()
    if membership.place is not None:
        hand_over(session, membership.place)


def quicker(session: Session, seat: int, action: Action, refused: Rejection) -> Rejection:
    """Say who was quicker, where an action was allowed as the page showed the table.

    `session`, `seat`, `action`: Whose page it is, and what was asked for by whom.
    `refused`: Why it is not allowed now; returned where nobody was quicker.
    """
    table = session.table
    shown, drawn = session.drawn or (None, 0)
    if table is None or shown is not table or not is_shared(session):
        return refused
    later = [each for each in table.since(drawn) if each.seat not in {None, *session.here}]
    match = table.match
    if not later or not match.setup.key:
        return refused
    try:
        chance = KeyedChance(int(match.setup.key, 16))
        match.rules.apply(match.state_at(drawn), seat, action, chance, None)
    except ReefkitError:
        return refused  # it never was
    who = table.setup.seats[later[-1].seat or 0].name
    return Rejection(message("class-quicker", who=who, why=refused.message))


def _is_over(session: Session) -> bool:
    return session.table is not None and is_shared(session) and session.table.view(None).over


def hand_over(session: Session, place: ClassPlace) -> None:
    table = session.table
    if not isinstance(table, QueuedTable) or table.id != place.table.match:
        return
    for seat in range(len(table.setup.seats)):
        table.set_away(seat, away=place.is_open and seat in place.table.away)


# ---- What a pupil may do about a class: join it, watch a table, come back, read the message

Typed = Annotated[str, Meta(max_length=200)]
MOST_TYPED = 20_000
"""A name may be pasted however long; what is kept of it is short (`membership.plain_name`)."""

class_acts = Acts()


def membership_of(session: Session) -> ClassMembership:
    """Return what the session has to do with a class.

    Raises
    ------
    Rejection
        When its work is kept in the page only: such a page is in no class.
    """
    membership = session.membership
    if membership is None:
        raise reject("class-nowhere")
    return membership


@class_acts.on("class-open")
def _open_form(session: Session) -> None:
    membership_of(session)
    session.show("join")


@class_acts.on("class-home")
def _open_home(session: Session) -> None:
    joined = membership_of(session).class_row is not None
    session.show("class" if joined else "join")


@class_acts.on("class-join")
def _join(  # noqa: PLR0913  # the fields of a form
    session: Session,
    *,
    code: Typed = "",
    first: Annotated[str, Meta(max_length=MOST_TYPED)] = "",
    second: Annotated[str, Meta(max_length=MOST_TYPED)] = "",
    third: Annotated[str, Meta(max_length=MOST_TYPED)] = "",
    mine: str = "",
    link: Typed = "",
) -> None:
    membership = membership_of(session)
    names = (first, second, third)
    row = membership.join(code, names, mine=bool(mine), link=link)
    session.show("class")
    session.tell(message("class-joined", name=row.name))
    session.look_around()


@class_acts.on("class-watch")
def _watch(session: Session, table: Annotated[str, Meta(max_length=80)]) -> None:
    membership_of(session).watch(table)
    session.look_around()


@class_acts.on("class-unwatch")
def _unwatch(session: Session) -> None:
    membership_of(session).watch("")
    session.look_around()


@class_acts.on("class-read")
def _read_message(session: Session, number: Annotated[int, Meta(ge=0, le=1000000)]) -> None:
    membership_of(session).dismiss(number)


# ---- What a page says of its class, read once a drawing: which table, and what the teacher says


class _Watchable(NamedTuple):
    """A table of the class that can be watched: its id, its name, who plays there."""

    id: str
    name: str
    players: list[str]


class _Elsewhere(NamedTuple):
    """The lesson that a class plays: its name, and its folder, which is its address too."""

    title: Message
    lesson: str
    has_table: bool  #: Whether those here have a seat there.


class ClassView:
    """How a session stands in its class."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._membership = session.membership

    @property
    def has_classes(self) -> bool:
        return environment.has_classes()

    @property
    def is_in_class(self) -> bool:
        return self._membership is not None and self._membership.class_row is not None

    @property
    def class_name(self) -> str:
        row = self._membership.class_row if self._membership is not None else None
        return row.name if row is not None else ""

    @property
    def is_erased(self) -> bool:
        return self._membership is not None and self._membership.is_erased

    @property
    def here(self) -> list[Somebody]:
        return self._membership.here if self._membership is not None else []

    @property
    def labels(self) -> list[str]:
        members = self._membership.members if self._membership is not None else {}
        return [members[each.id].label for each in self.here if each.id in members]

    @cached_property
    def elsewhere(self) -> _Elsewhere | None:
        control = self._membership.control if self._membership is not None else None
        if control is None or self._membership is None:
            return None
        try:
            wanted = setting_of(dict(control.setting)).game
        except ReefkitError:
            return None  # of a newer desk
        if wanted == self._membership.lesson:
            return None
        game = labs().get(wanted)
        if game is None:
            return None
        return _Elsewhere(game.title, game.lesson, self._membership.has_seat_in(wanted))

    @property
    def addresses(self) -> tuple[str, ...]:
        return environment.addresses()

    # -- the table -----------------------------------------------------------------------------

    @property
    def table(self) -> TableRow | None:
        place = self._membership.place if self._membership is not None else None
        return place.table if place is not None else None

    @property
    def is_seated(self) -> bool:
        return self._membership is not None and self._membership.is_seated

    @property
    def is_shared(self) -> bool:
        table = self._session.table
        return isinstance(table, QueuedTable) and table.shared

    @property
    def is_watching(self) -> bool:
        return isinstance(self._session.table, WatchedTable)

    @property
    def table_name(self) -> str:
        if self._membership is None or not self.is_shared:
            return ""
        place = self._membership.watched or self._membership.place
        return place.table.name if place is not None else ""

    @property
    def is_away(self) -> bool:
        place = self._membership.place if self._membership is not None else None
        return place is not None and place.is_away and self.is_shared and not self.is_watching

    @property
    def away(self) -> tuple[int, ...]:
        if self._membership is None or not self.is_shared:
            return ()
        place = self._membership.watched or self._membership.place
        return place.table.away if place is not None and place.is_open else ()

    @cached_property
    def is_closed(self) -> bool:
        table = self._session.table
        if self._membership is None or table is None or not self.is_shared or self.is_watching:
            return False
        place = self._membership.place
        return (place is None or not place.is_open) and not table.view(None).over

    @property
    def is_playing(self) -> bool:
        """Whether the page may move at its table, if it has one: not at one watched or closed."""
        return not (self.is_watching or self.is_closed)

    @cached_property
    def at_gate(self) -> bool:
        table = self._session.table
        if table is None:
            return False
        return any(each.id.startswith(GATE) for each in table.view(None).awaited)

    @property
    def watchable(self) -> list[_Watchable]:
        if self._membership is None:
            return []
        return [
            _Watchable(each.id, each.name, list(each.names))
            for each in self._membership.tables
            if not each.closed and each.match is not None
        ]

    # -- what the teacher says -----------------------------------------------------------------

    @property
    def is_paused(self) -> bool:
        control = self._membership.control if self._membership is not None else None
        return control is not None and control.paused

    @property
    def notice(self) -> str:
        return self._membership.notice if self._membership is not None else ""

    @property
    def notice_number(self) -> int:
        control = self._membership.control if self._membership is not None else None
        return control.message_number if control is not None else 0
