"""Sign-ins, of teachers and of those whom a learning platform sent."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement

SIGN_IN_HOURS = 12
MINUTES_APART = 5
"""By so much the clocks of a store's servers may differ."""


def sign_in_ends(now: datetime) -> str:
    return (now + timedelta(hours=SIGN_IN_HOURS)).isoformat()


def holds(ends: ColumnElement[str], now: datetime) -> ColumnElement[bool]:
    """Say of the end of a sign-in that it is to come, and no later than the clock can have set it.

    What a clock that was ahead has signed in would else hold until the clock has come so far.
    """
    return ends.between(now.isoformat(), sign_in_ends(now + timedelta(minutes=MINUTES_APART)))
