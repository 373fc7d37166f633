"""What a page says of its class, read once a drawing: which table, and what the teacher says."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs import places
from reefkit.labs.identity import Somebody
from reefkit.labs.session import Session
from reefkit.labs.setting import setting_of
from reefkit.labs.tables import LastingTable, WatchedTable
from reefkit.match.game import GATE
from reefkit.text import Message, ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


class Watchable(NamedTuple):
    """A table of the class that can be watched: its id, its name, who plays there."""

    id: str
    name: str
    players: list[str]


class Elsewhere(NamedTuple):
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
        return places.has_classes()

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
    def elsewhere(self) -> Elsewhere | None:
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
        from reefkit.labs.desk.games import desk_games  # noqa: PLC0415  # loads every game's rules

        game = desk_games().get(wanted)
        return Elsewhere(game.title, game.lesson) if game is not None else None

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where other devices reach this server."""
        return places.addresses()

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
    def watchable(self) -> list[Watchable]:
        """The tables of the class that are played at."""
        if self._attending is None:
            return []
        return [
            Watchable(each.id, each.name, list(each.names))
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
