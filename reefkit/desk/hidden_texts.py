"""Texts of students that others do not see: the teacher hid them, or has not let them yet."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from hashlib import blake2s
from typing import TYPE_CHECKING

from reefkit.classroom.store.classes.names import without_accents
from reefkit.desk.session import DeskSession
from reefkit.labs.content import waits_for_teacher

if TYPE_CHECKING:
    from reefkit.classroom.exports.tables import Answered
    from reefkit.classroom.store import ClassControl, Member

DECIDED = "hidden-texts"
"""Key in `ClassControl.more`: by place, the digest of the text that may be seen; empty for none."""

_PARTICLES = frozenset(["das", "del", "den", "der", "des", "dos", "las", "los", "van", "von"])
"""Parts of names that are words of a language; shorter ones are told by their length."""


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


def names_of(member: Member) -> tuple[str, ...]:
    return tuple(filter(None, (member.label, member.name, member.hidden)))


def without_names(names: Iterable[str], text: str) -> str:
    """Replace names, and each word of them, in a text, whatever their case and accents.

    Names with digits are replaced only as a whole: the words of "Student 3" are no names.
    """
    text, names = unicodedata.normalize("NFC", text), set(names)
    longest = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    words = {
        without_accents(word)
        for name in names
        if not re.search(r"\d", name)
        for word in re.findall(r"[^\W\d_]{2,}", unicodedata.normalize("NFC", name))
    }

    def hide(found: re.Match[str]) -> str:
        word, plain = found[0], without_accents(found[0])
        is_word = not word[0].isupper() and (len(word) < 3 or plain in _PARTICLES)
        return word if is_word or plain not in words else "…"

    if longest:
        text = re.sub(rf"(?<!\w)({longest})(?!\w)", "…", text)
    return re.sub("…(?:[ -]…)+", "…", re.sub(r"[^\W\d_]+", hide, text))


def hide_naming(session: DeskSession, member: Member, rows: Iterable[Answered]) -> None:
    """Hide the texts of others that name a student who is about to be erased."""
    control, names = session.store.classes.control(session.class_id), names_of(member)
    decided = dict(control.more.get(DECIDED, {}))
    for row in rows:
        text = unicodedata.normalize("NFC", words_of(row))
        if row.person != member.person and without_names(names, text) != text:
            decided[place_of(row)] = ""
    session.store.classes.set_control(session.class_id, more={**control.more, DECIDED: decided})


def decide(session: DeskSession, place: str, text: str, *, hide: bool) -> None:
    """Hide a text from others, or let them see it."""
    control = session.store.classes.control(session.class_id)
    decided = {**control.more.get(DECIDED, {}), place: "" if hide else _digest(text)}
    more = {**control.more, DECIDED: decided}
    session.store.classes.set_control(session.class_id, more=more)


def _digest(text: str) -> str:
    return blake2s(text.encode(), digest_size=8).hexdigest()
