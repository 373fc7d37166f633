"""The ghosts of a desk, step by step: they wait for the teacher, and stop where everybody stops."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.labs.desk import page_head as band
from reefkit.labs.desk import seating
from reefkit.labs.desk.page import Running, all_acts
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.ghosts.simulated_class import (
    GHOSTS_SETTING,
    LEASE_SECONDS,
    PACES,
    Leading,
    Rehearsal,
    SimulatedClass,
)
from reefkit.labs.setting import Setting, plain_of
from reefkit.text import catalogue
from tests.labs.desk.teacher import Watch
from tests.support.effort import at_length

SETTING = Setting(options={"rounds": 1}, forms=("before-short", "after-short"), size=3)


class Room:
    """A ghost class of four, its desk, and what leads it."""

    def __init__(self, folder: Path, pupils: int = 3, setting: Setting = SETTING) -> None:
        self.watch = Watch()
        self.store = Store.open(folder / "class.sqlite", clock=self.watch)
        self.row, _ = self.store.classes.create("Ghost class", ghost=True)
        self.store.classes.set_control(self.row.id, setting=plain_of(setting))
        kept = {"seed": "r", "pupils": pupils, "people": {}}
        self.store.work.remember(f"class:{self.row.id}", GHOSTS_SETTING, kept)
        self.session, self.leading = self.desk()
        self.leading.set_pace("hurry")

    def desk(self) -> tuple[DeskSession, Leading]:
        """Open another page of the desk."""
        session = DeskSession(
            all_acts(), catalogue(), self.store, self.row.id, (), clock=self.watch
        )
        session.leading = Leading(session)
        return session, session.leading

    @property
    def rehearsal(self) -> Rehearsal:
        assert self.leading.rehearsal is not None
        return self.leading.rehearsal

    def steps(self, until: str, most: int = 600) -> list[str]:
        """Step until a stage is reached, and list the stages on the way."""
        found: list[str] = []
        for _ in range(most):
            self.watch.pass_by(1)
            self.leading.step()
            stage = self.rehearsal.stage()
            found += [stage] if found[-1:] != [stage] else []
            if stage == until:
                return found
            Running(self.session).step()
        raise AssertionError(f"the ghosts never came to {until}: {found}")

    def seat(self) -> None:
        scene = self.session.scene()
        seating.lay(scene, seating.proposed(scene))

    @property
    def positions(self) -> list[int]:
        return [table.position for table in self.session.scene().handles.values()]


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def test_they_come_wait_play_and_answer_as_the_teacher_leads(room: Room) -> None:
    assert room.steps("waiting") == ["coming", "waiting"]
    before = len(room.store.classes.answers(room.row.id))
    assert before >= 3 * 6  # six questions each, and second tries
    room.leading.step()
    assert len(room.store.classes.answers(room.row.id)) == before
    room.seat()
    assert room.steps("done") == ["playing", "after", "done"]
    assert all(table.view(None).over for table in room.session.scene().handles.values())
    finished = {each.sheet for each in room.store.classes.finished(room.row.id)}
    assert any(sheet.startswith("after:") for sheet in finished)
    assert room.rehearsal.haunt.players.refused == []
    room.leading.step()
    assert room.rehearsal.step() == 0


def test_they_tell_where_they_are_as_pages_do(room: Room) -> None:
    room.steps("waiting")
    places = room.store.classes.presence(room.row.id)
    assert {seen.place["part"] for seen in places.values()} == {"before"}
    room.seat()
    room.steps("playing")
    room.watch.pass_by(30)
    room.leading.step()
    places = room.store.classes.presence(room.row.id)
    assert {seen.place["part"] for seen in places.values()} == {"play"}


def test_nobody_moves_while_the_class_is_paused(room: Room) -> None:
    room.steps("waiting")
    room.seat()
    room.steps("playing")
    room.store.classes.set_control(room.row.id, paused=True)
    before = room.positions
    for _ in range(5):
        room.leading.step()
    assert room.positions == before
    room.store.classes.set_control(room.row.id, paused=False)
    room.leading.step()
    assert room.positions != before


def test_they_stop_at_gates_until_the_desk_opens_them(tmp_path: Path) -> None:
    room = Room(tmp_path, setting=Setting(options={"rounds": 1}, pace="together", size=3))
    room.steps("waiting")
    room.seat()
    (table,) = room.session.scene().handles.values()
    while table.gate is None:
        room.leading.step()
    before = room.positions
    for _ in range(5):
        room.leading.step()
    assert (table.gate, room.positions) == ("gate-1-dwellers", before)
    table.onward(table.gate)
    room.leading.step()
    assert room.positions[0] > before[0] + 1


def test_they_stand_still_when_they_are_told_to(room: Room) -> None:
    room.leading.step()
    came = len(room.store.classes.members(room.row.id))
    assert came == 3
    room.session.do("ghosts-pace", {"pace": "still"})
    assert room.leading.step() == PACES["still"]
    assert room.rehearsal.step(PACES["still"]) == 0


def test_a_pace_that_is_none_is_refused(room: Room) -> None:
    room.session.do("ghosts-pace", {"pace": "warp"})
    assert room.session.refused
    assert room.leading.pace == "hurry"


def test_of_two_pages_of_a_desk_one_leads_and_the_other_takes_over(room: Room) -> None:
    _, other = room.desk()
    room.leading.step()
    assert other.step() == PACES["still"]
    assert other.rehearsal is None
    came = room.store.classes.members(room.row.id)
    room.watch.pass_by(LEASE_SECONDS + 1)
    other.step()
    assert other.rehearsal is not None
    assert other.rehearsal.haunt.ghosts == room.rehearsal.haunt.ghosts
    assert room.store.classes.members(room.row.id) == came  # the same ones, and not others again


def test_a_page_that_comes_back_goes_on_where_they_were(room: Room) -> None:
    room.steps("waiting")
    answers = len(room.store.classes.answers(room.row.id))
    again = Rehearsal(SimulatedClass(room.store, room.row.id), room.session.opened, room.watch)
    for _ in range(10):
        again.step(PACES["hurry"])
    assert again.stage() == "waiting"
    assert len(room.store.classes.answers(room.row.id)) == answers


def test_the_absent_do_not_play_and_their_table_waits(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.steps("waiting")
    room.seat()
    gone = room.rehearsal.haunt.ghosts[1]
    room.rehearsal._here = lambda: [g for g in room.rehearsal.haunt.ghosts if g != gone]  # type: ignore[method-assign]
    for _ in range(40):
        room.leading.step()
    (table,) = room.session.scene().handles.values()
    (row,) = room.session.scene().tables
    seat = row.seat_of(str(room.rehearsal.haunt.person(gone)))
    waits = {seat for each in table.view(None).awaited for seat in each.seats}
    assert waits == {seat}


def test_real_classes_are_left_alone(tmp_path: Path) -> None:
    room = Room(tmp_path)
    real, _ = room.store.classes.create("9B")
    session = DeskSession(all_acts(), catalogue(), room.store, real.id, (), clock=room.watch)
    session.leading = Leading(session)
    session.leading.step()
    assert room.store.classes.members(real.id) == []
    assert band.ghosts_band(session.scene()) == ""


def test_the_band_says_what_they_do_and_offers_every_pace(room: Room) -> None:
    assert "about to come" in band.ghosts_band(room.session.scene())
    room.leading.step()
    html = band.ghosts_band(room.session.scene())
    assert "3 of 3 have come" in html
    assert html.count('data-act="ghosts-pace"') == len(PACES)
    assert html.count('aria-pressed="true"') == 1


@at_length
def test_a_class_of_thirty_is_led_to_the_end_with_its_late_and_absent(tmp_path: Path) -> None:
    room = Room(tmp_path, pupils=30, setting=Setting(options={"rounds": 3}))
    room.steps("waiting")
    room.seat()
    for _ in range(3):
        for _ in range(60):
            room.watch.pass_by(3)
            room.leading.step()
            Running(room.session).step()
        seating.seat_newcomers(room.session.scene())
    room.steps("done", 3000)
    assert room.rehearsal.haunt.players.refused == []
