"""The notes that their owners share with the teacher: the desk reads no other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs.notes import NotePlace

if TYPE_CHECKING:
    from collections.abc import Container

    from reefkit.classroom.store import Store
    from reefkit.classroom.store.classes_records import ClassNote


class Shared(NamedTuple):
    """A note, where it belongs, and whose it is."""

    place: NotePlace
    kept: ClassNote


def shared_notes(store: Store, class_id: str, matches: Container[str | None]) -> list[Shared]:
    """List what members of a class share of its own matches, table by table, round by round.

    What somebody shares in another class is for that one's teacher.

    Parameters
    ----------
    store, class_id
        The class.
    matches
        The matches of its tables.
    """
    found = [(NotePlace.of(each.key), each) for each in store.classes.notes(class_id) if each.text]
    ours = [Shared(place, each) for place, each in found if place and place.match in matches]
    return sorted(ours, key=lambda each: (each.place, each.kept.time, each.kept.person))
