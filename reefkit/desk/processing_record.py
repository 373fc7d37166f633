"""The record of processing of classes, and an impact assessment to fill in, as one page.

What is stored is listed from the tables of the store, so that the page cannot fall behind them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit import __version__
from reefkit.desk.session import make_templates
from reefkit.match.table import utc_now
from reefkit.text import Catalogue, Message
from reefkit.text.languages import language
from reefkit.text.local_time import long_date

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reefkit.classroom.store import ClassRow, Store

RECORD_TYPE = "text/html"

RISKS = ("read", "guessed", "passed-on", "too-long", "lost", "judged")
"""Risks to weigh: messages ``record-risk-<name>``, with what Reefkit does in ``.now``."""


def stored_tables() -> dict[str, tuple[Message, list[str]]]:
    """Return what each table of the store holds, and its columns, by the table's name."""
    from reefkit.classroom.store import schema  # noqa: PLC0415  # slow: SQLAlchemy

    return {
        table.name: (
            Message(f"record-table-{table.name.replace('_', '-')}"),
            [column.name for column in table.columns],
        )
        for table in schema.metadata.tables.values()
    }


def processing_record(store: Store, rows: Sequence[ClassRow], say: Catalogue) -> bytes:
    """Write the page for a class, or for all classes of a server."""
    people = {each.person for row in rows for each in store.classes.members(row.id)}
    page = make_templates(say).render(
        "processing_record.html",
        names=[row.name for row in rows],
        teacher=", ".join(dict.fromkeys(row.teacher for row in rows if row.teacher)),
        count=len(people),
        made=long_date(utc_now().isoformat(), say.locale),
        until=long_date(max(row.expires for row in rows), say.locale),
        version=__version__,
        tables=stored_tables(),
        risks=RISKS,
        language=language(say.locale).language,
    )
    return str(page).encode()
