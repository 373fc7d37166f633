"""Prepare a process for lessons before visitors come.

Kernels are forked from that process (`reefkit.serve.forks`), so nothing here may know a visitor,
draw a random number that matters, start a thread, or keep a file open.

Much is made on first use and kept for the life of the process: templates are compiled, sentences
prepared, libraries imported, drawings read. A rehearsal in the process from which kernels are
forked makes it once for all of them, and they share its memory.

A rehearsal leaves nothing visible behind: its store is a temporary file, its widgets are closed,
and it starts no threads or timers.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pkgutil import resolve_name
from tempfile import TemporaryDirectory

from ipywidgets.widgets.widget import Widget, _instances  # type: ignore[import-untyped]
from traitlets.log import get_logger

from reefkit.labs.environment import DATABASE_VARIABLE, REHEARSE_VARIABLE, REHEARSED_FIRST
from reefkit.labs.lesson.lab import AnyLab, every_lab
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection
from reefkit.text import catalogue
from reefkit.text.languages import LANGUAGE_VARIABLE, nearest, simple, spoken
from reefkit.widgets import templates

LOCALES = ("en", "en-simple")

ENTRIES = 400
"""Maximum number of steps played in the first language: a whole match of most games."""

LATER_ENTRIES = 120
"""Maximum number of steps played in other languages, where only texts are new."""

DRAW_EVERY = 8
"""Number of steps from one drawing of the page to the next."""


def steps(locales: Sequence[str] = LOCALES) -> Iterator[Callable[[], None]]:
    """Yield the rehearsals one by one, so that something else can be done between two.

    `locales`: Languages and reading levels; each lesson is rehearsed in those that it has.

    Yields
    ------
    callable
        Rehearses one lesson in one language. It never raises: faults are logged, and a visitor
        who meets the same fault sees it on the page.
    """
    for locale in locales:
        for lab in every_lab().values():
            if nearest(locale, lab.id) == locale:  # the lab has this language
                most = ENTRIES if locale == locales[0] else LATER_ENTRIES
                yield partial(_try, lab, locale, most)


def rehearse(locales: Sequence[str] = LOCALES) -> None:
    for step in steps(locales):
        step()


def _try(lab: AnyLab, locale: str, most: int) -> None:
    known = set(_instances)
    # A file that cannot be deleted at once, as on Windows, must not raise.
    with TemporaryDirectory(prefix="reefkit-", ignore_cleanup_errors=True) as folder:
        page = LessonLab(lab, folder, locale)
        try:
            _go_through(page, most)
        except Exception:  # noqa: BLE001  # there is no visitor to tell
            # no reader: log text
            get_logger().exception("lab: %s could not be gone through", lab.id)
        finally:
            page.storage.lasting.close()
            _close_all_but(known | _of_libraries())


def _of_libraries() -> set[str]:
    """Return the ids of widgets held by modules: libraries made them once for all pages."""
    modules = [getattr(each, "__dict__", {}) for each in list(sys.modules.values())]
    held = (one for names in modules for one in list(names.values()) if isinstance(one, Widget))
    return {each.model_id for each in held if each.comm is not None}


def _close_all_but(keep: set[str]) -> None:
    for model in [each for each in _instances if each not in keep]:
        if model in _instances:
            _instances[model].close()


def _go_through(lab: LessonLab, most: int) -> None:
    session = lab.session
    for name in session.templates.names:
        session.templates.prepare(name)
    for page in ("how", "glossary", "door"):
        session.do("page", {"page": page})
    session.do("part", {"part": "before"})
    session.do("part", {"part": "play"})
    if not session.lab.plays:
        return
    session.do("quick-start", {})
    _play(session, most)
    for tab in session.lab.tabs:
        session.do("tab", {"tab": tab})
    session.do("part", {"part": "after"})
    session.do("ask-begin", {})


def _play(session: LessonSession, most: int) -> None:
    table = session.open_table
    for number in range(most):
        try:
            if not table.tick(hurried=True) and not table.do_for_me(session.seat):
                return
        except Rejection:
            return  # a step that students have to work out themselves
        session.next_seat()
        if number % DRAW_EVERY == 0:
            session.changed()


LATER = (
    "reefkit.widgets.charts",
    "reefkit.desk.page",
    "reefkit.classroom.store",
    "sqlalchemy.dialects.sqlite",
)
"""Modules that lessons import only on first use."""

OF_POSTGRESQL = ("sqlalchemy.dialects.postgresql.psycopg", "psycopg")
"""Further modules that a page needs with a PostgreSQL store."""


def warm() -> None:
    """Load what all lessons' pages need: banks, libraries, catalogues and the style sheet."""
    for lab in every_lab().values():
        lab.papers()
        if lab.match_questions:
            resolve_name(lab.match_questions)
    is_shared = os.environ.get(DATABASE_VARIABLE, "").startswith("postgresql")
    for name in (*LATER, *(OF_POSTGRESQL if is_shared else ())):
        import_module(name)
    for locale in _all_spoken():
        catalogue(locale)
    templates.stylesheet()
    templates.font()


def _all_spoken() -> tuple[str, ...]:
    found = dict.fromkeys(language for lab in every_lab() for language in spoken(lab))
    return tuple(each for language in found for each in (language, simple(language)))


def before_pages() -> int:
    """Return the number of rehearsals to run before the server takes visitors."""
    is_asked = os.environ.get(REHEARSE_VARIABLE) == REHEARSED_FIRST
    return len(every_lab()) if is_asked else 0


def later() -> Iterator[Callable[[], None]]:
    """Yield the rehearsals for idle time: each lesson in each language.

    Yields
    ------
    callable
        Takes one to three seconds, and never raises.
    """
    if os.environ.get(REHEARSE_VARIABLE) == "0":
        return
    language = os.environ.get(LANGUAGE_VARIABLE)
    yield from steps(sorted(_all_spoken(), key=lambda locale: locale != language))
