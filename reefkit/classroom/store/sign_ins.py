"""Sign-ins of teachers, and of people sent by a learning platform."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement

SIGN_IN_HOURS = 12
MINUTES_APART = 5
"""Most minutes by which the clocks of a store's servers may differ."""


def sign_in_ends(now: datetime) -> str:
    return (now + timedelta(hours=SIGN_IN_HOURS)).isoformat()


def holds(ends: ColumnElement[str], now: datetime) -> ColumnElement[bool]:
    """Match sign-ins that have not ended, and end no later than the clock could have set.

    A sign-in made by a clock that was ahead would otherwise be valid until this clock catches up.
    """
    return ends.between(now.isoformat(), sign_in_ends(now + timedelta(minutes=MINUTES_APART)))
