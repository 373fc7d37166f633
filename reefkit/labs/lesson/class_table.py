"""A page at the table of its class: it goes there, says how it stands, and does what is asked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs import environment
from reefkit.labs.class_membership import Attending, ClassPlace
from reefkit.labs.identity import Somebody
from reefkit.labs.save_queue import LastingTable, WatchedTable
from reefkit.labs.session import Acts, Session
from reefkit.labs.setting import setting_of
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import GATE, Action
from reefkit.match.random import KeyedChance
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow
    from reefkit.labs.lesson.session import LessonSession


# ---- A lesson's page in a class: it goes to the table that the class names, and stays there
#
# What the class has changed is read twice a second (`attend`); the page then opens the table,
# opens it anew where names changed, hands seats to the bot and takes them back, and asks the
# questions that the teacher chose.

HOME_PAGE = "class"
"""The page that tells of the class: who joined, what now."""
JOIN_PAGE = "join"
"""The page where a class is joined."""


def attend(session: LessonSession, *, arriving: bool = False) -> bool:
    """Read what changed in the class, and do as it says.

    Parameters
    ----------
    session
        The page's session.
    arriving
        Whether the page has just been opened: then whoever comes takes the seat from the bot. True
        is given back only where there is a table to play at.

    Returns
    -------
    bool
        Whether anything changed.
    """
    attending = session.attending
    if attending is None:
        return False
    changed = attending.look()
    if changed or arriving:
        try:
            _follow(session, attending, arriving=arriving)
        except ReefkitError as error:
            session.refuse(error.message)
    attending.show_place(where(session))
    return is_shared(session) if arriving else changed


def is_shared(session: LessonSession) -> bool:
    """Tell whether the table that is open is one of the class's."""
    return isinstance(session.table, LastingTable) and session.table.shared


def _is_watching(session: LessonSession) -> bool:
    """Tell whether the page watches a table where nobody of this screen sits."""
    return isinstance(session.table, WatchedTable)


def where(session: LessonSession) -> dict[str, Any]:
    """Say where the page is, for the teacher's desk."""
    found: dict[str, Any] = {"part": session.ui.part}
    if session.ui.part != "play":
        return {**found, "item": session.ui.item} if session.ui.item else found
    if session.table is None or not is_shared(session):
        return found
    if _is_watching(session):
        return {**found, "watching": True}
    match = session.table.match
    round_, phase = match.rules.when(match.state)
    return {**found, "phase": phase, "round": int(round_)}


def invite(session: LessonSession, code: str) -> None:
    """Open the page where a class is joined, with the code that the page's address named.

    Parameters
    ----------
    session
        The page's session.
    code
        The code; empty for none.
    """
    if not code or session.attending is None:
        return
    session.ui.invited = code
    row = session.attending.class_row
    if row is None or not row.has_code(code):
        session.ui.part, session.ui.page = "play", JOIN_PAGE


# -- what a page may do ----------------------------------------------------------------------------


def check_free(session: LessonSession) -> None:
    """Check that those here may begin or open a match of their own.

    Raises
    ------
    Rejection
        When they have a seat at a table of the class, which is then their game.
    """
    attending = session.attending
    if attending is not None and attending.is_seated and not _is_over(session):
        raise reject("class-seated")


def check_plays(session: LessonSession) -> None:
    """Have whoever plays take the seat from the bot, and nobody play at a table that is closed.

    Raises
    ------
    Rejection
        When the table is closed or only watched.
    StoreFault
        When a seat cannot be taken back.
    """
    attending = session.attending
    if attending is None or not is_shared(session):
        return
    if _is_watching(session):
        raise reject("class-watching")
    place = attending.place
    if place is None or not place.is_open:
        raise reject("class-table-closed")
    if place.is_away:
        come_back(session)


def come_back(session: LessonSession) -> None:
    """Take one's seats from the bot.

    Raises
    ------
    StoreFault
        When the store cannot be asked.
    """
    attending = session.attending
    if attending is None:
        return
    attending.come_back()
    if attending.place is not None:
        _hand_over(session, attending.place)


def quicker(session: LessonSession, seat: int, action: Action, refused: Rejection) -> Rejection:
    """Say who was quicker, where an action was allowed as the page showed the table.

    Parameters
    ----------
    session, seat, action
        Whose page it is, and what was asked for by whom.
    refused
        Why it is not allowed now; given back where nobody was quicker.
    """
    table, drawn = session.table, session.drawn
    if table is None or drawn is None or not is_shared(session):
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


def _is_over(session: LessonSession) -> bool:
    return session.table is not None and is_shared(session) and session.table.view(None).over


# -- what the class says ---------------------------------------------------------------------------


def _follow(session: LessonSession, attending: Attending, *, arriving: bool) -> None:
    _ask_as_set(session, attending)
    place = attending.watched or attending.place
    if place is None:
        session.followed = None
        if is_shared(session):
            _leave_table(session)
            session.tell(message("class-table-gone"))
        return
    if _is_at(session, place):
        if place.table.names != _names_of(session):
            _take(session, place, session.seat)
        _hand_over(session, place)
        return
    key = (place.table.id, place.seats)
    is_new = place.is_open and (session.followed != key or session.table is None)
    if not (arriving or is_new):
        return  # the match is over, and those here have one of their own
    moved = is_shared(session) and not _is_watching(session)
    _take(session, place, None)
    session.followed = key
    if place.seats and place.is_open:
        attending.come_back()
    _hand_over(session, attending.watched or attending.place or place)
    session.tell(_told(session, place, moved=moved))


def _told(session: LessonSession, place: ClassPlace, *, moved: bool) -> Message:
    table = place.table.name
    if not place.seats:
        return message("class-watch-begun", table=table)
    over = bool(session.open_table.view(None).over)
    if over or not place.is_open:
        return message("class-table-kept", table=table) if over else message("class-table-gone")
    names = place.table.names
    others = [name for seat, name in enumerate(names) if seat not in session.here]
    if moved:
        return message("class-moved", table=table)
    return message("class-sat-down", table=table, others=others)


def _names_of(session: LessonSession) -> tuple[str, ...]:
    """Give the names at the table, as the page has opened it."""
    return tuple(seat.name for seat in session.open_table.setup.seats)


def _is_at(session: LessonSession, place: ClassPlace) -> bool:
    table = session.table
    if not isinstance(table, LastingTable) or table.id != place.table.match:
        return False
    return table.shared and tuple(session.here) == place.seats


def _take(session: LessonSession, place: ClassPlace, seat: int | None) -> None:
    """Open the table of a place, with the seats at this screen, as it was left."""
    storage, attending = session.storage, session.attending
    if storage is None or attending is None or place.table.match is None:
        return
    ui = session.ui
    again = seat is not None
    kept_page, kept_hand = ui.page, ui.hand
    table = storage.open_shared(place.table.match, place.seats)
    table.paused = attending.is_paused
    remembered = storage.recall(place.table.match) if place.seats else None
    if table.match.broken_off:
        table.resume()
    session.sit(table, place.seats, seat if again or remembered is None else remembered.seat)
    session.remember(remembered.page if remembered is not None else {})
    if again:
        ui.page, ui.hand = kept_page, kept_hand


def _hand_over(session: LessonSession, place: ClassPlace) -> None:
    """Have bots decide for the seats that are away, and for no other."""
    table = session.table
    if not isinstance(table, LastingTable) or table.id != place.table.match:
        return
    for seat in range(len(table.setup.seats)):
        table.set_away(seat, away=place.is_open and seat in place.table.away)


def _leave_table(session: LessonSession) -> None:
    """Have no match open, and the class's page instead."""
    if session.storage is not None:
        session.storage.table = None
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    attending = session.attending
    session.ui.page = (
        HOME_PAGE if attending is not None and attending.class_row is not None else "door"
    )


def _ask_as_set(session: LessonSession, attending: Attending) -> None:
    """Ask the questions, and tell what was right, as the class is set; without one, as ever."""
    if attending.control is None:
        if session.asked_by_class is not None:
            session.asked_by_class = session.papers = None
            session.laid = None
        return
    try:
        setting = setting_of(dict(attending.control.setting))
    except ReefkitError:
        return  # of a newer desk: the lesson's own questions
    if setting.game != session.lab.id:
        return  # of another lesson
    asked = (setting.forms, setting.feedback, setting.attempts)
    if asked == session.asked_by_class:
        return
    from reefkit.labs.lesson.papers import as_set  # noqa: PLC0415  # when there is a class

    session.papers = as_set(session.lab.papers(), setting)
    session.asked_by_class, session.laid = asked, None


# ---- What a pupil may do about a class: join it, watch a table, come back, read the message

Typed = Annotated[str, Meta(max_length=200)]
MOST_TYPED = 20_000
"""A name may be pasted however long; what is kept of it is short (`attending.plain_name`)."""

class_acts = Acts()


class _Joining(Struct, frozen=True):
    """The form that joins: a code, one to three names, and whether earlier work is one's own."""

    code: Typed = ""
    first: Annotated[str, Meta(max_length=MOST_TYPED)] = ""
    second: Annotated[str, Meta(max_length=MOST_TYPED)] = ""
    third: Annotated[str, Meta(max_length=MOST_TYPED)] = ""
    mine: str = ""


class _ClassTable(Struct, frozen=True):
    """A table of the class, by its id."""

    table: Annotated[str, Meta(max_length=80)]


class _MessageNumber(Struct, frozen=True):
    """The number of a message of the teacher."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]


def attending_of(session: Session) -> Attending:
    """Give what the session has to do with a class.

    Raises
    ------
    Rejection
        When its work is kept in the page only: such a page is in no class.
    """
    attending = session.attending
    if attending is None:
        raise reject("class-nowhere")
    return attending


@class_acts.on("class-open")
def _open_form(session: Session, values: object) -> None:
    """Open the page where a class is joined."""
    del values
    attending_of(session)
    session.show("join")


@class_acts.on("class-home")
def _open_home(session: Session, values: object) -> None:
    """Open the page that tells of the class."""
    del values
    joined = attending_of(session).class_row is not None
    session.show("class" if joined else "join")


@class_acts.on("class-join", _Joining)
def _join(session: Session, values: _Joining) -> None:
    """Join a class by its code."""
    attending = attending_of(session)
    names = (values.first, values.second, values.third)
    row = attending.join(values.code, names, mine=bool(values.mine))
    session.show("class")
    session.tell(message("class-joined", name=row.name))
    session.look_around()


@class_acts.on("class-watch", _ClassTable)
def watch(session: Session, values: _ClassTable) -> None:
    """Watch a table of the class: what is open, and no more."""
    attending_of(session).watch(values.table)
    session.look_around()


@class_acts.on("class-unwatch")
def _unwatch(session: Session, values: object) -> None:
    """Watch no longer."""
    del values
    attending_of(session).watch("")
    session.look_around()


@class_acts.on("class-read", _MessageNumber)
def _read_message(session: Session, values: _MessageNumber) -> None:
    """Take the teacher's message for read."""
    attending_of(session).dismiss(values.number)


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


class Attendance:
    """How a session stands in its class.

    Parameters
    ----------
    session
        The page's session.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._attending = session.attending

    @property
    def has_classes(self) -> bool:
        """Whether somebody may join a class here."""
        return environment.has_classes()

    @property
    def is_in_class(self) -> bool:
        """Whether those here are in a class."""
        return self._attending is not None and self._attending.class_row is not None

    @property
    def class_name(self) -> str:
        """What the teacher calls the class."""
        row = self._attending.class_row if self._attending is not None else None
        return row.name if row is not None else ""

    @property
    def here(self) -> list[Somebody]:
        """Those at this screen who are in the class."""
        return self._attending.here if self._attending is not None else []

    @property
    def labels(self) -> list[str]:
        """What those here are called in the class."""
        members = self._attending.members if self._attending is not None else {}
        return [members[each.id].label for each in self.here if each.id in members]

    @cached_property
    def elsewhere(self) -> _Elsewhere | None:
        """The lesson that the class plays, where it is another one than this page's."""
        control = self._attending.control if self._attending is not None else None
        if control is None or self._attending is None:
            return None
        try:
            wanted = setting_of(dict(control.setting)).game
        except ReefkitError:
            return None  # of a newer desk
        if wanted == self._attending.lesson:
            return None
        from reefkit.labs.lesson.lab_records import desk_games  # noqa: PLC0415  # loads every game's rules

        game = desk_games().get(wanted)
        return _Elsewhere(game.title, game.lesson) if game is not None else None

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where other devices reach this server."""
        return environment.addresses()

    # -- the table -----------------------------------------------------------------------------

    @property
    def table(self) -> TableRow | None:
        """The table of those here, played at or closed; none while they are not seated."""
        place = self._attending.place if self._attending is not None else None
        return place.table if place is not None else None

    @property
    def is_seated(self) -> bool:
        """Whether those here have a seat at a table that is played at."""
        return self._attending is not None and self._attending.is_seated

    @property
    def is_shared(self) -> bool:
        """Whether the table that is open is one of the class's, played on several devices."""
        table = self._session.table
        return isinstance(table, LastingTable) and table.shared

    @property
    def is_watching(self) -> bool:
        """Whether a table is open where nobody of this screen sits."""
        return isinstance(self._session.table, WatchedTable)

    @property
    def table_name(self) -> str:
        """What the teacher calls the table that is open; empty for none of the class's."""
        if self._attending is None or not self.is_shared:
            return ""
        place = self._attending.watched or self._attending.place
        return place.table.name if place is not None else ""

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for those here."""
        place = self._attending.place if self._attending is not None else None
        return place is not None and place.is_away and self.is_shared and not self.is_watching

    @property
    def away(self) -> tuple[int, ...]:
        """The seats of the open table that a bot decides for, since nobody is there."""
        if self._attending is None or not self.is_shared:
            return ()
        place = self._attending.watched or self._attending.place
        return place.table.away if place is not None and place.is_open else ()

    @cached_property
    def is_closed(self) -> bool:
        """Whether the teacher has closed the table that is open before its match was over."""
        table = self._session.table
        if self._attending is None or table is None or not self.is_shared or self.is_watching:
            return False
        place = self._attending.place
        return (place is None or not place.is_open) and not table.view(None).over

    @cached_property
    def at_gate(self) -> bool:
        """Whether the open table waits for the class to go on together."""
        table = self._session.table
        if table is None:
            return False
        return any(each.id.startswith(GATE) for each in table.view(None).awaited)

    @property
    def watchable(self) -> list[_Watchable]:
        """The tables of the class that are played at."""
        if self._attending is None:
            return []
        return [
            _Watchable(each.id, each.name, list(each.names))
            for each in self._attending.tables
            if not each.closed and each.match is not None
        ]

    # -- what the teacher says -----------------------------------------------------------------

    @property
    def is_paused(self) -> bool:
        """Whether the teacher has paused everyone."""
        control = self._attending.control if self._attending is not None else None
        return control is not None and control.paused

    @property
    def notice(self) -> str:
        """The teacher's message that was not read yet; empty for none."""
        return self._attending.notice if self._attending is not None else ""

    @property
    def notice_number(self) -> int:
        """The number of that message."""
        control = self._attending.control if self._attending is not None else None
        return control.message_number if control is not None else 0
