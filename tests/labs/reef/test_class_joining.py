"""Joining a class: a code and a name are enough, and neither opens what somebody else did."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.labs.lesson.parts import entrance, match_view, pages
from reefkit.labs.reef import controls, regions
from tests.labs.reef.class_room import ClassRoom, look, play, seated, text

HOSTILE = "<script>alert(1)</script>\u202e'\"" + "x" * 10_000


@pytest.fixture
def room(tmp_path: Path) -> ClassRoom:
    """Give a class that nobody has joined yet."""
    return ClassRoom(tmp_path)


def test_a_code_and_a_name_are_enough(room: ClassRoom) -> None:
    sam = room.pupil("Sam")
    assert "Blue 7" in sam.said()
    (member,) = room.store.classes.members(room.id)
    assert member.name == "Sam"
    home = sam.see(entrance.CLASS_HOME)
    assert member.resume_code in text(home)
    assert [each for each in home.select("[href]") if "code" in str(each["href"])] == []
    assert "seats you" in text(home)


def test_the_code_may_be_typed_carelessly(room: ClassRoom) -> None:
    desk = room.page()
    desk.do("class-join", code=f"  {room.row.code.lower().replace(' ', '')} ", first="Sam")
    assert len(room.store.classes.members(room.id)) == 1


@pytest.mark.parametrize("code", ["KELP 999", "", "kelp", "9" * 200])
def test_no_other_code_lets_anybody_in(room: ClassRoom, code: str) -> None:
    desk = room.page()
    assert "code" in desk.refused("class-join", code=code, first="Sam").lower()
    assert room.store.classes.members(room.id) == []
    assert room.store.devices.people_of("device-1") == []


def test_the_code_of_a_closed_door_lets_nobody_in(room: ClassRoom) -> None:
    room.store.classes.set_open(room.id, False)
    assert "closed" in room.page().refused("class-join", code=room.row.code, first="Sam")


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "\n"])
def test_somebody_without_a_name_does_not_join(room: ClassRoom, name: str) -> None:
    assert "name" in room.page().refused("class-join", code=room.row.code, first=name)


def test_whoever_joins_again_on_the_same_device_is_the_same_pupil(room: ClassRoom) -> None:
    sam = room.pupil("Sam")
    sam.do("class-join", code=room.row.code, first="sam")
    assert len(room.store.classes.members(room.id)) == 1


def test_two_sams_on_two_devices_are_told_apart(room: ClassRoom) -> None:
    room.pupil("Sam")
    second = room.pupil("Sam")
    assert {each.label for each in room.store.classes.members(room.id)} == {"Sam", "Sam 2"}
    assert "Sam 2" in text(second.see(entrance.CLASS_HOME))


def test_three_share_a_screen_and_a_seat(room: ClassRoom) -> None:
    team = room.pupil("Sam", "Mia", "Noor")
    assert len(room.store.classes.members(room.id)) == 3
    table = room.lay(["Sam", "Mia", "Noor"], [], [])
    look(team)
    assert team.session.here == (0,)
    assert table.names[0] == "Sam, Mia & Noor" or "Sam" in table.names[0]
    place = room.store.classes.presence(room.id)[room.person("Mia")].place
    assert set(place["with"]) == {room.person(name) for name in ("Sam", "Mia", "Noor")}
    # Questions are answered alone: the page asks who.
    team.do("part", part="before")
    assert team.session.must_say_who


def test_two_of_one_screen_need_two_names(room: ClassRoom) -> None:
    desk = room.page()
    desk.refused("class-join", code=room.row.code, first="Sam", second=" sam ")
    assert room.store.classes.members(room.id) == []


def test_a_name_is_text_and_short_on_every_page(room: ClassRoom) -> None:
    mallory = room.pupil(HOSTILE)
    (member,) = room.store.classes.members(room.id)
    assert len(member.name) <= 40
    assert "\u202e" not in member.name
    room.lay([member.label], [], [])
    look(mallory)
    for part in (
        match_view.TOP,
        pages.WHOLE,
        match_view.NOW,
        controls.CONTROLS_PART,
        regions.NEIGHBOURS_PART,
    ):
        assert mallory.see(part).find("script") is None


def test_a_name_alone_does_not_open_what_somebody_did_here_before(room: ClassRoom) -> None:
    desk = room.page()
    desk.session.work.answer("before", "q", {"chosen": [1]})
    first = room.store.devices.people_of("device-1")[0].id
    desk.do("class-join", code=room.row.code, first="Sam")
    assert room.person("Sam") != first
    other = room.page()
    other.session.work.answer("before", "q", {"chosen": [1]})
    mine = room.store.devices.people_of("device-2")[0].id
    other.do("class-join", code=room.row.code, first="Mia", mine="yes")
    assert room.person("Mia") == mine


def test_a_resume_code_goes_on_at_the_same_seat_on_another_device(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia")
    play(sam, mia, until="algae")
    code = room.store.classes.members(room.id)[0].resume_code
    other = room.page()
    other.do("code-enter", code=code)
    assert other.session.here == (0,)
    assert other.session.open_table.position == sam.session.open_table.position


# -- devices that classes share --------------------------------------------------------------------


def test_a_device_goes_on_with_the_class_that_was_joined_last(room: ClassRoom) -> None:
    row, _ = room.store.classes.create("Green 8")
    sam = room.pupil("Sam")
    sam.do("class-join", code=row.code, first="Zoe")
    assert sam.session.attending is not None
    assert [each.name for each in sam.session.attending.here] == ["Zoe"]
    again = room.page("device-1")
    assert again.session.attending is not None
    assert again.session.attending.class_row is not None
    assert again.session.attending.class_row.name == "Green 8"
    again.do("leave-computer")
    look(again)
    assert again.session.attending.class_row is None


def test_a_code_on_another_device_leads_to_the_class_that_was_joined_latest(
    room: ClassRoom,
) -> None:
    sam = room.pupil("Sam")
    person = room.person("Sam")
    later, _ = room.store.classes.create("Green 8")
    room.store.classes.join(later.id, person, "Sam")
    assert sam.session.attending is not None
    code = room.store.classes.members(room.id)[0].resume_code
    other = room.page()
    other.do("code-enter", code=code)
    assert other.session.attending is not None
    assert other.session.attending.class_row is not None
    assert other.session.attending.class_row.name == "Green 8"
