"""Settings: one option of a game as it can be chosen, and all that a teacher chose for a class.

The pages of a class follow its `Setting`, and a link can share it. It has no seed and no key, so
two classes with the same setting draw differently.
"""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from reefkit.match.errors import reject
from reefkit.match.game import Name, Plain
from reefkit.text.languages import simple

How = Literal["switch", "choice", "number", "several"]


class OptionChoice(NamedTuple):
    """One option of a game; all texts are rendered."""

    name: str
    title: str
    about: str
    #: ``switch`` (a bool), ``choice`` (one of `values`), ``number``, or ``several`` of `values`.
    how: How
    values: tuple[tuple[str, str], ...] = ()  #: Values and labels to choose from.
    now: object = None
    least: int = 0  #: Smallest value of a number.
    most: int = 0  #: Largest value of a number.
    folded: bool = False  #: Whether it is folded away, because few teachers change it.


VERSION = 1
"""Version of settings in links."""

CLASS_FORMS = ("before-concepts", "after-concepts")
"""Forms of a new class: with paired items, so that gains can be measured."""

SMALLEST, LARGEST = 3, 4
"""Smallest and largest number of seats of a class's tables."""

MOST_LINK_LETTERS = 6_000
"""Maximum number of characters of a setting in a link; a longer text is not read."""


Way = Literal["guided", "hands-on", "founded"]
"""``guided``; ``hands-on``: students work out phases; ``founded``: bots do the set-up."""

TableSize = Annotated[int, Meta(ge=SMALLEST, le=LARGEST)]
"""Number of seats of a table."""


Age = Literal["under-10", "10-to-13", "from-14"]
"""How old a class is: the youngest get questions of their own, and all under 14 simple words."""


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a class plays and answers."""

    game: Name = "reef"  #: Id of the game, and so of its lesson.
    #: Options of the game that differ from its defaults, as checked by the game.
    options: Plain = {}
    #: ``own``: each table draws its own cards; ``ocean``: all tables draw the same cards.
    chance: Literal["own", "ocean"] = "own"
    #: ``free``: each table goes on by itself; ``together``: the desk opens each phase for all.
    pace: Literal["free", "together"] = "free"
    way: Way = "guided"
    size: TableSize = LARGEST
    #: Ids of the forms; a part without one, or with an unknown one, has the lesson's own.
    forms: Annotated[tuple[Name, ...], Meta(max_length=8)] = CLASS_FORMS
    #: Whether a phase opens by itself once every table is ready; cards never do.
    opens: bool = False
    later: bool = False  #: Whether the questions for some weeks later are open.
    #: When students get feedback: at once, at the end of a sheet, or never; empty for the form's
    #: own.
    feedback: Literal["", "now", "end", "none"] = ""
    #: Number of attempts per question; 0 for the form's own.
    attempts: Annotated[int, Meta(ge=0, le=9)] = 0
    #: Id of the lesson plan whose clock the desk shows; empty for the one that fits best.
    plan: Annotated[str, Meta(max_length=40)] = ""
    age: Age = "from-14"
    #: Locale of the students' pages; empty for each browser's own.
    language: Annotated[str, Meta(max_length=40)] = ""

    @property
    def gates(self) -> bool:
        """Whether tables wait for the class at gates."""
        return self.pace == "together" or self.chance == "ocean"

    def locale(self, own: str) -> str:
        """Return the locale of a page whose reader chose none; `own` is that of its browser."""
        return self.language or (own if self.age == "from-14" else simple(own))


def setting_of(plain: object) -> Setting:
    """Read a setting from the store.

    Raises
    ------
    Rejection
        If it is not a setting.
    """
    try:
        return msgspec.convert(plain, Setting)
    except msgspec.ValidationError as error:
        raise reject("setting-not-understood") from error


def plain_of(setting: Setting) -> Plain:
    plain: Plain = msgspec.to_builtins(setting)
    return plain


def shared(setting: Setting) -> str:
    """Write a setting for a link: only what differs from a new class's.

    `later` is left out, since another class has not played yet.
    """
    default = plain_of(Setting())
    setting = msgspec.structs.replace(setting, later=False)
    differs = {key: value for key, value in plain_of(setting).items() if value != default[key]}
    packed = base64.urlsafe_b64encode(msgspec.json.encode(differs)).decode().rstrip("=")
    return f"{VERSION}.{packed}"


def read_shared(text: str) -> Setting:
    """Read a setting from a link; the game checks its options.

    `text`: What follows ``setting=``; untrusted.

    Raises
    ------
    Rejection
        If it is not a setting, or from another version.
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
