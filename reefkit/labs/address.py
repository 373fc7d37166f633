"""The address of a page names the lesson and the place in it, so that a reload comes back there.

What stands there is no secret and no right: who may see what, the server's cookie says.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

VARIABLE = "QUERY_STRING"
"""What Voila calls an address's query in the environment of a kernel."""
JOIN = "join"
"""The code of a class, until it is joined; it is looked up once somebody sends it with a name."""
NAMES = ("part", "item", JOIN)
MOST_LETTERS = 2_000
MOST_VALUE = 200


def place_of(query: str) -> dict[str, str]:
    """Read a place from the query of an address; what is none of ours is passed over.

    Parameters
    ----------
    query
        As it stands after the question mark: from a browser, so it may hold anything.
    """
    if len(query) > MOST_LETTERS:
        return {}
    try:
        pairs = parse_qsl(query, max_num_fields=20, errors="strict")
    except ValueError:
        return {}
    return {
        name: value
        for name, value in pairs
        if name in NAMES and len(value) <= MOST_VALUE and value.isprintable()
    }


def query_of(place: Mapping[str, str]) -> str:
    """Write a place as the query of an address; empty for the place where a page begins."""
    shown = {name: place[name] for name in NAMES if place.get(name)}
    return "" if shown == {"part": "play"} else urlencode(shown)
