"""A match against bots on a lesson's page, and how long its reader waits at a pace of the bots."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from reefkit.labs.lesson.lab import AnyLab, labs
from reefkit.labs.lesson.pace import BOT_SECONDS, Pace
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue

BOTS = ("Ada", "Bo", "Cy")


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 2, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class Waits(NamedTuple):
    """How long a reader waits before each of their turns, in seconds."""

    all: list[float]
    followed: list[float]  #: Without the moments in which a person may be quicker than a bot.


def helped_options(lab: AnyLab) -> dict[str, object]:
    """Return the options of *Quick start*, without predictions, which nobody may help with."""
    return {**lab.quick_options, **({"predict": "none"} if lab.id == "reef" else {})}


def a_match(
    game: str = "climate", pace: str = "at-once", bots: int = 2, clock: Clock | None = None
) -> tuple[LessonSession, Pace]:
    """Return a page with a person and bots."""
    lab = labs()[game]
    session = new_session(lab, catalogue("en"))
    seats = [SeatInfo("You"), *(SeatInfo(name, bot=lab.quick_bots[0]) for name in BOTS[:bots])]
    match = lab.new_match(seats, seed=3, options=helped_options(lab))
    session.sit(MemoryTable(match, clock or Clock()), (0,))
    session.ui.pace = pace
    return session, Pace(session)


def waits(game: str, pace: str, bots: int, most: int = 15) -> Waits:
    """Play up to so many turns of the person, who decides without delay, and add up the waits."""
    clock = Clock()
    session, loop = a_match(game, pace, bots, clock)
    found = Waits([], [])
    every = followed = 0.0
    while len(found.all) < most:
        loop.step(bots=not session.polls_between_bots)  # as after a press
        table = session.open_table
        if table.view(None).over:
            break
        if session.awaited_here():
            found.all.append(every)
            found.followed.append(followed)
            every = followed = 0.0
            table.do_for_me(0)
            session.next_seat()
            continue
        if session.holds_bots:  # until a window is closed
            session.do("expanse-bleaching-seen", {})
            continue
        first = any(each.bot_seconds for each in table.rules.awaited(table.match.state))
        clock.now += timedelta(seconds=BOT_SECONDS)
        every += BOT_SECONDS
        followed += 0.0 if first else BOT_SECONDS
        loop.step()
    return found
