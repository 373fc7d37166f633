"""`reefkit class`: an operator's tasks with classes on the machine where they are stored."""

from __future__ import annotations

import os
import stat
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from reefkit.classroom.store import ClassRow, Store
from reefkit.desk.processing_record import processing_record
from reefkit.games import games
from reefkit.labs.environment import database
from reefkit.serve.arguments import whole_number
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.text import Catalogue, Message, message
from reefkit.text.local_time import named_day

DAYS = 200
MOST_DAYS = 1_000
PRIVATE_MODE = 0o600
"""A back-up contains everything of a class: no other account of the machine may read it."""


class _Office:
    def __init__(self, store: Store, given: Namespace, say: Catalogue) -> None:
        self.store, self.given, self.say = store, given, say
        self.task: str = given.task[0]

    def new(self) -> list[Message]:
        name = self._one("class-needs-new-name")
        row, key = self.store.classes.create(name, self.given.teacher or "", days=self._days())
        made = message("class-made", name=row.name, code=row.code)
        return [made, message("class-key", key=key)]

    def listed(self) -> list[Message]:
        lines = [line for row in self.store.classes.all() for line in self._lines(row)]
        return lines or [message("class-none")]

    def new_key(self) -> list[Message]:
        row = self._class()
        key = self.store.classes.new_key(row.id)
        names = [f"“{each.name}”" for each in self.store.classes.beside(row.id)]
        return [message("class-new-key-made", names=names), message("class-key", key=key)]

    def keep(self) -> list[Message]:
        row = self.store.classes.extend(self._class().id, self._days())
        until = named_day(row.expires, self.say.locale)
        return [message("class-kept", name=row.name, until=until)]

    def erase(self) -> list[Message]:
        row = self._class()
        if not self.given.sure:
            members = len(self.store.classes.members(row.id))
            raise CommandError(message("class-not-sure", name=row.name, members=members))
        gone = self.store.classes.erase(row.id)
        when = named_day(gone.when, self.say.locale)
        return [message("class-erased", name=row.name, receipt=gone.receipt, when=when)]

    def back_up(self) -> list[Message]:
        row = self._class()
        file = self._write(lambda: self.store.classes.export(row.id, self._phrase()))
        return [message("class-backed-up", name=row.name, file=file)]

    def record(self) -> list[Message]:
        rows = [self._class()] if self._named else self.store.classes.all()
        if not rows:
            raise CommandError(message("class-none"))
        file = self._write(lambda: processing_record(self.store, rows, self.say))
        names = [f"“{each.name}”" for each in rows]
        return [message("class-recorded", names=names, file=file)]

    def _write(self, content: Callable[[], bytes]) -> str:
        """Write a file that is not there yet, or that may be replaced, and return its name."""
        if self.given.to is None:
            raise CommandError(message("class-needs-to", task=self.task))
        file = Path(self.given.to)
        if file.exists() and not self.given.force:
            raise CommandError(message("class-file-there", file=str(file)))
        written = content()
        try:
            file.unlink(missing_ok=True)
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE)
            with os.fdopen(handle, "wb") as backup:
                backup.write(written)
        except OSError as error:
            raise CommandError(message("class-file-gone", file=str(file))) from error
        return str(file)

    def restore(self) -> list[Message]:
        file = Path(self._one("class-needs-file"))
        content = _read(file)
        row, key = self.store.classes.take_in(content, games(), file.name, phrase=self._phrase())
        if not key:
            return [message("class-restored-here", name=row.name)]
        restored = message("class-restored", name=row.name, code=row.code)
        return [restored, message("class-key", key=key)]

    def _phrase(self) -> str:
        file = self.given.phrase_file
        if file is None:
            return ""
        # An empty file is a phrase that is too short, and not a back-up without a lock.
        return _read(Path(file)).decode(errors="replace").strip() or " "

    @property
    def _named(self) -> list[str]:
        return [*self.given.task[1:], *self.given.what]

    def _one(self, missing: str) -> str:
        named = self._named
        if not named or not named[0].strip():
            raise CommandError(Message(missing, {"task": self.task}))
        if len(named) > 1:
            raise CommandError(message("class-too-many"))
        found: str = named[0]
        return found

    def _class(self) -> ClassRow:
        given = self._one("class-needs-name")
        rows = self.store.classes.all()
        for row in rows:
            if given == row.id or row.has_code(given):
                return row
        found = [row for row in rows if row.name.casefold() == given.strip().casefold()]
        if len(found) > 1:
            codes = [row.code for row in found]
            raise CommandError(
                message("class-ambiguous", count=len(found), given=given, codes=codes)
            )
        if not found:
            raise unknown("class-a-class", given, [row.name for row in rows])
        return found[0]

    def _days(self) -> int:
        return whole_number("--days", self.given.days, 1, MOST_DAYS, DAYS)

    def _lines(self, row: ClassRow) -> list[Message]:
        listed = message(
            "class-listed",
            code=row.code,
            name=row.name,
            members=len(self.store.classes.members(row.id)),
            until=named_day(row.expires, self.say.locale),
            id=row.id,
        )
        ending = self.store.retention.ending(row.id)
        if ending is None:
            return [listed]
        what = "class-put-away" if ending.is_put_away else "class-ending"
        return [listed, Message(what, {"days": ending.days, "id": row.id})]


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise CommandError(message("class-file-gone", file=str(file))) from error


TASKS: dict[str, Callable[[_Office], list[Message]]] = {
    "new": _Office.new,
    "list": _Office.listed,
    "new-key": _Office.new_key,
    "keep": _Office.keep,
    "erase": _Office.erase,
    "back-up": _Office.back_up,
    "record": _Office.record,
    "restore": _Office.restore,
}


def carry_out(given: Namespace, say: Catalogue, show: Callable[[str], None]) -> None:
    """Carry out one task, and show the result.

    Raises
    ------
    ReefkitError
        If there is no such task, class or file, or the store fails.
    """
    if not given.task:
        raise CommandError(message("class-needs-task", tasks=list(TASKS)))
    task = given.task[0]
    if task not in TASKS:
        raise unknown("class-a-task", task, TASKS)
    with closing(Store.open(given.database or database())) as store:
        lines = TASKS[task](_Office(store, given, say))
        if any(line.id == "class-key" for line in lines):
            _make_output_private()
        for line in lines:
            show(say.render(line))


def _make_output_private() -> None:
    """Close the output to other accounts before a key is written, if it is a file."""
    with suppress(OSError, ValueError):
        output = sys.stdout.fileno()
        if os.name == "posix" and stat.S_ISREG(os.fstat(output).st_mode):
            os.fchmod(output, PRIVATE_MODE)
