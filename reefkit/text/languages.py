"""Locales: which language and level each one is, what it counts in, and the pseudo-language.

``x-pseudo`` is English made unreadable, so that what bypasses the catalogues shows.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fluent.syntax import ast


LANGUAGE_VARIABLE = "REEFKIT_LANGUAGE"
"""What a process, such as a notebook's kernel, finds its language under in its environment."""


# ---- The pseudo-language ``x-pseudo``: English made unreadable, so that what bypasses it shows
#
# Every literal text of a message becomes accented letters in brackets; what the code brings as a
# value stays as it is. A page in this language that shows a plain letter shows a sentence, or a
# name, that stands somewhere else than in the catalogue.

PSEUDO_LOCALE = "x-pseudo"

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀçđéƒǧĥíĵķļɱñóƥɋřšťúṽŵẋýžÁɃÇĐÉƑǦĤÍĴĶĻⱮÑÓƤɊŘŠŤÚṼŴẊÝŽ"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
# Stands for an item while a list's joining words are made unreadable; no text of ours holds it.
_PLACE = "\ue000"


def pseudo_text(text: str) -> str:
    """Return a text in accented letters and brackets, its outer spaces left outside.

    Returns
    -------
    str
        The same text with no ASCII letter left; nothing but spaces stays as it is.

    Examples
    --------
    >>> pseudo_text(" died: ")
    ' [đíéđ:] '
    """
    inner = text.strip()
    if not inner:
        return text
    start = text.index(inner)
    return f"{text[:start]}[{inner.translate(_TABLE)}]{text[start + len(inner) :]}"


def pseudo_resource(resource: ast.Resource) -> ast.Resource:
    """Return a copy of a parsed catalogue with every literal text in the pseudo-language.

    Returns
    -------
    ast.Resource
        The copy; placeables, selectors and their keys are those of the original.
    """
    copy: ast.Resource = resource.clone()
    _Accents().visit(copy)
    return copy


def pseudo_join(
    items: Sequence[str],
    join: Callable[[Sequence[str]], str],
) -> str:
    """Join a list as a language does, with the joining words in the pseudo-language.

    `join`: the language's own way of joining.
    """
    parts = join([_PLACE] * len(items)).translate(_TABLE).split(_PLACE)
    joined = parts[0]
    for item, after in zip(items, parts[1:], strict=True):
        joined += item + after
    return joined


class _Accents(Visitor):
    """Changes every text element where it stands."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (fluent's name)
        node.value = pseudo_text(node.value)


# ---- Which language and reading level a locale is, and what it counts in
#
# A locale is a language, or a language and a reading level: ``en``, ``en-simple``, ``es``, ``es-
# simple``.

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


def long_date(told: str, locale: str) -> str:
    from babel.dates import format_date  # noqa: PLC0415 (where a day is said)

    return format_date(datetime.fromisoformat(told), "long", locale=language(locale))
