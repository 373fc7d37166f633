"""The glossary: a page of all terms, and the small window that a term opens where it stands."""

from __future__ import annotations

import unicodedata
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.lesson.content import terms
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.text import Message

acts = Acts()
OPEN = "glossary-term"
FIND = "glossary-find"
LETTER = "glossary-letter"
"""What the page remembers: the term that is open, what is looked for, and the letter chosen."""


class Word(Struct, frozen=True):
    """A term of the glossary."""

    word: Annotated[str, Meta(max_length=60)]


class Sought(Struct, frozen=True):
    """What stands in the field of the search."""

    value: Annotated[str, Meta(max_length=200)] = ""


class Initial(Struct, frozen=True):
    """A letter of the alphabet; empty for all."""

    letter: Annotated[str, Meta(max_length=4)] = ""


class Entry(NamedTuple):
    """A term as the page shows it.

    Attributes
    ----------
    letter
        Under which it stands.
    see
        Terms to read next.
    art, mark
        What is drawn beside it; empty for nothing.
    """

    id: str
    name: str
    letter: str
    see: tuple[str, ...]
    art: str
    mark: str

    @property
    def means(self) -> Message:
        """What it means."""
        return Message(f"word-{self.id}.means")


@acts.on("term", Word)
def open_term(session: LessonSession, values: Word) -> None:
    """Open a term where it stands."""
    if values.word not in terms(session.kind.id):
        raise reject("glossary-no-such")
    session.ui.settings[OPEN] = values.word


@acts.on("close-term")
def close_term(session: LessonSession, values: object) -> None:
    """Close the term."""
    del values
    session.ui.settings.pop(OPEN, None)


@acts.on("glossary-open")
def open_glossary(session: LessonSession, values: object) -> None:
    """Open the page of all terms, from whichever term is open."""
    del values
    for each in (OPEN, FIND, LETTER):
        session.ui.settings.pop(each, None)
    session.ui.dialog = ""
    session.ui.page = "glossary"


@acts.on("glossary-find", Sought)
def find(session: LessonSession, values: Sought) -> None:
    """Look for words, in all letters."""
    session.ui.settings[FIND] = values.value
    session.ui.settings.pop(LETTER, None)


@acts.on("glossary-letter", Initial)
def choose_letter(session: LessonSession, values: Initial) -> None:
    """Show the words of one letter, or all."""
    session.ui.settings[LETTER] = values.letter
    session.ui.settings.pop(FIND, None)


@acts.on("glossary-print")
def print_glossary(session: LessonSession, values: object) -> None:
    """Print the whole glossary, whatever was looked for."""
    del values
    for each in (FIND, LETTER):
        session.ui.settings.pop(each, None)
    session.ui.printing = "glossary"


def entries(scene: LessonScene) -> list[Entry]:
    """Give all terms in the order of the alphabet."""
    found = []
    for id_, term in terms(scene.kind.id).items():
        name = scene.say.render(Message(f"word-{id_}"))
        found.append(Entry(id_, name, _letter(name), term.see, term.art, term.mark))
    return sorted(found, key=lambda each: _plain(each.name))


def _plain(name: str) -> str:
    """Give a name without accents and in small letters, as it is sorted and looked for."""
    split = unicodedata.normalize("NFKD", name)
    return "".join(each for each in split if not unicodedata.combining(each)).casefold()


def _letter(name: str) -> str:
    return _plain(name)[:1].upper()


def _fits(scene: LessonScene, each: Entry, sought: str) -> bool:
    """Tell whether a term has what is looked for: in its name, its forms or its meaning."""
    told = [each.name, *(scene.say.render(Message(f"word-{each.id}.{part}")) for part in _TEXTS)]
    return any(sought in _plain(text) for text in told)


_TEXTS = ("forms", "means")


def render(scene: LessonScene) -> str:
    """Draw the page, when it is open."""
    if scene.ui.page != "glossary":
        return ""
    every = entries(scene)
    sought = str(scene.ui.settings.get(FIND, ""))
    letter = str(scene.ui.settings.get(LETTER, ""))
    shown = [each for each in every if letter in {"", each.letter}]
    if sought.strip():
        shown = [each for each in shown if _fits(scene, each, _plain(sought.strip()))]
    letters: dict[str, list[Entry]] = {}
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
    """Draw the window of the term that is open."""
    word = scene.ui.settings.get(OPEN)
    if word not in terms(scene.kind.id):
        return ""
    (found,) = [each for each in entries(scene) if each.id == word]
    on_page = scene.ui.page == "glossary"
    return scene.render("glossary_term.html", each=found, on_page=on_page)


PAGE = Part("glossary", render, acts)
