"""Words that open where they stand: a said sentence with buttons on the terms of a glossary.

This room knows no game: it is told the terms, and the catalogue says by which words each is
recognised (``word-<id>.forms``, apart by semicolons), so that another language brings its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from markupsafe import Markup, escape
from msgspec import Struct

from reefkit.text import Catalogue, Message

ACT = "term"
"""What a term's button asks for, with ``data-word`` saying which."""
_KEPT = 2_000
"""Sentences whose marks are remembered: a page says the same ones over and over."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A term of a glossary, as content tells it; its texts stand in the catalogue.

    Attributes
    ----------
    see
        Ids of terms to read next.
    art, mark
        An organism whose picture fits, or a mutation whose mark fits; empty for none.
    everyday
        Whether it is a word of nearly every sentence: opened where a page teaches, and not in
        every line.
    rulebook
        Whether the printed rules of the game define it too.
    """

    see: tuple[str, ...] = ()
    art: str = ""
    mark: str = ""
    everyday: bool = False
    rulebook: bool = False


class Glossary:
    """The terms of a glossary as a catalogue says them.

    Parameters
    ----------
    say
        The catalogue of the reader's language.
    terms
        The terms by id.

    Examples
    --------
    >>> from reefkit.text import catalogue
    >>> glossary = Glossary(catalogue(), {"sessile": Term()})
    >>> print(glossary.marked("Corals are sessile.", act="term"))  # doctest: +ELLIPSIS
    Corals are <button ...data-word="sessile"...>sessile</button>.
    """

    def __init__(self, say: Catalogue, terms: Mapping[str, Term]) -> None:
        self.terms = dict(terms)
        self._forms = {
            form.casefold(): term for term in self.terms for form in _forms(say, term) if form
        }
        # The longest form first, so that "reef builder" is not taken for a reef.
        ordered = sorted(self._forms, key=len, reverse=True)
        written = "|".join(map(re.escape, ordered)).replace(r"\ ", r"\s+")
        self._pattern = re.compile(rf"(?<![\w-])(?:{written})(?![\w-])", re.IGNORECASE)
        self._cached = lru_cache(maxsize=_KEPT)(self._mark)

    def marked(
        self, text: str, *, everyday: bool = False, without: Collection[str] = (), act: str = ACT
    ) -> Markup:
        """Give a sentence, escaped, in which the first word of each term is a button.

        Parameters
        ----------
        text
            The sentence.
        everyday
            Whether everyday words are marked too.
        without
            Terms that stay plain, such as the one that is being explained.
        act
            What the buttons ask for.
        """
        return self._cached(text, everyday, frozenset(without), act)

    def term_of(self, word: str) -> str | None:
        """Give the term that a word is a form of; none where it is of none."""
        return self._forms.get(" ".join(word.split()).casefold())

    def _mark(self, text: str, everyday: bool, without: frozenset[str], act: str) -> Markup:  # noqa: FBT001
        marked, at = Markup(), 0
        seen = set(without)
        if not everyday:
            seen.update(name for name, term in self.terms.items() if term.everyday)
        for found in self._pattern.finditer(text) if self._forms else ():
            term = self.term_of(found[0])
            if term is None or term in seen:
                continue
            seen.add(term)
            marked += escape(text[at : found.start()])
            marked += _BUTTON.format(act=act, term=term, word=found[0])
            at = found.end()
        return marked + escape(text[at:])


def _forms(say: Catalogue, term: str) -> list[str]:
    """Give the words by which a language recognises a term; none where it has no texts for it."""
    if not say.has(f"word-{term}.forms"):
        return []
    listed = say.render(Message(f"word-{term}.forms"))
    return [" ".join(form.split()) for form in listed.split(";")]


_BUTTON = Markup(
    '<button type="button" class="rk-term" data-act="{act}" data-word="{term}"'
    ' aria-haspopup="dialog">{word}</button>'
)
