"""Which language and reading level a locale is, and what it counts in.

A locale is a language, or a language and a reading level: ``en``, ``en-simple``, ``es``,
``es-simple``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError

from reefkit.text.pseudo import PSEUDO_LOCALE

CATALOGUES = Path(__file__).parent / "catalogues"
BASE_LOCALE = "en"
SIMPLE = "simple"
"""The easier reading level, for readers of 10 to 13 years."""


def chain(locale: str) -> tuple[str, ...]:
    """Return the locales whose messages a locale reads, later ones replacing those of earlier ones.

    Parameters
    ----------
    locale
        A locale's name.

    Returns
    -------
    tuple of str
        English first, since every message stands in it; the locale itself last.

    Examples
    --------
    >>> chain("es-simple")
    ('en', 'es', 'es-simple')
    >>> chain("en-simple")
    ('en', 'en-simple')
    """
    parts = locale.split("-")
    own = tuple("-".join(parts[:count]) for count in range(1, len(parts) + 1))
    return own if own[0] == BASE_LOCALE else (BASE_LOCALE, *own)


def is_simple(locale: str) -> bool:
    """Return whether a locale is an easier reading level of its language."""
    return locale.endswith(f"-{SIMPLE}")


def usual(locale: str) -> str:
    """Return the locale that says in the usual words what this one may say in easier ones."""
    return locale.removesuffix(f"-{SIMPLE}")


def simple(locale: str) -> str:
    """Return the locale of the easier words of this one's language."""
    return f"{usual(locale)}-{SIMPLE}"


@cache
def spoken(name: str) -> tuple[str, ...]:
    """Return the languages in which a catalogue file of ours is written.

    A page speaks a language when its main file does: ``reef`` for Reef Survivor, ``desk`` for the
    desk. What is not translated whole is better read in one language than in two.

    Parameters
    ----------
    name
        The file's name, without ``.ftl``.

    Returns
    -------
    tuple of str
        English first, the others by name.
    """
    found = {each.parent.name for each in CATALOGUES.glob(f"*/{name}.ftl")} - {BASE_LOCALE}
    return (BASE_LOCALE, *sorted(each for each in found if not is_simple(each)))


def nearest(locale: str, name: str) -> str:
    """Return a locale, or the same reading level of English where its language lacks a file.

    Parameters
    ----------
    locale
        What a reader would like.
    name
        As `spoken` has it.
    """
    if usual(locale) in (*spoken(name), PSEUDO_LOCALE):
        return locale
    return simple(BASE_LOCALE) if is_simple(locale) else BASE_LOCALE


def tag(locale: str) -> str:
    """Return how a page names a locale's language to a browser, as in ``<html lang="es">``."""
    return usual(locale)


def own_name(locale: str) -> str:
    """Return what those who speak a language call it, with a capital: ``English``, ``Español``."""
    name = name_in(locale, locale)
    return name[:1].upper() + name[1:]


def name_in(locale: str, reader: str) -> str:
    """Return what a locale's language is called in a reader's: *inglés* for ``en`` in ``es``."""
    return str(language(locale).get_language_name(str(language(reader))))


def language(locale: str) -> Locale:
    """Return the language whose plurals, lists and numbers a locale uses.

    Reading levels and the pseudo-language are no languages: they count as English does.
    """
    parts = locale.split("-")
    for name in ("_".join(parts), parts[0]):
        try:
            return Locale.parse(name)
        except (ValueError, UnknownLocaleError):
            continue
    return Locale.parse(BASE_LOCALE)
