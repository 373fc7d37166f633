"""The class as a page shows it: its table, the pause, and the teacher's message."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs import environment
from reefkit.labs.lesson.lab import labs
from reefkit.labs.people import Somebody
from reefkit.labs.queued_table import QueuedTable, WatchedTable
from reefkit.labs.session import Session
from reefkit.labs.setting import setting_of
from reefkit.match.game import GATE
from reefkit.text import Message, ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


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
    """The state of a session in its class."""

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
