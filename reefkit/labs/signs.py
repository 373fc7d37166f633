"""The signs that a page gives its class: where those at it are, and that it is open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from reefkit.labs.lasting import Lasting
from reefkit.text import ReefkitError

HEARTBEAT = 20.0
"""Seconds between two signs that a page is open, where nothing else changed."""


class Signs:
    """Tells the class where a page is, seldom: every write makes all pages of the server look.

    Parameters
    ----------
    lasting
        The page's way to the store.
    """

    def __init__(self, lasting: Lasting) -> None:
        self._lasting = lasting
        self._given: tuple[object, datetime] | None = None

    def give(self, class_id: str, people: Sequence[str], place: Mapping[str, Any]) -> None:
        """Give a sign when the place is another, or some time passed.

        What cannot be written now is left: the next sign tells more.

        Parameters
        ----------
        class_id, people
            Of which class, and whose page it is; who share a screen are told as such.
        place
            Where they are.
        """
        told = {**place, "with": list(people)} if len(people) > 1 else dict(place)
        now = self._lasting.clock()
        last, when = self._given or (None, now)
        if last == (told, list(people)) and (now - when).total_seconds() < HEARTBEAT:
            return
        self._given = ((told, list(people)), now)
        for person in people:
            self._write(class_id, person, told)

    def _write(self, class_id: str, person: str, place: dict[str, Any]) -> None:
        # The class may be erased in this very moment: the next look says so.
        with suppress(ReefkitError):
            self._lasting.read(lambda store: store.classes.seen(class_id, person, place), None)
