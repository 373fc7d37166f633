"""Times and dates as a reader writes them: in the reader's zone, in the reader's language.

The zone is that of the reader's browser, once a page has told it (`use_zone`); until then, and in a
terminal, that of this machine. A process that draws a page has one reader.
"""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, format_datetime

from reefkit.text.languages import language

_LONGEST_NAME = 60

_zone: ZoneInfo | None = None


def use_zone(name: object) -> bool:
    """Use a zone by its IANA name, as in "America/Bogota"; return whether it differs from before.

    `name`: From a browser, untrusted. An unknown name changes nothing; an empty one is this
    machine's zone.
    """
    global _zone  # one process has one reader
    if not isinstance(name, str) or len(name) > _LONGEST_NAME:
        return False
    try:
        found = ZoneInfo(name) if name else None
    except (ValueError, OSError, KeyError):
        return False
    before, _zone = _zone, found
    return found != before


def local(when: datetime | str) -> datetime:
    """Return a time in the reader's zone; a date, or a time without a zone, is unchanged.

    Raises
    ------
    ValueError
        If a text is not a time in ISO 8601.
    """
    moment = datetime.fromisoformat(when) if isinstance(when, str) else when
    return moment if moment.tzinfo is None else moment.astimezone(_zone)


def clock(when: datetime | str, locale: str) -> str:
    return format_datetime(local(when), "H:mm", locale=language(locale))


def short_time(when: datetime | str, locale: str) -> str:
    return format_datetime(local(when), "d MMM, H:mm", locale=language(locale))


def full_time(when: datetime | str, locale: str) -> str:
    return format_datetime(local(when), "d MMM y, H:mm", locale=language(locale))


def named_day(when: datetime | str, locale: str) -> str:
    """Write a date with the zone of this machine, for a terminal: `8 June 2027 (CEST)`."""
    return f"{long_date(when, locale)} ({local(when).tzname()})"


def long_date(when: datetime | str, locale: str) -> str:
    """Write a date in words; in English with the day first, as everywhere else in the labs."""
    spoken_in = language(locale)
    where = Locale("en", "GB") if spoken_in.language == "en" else spoken_in
    return format_date(local(when), "long", locale=where)
