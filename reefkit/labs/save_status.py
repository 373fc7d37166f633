"""What a page says of work that is kept, and what a reader may do about it.

Whether all is saved, who is here, where the work is; the code, the receipt, the save file, leaving.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import Annotated, NamedTuple

from babel.dates import format_datetime, format_time
from msgspec import Meta

from reefkit.labs import environment
from reefkit.labs.people import Somebody
from reefkit.labs.save_queue import QueuedTable
from reefkit.labs.session import Acts, Session
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import language

# ---- What a page says of work that lasts, read once a drawing: saved or not, who is here, where


class _ReceiptLine(NamedTuple):
    """What a receipt tells of one sheet: its name, how much was answered, when it was handed in."""

    sheet: str
    answers: int
    finished: str

    @property
    def part(self) -> str:
        return self.sheet.partition(":")[0]


class _Stub(NamedTuple):
    """What a receipt tells of one match: who plays it, how far it is, when it was last played."""

    names: list[str]
    surveyed: int
    updated: str


class _ReceiptView(NamedTuple):
    """What is saved of one person."""

    #: ``name``, ``code``: Who it is; the code finds the work from any machine that reaches this
    #: server.
    name: str
    code: str
    saved: str  #: When something was last saved; empty for not yet.
    papers: list[_ReceiptLine]
    notes: int
    plots: int
    matches: list[_Stub]


class SaveStatus:
    """How a session's work stands."""

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
            kept = self._receipt(storage, each)
            if kept is not None:
                found.append(kept)
        return found

    def _receipt(self, storage: Storage, somebody: Somebody) -> _ReceiptView | None:
        if not somebody.id:
            return None
        kept = storage.lasting.read(lambda store: store.work.receipt(somebody.id), None)
        if kept is None:
            return None
        sheets = sorted({*kept.answers, *kept.finished})
        return _ReceiptView(
            somebody.name,
            kept.person.code,
            self.moment(kept.saved),
            [
                _ReceiptLine(
                    each, kept.answers.get(each, 0), self.moment(kept.finished.get(each, ""))
                )
                for each in sheets
            ],
            kept.notes,
            kept.plots,
            [
                _Stub([seat.name for seat in row.seats], row.surveyed, self.moment(row.updated))
                for row in kept.matches
            ],
        )

    def clock(self, time: datetime) -> str:
        return format_time(time.astimezone(), "H:mm", locale=language(self._say.locale))

    def moment(self, told: str) -> str:
        try:
            time = datetime.fromisoformat(told)
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


# ---- What a reader may do about work that lasts: code, who it is, receipt, save file, leaving

WORK_TYPE = "application/json"
MOST_NAME = 60

save_acts = Acts()


def _storage_of(session: Session) -> Storage:
    if session.storage is None:
        raise reject("lasting-nowhere")
    return session.storage


@save_acts.on("code-enter")
def _enter_code(session: Session, code: Annotated[str, Meta(max_length=200)] = "") -> None:
    if environment.has_accounts():
        raise reject("account-code")
    go_on(session, _storage_of(session).people.enter(code))


def go_on(session: Session, somebody: Somebody) -> None:
    storage = _storage_of(session)
    storage.follow(somebody)
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.greet()
    session.reopen()
    place = storage.work.recall(PLACE)
    session.go_to(place if isinstance(place, dict) else {})
    session.settle()
    if not session.refused:
        name = somebody.name
        session.tell(
            message("lasting-entered-as", name=name) if name else message("lasting-entered")
        )


@save_acts.on("who")
def choose(session: Session, person: Annotated[str, Meta(max_length=80)]) -> None:
    people = _storage_of(session).people
    somebody = people.with_id(person)
    if somebody is None:
        raise reject("lasting-nobody")
    people.chosen = somebody


@save_acts.on("who-new")
def _come(session: Session, person_name: Annotated[str, Meta(max_length=40)] = "") -> None:
    people = _storage_of(session).people
    name = person_name.strip()
    if not name or not name.isprintable():
        raise reject("lasting-name")
    people.chosen = people.come(name)


@save_acts.on("who-change")
def _change(session: Session) -> None:
    _storage_of(session).people.chosen = None


@save_acts.on("rename")
def _rename(session: Session, value: Annotated[str, Meta(max_length=40)]) -> None:
    people = _storage_of(session).people
    name = value.strip()
    if not name or not name.isprintable():
        raise reject("lasting-name")
    people.admit(people.at_work)
    people.rename(people.at_work, name)


@save_acts.on("leave-computer")
def _leave(session: Session) -> None:
    """Forget everybody at this device: what they did stays, and their codes find it.

    Raises
    ------
    Rejection
        Where an account says who visits: it would lose its work.
    """
    if environment.has_accounts():
        raise reject("account-leave")
    storage = _storage_of(session)
    storage.table = None
    storage.people.leave()
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.go_to({"part": "play"})
    session.show("door")
    session.tell(message("lasting-left" if environment.keeps_codes() else "solo-left"))
    session.left()


@save_acts.on("receipt")
def _receipt(session: Session) -> None:
    _storage_of(session)
    session.show("receipt")


@save_acts.on("work-save")
def _save_work(session: Session) -> None:
    storage = _storage_of(session)
    if not storage.people.here:
        raise reject("lasting-nothing")
    data = storage.export()
    name = _work_name(storage)
    session.give_file(name, WORK_TYPE, data)
    session.tell(message("lasting-file-saved", file=name))


@save_acts.on("send-again")
def _send(session: Session) -> None:
    if isinstance(session.table, QueuedTable):
        session.table.send()
        session.next_seat()


def _work_name(storage: Storage) -> str:
    day = storage.lasting.clock().date().isoformat()
    names = [each.name for each in storage.people.here]
    words = " ".join(["reefkit", storage.lab, "work", day, *names])
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_NAME].rstrip("-") + ".json"
