"""Which language and reading level a locale is, and what it counts in.

A locale is a language, or a language and a reading level: ``en``, ``en-simple``, ``es``,
``es-simple``.
"""

from __future__ import annotations

from babel import Locale, UnknownLocaleError

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


def tag(locale: str) -> str:
    """Return how a page names a locale's language to a browser, as in ``<html lang="es">``."""
    return usual(locale)


def own_name(locale: str) -> str:
    """Return what those who speak a language call it, with a capital: ``English``, ``Español``."""
    name: str = language(usual(locale)).get_display_name() or usual(locale)
    return name[:1].upper() + name[1:]


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
