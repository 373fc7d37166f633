"""Notes of rounds: where each belongs, and who may read it.

The text of a note stands in the log of its match, as its seat alone sees it. At a table of a class
whoever wrote it owns a note in the store besides, named after its place: with the text where the
teacher may read it, empty where not. The desk and its files know these alone, so that what nobody
shared cannot stand there, and a note goes with its owner when the owner is erased.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Readers = Literal["here", "me", "teacher", "other"]
"""Who may read a note.

here : whoever is at this screen; there is no teacher who could.
me : who wrote it, and not the teacher.
teacher : the teacher as well.
other : its owner chooses, who is not here; one from before there was a choice has none.
"""


class NotePlace(NamedTuple):
    """Where a note belongs: the id of its match, its seat from 0, its round from 1."""

    match: str
    seat: int
    round: int

    @property
    def key(self) -> str:
        """What the store calls the note."""
        return f"{self.match}/{self.seat}/{self.round}"

    @classmethod
    def of(cls, key: str) -> NotePlace | None:
        """Read a key; none where it names no note of a round."""
        match, *numbers = key.rsplit("/", 2)
        if len(numbers) != 2 or not all(each.isascii() and each.isdigit() for each in numbers):
            return None
        return cls(match, int(numbers[0]), int(numbers[1]))


class Note(NamedTuple):
    """What a seat wrote after a round, and who may read it."""

    seat: int
    round: int
    text: str
    readers: Readers = "here"
