"""The tab *exports*: exports, gradebooks, back-up, erasing, and adding save files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from reefkit.classroom.exports import bundle, gradebook_file, gradebooks
from reefkit.classroom.exports import tables as exports
from reefkit.classroom.exports.workbook import XLSX_TYPE
from reefkit.desk.class_backup import (
    WHOM,
    draw_receipt,
    erased_with_class,
    keep_acts,
    member_to_erase,
)
from reefkit.desk.class_export import record_of
from reefkit.desk.class_workbook import class_workbook
from reefkit.desk.export_state import export_state
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.labs.lesson.match_files import choose_separator
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts, OpenedFile

export_acts = Acts()
export_acts.on("export-separator")(choose_separator)

MOST_NAMED = 6

FIRST = ("answers", "presence")
"""The tables used most; the others are folded away."""


@export_acts.on("export-named")
def _name(session: DeskSession, *, checked: bool = False) -> None:
    export_state(session).named = checked


@export_acts.on("export-zip")
def _export_all(session: DeskSession) -> None:
    record = record_of(session)
    named = export_state(session).named
    data = bundle.bundle(record, session.say, hidden=not named)
    name = bundle.file_name(record, "data", ".zip")
    session.give_file(name, bundle.ZIP_TYPE, data)
    session.tell(message("export-done", file=name))


@export_acts.on("export-workbook")
def _export_workbook(session: DeskSession) -> None:
    record = record_of(session, graded_too=False)
    names = exports.Names(record, hidden=not export_state(session).named)
    name = bundle.file_name(record, "class", ".xlsx")
    session.give_file(name, XLSX_TYPE, class_workbook(session, record, names))
    session.tell(message("export-done", file=name))


@export_acts.on("export-table")
def _export_table(session: DeskSession, name: Annotated[str, Meta(max_length=40)]) -> None:
    record = record_of(session)
    names = exports.Names(record, hidden=not export_state(session).named)
    found = {each.name: each for each in exports.listings(record, names)}
    if name not in found:
        raise reject("export-no-table")
    listing = found[name]
    file = bundle.file_name(record, listing.name, ".csv")
    data = bundle.as_csv(listing, session.say)
    session.give_file(file, bundle.CSV_TYPE, data)
    session.tell(message("export-rows", file=file, rows=len(listing.rows)))


@export_acts.on("export-gradebook")
def _export_gradebook(
    session: DeskSession, platform: Literal["canvas", "moodle", "classroom"]
) -> None:
    record, grades = _points(session)
    names = exports.Names(record)  # a gradebook finds its students by their names
    title = session.say.render(session.scene().game.title)
    data = gradebooks.gradebook(record, names, platform, session.say, title)
    name = bundle.file_name(record, f"points {platform}", ".csv")
    session.give_file(name, bundle.CSV_TYPE, data)
    _tell_points(session, record, message("export-points", file=name, columns=len(grades)))


@export_acts.on("export-fill")
def _fill(session: DeskSession, file: OpenedFile) -> None:
    record, grades = _points(session)
    labels = {each.person: each.label for each in record.pupils if not each.removed}
    filled = gradebook_file.fill_in(file.data, labels, grades, session.say)
    export_state(session).filled = filled
    _give_filled(session, record, filled.data, len(filled.sure))


@export_acts.on("export-confirm")
def _confirm(session: DeskSession) -> None:
    filled = export_state(session).filled
    if filled is None:
        raise reject("export-no-table")
    export_state(session).filled = replace(filled, guessed=())
    found = len(filled.sure) + len(filled.guessed)
    _give_filled(session, record_of(session), filled.confirmed, found)


def _give_filled(
    session: DeskSession, record: exports.ClassRecord, data: bytes, found: int
) -> None:
    filled = export_state(session).filled
    name = bundle.file_name(record, f"points {filled.platform if filled else ''}", ".csv")
    session.give_file(name, bundle.CSV_TYPE, data)
    of = sum(not each.removed for each in record.pupils)
    _tell_points(session, record, message("export-filled", file=name, found=found, of=of))


def _points(session: DeskSession) -> tuple[exports.ClassRecord, list[gradebooks.Grades]]:
    record = record_of(session)
    grades = gradebooks.columns(record, session.say, session.say.render(session.scene().game.title))
    if not grades:
        raise reject("export-no-points")
    return record, grades


def _tell_points(session: DeskSession, record: exports.ClassRecord, done: Message) -> None:
    removed = {each.person for each in record.pupils if each.removed}
    whose = dict.fromkeys(each.person for each in record.totals if each.from_file)
    scene = session.scene()
    names = [scene.name(person) for person in whose if person not in removed]
    if len(names) > MOST_NAMED:
        done = message("export-points-from-many-files", done=done, count=len(names))
    elif names:
        done = message("export-points-from-files", done=done, names=names)
    session.tell(done)


def _render_exports(scene: DeskScene) -> str:
    files = export_state(scene.session)
    if files.receipt is not None:
        erased, whole = files.receipt
        return draw_receipt(scene, erased, whole=whole)
    if scene.session.ended:  # from another desk, or by time
        return scene.render("exports_gone.html")
    if files.restored is not None:
        row, key = files.restored
        return scene.render("exports_restored.html", row=row, key=key)
    tables = _tables(scene)
    return scene.render(
        "exports.html",
        kept=files,
        asked=member_to_erase(scene),
        erased=erased_with_class(scene),
        whom=scene.by_person.get(str(scene.ui.settings.get(WHOM))),
        names_hidden=scene.ui.hide_names and not files.shows_names,
        days=[str(day) for day in scene.store.classes.days_to_keep(scene.class_id)],
        first=[name for name in FIRST if name in tables],
        others=[name for name in tables if name not in FIRST],
        platforms=gradebooks.PLATFORMS,
    )


def _tables(scene: DeskScene) -> list[str]:
    found: dict[str, None] = dict.fromkeys(exports.FIXED)
    for table in scene.matches.values():
        found |= dict.fromkeys(table.match.game.readings)
    return list(found)


export_acts.include(keep_acts)

EXPORTS = DeskPart("exports", _render_exports, export_acts, tab="exports")
