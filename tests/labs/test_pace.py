"""Bots move at a pace one can follow, one at a time; nothing blocks and no fault vanishes."""

from __future__ import annotations

import asyncio

import pytest

from reefkit.games.reef.rules import new_match
from reefkit.labs.lesson.page import Pace
from reefkit.labs.session import Acts, Session
from reefkit.match.errors import reject
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue


def a_session(*bots: str | None) -> tuple[Session, list[int]]:
    """Sit at a table, and note its position whenever the page would be drawn."""
    seats = [SeatInfo(f"S{n}", bot=bot) for n, bot in enumerate(bots)]
    session = Session(Acts(), catalogue("en"))
    table = MemoryTable(new_match(seats, seed=3))
    session.sit(table, [n for n, bot in enumerate(bots) if bot is None])
    drawn: list[int] = []
    session.on_change(lambda: drawn.append(table.position))
    return session, drawn


def test_one_bot_moves_at_a_time() -> None:
    session, drawn = a_session(None, "builder", "specialist")
    pace = Pace(session)
    assert pace.step()
    seats = {step.seat for step in session.open_table.since(0)[:-1]}
    assert seats == {1}
    assert len(drawn) == 1


def test_a_table_that_waits_for_a_person_is_left_alone() -> None:
    session, drawn = a_session(None, "builder")
    pace = Pace(session)
    while pace.step():
        pass
    before = len(drawn)
    for _ in range(5):
        assert not pace.step()
    assert len(drawn) == before


def test_what_another_page_played_is_noticed_once() -> None:
    session, drawn = a_session(None, None)
    pace = Pace(session)
    pace.step()
    before = len(drawn)
    session.open_table.do_for_me(0)
    assert pace.step()
    assert len(drawn) == before + 1
    assert not pace.step()


def test_a_fault_is_said_and_stops_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    session, drawn = a_session(None, "builder")

    def fail() -> None:
        raise reject("lab-no-table")

    monkeypatch.setattr(session.open_table, "tick", fail)
    assert not Pace(session).step()
    assert session.refused
    assert session.said is not None
    assert drawn


def test_a_running_pace_waits_between_bots() -> None:
    session, drawn = a_session("builder", "builder", None)
    waits: list[float] = []

    async def play() -> None:
        enough = asyncio.Event()

        async def sleep(seconds: float) -> None:
            waits.append(seconds)
            if len(waits) == 6:
                enough.set()
            await asyncio.sleep(0)

        pace = Pace(session, sleep, seconds=0.3)
        pace.start()
        await enough.wait()
        pace.stop()

    asyncio.run(play())
    assert set(waits) == {0.3}
    assert 2 <= len(drawn) < len(waits)


def test_without_an_event_loop_nothing_starts() -> None:
    session, _ = a_session("builder", None)
    pace = Pace(session)
    pace.start()
    assert session.open_table.position == 0
