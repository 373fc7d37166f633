"""A class as files: tidy tables with a data dictionary, and points for gradebooks.

This room knows no rule and no question: it takes rows, and a match's readings from its game.
"""

from reefkit.classroom.exports.bundle import CSV_TYPE, ZIP_TYPE, as_csv, bundle, file_name
from reefkit.classroom.exports.filling import Filled, fill_in
from reefkit.classroom.exports.gradebooks import (
    PLATFORMS,
    Grades,
    Platform,
    columns,
    gradebook,
)
from reefkit.classroom.exports.listings import FIXED, Listing, answers, listings, reading
from reefkit.classroom.exports.names import Names, pseudonym
from reefkit.classroom.exports.records import (
    Answered,
    ClassRecord,
    Noted,
    Played,
    Plotted,
    Pupil,
    Total,
)

__all__ = [
    "CSV_TYPE",
    "FIXED",
    "PLATFORMS",
    "ZIP_TYPE",
    "Answered",
    "ClassRecord",
    "Filled",
    "Grades",
    "Listing",
    "Names",
    "Noted",
    "Platform",
    "Played",
    "Plotted",
    "Pupil",
    "Total",
    "answers",
    "as_csv",
    "bundle",
    "columns",
    "file_name",
    "fill_in",
    "gradebook",
    "listings",
    "pseudonym",
    "reading",
]
