"""The labs of the package: each has a module ``kind`` with its `KIND`; none is listed."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache

import reefkit.labs
from reefkit.labs.lesson.kind import Kind


@cache
def kinds() -> dict[str, Kind]:
    """Find every lab that teaches with a game, by id; adding a folder is all that it takes."""
    found: dict[str, Kind] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.kind"
        if module.ispkg and module.name != "lesson" and importlib.util.find_spec(name) is not None:
            kind: Kind = importlib.import_module(name).KIND
            found[kind.id] = kind
    return found
