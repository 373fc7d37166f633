"""Texts of students that others do not see: the teacher hid them, or has not let them yet."""

from __future__ import annotations

from hashlib import blake2s
from typing import TYPE_CHECKING

from reefkit.desk.session import DeskSession
from reefkit.labs.content import waits_for_teacher

if TYPE_CHECKING:
    from reefkit.classroom.exports.tables import Answered
    from reefkit.classroom.store import ClassControl

DECIDED = "hidden-texts"
"""Key in `ClassControl.more`: by place, the digest of the text that may be seen; empty for none."""


def place_of(row: Answered) -> str:
    """Return the place of a student's text, the same for every attempt at its question."""
    return f"{row.person}/{row.sheet}/{row.question}"


def words_of(row: Answered) -> str:
    raw = row.raw if isinstance(row.raw, dict) else {}
    return "\n".join(each for each in raw.values() if isinstance(each, str))


def is_hidden(control: ClassControl, place: str, text: str) -> bool:
    """Return whether others may not see a text.

    What was hidden stays so when it is changed; what was let is looked at again if it has a word
    that waits.

    `place`: `place_of` an answer, or the key of a note.
    """
    decided = control.more.get(DECIDED, {}).get(place)
    return decided == "" or (waits_for_teacher(text) and decided != _digest(text))


def answer_is_hidden(control: ClassControl, row: Answered) -> bool:
    is_text = row.kind in {"text", "argument"}
    return is_text and is_hidden(control, place_of(row), words_of(row))


def decide(session: DeskSession, place: str, text: str, *, hide: bool) -> None:
    """Hide a text from others, or let them see it."""
    control = session.store.classes.control(session.class_id)
    decided = {**control.more.get(DECIDED, {}), place: "" if hide else _digest(text)}
    more = {**control.more, DECIDED: decided}
    session.store.classes.set_control(session.class_id, more=more)


def _digest(text: str) -> str:
    return blake2s(text.encode(), digest_size=8).hexdigest()
