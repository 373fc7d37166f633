"""How a match comes to a page and leaves it: set up, begun, continued, opened from a file, saved.

The options of a game are a form read from their type; a draft holds what was typed, unchecked.
"""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta

from reefkit.labs.lesson import class_table
from reefkit.labs.lesson.content import own, own_of
from reefkit.labs.lesson.lab import PERSON, AnyLab, MatchDraft, SeatDraft
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.session import Acts, OpenedFile
from reefkit.labs.storage import Remembered
from reefkit.match import save
from reefkit.match.errors import SaveError, SetupError, reject
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table, utc_now
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv
from reefkit.text.languages import LANGUAGE_VARIABLE

# ---- A match that is being set up: seats, options and seed as typed, checked
# before they are used
#
# What is typed stays as it is typed, with a sentence beside what cannot be used; a match is made
# only when all of it can.

MOST_SEAT_NAME = 40
MOST_SEED = 2**53


def new_draft(lab: AnyLab, say: Catalogue, bots: Sequence[str] = ()) -> MatchDraft:
    draft = MatchDraft([], dict(lab.options.defaults()))
    draft.seats.append(SeatDraft(name=say.render(message("new-person", number=1))))
    for style in bots or lab.quick_bots:
        draft.seats.append(SeatDraft(style, bot_name(lab, say, style, draft)))
    return draft


def styles(lab: AnyLab) -> tuple[str, ...]:
    return tuple(lab.game.bots)


def bot_name(lab: AnyLab, say: Catalogue, style: str, draft: MatchDraft) -> str:
    name = say.render(own_of(say, lab.id, "new-bot", style))
    taken = {seat.name for seat in draft.seats}
    numbers = range(2, len(draft.seats) + 3)
    return next(each for each in (name, *(f"{name} {n}" for n in numbers)) if each not in taken)


def person_name(say: Catalogue, draft: MatchDraft) -> str:
    taken = {seat.name for seat in draft.seats}
    numbers = range(1, len(draft.seats) + 3)
    names = (say.render(message("new-person", number=n)) for n in numbers)
    return next(each for each in names if each not in taken)


# -- what is wrong -------------------------------------------------------------------------------


def _name_problem(name: str) -> Message | None:
    name = name.strip()
    if not name:
        return message("new-name-empty")
    if len(name) > MOST_SEAT_NAME:
        return message("new-name-long", most=MOST_SEAT_NAME)
    if not name.isprintable():
        return message("new-name-unprintable")
    return None


def seat_problem(draft: MatchDraft, number: int) -> Message | None:
    seat = draft.seats[number]
    problem = _name_problem(seat.name)
    if problem is not None:
        return problem
    same = seat.name.strip().casefold()
    if any(other.name.strip().casefold() == same for other in draft.seats[:number]):
        return message("new-name-twice", name=seat.name.strip())
    if seat.kind == PERSON:
        members = [name for name in seat.members if name.strip()]
        return next((p for p in map(_name_problem, members) if p is not None), None)
    return None


def _seed_of(text: str) -> int | None:
    text = text.strip()
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,16}", text) or int(text) >= MOST_SEED:
        raise reject("new-seed")
    return int(text)


# -- the match -----------------------------------------------------------------------------------


def match_of(lab: AnyLab, draft: MatchDraft) -> Match:
    """Make the match.

    Raises
    ------
    ReefkitError
        With the first sentence that stands beside what cannot be used.
    """
    for number in range(len(draft.seats)):
        problem = seat_problem(draft, number)
        if problem is not None:
            raise SetupError(message("new-seat-wrong", seat=number + 1, why=problem))
    if all(seat.kind != PERSON for seat in draft.seats):
        raise SetupError(message("new-nobody"))
    seats = [_seat_info(seat) for seat in draft.seats]
    return lab.new_match(seats, seed=_seed_of(draft.seed), options=draft.options)


def _seat_info(seat: SeatDraft) -> SeatInfo:
    if seat.kind != PERSON:
        return SeatInfo(seat.name.strip(), bot=seat.kind)
    members = tuple(name.strip() for name in seat.members if name.strip())
    return SeatInfo(seat.name.strip(), members)


def quick_match(
    lab: AnyLab, say: Catalogue, seed: int | None = None, name: str = "", *, first: bool = False
) -> Match:
    """Make the match of *Quick start*, or of *First game*: a person, and bots.

    `name`: what the person is called; empty for the name that the lab has for them.

    Raises
    ------
    SetupError
        When the name cannot be used.
    """
    draft = new_draft(lab, say, lab.first_bots if first else ())
    draft.seats[0].name = name.strip() or say.render(own(say, lab.id, "new-quick-name"))
    for seat in draft.seats[1:]:  # a bot that is called like the person takes another name
        seat.name = "" if seat.name.casefold() == draft.seats[0].name.casefold() else seat.name
        seat.name = seat.name or bot_name(lab, say, seat.kind, draft)
    draft.options.update(lab.quick_options)
    draft.options.update(lab.first_game if first else {})
    draft.seed = "" if seed is None else str(seed)
    return match_of(lab, draft)


# ---- How a match comes to a page: begun anew, continued, or opened from a student's file

MOST_SET_UP = 2_000
"""More decisions than any table takes to set up."""


def people(match: Match) -> tuple[int, ...]:
    """List the seats that are no bots': those that play at one screen.

    A copy of what one seat saw is shown as that seat saw it.
    """
    if match.setup.seen_by is not None:
        return (match.setup.seen_by,)
    return tuple(seat for seat, who in enumerate(match.setup.seats) if who.bot is None)


def begin(
    session: LessonSession, match: Match, *, quick: bool = False, set_up: bool = False
) -> Table:
    """Put a new match into the store, and take it.

    `session`, `match`: Whose page it is, and what is played.
    `quick`: Whether *Quick start* began it.
    `set_up`: Whether bots play the set-up for all seats before it is put there.
    """
    class_table.check_free(session)
    if set_up:
        set_all_up(MemoryTable(match), people(match), session.lab.set_up)
    storage = session.storage
    table: Table = MemoryTable(match) if storage is None else storage.create(match)
    _take(session, table, people(match))
    session.ui.quick = quick
    return table


def practise(session: LessonSession, match: Match) -> Table:
    """Open a match that is not stored: a reload goes back to the door."""
    class_table.check_free(session)
    if session.storage is not None:
        session.storage.leave()
    table = MemoryTable(match)
    _take(session, table, people(match))
    session.ui.practice = 0
    return table


def _take(
    session: LessonSession,
    table: Table,
    here: Sequence[int],
    seat: int | None = None,
    page: Mapping[str, object] | None = None,
) -> None:
    session.sit(table, here, seat)
    session.remember(page or {})


def leave(session: LessonSession, page: str) -> None:
    if session.storage is not None:
        session.storage.leave()
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.ui.practice, session.ui.page = None, page


def set_all_up(table: Table, seats: Sequence[int], phase: str) -> None:
    for seat in seats:
        table.do_for_me(seat)
    for _ in range(MOST_SET_UP):
        if table.match.rules.when(table.match.state)[1] != phase or not table.tick(hurried=True):
            return


def resume(session: LessonSession, kept: Remembered) -> None:
    """Go on with a match of somebody who is here.

    Raises
    ------
    SaveError
        When it cannot be opened.
    """
    if session.storage is None:
        raise SaveError(message("save-not-here"))
    class_table.check_free(session)
    table = session.storage.open(kept.match)
    here = tuple(seat for seat in kept.here if seat < len(table.setup.seats))
    _take(session, table, here or people(table.match), kept.seat, kept.page)


def take_in(session: LessonSession, data: bytes, name: str = "save") -> None:
    """Go on with a match from the student's own files.

    `name`: What it is called, for the sentence that refuses it.

    Raises
    ------
    SaveError
        When it is not a match of this game.
    """
    class_table.check_free(session)
    storage = session.storage
    if storage is None:
        table: Table = MemoryTable(save.parse(data, {session.lab.game.id: session.lab.game}, name))
    else:
        table = storage.take_in(data, name)
    _take(session, table, people(table.match))


def take_in_work(session: LessonSession, data: bytes, name: str = "save") -> None:
    """Take in all of a save file, and go on with the match that was open when it was saved.

    Raises
    ------
    SaveError
        When it is no save file, or work is kept in the page only.
    StoreFault
        When the store cannot be asked.
    """
    if session.storage is None:
        raise SaveError(message("save-not-here"))
    class_table.check_free(session)
    storage = session.storage
    taken = storage.take_in_work(data, name)
    leave(session, "door")
    storage.set_current(storage.current_of(taken))
    session.reopen()
    if not session.refused:
        session.tell(message("lasting-file-opened", count=taken.added))


# ---- Matches and their numbers as files: save a match, open one, export its readings as CSV

MATCH_TYPE = "application/jsonl"
NOTEBOOK_TYPE = "application/x-ipynb+json"
TABLE_TYPE = "text/csv"
MOST_FILE_NAME = 60
"""Signs of a file's name before its ending; every system takes so many."""

file_acts = Acts()


def whole_here(session: LessonSession) -> bool:
    """Return whether all people of the match share this screen, so it may be saved whole."""
    if class_table.is_shared(session):
        return False
    return set(people(session.open_table.match)) <= set(session.here)


def is_copied(session: LessonSession) -> bool:
    """Return whether those here may take away what their seat saw, and not the match itself.

    A table of the class goes on at its server, and its key stays there, even where all its other
    seats are bots' (architecture.md, decision 11).
    """
    return class_table.is_shared(session) and session.seat in session.here


def file_name(lesson: str, table: Table, kind: str = "") -> str:
    """Name a file after the lesson, the day it was last played, and who plays; no ending.

    Whatever a player's name holds, the result is letters, digits and hyphens.
    """
    last = table.since(max(table.position - 1, 0))
    day = (last[-1].time if last else "")[:10] or utc_now().date().isoformat()
    people = [info.name for info in table.setup.seats if info.bot is None]
    words = [lesson, kind, day, *people]
    plain = unicodedata.normalize("NFKD", " ".join(words)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_FILE_NAME].rstrip("-")


def _taken_away(session: LessonSession) -> bytes:
    """Return the match as its reader may have it: whole, or as their seat saw it.

    Raises
    ------
    Rejection
        When others play it at other screens.
    """
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
    session.give_file(name, MATCH_TYPE, _taken_away(session))
    session.tell(message("class-copied" if is_copied(session) else "record-saved", file=name))


@file_acts.on("match-notebook")
def _take_into_notebook(session: LessonSession) -> None:
    if session.scene().covered:
        raise reject("plot-drawn-first")
    name = file_name(session.lab.lesson, session.open_table) + ".ipynb"
    session.give_file(name, NOTEBOOK_TYPE, notebook_of(_taken_away(session), session.say))
    session.tell(message("record-notebook-saved", file=name))


def notebook_of(data: bytes, say: Catalogue) -> bytes:
    """Return a notebook with a match in it, packed in its first cell, and read by the next.

    Parameters
    ----------
    data
        The match as a file.
    say
        The language of what stands between the cells.
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
    session.tell(message("record-opened", entries=table.position))


@file_acts.on("match-csv")
def _export(session: LessonSession, reading: Annotated[str, Meta(max_length=40)]) -> None:
    table = session.open_table
    scene = session.scene()
    if scene.covered:
        raise reject("plot-drawn-first")
    session.lab.check_record(scene)
    rows = table.read(reading)
    columns = session.lab.game.readings[reading].columns
    name = file_name(session.lab.lesson, table, reading) + ".csv"
    session.give_file(name, TABLE_TYPE, write_csv(columns, rows, session.say))
    session.tell(message("record-exported", file=name, rows=len(rows)))
