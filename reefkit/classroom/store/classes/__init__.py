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

    def export(self, class_id: str) -> bytes:
        """Write a class's back-up: all of it as one file, including the keys of its matches.

        Raises
        ------
        Rejection
            If there is no such class.
        """
        with self._database.read() as connection:
            return write_class_file(connection, class_id, self._now())

    def take_in(
        self,
        data: bytes,
        games: Mapping[str, Game],
        name: str = "class",
        *,
        at: str | None = None,
    ) -> tuple[ClassRow, str]:
        """Import a back-up of a class, written by `export`; what is stored already is skipped.

        Codes that are already taken here are replaced.

        `at`: The class at whose desk the file is imported: of classes that exist here, the file may
        only be that one's. None if the server's owner imports it.

        Returns
        -------
        ClassRow, str
            The class, and its new key; empty if the class existed already, whose key stays.

        Raises
        ------
        SaveError
            If it is not a back-up file, or has invalid contents.
        Rejection
            If it is the back-up of another class that exists here.
        """
        read = read_class_file(data, games, name)
        with self._database.write() as connection:
            return take_class(connection, read, self._clock(), at)
