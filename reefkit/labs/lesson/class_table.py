"""Queries and checks about a page at a table of its class, and seats that bots play meanwhile."""

from __future__ import annotations

from reefkit.labs.membership import ClassPlace
from reefkit.labs.queued_table import QueuedTable, WatchedTable
from reefkit.labs.session import Session
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action
from reefkit.match.random import KeyedChance
from reefkit.text import ReefkitError, message

HOME_PAGE = "class"
"""The page about the class: its members, and what to do now."""
JOIN_PAGE = "join"
"""The page for joining a class."""


def is_shared(session: Session) -> bool:
    return isinstance(session.table, QueuedTable) and session.table.shared


def is_watching(session: Session) -> bool:
    return isinstance(session.table, WatchedTable)


def has_others(session: Session) -> bool:
    """Return whether people at other pages follow the same bots; true if this page only watches."""
    if session.table is None or not is_shared(session):
        return False
    others = set(range(len(session.table.setup.seats))) - session.table.bot_seats
    return is_watching(session) or not others <= set(session.here)


def check_free(session: Session) -> None:
    """Check that the people here may begin or open a match of their own.

    Raises
    ------
    Rejection
        If they have seats at a table of their class, unless its match is open here and over.
    """
    if session.membership.is_seated and not _is_over(session):
        raise reject("class-seated")


def is_calm(session: Session) -> bool:
    """Return whether people at this class table share a screen; no clock runs then."""
    return is_shared(session) and session.membership.is_calm()


def check_plays(session: Session) -> None:
    """Check that people may play at the class table, and take back seats that bots play.

    Does nothing at a table that is not shared.

    Raises
    ------
    Rejection
        If the table is closed, paused or only watched.
    StoreFault
        If a seat cannot be taken back.
    """
    membership = session.membership
    if not is_shared(session):
        return
    if is_watching(session):
        raise reject("class-watching")
    place = membership.place
    if place is None or not place.is_open:
        raise reject("class-table-closed")
    if membership.is_paused():
        raise reject("class-paused")
    if place.is_away:
        come_back(session)


def come_back(session: Session) -> None:
    """Take the seats of this page back from the bot.

    Raises
    ------
    StoreFault
        If the store does not answer.
    """
    membership = session.membership
    membership.come_back()
    if membership.place is not None:
        hand_over(session, membership.place)


def quicker(session: Session, seat: int, action: Action, refused: Rejection) -> Rejection:
    """Return a rejection that names who moved first, if the action was allowed before that.

    `refused`: Why the action is not allowed now. It is returned if nobody at another page moved
    since the page was drawn, or the action was not allowed then either.
    """
    table = session.table
    shown, drawn = session.drawn or (None, 0)
    if table is None or shown is not table or not is_shared(session):
        return refused
    later = [each for each in table.since(drawn) if each.seat not in {None, *session.here}]
    match = table.match
    if not later or not match.setup.key:
        return refused
    try:
        chance = KeyedChance(int(match.setup.key, 16))
        match.rules.apply(match.state_at(drawn), seat, action, chance, None)
    except ReefkitError:
        return refused  # it was not allowed then either
    who = table.setup.seats[later[-1].seat or 0].name
    return Rejection(message("class-quicker", who=who, why=refused.message))


def _is_over(session: Session) -> bool:
    return session.table is not None and is_shared(session) and session.table.view(None).over


def hand_over(session: Session, place: ClassPlace) -> None:
    """Let bots play for the seats whose people are away, and end it for all other seats."""
    table = session.table
    if not isinstance(table, QueuedTable) or table.id != place.table.match:
        return
    for seat in range(len(table.setup.seats)):
        table.set_away(seat, away=place.is_open and seat in place.table.away)
