"""What can be chosen: one option of a game, and all that a teacher chose for a class.

A `Setting` is what the pages of a class follow, and a link can share it. It holds no seed and no
key: of two classes with the same setting, each has its own chance.
"""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from reefkit.match.errors import reject
from reefkit.match.game import Name, Plain

How = Literal["switch", "choice", "number", "several"]


class OptionChoice(NamedTuple):
    """One option of a game, to be set; all texts are rendered."""

    name: str
    title: str
    about: str
    #: ``switch`` (a bool), ``choice`` (one of `values`), ``number``, or ``several`` of `values`.
    how: How
    values: tuple[tuple[str, str], ...] = ()  #: What can be chosen: value and label.
    now: object = None
    #: ``least``, ``most``: Of a number.
    least: int = 0
    most: int = 0
    folded: bool = False  #: Whether few teachers turn it, so that it is folded away.


VERSION = 1

CLASS_FORMS = ("before-concepts", "after-concepts")
"""The forms of a new class: paired ideas, so that what is gained can be told."""

SMALLEST, LARGEST = 3, 4
"""How many seats a table of a class may have."""

MOST_LINK_LETTERS = 6_000
"""No setting is written with more; a longer one is not even looked at."""


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a class plays and answers."""

    game: Name = "reef"  #: The game's id; its lesson is the one it belongs to.
    #: The game's own options that differ from its defaults, as the game checks them.
    options: Plain = {}
    #: ``own``: every table has its own; ``ocean``: all tables draw the same cards.
    chance: Literal["own", "ocean"] = "own"
    #: ``free``: every table goes on by itself; ``together``: the desk opens each phase for all.
    pace: Literal["free", "together"] = "free"
    #: ``guided``; ``hands-on``: students work phases out themselves; ``quick``: bots found reefs
    #: and nothing is predicted.
    way: Literal["guided", "hands-on", "quick"] = "guided"
    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)] = LARGEST  #: Seats of a table.
    #: The forms of *Before* and *After*, by id; none, or one that a lesson has not: its own.
    forms: Annotated[tuple[Name, ...], Meta(max_length=8)] = CLASS_FORMS
    #: Whether a phase opens by itself once every table is ready; cards, and what they do, never do.
    opens: bool = False
    later: bool = False  #: Whether the questions of some weeks later are open.
    #: When students are told what was right: now, at the end of a sheet, or not at all; empty: as
    #: the form says.
    feedback: Literal["", "now", "end", "none"] = ""
    #: How often an answer may be tried; 0: as the form says.
    attempts: Annotated[int, Meta(ge=0, le=9)] = 0
    #: The lesson plan whose clock the desk shows, by id; empty: the one that fits best.
    plan: Annotated[str, Meta(max_length=40)] = ""

    @property
    def gates(self) -> bool:
        return self.pace == "together" or self.chance == "ocean"


def setting_of(plain: object) -> Setting:
    """Read a setting as the store holds it.

    Raises
    ------
    Rejection
        When it is none.
    """
    try:
        return msgspec.convert(plain, Setting)
    except msgspec.ValidationError as error:
        raise reject("setting-not-understood") from error


def plain_of(setting: Setting) -> Plain:
    plain: Plain = msgspec.to_builtins(setting)
    return plain


def shared(setting: Setting) -> str:
    """Write a setting as a link carries it: only what differs from a new class's.

    What is open is no way to play: another class has not played yet.
    """
    default = plain_of(Setting())
    setting = msgspec.structs.replace(setting, later=False)
    differs = {key: value for key, value in plain_of(setting).items() if value != default[key]}
    packed = base64.urlsafe_b64encode(msgspec.json.encode(differs)).decode().rstrip("=")
    return f"{VERSION}.{packed}"


def read_shared(text: str) -> Setting:
    """Read a setting from a link or a part of one; the game checks its options.

    `text`: what follows ``setting=``: from a browser, so it may be anything.

    Raises
    ------
    Rejection
        When it is none, or of another version.
    """
    version, dot, packed = text.strip().partition(".")
    if len(text) > MOST_LINK_LETTERS or not dot or not version.isdecimal():
        raise reject("setting-not-understood")
    if int(version[:4]) != VERSION:
        raise reject("setting-version")
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        return setting_of(msgspec.json.decode(data))
    except (binascii.Error, ValueError, msgspec.DecodeError) as error:
        raise reject("setting-not-understood") from error
