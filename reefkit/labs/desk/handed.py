"""What the tab *exports* remembers: whether names are left out, and what it has to show once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from reefkit.classroom.exports import Filled
    from reefkit.classroom.store.classes_records import ClassRow, Erased
    from reefkit.labs.desk.session import DeskSession

_NAME = "exports"


class Restored(NamedTuple):
    """A class that came from a back-up, with its new key, which is shown once."""

    row: ClassRow
    key: str


class Receipt(NamedTuple):
    """What was erased: of the whole class, or of one pupil."""

    erased: Erased
    whole: bool


@dataclass
class Handed:
    """The tab's own memory.

    Attributes
    ----------
    hidden
        Whether files have pseudonyms in place of names.
    filled
        What filling in a gradebook's file found, to be looked over.
    receipt
        The receipt of what was erased last, until it is put away.
    restored
        The class that was restored last, until its key is put away.
    """

    hidden: bool = False
    filled: Filled | None = None
    receipt: Receipt | None = None
    restored: Restored | None = None


def handed(session: DeskSession) -> Handed:
    """Give what the tab of this desk remembers."""
    found = session.ui.settings.get(_NAME)
    if not isinstance(found, Handed):
        found = session.ui.settings[_NAME] = Handed()
    return found
