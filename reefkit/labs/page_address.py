"""The address of a page: the lesson, and the place in it.

What is there is no secret and no right: who may see what, the server's cookie says.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

ADDRESS_QUERY = "QUERY_STRING"
"""What Voila calls an address's query in the environment of a kernel."""

JOIN_QUERY = "join"
"""The code of a class, until it is joined; it is looked up once somebody sends it with a name."""

ALL_CLASSES = "classes=all"
"""The query of a desk that opens with the list of the classes that its key opens."""

NAMES = ("part", "item", "page", JOIN_QUERY)

MOST_QUERY_LETTERS = 2_000

MOST_QUERY_VALUE = 200


def place_of(query: str) -> dict[str, str]:
    """Read a place from the query of an address; what is none of ours is passed over.

    `query`: as it is after the question mark: from a browser, so it may hold anything.
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
