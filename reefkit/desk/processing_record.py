"""The record of processing of a class, and an impact assessment to fill in, as one page.

What is stored is listed from the tables of the store, so that the page cannot fall behind them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit import __version__
from reefkit.desk.session import make_templates
from reefkit.match.table import utc_now
from reefkit.text import Catalogue, Message
from reefkit.text.languages import language, long_date

if TYPE_CHECKING:
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


def processing_record(store: Store, row: ClassRow, say: Catalogue) -> bytes:
    """Write the page for a class."""
    page = make_templates(say).render(
        "processing_record.html",
        row=row,
        count=len(store.classes.members(row.id)),
        made=long_date(utc_now().isoformat(), say.locale),
        until=long_date(row.expires, say.locale),
        version=__version__,
        tables=stored_tables(),
        risks=RISKS,
        language=language(say.locale).language,
    )
    return str(page).encode()
