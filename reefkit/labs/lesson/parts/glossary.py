"""The glossary: a page of all terms, and the window of one term."""

from __future__ import annotations

import unicodedata
from typing import Annotated, NamedTuple

from msgspec import Meta

from reefkit.labs.lesson.content import terms
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts.how_to_play import reads_settings
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.question_view import QuestionView
from reefkit.match.errors import Rejection, reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

glossary_acts = Acts()

TERM_OPEN = "glossary-term"
"""Key of the page's setting with the id of the open term."""

TERM_SOUGHT = "glossary-find"
"""Key of the page's setting with the text to find."""

TERM_LETTER = "glossary-letter"
"""Key of the page's setting with the chosen letter."""


class _TermEntry(NamedTuple):
    """A term as the page shows it."""

    id: str
    name: str
    letter: str  #: The letter that it is listed under.
    see: tuple[str, ...]  #: Terms to read next.
    art: str  #: Id of an organism's drawing; empty for none.
    mark: str  #: Id of a mark; empty for none.
    icon: str  #: Id of an icon; empty for none.

    @property
    def means(self) -> Message:
        return Message(f"word-{self.id}.means")


@glossary_acts.on("term")
def _open_term(session: LessonSession, word: Annotated[str, Meta(max_length=60)]) -> None:
    if word not in terms(session.lab.id):
        raise reject("glossary-no-such")
    session.ui.settings[TERM_OPEN] = word


@glossary_acts.on("close-term")
def _close_term(session: LessonSession) -> None:
    session.ui.settings.pop(TERM_OPEN, None)


@glossary_acts.on("glossary-open")
def _open_glossary(session: LessonSession) -> None:
    if session.pages_wait:
        raise Rejection(message("ask-pages-wait"))
    for each in (TERM_OPEN, TERM_SOUGHT, TERM_LETTER):
        session.ui.settings.pop(each, None)
    session.ui.dialog = ""
    session.ui.page = "glossary"


@glossary_acts.on("glossary-find")
def _find(session: LessonSession, value: Annotated[str, Meta(max_length=200)] = "") -> None:
    session.ui.settings[TERM_SOUGHT] = value
    session.ui.settings.pop(TERM_LETTER, None)


@glossary_acts.on("glossary-letter")
def _choose_letter(session: LessonSession, letter: Annotated[str, Meta(max_length=4)] = "") -> None:
    session.ui.settings[TERM_LETTER] = letter
    session.ui.settings.pop(TERM_SOUGHT, None)


@glossary_acts.on("glossary-print")
def _print_glossary(session: LessonSession) -> None:
    for each in (TERM_SOUGHT, TERM_LETTER):
        session.ui.settings.pop(each, None)
    session.printing = "glossary"


def _entries(scene: LessonScene) -> list[_TermEntry]:
    found = []
    for id_, term in terms(scene.lab.id).items():
        name = scene.say.render(Message(f"word-{id_}"))
        found.append(_TermEntry(id_, name, _letter(name), term.see, term.art, term.mark, term.icon))
    return sorted(found, key=lambda each: _plain(each.name))


def _plain(name: str) -> str:
    split = unicodedata.normalize("NFKD", name)
    return "".join(each for each in split if not unicodedata.combining(each)).casefold()


def _letter(name: str) -> str:
    return _plain(name)[:1].upper()


def _fits(scene: LessonScene, each: _TermEntry, sought: str) -> bool:
    texts = [each.name, *(scene.say.render(Message(f"word-{each.id}.{part}")) for part in _TEXTS)]
    return any(sought in _plain(text) for text in texts)


_TEXTS = ("forms", "means")


def _render_glossary(scene: LessonScene) -> str:
    every = _entries(scene)
    sought = str(scene.ui.settings.get(TERM_SOUGHT, ""))
    letter = str(scene.ui.settings.get(TERM_LETTER, ""))
    shown = [each for each in every if letter in {"", each.letter}]
    if sought.strip():
        shown = [each for each in shown if _fits(scene, each, _plain(sought.strip()))]
    letters: dict[str, list[_TermEntry]] = {}
    for each in shown:
        letters.setdefault(each.letter, []).append(each)
    return scene.render(
        "glossary.html",
        letters=letters,
        initials=sorted({each.letter for each in every}),
        letter=letter,
        sought=sought,
        count=len(shown),
    )


def render_term(scene: LessonScene) -> str:
    word = scene.ui.settings.get(TERM_OPEN)
    if word not in terms(scene.lab.id):
        return ""
    (found,) = [each for each in _entries(scene) if each.id == word]
    on_page = scene.ui.page == "glossary"
    is_plain = scene.asking and not QuestionView(scene.session.answering).glossed
    return scene.render("glossary_term.html", each=found, on_page=on_page, asked=is_plain)


GLOSSARY = Part("glossary", _render_glossary, glossary_acts, reads=reads_settings)
