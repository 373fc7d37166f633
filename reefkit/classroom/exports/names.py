"""What the files call people: by their label in the class, or by a pseudonym."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reefkit.classroom.exports.records import ClassRecord, Played
from reefkit.text import Message

_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"
_LENGTH = 6


class Names:
    """What the people of a class are called in its files.

    A pseudonym is made from the person's random id and the class's, never from the name: it is the
    same in every export of the class, another in every other class, and nobody who has only the
    files can tell whose it is.

    Parameters
    ----------
    record
        The class.
    hidden
        Whether pseudonyms stand in place of names.
    """

    def __init__(self, record: ClassRecord, *, hidden: bool = False) -> None:
        self.hidden = hidden
        self._class = record.id
        self._labels = {each.person: each.label for each in record.pupils}

    def of(self, person: str) -> str:
        """Give what a person is called; who is no member (any more) is called nothing."""
        label = self._labels.get(person, "")
        return pseudonym(self._class, person) if self.hidden and label else label

    def team(self, people: Iterable[str]) -> str:
        """Give what the people of one seat are called together."""
        return " & ".join(name for each in people if (name := self.of(each)))

    def at_seat(self, table: Played, seat: int) -> str:
        """Give what the player of a seat, counted from 0, is called: its people, or the bot.

        With pseudonyms, a seat that nobody sits at any more is called nothing: its name in the
        match may still be a pupil's.
        """
        people = table.seats[seat] if seat < len(table.seats) else ()
        if found := self.team(people):
            return found
        info = None if table.match is None else table.match.setup.seats[seat]
        if info is None or (self.hidden and info.bot is None):
            return ""
        return info.name

    def known_at(self, table: Played) -> Mapping[str, str]:
        """Map the names that a table's match holds to what its people are called here."""
        if table.match is None:
            return {}
        found: dict[str, str] = {}
        for seat, info in enumerate(table.match.setup.seats):
            for name in (info.name, *info.members):
                found[name] = self.at_seat(table, seat)
        return found

    def hide(self, sentence: Message, known: Mapping[str, str]) -> Message:
        """Give a sentence with the names in it replaced."""
        values = {name: _replaced(self, each, known) for name, each in sentence.values.items()}
        return Message(sentence.id, values)


def _replaced(names: Names, value: Any, known: Mapping[str, str]) -> Any:  # noqa: ANN401 - of a message
    if isinstance(value, Message):
        return names.hide(value, known)
    if isinstance(value, str):
        return known.get(value, value)
    if isinstance(value, Sequence):
        return tuple(_replaced(names, each, known) for each in value)
    return value


def pseudonym(class_id: str, person: str) -> str:
    """Give the pseudonym of a person in a class, such as ``P-7KM2QX``."""
    digest = hashlib.sha256(f"reefkit export\n{class_id}\n{person}".encode()).digest()
    number = int.from_bytes(digest[:8], "big")
    letters = ""
    for _ in range(_LENGTH):
        number, place = divmod(number, len(_LETTERS))
        letters += _LETTERS[place]
    return f"P-{letters}"
