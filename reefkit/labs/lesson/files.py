"""Matches and their numbers as files: save a match, open one, export its readings as CSV."""

from __future__ import annotations

import io
import re
import unicodedata
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts, OpenedFile
from reefkit.labs.folders import ENDING
from reefkit.labs.lesson import begin, in_class
from reefkit.labs.lesson.session import LessonSession
from reefkit.match import readings
from reefkit.match.errors import reject
from reefkit.match.game import Resume
from reefkit.match.table import Table, utc_now
from reefkit.text import message

MATCH_TYPE = "application/jsonl"
TABLE_TYPE = "text/csv"
MOST_NAME = 60
"""Signs of a file's name before its ending; every system takes so many."""

acts = Acts()


class ReadingName(Struct, frozen=True):
    """One of the game's readings."""

    reading: Annotated[str, Meta(max_length=40)]


def whole_here(session: LessonSession) -> bool:
    """Tell whether all people of the match sit at this screen: then it may be saved whole."""
    if in_class.is_shared(session):
        return False
    return set(begin.people(session.open_table.match)) <= set(session.here)


def is_copied(session: LessonSession) -> bool:
    """Tell whether those here may take away what their seat saw, and not the match itself.

    A table of the class goes on at its server, and its key stays there, even where all its other
    seats are bots' (DESIGN.md, decision 11).
    """
    return in_class.is_shared(session) and session.seat in session.here


def file_name(lesson: str, table: Table, kind: str = "") -> str:
    """Name a file after the lesson, the day it was last played, and who plays; no ending.

    Whatever a player's name holds, the result is letters, digits and hyphens.
    """
    last = table.since(max(table.position - 1, 0))
    day = (last[-1].time if last else "")[:10] or utc_now().date().isoformat()
    people = [info.name for info in table.setup.seats if info.bot is None]
    words = [lesson, kind, day, *people]
    plain = unicodedata.normalize("NFKD", " ".join(words)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_NAME].rstrip("-")


@acts.on("match-save")
def save_match(session: LessonSession, values: object) -> None:
    """Hand the match to the reader as a file, key included, so that it continues identically."""
    del values
    table = session.open_table
    name = file_name(session.kind.lesson, table) + ENDING
    if is_copied(session):
        session.give_file(name, MATCH_TYPE, table.seat_copy(session.seat))
        session.tell(message("class-copied", file=name))
        return
    if not whole_here(session):
        raise reject("save-elsewhere")
    session.give_file(name, MATCH_TYPE, table.dump())
    session.tell(message("record-saved", file=name))


@acts.on("match-open", OpenedFile)
def open_match(session: LessonSession, values: OpenedFile) -> None:
    """Go on with a match from the reader's own files; where it is none, nothing changes."""
    begin.take_in(session, values.data, values.name)
    table = session.open_table
    last = table.match.entries[-1:]
    resumed = any(isinstance(table.match.action_at(each.position), Resume) for each in last)
    opened = message("record-opened", entries=table.position)
    session.tell(message("record-resumed") if resumed else opened)


@acts.on("match-csv", ReadingName)
def export(session: LessonSession, values: ReadingName) -> None:
    """Hand one reading of the match to the reader as CSV."""
    table = session.open_table
    scene = session.scene()
    if scene.covered:
        raise reject("plot-drawn-first")
    session.kind.check_record(scene)
    rows = table.read(values.reading)
    file = io.StringIO(newline="")
    columns = session.kind.game.readings[values.reading].columns
    readings.write_csv(columns, rows, file, session.say)
    name = file_name(session.kind.lesson, table, values.reading) + ".csv"
    session.give_file(name, TABLE_TYPE, file.getvalue().encode())
    session.tell(message("record-exported", file=name, rows=len(rows)))
