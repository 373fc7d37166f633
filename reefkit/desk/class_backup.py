"""Back-up and restore of a class, and the erasure of a class or a person."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from reefkit.desk.export_state import export_state
from reefkit.desk.hidden_texts import hide_naming
from reefkit.desk.item_analysis import graded
from reefkit.desk.processing_record import RECORD_TYPE, processing_record
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs import environment
from reefkit.match.errors import reject
from reefkit.match.table import utc_now
from reefkit.text import Message, message
from reefkit.text.codes import base32_of
from reefkit.widgets.acts import Acts, OpenedFile

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import Erased, Member

keep_acts = Acts()

BACK_UP_TYPE, LOCKED_TYPE = "application/json", "application/octet-stream"

Phrase = Annotated[str, Meta(max_length=200)]

ERASE_DIALOG = "export-erase"

WHOM = "export-erase-whom"
"""Key of the page setting with the person selected for erasing."""

RECEIPT = "export-receipt"


@keep_acts.on("export-back-up")
def _back_up(session: DeskSession, phrase: Phrase = "") -> None:
    data = session.store.classes.export(session.class_id, phrase)
    ending, kind = ("locked", LOCKED_TYPE) if phrase else ("json", BACK_UP_TYPE)
    name = f"reefkit-class-{utc_now().date().isoformat()}.{ending}"
    session.give_file(name, kind, data)
    session.tell(message("export-backed-up", file=name))


@keep_acts.on("export-record")
def _hand_out_record(session: DeskSession) -> None:
    data = processing_record(session.store, [session.scene().klass], session.say)
    name = f"reefkit-processing-{utc_now().date().isoformat()}.html"
    session.give_file(name, RECORD_TYPE, data)
    session.tell(message("export-done", file=name))


@keep_acts.on("export-restore")
def _restore(session: DeskSession, file: OpenedFile) -> None:
    from reefkit.classroom.store import is_locked  # noqa: PLC0415  # slow: SQLAlchemy

    opened = file.data, file.name or "?"
    if is_locked(file.data):
        export_state(session).locked = opened
    else:
        _take_in(session, *opened)


@keep_acts.on("export-unlock")
def _unlock(session: DeskSession, phrase: Phrase = "") -> None:
    files = export_state(session)
    if files.locked is None:
        raise reject("lab-not-understood")
    _take_in(session, *files.locked, phrase)
    files.locked = None


@keep_acts.on("export-unlock-not")
def _leave_locked(session: DeskSession) -> None:
    export_state(session).locked = None


def _take_in(session: DeskSession, data: bytes, name: str, phrase: str = "") -> None:
    row, key = session.store.classes.take_in(
        data, session.opened.games, name, at=session.class_id, phrase=phrase
    )
    if key:
        export_state(session).restored = row, key
        session.tell(message("export-restored", name=row.name))
    else:
        session.tell(message("export-restored-here"))


@keep_acts.on("export-new-key")
def _renew_key(session: DeskSession) -> None:
    key = session.store.classes.new_key(session.class_id, keep=environment.sign_in())
    export_state(session).restored = session.scene().klass, key
    session.tell(message("export-renewed"))


@keep_acts.on("export-key-kept")
def _keep_key(session: DeskSession) -> None:
    export_state(session).restored = None


@keep_acts.on("export-until")
def _keep_until(session: DeskSession, day: Annotated[str, Meta(max_length=10)] = "") -> None:
    scene, classes = session.scene(), session.store.classes
    first, last = classes.days_to_keep(session.class_id)
    try:
        chosen = date.fromisoformat(day)
    except ValueError:
        chosen = date.min
    if not first <= chosen <= last:
        shown = [scene.day(each.isoformat()) for each in (first, last)]
        raise reject("export-until", first=shown[0], last=shown[1])
    row = classes.extend(session.class_id, (chosen - scene.time.date()).days)
    session.tell(message("desk-kept", day=scene.day(row.expires)))


@keep_acts.on("export-erase-show")
def _show_names(session: DeskSession) -> None:
    export_state(session).shows_names = True
    session.focus = "export-erase-whom"


@keep_acts.on("export-erase-choose")
def _choose(session: DeskSession, value: Annotated[str, Meta(max_length=80)]) -> None:
    session.ui.settings[WHOM] = value


@keep_acts.on("export-erase-ask")
def _ask(session: DeskSession, value: Annotated[str, Meta(max_length=80)]) -> None:
    _member(session, value)
    session.ui.dialog, session.ui.about = ERASE_DIALOG, value


@keep_acts.on("export-erase-class")
def _ask_for_all(session: DeskSession) -> None:
    session.ui.dialog, session.ui.about = ERASE_DIALOG, ""


@keep_acts.on("export-erase")
def _erase(session: DeskSession, typed: Annotated[str, Meta(max_length=400)] = "") -> None:
    if session.ui.dialog != ERASE_DIALOG:
        raise reject("lab-not-understood")
    classes, person = session.store.classes, session.ui.about
    if person:
        member = _member(session, person)
        _confirm(typed, member.resume_code, member.label)
        hide_naming(session, member, graded(session))
        receipt = classes.erase_person(session.class_id, person), False
    else:
        row = session.scene().klass
        _confirm(typed, row.code)
        others = (each.id for each in classes.beside(session.class_id) if each.id != row.id)
        session.bound_for = next(others, "")
        receipt = classes.erase(session.class_id), True
        session.end()
    session.ui.dialog = session.ui.about = ""
    files = export_state(session)
    files.receipt, files.shows_names = receipt, False


@keep_acts.on("export-receipt-print")
def _print_receipt(session: DeskSession) -> None:
    session.printing = RECEIPT


@keep_acts.on("export-receipt-done")
def _put_away(session: DeskSession) -> None:
    files = export_state(session)
    if session.ended:
        session.left()
    else:
        files.receipt = None


def draw_receipt(scene: DeskScene, erased: Erased, *, whole: bool) -> str:
    say = scene.say
    counts = [(Message(f"export-count-{name}"), count) for name, count in erased.counts.items()]
    return scene.render(
        "exports_receipt.html",
        erased=erased,
        whole=whole,
        when=erased.when[:16].replace("T", " "),
        counts=[(what, count) for what, count in counts if count and say.has(what.id)],
    )


def erased_with_class(scene: DeskScene) -> dict[str, int]:
    """Count the members whom erasing the class erases: in all, removed ones, and those spared."""
    if scene.ui.dialog != ERASE_DIALOG or scene.ui.about:
        return {}
    only_here = scene.store.classes.members_only_here(scene.class_id)
    everybody = scene.store.classes.members(scene.class_id, removed=True)
    return {
        "count": len(only_here),
        "removed": sum(each.removed for each in only_here),
        "elsewhere": len(everybody) - len(only_here),
    }


def member_to_erase(scene: DeskScene) -> Member | None:
    return scene.by_person.get(scene.ui.about) if scene.ui.dialog == ERASE_DIALOG else None


def _member(session: DeskSession, person: str) -> Member:
    members = session.store.classes.members(session.class_id, removed=True)
    found = next((each for each in members if each.person == person), None)
    if found is None:
        raise reject("export-no-pupil")
    return found


def _confirm(typed: str, code: str, name: str = "") -> None:
    is_name = bool(_folded(name)) and _folded(typed) == _folded(name)
    if not is_name and base32_of(typed) != base32_of(code):
        raise reject("export-not-confirmed")


def _folded(text: str) -> str:
    return re.sub(r"[\s-]+", "", unicodedata.normalize("NFKC", text)).casefold()
