"""The export of a class as a zip: tidy tables, a data dictionary and a readme, no secrets."""

from __future__ import annotations

import io
import re
import unicodedata
import zipfile
from datetime import date

from reefkit.classroom.exports.data_dictionary import dictionary, readme
from reefkit.classroom.exports.tables import ClassRecord, Listing, Names, listings
from reefkit.text import Catalogue
from reefkit.text.csv_files import write_csv

CSV_TYPE = "text/csv"
ZIP_TYPE = "application/zip"
MOST_NAME = 60
_FIRST_YEAR = 1980
"""The first year that a zip can represent."""


def bundle(record: ClassRecord, say: Catalogue, *, hidden: bool = False) -> bytes:
    """Write all tables of a class into one zip.

    The same class gives the same bytes on the same day.
    """
    found = listings(record, Names(record, hidden=hidden))
    files = {"README.txt": readme(record, found, say, hidden=hidden).encode("utf-8-sig")}
    for listing in (dictionary(found, say), *found):
        files[f"{listing.name}.csv"] = as_csv(listing, say)
    made = io.BytesIO()
    day = _day(record.made)
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name, date_time=day)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, data)
    return made.getvalue()


def as_csv(listing: Listing, say: Catalogue) -> bytes:
    columns = [each.name for each in listing.columns]
    return write_csv(columns, listing.rows, say)


def file_name(record: ClassRecord, kind: str, ending: str) -> str:
    words = f"reefkit {kind} {record.made[:10]} {record.name}"
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_NAME].rstrip("-") + ending


def _day(made: str) -> tuple[int, int, int, int, int, int]:
    try:
        day = date.fromisoformat(made[:10])
    except ValueError:
        day = date(_FIRST_YEAR, 1, 1)
    return (max(day.year, _FIRST_YEAR), day.month, day.day, 0, 0, 0)
