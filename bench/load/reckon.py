"""What a school of some size needs, reckoned from what was measured: docs/deployers/how-many.md."""

import math
import re
from collections.abc import Mapping
from pathlib import Path

from tests.support.tree import ROOT

MEASURED = ROOT / "bench" / "results" / "how-many.txt"
PAGE = ROOT / "docs" / "deployers" / "how-many.md"
LINE = re.compile(r"^figure ([a-z-]+) = (.+)$", re.MULTILINE)
OPEN = "to be measured"
BEGIN, END = "<!-- reckoned -->", "<!-- end of what is reckoned -->"
FIGURES = {
    "millicores": "thousandths of a core that servers and pages use for a student who plays",
    "mebibytes": "MiB of memory that they take for one",
    "database-millicores": "thousandths of a core that PostgreSQL uses for one",
    "connections": "connections to PostgreSQL for one",
    "borne": "most students whose statements alone PostgreSQL bore on two cores",
}
SIZES = (30, 600, 5000)
FULL = 0.5
"""The share of a core that is planned for: a class that opens its pages at once needs the rest."""
OF_A_SERVER = 200
"""Students that one server is ready for at most (`reefkit.serve.startup.MOST_STUDENTS`)."""
POOL = 50
"""Connections that PgBouncer keeps, as many as carried the statements that were measured."""
FREE, MOST = 20, 300
"""Connections left for whoever looks after PostgreSQL, and how many it had better not exceed."""


def figures(text: str) -> dict[str, float | None]:
    """Read what was measured; none for what is still to be."""
    found = dict(LINE.findall(text))
    return {name: None if found[name] == OPEN else float(found[name]) for name in FIGURES}


def needs(students: int, measured: Mapping[str, float | None]) -> list[str]:
    """Reckon one row: students, servers, cores, memory, cores of PostgreSQL, connections."""
    servers = math.ceil(students / OF_A_SERVER)
    plain, pooled = _times(measured["connections"], students), POOL + servers + FREE
    connections = OPEN
    if plain is not None:
        without = math.ceil(plain) + servers + FREE
        connections = str(without) if without <= MOST else f"{pooled}, through PgBouncer"
    return [
        f"{students:,}",
        str(servers),
        _shown(_times(measured["millicores"], students / 1000 / FULL)),
        _shown(_times(measured["mebibytes"], students / 1024)),
        _shown(_times(measured["database-millicores"], students / 1000 / FULL)),
        connections,
    ]


def _times(figure: float | None, factor: float) -> float | None:
    return None if figure is None else figure * factor


def _shown(number: float | None) -> str:
    return OPEN if number is None else f"{math.ceil(number):,}"


def written(page: str, measured: Mapping[str, float | None]) -> str:
    """Return the page with its tables as they are reckoned now."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    lines = ["| measured | |", "|---|---|"]
    lines += [
        f"| {what} | {OPEN if measured[name] is None else f'{measured[name]:,g}'} |"
        for name, what in FIGURES.items()
    ]
    lines += [
        "",
        "| students at once | servers | cores | GiB | cores of PostgreSQL | its connections |",
    ]
    lines += ["|---|---|---|---|---|---|"]
    lines += ["| " + " | ".join(needs(students, measured)) + " |" for students in SIZES]
    table = "\n".join(lines)
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def write(page: Path = PAGE, measured: Path = MEASURED) -> None:
    """Bring the page to what was measured."""
    found = figures(measured.read_text(encoding="utf-8"))
    page.write_text(written(page.read_text(encoding="utf-8"), found), encoding="utf-8")
