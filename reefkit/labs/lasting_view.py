"""What a page says of work that lasts, read once a drawing: saved or not, who is here, where."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from babel.dates import format_datetime, format_time

from reefkit.labs import places
from reefkit.labs.identity import Somebody
from reefkit.labs.session import Session
from reefkit.labs.storage import Storage
from reefkit.labs.tables import LastingTable
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import language


class Paper(NamedTuple):
    """What a receipt tells of one sheet: its name, how much was answered, when it was handed in."""

    sheet: str
    answers: int
    finished: str

    @property
    def part(self) -> str:
        """The part of the lab that the sheet belongs to."""
        return self.sheet.partition(":")[0]


class Stub(NamedTuple):
    """What a receipt tells of one match: who plays it, how far it is, when it was last played."""

    names: list[str]
    surveyed: int
    updated: str


class Receipt(NamedTuple):
    """What is saved of one person.

    Attributes
    ----------
    name, code
        Who it is; the code finds the work from any machine that reaches this server.
    saved
        When something was last saved; empty for not yet.
    papers, notes, plots, matches
        What there is.
    """

    name: str
    code: str
    saved: str
    papers: list[Paper]
    notes: int
    plots: int
    matches: list[Stub]


class Standing:
    """How a session's work stands.

    Parameters
    ----------
    session
        The page's session.
    say
        The page's catalogue.
    """

    def __init__(self, session: Session, say: Catalogue) -> None:
        self._session = session
        self._say = say
        self._storage: Storage | None = session.storage

    @property
    def fault(self) -> Message | None:
        """Why what was done is not durable; none when it is."""
        return None if self._storage is None else self._storage.lasting.fault

    @property
    def is_saved(self) -> bool:
        """Whether all that was done stands where it lasts."""
        if self._storage is None or self.fault is not None or self._storage.lasting.waiting:
            return False
        return self._session.table is None or isinstance(self._session.table, LastingTable)

    @property
    def saved(self) -> Message | None:
        """Say whether what was done is saved, and since when; none before anything was done."""
        table, storage = self._session.table, self._storage
        if self.fault is not None:
            return message("lasting-not-saved")
        if storage is None or (table is not None and not isinstance(table, LastingTable)):
            return message("lab-not-kept") if table is not None else None
        if storage.lasting.waiting:
            return message("lasting-not-saved")
        last = storage.lasting.saved or _last_played(table)
        if last is None:
            return message("lasting-saved") if table is not None else None
        return message("lasting-saved-at", time=self.clock(last))

    @property
    def is_paused(self) -> bool:
        """Whether a decision at a shared table waits to be sent."""
        table = self._session.table
        return isinstance(table, LastingTable) and table.unsent is not None

    @property
    def people(self) -> list[Somebody]:
        """Those who worked at this device and did not leave it."""
        return [] if self._storage is None else self._storage.people.here

    @property
    def names(self) -> list[str]:
        """The names of those who are here."""
        unnamed = self._say.render(message("lasting-unnamed"))
        return [each.name or unnamed for each in self.people]

    @property
    def current(self) -> Somebody | None:
        """Who works at the page."""
        return None if self._storage is None else self._storage.people.current

    @property
    def forgets(self) -> bool:
        """Whether this server forgets all when it ends."""
        return places.forgets()

    @property
    def has_codes(self) -> bool:
        """Whether a code finds somebody's work again."""
        return places.keeps_codes()

    @property
    def sign_out(self) -> str:
        """Where somebody with an account signs out; empty where there are no accounts."""
        return places.sign_out()

    @property
    def place(self) -> str:
        """Where work is kept."""
        return "" if self._storage is None else self._storage.lasting.place

    def receipts(self) -> list[Receipt]:
        """Tell what is saved: of who works at the page, or of all who are here."""
        storage = self._storage
        if storage is None:
            return []
        wanted = [self.current] if self.current is not None else self.people
        found = []
        for each in wanted:
            kept = self._receipt(storage, each)
            if kept is not None:
                found.append(kept)
        return found

    def _receipt(self, storage: Storage, somebody: Somebody) -> Receipt | None:
        if not somebody.id:
            return None
        kept = storage.lasting.read(lambda store: store.work.receipt(somebody.id), None)
        if kept is None:
            return None
        sheets = sorted({*kept.answers, *kept.finished})
        return Receipt(
            somebody.name,
            kept.person.code,
            self.moment(kept.saved),
            [
                Paper(each, kept.answers.get(each, 0), self.moment(kept.finished.get(each, "")))
                for each in sheets
            ],
            kept.notes,
            kept.plots,
            [
                Stub([seat.name for seat in row.seats], row.surveyed, self.moment(row.updated))
                for row in kept.matches
            ],
        )

    def clock(self, time: datetime) -> str:
        """Say a time of day as the language has it."""
        return format_time(time.astimezone(), "H:mm", locale=language(self._say.locale))

    def moment(self, told: str) -> str:
        """Say the day and time of an ISO time; nothing where there is none."""
        try:
            time = datetime.fromisoformat(told)
        except ValueError:
            return ""
        return format_datetime(
            time.astimezone(), "d MMM y, H:mm", locale=language(self._say.locale)
        )


def _last_played(table: object) -> datetime | None:
    if not isinstance(table, LastingTable) or not table.match.entries:
        return None
    try:
        return datetime.fromisoformat(table.match.entries[-1].time)
    except ValueError:
        return None
