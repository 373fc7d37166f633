"""Which language and reading level a page speaks: chosen by its reader, and remembered.

The match remembers it as the page does. What somebody chose on purpose is kept for the person too,
whatever lab and machine they come to, and by the browser, for the door and the next lesson: there
the lab server knows it again (`reefkit.serve.lab_languages`) and tells the page's kernel.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE, LANGUAGE_VARIABLE
from reefkit.labs.lesson.words import own
from reefkit.match.errors import reject
from reefkit.text import locales, message
from reefkit.text.languages import is_simple, nearest, own_name, simple, spoken, tag, usual

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

LANGUAGE = "language"
"""The setting of a person that names the locale they chose."""
SHELL = ("lab-skip", "lab-away", "lab-lost", "lab-ended", "lab-waiting", "lab-continue")
"""What stands round a lesson's page, where the server has written it."""


def language_here() -> str:
    """Give the locale that a lab server asks for, or English."""
    named = os.environ.get(LANGUAGE_VARIABLE, "")
    return named if named in locales() else "en"


def is_chosen_here() -> bool:
    """Tell whether that is what the reader chose in this browser, and no mere guess."""
    return os.environ.get(LANGUAGE_CHOSEN_VARIABLE) == "1"


def others(session: LessonSession) -> list[tuple[str, str, str]]:
    """List the languages to which a page can change: each with its locale, its tag and its name.

    The reading level stays as it is.
    """
    here = session.say.locale
    return [
        (simple(each) if is_simple(here) else each, tag(each), own_name(each))
        for each in spoken(session.kind.id)
        if each != usual(here)
    ]


def choose(session: LessonSession, locale: str) -> None:
    """Speak as the reader asks, and remember it for the person.

    Raises
    ------
    Rejection
        When the lab does not speak it.
    """
    if usual(locale) not in spoken(session.kind.id):
        raise reject("lab-not-understood")
    session.speak(locale)
    session.chose = locale
    keep(session)


def change_level(session: LessonSession) -> None:
    """Say everything in easier words, or in the usual ones again."""
    here, wished = session.say.locale, session.chose
    to_level = usual if is_simple(here) else simple
    session.speak(to_level(here))
    # A lab that does not speak the reader's language yet does not make the next one forget it.
    is_nearest = bool(wished) and nearest(wished, session.kind.id) == here
    session.chose = to_level(wished if is_nearest else here)
    keep(session)


def keep(session: LessonSession) -> None:
    """Keep for the person what was chosen, once there is somebody to keep it for."""
    storage, locale = session.storage, session.chose
    somebody = None if storage is None else storage.people.current
    if storage is None or somebody is None or not (locale and somebody.id):
        return
    if session.kept_language == (somebody.id, locale):
        return
    scope = somebody.scope
    session.kept_language = (somebody.id, locale)
    if storage.lasting.read(lambda store: store.work.recall(scope, LANGUAGE), None) != locale:
        storage.lasting.write(lambda store: store.work.remember(scope, LANGUAGE, locale))


def recall(session: LessonSession) -> None:
    """Speak as the person who works at the page once chose; nothing where nobody is known."""
    storage = session.storage
    somebody = None if storage is None else storage.people.current
    if storage is None or somebody is None or not somebody.id:
        return
    scope = somebody.scope
    found = storage.lasting.read(lambda store: store.work.recall(scope, LANGUAGE), None)
    if isinstance(found, str) and found in locales():
        session.speak(nearest(found, session.kind.id))
        session.chose, session.kept_language = found, (somebody.id, found)


def speech(session: LessonSession) -> dict[str, object]:
    """Give what a browser is to know of the page's language.

    Returns
    -------
    dict
        ``lang``, the language's tag; ``keep``, the locale that the browser is to remember, empty
        for none; ``texts``, what stands round the page, by id, and its title.
    """
    say = session.say
    texts = {each: say.render(message(each)) for each in SHELL}
    texts["title"] = say.render(own(say, session.kind.id, "lesson-title"))
    return {"lang": tag(say.locale), "keep": session.chose, "texts": texts}
