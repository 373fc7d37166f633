"""Notes that a seat writes after a survey, and the choice of who may read each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from reefkit.labs.lesson import class_table
from reefkit.labs.queued_table import QueuedTable
from reefkit.labs.student_work import NotePlace, Readers, SeatNote, StudentWork
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession


acts = Acts()
SURVEY_PHASE = "survey"
"""Phase in which notes are written, in every game that has them."""
MOST_NOTE_LETTERS = 2_000
"""Maximum number of characters of a note, in every game that has them."""


# -- notes so far ------------------------------------------------------------------------------


def notes_of(session: LessonSession, seat: int) -> tuple[SeatNote, ...]:
    texts = session.lab.notes(session.open_table, seat)
    notes = _own(session, seat)
    return tuple(
        SeatNote(
            seat, round_, text, _readers(session, NotePlace(_match(session), seat, round_), notes)
        )
        for round_, text in enumerate(texts, 1)
        if text
    )


def notes_here(session: LessonSession) -> tuple[SeatNote, ...]:
    """List the notes of the seat that *After* asks about; empty if it is not known which."""
    seat = session.seat_to_move
    return () if seat is None else notes_of(session, seat)


def writing(session: LessonSession) -> SeatNote:
    """Return the note that the seat at this screen is writing, stored in the match or not.

    Raises
    ------
    Rejection
        If no note can be written now.
    """
    round_ = _round_now(session)
    place = NotePlace(_match(session), session.seat, round_)
    note, text = note_now(session), session.ui.notes.get(_page_key(place))
    readers = _readers(session, place, _own(session, session.seat))
    if readers == "other" and (not note or text not in {None, note}):
        readers = "me"  # whoever stores the note owns it
    chosen = session.ui.sharing.get(_page_key(place))
    if readers in {"me", "teacher"} and chosen is not None:
        readers = "teacher" if chosen else "me"
    return SeatNote(session.seat, round_, note if text is None else text, readers)


def note_now(session: LessonSession) -> str:
    """Return the note of this round that is stored in the match; empty if there is none."""
    notes = session.lab.notes(session.open_table, session.seat)
    round_ = _round_now(session)
    return notes[round_ - 1] if round_ <= len(notes) else ""


def _round_now(session: LessonSession) -> int:
    if session.table is not None and session.lab.note is not None:
        match = session.table.match
        round_, phase = match.rules.when(match.state)
        if phase == SURVEY_PHASE and round_ and session.seat in session.here:
            return int(round_)
    raise reject("note-not-now")


def _match(session: LessonSession) -> str:
    table = session.table
    return table.id if isinstance(table, QueuedTable) else ""


def _page_key(place: NotePlace) -> str:
    return f"{place.round}-{place.seat}"


def _works(session: LessonSession, seat: int) -> list[StudentWork]:
    membership, storage = session.membership, session.storage
    place = membership.place
    if place is None or storage is None or not class_table.is_shared(session):
        return []
    if place.table.match != _match(session) or seat not in place.seats:
        return []
    sitters = place.table.seats[seat]
    return [storage.work_of(each) for each in membership.here if each.id in sitters]


def _own(session: LessonSession, seat: int) -> list[dict[str, str]]:
    return [work.notes() for work in _works(session, seat)]


def _readers(session: LessonSession, place: NotePlace, others: list[dict[str, str]]) -> Readers:
    if not class_table.is_shared(session):
        return "here"
    mine = [notes[place.key] for notes in others if place.key in notes]
    if not mine:
        return "other"
    return "teacher" if any(mine) else "me"


# -- acts ----------------------------------------------------------------------------------------


@acts.on("note")
def _type_note(session: LessonSession, value: Annotated[str, Meta(max_length=20000)] = "") -> None:
    place = NotePlace("", session.seat, _round_now(session))
    if len(value) > MOST_NOTE_LETTERS:
        raise reject("note-too-long", most=MOST_NOTE_LETTERS)
    session.ui.notes[_page_key(place)] = value


@acts.on("note-keep")
def _keep_now(session: LessonSession) -> None:
    session.tell(message("note-is-kept" if keep(session) else "note-nothing-new"))


def keep(session: LessonSession) -> bool:
    """Store the typed note in the match; return whether it was new.

    Raises
    ------
    Rejection
        If no note can be written now.
    """
    note, make = writing(session), session.lab.note
    if make is None or note.text == note_now(session):
        return False
    place = NotePlace(_match(session), note.seat, note.round)
    works = _works(session, note.seat)
    session.play(make(note.text))
    session.ui.notes.pop(_page_key(place), None)
    _tell_store(session, works, place, note.text if note.readers == "teacher" else "")
    return True


@acts.on("note-share")
def _share(
    session: LessonSession,
    seat: Annotated[int, Meta(ge=0, le=63)],
    round_: Annotated[int, Meta(ge=1, le=99)],
    *,
    teacher: bool,
) -> None:
    """Choose who may read a note; a note that is not stored yet is shared when it is stored."""
    works = _works(session, seat)
    place = NotePlace(_match(session), seat, round_)
    if not works:
        raise reject("note-no-teacher")
    texts = session.lab.notes(session.open_table, seat)
    text = texts[round_ - 1] if round_ <= len(texts) else ""
    mine = [work for work in works if place.key in work.notes()]
    if text and mine:
        _tell_store(session, mine, place, text if teacher else "")
        session.tell(message("note-shared" if teacher else "note-unshared"))
        return
    note = writing(session)
    if (note.seat, note.round) != (seat, round_) or note.readers == "other":
        raise reject("note-not-yours")
    session.ui.sharing[_page_key(place)] = teacher


def _tell_store(
    session: LessonSession, works: list[StudentWork], place: NotePlace, text: str
) -> None:
    session.ui.sharing.pop(_page_key(place), None)
    for work in works:
        work.note(place.key, text)
