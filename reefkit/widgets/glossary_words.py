"""Sentences in which the terms of a glossary are buttons.

The terms are passed in; the catalogue has the words by which each is recognised
(``word-<id>.forms``, separated by semicolons), for each language.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from markupsafe import Markup, escape
from msgspec import Struct

from reefkit.text import Catalogue, Message

ACT = "term"
"""The act of a term's button, which has the term's id in ``data-word``."""
_MOST_CACHED = 2_000
"""Marked sentences to cache: a page renders the same ones again and again."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A term of a glossary, as declared in content; its texts are in the catalogue."""

    see: tuple[str, ...] = ()  #: Ids of terms to read next.
    art: str = ""  #: Id of a fitting organism's drawing; empty for none.
    mark: str = ""  #: Id of a fitting mutation's mark; empty for none.
    icon: str = ""  #: Name of a fitting icon of ``static/icons.svg``; empty for none.
    #: Whether the word is in nearly every sentence: it is marked only on pages that teach it.
    everyday: bool = False
    #: Whether it can be opened during a question, because it gives no answer away.
    while_asked: bool = False
    rulebook: bool = False  #: Whether the game's printed rules define it too.
    source: str = ""  #: Scientific source of its numbers and dates, for teachers.


class Glossary:
    """The terms of a glossary with the words of a catalogue.

    Examples
    --------
    >>> from reefkit.text import catalogue
    >>> glossary = Glossary(catalogue(), {"sessile": Term()})
    >>> print(glossary.marked("A sessile coral stays.", act="term"))  # doctest: +ELLIPSIS
    A <button ...data-word="sessile"...>sessile</button> coral stays.
    """

    def __init__(self, say: Catalogue, terms: Mapping[str, Term]) -> None:
        self.terms = dict(terms)
        self._forms = {
            form.casefold(): term for term in self.terms for form in _forms(say, term) if form
        }
        # The longest form first, so that "reef builder" is not recognised as "reef".
        ordered = sorted(self._forms, key=len, reverse=True)
        written = "|".join(map(re.escape, ordered)).replace(r"\ ", r"\s+")
        self._pattern = re.compile(
            rf"([(“¿¡]*)(?<![\w-])(?P<word>{written})(?![\w-])([)”.,;:!?…]*)", re.IGNORECASE
        )
        self._cached = lru_cache(maxsize=_MOST_CACHED)(self._mark)

    def marked(
        self, text: str, *, everyday: bool = False, without: Collection[str] = (), act: str = ACT
    ) -> Markup:
        """Return a sentence, escaped, in which the first occurrence of each term is a button.

        `everyday`: Whether everyday words are marked too.
        `without`: Terms to leave plain, such as the one that is being explained.
        """
        return self._cached(text, everyday, frozenset(without), act)

    def term_of(self, word: str) -> str | None:
        """Return the term that a word is a form of; None if there is none."""
        return self._forms.get(" ".join(word.split()).casefold())

    def while_asked(self, prompt: str, options: Collection[str]) -> tuple[Markup, Markup]:
        """Return an open question with buttons for the terms that may be opened beside it.

        The second text has buttons for those of its options alone. A term that is a whole text, as
        an option is, is left out: it is what the question asks.
        """
        closed = {name for name, term in self.terms.items() if not term.while_asked}
        closed.update(filter(None, map(self.term_of, (prompt, *options))))
        marked = self.marked(prompt, everyday=True, without=closed)
        closed.update(filter(None, map(self.term_of, self._words(prompt))))
        found: dict[str, Markup] = {}
        for word in (each for text in options for each in self._words(text)):
            term = self.term_of(word)
            if term is not None and term not in closed:
                found.setdefault(term, _BUTTON.format(act=ACT, term=term, word=word))
        return marked, Markup(" ").join(found.values())

    def _words(self, text: str) -> list[str]:
        return [each["word"] for each in self._pattern.finditer(text)]

    def _mark(self, text: str, everyday: bool, without: frozenset[str], act: str) -> Markup:  # noqa: FBT001
        marked, at = Markup(), 0
        seen = set(without)
        if not everyday:
            seen.update(name for name, term in self.terms.items() if term.everyday)
        for found in self._pattern.finditer(text) if self._forms else ():
            before, word, after = found.groups()
            term = self.term_of(word)
            if term is None or term in seen:
                continue
            seen.add(term)
            marked += escape(text[at : found.start()])
            button = _BUTTON.format(act=act, term=term, word=word)
            marked += _TOGETHER.format(before, button, after) if before or after else button
            at = found.end()
        return marked + escape(text[at:])


def _forms(say: Catalogue, term: str) -> list[str]:
    if not say.has(f"word-{term}.forms"):
        return []
    listed = say.render(Message(f"word-{term}.forms"))
    return [" ".join(form.split()) for form in listed.split(";")]


_BUTTON = Markup(
    '<button type="button" class="rk-term" data-act="{act}" data-word="{term}"'
    ' aria-haspopup="dialog">{word}</button>'
)
_TOGETHER = Markup('<span class="rk-term-together">{}{}{}</span>')
"""A button with adjacent punctuation, which must not wrap to another line."""
