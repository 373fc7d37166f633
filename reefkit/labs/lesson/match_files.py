"""Matches and their numbers as files: save, open, notebook, and CSV of the readings."""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from base64 import b64encode
from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from reefkit.labs.lesson import class_table
from reefkit.labs.lesson.opening import people, take_in
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.session import Session
from reefkit.match.errors import reject
from reefkit.match.table import Table, utc_now
from reefkit.text import Catalogue, message
from reefkit.text.csv_files import Separator, use_separator, write_csv
from reefkit.text.languages import LANGUAGE_VARIABLE
from reefkit.widgets.acts import Acts, OpenedFile

MATCH_TYPE = "application/jsonl"
NOTEBOOK_TYPE = "application/x-ipynb+json"
TABLE_TYPE = "text/csv"
MOST_FILE_NAME = 60
"""Maximum number of characters of a file name before its suffix; every system allows more."""

file_acts = Acts()


def whole_here(session: LessonSession) -> bool:
    """Return whether all people of the match share this screen, so that it may be saved whole."""
    if class_table.is_shared(session):
        return False
    return set(people(session.open_table.match)) <= set(session.here)


def is_copied(session: LessonSession) -> bool:
    """Return whether the people here may download what their seat saw, but not the match.

    A match of a class continues on its server, and its key stays there, even if all other seats are
    bots' (architecture.md, decision 11).
    """
    return class_table.is_shared(session) and session.seat in session.here


def file_name(lesson: str, table: Table, kind: str = "") -> str:
    """Name a file after the lesson, the day of the last move, and the people; without a suffix.

    Only lower-case letters, digits and hyphens are used; bots are not named. `kind`: What the file
    has, such as the name of a reading; empty for the match itself.
    """
    last = table.since(max(table.position - 1, 0))
    day = (last[-1].time if last else "")[:10] or utc_now().date().isoformat()
    people = [info.name for info in table.setup.seats if info.bot is None]
    words = [lesson, kind, day, *people]
    plain = unicodedata.normalize("NFKD", " ".join(words)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_FILE_NAME].rstrip("-")


def taken_away(session: LessonSession) -> bytes:
    """Return the match as bytes of a file: whole, or at a class table as the seat here saw it."""
    table = session.open_table
    if is_copied(session):
        return table.seat_copy(session.seat)
    if not whole_here(session):
        raise reject("save-elsewhere")
    return table.dump()


@file_acts.on("match-save")
def _save_match(session: LessonSession) -> None:
    """Export the match as a file, including its key, so that it continues identically."""
    name = file_name(session.lab.lesson, session.open_table) + ".jsonl"
    session.give_file(name, MATCH_TYPE, taken_away(session))
    session.tell(message("class-copied" if is_copied(session) else "record-saved", file=name))


@file_acts.on("match-notebook")
def _take_into_notebook(session: LessonSession) -> None:
    if session.scene().covered:
        raise reject("plot-drawn-first")
    name = file_name(session.lab.lesson, session.open_table) + ".ipynb"
    session.give_file(name, NOTEBOOK_TYPE, notebook_of(taken_away(session), session.say))
    session.tell(message("record-notebook-saved", file=name))


def notebook_of(data: bytes, say: Catalogue) -> bytes:
    """Return a notebook whose first cell contains a match, and whose next cells read it.

    `say`: Language of the text between the cells.
    """
    packed = b64encode(zlib.compress(data, 9)).decode()
    unpack = (
        # no reader: Python for a kernel
        f'import os\n\nos.environ["{LANGUAGE_VARIABLE}"] = "{say.locale}"\n'
        "from base64 import b64decode\nfrom pathlib import Path\nfrom tempfile import mkdtemp\n"
        "from zlib import decompress\n\nimport reefkit as rk\n\n"
        'saved = Path(mkdtemp()) / "match.jsonl"\n'
        f'saved.write_bytes(decompress(b64decode("{packed}")))\n(match,) = rk.load(saved)'
    )
    hidden = {"jupyter": {"source_hidden": True}}
    cells = [
        _cell("markdown", say.render(message("record-notebook-begins"))),
        _cell("code", unpack, hidden),
        _cell("markdown", say.render(message("record-notebook-lived"))),
        _cell("code", "rk.presence(match)"),
        _cell("markdown", say.render(message("record-notebook-varied"))),
        _cell("code", "rk.diversity(match)"),
        _cell("markdown", say.render(message("record-notebook-on"))),
        _cell("code", "rk.tables(match).keys()"),
    ]
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    numbered = [{"id": f"cell-{number}", **cell} for number, cell in enumerate(cells)]
    whole = {"cells": numbered, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1).encode()


def _cell(kind: str, source: str, metadata: Mapping[str, object] = {}) -> dict[str, object]:
    run: dict[str, object] = {}
    if kind == "code":
        run = {"execution_count": None, "outputs": []}
    return {"cell_type": kind, "metadata": dict(metadata), "source": source, **run}


@file_acts.on("match-open")
def _open_match(session: LessonSession, file: OpenedFile) -> None:
    take_in(session, file.data, file.name)
    table = session.open_table
    opened = message("record-opened", entries=table.position)
    session.tell(table.match.missing or opened)


@file_acts.on("export-separator")
def choose_separator(_session: Session, value: Separator) -> None:
    use_separator(value)


@file_acts.on("match-csv")
def _export(session: LessonSession, reading: Annotated[str, Meta(max_length=40)]) -> None:
    table = session.open_table
    scene = session.scene()
    if scene.covered:
        raise reject("plot-drawn-first")
    scene.check_record()
    rows = table.read(reading)
    columns = session.lab.game.readings[reading].columns
    name = file_name(session.lab.lesson, table, reading) + ".csv"
    session.give_file(name, TABLE_TYPE, write_csv(columns, rows, session.say))
    session.tell(message("record-exported", file=name, rows=len(rows)))
