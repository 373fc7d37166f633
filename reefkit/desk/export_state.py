"""What the page of a class's files remembers while it is open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from reefkit.classroom.exports.gradebook_file import Filled
from reefkit.desk.session import DeskSession

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import (
        ClassRow,
        Erased,
    )

_NAME = "exports"


class Restored(NamedTuple):
    """A class that came from a back-up, with its new key, which is shown once."""

    row: ClassRow
    key: str


class ErasureReceipt(NamedTuple):
    """What was erased: of the whole class, or of one pupil."""

    erased: Erased
    whole: bool


@dataclass
class ExportState:
    """The tab's own memory."""

    hidden: bool = False  #: Whether files have pseudonyms in place of names.
    filled: Filled | None = None  #: What filling in a gradebook's file found, to be looked over.
    #: The receipt of what was erased last, until it is put away.
    receipt: ErasureReceipt | None = None
    #: The class that was restored last, until its key is put away.
    restored: Restored | None = None


def export_state(session: DeskSession) -> ExportState:
    found = session.ui.settings.get(_NAME)
    if not isinstance(found, ExportState):
        found = session.ui.settings[_NAME] = ExportState()
    return found
