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
    """State of one page's tab *exports*."""

    named: bool = False  #: Whether files have names; otherwise they have pseudonyms.
    #: Whether *Erase one student* lists names though names are hidden.
    shows_names: bool = False
    filled: Filled | None = None  #: The last gradebook file that was filled in.
    #: What was erased last, and whether that was the class; None once the receipt is closed.
    receipt: tuple[Erased, bool] | None = None
    #: The class that was restored last, or this one with a new key, and its key; None once the
    #: teacher has noted the key.
    restored: tuple[ClassRow, str] | None = None
    #: The locked back-up that was opened last, and its name, until its phrase is typed.
    locked: tuple[bytes, str] | None = None


def export_state(session: DeskSession) -> ExportState:
    found = session.ui.settings.get(_NAME)
    if not isinstance(found, ExportState):
        found = session.ui.settings[_NAME] = ExportState()
    return found
