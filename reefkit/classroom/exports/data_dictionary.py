"""The data dictionary: the meaning of every file and column of an export, in the reader's language.

A column has one description for all files (``export-column-player``), or one for a file in which it
has another meaning (``export-column-answers-of``). Ids in a column, such as those of cards, are the
game's and documented there.
"""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.classroom.exports.tables import ClassRecord, Listing, reading_columns
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import chosen_separator, plain

COLUMNS = reading_columns("file/column/kind/about")


def about_column(file: str, column: str, say: Catalogue) -> Message:
    named = column.replace("_", "-")
    ids = (f"export-column-{file}-{named}", f"export-column-{named}", f"data-column-{named}")
    return next((Message(id_) for id_ in ids if say.has(id_)), Message(ids[0]))


def about_file(file: str, say: Catalogue) -> Message:
    own = Message(f"export-file-{file}")
    return own if say.has(own.id) else Message("export-file-other")


def dictionary(listings: Sequence[Listing], say: Catalogue) -> Listing:
    rows = [
        (
            f"{listing.name}.csv",
            column.name,
            Message(f"export-kind-{column.kind}"),
            about_column(listing.name, column.name, say),
        )
        for listing in listings
        for column in listing.columns
    ]
    return Listing("dictionary", COLUMNS, tuple(rows))


def readme(
    record: ClassRecord,
    listings: Sequence[Listing],
    say: Catalogue,
    *,
    hidden: bool,
) -> str:
    names = message("export-readme-hidden") if hidden else message("export-readme-names")
    parts = [
        message("export-readme-title", name=plain(record.name), day=record.made[:10]),
        message("export-readme-what"),
        names,
        message("export-readme-left-out"),
        message("export-readme-form", separator=Message(f"export-separator-{chosen_separator()}")),
        message("export-readme-formulas"),
        message("export-readme-files"),
    ]
    lines = [say.render(each) for each in parts]
    files = [
        f"  {listing.name}.csv ({len(listing.rows)}): {say.render(about_file(listing.name, say))}"
        for listing in listings
    ]
    return "\n\n".join([*lines, "\n".join(files)]) + "\n"
