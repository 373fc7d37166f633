"""The data dictionary: what every file and every column of an export holds, in the reader's words.

A column is described once for all files (``export-column-player``), or for one file alone where it
holds something else there (``export-column-answers-of``). The ids of what a column may hold, such
as those of a card, are the game's and stand in its own documentation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reefkit.classroom.exports.cells import plain
from reefkit.classroom.exports.listings import Column, Listing
from reefkit.classroom.exports.records import ClassRecord
from reefkit.text import Catalogue, Message, message

COLUMNS = (
    Column("file", "text"),
    Column("column", "text"),
    Column("kind", "text"),
    Column("about", "text"),
)
_KINDS = {
    "text": Message("export-kind-text"),
    "whole": Message("export-kind-whole"),
    "number": Message("export-kind-number"),
    "yes-no": Message("export-kind-yes-no"),
    "time": Message("export-kind-time"),
    "list": Message("export-kind-list"),
    "json": Message("export-kind-json"),
}


def about_column(file: str, column: str, say: Catalogue) -> Message:
    """Give what a column of a file holds."""
    own = Message(f"export-column-{file}-{column}")
    return own if say.has(own.id) else Message(f"export-column-{column}")


def about_file(file: str, say: Catalogue) -> Message:
    """Give what a file holds."""
    own = Message(f"export-file-{file}")
    return own if say.has(own.id) else Message("export-file-other")


def undescribed(listings: Iterable[Listing], say: Catalogue) -> list[str]:
    """List the columns that nobody has described, as ``file/column``: none, where all is well."""
    return [
        f"{listing.name}/{column.name}"
        for listing in listings
        for column in listing.columns
        if not say.has(about_column(listing.name, column.name, say).id)
    ]


def dictionary(listings: Sequence[Listing], say: Catalogue) -> Listing:
    """Make the data dictionary: one row a column of each file."""
    rows = [
        (
            f"{listing.name}.csv",
            column.name,
            _KINDS[column.kind],
            about_column(listing.name, column.name, say),
        )
        for listing in listings
        for column in listing.columns
    ]
    return Listing("dictionary", COLUMNS, tuple(rows))


def readme(
    record: ClassRecord, listings: Sequence[Listing], say: Catalogue, *, hidden: bool
) -> str:
    """Write what a reader of the files has to know, as plain text."""
    names = message("export-readme-hidden") if hidden else message("export-readme-names")
    parts = [
        message("export-readme-title", name=plain(record.name), day=record.made[:10]),
        message("export-readme-what"),
        names,
        message("export-readme-left-out"),
        message("export-readme-form"),
        message("export-readme-formulas"),
        message("export-readme-files"),
    ]
    lines = [say.render(each) for each in parts]
    files = [
        f"  {listing.name}.csv ({len(listing.rows)}): {say.render(about_file(listing.name, say))}"
        for listing in listings
    ]
    return "\n\n".join([*lines, "\n".join(files)]) + "\n"
