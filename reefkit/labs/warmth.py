"""Getting a process ready for lessons before anybody comes: imports, and what is kept for good.

Kernels are forked from that process (`reefkit.serve.forks`), so nothing here may know of a visitor,
draw a random number that counts, start a thread or open a file for longer than it is read.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib import import_module

from reefkit.labs import LANGUAGE_VARIABLE
from reefkit.labs.lesson import rehearsal
from reefkit.labs.lesson.kinds import kinds
from reefkit.text import catalogue
from reefkit.text.languages import simple, spoken
from reefkit.widgets import theme

REHEARSE_VARIABLE = "REEFKIT_REHEARSE"
"""With ``0`` no lesson is gone through beforehand: for a server of other pages."""
LATER = (
    "reefkit.widgets.charts",
    "reefkit.labs.desk.lab",
    "reefkit.classroom.store",
    "sqlalchemy.dialects.sqlite",
)
"""Modules that lessons import only when they come to them."""


def warm() -> None:
    """Import what every lesson needs, and read what every page shows."""
    for kind in kinds().values():
        kind.papers()
    for name in LATER:
        import_module(name)
    for locale in all_spoken():
        catalogue(locale)
    theme.stylesheet()
    theme.font()


def all_spoken() -> tuple[str, ...]:
    """List the languages that any lab speaks, each in both reading levels.

    All are read before kernels are forked, and shared by them: a kernel that read Spanish by itself
    would take a second and 12 MB for it; the process from which all are forked takes them once.
    """
    found = dict.fromkeys(language for kind in kinds() for language in spoken(kind))
    return tuple(each for language in found for each in (language, simple(language)))


def later() -> Iterator[Callable[[], None]]:
    """Give what is worth doing while nobody comes: each lesson is gone through in each language.

    Yields
    ------
    callable
        Takes about a second, and never fails.
    """
    if os.environ.get(REHEARSE_VARIABLE) == "0":
        return
    told = os.environ.get(LANGUAGE_VARIABLE)
    yield from rehearsal.steps(sorted(all_spoken(), key=lambda locale: locale != told))
