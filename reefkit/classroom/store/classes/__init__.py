"""Classes: who is in them, where they sit, what they did, and what a teacher makes of it."""

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
from reefkit.match.game import Game


class Classes(Doors, Members, Merging, ClassTables, Controls, Gathered, Erasing, IdlePeople):
    """The classes of a store.

    Every method raises `StoreFault` when the store cannot do it, and those that name a class,
    member or table raise a `Rejection` where there is none.
    """

    def export(self, class_id: str) -> bytes:
        """Write all of a class as one file: its back-up, with the keys of its matches.

        Raises
        ------
        Rejection
            When there is no such class.
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
        """Put a class in that `export` wrote, here or elsewhere; what is here is passed over.

        Codes that are somebody else's here are made again.

        `at`: the class at whose desk it is brought: of the classes that are here, the file may be
        that one's alone. None where the server's owner brings it.

        Returns
        -------
        ClassRow, str
            The class, and its new key; an empty one where the class was here already, whose key
            stays as it is.

        Raises
        ------
        SaveError
            One of the named kinds, when it is no such file or holds what cannot be.
        Rejection
            When it is another class's that is here.
        """
        read = read_class_file(data, games, name)
        with self._database.write() as connection:
            return take_class(connection, read, self._clock(), at)
