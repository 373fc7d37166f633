"""What a server has kept, read past all our own code."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support.voila import Served


def database(served: Served) -> Path:
    """Give the server's own database."""
    return served.folder / "home" / "reefkit.sqlite"


def logs(served: Served) -> dict[str, list[str]]:
    """Give the log of every match, by id, the one that was begun first at the front."""
    path = database(served)
    if not path.exists():
        return {}
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        ids = connection.execute("SELECT id FROM matches ORDER BY created").fetchall()
        lines = connection.execute("SELECT match, line FROM entries ORDER BY position").fetchall()
    found: dict[str, list[str]] = {id_: [] for (id_,) in ids}
    for match, line in lines:
        found[match].append(line)
    return found
