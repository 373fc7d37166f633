"""Begin a match on a page, continue one, or open one from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reefkit.labs.lesson import class_table
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.storage import Remembered
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import message

MOST_SET_UP = 2_000
"""Maximum number of decisions that bots play in a set-up; more than any table needs."""


def people(match: Match) -> tuple[int, ...]:
    """List the seats that people play, not bots.

    For a copy of what one seat saw, list that seat only.
    """
    if match.setup.seen_by is not None:
        return (match.setup.seen_by,)
    return tuple(seat for seat, who in enumerate(match.setup.seats) if who.bot is None)


def begin(
    session: LessonSession, match: Match, *, quick: bool = False, set_up: bool = False
) -> Table:
    """Store a new match, and open it.

    `quick`: Whether *Quick start* began it. `set_up`: Whether bots play the set-up for all seats
    before it is stored.

    Raises
    ------
    Rejection
        If the people here have seats at a class table (`class_table.check_free`).
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
    """Open a practice match, which is not stored: a reload leads back to the entrance.

    Raises
    ------
    Rejection
        As `begin`.
    """
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
    """Close the match, and open a whole page."""
    if session.storage is not None:
        session.storage.leave()
    session.table, session.here, session.seat = None, (), 0
    session.on_pass()
    session.ui.practice, session.ui.page = None, page


def set_all_up(table: Table, seats: Sequence[int], phase: str) -> None:
    """Let bots decide for `seats`, then go on until `phase` ends or nothing is due."""
    for seat in seats:
        table.do_for_me(seat)
    for _ in range(MOST_SET_UP):
        if table.match.rules.when(table.match.state)[1] != phase or not table.tick(hurried=True):
            return


def resume(session: LessonSession, remembered: Remembered) -> None:
    """Continue a stored match of somebody who is here.

    Raises
    ------
    SaveError
        If it cannot be opened.
    """
    if session.storage is None:
        raise SaveError(message("save-not-here"))
    class_table.check_free(session)
    table = session.storage.open(remembered.match)
    here = tuple(seat for seat in remembered.here if seat < len(table.setup.seats))
    _take(session, table, here or people(table.match), remembered.seat, remembered.page)


def take_in(session: LessonSession, data: bytes, name: str = "save") -> None:
    """Store the match of a file, if this page stores work, and open it.

    `name`: The file's name, for error messages.

    Raises
    ------
    SaveError
        If it is not a match of this game.
    """
    class_table.check_free(session)
    storage = session.storage
    if storage is None:
        table: Table = MemoryTable(save.parse(data, {session.lab.game.id: session.lab.game}, name))
    else:
        table = storage.take_in(data, name)
    _take(session, table, people(table.match))


def take_in_work(session: LessonSession, data: bytes, name: str = "save") -> None:
    """Restore everything in a save file, and continue the match that was open when it was saved.

    Raises
    ------
    SaveError
        If it is not a save file, or this page stores nothing.
    StoreFault
        If the store does not answer.
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
        session.tell(taken.missing or message("lasting-file-opened", count=taken.added))
