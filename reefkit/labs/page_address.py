"""The address of a page: the lesson, and the place in it.

It has no secrets and gives no rights: the server's cookie says who may see what.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

ADDRESS_QUERY = "QUERY_STRING"
"""Environment variable in which Voila passes an address's query to a kernel."""

JOIN_QUERY = "join"
"""Code of a class to join; it is looked up only once somebody submits it with a name."""

ALL_CLASSES = "classes=all"
"""Query of a desk that opens with the list of classes that its key opens."""

SPEAK_QUERY = "speak"
"""Locale of a page that a desk opens, such as ``es-simple``; the reader may change it."""

NAMES = ("part", "item", "page", JOIN_QUERY, SPEAK_QUERY)

MOST_QUERY_LETTERS = 2_000

MOST_QUERY_VALUE = 200


def place_of(query: str) -> dict[str, str]:
    """Read a place from the query of an address, ignoring everything unknown.

    `query`: What follows the question mark; untrusted.
    """
    if len(query) > MOST_QUERY_LETTERS:
        return {}
    try:
        pairs = parse_qsl(query, max_num_fields=20, errors="strict")
    except ValueError:
        return {}
    return {
        name: value
        for name, value in pairs
        if name in NAMES and len(value) <= MOST_QUERY_VALUE and value.isprintable()
    }


def query_of(place: Mapping[str, str]) -> str:
    shown = {name: place[name] for name in NAMES if place.get(name)}
    return "" if shown == {"part": "play"} else urlencode(shown)
