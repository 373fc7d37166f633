"""What the door tells of a match that can be continued, read from its file without playing it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from reefkit.labs.storage import Remembered, Storage
from reefkit.match.game import SeatInfo

MOST_LISTED = 12
"""More matches than these stay in their folder, and in no list."""
_SURVEY = b'"state":{'
"""Only an entry that comes to a survey holds a state (`reefkit.match.log`)."""


class Rounds(Struct):
    """The one option that the door tells of."""

    rounds: Annotated[int, Meta(ge=1, le=99)] = 1


class SetupHead(Struct):
    """What the door reads of a set-up."""

    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=1, max_length=64)]
    options: Rounds


class Head(Struct):
    """What the door reads of a file's first line."""

    setup: SetupHead


class Kept(NamedTuple):
    """One match of the visitor's folder.

    Attributes
    ----------
    file
        Its file.
    people, bots
        The names of those who play, and how many bots play with them.
    surveyed, rounds
        How many rounds have been surveyed, of how many.
    when
        When it was last played, local time.
    """

    file: str
    people: tuple[str, ...]
    bots: int
    surveyed: int
    rounds: int
    when: datetime


def kept_matches(storage: Storage | None) -> list[Kept]:
    """List the matches that can be continued, the latest first; what cannot be read is left out."""
    if storage is None:
        return []
    found = (_kept(storage, each) for each in storage.matches()[:MOST_LISTED])
    return [each for each in found if each is not None]


def _kept(storage: Storage, remembered: Remembered) -> Kept | None:
    path = storage.folder / remembered.file
    try:
        raw = path.read_bytes()
        seats = msgspec.json.decode(raw.partition(b"\n")[0], type=Head).setup
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
    names = tuple(seat.name for seat in seats.seats if seat.bot is None)
    surveyed = min(raw.count(_SURVEY), seats.options.rounds)
    bots = len(seats.seats) - len(names)
    return Kept(remembered.file, names, bots, surveyed, seats.options.rounds, when)
