"""A sentence with a button on each term of a glossary.

This room knows no game: it is told the terms, and the catalogue says by which words each is
recognised (``word-<id>.forms``, apart by semicolons), so that another language brings its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from markupsafe import Markup, escape
from msgspec import Struct

from reefkit.text import Catalogue, Message

ACT = "term"
"""What a term's button asks for, with ``data-word`` saying which."""
_MOST_CACHED = 2_000
"""Sentences whose marks are remembered: a page says the same ones over and over."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A term of a glossary, as content tells it; its texts are in the catalogue."""

    see: tuple[str, ...] = ()  #: Ids of terms to read next.
    #: ``art``, ``mark``, ``icon``: An organism whose picture fits, a mutation whose mark fits, or
    #: an icon of ``static/icons.svg``; empty for none.
    art: str = ""
    mark: str = ""
    icon: str = ""
    #: Whether it is a word of nearly every sentence: opened where a page teaches, and not in every
    #: line.
    everyday: bool = False
    #: Whether it says nothing that a question asks: it can be opened while one is being answered.
    while_asked: bool = False
    rulebook: bool = False  #: Whether the printed rules of the game define it too.
    source: str = ""  #: Who found out what it claims with a number or a date; for teachers.


class Glossary:
    """The terms of a glossary as a catalogue says them.

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
        # The longest form first, so that "reef builder" is not taken for a reef.
        ordered = sorted(self._forms, key=len, reverse=True)
        written = "|".join(map(re.escape, ordered)).replace(r"\ ", r"\s+")
        self._pattern = re.compile(
            rf"([(“¿¡]*)(?<![\w-])(?P<word>{written})(?![\w-])([)”.,;:!?…]*)", re.IGNORECASE
        )
        self._cached = lru_cache(maxsize=_MOST_CACHED)(self._mark)

    def marked(
        self, text: str, *, everyday: bool = False, without: Collection[str] = (), act: str = ACT
    ) -> Markup:
        """Return a sentence, escaped, in which the first word of each term is a button.

        `everyday`: Whether everyday words are marked too.
        `without`: Terms that stay plain, such as the one that is being explained.
        """
        return self._cached(text, everyday, frozenset(without), act)

    def term_of(self, word: str) -> str | None:
        """Return the term that a word is a form of; none where it is of none."""
        return self._forms.get(" ".join(word.split()).casefold())

    def while_asked(self, texts: Iterable[str]) -> Markup:
        """Return buttons on the words of texts that can be opened while a question is answered.

        A term that is a whole text of its own, as one to choose or to match, is what is asked.
        """
        words = tuple(texts)
        found: dict[str, Markup] = {}
        for word in (each["word"] for text in words for each in self._pattern.finditer(text)):
            term = self.term_of(word)
            if term is not None and self.terms[term].while_asked:
                found.setdefault(term, _BUTTON.format(act=ACT, term=term, word=word))
        for term in map(self.term_of, words):
            found.pop(term or "", None)
        return Markup(" ").join(found.values())

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
"""A button with its marks of punctuation, which a line would else leave alone."""
