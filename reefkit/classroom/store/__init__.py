"""The store: people, matches, answers, notes, plots and settings, durable when a call returns.

SQLite in a file by default, PostgreSQL by address; the same code and the same tests for both. It
knows no rule of any game: matches are logs that their games check.
"""

from reefkit.classroom.store.faults import StoreFault
from reefkit.classroom.store.matches import StoreTable
from reefkit.classroom.store.portable import is_work_file
from reefkit.classroom.store.records import (
    Answer,
    MatchRow,
    Note,
    Person,
    Plot,
    Receipt,
    SeatRow,
    TakenIn,
)
from reefkit.classroom.store.store import DATABASE_VARIABLE, Store, default_place

__all__ = [
    "DATABASE_VARIABLE",
    "Answer",
    "MatchRow",
    "Note",
    "Person",
    "Plot",
    "Receipt",
    "SeatRow",
    "Store",
    "StoreFault",
    "StoreTable",
    "TakenIn",
    "default_place",
    "is_work_file",
]
