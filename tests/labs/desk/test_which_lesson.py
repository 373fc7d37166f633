"""Which lesson a class plays: the teacher chooses it at the desk, and its pupils find it."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.labs.desk.class_lesson import ways_of
from reefkit.labs.desk.lab_records import desk_games
from reefkit.labs.lesson.parts import entrance
from reefkit.labs.setting import Setting, plain_of, shared
from tests.labs.desk.teacher import Teacher
from tests.labs.reef.class_room import ClassRoom, look, text
from tests.labs.reef.desk import one, words


@pytest.fixture
def teacher(tmp_path: Path) -> Teacher:
    """Give a desk with three pupils."""
    return Teacher(tmp_path, 3)


def test_every_game_that_a_class_can_play_is_offered(teacher: Teacher) -> None:
    teacher.do("settings-open")
    offered = one(teacher.see("desk-windows"), '[data-key="choose-lesson"]').select("option")
    assert [each["value"] for each in offered] == list(desk_games())
    assert [each["value"] for each in offered if each.has_attr("selected")] == ["reef"]


def test_another_lesson_begins_with_its_own_options_and_keeps_what_is_of_no_game(
    teacher: Teacher,
) -> None:
    teacher.do("settings-option", name="rounds", value="2")
    teacher.do("settings-choose", name="attempts", value="2")
    teacher.do("settings-choose", name="way", value="hands-on")
    teacher.do("settings-lesson", value="climate")
    assert teacher.scene.setting == Setting(game="climate", attempts=2)
    teacher.do("settings-open")
    teacher.see("desk-windows")
    teacher.do("lesson-seat")
    assert {each.lesson for each in teacher.tables} == {"climate"}
    assert teacher.handle().setup.game == "climate"


def test_while_tables_are_laid_the_lesson_stays(teacher: Teacher) -> None:
    teacher.do("lesson-seat")
    assert "Close them first" in teacher.refused("settings-lesson", value="climate")
    teacher.do("lesson-again")
    teacher.do("settings-lesson", value="climate")


def test_no_other_lesson_is_known(teacher: Teacher) -> None:
    teacher.refused("settings-lesson", value="chess")
    assert teacher.scene.setting.game == "reef"


@pytest.mark.parametrize("game", ["climate", "reef"])
def test_a_class_is_offered_the_ways_its_game_has(teacher: Teacher, game: str) -> None:
    teacher.do("settings-lesson", value=game)
    ways = ways_of(desk_games()[game])
    for name, known in (
        ("chance", ("own", "ocean")),
        ("way", ("guided", "hands-on", "quick")),
    ):
        for value in known:
            if value in ways[name]:
                teacher.do("settings-choose", name=name, value=value)
            else:
                assert "cannot be played" in teacher.refused(
                    "settings-choose", name=name, value=value
                )


def test_a_link_may_bring_another_lesson_while_no_table_is_laid(teacher: Teacher) -> None:
    link = shared(Setting(game="climate"))
    teacher.do("settings-link", link=link)
    assert teacher.scene.setting.game == "climate"
    teacher.do("lesson-seat")
    teacher.refused("settings-link", link=shared(Setting()))


def test_a_pupil_in_another_lesson_is_led_to_that_of_the_class(tmp_path: Path) -> None:
    room = ClassRoom(tmp_path)
    room.store.classes.set_control(room.id, setting=plain_of(Setting(game="climate")))
    sam = room.pupil("Sam")
    look(sam)
    home = sam.see(entrance.CLASS_HOME)
    way = one(home, '[data-key="class-elsewhere"]')
    assert way["href"] == f"../{desk_games()['climate'].lesson}/"
    assert "Climate Change" in words(way)
    assert "is kept" in text(home)
    assert not home.select('[data-key="class-before"]')


def test_the_questions_of_another_lesson_are_not_asked_here(tmp_path: Path) -> None:
    room = ClassRoom(tmp_path)
    setting = Setting(game="climate", attempts=1)
    room.store.classes.set_control(room.id, setting=plain_of(setting))
    sam = room.pupil("Sam")
    look(sam)
    assert sam.session.papers is None
