"""What a page shows about stored work: whether it is saved, who is here, and their receipts."""

from __future__ import annotations

from datetime import datetime

from reefkit.classroom.store.records import Receipt
from reefkit.labs import environment
from reefkit.labs.people import Somebody
from reefkit.labs.queued_table import QueuedTable
from reefkit.labs.session import Session
from reefkit.labs.storage import Storage
from reefkit.text import Catalogue, Message, message
from reefkit.text.local_time import clock, full_time


class SaveStatus:
    """The state of a session's stored work, for its page."""

    def __init__(self, session: Session, say: Catalogue) -> None:
        self._session = session
        self._say = say
        self._storage: Storage | None = session.storage

    @property
    def fault(self) -> Message | None:
        return None if self._storage is None else self._storage.lasting.fault

    @property
    def is_saved(self) -> bool:
        if self._storage is None or self.fault is not None or self._storage.lasting.waiting:
            return False
        return self._session.table is None or isinstance(self._session.table, QueuedTable)

    @property
    def saved(self) -> Message | None:
        """Whether and when the work was saved last; None if there is nothing to save."""
        table, storage = self._session.table, self._storage
        if self.fault is not None:
            return message("lasting-not-saved")
        if storage is None or (table is not None and not isinstance(table, QueuedTable)):
            return message("lab-not-kept") if table is not None else None
        if storage.lasting.waiting:
            return message("lasting-not-saved")
        last = storage.lasting.saved or _last_played(table)
        if last is None:
            return message("lasting-saved") if table is not None else None
        return message("lasting-saved-at", time=clock(last, self._say.locale))

    @property
    def is_paused(self) -> bool:
        """Whether a decision at a class table is unsent, so that play waits for the store."""
        table = self._session.table
        return isinstance(table, QueuedTable) and table.unsent is not None

    @property
    def people(self) -> list[Somebody]:
        return [] if self._storage is None else self._storage.people.here

    @property
    def asked_about(self) -> list[Somebody]:
        return [] if self._storage is None else self._storage.people.asked_about

    @property
    def names(self) -> list[str]:
        unnamed = self._say.render(message("lasting-unnamed"))
        return [each.name or unnamed for each in self.people]

    @property
    def current(self) -> Somebody | None:
        return None if self._storage is None else self._storage.people.current

    @property
    def forgets(self) -> bool:
        return environment.forgets()

    @property
    def has_codes(self) -> bool:
        return environment.keeps_codes()

    @property
    def sign_out(self) -> str:
        return environment.sign_out()

    @property
    def place(self) -> str:
        return "" if self._storage is None else self._storage.lasting.place

    def receipts(self) -> list[tuple[str, Receipt]]:
        """Return what is saved of the people here, each with their name."""
        wanted = [self.current] if self.current is not None else self.people
        found = [(each.name, self._receipt(each.id)) for each in wanted]
        return [(name, receipt) for name, receipt in found if receipt is not None]

    def _receipt(self, person: str) -> Receipt | None:
        if self._storage is None or not person:
            return None
        return self._storage.lasting.read(lambda store: store.work.receipt(person), None)

    def moment(self, text: str) -> str:
        try:
            return full_time(text, self._say.locale)
        except ValueError:
            return ""


def _last_played(table: object) -> datetime | None:
    if not isinstance(table, QueuedTable) or not table.match.entries:
        return None
    try:
        return datetime.fromisoformat(table.match.entries[-1].time)
    except ValueError:
        return None
