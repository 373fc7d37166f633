"""`lab()`: the page as a notebook shows it."""

from __future__ import annotations

from pathlib import Path

from reefkit.labs.expanse.kind import KIND
from reefkit.labs.lesson.lab import LessonLab


def lab(folder: str | Path | None = None, locale: str | None = None) -> LessonLab:
    """Open the Blue Expanse lab in a notebook or a published page.

    Parameters
    ----------
    folder
        Where work is kept, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level: ``en``, or ``en-simple``; none: what the server that
        publishes the page speaks.
    """
    return LessonLab(KIND, folder, locale)
