"""Of the tab *exports*: back up and restore a class, and erase it or one pupil, with a receipt."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts, OpenedFile
from reefkit.labs.desk.handed import Receipt, Restored, handed
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject
from reefkit.match.table import utc_now
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.classroom.store.classes_records import Member
    from reefkit.labs.desk.scene import DeskScene

acts = Acts()

BACK_UP_TYPE = "application/json"
DIALOG = "export-erase"
RECEIPT = "export-receipt"


class Whom(Struct, frozen=True):
    """A pupil, by person's id."""

    value: Annotated[str, Meta(max_length=80)]


class Typed(Struct, frozen=True):
    """What was typed to confirm."""

    typed: Annotated[str, Meta(max_length=400)] = ""


# -- back up and restore ---------------------------------------------------------------------------


@acts.on("export-back-up")
def back_up(session: DeskSession, values: object) -> None:
    """Hand all of the class over as one file, codes and keys included."""
    del values
    data = session.store.classes.export(session.class_id)
    name = f"reefkit-class-{utc_now().date().isoformat()}.json"
    session.give_file(name, BACK_UP_TYPE, data)
    session.tell(message("export-backed-up", file=name))


@acts.on("export-restore", OpenedFile)
def restore(session: DeskSession, values: OpenedFile) -> None:
    """Put a class in that was backed up, and show its new key once.

    Raises
    ------
    Rejection
        When it is another class that lives here: whoever has its key may do that at its desk.
    """
    row, key = session.store.classes.take_in(
        values.data, session.opened.games, values.name, at=session.class_id
    )
    if key:
        handed(session).restored = Restored(row, key)
        session.tell(message("export-restored", name=row.name))
    else:
        session.tell(message("export-restored-here"))


@acts.on("export-key-kept")
def key_kept(session: DeskSession, values: object) -> None:
    """Put the new key away."""
    del values
    handed(session).restored = None


# -- erase -----------------------------------------------------------------------------------------


@acts.on("export-erase-ask", Whom)
def ask(session: DeskSession, values: Whom) -> None:
    """Ask whether a pupil shall be erased."""
    if values.value:
        _member(session, values.value)
        session.ui.dialog, session.ui.about = DIALOG, values.value


@acts.on("export-erase-class")
def ask_for_all(session: DeskSession, values: object) -> None:
    """Ask whether the whole class shall be erased."""
    del values
    session.ui.dialog, session.ui.about = DIALOG, ""


@acts.on("export-erase", Typed)
def erase(session: DeskSession, values: Typed) -> None:
    """Erase what the open dialog is about, once its name is typed.

    Raises
    ------
    Rejection
        When no such dialog is open, or something else was typed; nothing is erased then.
    """
    if session.ui.dialog != DIALOG:
        raise reject("lab-not-understood")
    classes, person = session.store.classes, session.ui.about
    if person:
        member = _member(session, person)
        _confirm(values.typed, member.label, member.resume_code)
        receipt = Receipt(classes.erase_person(session.class_id, person), whole=False)
    else:
        row = session.scene().klass
        _confirm(values.typed, row.code)
        receipt = Receipt(classes.erase(session.class_id), whole=True)
        session.ended, session.ui.tab = row, "exports"
    session.ui.dialog = session.ui.about = ""
    handed(session).receipt = receipt


@acts.on("export-receipt-print")
def print_receipt(session: DeskSession, values: object) -> None:
    """Print the receipt."""
    del values
    session.ui.printing = RECEIPT


@acts.on("export-receipt-done")
def put_away(session: DeskSession, values: object) -> None:
    """Put the receipt away."""
    del values
    kept = handed(session)
    if kept.receipt is not None and kept.receipt.whole:
        session.left()
    else:
        kept.receipt = None


def draw_receipt(scene: DeskScene, receipt: Receipt) -> str:
    """Draw the receipt, which names what was erased and counts it."""
    say = scene.say
    counts = [
        (Message(f"export-count-{name}"), count) for name, count in receipt.erased.counts.items()
    ]
    return scene.render(
        "exports_receipt.html",
        receipt=receipt,
        when=receipt.erased.when[:16].replace("T", " "),
        counts=[(what, count) for what, count in counts if count and say.has(what.id)],
    )


def asked(scene: DeskScene) -> Member | None:
    """Give the pupil that the open dialog is about; none for the whole class."""
    return scene.by_person.get(scene.ui.about)


def _member(session: DeskSession, person: str) -> Member:
    members = session.store.classes.members(session.class_id, removed=True)
    found = next((each for each in members if each.person == person), None)
    if found is None:
        raise reject("export-no-pupil")
    return found


def _confirm(typed: str, *wanted: str) -> None:
    """Check what was typed: capitals, spaces and hyphens are forgiven, nothing else."""
    if _folded(typed) not in {_folded(each) for each in wanted} - {""}:
        raise reject("export-not-confirmed")


def _folded(text: str) -> str:
    return re.sub(r"[\s-]+", "", unicodedata.normalize("NFKC", text)).casefold()
