"""The store: people, classes, matches, answers and settings, durable when a call returns.

SQLite in a file by default, PostgreSQL by address, with the same code and tests. It knows no game's
rules: matches are logs that their games check.
"""

from reefkit.classroom.store.class_records import (
    ClassControl,
    ClassPlot,
    ClassRow,
    CourseGrade,
    Erased,
    GradeValue,
    Member,
    PageSeen,
    PlatformCourse,
    TableRow,
)
from reefkit.classroom.store.classes import Classes
from reefkit.classroom.store.classes.class_file import is_class_file
from reefkit.classroom.store.classes.locked_file import is_locked
from reefkit.classroom.store.limits import Met
from reefkit.classroom.store.matches import StoreTable
from reefkit.classroom.store.records import (
    Answer,
    MatchRow,
    Note,
    Person,
    PlotVersion,
    Receipt,
    SeatRow,
    TakenIn,
)
from reefkit.classroom.store.store import DATABASE_VARIABLE, Store, default_place
from reefkit.classroom.store.work_file import is_work_file
from reefkit.match.errors import StoreFault

__all__ = [
    "DATABASE_VARIABLE",
    "Answer",
    "ClassControl",
    "ClassPlot",
    "ClassRow",
    "Classes",
    "CourseGrade",
    "Erased",
    "GradeValue",
    "MatchRow",
    "Member",
    "Met",
    "Note",
    "PageSeen",
    "Person",
    "PlatformCourse",
    "PlotVersion",
    "Receipt",
    "SeatRow",
    "Store",
    "StoreFault",
    "StoreTable",
    "TableRow",
    "TakenIn",
    "default_place",
    "is_class_file",
    "is_locked",
    "is_work_file",
]
