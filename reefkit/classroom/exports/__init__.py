"""A class as files: tidy tables with a data dictionary, and points for gradebooks.

This room knows no rule and no question: it takes rows, and a match's readings from its game.
"""

from reefkit.classroom.exports.gradebooks import (
    PLATFORMS,
    Filled,
    Grades,
    Platform,
    columns,
    fill_in,
    gradebook,
)
from reefkit.classroom.exports.tables import (
    CSV_TYPE,
    FIXED,
    ZIP_TYPE,
    Answered,
    ClassRecord,
    Listing,
    Names,
    Noted,
    Played,
    Plotted,
    Pupil,
    Total,
    answers,
    as_csv,
    bundle,
    file_name,
    listings,
    pseudonym,
    reading,
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
