"""A lab's own sentence where it has one, and the shared one elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from reefkit.text import Catalogue, Message
from reefkit.text.message import Value


def own(say: Catalogue, game: str, name: str, values: Mapping[str, Value] | None = None) -> Message:
    """Give the message that a lab says: ``<name>-<game>`` where there is one, else ``<name>``.

    Parameters
    ----------
    say
        The catalogue.
    game
        The lab's game.
    name
        What is said; an attribute may follow a dot.
    values
        What it speaks of.

    Examples
    --------
    >>> from reefkit.text import catalogue
    >>> own(catalogue(), "reef", "door-play").id
    'door-play'
    """
    head, dot, attribute = name.partition(".")
    mine = f"{head}-{game}{dot}{attribute}"
    id_ = mine if say.has(mine) else name
    return Message(id_, dict(values or {}))


def own_of(
    say: Catalogue, game: str, family: str, one: str, values: Mapping[str, Value] | None = None
) -> Message:
    """Give the message of one of a family: ``<family>-<game>-<one>``, else ``<family>-<one>``.

    Parameters
    ----------
    say, game, values
        As `own` has them.
    family, one
        Such as ``phase`` and ``settling``; an attribute may follow a dot.
    """
    mine, shared = f"{family}-{game}-{one}", f"{family}-{one}"
    id_ = mine if say.has(mine) else shared
    return Message(id_, dict(values or {}))


def naming(say: Catalogue, names: Mapping[str, str]) -> Catalogue:
    """Give a catalogue that says these names too.

    Parameters
    ----------
    say
        The catalogue.
    names
        What content calls its own things, by message.

    Returns
    -------
    Catalogue
        The same one where it says all of them already.
    """
    missing = tuple((id_, name) for id_, name in names.items() if not say.has(id_))
    return _naming(say, missing) if missing else say


@cache
def _naming(say: Catalogue, names: tuple[tuple[str, str], ...]) -> Catalogue:
    """Make it once a process: a catalogue is large."""
    return say.with_names(dict(names))
