"""Loading of the content that a teacher may edit: ``data/``, and a teacher's folder over it.

A `Library` loads a content file as a typed structure, or raises a `ContentError` that names the
file, the entry, the key and what was expected.
"""

from reefkit.content.declarations import declarations, typed_files
from reefkit.content.decoding import fault
from reefkit.content.errors import ContentError, EntryPlace, refer, require
from reefkit.content.library import Library
from reefkit.content.series import SeriesTable

__all__ = [
    "ContentError",
    "EntryPlace",
    "Library",
    "SeriesTable",
    "declarations",
    "fault",
    "refer",
    "require",
    "typed_files",
]
