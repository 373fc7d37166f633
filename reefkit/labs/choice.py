"""One option of a game, as pages and the desk offer it."""

from __future__ import annotations

from typing import Literal, NamedTuple

How = Literal["switch", "choice", "number", "several"]


class Choice(NamedTuple):
    """One option of a game, to be set; all texts are said already.

    Attributes
    ----------
    name
        The option.
    title, about
        What it is called, and what it does.
    how
        ``switch`` (a bool), ``choice`` (one of `values`), ``number``, or ``several`` of `values`.
    values
        What can be chosen: value and label.
    now
        What is chosen.
    least, most
        Of a number.
    folded
        Whether few teachers turn it, so that it stands folded away.
    """

    name: str
    title: str
    about: str
    how: How
    values: tuple[tuple[str, str], ...] = ()
    now: object = None
    least: int = 0
    most: int = 0
    folded: bool = False
