"""The desk keeps its class going: bots play, absent seats are taken over and given back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reefkit.classroom.store import StoreFault
from reefkit.labs.desk.page import Running
from reefkit.labs.desk.session import LEFT_SECONDS
from reefkit.text import message
from tests.labs.desk.teacher import Teacher


def test_bots_play_the_empty_seats_of_every_table(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    teacher.running.step()
    waits = {seat for each in teacher.handle().view(None).awaited for seat in each.seats}
    assert waits <= {0, 1, 2}


def test_nothing_moves_while_everybody_is_paused(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path, 2)
    teacher.quick_class()
    teacher.do("all-pause")
    position = teacher.handle().position
    teacher.running.step()
    assert teacher.handle().position == position
    teacher.do("all-pause")
    teacher.running.step()
    assert teacher.handle().position > position


def test_a_bot_plays_for_who_left_until_they_are_back(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    teacher.watch.pass_by(LEFT_SECONDS + 1)
    teacher.seen(*teacher.people[:3])
    teacher.running.step()
    assert teacher.tables[0].away == (3,)
    teacher.seen(teacher.people[3])
    teacher.watch.pass_by(1)
    teacher.running.step()
    assert teacher.tables[0].away == ()


def test_a_seat_that_the_teacher_gave_to_a_bot_stays_so(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    teacher.do("table-away", table=teacher.tables[0].id, seat=1)
    teacher.running.step()
    teacher.watch.pass_by(30)
    teacher.seen(*teacher.people)
    teacher.running.step()
    assert teacher.tables[0].away == (1,)


def test_who_has_just_been_seated_is_not_taken_for_absent(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path, 3)
    teacher.watch.pass_by(LEFT_SECONDS + 60)  # the pages' last sign is long ago
    teacher.quick_class()
    teacher.running.step()
    assert teacher.tables[0].away == (3,)


def test_the_desk_looks_again_when_somebody_wrote_and_when_minutes_pass(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path, 2)
    assert teacher.running.step()
    while teacher.running.step():  # its own first writes
        pass
    teacher.watch.pass_by(30)
    assert teacher.running.step()


def test_a_costly_look_is_followed_by_a_longer_rest(tmp_path: Path) -> None:
    times = iter([0.0, 0.1, 10.0, 12.0, 20.0, 20.1])  # looks of 0.1, 2 and 0.1 seconds
    rests: list[float] = []
    ended = asyncio.Event()

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        if len(rests) > 3:
            ended.set()
            raise asyncio.CancelledError

    running = Running(Teacher(tmp_path, 2).session, sleep, 0.6, lambda: next(times))

    async def run() -> None:
        running.start()
        await ended.wait()

    asyncio.run(run())
    assert rests == pytest.approx([0.6, 0.6, 3 * 2.0, 0.6])


def test_a_fault_of_the_store_is_said_and_the_desk_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = Teacher(tmp_path, 2)
    teacher.quick_class()

    def broken(_: str) -> None:
        raise StoreFault(message("store-locked"), "locked")

    with monkeypatch.context() as patch:
        patch.setattr(teacher.store.classes, "control", broken)
        assert not teacher.running.step()
        assert teacher.session.refused
    teacher.watch.pass_by(30)
    assert teacher.running.step()
