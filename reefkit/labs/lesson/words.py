"""A lab's own sentence where it has one, and the shared one elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

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
