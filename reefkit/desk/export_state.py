"""State of the tab *exports*."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.classroom.exports.gradebook_file import Filled
from reefkit.desk.session import DeskSession

if TYPE_CHECKING:
    from reefkit.classroom.store.class_records import (
        ClassRow,
        Erased,
    )

_NAME = "exports"


@dataclass
class ExportState:
    """State of the tab."""

    hidden: bool = False  #: Whether files have pseudonyms in place of names.
    filled: Filled | None = None  #: What filling in a gradebook's file found, to be looked over.
    #: What was erased last, and whether that was the class, until the receipt is put away.
    receipt: tuple[Erased, bool] | None = None
    #: The class that was restored last, and its key, until that is put away.
    restored: tuple[ClassRow, str] | None = None


def export_state(session: DeskSession) -> ExportState:
    found = session.ui.settings.get(_NAME)
    if not isinstance(found, ExportState):
        found = session.ui.settings[_NAME] = ExportState()
    return found
