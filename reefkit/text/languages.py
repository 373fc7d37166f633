"""Locales: which language and level each one is, what it counts in, and the pseudo-language.

``x-pseudo`` is English made unreadable, so that what bypasses the catalogues shows.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError

from reefkit.text.pseudo import PSEUDO_LOCALE

LANGUAGE_VARIABLE = "REEFKIT_LANGUAGE"
"""What a process, such as a notebook's kernel, finds its language under in its environment."""


# The Real Academia writes 2016, and 10 000 with a hard space; Babel 2.016 and 10.000.
Locale.parse("es").number_symbols["latn"]["group"] = "\u00a0"
GROUPED_FROM = {"es": 10_000}
"""The least number whose thousands stand apart in a sentence, where that is none of 1,000."""

CATALOGUES = Path(__file__).parent / "catalogues"
BASE_LOCALE = "en"
SIMPLE = "simple"
"""The easier reading level, for readers of 10 to 13 years."""


def chain(locale: str) -> tuple[str, ...]:
    """Return the locales whose messages a locale reads, later ones replacing those of earlier ones.

    Returns
    -------
    tuple of str
        English first, since every message is in it; the locale itself last.

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
    """Return the languages in which a catalogue file of ours is written.

    A page speaks a language when its main file does: ``reef`` for Reef Survivor, ``desk`` for the
    desk. What is not translated whole is better read in one language than in two.

    Returns
    -------
    tuple of str
        English first, the others by name.
    """
    found = {each.parent.name for each in CATALOGUES.glob(f"*/{name}.ftl")} - {BASE_LOCALE}
    return (BASE_LOCALE, *sorted(each for each in found if not is_simple(each)))


def nearest(locale: str, name: str) -> str:
    """Return a locale, or the same reading level of English where its language lacks a file.

    `name`: as `spoken` has it.
    """
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

    Reading levels and the pseudo-language are no languages: they count as English does.
    """
    parts = locale.split("-")
    for name in ("_".join(parts), parts[0]):
        try:
            return Locale.parse(name)
        except (ValueError, UnknownLocaleError):
            continue
    return Locale.parse(BASE_LOCALE)


def long_date(text: str, locale: str) -> str:
    from babel.dates import format_date  # noqa: PLC0415 (where a day is said)

    return format_date(datetime.fromisoformat(text), "long", locale=language(locale))
