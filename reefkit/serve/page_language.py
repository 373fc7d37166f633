"""The language of a page: chosen by its reader, set for the server, or preferred by the browser."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple

from babel import negotiate_locale

from reefkit.text import locales
from reefkit.text.languages import BASE_LOCALE, LANGUAGE_VARIABLE, spoken
from reefkit.text.pseudo import PSEUDO_LOCALE

LANGUAGE_COOKIE = "reefkit-language"
"""Cookie with the locale that the reader chose; lesson pages write it too, so scripts may read
it."""
DOOR = "lab-server"
"""The catalogue file of the landing page and of the frame of every lesson."""
MOST_ASKED = 20
"""Languages of an ``Accept-Language`` that are read: more than any browser sends."""


class Spoken(NamedTuple):
    """A locale, and whether the reader chose it in this browser."""

    locale: str
    is_chosen: bool


def first_of(server: str) -> str:
    """Return the locale for readers who chose none; empty if the server has no setting for it.

    `server`: The locale of the server's own messages.
    """
    named = os.environ.get(LANGUAGE_VARIABLE, "")
    return named if named in locales() else ("" if server == BASE_LOCALE else server)


def choose(cookie: str, accepted: str, first: str) -> Spoken:
    """Choose a locale for a browser.

    `cookie`: The locale that the reader chose, untrusted.
    `accepted`: The browser's ``Accept-Language``.
    `first`: The server's locale; empty if not set.

    Examples
    --------
    >>> choose("es-simple", "", "en")
    Spoken(locale='es-simple', is_chosen=True)
    >>> choose("", "es-MX,es;q=0.9,en;q=0.8", "")
    Spoken(locale='es', is_chosen=False)
    """
    if cookie in locales() and cookie != PSEUDO_LOCALE:
        return Spoken(cookie, is_chosen=True)
    return Spoken(first or _best(wanted(accepted)), is_chosen=False)


def wanted(accepted: str) -> list[str]:
    """List the languages that a browser prefers, best first.

    `accepted`: Its ``Accept-Language`` (RFC 9110, 12.5.4); invalid parts are skipped.

    Examples
    --------
    >>> wanted("en;q=0.5, es-MX, fr;q=0, *;q=0.1")
    ['es-MX', 'en']
    """
    found = []
    for each in accepted.split(",")[:MOST_ASKED]:
        name, _, rest = each.strip().partition(";")
        weight = rest.strip().removeprefix("q=") if rest else "1"
        try:
            liking = float(weight)
        except ValueError:
            continue
        if name.replace("-", "").isalnum() and liking > 0:
            found.append((liking, name))
    return [name for _, name in sorted(found, key=lambda each: -each[0])]


def _best(names: Sequence[str]) -> str:
    ours = {each.lower(): each for each in spoken(DOOR)}
    try:
        found = negotiate_locale([each.lower() for each in names], list(ours), sep="-")
        return ours.get((found or "").lower(), BASE_LOCALE)
    except ValueError:  # a name that is not a language
        return BASE_LOCALE
