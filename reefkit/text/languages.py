"""Which language a locale counts in."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError

BASE_LOCALE = "en"


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
