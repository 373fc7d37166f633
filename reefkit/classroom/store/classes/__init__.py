"""Classes: their members, tables and work, and the teacher's controls."""

from __future__ import annotations

from collections.abc import Mapping

from reefkit.classroom.store.class_records import ClassRow
from reefkit.classroom.store.classes.class_file import read_class_file, write_class_file
from reefkit.classroom.store.classes.class_import import take_class
from reefkit.classroom.store.classes.class_tables import ClassTables
from reefkit.classroom.store.classes.controls import Controls
from reefkit.classroom.store.classes.doors import Doors
from reefkit.classroom.store.classes.erasing import Erasing
from reefkit.classroom.store.classes.gathered import Gathered
from reefkit.classroom.store.classes.idle_people import IdlePeople
from reefkit.classroom.store.classes.locked_file import locked, unlocked
from reefkit.classroom.store.classes.members import Members
from reefkit.classroom.store.classes.merging import Merging
from reefkit.classroom.store.classes.rehearsing import Rehearsing
from reefkit.classroom.store.classes.roster import Roster
from reefkit.match.game import Game


class Classes(
    Doors,
    Members,
    Roster,
    Merging,
    ClassTables,
    Controls,
    Gathered,
    Erasing,
    IdlePeople,
    Rehearsing,
):
    """The classes of a store.

    Every method raises `StoreFault` if the database fails, and those that change a class, member or
    table raise `Rejection` if it does not exist.
    """

    def export(self, class_id: str, phrase: str = "") -> bytes:
        """Write a class's back-up: all of it as one file, including the keys of its matches.

        `phrase`: Locks the file; empty for a file that anybody can read.

        Raises
        ------
        Rejection
            If there is no such class, or the phrase is too short.
        """
        with self._database.read() as connection:
            data = write_class_file(connection, class_id, self._now())
        return locked(data, phrase) if phrase else data

    def take_in(
        self,
        data: bytes,
        games: Mapping[str, Game],
        name: str = "class",
        *,
        at: str | None = None,
        phrase: str = "",
    ) -> tuple[ClassRow, str]:
        """Import a back-up of a class, written by `export`; what is stored already is skipped.

        Codes that are already taken here are replaced.

        `at`: The class at whose desk the file is imported: of classes that exist here, the file may
        only be that one's. None if the server's owner imports it.
        `phrase`: The phrase that opens the file, if it is locked.

        Returns
        -------
        ClassRow, str
            The class, and its new key; empty if the class existed already, whose key stays.

        Raises
        ------
        SaveError
            If it is not a back-up file, or has invalid contents.
        Rejection
            If it is the back-up of another class that exists here, or the phrase does not open it.
        """
        read = read_class_file(unlocked(data, phrase), games, name)
        with self._database.write() as connection:
            return take_class(connection, read, self._clock(), at)
