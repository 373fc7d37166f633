"""`lab()`: the Climate Change page as a notebook shows it."""

from __future__ import annotations

from pathlib import Path

from reefkit.labs.climate.kind import KIND
from reefkit.labs.lesson.lab import LessonLab


def lab(folder: str | Path | None = None, locale: str | None = None) -> LessonLab:
    """Open the Climate Change lab in a notebook or a published page.

    Parameters
    ----------
    folder
        Where work is kept, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level: ``en``, or ``en-simple`` for 8 to 13; none: what the
        server that publishes the page speaks.
    """
    return LessonLab(KIND, folder, locale)
