"""All that a store knows of classes, in one object."""

from __future__ import annotations

from collections.abc import Mapping

from reefkit.classroom.store.classes.control import Controls
from reefkit.classroom.store.classes.doors import Doors
from reefkit.classroom.store.classes.gathered import Gathered
from reefkit.classroom.store.classes.members import Members
from reefkit.classroom.store.classes.tables import Tables
from reefkit.classroom.store.classes_records import ClassRow, Erased, Member
from reefkit.match.game import Game


class Classes(Doors, Members, Tables, Controls, Gathered):
    """The classes of a store.

    Every method raises `StoreFault` when the store cannot do it, and those that name a class,
    member or table raise a `Rejection` where there is none.
    """

    def merge(self, class_id: str, keep: str, other: str) -> Member:
        """Make one person of two: the work, devices and codes of both lead to `keep`."""
        raise NotImplementedError

    def export(self, class_id: str) -> bytes:
        """Write all of a class as one file: its own back-up, with the keys of its matches."""
        raise NotImplementedError

    def take_in(
        self, data: bytes, games: Mapping[str, Game], name: str = "class"
    ) -> tuple[ClassRow, str]:
        """Put a class in that `export` wrote, here or elsewhere; give it and its new key."""
        raise NotImplementedError

    def erase(self, class_id: str) -> Erased:
        """Erase all of a class."""
        raise NotImplementedError

    def erase_person(self, class_id: str, person: str) -> Erased:
        """Erase a person of a class."""
        raise NotImplementedError

    def erase_expired(self) -> list[Erased]:
        """Erase the classes whose time has come."""
        raise NotImplementedError
