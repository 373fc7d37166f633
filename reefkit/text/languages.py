"""Locales: their languages, reading levels, number formats and names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError

from reefkit.text.pseudo import PSEUDO_LOCALE

LANGUAGE_VARIABLE = "REEFKIT_LANGUAGE"
"""Environment variable with the locale of a process, such as a notebook's kernel."""


# The Real Academia Española writes 2016, and 10 000 with a no-break space; Babel's default is 2.016
# and 10.000.
Locale.parse("es").number_symbols["latn"]["group"] = "\u00a0"
GROUPED_FROM = {"es": 10_000}
"""By language: the least number whose thousands are separated in a sentence; 1,000 in others."""

CATALOGUES = Path(__file__).parent / "catalogues"
BASE_LOCALE = "en"
SIMPLE = "simple"
"""Suffix of locales of the easier reading level, for readers of 10 to 13 years."""


def chain(locale: str) -> tuple[str, ...]:
    """Return the locales whose messages a locale uses; later ones replace those of earlier ones.

    English comes first, since it has every message; the locale itself comes last.

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
    return locale.endswith(f"-{SIMPLE}")


def usual(locale: str) -> str:
    return locale.removesuffix(f"-{SIMPLE}")


def simple(locale: str) -> str:
    return f"{usual(locale)}-{SIMPLE}"


@cache
def spoken(name: str) -> tuple[str, ...]:
    """Return the languages that have a packaged catalogue file of a name: English, others sorted.

    A page is offered in a language only if its main file exists in it (``reef`` for Reef Survivor,
    ``desk`` for the desk), so that it does not mix two languages.
    """
    found = {each.parent.name for each in CATALOGUES.glob(f"*/{name}.ftl")} - {BASE_LOCALE}
    return (BASE_LOCALE, *sorted(each for each in found if not is_simple(each)))


def nearest(locale: str, name: str) -> str:
    """Return the locale, or English at its reading level if its language lacks the file `name`."""
    if usual(locale) in (*spoken(name), PSEUDO_LOCALE):
        return locale
    return simple(BASE_LOCALE) if is_simple(locale) else BASE_LOCALE


def tag(locale: str) -> str:
    return usual(locale)


def own_name(locale: str) -> str:
    name = name_in(locale, locale)
    return name[:1].upper() + name[1:]


def name_in(locale: str, reader: str) -> str:
    return str(language(locale).get_language_name(str(language(reader))))


def language(locale: str) -> Locale:
    """Return the language whose plurals, lists and numbers a locale uses.

    That of ``es-simple`` is Spanish; that of the pseudo-language and of unknown names is English.
    """
    parts = locale.split("-")
    for name in ("_".join(parts), parts[0]):
        try:
            return Locale.parse(name)
        except (ValueError, UnknownLocaleError):
            continue
    return Locale.parse(BASE_LOCALE)
