"""The teacher's desk and its pupils' pages together: what one does, the others' pages follow."""

from __future__ import annotations

from pathlib import Path

from reefkit.games.reef.rules import GAME
from reefkit.labs.desk.page import Running, all_acts
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.lesson.parts import match_view
from reefkit.text import catalogue
from tests.labs.reef.class_room import ClassRoom, look, phase, text


def test_one_click_seats_all_and_one_word_moves_them(tmp_path: Path) -> None:
    room = ClassRoom(tmp_path)
    pair = room.pupil("Sam", "Mia")
    pupils = [pair, *(room.pupil(name) for name in ("Noor", "Ali", "Sam", "Zoe", "Ben"))]
    look(*pupils)
    session = DeskSession(all_acts(), catalogue("en"), room.store, room.id)
    running = Running(session)

    def desk(act: str, **values: object) -> None:
        session.do(act, values)
        assert not session.refused, session.said
        for _ in range(4):
            running.step()
            look(*pupils)

    for name, value in {"way": "quick", "chance": "ocean"}.items():
        desk("settings-choose", name=name, value=value)
    desk("lesson-seat")
    tables = room.store.classes.tables(room.id)
    assert len(tables) == 2
    assert all(len(pupil.session.here) == 1 for pupil in pupils)
    # Who shares a screen shares a seat; two Sams are told apart.
    (shared,) = [team for table in tables for team in table.seats if len(team) > 1]
    assert set(shared) == {room.person("Sam"), room.person("Mia")}
    assert any("Sam 2" in names for names in (table.names for table in tables))

    # Bots have founded the reefs; every table waits for the class, and all go on at once.
    gates = {str(pupil.session.open_table.gate) for pupil in pupils}
    assert gates == {"gate-1-dwellers"}
    assert "class opens" in text(pair.see(match_view.NOW))
    desk("gate-open", gate="gate-1-dwellers")
    assert {phase(pupil.session) for pupil in pupils} == {"dwellers"}

    desk("all-pause")
    assert "paused" in pupils[1].refused("do-for-me")
    desk("all-send", text="Which reef is richer?")
    assert all("Which reef is richer?" in text(pupil.see(match_view.TOP)) for pupil in pupils)
    desk("all-pause")
    for pupil in pupils:
        pupil.do("do-for-me")

    # One ocean: the tables' cards come from one key, all else from each table's own.
    games = {GAME.id: GAME}
    setups = [room.store.matches.open(str(row.match), games).setup for row in tables]
    assert len({each.table_key for each in setups} - {""}) == 1
    assert len({each.key for each in setups}) == 2
