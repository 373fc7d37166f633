"""What a page shows about stored work: whether it is saved, who is here, and their receipts."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from babel.dates import format_datetime, format_time

from reefkit.labs import environment
from reefkit.labs.people import Somebody
from reefkit.labs.queued_table import QueuedTable
from reefkit.labs.session import Session
from reefkit.labs.storage import Storage
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import language


class _ReceiptLine(NamedTuple):
    """One sheet on a receipt: its id, its number of answers, and when it was handed in."""

    sheet: str
    answers: int
    finished: str

    @property
    def part(self) -> str:
        return self.sheet.partition(":")[0]


class _Stub(NamedTuple):
    """One match on a receipt: who plays, rounds surveyed, and time of the last move."""

    names: list[str]
    surveyed: int
    updated: str


class _ReceiptView(NamedTuple):
    """What is saved of one person."""

    name: str
    code: str  #: Finds the work from any machine that reaches this server.
    saved: str  #: Time of the last save; empty for none.
    papers: list[_ReceiptLine]
    notes: int  #: Number of notes.
    plots: int  #: Number of plots.
    matches: list[_Stub]


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
        return message("lasting-saved-at", time=self.clock(last))

    @property
    def is_paused(self) -> bool:
        """Whether a decision at a class table is unsent, so that play waits for the store."""
        table = self._session.table
        return isinstance(table, QueuedTable) and table.unsent is not None

    @property
    def people(self) -> list[Somebody]:
        return [] if self._storage is None else self._storage.people.here

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

    def receipts(self) -> list[_ReceiptView]:
        storage = self._storage
        if storage is None:
            return []
        wanted = [self.current] if self.current is not None else self.people
        found = []
        for each in wanted:
            receipt = self._receipt(storage, each)
            if receipt is not None:
                found.append(receipt)
        return found

    def _receipt(self, storage: Storage, somebody: Somebody) -> _ReceiptView | None:
        if not somebody.id:
            return None
        receipt = storage.lasting.read(lambda store: store.work.receipt(somebody.id), None)
        if receipt is None:
            return None
        sheets = sorted({*receipt.answers, *receipt.finished})
        return _ReceiptView(
            somebody.name,
            receipt.person.code,
            self.moment(receipt.saved),
            [
                _ReceiptLine(
                    each, receipt.answers.get(each, 0), self.moment(receipt.finished.get(each, ""))
                )
                for each in sheets
            ],
            receipt.notes,
            receipt.plots,
            [
                _Stub([seat.name for seat in row.seats], row.surveyed, self.moment(row.updated))
                for row in receipt.matches
            ],
        )

    def clock(self, time: datetime) -> str:
        return format_time(time.astimezone(), "H:mm", locale=language(self._say.locale))

    def moment(self, text: str) -> str:
        try:
            time = datetime.fromisoformat(text)
        except ValueError:
            return ""
        return format_datetime(
            time.astimezone(), "d MMM y, H:mm", locale=language(self._say.locale)
        )


def _last_played(table: object) -> datetime | None:
    if not isinstance(table, QueuedTable) or not table.match.entries:
        return None
    try:
        return datetime.fromisoformat(table.match.entries[-1].time)
    except ValueError:
        return None
