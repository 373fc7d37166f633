"""The files of a class: exports, gradebooks and their course, back-up, erasing, saves taken in."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from reefkit.classroom.exports import bundle, gradebook_file, gradebooks
from reefkit.classroom.exports import tables as exports
from reefkit.classroom.exports.gradebook_file import Filled
from reefkit.classroom.exports.tables import (
    Answered,
    ClassRecord,
    Noted,
    Played,
    Plotted,
    Pupil,
    Total,
)
from reefkit.desk.class_data import shared_notes
from reefkit.desk.grading import SURVEY_SUFFIX, GradedRow, TotalRow, about, part_of
from reefkit.desk.item_analysis import graded, reading_of, totals
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.desk.text_scoring import ui_of
from reefkit.labs.session import Acts, OpenedFile
from reefkit.match import save
from reefkit.match.errors import reject
from reefkit.match.game import Game
from reefkit.match.table import utc_now
from reefkit.text import Message, ReefkitError, message
from reefkit.text.codes import base32_of

if TYPE_CHECKING:
    from reefkit.classroom.store import Person, Store, TableRow
    from reefkit.classroom.store.class_records import (
        ClassRow,
        CourseGrade,
        Erased,
        GradeValue,
        Member,
    )


# ---- The class as the exports take it: who is in it, what was played, and answers graded now


def _record_of(session: DeskSession, *, graded_too: bool = True) -> ClassRecord:
    classes, id_ = session.store.classes, session.class_id
    tables = classes.tables(id_)
    numbers = {row.match: row.number for row in tables if row.match is not None}
    return ClassRecord(
        id=id_,
        name=session.scene().klass.name,
        made=utc_now().isoformat(),
        pupils=tuple(
            Pupil(person=each.person, label=each.label, joined=each.joined, removed=each.removed)
            for each in classes.members(id_, removed=True)
        ),
        tables=tuple(_played(session, row) for row in tables),
        answers=tuple(_answered(each, numbers) for each in graded(session)) if graded_too else (),
        totals=_totals(session, numbers) if graded_too else (),
        notes=tuple(
            Noted(
                person=kept.person,
                lesson=kept.lesson,
                table=numbers[place.match],
                seat=place.seat + 1,
                round=place.round,
                text=kept.text,
                time=kept.time,
            )
            for place, kept in shared_notes(session.store, id_, numbers)
        ),
        plots=tuple(
            Plotted(
                person=each.person,
                key=each.key,
                value=each.value,
                time=each.time,
                table=numbers.get(each.match),
            )
            for each in classes.plots(id_)
        ),
    )


def _counted_totals(session: DeskSession, lesson: str, sheet: str) -> list[Total]:
    tables = session.store.classes.tables(session.class_id)
    numbers = {row.match: row.number for row in tables if row.match is not None}
    found = [each for each in _totals(session, numbers) if each.lesson == lesson]
    return gradebooks.counted(found).get(sheet, [])


def _totals(session: DeskSession, numbers: Mapping[str, int]) -> tuple[Total, ...]:
    return tuple(_total(each, numbers) for each in totals(session))


def _played(session: DeskSession, row: TableRow) -> Played:
    match, readings = None, {}
    if row.match is not None:
        try:
            match = session.opened.match(row.match).match
            readings = dict(match.game.readings)
        except ReefkitError:
            match = None
    return Played(
        number=row.number,
        name=row.name,
        lesson=row.lesson,
        seats=row.seats,
        away=row.away,
        match=match,
        readings=readings,
    )


def _sheet(sheet: str) -> str:
    return part_of(sheet) + (SURVEY_SUFFIX if sheet.endswith(SURVEY_SUFFIX) else "")


def _table(sheet: str, match: str | None, numbers: Mapping[str, int]) -> int | None:
    return numbers.get(match or "", numbers.get(about(sheet)[0]))


def _answered(row: GradedRow, numbers: Mapping[str, int]) -> Answered:
    return Answered(
        person=row.person,
        lesson=row.lesson,
        sheet=_sheet(row.sheet),
        form=row.form,
        table=_table(row.sheet, row.match, numbers) if about(row.sheet)[0] else None,
        question=row.question,
        title=row.title,
        kind=row.kind,
        goals=tuple(row.goals),
        concept=row.concept,
        attempt=row.attempt,
        counts=row.counts,
        raw=row.raw,
        filled=row.filled,
        points=row.points,
        of=row.of,
        right=row.right,
        rule=row.rule,
        said=row.said,
        time=row.time,
        taken=row.taken,
    )


def _total(row: TotalRow, numbers: Mapping[str, int]) -> Total:
    return Total(
        person=row.person,
        lesson=row.lesson,
        sheet=_sheet(row.sheet),
        form=row.form,
        points=row.points,
        of=row.of,
        asked=row.asked,
        answered=row.answered,
        to_read=row.to_read,
        finished=row.finished,
        from_file=row.from_file,
        table=_table(row.sheet, None, numbers),
    )


# ---- What the tab *exports* remembers: whether names are left out, and what it has to show once

_NAME = "exports"


class _Restored(NamedTuple):
    """A class that came from a back-up, with its new key, which is shown once."""

    row: ClassRow
    key: str


class _ErasureReceipt(NamedTuple):
    """What was erased: of the whole class, or of one pupil."""

    erased: Erased
    whole: bool


@dataclass
class _ExportState:
    """The tab's own memory."""

    hidden: bool = False  #: Whether files have pseudonyms in place of names.
    filled: Filled | None = None  #: What filling in a gradebook's file found, to be looked over.
    #: The receipt of what was erased last, until it is put away.
    receipt: _ErasureReceipt | None = None
    #: The class that was restored last, until its key is put away.
    restored: _Restored | None = None


def export_state(session: DeskSession) -> _ExportState:
    found = session.ui.settings.get(_NAME)
    if not isinstance(found, _ExportState):
        found = session.ui.settings[_NAME] = _ExportState()
    return found


# ---- Of the tab *exports*: back up and restore a class, and erase it or one
# pupil, with a receipt

keep_acts = Acts()

BACK_UP_TYPE = "application/json"
ERASE_DIALOG = "export-erase"
WHOM = "export-erase-whom"
"""The setting of the page that holds whom the list beside *Erase* names."""
RECEIPT = "export-receipt"


# -- back up and restore ---------------------------------------------------------------------------


@keep_acts.on("export-back-up")
def _back_up(session: DeskSession) -> None:
    data = session.store.classes.export(session.class_id)
    name = f"reefkit-class-{utc_now().date().isoformat()}.json"
    session.give_file(name, BACK_UP_TYPE, data)
    session.tell(message("export-backed-up", file=name))


@keep_acts.on("export-restore")
def _restore(session: DeskSession, file: OpenedFile) -> None:
    row, key = session.store.classes.take_in(
        file.data, session.opened.games, file.name or "?", at=session.class_id
    )
    if key:
        export_state(session).restored = _Restored(row, key)
        session.tell(message("export-restored", name=row.name))
    else:
        session.tell(message("export-restored-here"))


@keep_acts.on("export-key-kept")
def _key_kept(session: DeskSession) -> None:
    export_state(session).restored = None


# -- erase -----------------------------------------------------------------------------------------


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
        receipt = _ErasureReceipt(classes.erase_person(session.class_id, person), whole=False)
    else:
        row = session.scene().klass
        _confirm(typed, row.code)
        others = (each.id for each in classes.beside(session.class_id) if each.id != row.id)
        session.bound_for = next(others, "")
        receipt = _ErasureReceipt(classes.erase(session.class_id), whole=True)
        session.end()
    session.ui.dialog = session.ui.about = ""
    export_state(session).receipt = receipt


@keep_acts.on("export-receipt-print")
def _print_receipt(session: DeskSession) -> None:
    session.ui.printing = RECEIPT


@keep_acts.on("export-receipt-done")
def _put_away(session: DeskSession) -> None:
    kept = export_state(session)
    if session.ended:
        session.left()
    else:
        kept.receipt = None


def _draw_receipt(scene: DeskScene, receipt: _ErasureReceipt) -> str:
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


def _erased_with_class(scene: DeskScene) -> dict[str, int]:
    if scene.ui.dialog != ERASE_DIALOG or scene.ui.about:
        return {}
    only_here = scene.store.classes.members_only_here(scene.class_id)
    everybody = scene.store.classes.members(scene.class_id, removed=True)
    return {
        "count": len(only_here),
        "removed": sum(each.removed for each in only_here),
        "elsewhere": len(everybody) - len(only_here),
    }


def _asked(scene: DeskScene) -> Member | None:
    return scene.by_person.get(scene.ui.about)


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


# ---- The tab *exports*: files to take along, gradebooks, back-up and restore, and erasing

export_acts = Acts()

MOST_NAMED = 6
FIRST = ("answers", "presence")
"""The tables that are asked for most; the others stand folded away."""


@export_acts.on("export-hidden")
def _hide(session: DeskSession, *, checked: bool = False) -> None:
    export_state(session).hidden = checked


@export_acts.on("export-zip")
def _export_all(session: DeskSession) -> None:
    record = _record_of(session)
    hidden = export_state(session).hidden
    data = bundle.bundle(record, session.say, hidden=hidden)
    name = bundle.file_name(record, "data", ".zip")
    session.give_file(name, bundle.ZIP_TYPE, data)
    session.tell(message("export-done", file=name))


@export_acts.on("export-table")
def _export_table(session: DeskSession, name: Annotated[str, Meta(max_length=40)]) -> None:
    record = _record_of(session)
    names = exports.Names(record, hidden=export_state(session).hidden)
    found = {each.name: each for each in exports.listings(record, names)}
    if name not in found:
        raise reject("export-no-table")
    listing = found[name]
    file = bundle.file_name(record, listing.name, ".csv")
    session.give_file(file, bundle.CSV_TYPE, bundle.as_csv(listing, session.say))
    session.tell(message("export-rows", file=file, rows=len(listing.rows)))


@export_acts.on("export-gradebook")
def _export_gradebook(
    session: DeskSession, platform: Literal["canvas", "moodle", "classroom"]
) -> None:
    record, grades = _points(session)
    names = exports.Names(record, hidden=export_state(session).hidden)
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
    name = bundle.file_name(record, f"points {filled.platform}", ".csv")
    session.give_file(name, bundle.CSV_TYPE, filled.data)
    found = len(filled.sure) + len(filled.guessed)
    done = message("export-filled", file=name, found=found, of=len(labels))
    _tell_points(session, record, done)


def _points(session: DeskSession) -> tuple[exports.ClassRecord, list[gradebooks.Grades]]:
    record = _record_of(session)
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
    kept = export_state(scene.session)
    if kept.receipt is not None:
        return _draw_receipt(scene, kept.receipt)
    if scene.session.ended:  # from another desk, or by time
        return scene.render("exports_gone.html")
    if kept.restored is not None:
        return scene.render("exports_restored.html", restored=kept.restored)
    return scene.render(
        "exports.html",
        kept=kept,
        asked=_asked(scene),
        erased=_erased_with_class(scene),
        whom=whom if (whom := scene.ui.settings.get(WHOM)) in scene.by_person else "",
        first=FIRST,
        others=[name for name in _tables(scene) if name not in FIRST],
        platforms=gradebooks.PLATFORMS,
    )


def _tables(scene: DeskScene) -> list[str]:
    found: dict[str, None] = dict.fromkeys(exports.FIXED)
    for table in scene.handles.values():
        found |= dict.fromkeys(table.match.game.readings)
    return list(found)


export_acts.include(keep_acts)
EXPORTS = DeskPart("exports", _render_exports, export_acts, tab="exports")


# ---- A class from save files: students' own files, each read, checked and
# graded again like any work
#
# A file that cannot be read is named with the reason, and the others are read all the same.

MOST_FILES = 300
"""More files than any class hands in; of a folder with more the first by name are read."""
_MOST_LETTERS = 40


def _files_of(folder: Path) -> list[Path]:
    found = (each for each in folder.iterdir() if each.is_file() and each.name[0] != ".")
    return sorted(found)[:MOST_FILES]


def take_folder(
    store: Store, class_id: str, folder: Path, games: Mapping[str, Game]
) -> tuple[Message, ...]:
    """Take in every save file of a folder; say what came of each.

    Parameters
    ----------
    store, class_id
        The store and the class in it that its students join.
    folder
        A folder of the teacher's own.
    games
        The games by id.

    Raises
    ------
    OSError
        When the folder cannot be read.
    """
    said = []
    for path in _files_of(folder):
        try:
            said.append(_take_file(store, class_id, path.name, path.read_bytes(), games))
        except ReefkitError as error:
            said.append(error.message)
    return tuple(said)


def _take_file(
    store: Store, class_id: str, name: str, data: bytes, games: Mapping[str, Game]
) -> Message:
    """Take in one save file: its people join the class, its matches become tables of it.

    Twice the same file adds nothing.
    """
    from reefkit.classroom.store import is_work_file  # noqa: PLC0415  # with SQLAlchemy

    if not is_work_file(data):
        match = save.parse(data, games, name)
        # By what it holds, so that a file and its copy, under whatever name, are one match.
        id_ = hashlib.sha256(save.dump(match)).hexdigest()[:20]
        store.matches.create(match, id=id_)
        _lay(store, class_id, id_, games, Path(name).stem)
        return message("files-match", file=name)
    taken = store.take_in(data, games, name, of=class_id)
    if not taken.people:
        return message("files-nobody", file=name)
    labels = [_join(store, class_id, person, name) for person in taken.people]
    for there, here in zip(_named_there(data), taken.matches, strict=False):
        if not _joined(store, class_id, there, here):
            _lay(store, class_id, here, games, Path(name).stem)
    return message("files-taken", file=name, names=labels, added=taken.added)


def _named_there(data: bytes) -> list[str]:
    return [each["id"] for each in msgspec.json.decode(data)["matches"]]


def _joined(store: Store, class_id: str, there: str, here: str) -> bool:
    """Seat a file's people at the table of their match, where another one's file has brought it.

    Of a class's own match each file holds what its seat saw: the first one's copy becomes the
    table, and the others sit down at it.
    """
    tables = store.classes.tables(class_id)
    table = next((each for each in tables if each.match == there), None)
    if table is None or there == here:
        return False
    (row,) = store.matches.rows([here])
    members = {each.person for each in store.classes.members(class_id)}
    for seat, sitters in enumerate(row.seats):
        missing = sitters.person in members and sitters.person not in table.seats[seat]
        if missing and sitters.person is not None:
            store.classes.sit(table.id, seat, [*table.seats[seat], sitters.person])
    return True


def _join(store: Store, class_id: str, person: Person, file: str) -> str:
    name = person.name.strip() or Path(file).stem[:_MOST_LETTERS] or person.id[:6]
    return store.classes.join(class_id, person.id, name).label


def _lay(store: Store, class_id: str, match: str, games: Mapping[str, Game], default: str) -> None:
    """Make a table of a match that is in the store, with those of the class who sat there.

    It is called after them, or else as is said. One that is not over is closed at once: its
    students play on where they began it, and nobody here.
    """
    if any(each.match == match for each in store.classes.tables(class_id)):
        return
    (row,) = store.matches.rows([match])
    labels = {each.person: each.label for each in store.classes.members(class_id)}
    seats = [(seat.person,) if seat.person in labels else () for seat in row.seats]
    opened = store.matches.open(match, games)
    names = [labels[person] for people in seats for person in people]
    called = (" & ".join(names) or default)[:_MOST_LETTERS]
    table = store.classes.lay_table(class_id, called, row.game, opened.match, seats, stored=match)
    if not opened.view(None).over:
        store.classes.close_table(table.id)


# ---- Save files added at the desk: from students who worked at home, or without a server

save_file_acts = Acts()
MOST_NAME_LETTERS = 120
MOST_SAID = 60
"""Sentences about files that stay on the page."""


@save_file_acts.on("files-add")
def _add_file(session: DeskSession, file: OpenedFile) -> None:
    name = file.name[:MOST_NAME_LETTERS] or "?"
    try:
        said = _take_file(session.store, session.class_id, name, file.data, session.opened.games)
        session.tell(said)
    except ReefkitError as error:
        said = error.message
        session.refuse(said)
    _keep(session, said)
    reading_of(session).forget()


def _keep(session: DeskSession, said: Message) -> None:
    ui = ui_of(session)
    ui.files = [*ui.files, said][-MOST_SAID:]


# ---- Grades in the course of a learning platform


_GRADED_PARTS = ("before", "match", "after")
"""The columns of a lesson, in the order in which they are done."""

grade_acts = Acts()


class _ColumnState(NamedTuple):
    """How a column of the gradebook stands."""

    part: str
    all: int
    sent: int
    latest: str  #: When the latest was sent; empty where nothing was.
    #: Why some could not be sent: the sentence's id, and whose.
    faults: list[tuple[str, list[str]]]


def _require_course(session: DeskSession) -> None:
    if not session.store.courses.of_class(session.class_id):
        raise reject("grades-no-course")


@grade_acts.on("grades-sends")
def _set_sends(session: DeskSession, *, checked: bool = False) -> None:
    _require_course(session)
    session.store.courses.set_sends(session.class_id, checked)


@grade_acts.on("grades-release")
def _release(session: DeskSession) -> None:
    _require_course(session)
    lesson = session.scene().setting.game
    values = {each.person: _value(each) for each in _counted_totals(session, lesson, "after")}
    if not values:
        raise reject("grades-nothing")
    changed = session.store.courses.release(session.class_id, lesson, values)
    waiting = sum(not each.final for each in values.values())
    told = message("grades-released", count=changed)
    session.tell(message("grades-released-unread", told=told, count=waiting) if waiting else told)


def _value(total: Total) -> GradeValue:
    from reefkit.classroom.store import GradeValue  # noqa: PLC0415  # with SQLAlchemy

    return GradeValue(
        points=round(total.points, 2),
        of=round(total.of, 2),
        complete=bool(total.finished) and not total.from_file,
        final=not total.to_read,
    )


@grade_acts.on("roster-read")
def _read_roster(session: DeskSession) -> None:
    _require_course(session)
    session.store.courses.ask_roster(session.class_id)
    session.tell(message("roster-asked"))


def _render_grades(scene: DeskScene) -> str:
    courses = [] if scene.session.ended else scene.store.courses.of_class(scene.class_id)
    if not courses:
        return ""
    grades = scene.store.courses.grades(scene.class_id)
    lesson = scene.setting.game
    names = _names(scene)
    columns = [
        _column(
            part, [each for each in grades if (each.lesson, each.part) == (lesson, part)], names
        )
        for part in _GRADED_PARTS
    ]
    return scene.render(
        "course_grades.html", sends=any(each.sends for each in courses), columns=columns
    )


def _names(scene: DeskScene) -> dict[str, str]:
    members = scene.store.courses.members(scene.class_id)
    return {each.visitor: scene.name(each.person or "") for each in members}


def _column(part: str, grades: list[CourseGrade], names: dict[str, str]) -> _ColumnState:
    faults: dict[str, list[str]] = {}
    for each in grades:
        if each.fault and not each.is_sent:
            faults.setdefault(each.fault, []).append(names.get(each.visitor, ""))
    return _ColumnState(
        part=part,
        all=len(grades),
        sent=sum(each.is_sent for each in grades),
        latest=max((each.sent_time or "" for each in grades), default=""),
        faults=sorted((fault, sorted(whose)) for fault, whose in faults.items()),
    )


def _render_roster(scene: DeskScene) -> str:
    courses = [] if scene.ui.projecting else scene.store.courses.of_class(scene.class_id)
    if not courses:
        return ""
    members = scene.store.courses.members(scene.class_id)
    students = [each for each in members if each.person in scene.by_person]
    counts = Counter(each.teaches for each in members if each.gone is None)
    return scene.render(
        "course_roster.html",
        students=counts[False],
        teachers=counts[True],
        to_come=sum(each.came is None and each.gone is None for each in students),
        gone=[scene.name(each.person or "") for each in students if each.gone is not None],
        read=max((each.read or "" for each in courses), default=""),
        asked=any(each.asked for each in courses),
        faults=sorted({each.fault for each in courses if each.fault}),
    )


GRADES = DeskPart("grades", _render_grades, grade_acts, tab="exports")
ROSTER = DeskPart("roster", _render_roster, grade_acts, tab="class")
