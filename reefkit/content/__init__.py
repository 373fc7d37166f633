"""Finds and decodes what a teacher may edit: ``data/``, and a teacher's overlay over it.

A `Library` loads a file of content as a typed structure, or raises a `ContentError` that names the
file, the entry, the key and what was expected.
"""

from reefkit.content.documents import ContentError, EntryPlace, SeriesTable, refer, require
from reefkit.content.library import Library, declarations, fault, typed_files

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
