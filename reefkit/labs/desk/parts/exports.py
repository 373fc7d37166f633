"""The tab *exports*: files to take along, gradebooks, back-up and restore, and erasing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.classroom import exports
from reefkit.labs.acts import Acts, OpenedFile
from reefkit.labs.desk.exporting import record_of
from reefkit.labs.desk.handed import handed
from reefkit.labs.desk.parts import exports_keep
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject
from reefkit.text import Message, message

acts = Acts()

MOST_NAMED = 6
FIRST = ("answers", "presence")
"""The tables that are asked for most; the others stand folded away."""


class Switch(Struct, frozen=True):
    """Something that is on or off."""

    checked: bool = False


class TableName(Struct, frozen=True):
    """One of the tables."""

    name: Annotated[str, Meta(max_length=40)]


class PlatformName(Struct, frozen=True):
    """Whose gradebook it is for."""

    platform: Literal["canvas", "moodle", "classroom"]


@acts.on("export-hidden", Switch)
def hide(session: DeskSession, values: Switch) -> None:
    """Put pseudonyms in place of names, or names again."""
    handed(session).hidden = values.checked


@acts.on("export-zip")
def export_all(session: DeskSession, values: object) -> None:
    """Hand everything over that is no secret, as one zip."""
    del values
    record = record_of(session)
    hidden = handed(session).hidden
    data = exports.bundle(record, session.say, hidden=hidden)
    name = exports.file_name(record, "data", ".zip")
    session.give_file(name, exports.ZIP_TYPE, data)
    session.tell(message("export-done", file=name))


@acts.on("export-table", TableName)
def export_table(session: DeskSession, values: TableName) -> None:
    """Hand one table over as CSV.

    Raises
    ------
    Rejection
        When there is no such table.
    """
    record = record_of(session)
    names = exports.Names(record, hidden=handed(session).hidden)
    found = {each.name: each for each in exports.listings(record, names)}
    if values.name not in found:
        raise reject("export-no-table")
    listing = found[values.name]
    name = exports.file_name(record, listing.name, ".csv")
    session.give_file(name, exports.CSV_TYPE, exports.as_csv(listing, session.say))
    session.tell(message("export-rows", file=name, rows=len(listing.rows)))


@acts.on("export-gradebook", PlatformName)
def export_gradebook(session: DeskSession, values: PlatformName) -> None:
    """Hand the points over in the layout of a platform."""
    record, grades = _points(session)
    names = exports.Names(record, hidden=handed(session).hidden)
    title = session.say.render(session.scene().game.title)
    data = exports.gradebook(record, names, values.platform, session.say, title)
    name = exports.file_name(record, f"points {values.platform}", ".csv")
    session.give_file(name, exports.CSV_TYPE, data)
    _tell_points(session, record, message("export-points", file=name, columns=len(grades)))


@acts.on("export-fill", OpenedFile)
def fill(session: DeskSession, values: OpenedFile) -> None:
    """Fill our points into the file that a platform exported; it is not kept."""
    record, grades = _points(session)
    labels = {each.person: each.label for each in record.pupils if not each.removed}
    filled = exports.fill_in(values.data, labels, grades, session.say)
    handed(session).filled = filled
    name = exports.file_name(record, f"points {filled.platform}", ".csv")
    session.give_file(name, exports.CSV_TYPE, filled.data)
    found = len(filled.sure) + len(filled.guessed)
    done = message("export-filled", file=name, found=found, of=len(labels))
    _tell_points(session, record, done)


def _points(session: DeskSession) -> tuple[exports.ClassRecord, list[exports.Grades]]:
    """Give the class and its gradebook's columns.

    Raises
    ------
    Rejection
        When nobody has answered anything.
    """
    record = record_of(session)
    grades = exports.columns(record, session.say, session.say.render(session.scene().game.title))
    if not grades:
        raise reject("export-no-points")
    return record, grades


def _tell_points(session: DeskSession, record: exports.ClassRecord, done: Message) -> None:
    """Tell that points were handed over, and whose came in with a save file."""
    removed = {each.person for each in record.pupils if each.removed}
    whose = dict.fromkeys(each.person for each in record.totals if each.from_file)
    scene = session.scene()
    names = [scene.name(person) for person in whose if person not in removed]
    if len(names) > MOST_NAMED:
        done = message("export-points-from-many-files", done=done, count=len(names))
    elif names:
        done = message("export-points-from-files", done=done, names=names)
    session.tell(done)


def render(scene: DeskScene) -> str:
    """Draw the tab: a receipt or a new key alone until it is put away, else what can be done."""
    kept = handed(scene.session)
    if kept.receipt is not None:
        return exports_keep.draw_receipt(scene, kept.receipt)
    if kept.restored is not None:
        return scene.render("exports_restored.html", restored=kept.restored)
    return scene.render(
        "exports.html",
        kept=kept,
        asked=exports_keep.asked(scene),
        first=FIRST,
        others=[name for name in tables(scene) if name not in FIRST],
        platforms=exports.PLATFORMS,
    )


def tables(scene: DeskScene) -> list[str]:
    """List the tables that the class has, those of its matches included."""
    found: dict[str, None] = dict.fromkeys(exports.FIXED)
    for table in scene.handles.values():
        found |= dict.fromkeys(table.match.game.readings)
    return list(found)


acts.include(exports_keep.acts)
PART = Part("exports", render, acts, tab="exports")
